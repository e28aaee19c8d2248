/** What a list says, held against the cards of a game. */
import type { DeckList } from '@touchline/engine';
import { looksLikeId, splits } from './cardWords.ts';
import { headingsOf, type Meaning } from './headings.ts';
import type { Entry, Fault, Form, Parsed, Shelf } from './list.ts';
import { capital, nearest, plain } from './names.ts';
import { parse } from './parse.ts';
import type { CardProblem, ListProblem } from './problem.ts';
import { cardUuid } from './uuid.ts';

export interface DeckText {
  readonly form: Form;
  readonly name: string;
  readonly list: DeckList;
  /** Lines that name cards, whether there are such cards or not. */
  readonly entries: number;
  readonly faults: readonly Fault[];
  /** Worth saying, but no reason to refuse the list. */
  readonly remarks: readonly Fault[];
}

type Def = Shelf['defs'][number];

const MOST_COPIES = 99;

/** `headings` are further words for the groups of a list, as a language calls them. `name` is for a list that has none. */
export function readDeck(game: Shelf, text: string, name: string, headings: ReadonlyMap<string, string> = new Map()): DeckText {
  const meanings = headingsOf(game, headings);
  return resolve(
    game,
    parse(text, (title) => meanings.has(plain(title))),
    name,
    headings,
  );
}

export function resolve(game: Shelf, parsed: Parsed, name: string, headings: ReadonlyMap<string, string> = new Map()): DeckText {
  const faults = [...parsed.faults, ...otherGame(game, parsed)];
  const remarks = [...parsed.remarks];
  const list: { [group: string]: string[] } = {};
  const groups = groupsOf(game, parsed, headingsOf(game, headings), list, faults, remarks);
  const cards = catalogue(game);
  for (const entry of parsed.entries) {
    const { line, section, count, words } = entry;
    const fault = (problem: ListProblem) => faults.push({ line, problem });
    const found = cardOf(cards, entry);
    const group = section < 0 ? firstGroup(game) : groups[section];
    if ('code' in found) faults.push({ line, problem: found, ...('near' in found && { wanted: { count, group: group ?? '' } }) });
    else if (found.count < 1 || found.count > MOST_COPIES) fault({ code: 'copies', count, card: found.def.name, most: MOST_COPIES });
    else if (group === '') fault({ code: 'beforeHeadings', words: entry.whole ?? words, headings: groupNames(game) });
    else if (group !== null) (list[group] ??= []).push(...new Array<string>(found.count).fill(found.def.id));
  }
  const byLine = (a: Fault, b: Fault) => a.line - b.line;
  return {
    form: parsed.form,
    name: parsed.name ?? name,
    list,
    entries: parsed.entries.length,
    faults: faults.sort(byLine),
    remarks: remarks.sort(byLine),
  };
}

function otherGame({ id }: Shelf, { game, form }: Parsed): Fault[] {
  // OCTGN has its own ids of games; one that is not ours says nothing.
  if (game === undefined || game.toLowerCase() === id || form === 'o8d') return [];
  return [{ line: 0, problem: { code: 'otherGame', found: game, wanted: id } }];
}

// ---------------------------------------------------------------- sections

const groupNames = (game: Shelf): string[] => Object.keys(game.spec.groups).map(capital);

/** A game with one group, or with a main one, needs no heading. */
function firstGroup(game: Shelf): string {
  const groups = Object.keys(game.spec.groups);
  return groups.includes('main') ? 'main' : groups.length === 1 ? groups[0] : '';
}

/** The group of each section: '' while no heading has named one, null where the cards have no place. */
function groupsOf(
  game: Shelf,
  { sections, entries }: Parsed,
  meanings: ReadonlyMap<string, Meaning>,
  list: { [group: string]: string[] },
  faults: Fault[],
  remarks: Fault[],
): (string | null)[] {
  const single = firstGroup(game) !== '';
  let group: string | null = firstGroup(game);
  return sections.map(({ title, line, says }, i) => {
    const meaning = meanings.get(plain(title)) ?? (single ? 'kind' : 'foreign');
    const count = entries.reduce((n, entry) => n + (entry.section === i ? entry.count : 0), 0);
    if (typeof meaning === 'object') {
      group = meaning.group;
      list[group] ??= [];
    } else if (meaning === 'foreign') {
      group = null;
      faults.push({ line, problem: { code: 'noGroup', game: game.id, title, cards: count, headings: groupNames(game) } });
    }
    if (says !== undefined && says !== count && !divided(sections, entries, meanings, i))
      remarks.push({ line, problem: { code: 'headingSum', says, sum: count } });
    return group;
  });
}

/** The cards of this section stand under headings of their own. */
function divided(sections: Parsed['sections'], entries: readonly Entry[], meanings: ReadonlyMap<string, Meaning>, i: number): boolean {
  const next = sections[i + 1];
  return next !== undefined && meanings.get(plain(next.title)) === 'kind' && !entries.some((entry) => entry.section === i);
}

// ---------------------------------------------------------------- cards

interface Catalogue {
  readonly game: Shelf;
  readonly byId: ReadonlyMap<string, Def>;
  readonly byName: ReadonlyMap<string, readonly Def[]>;
  readonly byUuid: ReadonlyMap<string, Def>;
}

function catalogue(game: Shelf): Catalogue {
  return {
    game,
    byId: new Map(game.defs.map((def) => [plain(def.id), def])),
    byName: Map.groupBy(game.defs, (def) => plain(def.name)),
    byUuid: new Map(game.defs.map((def) => [cardUuid(game.id, def.id), def])),
  };
}

/** The card an entry means and how many of it, or what is wrong. */
function cardOf(
  cards: Catalogue,
  { words, whole, count, id, name, uuid }: Entry,
): { readonly def: Def; readonly count: number } | CardProblem {
  const own = cards.byUuid.get(uuid?.toLowerCase() ?? '');
  if (own)
    return name === undefined || plain(own.name) === plain(name)
      ? { def: own, count }
      : { code: 'idOfOther', card: { id: own.id, name: own.name }, name };
  const exact = cards.byId.get(plain(words)) ?? oneNamed(cards, words);
  if (exact !== undefined) return 'code' in exact ? exact : { def: exact, count };
  for (const split of splits(words)) {
    const def = cards.byId.get(plain(split.id));
    if (def)
      return plain(def.name) === plain(split.name)
        ? { def, count }
        : { code: 'numberOfOther', card: { id: def.id, name: def.name }, name: split.name };
  }
  // A name may begin or end with a number that was taken for a count.
  const uncounted = whole === undefined || whole === words ? undefined : oneNamed(cards, whole);
  if (uncounted !== undefined) return 'code' in uncounted ? uncounted : { def: uncounted, count: 1 };
  const { id: game } = cards.game;
  if (id !== undefined && name !== undefined) return { code: 'noCardNumbered', id, name, near: nearest(cards.game, name), game };
  const split = splits(words).find(({ brackets, id: inside }) => brackets && looksLikeId(inside));
  if (split) return { code: 'noCardNumbered', id: split.id, near: nearest(cards.game, split.name), game };
  return { code: 'noCardNamed', name: words, near: nearest(cards.game, words), game, heading: whole === words };
}

function oneNamed({ byName }: Catalogue, words: string): Def | CardProblem | undefined {
  const named = byName.get(plain(words)) ?? [];
  if (named.length > 1) return { code: 'severalNamed', name: words, ids: named.map((def) => def.id) };
  return named[0];
}
