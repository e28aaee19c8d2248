/** Everything the table says in some matches of random play: the material of the text tests. */
import type { Options } from '@touchline/engine';
import type { Language } from '@touchline/text';
import { overhear as listen, type Overheard } from '@touchline/text/testing';
import { game } from '../index.ts';
import { speak } from '../words/index.ts';

const variants: readonly Partial<Options>[] = [
  {},
  { startingPoints: 4, assuredSuccess: true, kickoffChoice: 'random' },
  { firstMatch: true, motivation: false, signings: false, injuryTimeCap: 10 },
  { startingPoints: 3, specialCardsSingleUse: true, rerollTarget: 'ownDie', extraTime: false },
  { startingPoints: 2, motivationWindow: 'ownTurn', extraTimeReshuffle: 'once', teams: 'toho', injuryTimeCap: 0 },
];

export const names: readonly string[] = game.defs.map(({ name }) => name);

/** Abilities are mostly used and cards mostly played, so that there is something to hear. */
export const overhear = (lang: Language, count: number): Overheard =>
  listen({
    game,
    voice: speak(game, lang),
    count,
    setUp: (n) => ({ options: variants[n % variants.length], lists: [{}, {}] }),
    buttons: ['pass', 'done', 'decline', 'blind'],
    wrongLists: [],
    choose: ({ options }, dice) => {
      const busy = options.filter(({ verb }) => !['pass', 'done', 'decline'].includes(verb));
      const list = busy.length > 0 && dice.below(4) > 0 ? busy : options;
      return list[dice.below(list.length)];
    },
  });
