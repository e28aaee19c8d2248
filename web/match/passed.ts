/** Answers the table gave for somebody, told to them in their log, and to nobody else. */
import type { View } from '@touchline/engine';
import { type Host, logWords } from '@touchline/host';
import type { LogLine } from './scene.ts';
import type { Seating } from './stage.ts';

/** The log with a line for each of these steps at which the viewer was asked. What the host says of an only choice is told by it. */
export function withPassed(
  log: readonly LogLine[],
  steps: readonly number[],
  host: Host,
  seating: Seating,
  viewer: View['viewer'],
): readonly LogLine[] {
  const { picks } = steps.length > 0 ? host.record() : { picks: [] };
  let lines = log;
  for (const before of steps) {
    const [seat, key] = picks[before];
    const line = seat === viewer ? lineOf(host.view(viewer, before), key, before + 1, seating) : null;
    if (line) lines = placed(lines, line, logWords[seating.language].forced(line.text));
  }
  return lines;
}

function lineOf(view: View, key: string, step: number, { title, language }: Seating): LogLine | null {
  const { ask } = view;
  const option = ask?.options.find((one) => one.key === key);
  if (!ask || !option) return null;
  return {
    text: title.speak(language, view.seats).option(ask, option, view),
    clause: '',
    seat: ask.seat,
    cards: [],
    facts: {},
    step,
    times: 1,
    forYou: true,
  };
}

/** Before what came of it. */
function placed(lines: readonly LogLine[], line: LogLine, forced: string): readonly LogLine[] {
  const rest = lines.filter(({ step, text }) => step !== line.step || text !== forced);
  const at = rest.findIndex(({ step }) => step >= line.step);
  return at < 0 ? [...rest, line] : rest.toSpliced(at, 0, line);
}
