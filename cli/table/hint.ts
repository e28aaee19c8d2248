/** What a bot would do with what somebody sees, in the words of the options. */
import type { Thought } from '@touchline/bots';
import type { Ask } from '@touchline/engine';
import { nameOf, type Scene } from './scene.ts';

/** More than the best few would be no hint. */
const MOST = 3;

export const percent = (part: number): number => Math.round(part * 100);

/** What an answer is called where it is offered, and its number there. */
export function spoken(s: Scene, ask: Ask, key: string): { readonly n: number; readonly what: string } {
  const at = ask.options.findIndex((option) => option.key === key);
  const option = ask.options[at];
  return { n: at + 1, what: `${s.speaker.option(ask, option, s.view)} ${s.pack.beside?.(s, ask, option) ?? ''}`.trim() };
}

export function hintLines(s: Scene, ask: Ask, { key, considered, imagined, proven }: Thought): string[] {
  const { hint, worth } = s.words;
  if (considered.length === 0) return [hint.only(spoken(s, ask, key).what)];
  return [
    hint.from(imagined),
    ...considered.slice(0, MOST).map(({ key, share, mean }) => {
      const { n, what } = spoken(s, ask, key);
      return hint.one(n, what, percent(share), worth(percent(mean), s.view.seats));
    }),
    ...(proven ? [hint.certain] : reasons(s, ask, considered)),
  ];
}

/** What the first answer is after, and what it is better than. */
function reasons(s: Scene, ask: Ask, [first, second]: Thought['considered']): string[] {
  const { hint } = s.words;
  const points = second ? percent(first.mean - second.mean) : 0;
  const other = second && spoken(s, ask, second.key).what;
  const card = first.plan && s.view.zones.flatMap(({ cards }) => cards).find(({ handle }) => handle === first.plan!.card);
  return [
    ...(other ? [points > 0 ? hint.ahead(points, other) : hint.level(other)] : []),
    ...(first.plan && card ? [hint.after(nameOf(s, card), percent(first.plan.share))] : []),
  ];
}
