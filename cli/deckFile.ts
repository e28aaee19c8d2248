/**
 * Deck lists people write: text or JSON. Text has a heading for each group and a line for each card: `3 Tam Reedwater (PC-G01)`,
 * `3 PC-G01` or `3 Tam Reedwater`. Nothing is dropped silently: a line that says nothing we know is a problem with its number.
 */
import type { CardDef, DeckList, Game } from '@touchline/engine';

export interface DeckFault {
  /** From 1; 0 when it is not about one line. */
  readonly line: number;
  readonly message: string;
}

export interface DeckText {
  readonly name: string;
  readonly list: DeckList;
  readonly faults: readonly DeckFault[];
}

const MOST_COPIES = 99;

/** `headings` are further words for the groups of a list, as a language calls them. */
export function readDeck(game: Game, text: string, name: string, headings: ReadonlyMap<string, string> = new Map()): DeckText {
  return /^\s*[{[]/.test(text) ? readJson(game, text, name) : readText(game, text, name, headings);
}

// ---------------------------------------------------------------- text

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase().trim();

function readText(game: Game, text: string, fallback: string, headings: ReadonlyMap<string, string>): DeckText {
  const groups = Object.keys(game.spec.groups);
  const words = new Map<string, string>([
    ...[...headings].map(([k, v]) => [plain(k), v] as const),
    ...groups.map((g) => [plain(g), g] as const),
  ]);
  const list: { [group: string]: string[] } = {};
  const faults: DeckFault[] = [];
  let name = fallback;
  let group = '';
  text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .forEach((raw, i) => {
      const line = raw.replace(/(^|\s)(#|\/\/).*$/, '').trim();
      const fault = (message: string) => faults.push({ line: i + 1, message });
      if (line === '') return;
      const titled = /^(?:name|nom)\s*:\s*(.+)$/i.exec(line);
      if (titled) {
        name = titled[1];
        return;
      }
      const heading = words.get(plain(line.replace(/\s*[([]\s*\d+\s*[)\]]\s*:?$/, '').replace(/:$/, '')));
      if (heading) {
        group = heading;
        list[group] ??= [];
        return;
      }
      const [, n, what] = /^(?:(\d+)\s*[x×]?\s+)?(.+)$/i.exec(line)!;
      const copies = n === undefined ? 1 : Number(n);
      const found = cardOf(game, what);
      if (typeof found === 'string') fault(found);
      else if (copies < 1 || copies > MOST_COPIES) fault(`${copies} copies of ${found.name}: use 1 to ${MOST_COPIES}.`);
      else if (group === '') fault(`"${line}" stands before the first heading. Headings: ${groups.map(capital).join(', ')}.`);
      else for (let k = 0; k < copies; k++) list[group].push(found.id);
    });
  return { name, list, faults };
}

const capital = (word: string) => word[0].toUpperCase() + word.slice(1);

/** The card a line means, or what is wrong with it. */
function cardOf(game: Game, what: string): CardDef | string {
  const byId = (id: string) => game.defs.find((def) => def.id.toLowerCase() === id.toLowerCase());
  const both = /^(.*\S)\s*\(([^()]+)\)$/.exec(what);
  if (both) {
    const [, name, id] = both;
    const def = byId(id);
    if (!def) return `There is no card ${id}${nearest(game, name)}`;
    return plain(def.name) === plain(name) ? def : `${id} is ${def.name}, not ${name}. Correct the name or the number.`;
  }
  const exact = byId(what);
  if (exact) return exact;
  const named = game.defs.filter((def) => plain(def.name) === plain(what));
  if (named.length > 1) return `"${what}" is the name of ${named.map((def) => def.id).join(' and ')}. Write the number.`;
  return named[0] ?? `There is no card "${what}"${nearest(game, what)}`;
}

function nearest(game: Game, name: string): string {
  const wanted = plain(name);
  let best: CardDef | null = null;
  let least = 4;
  for (const def of game.defs) {
    const d = Math.min(distance(wanted, plain(def.name)), distance(wanted, plain(def.id)) + 1);
    if (d < least) [best, least] = [def, d];
  }
  return best ? `. Do you mean ${best.name} (${best.id})?` : '.';
}

/** Letters to change, add or drop. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length];
}

// ---------------------------------------------------------------- JSON

function readJson(game: Game, text: string, fallback: string): DeckText {
  const faults: DeckFault[] = [];
  const broken = (message: string): DeckText => ({ name: fallback, list: {}, faults: [{ line: 0, message }] });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return broken(`This is not JSON: ${(error as Error).message}.`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return broken('A JSON deck is an object with a list for each group.');
  const { name, list: inner, ...rest } = value as { [key: string]: unknown };
  const groups = typeof inner === 'object' && inner !== null ? (inner as { [key: string]: unknown }) : rest;
  const list: { [group: string]: string[] } = {};
  for (const [group, cards] of Object.entries(groups)) {
    const fault = (message: string) => faults.push({ line: 0, message: `${group}: ${message}` });
    if (!(group in game.spec.groups)) fault(`there is no such group. Groups: ${Object.keys(game.spec.groups).join(', ')}.`);
    else if (Array.isArray(cards)) {
      list[group] = cards.filter((id) => typeof id === 'string');
      for (const id of cards) if (typeof id !== 'string') fault(`${JSON.stringify(id)} is no card number.`);
    } else if (typeof cards === 'object' && cards !== null) {
      list[group] = [];
      for (const [id, n] of Object.entries(cards)) {
        if (!Number.isInteger(n) || (n as number) < 1 || (n as number) > MOST_COPIES)
          fault(`${JSON.stringify(n)} copies of ${id}: use 1 to ${MOST_COPIES}.`);
        else list[group].push(...new Array<string>(n as number).fill(id));
      }
    } else fault('write a list of card numbers, or numbers with how many of each.');
  }
  return { name: typeof name === 'string' ? name : fallback, list, faults };
}

/** The text of a list, as `readDeck` reads it. */
export function writeDeck(game: Game, name: string, list: DeckList): string {
  const lines = [`Name: ${name}`];
  for (const group of Object.keys(game.spec.groups)) {
    const ids = list[group] ?? [];
    lines.push('', `${capital(group)} (${ids.length})`);
    for (const id of new Set(ids)) {
      const def = game.defs[game.defIndex.get(id) ?? -1];
      lines.push(`${ids.filter((other) => other === id).length} ${def ? `${def.name} (${id})` : id}`);
    }
  }
  return `${lines.join('\n')}\n`;
}
