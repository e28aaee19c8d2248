/** The log as it is shown: turn by turn, with what the table answered for somebody folded. */
import type { Scene } from '../match/scene.ts';

export type Line = Scene['log'][number];

/** A line, or a run of answers that the table gave. */
export type Item = { readonly line: Line; readonly at: number } | { readonly answered: readonly Line[]; readonly at: number };

export interface Turn {
  /** From 1; 0 before the first, and in games that have none. */
  readonly turn: number;
  readonly items: readonly Item[];
}

/** `at` is the place of an item in the log: what is added later does not change it. */
export function turnsOf(log: readonly Line[], wanted: string): readonly Turn[] {
  const turns: { turn: number; items: Item[] }[] = [];
  log.forEach((line, at) => {
    if (!holds(line, wanted)) return;
    const turn = line.turn ?? 0;
    // What happens between two turns belongs to the one before.
    if (turns.length === 0 || (turn !== 0 && turn !== turns.at(-1)!.turn)) turns.push({ turn, items: [] });
    const { items } = turns.at(-1)!;
    const last = items.at(-1);
    if (!line.forYou) items.push({ line, at });
    else if (last && 'answered' in last) items[items.length - 1] = { ...last, answered: [...last.answered, line] };
    else items.push({ answered: [line], at });
  });
  return turns;
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** All of the words, in the line or as its clause. */
const holds = ({ text, clause }: Line, wanted: string): boolean => {
  const all = fold(`${text} ${clause}`);
  return fold(wanted)
    .split(/\s+/)
    .every((word) => all.includes(word));
};

/** To be pasted elsewhere. */
export const logText = (turns: readonly Turn[], nameOf: (turn: number) => string, forYou: (answer: string) => string): string =>
  turns
    .map(({ turn, items }) =>
      [
        ...(turn > 0 ? [nameOf(turn)] : []),
        ...items
          .flatMap((item) => ('line' in item ? [item.line] : item.answered))
          .map(
            (line) =>
              `${line.step}\t${line.forYou ? forYou(line.text) : line.text}${line.times > 1 ? ` (×${line.times})` : ''}${line.clause && ` [${line.clause}]`}`,
          ),
      ].join('\n'),
    )
    .join('\n\n');
