/** The log as lines: what happened, in the viewer's words, told once. */
import type { SeenEvent } from '@touchline/engine';
import type { Entry } from '@touchline/host';
import type { Scene } from './scene.ts';

/** Things that went the same way are one line; a line that would be said again is counted. */
export function logLines(s: Scene, entries: readonly Entry[]): string[] {
  const said: string[] = [];
  let events: SeenEvent[] = [];
  const tell = () => {
    for (const run of runs(events)) said.push(...told(s, run));
    events = [];
  };
  for (const entry of entries) {
    if ('event' in entry) {
      events.push(entry.event);
      continue;
    }
    const { seat, ask, option, alone } = entry.deed;
    const mine = seat === s.view.viewer;
    // Who pressed a button knows; who had only one learns that it was pressed.
    if ((mine && !alone) || s.title.told.includes(option.verb)) continue;
    tell();
    if (mine) said.push(s.words.forced(s.speaker.option(ask, option, s.view)));
    else said.push(s.words.deed(s.speaker.seat(seat, s.view.viewer), s.speaker.option(ask, option, s.view)));
  }
  tell();
  return counted(said);
}

/** So many cards looked at in a row are told as a number: nobody wants to read a whole deck. */
const MANY = 4;

const isLook = (e: SeenEvent): boolean => e.type === 'show' && Math.log2(Number(e.args.to)) % 1 === 0;

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

function told(s: Scene, run: readonly SeenEvent[]): string[] {
  if (!isLook(run[0]) || run.length <= MANY) return s.speaker.lines(run, s.view.viewer);
  return [s.words.looked(s.speaker.seat(Math.log2(Number(run[0].args.to)), s.view.viewer), run.length)];
}

function counted(lines: readonly string[]): string[] {
  const out: string[] = [];
  for (let i = 0; i < lines.length; ) {
    let n = 1;
    while (lines[i + n] === lines[i]) n++;
    out.push(n === 1 ? lines[i] : `${lines[i]} (×${n})`);
    i += n;
  }
  return out;
}
