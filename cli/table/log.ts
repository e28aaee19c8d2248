/** The log as lines: what happened, in the viewer's words, told once. */
import type { SeenEvent } from '@touchline/engine';
import type { Entry } from '../host.ts';
import type { Scene } from './scene.ts';

/** Things that went the same way are one line; a line that would be said again is counted. */
export function logLines(s: Scene, entries: readonly Entry[]): string[] {
  const said: string[] = [];
  let events: SeenEvent[] = [];
  const tell = () => {
    said.push(...s.speaker.lines(events, s.view.viewer));
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
