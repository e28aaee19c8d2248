/** The deck in a packed string, or why it is none. */
import type { DeckList } from '@touchline/engine';
import { pack } from './pack.ts';
import { DIGIT, letter, MOST, number, VERSION, ZERO } from './packedForm.ts';
import type { PackedProblem } from './problem.ts';
import { checkLetters, Senseless, Unsqueezer } from './squeeze.ts';

export interface Unpacked {
  readonly game: string;
  /** May be empty. */
  readonly name: string;
  readonly list: DeckList;
}

/** Far more than any deck has: what is larger was not made by `pack`. */
const MOST_LETTERS = 4000;

export function unpack(text: string): Unpacked | PackedProblem {
  const packed = text.trim();
  const [head, game, body, check, ...more] = packed.split('.');
  const version = /^TL(\d)$/.exec(head)?.[1];
  if (version === undefined) return { code: 'packedStart', version: VERSION };
  if (Number(version) !== VERSION) return { code: 'packedFormat', found: Number(version), reads: VERSION };
  if (packed.length > MOST_LETTERS) return { code: 'packedLong', letters: packed.length };
  if (!game || !body || !check || more.length > 0) return { code: 'packedPieces' };
  const wrong = /[^\w-]/.exec(game + body + check);
  if (wrong) return { code: 'packedLetter', letter: wrong[0] };
  if (checkLetters(`${head}.${game}.${body}`) !== check) return { code: 'packedChanged' };
  try {
    const reader = new Unsqueezer(body);
    const read = { list: listIn(reader), name: textIn(reader, 'name') };
    // Letters that make sense by chance are not what `pack` would have written.
    if (pack(game, read.list, read.name) === packed) return { game, ...read };
  } catch (error) {
    if (!(error instanceof Senseless || error instanceof RangeError)) throw error;
  }
  return { code: 'packedNothing' };
}

export function listIn(reader: Unsqueezer): DeckList {
  const list = new Map<string, string[]>();
  for (let left = reader.get(...number('groups')); left > 0; left--) {
    const ids: string[] = [];
    list.set(textIn(reader, 'group'), ids);
    let bytes: number[] = [];
    for (let kinds = reader.get(...number('cards')); kinds > 0; kinds--) {
      bytes = bytesIn(reader, 'id', bytes.slice(0, reader.get(...number('shared'))));
      const id = textOf(bytes);
      for (let count = reader.get(...number('count')); count > 0; count--) ids.push(id);
    }
  }
  // Not by assignment: a group may have any name.
  return Object.fromEntries(list);
}

export const textIn = (reader: Unsqueezer, what: string): string => textOf(bytesIn(reader, what, []));

function bytesIn(reader: Unsqueezer, what: string, start: readonly number[]): number[] {
  const bytes = [...start];
  while (bytes.length <= MOST) {
    const byte = reader.get(...letter(what, bytes, bytes.length));
    if (byte === 0) return bytes;
    bytes.push(byte === ZERO ? ZERO + reader.get(...DIGIT) : byte);
  }
  throw new Senseless();
}

function textOf(bytes: readonly number[]): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes));
  } catch {
    throw new Senseless();
  }
}
