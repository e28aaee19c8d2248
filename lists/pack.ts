/**
 * A deck in one string for a link: `TL1.<game>.<cards>.<check>`. Cards are kept by their ids, so that the string means the same deck
 * when the game has more cards. Ids stand in order and leave out what they begin with alike; the rest is squeezed.
 */
import type { DeckList } from '@touchline/engine';
import { collapsed, DIGIT, isDigit, letter, MOST, number, VERSION, ZERO } from './packedForm.ts';
import { checkLetters, Squeezer } from './squeeze.ts';

const NAME_BYTES = 36;
const MOST_LETTERS = 399;

/**
 * The same deck gives the same string, in whatever order its cards are listed. A name is cut to 36 bytes, and to what the cards leave of
 * 399 letters; a cut name ends with `…`.
 */
export function pack(game: string, list: DeckList, name = ''): string {
  if (!/^[a-z0-9-]+$/.test(game)) throw new RangeError(`The game id "${game}" cannot stand in a link.`);
  for (let most = NAME_BYTES; ; most -= 4) {
    const short = shortened(name, most);
    const packed = withName(game, list, short);
    if (packed.length <= MOST_LETTERS || short === '') return packed;
  }
}

function withName(game: string, list: DeckList, name: string): string {
  const out = new Squeezer();
  putList(out, list);
  putText(out, 'name', name);
  const packed = `TL${VERSION}.${game}.${out.letters()}`;
  return `${packed}.${checkLetters(packed)}`;
}

export function putList(out: Squeezer, list: DeckList): void {
  const groups = Object.keys(list).sort();
  out.put(...number('groups'), groups.length);
  for (const group of groups) {
    putText(out, 'group', group);
    putCards(out, list[group]);
  }
}

/** `what`: texts of one sort foretell each other. */
export const putText = (out: Squeezer, what: string, text: string): void => putBytes(out, what, bytesOf(text), 0);

function putCards(out: Squeezer, ids: readonly string[]): void {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  out.put(...number('cards'), counts.size);
  let before: number[] = [];
  for (const [id, count] of [...counts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const bytes = bytesOf(id);
    let shared = 0;
    while (shared < before.length && before[shared] === bytes[shared]) shared++;
    out.put(...number('shared'), shared);
    putBytes(out, 'id', bytes, shared);
    out.put(...number('count'), count);
    before = bytes;
  }
}

/** Text from a place on; a 0 ends it. */
function putBytes(out: Squeezer, what: string, bytes: readonly number[], from: number): void {
  for (let i = from; i <= bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    out.put(...letter(what, bytes, i), collapsed(byte));
    if (isDigit(byte)) out.put(...DIGIT, byte - ZERO);
  }
}

function bytesOf(text: string): number[] {
  const bytes = [...new TextEncoder().encode(text)];
  if (bytes.includes(0) || bytes.length > MOST) throw new RangeError(`${JSON.stringify(text)} cannot be packed.`);
  return bytes;
}

function shortened(name: string, most: number): string {
  const bytes = (text: string) => new TextEncoder().encode(text).length;
  // A lone half of a letter could not be written.
  const whole = name.toWellFormed().replaceAll('\0', '');
  if (bytes(whole) <= most) return whole;
  const letters = [...whole];
  while (letters.length > 0 && bytes(`${letters.join('')}…`) > most) letters.pop();
  return letters.length > 0 ? `${letters.join('').trimEnd()}…` : '';
}
