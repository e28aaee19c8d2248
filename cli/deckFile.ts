/** Deck lists as the command line meets them: which game a list is for, and the forms a deck can be written in. */
import type { DeckList } from '@touchline/engine';
import { type Form, gameUuid, pack, parse, readDeck, writeJson, writeO8d, writeText } from '@touchline/lists';
import { type Title, titleOf, titles } from './games.ts';

export type { Fault as DeckFault } from '@touchline/lists';
export { readDeck };

/** The game a list says it is for; none if it does not say, or only in an id of OCTGN's that is not ours. */
export function titleIn(text: string): Title | undefined {
  const { game, form } = parse(text);
  if (game === undefined) return undefined;
  return form === 'o8d' ? titles.find(({ id }) => gameUuid(id) === game.toLowerCase()) : titleOf(game);
}

/** The game a list is for: what it says, else the game that can use most of its lines, the first of several. */
export function titleFor(text: string): Title {
  const said = titleIn(text);
  if (said) return said;
  const faults = titles.map(({ game }) => readDeck(game, text, '').faults.length);
  return titles[faults.indexOf(Math.min(...faults))];
}

export const forms = ['text', 'json', 'o8d', 'packed'] as const satisfies readonly Form[];

export function writeDeck({ game }: Title, name: string, list: DeckList, form: Form): string {
  switch (form) {
    case 'text':
      return writeText(game, name, list);
    case 'json':
      return writeJson(game, name, list);
    case 'o8d':
      return writeO8d(game, name, list);
    case 'packed':
      return `${pack(game.id, list, name)}\n`;
  }
}
