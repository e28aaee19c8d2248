/** Lines in columns, as spreadsheets write them: tabs, semicolons or commas, with or without a line that names the columns. */
import { cardWords, looksLikeId } from './cardWords.ts';
import { plain } from './names.ts';
import type { RowProblem } from './problem.ts';

export type Column = 'count' | 'name' | 'id' | 'section' | 'other';

export interface Table {
  readonly separator: string;
  readonly columns: readonly Column[];
  /** Titles of the columns that say nothing about the deck. */
  readonly unread: readonly string[];
}

export interface Row {
  readonly count: number;
  readonly words: string;
  readonly id?: string;
  readonly name?: string;
  readonly section?: string;
}

const TITLES: { readonly [C in Exclude<Column, 'other'>]: readonly string[] } = {
  count: ['count', 'qty', 'quantity', 'copies', 'amount', 'nombre', 'quantite', 'qte', 'nb', 'exemplaires'],
  name: ['name', 'card', 'card name', 'nom', 'carte', 'nom de la carte'],
  id: ['id', 'code', 'number', 'card number', 'no', 'no.', 'serial', 'numero', 'card code'],
  section: ['section', 'group', 'groupe', 'board', 'part'],
};

const whole = (field: string) => /^\d+\s*[x×]?$/i.test(field);

/** The fields of a line, or null if it is not in columns. */
export function fieldsOf(line: string, table: Table | null): string[] | null {
  if (table) return line.includes(table.separator) ? split(line, table.separator) : null;
  for (const separator of ['\t', ';', ',']) {
    if (!line.includes(separator)) continue;
    const fields = split(line, separator);
    // A comma may be part of a name; beside a bare count or number it is not.
    if (separator === '\t' || fields.some((field) => whole(field) || looksLikeId(field))) return fields;
  }
  return null;
}

function split(line: string, separator: string): string[] {
  const out = [''];
  let quoted = false;
  for (let i = 0; i < line.length; i++) {
    if (line[i] === '"' && (quoted || out.at(-1)!.trim() === '')) {
      if (quoted && line[i + 1] === '"') out[out.length - 1] += line[++i];
      else quoted = !quoted;
    } else if (line[i] === separator && !quoted) out.push('');
    else out[out.length - 1] += line[i];
  }
  return out.map((field) => field.trim());
}

/** A line that names columns. */
export function tableIn(line: string): Table | null {
  for (const separator of ['\t', ';', ',']) {
    if (!line.includes(separator)) continue;
    const titles = split(line, separator);
    const columns = titles.map((title) => columnOf(title));
    if (!columns.includes('name') && !columns.includes('id')) continue;
    if (columns.filter((column) => column !== 'other').length < 2) continue;
    return { separator, columns, unread: titles.filter((_, i) => columns[i] === 'other') };
  }
  return null;
}

function columnOf(title: string): Column {
  const found = Object.entries(TITLES).find(([, titles]) => titles.includes(plain(title)));
  return (found?.[0] as Column | undefined) ?? 'other';
}

/** What the fields say, or what is wrong with them. */
export function rowOf(fields: readonly string[], table: Table | null): Row | RowProblem {
  return table ? titled(fields, table) : untitled(fields.filter((field) => field !== ''));
}

function titled(fields: readonly string[], { columns }: Table): Row | RowProblem {
  if (fields.length > columns.length) return { code: 'fields', fields: fields.length, columns: columns.length };
  const at = (column: Column) => fields[columns.indexOf(column)] || undefined;
  const [id, name, count] = [at('id'), at('name'), at('count')];
  if (id === undefined && name === undefined) return { code: 'rowNamesNoCard' };
  if (count !== undefined && !whole(count)) return { code: 'rowCount', count };
  return { count: count === undefined ? 1 : Number.parseInt(count, 10), ...bothWords(id, name), id, name, section: at('section') };
}

function untitled(fields: readonly string[]): Row | RowProblem {
  const counts = fields.filter(whole);
  const ids = fields.filter((field) => !whole(field) && looksLikeId(field));
  const texts = fields.filter((field) => !whole(field) && !looksLikeId(field));
  if (counts.length > 1 || ids.length > 1 || texts.length > 1) return { code: 'whichColumn' };
  if (ids.length + texts.length === 0) return { code: 'rowNamesNoCard' };
  if (counts.length === 1 && texts.length === 1 && ids.length === 0) {
    const { id, name, words } = cardWords(texts[0]);
    return { count: Number.parseInt(counts[0], 10), words, id, name };
  }
  const text = texts[0] === undefined || counts.length === 1 ? undefined : cardWords(texts[0]);
  const name = text?.words ?? texts[0];
  return { count: text?.count ?? Number.parseInt(counts[0] ?? '1', 10), ...bothWords(ids[0], name), id: ids[0], name };
}

/** Number and name in the words that `splits` reads. */
export const bothWords = (id: string | undefined, name: string | undefined): { readonly words: string } => ({
  words: id !== undefined && name !== undefined ? `${name} (${id})` : (id ?? name ?? ''),
});
