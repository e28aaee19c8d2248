/** Cards and decks of a game. What is allowed is asked of the game's own check; nothing of it is known here. */
import type { DeckList, Options } from '@touchline/engine';
import { deckProblems, groupWords, hasDecks } from '@touchline/kit';
import { type Form, readDeck, writeList } from '@touchline/lists';
import type { Language } from '@touchline/text';
import type { TableGame } from '../games/teller.ts';
import type { Problem, ReadList, Stock } from './messages.ts';
import { readyIn } from './setUp.ts';

/** Absent options have their defaults. */
export function checked(chosen: TableGame, list: DeckList, language: Language, options: Partial<Options> = {}): Problem[] {
  const speaker = chosen.speak(language);
  return deckProblems(chosen.game, list, options).map((problem) => {
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

/** More copies than this are asked for by nobody. */
const MANY = 12;

/** The first group in which nothing is wrong with the card itself, and how many copies of it stay so. */
function placeOf(chosen: TableGame, id: string): Stock['places'][string] | null {
  const wrong = (group: string, n: number) =>
    deckProblems(chosen.game, { [group]: new Array<string>(n).fill(id) }).some(({ card }) => card);
  for (const group of Object.keys(chosen.game.spec.groups)) {
    if (wrong(group, 1)) continue;
    for (let n = 2; n <= MANY; n++) if (wrong(group, n)) return { group, most: n - 1 };
    return { group, most: null };
  }
  return null;
}

export async function stockOf(chosen: TableGame, language: Language): Promise<Stock> {
  const speaker = chosen.speak(language);
  const { game } = chosen;
  // A list without any card misses every card it needs.
  const missing = deckProblems(chosen.game, Object.fromEntries(Object.keys(game.spec.groups).map((group) => [group, []])));
  const needs = (group: string): number | null => {
    const said = Number(missing.find(({ args }) => args.group === group)?.args.needs);
    return Number.isInteger(said) ? said : null;
  };
  return {
    groups: Object.entries(game.spec.groups).map(([id, zone]) => ({ id, name: speaker.zone(zone), needs: needs(id) })),
    ready: await readyIn(chosen, language),
    // In a game without decks every card is looked at, and none goes anywhere.
    places: Object.fromEntries(
      game.defs.flatMap(({ id, kind }) => {
        const place = hasDecks(game) ? placeOf(chosen, id) : kind === chosen.markers ? null : { group: '', most: null };
        return place ? [[id, place]] : [];
      }),
    ),
  };
}

export function readList(chosen: TableGame, text: string, name: string): ReadList {
  const read = readDeck(chosen.game, text, name, groupWords(chosen));
  return { name: read.name, list: read.list, entries: read.entries, unread: [...read.faults, ...read.remarks] };
}

export const written = ({ game }: TableGame, name: string, list: DeckList, form: Form): string => writeList(game, name, list, form);
