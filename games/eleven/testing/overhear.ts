/** Everything the table says in some seasons of random play: the material of the text tests. */
import type { Options } from '@touchline/engine';
import type { Language } from '@touchline/text';
import { overhear as listen, type Overheard } from '@touchline/text/testing';
import { game } from '../index.ts';
import { speak } from '../words/index.ts';

const variants: readonly Partial<Options>[] = [
  {},
  { goalkeeperAuto: false, division: 2, openObjectives: true },
  { weeks: 3, division: 1, firstPlayer: 'seat1', goalkeeperAuto: false },
];
/** Each Scenario, and none. */
const alone: readonly Partial<Options>[] = [0, 1, 2, 3, 4, 5].map((scenario) => ({ scenario, goalkeeperAuto: false }));

export const names: readonly string[] = game.defs.map(({ name }) => name);

/** Answers that only go on. */
const IDLE = ['endDay', 'decline', 'done', 'none'];

/** Things are mostly done, and line-ups sometimes made by hand, so that there is something to hear. */
const hear = (lang: Language, count: number, seats: number, options: readonly Partial<Options>[]): Overheard =>
  listen({
    game,
    voice: speak(game, lang).among(seats),
    count,
    setUp: (n) => ({ options: options[n % options.length], lists: Array.from({ length: seats }, () => ({})) }),
    buttons: [...IDLE, 'reroll', 'rerollFree', 'office', 'stand3', 'store'],
    wrongLists: [],
    choose: ({ options: all }, dice) => {
      const busy = all.filter(({ verb }) => !IDLE.includes(verb) && verb !== 'complete' && verb !== 'startOver');
      const byHand = all.find(({ verb }) => verb === 'byHand');
      if (byHand && dice.below(3) === 0) return byHand;
      const list = busy.length > 0 && dice.below(4) > 0 ? busy : all;
      return list[dice.below(list.length)];
    },
  });

/** Two managers, then four, then one. */
export const overhear = (lang: Language): readonly Overheard[] => [
  hear(lang, 4, 2, variants),
  hear(lang, 1, 4, variants),
  hear(lang, 6, 1, alone),
];
