/** Which moments a step has, in the worker: those its game tells, and the end of the match. */
import type { LogEntry } from '@touchline/host';
import type { Position, TableGame } from '../games/teller.ts';
import type { Banner, Moment } from './moment.ts';
import type { Language, Scene } from './scene.ts';

export function momentsOf(pack: TableGame, at: Position, entries: readonly LogEntry[], before?: Scene): readonly Moment[] {
  if (!before || before.viewer !== at.view.viewer) return [];
  const events = entries.flatMap((entry) => ('event' in entry ? [entry.event] : []));
  const happened = { at, events, before };
  const told = pack.moments?.(happened) ?? [];
  return at.view.result && !before.result ? [...told, ending(pack, at)] : told;
}

const OVER: { readonly [L in Language]: string } = { en: 'Match over', fr: 'Partie terminée' };

function ending(pack: TableGame, at: Position): Banner {
  const { view, speaker } = at;
  const score = pack.score?.(view) ?? [];
  const said = pack.ends?.(at) ?? { title: OVER[speaker.lang], ...(score.length > 0 && { score }) };
  return { show: 'banner', tone: 'end', ...said, note: speaker.result(view.result!, view.viewer) };
}
