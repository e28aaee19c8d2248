/** A list in any form, as what it says line by line. */
import { parseJson } from './jsonForm.ts';
import { Draft, type Parsed } from './list.ts';
import { parseO8d } from './o8dForm.ts';
import { type IsHeading, parseText } from './textForm.ts';
import { unpack } from './unpack.ts';

export type { IsHeading };

/** `isHeading` tells which bare words are headings; what stands under `##` or before a colon is one anyway. */
export function parse(text: string, isHeading: IsHeading = () => false): Parsed {
  const bare = text.replace(/^\ufeff/, '');
  const packed = packedIn(bare);
  if (packed !== undefined) return parsePacked(packed);
  if (/^\s*</.test(bare)) return parseO8d(bare);
  // `[Forwards]` is a heading, `["…` and `[{…` are JSON.
  if (/^\s*(?:\{|\[\s*["{[\]])/.test(bare)) return parseJson(bare);
  return parseText(bare, isHeading);
}

/** The packed deck in a text that is nothing else, or in a link that ends with it. */
export function packedIn(text: string): string | undefined {
  return /^(?:\S*[#=/?&])?(TL\d\.[^\s.#&?]+\.[^\s#&?]*)$/i.exec(text.trim())?.[1];
}

function parsePacked(packed: string): Parsed {
  const draft = new Draft();
  const read = unpack(packed);
  if ('code' in read) {
    draft.fault(0, read);
    return draft.done('packed');
  }
  if (read.name !== '') draft.name = read.name;
  draft.game = read.game;
  for (const [group, ids] of Object.entries(read.list)) {
    draft.heading(0, group);
    for (const id of new Set(ids)) draft.card({ line: 0, count: ids.filter((other) => other === id).length, words: id, id });
  }
  return draft.done('packed');
}
