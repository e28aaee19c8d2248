/** Why a bot would do this rather than that, in words: the same at the table in the browser and in the terminal. */
import type { Considered, Thought } from '../bot.ts';

export interface HintWords {
  /** Of two: how many matches of a hundred it wins more often than another answer. Else how much more it is worth. */
  readonly ahead: (points: number, other: string, seats: number) => string;
  readonly level: (other: string) => string;
  /** The others were hardly tried. */
  readonly sure: string;
  /** What it is for: a card of one's own that is used next, or one of somebody else or of the table; with the share of matches, in percent. */
  readonly own: (card: string, share: number) => string;
  readonly other: (card: string, share: number) => string;
  readonly certain: string;
}

/** More than the best few would be no hint. */
const MOST = 3;
/** What was tried in less of the imagined matches was soon given up: nobody knows well what it is worth. */
const TRIED = 0.02;

/** Of so few imagined matches nothing can be told: the others were not tried at all. */
const FEW = 16;

/** The answers worth naming. */
export const worthNaming = ({ considered }: Thought): readonly Considered[] =>
  considered.filter(({ share }, i) => i === 0 || share >= TRIED).slice(0, MOST);

/** How those who are told call things. */
export interface Called {
  readonly seats: number;
  readonly option: (key: string) => string;
  /** A card by its handle, and whether it is one's own. */
  readonly card: (handle: number) => { readonly name: string; readonly own: boolean } | null;
}

const percent = (part: number): number => Math.round(part * 100);

/** Could as many imagined matches again as well say the contrary? What was tried less often is known less well. */
function isLevel(imagined: number, first: Considered, second: Considered): boolean {
  const error = [first, second].reduce((sum, { spread = 0, share }) => sum + spread ** 2 / (share * imagined), 0);
  return first.mean - second.mean < Math.sqrt(error);
}

/** How the first answer compares with the next, and what it is after. */
export function reasonsOf(thought: Thought, words: HintWords, { seats, option, card }: Called): string[] {
  const [first, second] = worthNaming(thought);
  if (!first) return [];
  if (thought.proven) return [words.certain];
  if (!second && thought.imagined < FEW) return [];
  const points = second && !isLevel(thought.imagined, first, second) ? percent(first.mean) - percent(second.mean) : 0;
  const compared = !second ? words.sure : points > 0 ? words.ahead(points, option(second.key), seats) : words.level(option(second.key));
  const next = first.plan && card(first.plan.card);
  return [compared, ...(first.plan && next ? [(next.own ? words.own : words.other)(next.name, percent(first.plan.share))] : [])];
}
