/** Deck lists as the command line meets them: which game a list is for, and the forms a deck can be written in. */
import type { DeckList } from '@touchline/engine';
import { hasDecks } from '@touchline/kit';
import { type Form, gameUuid, parse, readDeck, writeList } from '@touchline/lists';
import { gameNamed, games, type TerminalGame } from './games.ts';

export type { Fault as DeckFault } from '@touchline/lists';
export { readDeck };

/** The game a list says it is for; none if it does not say, or only in an id of OCTGN's that is not ours. */
export function gameIn(text: string): TerminalGame | undefined {
  const { game, form } = parse(text);
  if (game === undefined) return undefined;
  return form === 'o8d' ? games.find(({ id }) => gameUuid(id) === game.toLowerCase()) : gameNamed(game);
}

/** The game a list is for: what it says, else the game that can use most of its lines, the first of several. */
export function gameFor(text: string): TerminalGame {
  const said = gameIn(text);
  if (said) return said;
  const able = games.filter(({ game }) => hasDecks(game));
  const faults = able.map(({ game }) => readDeck(game, text, '').faults.length);
  return able[faults.indexOf(Math.min(...faults))];
}

export const forms = ['text', 'json', 'o8d', 'packed'] as const satisfies readonly Form[];

/** As a file has it: with the end of its last line. */
export const writeDeck = ({ game }: TerminalGame, name: string, list: DeckList, form: Form): string =>
  `${writeList(game, name, list, form)}${form === 'packed' ? '\n' : ''}`;
