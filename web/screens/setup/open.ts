/** From a set-up to a table that is opened at the server. */
import type { GivenOptions } from '@touchline/kit';
import type { SetUpWords } from '../../library/setUp.ts';
import type { Deck } from '../../match/remote/brought.ts';
import type { Clock, Watch } from '../../match/remote/terms.ts';
import type { OwnDeck } from '../../match/store.ts';
import { givenOptions, peopleOf, type SetUp } from '../../page/setUp.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** In the order of their names. */
export const clocks: readonly Clock[] = [
  { kind: 'none' },
  { kind: 'match', each: 5 * MINUTE, increment: 5 * SECOND },
  { kind: 'match', each: 10 * MINUTE, increment: 10 * SECOND },
  { kind: 'decision', each: MINUTE },
  { kind: 'decision', each: DAY },
  { kind: 'decision', each: 3 * DAY },
];
export const delays: readonly number[] = [0, 30, 60, 120];

/** What is agreed besides the rules. */
export interface TableTerms {
  readonly clock: number;
  readonly watch: Watch;
  readonly delay: number;
  readonly open: boolean;
  readonly listed: boolean;
}

export const usualTerms: TableTerms = { clock: 0, watch: 'link', delay: 0, open: false, listed: false };

export interface OpenTable {
  readonly wanted: {
    readonly game: string;
    readonly seats: readonly ('me' | 'open' | { readonly bot: string })[];
    readonly options: GivenOptions;
    readonly clock: Clock;
    readonly lists: 'open' | 'seen';
    readonly watch: Watch;
    readonly delay: number;
    /** Everybody finds it in the lobby. */
    readonly listed?: true;
  };
  /** What we bring ourselves. */
  readonly deck: Deck | null;
}

export function openFrom(game: string, offered: SetUpWords, own: readonly OwnDeck[], setUp: SetUp, terms: TableTerms): OpenTable {
  const [me] = peopleOf(setUp);
  const mine = setUp.seats[me].deck;
  const ownDeck = own.find(({ id }) => id === mine);
  const ready = offered.ready.find(({ name }) => name === mine);
  return {
    wanted: {
      game,
      seats: setUp.seats.map(({ who, level }, seat) => (who === 'bot' ? { bot: level } : seat === me ? 'me' : 'open')),
      options: givenOptions(offered.offers, setUp),
      clock: clocks[terms.clock],
      lists: terms.open ? 'open' : 'seen',
      watch: terms.watch,
      delay: terms.watch === 'none' ? 0 : terms.delay,
      ...(terms.listed && { listed: true }),
    },
    deck: ownDeck ? { list: ownDeck.list } : ready ? { name: ready.name } : null,
  };
}
