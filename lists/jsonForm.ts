/**
 * A list in JSON: an object with a list for each group, or one list of cards. A card is `"id"`, `"3 Name (id)"` or
 * `{ "count": 3, "id": …, "name": … }`; a group may also be `{ "id": 3 }`.
 */
import { cardWords } from './cardWords.ts';
import { bothWords } from './columns.ts';
import { type Node, readJson } from './json.ts';
import { Draft, type Parsed } from './list.ts';

type Fields = Extract<Node, { fields: unknown }>;

const NAME = ['name', 'title', 'nom'];
/** Objects or lists that only hold the groups. */
const AROUND = ['list', 'sections', 'groups'];
const ABOUT = [
  ...['author', 'comment', 'comments', 'created', 'date', 'description', 'event', 'file', 'format', 'legal', 'notes', 'player'],
  ...['source', 'updated', 'url', 'version', '$schema', 'touchline'],
];
const CARD = {
  count: ['count', 'qty', 'quantity', 'copies', 'amount', 'n'],
  id: ['id', 'code', 'number', 'serial', 'card'],
  name: ['name', 'nom'],
  section: ['section', 'group', 'board'],
} as const;

export function parseJson(text: string): Parsed {
  const reader: Reader = { draft: new Draft(), unread: new Set() };
  const { draft, unread } = reader;
  const read = readJson(text);
  if ('faulty' in read) {
    draft.fault(read.faulty, { code: 'notJson' });
    return draft.done('json');
  }
  if ('fields' in read.root) readGroups(reader, read.root);
  else if ('items' in read.root) for (const item of read.root.items) readItem(reader, item);
  else draft.fault(read.root.line, { code: 'jsonShape' });
  if (unread.size > 0) draft.remark(0, { code: 'unread', what: [...unread] });
  const noted = new Set(draft.lines.map(({ line }) => line));
  for (const line of read.lines) if (!noted.has(line)) draft.note(line, 'markup');
  return draft.done('json');
}

interface Reader {
  readonly draft: Draft;
  /** Keys of cards that were passed over. */
  readonly unread: Set<string>;
}

function readGroups(reader: Reader, { fields }: Fields): void {
  const { draft } = reader;
  for (const { key, line, node } of fields) {
    const word = key.toLowerCase();
    const text = 'value' in node && typeof node.value === 'string' ? node.value : undefined;
    if (text !== undefined && NAME.includes(word)) draft.title(line, text);
    else if (text !== undefined && word === 'game') {
      draft.game = text;
      draft.note(line, 'comment');
    } else if ('value' in node && ABOUT.includes(word)) draft.note(line, 'comment');
    else if (AROUND.includes(word) && 'fields' in node) readGroups(reader, node);
    else if (AROUND.includes(word) && 'items' in node) for (const item of node.items) readItem(reader, item);
    else readGroup(reader, key, line, node);
  }
}

function readGroup(reader: Reader, title: string, line: number, node: Node): void {
  const { draft } = reader;
  if ('value' in node) draft.fault(line, { code: 'noList', title, value: JSON.stringify(node.value) });
  else if ('items' in node) {
    draft.heading(line, title);
    for (const item of node.items) readItem(reader, item);
  } else {
    draft.heading(line, title);
    for (const { key, line: at, node: count } of node.fields)
      if ('fields' in count)
        readCard(reader, { line: at, fields: [{ key: 'id', line: at, node: { line: at, value: key } }, ...count.fields] });
      else put(draft, at, count, { words: key });
  }
}

/** One of a list: a card, or a section with its cards. */
function readItem(reader: Reader, item: Node): void {
  const { draft } = reader;
  if ('fields' in item) {
    const cards = item.fields.find(({ key }) => key.toLowerCase() === 'cards');
    if (cards) readGroup(reader, textOf(item, [...NAME, ...CARD.section]) ?? '', item.line, cards.node);
    else readCard(reader, item);
  } else if ('value' in item && typeof item.value === 'string') {
    const { count, words, whole, id, name } = cardWords(item.value);
    draft.card({ line: item.line, count, words, whole, id, name });
  } else {
    draft.fault(item.line, { code: 'noCardNumber', value: 'value' in item ? JSON.stringify(item.value) : '' });
  }
}

function readCard({ draft, unread }: Reader, item: Fields): void {
  const [id, name, section] = [textOf(item, CARD.id), textOf(item, CARD.name), textOf(item, CARD.section)];
  const read = Object.values(CARD).map((keys) => fieldOf(item, keys));
  for (const field of item.fields) if (!read.includes(field)) unread.add(field.key);
  const count = fieldOf(item, CARD.count)?.node ?? { line: item.line, value: 1 };
  if (id === undefined && name === undefined) draft.fault(item.line, { code: 'objectNamesNoCard' });
  else put(draft, item.line, count, { ...bothWords(id, name), id, name }, section);
}

interface Named {
  readonly words: string;
  readonly id?: string;
  readonly name?: string;
}

function put(draft: Draft, line: number, count: Node, card: Named, section?: string): void {
  const value = 'value' in count ? count.value : null;
  const n = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof n === 'number' && Number.isInteger(n))
    draft.card({ line, count: n, ...card }, section === undefined ? draft.section : draft.sectionOf(line, section));
  else draft.fault(line, { code: 'noCount', value: 'value' in count ? JSON.stringify(value) : '', card: card.words });
}

const fieldOf = (item: Fields, keys: readonly string[]): Fields['fields'][number] | undefined =>
  keys.flatMap((key) => item.fields.filter((one) => one.key.toLowerCase() === key)).at(0);

function textOf(item: Fields, keys: readonly string[]): string | undefined {
  const node = fieldOf(item, keys)?.node;
  return node && 'value' in node && node.value !== null && node.value !== '' ? String(node.value) : undefined;
}
