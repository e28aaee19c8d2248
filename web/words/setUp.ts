/** What is said while a match is set up. */
import { lexicon } from './lexicon.ts';

/** A seat in the sentence that sums a match up. */
export interface SeatSaid {
  readonly kind: 'you' | 'person' | 'bot';
  /** Of a person or a bot; '' of a person without one. */
  readonly name: string;
  /** Of a bot. */
  readonly level: number;
  /** A deck, a team; '' where that is left to chance, or there is none. */
  readonly brings: string;
}

export interface SetUpScreenWords {
  readonly title: (game: string) => string;
  readonly about: string;
  readonly reset: string;
  readonly close: string;
  readonly players: string;
  readonly seats: string;
  readonly seat: (n: number) => string;
  readonly whoSits: (n: number) => string;
  readonly person: string;
  readonly you: string;
  readonly bot: string;
  readonly name: string;
  /** Somebody without a name. */
  readonly nameless: (n: number) => string;
  readonly handOver: string;
  readonly level: (n: number) => string;
  /** Somebody with a style, and nobody in particular. */
  readonly style: string;
  readonly noStyle: string;
  readonly deck: string;
  readonly byChance: string;
  readonly chanceAbout: string;
  readonly ready: string;
  readonly own: string;
  readonly cards: (n: number) => string;
  readonly legal: string;
  readonly noneFits: string;
  /** Of what no two may have: taking it from another seat. */
  readonly swaps: string;
  readonly rules: string;
  readonly options: string;
  readonly changed: (n: number) => string;
  readonly more: (n: number) => string;
  readonly fixed: string;
  readonly usual: (value: string) => string;
  readonly keep: string;
  readonly kept: string;
  readonly start: string;
  readonly fix: string;
  readonly choose: string;
  readonly sum: (seats: readonly SeatSaid[]) => string;
  /** What stands below it: how it is played, and for how long. */
  readonly how: (preset: string, changed: readonly string[], minutes: number) => string;
}

export const setUpWords = lexicon(import.meta.glob<SetUpScreenWords>('./*/setUp.ts', { import: 'words' }));
