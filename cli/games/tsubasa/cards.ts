/** What every part of the board reads: the phase, and cards with their values. */
import type { SeenCard } from '@touchline/engine';
import { KINDS, priceOf } from '../../../games/tsubasa/index.ts';
import { defOf, nameOf, type Scene, scopes } from '../../table/scene.ts';
import { type BoardWords, boardWords } from './words.ts';

export const wordsOf = (s: Scene): BoardWords => boardWords(s.speaker.lang);
export const isMarked = (s: Scene, card: SeenCard, mark: string): boolean => card.marks[s.game.spec.marks!.indexOf(mark)] === 1;

const PHASES = ['setUp', 'draw', 'attack', 'duel', 'shoot', 'rerolls', 'saves'];

/** The innermost phase that is open; '' before and after the match. */
export function phaseOf(s: Scene): string {
  const open = scopes(s.view).map((path) => path.slice(path.lastIndexOf('/') + 1));
  return s.view.result ? '' : (PHASES.findLast((name) => open.includes(name)) ?? '');
}

/** `S3 P4 D1`: the values as they count now. */
export function valuesText(s: Scene, card: SeenCard): string {
  const { short } = wordsOf(s);
  return KINDS.map((kind) => `${short[kind]}${signed(s.numbers(card.handle, kind).total)}`).join(' ');
}
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

export const cardText = (s: Scene, card: SeenCard): string => `${nameOf(s, card)} ${valuesText(s, card)}`;

/** With what it costs to bring it on: `Kojiro Hyuga S6 P2 D2 for 3S`. */
export function offeredText(s: Scene, card: SeenCard): string {
  const w = wordsOf(s);
  const cost = priceOf(defOf(s.game, card.def)).map(({ kind, n }) => `${n}${w.short[kind]}`);
  return `${cardText(s, card)} ${w.price(cost.join('+'))}`;
}

/** Is an answer of this kind to be given now? Where lines are few, only then the cards for it are shown. */
export const isOffered = (s: Scene, verb: string): boolean => s.view.ask?.options.some((option) => option.verb === verb) ?? false;
