/** A record looked at by a bot: at every decision it is asked with what the player saw then, and told apart where it clearly differs. */
import { botNamed, type Considered, type Fault, guarded, random, type Thought } from '@touchline/bots';
import type { Record, Seat } from '@touchline/engine';
import { chanceOf, Timeline } from '@touchline/host';
import type { Language, TerminalGame } from '../games.ts';
import { Mistake } from '../mistake.ts';
import { seatLetter } from '../seats.ts';
import { percent, spoken } from '../table/hint.ts';
import { type Scene, sceneOf } from '../table/scene.ts';
import { type Words, wordsOf } from '../words/words.ts';

/** A smaller difference between what two answers are worth is not worth a word. */
const WORTH_A_WORD = 0.05;
/** The mean of so many imagined matches strays by this, at most: twice the standard error of a coin. */
const doubt = (matches: number): number => 1 / Math.sqrt(matches);

interface Weighed extends Considered {
  /** In words. */
  readonly what: string;
}

/** A decision at which something else was clearly better. */
interface Better {
  /** The number of the choice in the record, from 1. */
  readonly step: number;
  readonly seat: Seat;
  readonly ask: string;
  readonly chosen: Weighed;
  readonly best: Weighed;
}

interface Analysis {
  readonly game: string;
  readonly seed: string;
  readonly bot: string;
  /** How many decisions were weighed. */
  readonly decisions: number;
  readonly better: readonly Better[];
  readonly faults: readonly (Pick<Fault, 'why' | 'message'> & { readonly step: number })[];
}

interface Analysing {
  readonly pack: TerminalGame;
  readonly record: Record;
  readonly bot: string;
  /** Whose decisions; null: everybody's. */
  readonly seat: Seat | null;
  readonly language: Language;
}

export function analyse({ pack, record, bot, seat: only, language }: Analysing, progress: (done: number, all: number) => void): Analysis {
  const named = botNamed(bot)!;
  if (named === random) throw new Mistake('weighsNothing', bot);
  const think = guarded(named, bot);
  const speaker = pack.speak(language);
  const words = wordsOf(language);
  const timeline = new Timeline(pack.game, record);
  const better: Better[] = [];
  const faults: { step: number; why: Fault['why']; message: string }[] = [];
  let decisions = 0;
  record.picks.forEach(([seat, key], i) => {
    const view = timeline.view(seat);
    const { ask } = view;
    if (key !== null && ask && ask.options.length > 1 && (only === null || only === seat)) {
      decisions++;
      // The stream a bot would have had at the table: nobody is told off by themselves.
      const { thought, fault } = think(pack.game, view, chanceOf(record.seed, seat, i));
      if (fault) faults.push({ step: i + 1, why: fault.why, message: fault.message });
      else {
        const pair = apart(sceneOf(pack, view, speaker, words, { columns: 80, rows: 24, tty: false }), key, thought);
        if (pair) better.push({ step: i + 1, seat, ask: ask.name, ...pair });
      }
    }
    if (key === null) timeline.concede(seat);
    else timeline.pick(seat, key);
    progress(i + 1, record.picks.length);
  });
  return { game: pack.id, seed: record.seed, bot, decisions, better, faults };
}

/** What was chosen and what was clearly better than it; null if nothing was, or if what was chosen was not weighed. */
function apart(s: Scene, key: string, { considered, imagined }: Thought): Pick<Better, 'chosen' | 'best'> | null {
  const said = (wanted: string) => spoken(s, s.view.ask!, wanted).what;
  const what = said(key);
  // Of answers that are the same only the first is weighed.
  const chosen = considered.find((one) => one.key === key) ?? considered.find((one) => said(one.key) === what);
  const [best] = considered;
  if (!chosen || chosen === best) return null;
  if (best.mean - chosen.mean < Math.max(WORTH_A_WORD, doubt(chosen.share * imagined))) return null;
  return { chosen: { ...chosen, key, what }, best: { ...best, what: said(best.key) } };
}

export function analysisLines({ bot, decisions, better, faults }: Analysis, words: Words, seats: number): string[] {
  const worth = ({ what, mean }: Weighed) => ({ what, worth: percent(mean) });
  const lines = [
    ...better.map(({ step, seat, chosen, best }) => ({
      step,
      line: words.analysis.better(step, words.player(seatLetter(seat).toUpperCase()), bot, worth(chosen), worth(best), seats),
    })),
    ...faults.map(({ step, message }) => ({ step, line: words.analysis.fault(step, bot, message) })),
  ];
  return [...lines.sort((a, b) => a.step - b.step).map(({ line }) => line), words.analysis.sum(decisions, better.length, bot)];
}
