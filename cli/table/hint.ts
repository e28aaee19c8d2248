/** What a bot would do with what somebody sees, in the words of the options. */
import { reasonsOf, type Thought, worthNaming } from '@touchline/bots';
import type { Ask } from '@touchline/engine';
import { nameOf, type Scene } from './scene.ts';

export const percent = (part: number): number => Math.round(part * 100);

/** What an answer is called where it is offered, and its number there. */
export function spoken(s: Scene, ask: Ask, key: string): { readonly n: number; readonly what: string } {
  const at = ask.options.findIndex((option) => option.key === key);
  const option = ask.options[at];
  return { n: at + 1, what: `${s.speaker.option(ask, option, s.view)} ${s.pack.beside?.(s, ask, option) ?? ''}`.trim() };
}

export function hintLines(s: Scene, ask: Ask, thought: Thought): string[] {
  const { hint, worth } = s.words;
  if (thought.considered.length === 0) return [hint.only(spoken(s, ask, thought.key).what)];
  return [
    hint.from(thought.imagined),
    ...worthNaming(thought).map(({ key, share, mean }) => {
      const { n, what } = spoken(s, ask, key);
      return hint.one(n, what, percent(share), worth(percent(mean), s.view.seats));
    }),
    ...reasonsOf(thought, hint.why, {
      seats: s.view.seats,
      option: (key) => hint.option(spoken(s, ask, key).n),
      card: (handle) => cardOf(s, handle),
    }),
  ];
}

function cardOf(s: Scene, wanted: number) {
  for (const { seat, cards } of s.view.zones)
    for (const card of cards) if (card.handle === wanted) return { name: nameOf(s, card), own: seat === s.view.viewer };
  return null;
}
