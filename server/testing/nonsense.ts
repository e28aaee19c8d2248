/** Messages and bodies that could come: right ones, nearly right ones, and bytes. The same seed makes the same. */
import type { Stream } from '@touchline/engine';

const WORDS = [
  ...['t', 'n', 'pick', 'key', 'hello', 'ticket', 'have', 'undo', 'concede', 'reveal', 'nonce', 'offer', 'what', 'answer', 'yes', 'claim'],
  ...['say', 'phrase', 'mute', 'seat', 'on', 'full', 'p', 'game', 'seats', 'me', 'open', 'bot', 'options', 'clock', 'kind', 'deck', 'list'],
  ...[
    'secret',
    'commit',
    'match',
    'watch',
    'delay',
    'fair',
    'listed',
    'how',
    'reason',
    '__proto__',
    'constructor',
    'toString',
    'playca',
    '',
  ],
];

export function anything(chance: Stream, depth = 0): unknown {
  const kind = chance.below(depth > 3 ? 6 : 8);
  if (kind < 2) return WORDS[chance.below(WORDS.length)];
  if (kind === 2) return [chance.next(), -1, 1.5, 0, 2 ** 53, 1e308][chance.below(6)];
  if (kind === 3) return chance.below(2) === 0;
  if (kind === 4) return null;
  if (kind === 5) return String.fromCharCode(...Array.from({ length: chance.below(30) }, () => chance.below(0x10000)));
  if (kind === 6) return Array.from({ length: chance.below(5) }, () => anything(chance, depth + 1));
  return Object.fromEntries(
    Array.from({ length: chance.below(6) }, () => [WORDS[chance.below(WORDS.length)], anything(chance, depth + 1)]),
  );
}

const COMMANDS = ['pick', 'undo', 'concede', 'reveal', 'offer', 'answer', 'claim', 'say', 'mute', 'full', 'p', 'hello'];

/** A frame that must change nothing: a command with a number far ahead, something that looks like one, or bytes. */
export function frame(chance: Stream): string | Buffer {
  const kind = chance.below(4);
  if (kind === 0) return Buffer.from(Array.from({ length: chance.below(300) }, () => chance.below(256)));
  if (kind === 1) return JSON.stringify(anything(chance));
  const object = Object(anything(chance));
  const t = COMMANDS[chance.below(COMMANDS.length)];
  const text = JSON.stringify({ ...object, t, n: 100_000 + chance.below(1000) });
  return kind === 2 ? text : text.slice(0, chance.below(text.length));
}

export const body = (chance: Stream): string => {
  const text = JSON.stringify(anything(chance)) ?? '';
  return chance.below(4) === 0 ? text.slice(0, chance.below(text.length + 1)) : text;
};
