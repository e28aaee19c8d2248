/** A list in lines. Every line that is not blank is a card, a heading, a title, a comment or a fault. */
import { cardWords } from './cardWords.ts';
import { fieldsOf, rowOf, type Table, tableIn } from './columns.ts';
import { asHeading } from './headings.ts';
import { Draft, linesOf, type Parsed } from './list.ts';

/** Is this, without its count and decoration, a word that stands above cards? */
export type IsHeading = (title: string) => boolean;

const NAME = /^(?:(?:deck )?name|title|nom(?: du deck)?|titre)\s*[:=]\s*(\S.*)$/i;
/** In quotes a name may have anything in it. */
const QUOTED = /^(?:(?:deck )?name|title|nom(?: du deck)?|titre)\s*[:=]\s*"(.*)"$/i;
const GAME = /^(?:game|jeu)\s*[:=]\s*(\S+)$/i;
const ABOUT =
  /^(?:author|auteur|by|par|player|joueur|date|event|tournament|tournoi|format|source|url|link|lien|notes?|description|comments?|version)\s*:/i;
const TOTAL =
  /^total(?:\s+(?:cards|cartes))?\s*[:=(\s]\s*(\d+)\s*(?:cards|cartes)?\s*\)?$|^(\d+)\s+(?:cards|cartes)(?:\s+(?:in )?total)?$/i;
const RULE = /^(?:[-=*_~#]{3,}|#+|```.*|https?:\/\/\S+)$/;

export function parseText(text: string, isHeading: IsHeading): Parsed {
  const reader: Reader = { draft: new Draft(), isHeading, table: null };
  linesOf(text).forEach((raw, i) => {
    if (raw.trim() !== '') readLine(reader, raw.trim(), i + 1);
  });
  return reader.draft.done('text');
}

interface Reader {
  readonly draft: Draft;
  readonly isHeading: IsHeading;
  /** The column titles that hold for the lines below. */
  table: Table | null;
}

function readLine(reader: Reader, raw: string, at: number): void {
  const { draft } = reader;
  const marked = /^#{2,}\s*[^#\s]/.test(raw);
  const line = marked ? raw : raw.replace(/(^|\s)(#|\/\/).*$/, '').trim();
  const name = QUOTED.exec(raw)?.[1] ?? NAME.exec(line)?.[1];
  const game = GAME.exec(line)?.[1];
  const total = TOTAL.exec(line);
  if (name !== undefined) draft.title(at, name);
  else if (line === '' || RULE.test(line) || ABOUT.test(line)) draft.note(at, 'comment');
  else if (game !== undefined) {
    draft.game = game;
    draft.note(at, 'comment');
  } else if (total) readTotal(draft, at, Number(total[1] ?? total[2]));
  else if (!readHeading(reader, line, at)) readCard(reader, line, at);
}

/** A heading of cards or of columns. */
function readHeading(reader: Reader, line: string, at: number): boolean {
  const { draft, isHeading } = reader;
  const headings = asHeading(line);
  const heading = headings.find((h) => isHeading(h.title)) ?? headings.find((h) => h.sure);
  const table = heading ? null : tableIn(line);
  if (heading) draft.heading(at, heading.title, heading.says);
  else if (!table) return false;
  else {
    if (table.unread.length > 0) draft.remark(at, { code: 'unread', what: table.unread });
    draft.note(at, 'comment');
  }
  reader.table = table;
  return true;
}

function readCard({ draft, table }: Reader, line: string, at: number): void {
  const fields = fieldsOf(line, table);
  if (!fields) {
    const { count, words, whole, id, name } = cardWords(line);
    draft.card({ line: at, count, words, whole, id, name });
    return;
  }
  const row = rowOf(fields, table);
  if ('code' in row) draft.fault(at, row);
  else {
    const { section, ...card } = row;
    draft.card({ line: at, ...card }, section === undefined ? draft.section : draft.sectionOf(at, section));
  }
}

function readTotal(draft: Draft, at: number, total: number): void {
  draft.note(at, 'comment');
  const sum = draft.entries.reduce((n, entry) => n + entry.count, 0);
  if (sum !== total) draft.remark(at, { code: 'listSum', says: total, sum });
}
