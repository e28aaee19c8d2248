/** As much XML as deck and set files are made of: tags with attributes, text, CDATA, comments. What is not well formed is a fault. */
import { linesOf } from './list.ts';
import type { XmlProblem } from './problem.ts';

export type Tag = { readonly line: number; readonly last: number } & (
  | { readonly what: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string>; readonly empty: boolean }
  | { readonly what: 'close'; readonly name: string }
  | { readonly what: 'text'; readonly text: string }
  /** A declaration or a comment. */
  | { readonly what: 'aside' }
);

export interface XmlFault {
  readonly line: number;
  readonly why: XmlProblem;
}

const PIECE = /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\/[^<>]*>|<[^<>!?/](?:"[^"]*"|'[^']*'|[^<>"'])*>|[^<]+|</g;
const ATTRIBUTE = /\s*([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
const NAMED: { readonly [name: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The pieces of a document in order, tags matched; or the first fault. */
export function readXml(text: string): readonly Tag[] | XmlFault {
  const out: Tag[] = [];
  const open: { readonly name: string; readonly line: number }[] = [];
  let line = 1;
  for (const [piece] of text.matchAll(PIECE)) {
    const last = line + breaks(piece);
    if (piece.startsWith('<?') || piece.startsWith('<!--')) out.push({ what: 'aside', line, last });
    else if (piece.startsWith('<![CDATA[')) out.push({ what: 'text', line, last, text: piece.slice(9, -3) });
    else if (piece.startsWith('</')) {
      const name = piece.slice(2, -1).trim();
      const opened = open.pop();
      if (opened?.name !== name)
        return { line, why: opened ? { code: 'otherTagDue', found: name, due: opened.name } : { code: 'closesNothing', tag: name } };
      out.push({ what: 'close', line, last, name });
    } else if (piece === '<') return { line, why: { code: 'unfinishedTag' } };
    else if (piece.startsWith('<')) {
      const tag = tagOf(piece, line, last);
      if ('why' in tag) return tag;
      if (!tag.empty) open.push({ name: tag.name, line });
      out.push(tag);
    } else {
      const plain = decode(piece);
      if (plain === null) return { line, why: { code: 'ampersand' } };
      if (plain.trim() !== '')
        out.push({ what: 'text', line: line + breaks(/^\s*/.exec(piece)![0]), last: last - breaks(/\s*$/.exec(piece)![0]), text: plain });
    }
    line = last;
  }
  const left = open.at(-1);
  return left ? { line: left.line, why: { code: 'neverClosed', tag: left.name } } : out;
}

const breaks = (text: string) => linesOf(text).length - 1;

function tagOf(piece: string, line: number, last: number): Extract<Tag, { what: 'open' }> | XmlFault {
  const empty = piece.endsWith('/>');
  const inside = piece.slice(1, empty ? -2 : -1).trimEnd();
  const name = /^\S+/.exec(inside)?.[0];
  if (name === undefined) return { line, why: { code: 'namelessTag' } };
  const attributes = new Map<string, string>();
  let at = name.length;
  while (at < inside.length) {
    ATTRIBUTE.lastIndex = at;
    const found = ATTRIBUTE.exec(inside);
    const value = found ? decode(found[2] ?? found[3]) : null;
    if (!found || value === null) return { line, why: { code: 'badAttribute', tag: name } };
    if (attributes.has(found[1])) return { line, why: { code: 'twice', tag: name, attribute: found[1] } };
    attributes.set(found[1], value);
    at = ATTRIBUTE.lastIndex;
  }
  return { what: 'open', line, last, name, attributes, empty };
}

function decode(text: string): string | null {
  let good = true;
  const out = text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));|&/gi, (_, dec, hex, name) => {
    const code = dec !== undefined ? Number(dec) : hex !== undefined ? Number.parseInt(hex, 16) : -1;
    if (code >= 0 && code <= 0x10ffff) return String.fromCodePoint(code);
    if (name !== undefined && Object.hasOwn(NAMED, name)) return NAMED[name];
    good = false;
    return '';
  });
  return good ? out : null;
}

export const encode = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => `&${Object.keys(NAMED).find((name) => NAMED[name] === letter)};`);
