/** What phrases of every language read from cards, questions and views. */
import { type CardDef, type Seat, type SeenCard, textsIn, type View } from '@touchline/engine';
import type { At, Moved, OptionAt, Say } from '@touchline/text';
import { inOwnKinds, type Spoken } from '../kinds.ts';
import { lineOf, SIDES, sideOf } from '../pitch.ts';
import { attackerIn, type Inazuma, PHASES, type Phase } from '../state.ts';
import type { OwnMark, Zone } from '../words/vocabulary.ts';

/** Marks in the order in which a view has them. */
export const MARKS: readonly OwnMark[] = ['exhausted', 'attacking', 'defending', 'attacked', 'kicking'];
export const marked = ({ marks }: SeenCard, mark: OwnMark): boolean => marks[MARKS.indexOf(mark)] === 1;

export const ownOf = (view: View): Inazuma => view.own as Inazuma;

/** Who attacks on this turn (INA-302). */
export const attackerOf = (view: View): Seat => attackerIn(ownOf(view));

/** The phase that is going on; null between them. */
export function phaseOf(view: View): Phase | null {
  const open = view.at.scopes.map(([path]) => path.slice(path.lastIndexOf('/') + 1));
  return PHASES.find((name) => open.includes(name)) ?? null;
}

/** Cards a viewer sees in a zone of a seat, in all its places. */
export const cardsIn = (view: View, zone: Zone, seat: Seat): readonly SeenCard[] =>
  view.zones.filter((z) => z.zone === zone && z.seat === seat).flatMap((z) => z.cards);

/** The line and the side of a slot. */
export const slotWords = (slot: number): { readonly line: string; readonly side: string } => ({
  line: lineOf(slot),
  side: SIDES[sideOf(slot)],
});

/** Names of cards by the side of the field they came to. */
export const bySide = ({ seen, places }: Moved): readonly { readonly side: string; readonly names: readonly string[] }[] =>
  SIDES.map((side) => ({ side, names: seen.filter((_, i) => slotWords(places[i]).side === side).map((d) => d.name) })).filter(
    ({ names }) => names.length > 0,
  );

/** Would this card lie on another of its name there (INA-501, INA-502)? */
export function stacksOn(o: OptionAt, zone: 'bench' | 'field'): boolean {
  const name = o.card(o.option.on[0] ?? 0)?.name;
  return cardsIn(o.view, zone, o.ask.seat).some((card) => o.card(card.handle)?.name === name);
}

/** Which actions are really offered: a player with nothing to use is not sent looking for it. */
export function offered({ ask }: At): { readonly play: boolean; readonly assist: boolean; readonly use: boolean } {
  const verbs = ask.options.map((o) => o.verb);
  return { play: verbs.includes('play'), assist: verbs.includes('assist'), use: verbs.includes('use') };
}

const changesSp = (effects: readonly Spoken[]): boolean =>
  effects.some((e) => (e.do === 'gain' && e.stat === 'sp') || ('then' in e && changesSp(e.then)));

/** INA-R19: SP for this character would count in no total of this phase. */
export function countsNowhere(o: OptionAt): boolean {
  const text = o.say.library.abilities.find(({ flow }) => o.ask.path.startsWith(`${flow}/`));
  const seen = o.view.zones.flatMap((z) => (z.zone === 'field' ? z.cards : [])).find((c) => c.handle === o.option.on[0]);
  const phase = phaseOf(o.view);
  if (!text || !seen || o.ask.name !== 'it' || !changesSp(inOwnKinds(text.spec.do))) return false;
  if (phase === 'attack') return !marked(seen, 'attacking') && !marked(seen, 'defending');
  return phase === 'shooting' && !marked(seen, 'kicking');
}

/** The card and the text a question comes out of, and in it "you may discard …" if that is what it asks about. */
export function offerOf(at: At): { readonly card: string; readonly discard: Spoken<'mayDiscard'> | null } {
  const text = at.say.library.abilities.find(({ flow }) => at.ask.path.startsWith(`${flow}/`));
  const find = (effects: readonly Spoken[]): Spoken<'mayDiscard'> | null => {
    for (const e of effects) {
      const found = e.do === 'mayDiscard' ? e : 'then' in e ? find(e.then) : null;
      if (found) return found;
    }
    return null;
  };
  const discard = text && (at.ask.name === 'may' || at.ask.name === 'paid') ? find(inOwnKinds(text.spec.do)) : null;
  return { card: at.say.library.defs[text?.def ?? -1]?.name ?? at.say.words.title, discard };
}

/** The phases a super technique is made for, by its name. */
export function phasesFor(say: Say, name: string | number): readonly Phase[] {
  const abilities = say.library.defs.filter((d) => d.kind === 'technique' && d.name === name).flatMap((d) => d.abilities);
  return PHASES.filter((phase) => abilities.some(({ when }) => 'use' in when && when.use.includes(phase)));
}

/** Is it the name of a super technique? */
export const isTechnique = (say: Say, name: string | number): boolean =>
  say.library.defs.some((d) => d.kind === 'technique' && d.name === name);

/** What a super technique demands, by its name; '' if nothing can be told. */
export function demandOf(say: Say, name: string | number): string {
  const conds = say.library.defs.filter((d) => d.kind === 'technique' && d.name === name).flatMap((d) => d.abilities.map((a) => a.if));
  return conds[0] === undefined ? '' : say.cond(conds[0]);
}

/** A score, the viewer's own side first. */
export const score = ([a, b]: readonly number[], viewer: Seat | 'spectator'): string => (viewer === 1 ? `${b}–${a}` : `${a}–${b}`);

interface Facts {
  readonly attribute: (value: string) => string;
  readonly none: string;
  readonly level: string;
  readonly needs: string;
}

/** Numbers and labels of a card, after its kind. */
export function factsOf({ stats, traits, notes }: CardDef, words: Facts): string[] {
  const number = (name: 'sp' | 'fsp' | 'ap') => (stats[name] === undefined ? [] : [`${name.toUpperCase()} ${stats[name]}`]);
  const needs = textsIn(notes?.requires).map(words.attribute);
  return [
    traits.attribute.length === 0 ? words.none : traits.attribute.map(words.attribute).join('/'),
    ...(traits.team ?? []),
    ...(traits.position ?? []),
    ...(stats.level === undefined ? [] : [`${words.level} ${stats.level}`]),
    ...number('sp'),
    ...number('fsp'),
    ...number('ap'),
    ...(needs.length === 0 ? [] : [`${words.needs} ${needs.join(' + ')}`]),
  ];
}
