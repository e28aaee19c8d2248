/** What phrases of every language read from cards, questions and views. */
import type { CardDef, Cond, Seat, View } from '@touchline/engine';
import type { At, OptionAt, Say } from '@touchline/text';
import type { PlayCa } from '../state.ts';
import type { Area } from '../words/vocabulary.ts';

/** "Limited to team …" is a question about the card that fights for you; the team, or null if it asks something else. */
export function onlyTeam(cond: Cond): string | null {
  if (!('exists' in cond) || cond.exists.role !== 'fighter' || cond.exists.of !== 'you' || cond.exists.where?.length !== 1) return null;
  const [filter] = cond.exists.where;
  return 'trait' in filter && filter.trait === 'team' && typeof filter.is === 'string' ? filter.is : null;
}

export const ownOf = (view: View): PlayCa => view.own as PlayCa;

/** EPC-506: the type of Hissatsu a side may use now. */
export function typeNow(view: View, seat: Seat): 'shoot' | 'dribble' | 'block' | 'catch' {
  const { attacker, shooting } = ownOf(view);
  if (seat === attacker) return shooting ? 'shoot' : 'dribble';
  return shooting ? 'catch' : 'block';
}

/** Ids of the cards a viewer sees in an area of a seat, top card last. */
export function seenIn(view: View, area: Area, seat: Seat): readonly string[] {
  return view.zones.filter((z) => z.zone === area && z.seat === seat).flatMap((z) => z.cards.map((c) => c.def));
}

/** What the text of a card demands, of an active character (`role`) or of the licences; '' if it cannot be told. */
export function demandOf(say: Say, card: string | number, of: 'role' | 'licences'): string {
  const conds = say.library.defs.filter((d) => d.name === card).flatMap((d) => d.abilities.flatMap((a) => (a.if ? [a.if] : [])));
  const cond = conds.find((c) => 'exists' in c && (of === 'role' ? c.exists.role !== undefined : c.exists.zone === 'licences'));
  return cond ? say.cond(cond) : '';
}

/** Name of the active character of the seat that is asked; null if it has none. */
export function activeName({ view, ask, say }: At): string | null {
  const id = seenIn(view, 'active', ask.seat).at(-1);
  return id === undefined ? null : say.library.defs[say.library.defIndex.get(id) ?? -1].name;
}

/** EPC-530: against a shot the goalkeeper fights. */
export const keeperFights = ({ view, ask }: At): boolean => ownOf(view).shooting && ask.seat !== ownOf(view).attacker;

/** What using a card means now: its price, and the power it brings in the present role (EPC-R32). */
export function useOf(o: OptionAt): {
  readonly name: string;
  readonly price: number;
  readonly by: number;
  readonly value: 'OF' | 'DF';
  /** What it does besides. */
  readonly texts: readonly string[];
} | null {
  const def = o.card(o.option.on[0] ?? 0);
  if (!def) return null;
  const attacks = o.ask.seat === ownOf(o.view).attacker;
  const used = def.abilities.filter((a) => 'use' in a.when && a.when.use.includes('use'));
  return {
    name: def.name,
    price: o.option.figures?.cost ?? 0,
    by: def.stats[attacks ? 'hof' : 'hdf'] ?? 0,
    value: attacks ? 'OF' : 'DF',
    texts: used.map((a) => o.say.ability(a, def)),
  };
}

/** Which kinds of use are really offered: a side with nothing to use is not sent looking for it. */
export function offeredUses({ ask }: At): { readonly cards: boolean; readonly effects: boolean } {
  const verbs = ask.options.map((o) => o.verb);
  return { cards: verbs.includes('use') || verbs.includes('support'), effects: verbs.includes('effect') };
}

/** How a side ends a question: it uses nothing more, has nothing to use, or has chosen enough. */
export function endOf({ ask }: At): 'noMore' | 'nothing' | 'enough' {
  if (!['uses', 'chanceEffects', 'support'].includes(ask.name)) return 'enough';
  return ask.options.length > 1 ? 'noMore' : 'nothing';
}

/** A score, the viewer's own side first. */
export const score = ([a, b]: readonly number[], viewer: Seat | 'spectator'): string => (viewer === 1 ? `${b}–${a}` : `${a}–${b}`);

/** Numbers and labels of a card, after its kind. */
export function factsOf({ kind, stats, traits }: CardDef): string[] {
  if (kind === 'licence') return [traits.position[0], traits.team[0]];
  if (stats.cost === undefined) return [traits.team[0], traits.position[0], `OF ${stats.of}`, `DF ${stats.df}`, `BCP ${stats.bcp}`];
  return [`HCost ${stats.cost}`, ...(stats.hof ? [`HOF ${stats.hof}`] : []), ...(stats.hdf ? [`HDF ${stats.hdf}`] : [])];
}
