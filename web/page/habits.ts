/** How somebody begins matches, kept on this device: the game played last, the level in each, the names of people, a set-up of their own. */
import { useSyncExternalStore } from 'react';
import type { SetUp } from './setUp.ts';

interface OfGame {
  /** The bot played against last. */
  readonly level?: string;
  /** What "Play now" begins. Absent: what the game usually is. */
  readonly setUp?: SetUp;
}

export interface Habits {
  /** The game begun last; '' on a first visit. */
  readonly last: string;
  /** Of the people at this device, in the order they sit. */
  readonly names: readonly string[];
  readonly games: { readonly [game: string]: OfGame };
}

const KEY = 'touchline.habits';
const NONE: Habits = { last: '', names: [], games: {} };

function read(): Habits {
  try {
    const { last, names, games } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Habits>;
    return {
      last: typeof last === 'string' ? last : '',
      names: Array.isArray(names) ? names.map(String) : [],
      games: typeof games === 'object' && games !== null ? games : {},
    };
  } catch {
    // What cannot be read is forgotten.
    return NONE;
  }
}

let habits = read();
const hearers = new Set<() => void>();

function change(next: Habits): void {
  habits = next;
  localStorage.setItem(KEY, JSON.stringify(habits));
  for (const hear of hearers) hear();
}

const changeGame = (game: string, more: Partial<OfGame>) => ({ ...habits.games, [game]: { ...habits.games[game], ...more } });

export const habitsNow = (): Habits => habits;

/** All bots that one meets in a game are of this level from now on. */
export function levelIs(game: string, level: string): void {
  const { setUp } = habits.games[game] ?? {};
  const seats = setUp?.seats.map((seat) => (seat.who === 'bot' ? { ...seat, level } : seat));
  change({ ...habits, games: changeGame(game, { level, ...(setUp && seats && { setUp: { ...setUp, seats } }) }) });
}

/** Undefined: as the game usually is. */
export const setUpIs = (game: string, setUp: SetUp | undefined): void => change({ ...habits, games: changeGame(game, { setUp }) });

/** A match has been begun. */
export function hasBegun(game: string, players: readonly string[], names: readonly string[] = []): void {
  const bot = players.find((player) => player !== 'person');
  const people = names.filter((_, seat) => players[seat] === 'person');
  change({
    last: game,
    // Whoever plays alone need not say their name, and is not forgotten for it.
    names: people.map((name, i) => name || (habits.names[i] ?? '')).concat(habits.names.slice(people.length)),
    games: bot ? changeGame(game, { level: bot }) : habits.games,
  });
}

export function forgetHabits(): void {
  change(NONE);
  localStorage.removeItem(KEY);
}

const subscribe = (hear: () => void) => {
  hearers.add(hear);
  return () => hearers.delete(hear);
};

export const useHabits = (): Habits => useSyncExternalStore(subscribe, habitsNow);
