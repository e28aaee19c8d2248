/** The game in English: what its cards say. */
import type { CardDef } from '@touchline/engine';
import { english as e, type Say, type Who } from '@touchline/text';
import type { Spoken } from '../../kinds.ts';
import { priceOf, runsOf } from '../../read/seen.ts';
import { KINDS, type Kind, kindsIn } from '../../state.ts';
import type { TsubasaWords } from '../vocabulary.ts';
import { log } from './log.ts';
import { card, cardKinds, colours, kindName, kindOfCard, points, price, saved, team, titles, zones } from './nouns.ts';
import { setUp } from './setUp.ts';
import { table } from './table.ts';

const { grammar, verb, you } = e;
const { and, or, signed } = grammar;

/** One of these, by choice; a card that means itself is no choice. */
const one = ({ from }: { readonly from: Spoken<'choose'>['from'] }, say: Say): string =>
  say.thing({ ...from, chosen: { count: 1, upTo: false } }).words;

const oneThen = (x: Spoken<'discard' | 'eliminate'>, say: Say): string => `${one(x, say)}${x.then ? `, then ${say.effects(x.then)}` : ''}`;

function gained({ of, times = 1, each }: Spoken<'points'>): string {
  const kinds = kindsIn(of);
  if (each) return kinds.length === KINDS.length ? '1 point of each kind' : and(kinds.map((kind) => points(1, kind)));
  const what = kinds.length === KINDS.length ? '1 point of any kind' : `1 ${or(kinds.map((kind) => kindName[kind]))} point`;
  return times === 1 ? what : `${what}, ${times === 2 ? 'twice' : `${times} times`}`;
}

const faces = (table: readonly string[]): string =>
  and(
    runsOf(table).map(
      ({ from, to, result }) => `${from === to ? from : `${from}${to === from + 1 ? ' or ' : ' to '}${to}`} is ${saved[result]}`,
    ),
  );

/** A total is nobody's card: it is the player's. */
const total = (kind: Kind) => ({
  name: `${kindName[kind]} total`,
  change: (who: Who, _how: string, by: number | string) => ({
    who: { words: e.possessive(who, `${kindName[kind]} total`) },
    verb: verb('change'),
    rest: `by ${signed(Number(by))}`,
    told: true as const,
  }),
  // The ability that did it is told of already.
  changeFor: () => null,
});

export const tsubasaEn: TsubasaWords = {
  lang: 'en',
  title: 'Captain Tsubasa',
  card,
  titles,
  cardKinds,
  zones,
  stats: {
    shot: { name: 'Shot' },
    pass: { name: 'Pass' },
    defence: { name: 'Defence' },
    redShot: { name: 'Shot on the red side' },
    redPass: { name: 'Pass on the red side' },
    redDefence: { name: 'Defence on the red side' },
    shotTotal: total('shot'),
    passTotal: total('pass'),
    defenceTotal: total('defence'),
  },
  traits: {
    deck: { after: (v) => `of the ${v} deck`, says: (v) => `is of the ${v} deck` },
    team: { before: (v) => team[v], says: (v) => `is of ${team[v]}` },
    player: { after: (v) => v, definite: true, says: (v) => `is ${v}` },
    key: { before: (v) => colours[v], says: (v) => `is ${colours[v]}` },
  },
  timings: { play: '', reroll: '{Re-roll}', save: '{Save}' },
  scopes: { round: 'this round', 'per round': 'per round' },
  marks: {
    red: { beside: () => 'on its red side', says: () => 'is red' },
    parting: { beside: () => 'about to leave', says: () => 'is about to leave' },
  },
  effects: {
    points: (x) => ({ who: you, verb: verb('gain'), rest: gained(x) }),
    draw: (x) => ({ who: you, verb: verb('draw'), rest: grammar.some(x.n, card) }),
    playMore: () => ({ who: you, verb: verb('play'), rest: '1 more card' }),
    eliminate: (x, say) => ({ who: you, verb: verb('eliminate'), rest: oneThen(x, say) }),
    discard: (x, say) => ({ who: you, verb: verb('discard'), rest: oneThen(x, say) }),
    discardRandom: () => ({ who: e.opponent, verb: verb('discard'), rest: '1 random card from their hand' }),
    zero: (x, say) => ({
      who: you,
      verb: verb('choose'),
      rest: `${one(x, say)}: its ${and(kindsIn(x.of).map((kind) => kindName[kind]))} ${x.of.length > 1 ? 'count' : 'counts'} 0 this round`,
    }),
    fatigue: (x) => ({ who: you, verb: verb('take'), rest: grammar.some(x.n, cardKinds.fatigue) }),
    book: () => ({ who: you, verb: verb('receive'), rest: 'a Yellow card' }),
    forgive: () => ({ who: you, verb: verb('remove'), rest: 'your Yellow card' }),
    advance: () =>
      'end the Attack Phase: this card goes to the box, all other played cards are discarded, and you keep the ball as after a won Pass',
    specialShot: () =>
      'end the Attack Phase: this card goes to the box, all other played cards are discarded, and your Special Shot meets a Special Defence',
    reroll: () => ({ who: you, verb: verb('roll'), rest: 'one die of this round again' }),
    save: (x) => ({ who: you, verb: verb('roll'), rest: `a die after a lost Shot: ${faces(x.table)}` }),
    part: () => ({ who: you, verb: verb('eliminate'), rest: 'this card in the Discard Phase of this round' }),
    mandatory: (x, say) => `mandatory: ${say.effects(x.then)}`,
  },
  conditions: {
    attacking: () => 'you are the Attacker',
    defending: () => 'you are the Defender',
    ownTeam: (_value, say) => `your team is ${team[say.self?.traits.team?.[0] ?? ''] ?? 'the one on this card'}`,
    behind: () => 'you have fewer goals than the opponent',
  },
  bracket: (cond, say) => {
    if ('is' in cond && (cond.is === 'attacking' || cond.is === 'defending')) return cond.is === 'attacking' ? 'Attacker' : 'Defender';
    return 'all' in cond ? `Attacker, ${team[say.self?.traits.team?.[0] ?? '']}` : null;
  },
  usualLimit: () => true,
  line,
  problem: () => 'this game has no decks',
  ...table,
  ...log,
  ...setUp,
};

function line(def: CardDef): string {
  const { kind, stats, traits } = def;
  const cost = priceOf(def);
  return [
    ...(traits.deck[0] === 'motivation' ? ['Motivated'] : traits.deck[0] === 'signing' ? ['Signing'] : []),
    grammar.label(kindOfCard(kind)),
    ...(traits.team ? [team[traits.team[0]]] : []),
    ...(kind === 'specialShot' || kind === 'specialDefence'
      ? [grammar.label(colours[traits.key[0]])]
      : [KINDS.map((k) => `${kindName[k]} ${stats[k] < 0 ? `−${-stats[k]}` : stats[k]}`).join(', ')]),
    ...(cost.length > 0 ? [`Costs ${price(cost)}`] : []),
  ].join(' · ');
}
