/** Lists as text, JSON and OCTGN deck file, each as `readDeck` reads it. */
import type { DeckList } from '@touchline/engine';
import type { Form, Shelf } from './list.ts';
import { capital } from './names.ts';
import { pack } from './pack.ts';
import { cardUuid, gameUuid } from './uuid.ts';
import { encode } from './xml.ts';

type Def = Shelf['defs'][number];

interface Part {
  readonly title: string;
  /** Only a kind of card, not a group of the list. */
  readonly kind: boolean;
  readonly cards: readonly { readonly id: string; readonly count: number; readonly def: Def | undefined }[];
}

const kindOf = (def: Def | undefined): string => capital(`${def?.traits.type?.[0] ?? def?.kind ?? 'card'}s`);

/** The groups of the game; in a game of one group its cards by kind, where there are several kinds. */
function partsOf(game: Shelf, list: DeckList, section: (def: Def | undefined) => string): Part[] {
  const defs = new Map(game.defs.map((def) => [def.id, def]));
  // A group the list does not name is left out, as an LB deck is in most lists.
  const groups = Object.keys(game.spec.groups).filter(
    (group, i) => list[group] !== undefined || (i === 0 && Object.keys(list).length === 0),
  );
  const parts = groups.map((group): Part => {
    const counts = new Map<string, number>();
    for (const id of list[group] ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
    return { title: capital(group), kind: false, cards: [...counts].map(([id, count]) => ({ id, count, def: defs.get(id) })) };
  });
  if (groups.length > 1) return parts;
  const kinds = Map.groupBy(parts[0].cards, ({ def }) => section(def));
  return kinds.size < 2 ? parts : [...kinds].map(([title, cards]) => ({ title, kind: true, cards }));
}

/** A `#` or `//` would begin a comment. */
const commented = (text: string) => /(^|\s)(#|\/\/)/.test(text);
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** `section` names the heading a card stands under, where a list is written by kinds. */
export function writeText(game: Shelf, name: string, list: DeckList, section: (def: Def | undefined) => string = kindOf): string {
  const title = oneLine(name);
  const lines = [`Name: ${commented(title) || title === '' || /^".*"$/.test(title) ? `"${title}"` : title}`];
  for (const { title, kind, cards } of partsOf(game, list, section)) {
    lines.push('', `${title} (${cards.reduce((n, { count }) => n + count, 0)})${kind ? ':' : ''}`);
    for (const { id, count, def } of cards) lines.push(`${count} ${def && !commented(def.name) ? `${def.name} (${id})` : id}`);
  }
  return `${lines.join('\n')}\n`;
}

/** One card a line, with its name for whoever reads it. */
export function writeJson(game: Shelf, name: string, list: DeckList): string {
  const defs = new Map(game.defs.map((def) => [def.id, def]));
  const groups = Object.keys(game.spec.groups).map((group) => {
    const counts = new Map<string, number>();
    for (const id of list[group] ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
    const cards = [...counts].map(([id, count]) => `\n      ${JSON.stringify({ count, id, name: defs.get(id)?.name })}`);
    return `\n    ${JSON.stringify(group)}: [${cards.join(',')}${cards.length > 0 ? '\n    ' : ''}]`;
  });
  return `{\n  "game": ${JSON.stringify(game.id)},\n  "name": ${JSON.stringify(name)},\n  "list": {${groups.join(',')}\n  }\n}\n`;
}

export function writeO8d(game: Shelf, name: string, list: DeckList, section: (def: Def | undefined) => string = kindOf): string {
  const lines = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', `<deck game="${gameUuid(game.id)}">`];
  for (const { title, cards } of partsOf(game, list, section)) {
    lines.push(`  <section name="${encode(title)}" shared="False">`);
    for (const { id, count, def } of cards)
      lines.push(`    <card qty="${count}" id="${cardUuid(game.id, id)}">${encode(def?.name ?? id)}</card>`);
    lines.push('  </section>');
  }
  lines.push(`  <notes>${encode(`Name: ${oneLine(name)}`)}</notes>`, '</deck>');
  return `${lines.join('\n')}\n`;
}

/** The deck in any of the forms; a packed one is a line without its end. */
export function writeList(game: Shelf, name: string, list: DeckList, form: Form): string {
  switch (form) {
    case 'text':
      return writeText(game, name, list);
    case 'json':
      return writeJson(game, name, list);
    case 'o8d':
      return writeO8d(game, name, list);
    case 'packed':
      return pack(game.id, list, name);
  }
}
