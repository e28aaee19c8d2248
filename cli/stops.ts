/** The setting of where somebody is asked, by what they call it. */
import { type Stop, stops } from '@touchline/host';
import { plain } from './table/lookup.ts';
import type { Words } from './words/words.ts';

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
