/** Everything the table says in some matches of random play: the material of the text tests. */
import type { DeckList, Options } from '@touchline/engine';
import type { Language } from '@touchline/text';
import { overhear as listen, type Overheard } from '@touchline/text/testing';
import { decks, game } from '../index.ts';
import { speak } from '../words/index.ts';

const lists = Object.values(decks) as readonly DeckList[];
const variants: readonly Partial<Options>[] = [
  {},
  { starterFormations: true, attackTie: 'attack' },
  { assistLevelGate: true, stackKeepsExhausted: false, shootout: false },
  { strictSpread: false, goalFever: false, deckOutOnLastChance: false },
];

/** A list with other goalkeepers comes along, so that their texts are heard; a long one never runs out, a short one does. */
const keepers = ['S1-1', 'INH-G1', 'INH-G2', 'INH-G3', 'INH-G4'];
const withKeeper = (list: DeckList, n: number): DeckList => ({ ...list, goalkeeper: [keepers[n % keepers.length]] });
const short = (list: DeckList): DeckList => ({ ...list, deck: (list.deck ?? []).slice(0, 12) });

const wrong: DeckList = {
  deck: ['S1-1', 'nobody', 'INH-T10', ...new Array<string>(4).fill('S1-2')],
  starting: ['S1-4', 'S1-4', 'INH-R01'],
  goalkeeper: [],
  licences: [],
};
const tooMuch: DeckList = { ...lists[0], starting: [...(lists[0].starting ?? []), 'S1-8'] };

export const names: readonly string[] = game.defs.map(({ name }) => name);

export const overhear = (lang: Language, count: number): Overheard =>
  listen({
    game,
    voice: speak(game, lang),
    count,
    setUp(n, dice) {
      const pair = [lists[dice.below(4)], lists[dice.below(4)]].map((list) => (n % 2 === 0 ? withKeeper(list, n / 2) : list));
      const tiny = n % 7 === 6;
      return { options: { ...variants[n % variants.length], ...(tiny && { deckRules: 'open' }) }, lists: tiny ? pair.map(short) : pair };
    },
    buttons: ['pass', 'done', 'decline', 'asFlipped'],
    wrongLists: [
      { list: wrong, options: { cardPool: 'known' } },
      { list: wrong, options: { cardPool: 'all', deckRules: 'starter', starterFormations: true } },
      { list: tooMuch, options: { cardPool: 'all' } },
    ],
  });
