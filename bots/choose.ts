/**
 * Which of the answers that were weighed is given. The strongest give the best. Weaker levels choose as people do who see less clearly: what
 * seems nearly as good is chosen nearly as often (softmax), what is clearly worse never, and who sees a win takes it. How near is measured by
 * how far the answers to this question lie apart: in one game they differ by a hundredth, in another by a third. A style leans, among answers
 * that seem equally good.
 */
import type { Stream, View } from '@touchline/engine';
import type { Considered, Thought } from './bot.ts';

/** What a style weighs beside the worth of an answer, as points of a hundred for one of each. */
export interface Style {
  /** How far matches with it strayed, good or bad: a standard deviation. */
  readonly risk: number;
  /** It does something with a card, rather than letting things be. */
  readonly deed: number;
  /** Few of the imagined matches began with it: nobody expects it. */
  readonly odd: number;
}

export const styles = {
  bold: { risk: 25, deed: 2, odd: 0 },
  careful: { risk: -25, deed: -1, odd: 0 },
  tricky: { risk: 0, deed: 0, odd: 5 },
} as const satisfies { readonly [name: string]: Style };
export type StyleName = keyof typeof styles;
export const styleNames = Object.keys(styles) as readonly StyleName[];

export interface Taste {
  /** Answers this much worse, in standard deviations of what all of them seem worth, are chosen about a third as often; 0: the best is given. */
  readonly temper: number;
  /** Answers worse than the best by more points than this are not overlooked: they are never given. */
  readonly sight: number;
  readonly style?: Style;
}

/** Who has a style gives up no more than so many points for it. */
const FOR_STYLE = 2;
/** Answers with less of the imagined matches were looked at too little to lean towards them. */
const LEAST_SHARE = 0.02;
/** A win, or a loss, that is as good as there: nobody overlooks it. */
const WON = 0.995;
const LOST = 0.005;
/** Points answers differ by at least: where all seem the same, any is given. */
const LEAST_APART = 0.001;
/** Chances are drawn in so many parts. */
const PARTS = 1_000_000;

/** The thought with the answer this taste gives. */
export function chosen(thought: Thought, { temper, sight, style }: Taste, { ask }: View, stream: Stream): Thought {
  const { considered } = thought;
  const best = considered[0];
  if (considered.length < 2 || (temper === 0 && !style)) return thought;
  const looked = considered.filter((one) => one === best || one.share >= LEAST_SHARE);
  const most = Math.max(...looked.map(({ mean }) => mean));
  if (most >= WON) return { ...thought, key: looked.find(({ mean }) => mean === most)!.key };
  const least = Math.max(most - Math.max(temper > 0 ? sight : 0, style ? FOR_STYLE : 0) / 100, Math.min(most, LOST));
  const open = looked.filter(({ mean }) => mean >= least);
  const scores = open.map((one) => 100 * one.mean + (style ? leaning(one, style, acts(ask, one.key)) : 0));
  const at = temper > 0 ? drawn(scores, temper * Math.max(100 * apart(looked), LEAST_APART), stream) : scores.indexOf(Math.max(...scores));
  return { ...thought, key: open[at].key };
}

/** The standard deviation of what answers seem worth. */
function apart(answers: readonly Considered[]): number {
  const mean = answers.reduce((sum, one) => sum + one.mean, 0) / answers.length;
  return Math.sqrt(answers.reduce((sum, one) => sum + (one.mean - mean) ** 2, 0) / answers.length);
}

const leaning = ({ spread = 0, share }: Considered, style: Style, deed: boolean): number =>
  style.risk * spread + (deed ? style.deed : 0) + style.odd * (1 - share);

/** Does an answer light up a card? */
const acts = (ask: View['ask'], wanted: string): boolean => (ask?.options.find(({ key }) => key === wanted)?.on.length ?? 0) > 0;

function drawn(scores: readonly number[], points: number, stream: Stream): number {
  const most = Math.max(...scores);
  const weights = scores.map((score) => Math.exp((score - most) / points));
  let at = (stream.below(PARTS) / PARTS) * weights.reduce((sum, weight) => sum + weight, 0);
  for (let i = 0; i < weights.length; i++) {
    at -= weights[i];
    if (at < 0) return i;
  }
  return 0;
}
