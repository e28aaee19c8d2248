/**
 * A first match with somebody who explains. A lesson is data: a fixed deal, what is said at each question, and when there is nothing more
 * to say. Everything can be answered as one likes; the match is a match like any other.
 */
import type { Json } from '@touchline/engine';
import type { Stop } from '@touchline/host';
import type { Begin, Language, Scene, ShownAsk, ShownOption } from '../match/scene.ts';

export type Said = { readonly [language in Language]: string };

export interface Note {
  /**
   * The question it belongs to, by its name, and an open scope it is asked in. Of several the next one is said each time. Without a name:
   * any question that no other note belongs to.
   */
  readonly ask?: string;
  readonly within?: string;
  /** Only while these of the game's own values are so. */
  readonly own?: { readonly [name: string]: Json };
  readonly heading: Said;
  /** Clauses in square brackets lead to the rules. */
  readonly text: Said;
  /** An answer worth trying: what it does and, of several, which card it names first. */
  readonly attempt?: { readonly verb: string; readonly card?: string };
}

export interface Lesson {
  readonly game: string;
  /** Ready decks by seat, where the game has them: what is explained must not change when another deck is added. */
  readonly decks?: readonly string[];
  /** Deals the cards. */
  readonly seed: string;
  readonly options?: Begin['options'];
  readonly bot: string;
  /** Where the table passes: what is never asked is never explained. */
  readonly stop: Stop;
  readonly notes: readonly Note[];
  /** It is over when this of the game's own values is greater. */
  readonly until: { readonly own: string; readonly above: number };
  readonly end: { readonly heading: Said; readonly text: Said };
}

export const beginOf = ({ game, decks, seed, options = {}, bot, stop }: Lesson): Begin => ({
  game,
  options,
  players: ['person', bot],
  decks: [],
  ready: decks,
  seed,
  stop,
  practice: true,
});

type Owned = { readonly [name: string]: Json } | null;

export const isOver = ({ until }: Lesson, scene: Scene): boolean =>
  scene.result !== null || Number((scene.own as Owned)?.[until.own] ?? 0) > until.above;

const fits = (note: Note, ask: ShownAsk, { scopes, own }: Scene): boolean =>
  note.ask === ask.name &&
  (note.within === undefined || scopes.includes(note.within)) &&
  Object.entries(note.own ?? {}).every(([name, value]) => (own as Owned)?.[name] === value);

/** What was said so far, at which step, and of which question, if others were asked at the same time. */
export type Heard = readonly { readonly step: number; readonly note: number; readonly open?: string }[];

/** What is said now: the first that fits and was not said before; if all were, the last of them again. What was taken back is said anew. */
export function hear({ notes }: Lesson, scene: Scene, heard: Heard): Heard {
  const before = heard.filter(({ step }) => step < scene.step);
  const { ask } = scene;
  if (!ask) return before;
  // Somebody else has answered meanwhile: the question is the one that was explained.
  const last = before.at(-1);
  const question = [ask.name, ask.question, ...ask.options.map(({ key }) => key)].join('\n');
  if (last?.open === question) return [...before.slice(0, -1), { ...last, step: scene.step }];
  const own = notes.flatMap((note, i) => (fits(note, ask, scene) ? [i] : []));
  const fitting = own.length > 0 ? own : notes.flatMap((note, i) => (note.ask === undefined ? [i] : []));
  if (fitting.length === 0) return before;
  const note = fitting.find((i) => !before.some((said) => said.note === i)) ?? fitting.at(-1)!;
  const isOpen = scene.thinking.some((seat) => seat !== ask.seat);
  return [...before, { step: scene.step, note, ...(isOpen && { open: question }) }];
}

/** The answer a note means, if it is offered. */
export function attemptOf({ attempt }: Note, { ask, zones }: Scene): ShownOption | undefined {
  if (!attempt || !ask) return undefined;
  const names = (option: ShownOption) =>
    zones.some(({ cards }) => cards.some((card) => card !== null && card.handle === option.on[0] && card.def === attempt.card));
  return ask.options.find((option) => option.verb === attempt.verb && (attempt.card === undefined || names(option)));
}
