/**
 * Where the table passes for somebody. That is its own service: the engine asks everybody all the same, so that nobody can tell from
 * what they are sent whether another player could have answered.
 */
import type { Ask, View } from '@touchline/engine';
import type { Title } from './games.ts';
import { plain } from './table/lookup.ts';
import type { Words } from './words.ts';

export const stops = ['always', 'when-i-can', 'at-their-attack'] as const;
export type Stop = (typeof stops)[number];

/**
 * The answer the table gives for a seat, or null if the seat is to be asked. `alone`: nobody else sits at this keyboard. Where somebody
 * does, being asked or not must not tell them what is in a hand, so that only what everybody can see decides.
 */
export function passFor(stop: Stop, title: Title, view: View, ask: Ask, alone: boolean): string | null {
  if (stop === 'always') return null;
  if (alone && ask.options.length === 1) return ask.options[0].key;
  const pass = stop === 'at-their-attack' && ask.options.some(({ key }) => key === 'pass');
  return pass && title.passable?.({ game: title.game, view }, ask) ? 'pass' : null;
}

/** The setting somebody names, in their language or as on the command line, and what there is to say; without a name, what holds now. */
export function stopNamed(words: Words, wanted: string, now: Stop): { readonly stop: Stop; readonly said: string } {
  const calls = (stop: Stop) => [...words.stops[stop].called, stop].map(plain);
  const stop = wanted === '' ? now : stops.find((name) => calls(name).includes(plain(wanted)));
  if (!stop)
    return {
      stop: now,
      said: words.noStop(
        wanted,
        stops.map((name) => words.stops[name].called[0]),
      ),
    };
  const { called, about } = words.stops[stop];
  return { stop, said: words.stopsNow(called[0], about) };
}
