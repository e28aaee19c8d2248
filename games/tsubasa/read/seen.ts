/** What phrases of every language read from cards, questions and views. */
import { type CardDef, type Game, type Json, numbersIn, type Seat, type SeenCard, type View } from '@touchline/engine';
import { type At, type EventAt, minus, type OptionAt, type Say } from '@touchline/text';
import { costIn } from '../cards/make.ts';
import { KINDS, type Kind, kindsIn, limitIn, type Tsubasa } from '../state.ts';
import type { Addend } from '../totals.ts';
import type { Zone } from '../words/vocabulary.ts';

export const ownOf = (view: View): Tsubasa => view.own as Tsubasa;

/** Cards a viewer sees in a zone of a seat; of a zone of the table, seat -1. */
export const cardsIn = (view: View, zone: Zone, seat: Seat): readonly SeenCard[] =>
  view.zones.find((z) => z.zone === zone && z.seat === seat)?.cards ?? [];
export const countIn = (view: View, zone: Zone, seat: Seat): number =>
  view.zones.find((z) => z.zone === zone && z.seat === seat)?.count ?? 0;

/** Rounds of this half that are not played in Injury Time for want of Match cards: 6, or 4 in a First Match, or 2 in Extra Time. */
export const roundsOf = (view: View): number =>
  ownOf(view).half >= 2 ? 2 : (view.options as { readonly firstMatch?: boolean }).firstMatch === true ? 4 : 6;

/** Cards in both Play Areas and the limit. */
export const countOf = (view: View): { readonly count: number; readonly limit: number } => ({
  count: countIn(view, 'playArea', 0) + countIn(view, 'playArea', 1),
  limit: limitIn(ownOf(view)),
});

// ---------------------------------------------------------------- totals

type SeenMod = {
  readonly on: { readonly rulesOf?: Seat; readonly refs?: readonly { readonly handle?: number }[] };
  readonly stat: string;
  readonly by: number;
};

const red: { readonly [K in Kind]: string } = { shot: 'redShot', pass: 'redPass', defence: 'redDefence' };

/** A total as everybody can work it out: what lies there, less what counts 0, and what holds this round. */
export function totalIn(view: View, library: Pick<Game, 'defs' | 'defIndex'>, seat: Seat, kind: Kind): number {
  const mods = view.mods as readonly SeenMod[];
  const zeroed = (handle: number) => mods.some((m) => m.stat === kind && m.on.refs?.some((r) => r.handle === handle));
  const value = ({ def, handle, marks }: SeenCard) => {
    const { stats } = library.defs[library.defIndex.get(def)!];
    return zeroed(handle) ? 0 : (stats[marks[0] === 1 ? red[kind] : kind] ?? 0);
  };
  const lying = [...cardsIn(view, 'playArea', seat), ...cardsIn(view, 'booking', seat)].reduce((sum, card) => sum + value(card), 0);
  return mods.reduce((sum, m) => (m.stat === `${kind}Total` && m.on.rulesOf === seat ? sum + m.by : sum), lying);
}

// ---------------------------------------------------------------- cards and texts

/** The card of an id as this voice calls it. */
export const cardCalled = (say: Say, id: string): CardDef | undefined => say.library.defs[say.library.defIndex.get(id) ?? -1];
export const nameOf = (say: Say, id: Json | undefined): string => cardCalled(say, String(id))?.name ?? '';

/** Points by kind, leaving out kinds of which there are none. */
export type Price = readonly { readonly kind: Kind; readonly n: number }[];

export function priceOf(def: CardDef): Price {
  const cost = costIn(def);
  return KINDS.flatMap((kind) => (cost[kind] > 0 ? [{ kind, n: cost[kind] }] : []));
}

/** The parts of what was paid, from the arguments of an event or a refusal. */
export const paidIn = (args: { readonly [name: string]: Json }, prefix = ''): Price =>
  KINDS.flatMap((kind) => (Number(args[`${prefix}${kind}`]) > 0 ? [{ kind, n: Number(args[`${prefix}${kind}`]) }] : []));

/** The card an option is about, and the one whose place it takes. */
export const pairOf = (o: OptionAt): { readonly card: CardDef | null; readonly place: CardDef | null } => ({
  card: o.card(o.option.on[0] ?? 0),
  place: o.option.on[1] === undefined ? null : o.card(o.option.on[1]),
});

/** The kind of point an option gains. */
export const kindGained = (o: OptionAt): Kind => kindsIn([o.option.key.slice(o.option.key.indexOf(':') + 1)])[0];

/** Which extras are offered: nobody is sent looking for what is not there. */
export function offered({ ask }: At): { readonly play: boolean; readonly motivate: boolean; readonly sign: boolean } {
  const verbs = ask.options.map((o) => o.verb);
  return { play: verbs.includes('play'), motivate: verbs.includes('motivate'), sign: verbs.includes('sign') };
}

/** The card whose abilities are asked about. */
export const askedCard = (at: At): CardDef | null => at.card(at.ask.options[0]?.on[0] ?? 0);

/** The die a re-roll is about: the viewer's, the opponent's, or that of the save. */
export function dieOf(o: OptionAt): { readonly of: 'own' | 'their' | 'save'; readonly face: number } {
  const { dice, save } = ownOf(o.view);
  if (save > 0) return { of: 'save', face: save };
  return { of: o.option.n === o.ask.seat ? 'own' : 'their', face: dice[o.option.n] };
}

/** A save by its faces: how many bring each result, in runs ("2 to 4"). */
export function runsOf(table: readonly string[]): readonly { readonly from: number; readonly to: number; readonly result: string }[] {
  const out: { from: number; to: number; result: string }[] = [];
  table.forEach((result, i) => {
    const last = out[out.length - 1];
    if (last?.result === result) last.to = i + 1;
    else out.push({ from: i + 1, to: i + 1, result });
  });
  return out;
}

/** A score, the viewer's own side first. */
export const score = ([a, b]: readonly number[], viewer: Seat | 'spectator'): string => (viewer === 1 ? `${b}–${a}` : `${a}–${b}`);

/** A sum as it is written: "7 = 0 + 2 + 3 + 2", with the names of the cards that changed something. */
export function sumOf(addends: readonly Addend[], name: (id: string) => string): string {
  const total = addends.reduce((sum, { n }) => sum + n, 0);
  if (addends.length < 2 && addends.every(({ by }) => by === '')) return minus(total);
  const parts = addends.map(({ card, n, by }, i) => {
    const made = by !== '' ? by : card === 'booking' || card === 'red' ? card : '';
    const sign = i === 0 ? (n < 0 ? '−' : '') : n < 0 ? ' − ' : ' + ';
    return `${sign}${Math.abs(n)}${made === '' ? '' : ` (${name(made)})`}`;
  });
  return `${minus(total)} = ${parts.join('')}`;
}

/** The addends an event tells of. */
export const addendsIn = (x: EventAt, kind: Kind): readonly Addend[] => x.e.args[kind] as readonly Addend[];

/** A kind, or numbers by seat, that an event tells of. */
export const kindIn = (x: EventAt, name: string): Kind => kindsIn([String(x.e.args[name])])[0];
export const numsIn = (x: EventAt, name: string): readonly number[] => numbersIn(x.e.args[name]);
