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

/** By seat. */
export function useDecks(
  game: string,
  offered: SetUpWords,
  own: readonly OwnDeck[],
  setUp: SetUp,
  language: Language,
): readonly DeckState[] {
  const { options, seats } = setUp;
  const { value } = useLoaded(async () => {
    const problemsOf = (list: OwnDeck['list']) => ask('check', { game, list, language, options });
    const chance = seats.some(({ deck }) => deckNamed(offered, own, deck) === null) && offered.ready.length > 0;
    const ready = chance ? await Promise.all(offered.ready.map(({ list }) => problemsOf(list))) : [];
    const none = chance && ready.every((problems) => problems.length > 0);
    return Promise.all(
      seats.map(async ({ deck }): Promise<DeckState> => {
        const named = deckNamed(offered, own, deck);
        return named ? { problems: await problemsOf(named.list), none: false } : { problems: [], none };
      }),
    );
  }, [game, language, own, JSON.stringify([options, seats.map(({ deck }) => deck)])]);
  return seats.map((_, seat) => value?.[seat] ?? FINE);
}
