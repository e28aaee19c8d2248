/** From a set-up to the match it begins. */

import type { NamedList } from '@touchline/kit';
import { seatsOf } from '../../games/shelf.ts';
import { ask } from '../../library/client.ts';
import type { SetUpWords } from '../../library/setUp.ts';
import { newSeed } from '../../match/key.ts';
import type { Begin } from '../../match/scene.ts';
import { type OwnDeck, ownDecks } from '../../match/store.ts';
import { playersOf } from '../../page/regulars.ts';
import type { Settings } from '../../page/settings.ts';
import { givenOptions, namesOf, type Regulars, type SetUp, stillOffered } from '../../page/setUp.ts';

/** A deck that a seat names, if it is still there; null leaves it to chance. */
export function deckNamed({ ready }: SetUpWords, own: readonly OwnDeck[], deck: string): NamedList | null {
  const found = own.find(({ id }) => id === deck) ?? ready.find(({ name }) => name === deck);
  return found ? { name: found.name, list: found.list } : null;
}

export function beginFrom(game: string, offered: SetUpWords, own: readonly OwnDeck[], setUp: SetUp, stop: Begin['stop']): Begin {
  return {
    game,
    options: givenOptions(offered.offers, setUp),
    players: playersOf(setUp),
    names: namesOf(setUp),
    decks: setUp.seats.map(({ deck }) => deckNamed(offered, own, deck)),
    seed: newSeed(),
    stop,
  };
}

/** The match that somebody has kept as theirs; null if a deck in it cannot be played any more. */
export async function beginKept(game: string, kept: SetUp, regulars: Regulars, { language, stop }: Settings): Promise<Begin | null> {
  const [offered, all] = await Promise.all([ask('setUp', { game, language }), ownDecks()]);
  const own = all.filter((deck) => deck.game === game);
  const setUp = stillOffered(offered.offers, seatsOf(game), kept, regulars);
  const match = beginFrom(game, offered, own, setUp, stop);
  const problems = await Promise.all(
    match.decks.flatMap((deck) => (deck ? [ask('check', { game, list: deck.list, language, options: setUp.options })] : [])),
  );
  return problems.flat().length > 0 ? null : match;
}
