/** The log as lines: what happened, in the viewer's words, told once. */
import type { Seat, SeenEvent, Viewer } from '@touchline/engine';
import type { Line, Speaker } from '@touchline/text';
import type { LogEntry } from './entries.ts';
import { logWords } from './words/words.ts';

export interface Telling {
  readonly speaker: Speaker;
  readonly viewer: Viewer;
  /** Answers the table gave for the viewer are told too. */
  readonly passes?: boolean;
}

export interface LogLine extends Line {
  /** After which pick; of things told together, the last. */
  readonly step: number;
  /** In which turn, from 1; absent before the first, and in games that have none. */
  readonly turn?: number;
  /** How often it was said in a row. */
  readonly times: number;
  /** The text is an answer that the table gave for the viewer. */
  readonly forYou?: true;
}

/** Things that went the same way are one line; a line that would be said again is counted. */
export function logLines(telling: Telling, entries: readonly LogEntry[]): LogLine[] {
  const { speaker, viewer } = telling;
  const words = logWords[speaker.lang];
  const said: LogLine[] = [];
  let events: SeenEvent[] = [];
  let at: Pick<LogLine, 'step' | 'turn'> = { step: 0 };
  const add = (line: Line) => {
    const last = said.at(-1);
    if (last?.text === line.text) said[said.length - 1] = { ...last, times: last.times + 1 };
    else said.push({ ...line, ...at, times: 1 });
  };
  const tell = () => {
    for (const run of runs(events)) linesOf(telling, run).forEach(add);
    events = [];
  };
  for (const entry of entries) {
    if ('event' in entry) {
      events.push(entry.event);
      at = placeOf(entry);
      continue;
    }
    const { seat, ask, option, pressed, passed, view } = entry.deed;
    const forYou = passed && telling.passes === true;
    if (!pressed && !forYou) continue;
    tell();
    at = placeOf(entry);
    const what = speaker.option(ask, option, view);
    if (forYou) said.push({ text: what, clause: '', seat, cards: [], facts: {}, ...at, times: 1, forYou });
    // Who pressed a button knows; who had only one learns that it was pressed.
    else {
      const text = seat === viewer ? words.forced(what) : words.deed(speaker.seat(seat, viewer), what);
      add({ text, clause: ask.clause, seat, cards: [], facts: {} });
    }
  }
  tell();
  return said;
}

const placeOf = ({ step, turn }: LogEntry): Pick<LogLine, 'step' | 'turn'> => ({ step, ...(turn !== undefined && { turn }) });

/** Step by step, and within it turn by turn, so that every line knows where it belongs. */
export const linesByStep = (telling: Telling, entries: readonly LogEntry[]): LogLine[] =>
  [...Map.groupBy(entries, ({ step, turn = 0 }) => `${step}/${turn}`).values()].flatMap((part) => logLines(telling, part));

/** So many cards looked at in a row are told as a number: nobody wants to read a whole deck. */
const MANY = 4;

const isLook = (e: SeenEvent): boolean => e.type === 'show' && Math.log2(Number(e.args.to)) % 1 === 0;
const looker = (e: SeenEvent): Seat => Math.log2(Number(e.args.to));

/** What one seat looks at in a row belongs together, and all that is between. */
function runs(events: readonly SeenEvent[]): SeenEvent[][] {
  const out: SeenEvent[][] = [];
  for (const e of events) {
    const last = out.at(-1)?.[0];
    if (last && isLook(last) === isLook(e) && (!isLook(e) || last.args.to === e.args.to)) out.at(-1)!.push(e);
    else out.push([e]);
  }
  return out;
}

function linesOf({ speaker, viewer }: Telling, run: readonly SeenEvent[]): Line[] {
  if (!isLook(run[0]) || run.length <= MANY) return speaker.lines(run, viewer);
  const seat = looker(run[0]);
  const text = logWords[speaker.lang].looked(speaker.seat(seat, viewer), seat === viewer, run.length);
  return [{ text, clause: run[0].clause, seat, cards: [], facts: {} }];
}
