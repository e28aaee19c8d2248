/** What is wrong with the decks that are chosen, with the options as they are. */

import { ask, useLoaded } from '../../library/client.ts';
import type { Problem } from '../../library/messages.ts';
import type { SetUpWords } from '../../library/setUp.ts';
import type { Language } from '../../match/scene.ts';
import type { OwnDeck } from '../../match/store.ts';
import type { SetUp } from '../../page/setUp.ts';
import { deckNamed } from './begin.ts';

export interface DeckState {
  readonly problems: readonly Problem[];
  /** Chance has nothing to draw from. */
  readonly none: boolean;
}

const FINE: DeckState = { problems: [], none: false };

export interface Decks {
  /** By seat. What was found last stays until the next is known. */
  readonly bySeat: readonly DeckState[];
  /** It is not known yet what is wrong with what is chosen now. */
  readonly checking: boolean;
}

export function useDecks(game: string, offered: SetUpWords, own: readonly OwnDeck[], setUp: SetUp, language: Language): Decks {
  const { options, seats } = setUp;
  const chosen = JSON.stringify([options, seats.map(({ deck }) => deck)]);
  const { value } = useLoaded(async () => {
    const problemsOf = (list: OwnDeck['list']) => ask('check', { game, list, language, options });
    const chance = seats.some(({ deck }) => deckNamed(offered, own, deck) === null) && offered.ready.length > 0;
    const ready = chance ? await Promise.all(offered.ready.map(({ list }) => problemsOf(list))) : [];
    const none = chance && ready.every((problems) => problems.length > 0);
    const found = seats.map(async ({ deck }): Promise<DeckState> => {
      const named = deckNamed(offered, own, deck);
      return named ? { problems: await problemsOf(named.list), none: false } : { problems: [], none };
    });
    return { chosen, bySeat: await Promise.all(found) };
  }, [game, language, own, chosen]);
  return { bySeat: seats.map((_, seat) => value?.bySeat[seat] ?? FINE), checking: value?.chosen !== chosen };
}
