/** The rules as they are written: the little of Markdown that is used there, as plain data. Nothing in it can become a tag by itself. */
import type { Language } from '../match/scene.ts';
import { unbroken } from '../words/unbroken.ts';

/** A run of text; `clause` is the number of another rule. */
export type Run =
  | { readonly as: 'text' | 'strong' | 'stress' | 'code'; readonly text: string }
  | { readonly as: 'clause'; readonly text: string };
export type Words = readonly Run[];

export interface Item {
  readonly words: Words;
  readonly kids: readonly Item[];
}

export type Block =
  | { readonly is: 'paragraph'; readonly words: Words }
  | { readonly is: 'heading'; readonly words: Words; readonly id: string }
  | { readonly is: 'clause'; readonly clause: string; readonly words: Words }
  | { readonly is: 'list'; readonly ordered: boolean; readonly items: readonly Item[] }
  | { readonly is: 'table'; readonly head: readonly Words[]; readonly rows: readonly (readonly Words[])[] };

/** What stands under one heading. Its id is its place, so that it is the same in every language. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Rules {
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

const CLAUSE = /^- \*\*([A-Z]+-R?\d+)\*\* (.+)$/;
const NUMBERED = /^(\s*)\d+\.\s+(.+)$/;
const BULLET = /^(\s*)- (.+)$/;
const ROW = /^\|(.*)\|$/;

export const plainWords = (words: Words): string => words.map(({ text }) => text).join('');

export function runsOf(text: string): Words {
  const out: Run[] = [];
  let rest = text;
  for (;;) {
    const next = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{2,5}-R?\d+)\b/.exec(rest);
    if (!next) break;
    if (next.index > 0) out.push({ as: 'text', text: rest.slice(0, next.index) });
    const [whole, strong, stress, code, clause] = next;
    if (strong !== undefined) out.push({ as: 'strong', text: strong });
    else if (stress !== undefined) out.push({ as: 'stress', text: stress });
    else if (code !== undefined) out.push({ as: 'code', text: code });
    else out.push({ as: 'clause', text: clause });
    rest = rest.slice(next.index + whole.length);
  }
  if (rest !== '') out.push({ as: 'text', text: rest });
  return out;
}

export function parseRules(text: string): Rules {
  const lines = text.split(/\r?\n/);
  const chapters: { id: string; title: string; blocks: Block[] }[] = [];
  const newChapter = (title: string) => chapters.push({ id: `part-${chapters.length}`, title, blocks: [] });
  let title = '';
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    const [, marks, heading] = /^(#{1,4}) (.+)$/.exec(line) ?? [];
    if (marks === '#') {
      title = heading;
      // What stands before the first chapter.
      newChapter('');
      continue;
    }
    if (marks === '##') {
      newChapter(heading);
      continue;
    }
    if (line.trim() === '') continue;
    if (chapters.length === 0) newChapter('');
    const { id, blocks } = chapters.at(-1)!;
    if (heading !== undefined) {
      blocks.push({ is: 'heading', words: runsOf(heading), id: `${id}-${blocks.length}` });
      continue;
    }
    const clause = CLAUSE.exec(line);
    if (clause) {
      blocks.push({ is: 'clause', clause: clause[1], words: runsOf(clause[2]) });
      continue;
    }
    const more = goingOn(lines, i, kindOfLine(line));
    i += more.length - 1;
    if (ROW.test(line)) blocks.push(tableOf(more));
    else if (NUMBERED.test(line)) blocks.push({ is: 'list', ordered: true, items: itemsOf(more, NUMBERED) });
    else if (BULLET.test(line)) blocks.push({ is: 'list', ordered: false, items: itemsOf(more, BULLET) });
    else blocks.push({ is: 'paragraph', words: runsOf(more.join(' ')) });
  }
  return { title, chapters: chapters.filter(({ title: named, blocks }) => named !== '' || blocks.length > 0) };
}

const kindOfLine = (line: string): RegExp => [ROW, NUMBERED, BULLET].find((kind) => kind.test(line)) ?? /^(?!\s*$|#|\||\s*- |\s*\d+\. )/;

/** This line and those that go on with it. */
function goingOn(lines: readonly string[], from: number, kind: RegExp): readonly string[] {
  let end = from + 1;
  while (end < lines.length && kind.test(lines[end]) && !CLAUSE.test(lines[end])) end++;
  return lines.slice(from, end);
}

const cellsOf = (line: string): readonly Words[] =>
  ROW.exec(line)![1]
    .split('|')
    .map((cell) => runsOf(cell.trim()));

function tableOf(lines: readonly string[]): Block {
  const rows = lines.filter((line) => !/^\|[-|: ]+\|$/.test(line)).map(cellsOf);
  return { is: 'table', head: rows[0], rows: rows.slice(1) };
}

/** An item that is further in belongs to the one before it. */
function itemsOf(lines: readonly string[], kind: RegExp): readonly Item[] {
  const out: { words: Words; kids: Item[] }[] = [];
  for (const line of lines) {
    const [, indent, text] = kind.exec(line)!;
    const item = { words: runsOf(text), kids: [] };
    if (indent !== '' && out.length > 0) out.at(-1)!.kids.push(item);
    else out.push(item);
  }
  return out;
}

const files = import.meta.glob<string>('../../games/*/rules.*.md', { query: '?raw', import: 'default' });

export async function rulesOf(game: string, language: Language): Promise<Rules> {
  const load = files[`../../games/${game}/rules.${language}.md`];
  if (!load) throw new Error(`The rules of ${game} are not written in this language.`);
  return parseRules(unbroken(await load()));
}
