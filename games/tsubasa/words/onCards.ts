/** What cards say in the same way in every language, from the words of one. */
import type { CardDef, Cond } from '@touchline/engine';
import { type Clause, type Grammar, minus, type Noun, type Say, type StatWords, type Who } from '@touchline/text';
import type { Spoken } from '../kinds.ts';
import { type Price, priceOf, runsOf } from '../read/seen.ts';
import { KINDS, type Kind, kindsIn } from '../state.ts';

export type ByKind<T> = { readonly [K in Kind]: T };
type Named = { readonly [name: string]: string };

/** So many points of a kind, and a price in points. */
export function pointsBy({ and, some }: Grammar, points: ByKind<Noun>) {
  const of = (n: number, kind: Kind): string => some(n, points[kind]);
  return { points: of, price: (parts: Price): string => and(parts.map(({ kind, n }) => of(n, kind))) };
}

export interface EffectWording {
  readonly kindName: ByKind<string>;
  readonly points: (n: number, kind: Kind) => string;
  readonly saved: Named;
  readonly then: (effects: string) => string;
  readonly eachKind: string;
  readonly anyKind: string;
  readonly oneOf: (kinds: string) => string;
  readonly times: (n: number) => string;
  /** What faces of a die bring. */
  readonly brings: (faces: string, result: string) => string;
  readonly orFace: string;
  readonly toFace: string;
}

export function effectsBy({ and, or }: Grammar, w: EffectWording) {
  /** One of these, by choice; a card that means itself is no choice. */
  const one = ({ from }: Pick<Spoken<'choose'>, 'from'>, say: Say): string =>
    say.thing({ ...from, chosen: { count: 1, upTo: false } }).words;
  const facesOf = (from: number, to: number): string =>
    from === to ? String(from) : `${from} ${to === from + 1 ? w.orFace : w.toFace} ${to}`;
  return {
    one,
    oneThen: (x: Spoken<'discard' | 'eliminate'>, say: Say): string => `${one(x, say)}${x.then ? w.then(say.effects(x.then)) : ''}`,
    gained: ({ of, times = 1, each }: Spoken<'points'>): string => {
      const kinds = kindsIn(of);
      const all = kinds.length === KINDS.length;
      if (each) return all ? w.eachKind : and(kinds.map((kind) => w.points(1, kind)));
      const what = all ? w.anyKind : w.oneOf(or(kinds.map((kind) => w.kindName[kind])));
      return times === 1 ? what : `${what}, ${w.times(times)}`;
    },
    faces: (table: readonly string[]): string =>
      and(runsOf(table).map(({ from, to, result }) => w.brings(facesOf(from, to), w.saved[result]))),
  };
}

/** A total is nobody's card: it is the player's. */
export const totalBy = (name: string, change: (who: Who, by: number) => Clause): StatWords => ({
  name,
  change: (who, _how, by) => change(who, Number(by)),
  // The ability that did it is told of already.
  changeFor: () => null,
});

const teamOn = ({ self }: Say): string => self?.traits.team?.[0] ?? '';

export const ownTeamBy =
  (team: Named, unknown: string, says: (team: string) => string) =>
  (_value: string, say: Say): string =>
    says(team[teamOn(say)] ?? unknown);

/** A text for one side says so before it; one for the Attacker of a team names that too. */
export const bracketBy =
  (team: Named, attacker: string, defender: string) =>
  (cond: Cond, say: Say): string | null => {
    if ('is' in cond && cond.is === 'attacking') return attacker;
    if ('is' in cond && cond.is === 'defending') return defender;
    // Of its own team, where a card has one: any other condition is said in full.
    const own = 'all' in cond && cond.all.length === 2 && cond.all.every((c) => 'is' in c && (c.is === 'attacking' || c.is === 'ownTeam'));
    return own && team[teamOn(say)] !== undefined ? `${attacker}, ${team[teamOn(say)]}` : null;
  };

export interface LineWording {
  readonly kindName: ByKind<string>;
  readonly cardKinds: { readonly [kind: string]: Noun };
  readonly team: Named;
  readonly colours: Named;
  /** By the deck a card is of. */
  readonly decks: Named;
  readonly price: (parts: Price) => string;
  readonly costs: (price: string) => string;
}

export function lineBy({ label }: Grammar, w: LineWording) {
  return (def: CardDef): string => {
    const { kind, stats, traits } = def;
    const [deck] = traits.deck;
    const special = kind === 'specialShot' || kind === 'specialDefence';
    const cost = priceOf(def);
    return [
      ...(Object.hasOwn(w.decks, deck) ? [w.decks[deck]] : []),
      label(w.cardKinds[kind].one),
      ...(traits.team ? [w.team[traits.team[0]]] : []),
      special ? label(w.colours[traits.key[0]]) : KINDS.map((k) => `${w.kindName[k]} ${minus(stats[k])}`).join(', '),
      ...(cost.length > 0 ? [w.costs(w.price(cost))] : []),
    ].join(' · ');
  };
}
