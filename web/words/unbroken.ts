/** French sets spaces beside its marks at which no line may end. Words are written with plain ones; this makes them what they are. */
import { spaced } from '@touchline/text';

export function unbroken<T>(words: T): T {
  return made(words) as T;
}

function made(words: unknown): unknown {
  if (typeof words === 'string') return spaced(words);
  if (typeof words === 'function') return (...args: unknown[]) => made(words(...args));
  if (Array.isArray(words)) return words.map(made);
  if (typeof words === 'object' && words !== null)
    return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, made(word)]));
  return words;
}
