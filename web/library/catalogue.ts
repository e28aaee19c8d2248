/** Cards and decks of a game. What is allowed is asked of the game's own check; nothing of it is known here. */
import type { DeckList, DeckProblem, Options } from '@touchline/engine';
import { type Form, pack, readDeck, writeJson, writeO8d, writeText } from '@touchline/lists';
import type { Title } from '../games/title.ts';
import type { Language } from '../match/scene.ts';
import type { Problem, ReadList, Stock } from './messages.ts';

function problemsOf({ game }: Title, list: DeckList): DeckProblem[] {
  const options = Object.fromEntries(Object.entries(game.spec.options).map(([name, spec]) => [name, spec.default]));
  return game.spec.checkDeck(list, options as Options, (id) => game.defs[game.defIndex.get(id) ?? -1]);
}

export function checked(title: Title, list: DeckList, language: Language): Problem[] {
  const speaker = title.speak(language);
  return problemsOf(title, list).map((problem) => {
    const { clause, card = '', args } = problem;
    const text = speaker.problem(problem);
    const end = ` [${clause}]`;
    return {
      // The clause is shown beside it, as a link.
      text: text.endsWith(end) ? text.slice(0, -end.length) : text,
      clause,
      card,
      group: String(args.group ?? ''),
      most: typeof args.most === 'number' ? args.most : null,
    };
  });
}

const LANGUAGES: readonly Language[] = ['en', 'fr'];

/** More copies than this are asked for by nobody. */
const MANY = 12;

/** The first group in which nothing is wrong with the card itself, and how many copies of it stay so. */
function placeOf(title: Title, id: string): Stock['places'][string] | null {
  const wrong = (group: string, n: number) => problemsOf(title, { [group]: new Array<string>(n).fill(id) }).some(({ card }) => card);
  for (const group of Object.keys(title.game.spec.groups)) {
    if (wrong(group, 1)) continue;
    for (let n = 2; n <= MANY; n++) if (wrong(group, n)) return { group, most: n - 1 };
    return { group, most: null };
  }
  return null;
}

export function stockOf(title: Title, language: Language): Stock {
  const speaker = title.speak(language);
  const { game, decks } = title;
  // A list without any card misses every card it needs.
  const missing = problemsOf(title, Object.fromEntries(Object.keys(game.spec.groups).map((group) => [group, []])));
  const needs = (group: string): number | null => {
    const said = Number(missing.find(({ args }) => args.group === group)?.args.needs);
    return Number.isInteger(said) ? said : null;
  };
  return {
    groups: Object.entries(game.spec.groups).map(([id, zone]) => ({ id, name: speaker.zone(zone), needs: needs(id) })),
    ready: Object.entries(decks).map(([name, list]) => ({ name, list })),
    places: Object.fromEntries(
      game.defs.flatMap(({ id }) => {
        const place = placeOf(title, id);
        return place ? [[id, place]] : [];
      }),
    ),
  };
}

export function readList(title: Title, text: string, name: string): ReadList {
  // Headings may be in any language, whichever the page speaks.
  const headings = new Map<string, string>();
  for (const language of LANGUAGES)
    for (const [group, zone] of Object.entries(title.game.spec.groups)) headings.set(title.speak(language).zone(zone), group);
  const read = readDeck(title.game, text, name, headings);
  return { name: read.name, list: read.list, entries: read.entries, unread: [...read.faults, ...read.remarks] };
}

export function written({ game }: Title, name: string, list: DeckList, form: Form): string {
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
