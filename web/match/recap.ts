/** A match that is over, summed up for whoever sat there: moments to go back to, and what was counted. */
import { type Seat, type SeenEvent, seenLog, type Viewer } from '@touchline/engine';
import { entriesSince, type LogLine, Reader, type Timeline } from '@touchline/host';
import { type KeyMoment, type SeenStep, sumUp } from '@touchline/kit';
import type { TableGame } from '../games/teller.ts';
import type { Language } from './scene.ts';

export interface ShownMoment extends Pick<KeyMoment, 'step' | 'kind' | 'score'> {
  readonly text: string;
  readonly clause: string;
  /** From 1; 0 before the first, and in games that have none. */
  readonly turn: number;
}

export interface Recapped {
  readonly moments: readonly ShownMoment[];
  /** What the game counts, by seat. */
  readonly figures: readonly { readonly name: string; readonly values: readonly number[] }[];
  /** Questions with more than one answer, by seat. */
  readonly decisions: readonly number[];
  /** Milliseconds somebody thought about one of them at most, by seat; empty where nobody looked at the clock. */
  readonly longest: readonly number[];
}

interface Played {
  readonly timeline: Timeline;
  readonly pack: TableGame;
  readonly viewer: Viewer;
  readonly language: Language;
  readonly longest: readonly number[];
}

export async function recapOf({ timeline, pack, viewer, language, longest }: Played): Promise<Recapped> {
  const own = await pack.recap?.();
  await pack.learn(language);
  const { moments, figures } = sumUp(own?.recap, timeline.seats, stepsOf(timeline, pack));
  const reader = new Reader(pack, timeline.view(viewer), language);
  const log = reader.linesByStep(entriesSince(timeline, -1, { ...pack, viewer }));
  return {
    moments: moments.map(({ step, kind, score, event }) => {
      const line = lineFor(log, step, event && textOf(reader, event));
      return { step, kind, score, text: line?.text ?? '', clause: line?.clause ?? '', turn: line?.turn ?? 0 };
    }),
    figures: figures.map(({ name, values }) => ({ name: name[language], values })),
    decisions: Array.from({ length: timeline.seats }, (_, seat: Seat) => timeline.decisionsOf(seat)),
    longest,
  };
}

/** As everybody sees it. What happened in one seat's own line of play is told again when all have finished theirs. */
function stepsOf(timeline: Timeline, pack: TableGame): SeenStep[] {
  const { game, seats } = timeline;
  const score = (step: number) => pack.score?.(timeline.view('spectator', step)) ?? [];
  const steps = timeline.since(0).map(({ step, events }) => ({
    step,
    events: seenLog(
      game,
      events.filter(({ strand }) => strand < 0),
      'spectator',
      seats,
    ),
    score: score(step),
  }));
  return [{ step: 0, events: [], score: score(0) }, ...steps];
}

const textOf = (reader: Reader, event: SeenEvent): string => reader.speaker.lines([event], reader.view.viewer)[0]?.text ?? '';

/** The line that tells of an event; where the log tells of several things together, or nobody says which event it was, the last of the step. */
function lineFor(log: readonly LogLine[], step: number, text: string | null): LogLine | undefined {
  const lines = log.filter((line) => line.step === step && !line.forYou);
  return lines.find((line) => line.text === text) ?? lines.findLast(({ seat }) => seat >= 0) ?? lines.at(-1);
}
