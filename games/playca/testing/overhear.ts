/** Everything the table says in some matches of random play: the material of the text tests. */
import type { DeckList, Options } from '@touchline/engine';
import type { Language } from '@touchline/text';
import { overhear as listen, type Overheard } from '@touchline/text/testing';
import { decks } from '../decks.ts';
import { game as house } from '../index.ts';
import { testCards, testGame } from '../rules/testing/testCards.ts';
import { speak } from '../words/index.ts';

const lists = Object.values(decks) as readonly DeckList[];
/** Characters with texts that no house card has: two at one flip, one to pay for, one that fells. */
const oddCharacters = testCards.filter((c) => c.kind === 'character' && c.notes?.house).map((c) => c.id);
const oddDeck: DeckList = { ...lists[0], deck: Array.from({ length: 30 }, (_, i) => oddCharacters[i % oddCharacters.length]) };
const variants: readonly Partial<Options>[] = [
  {},
  { multiPass: true, fixedFieldOrder: true, showTpIdentity: true },
  { effectsPerBattle: 'one', overtime: false, pkIncludeDiscard: true },
  { licenses: false, support: false, pk: false },
  { supportDuration: 'battle', tpPerPeriod: 9 },
];

const wrong: DeckList = {
  deck: ['PC-K1', 'PC-H01', 'nobody'],
  hissatsu: ['PC-G01', ...Array(8).fill('PC-H01')],
  goalkeeper: [],
  licences: Array(4).fill('PC-P1'),
  bench: [],
};

export const names: readonly string[] = house.defs.map(({ name }) => name);

/** With the house cards, or with the odd ones of the rule tests. */
export function overhear(lang: Language, count: number, set: 'house' | 'odd' = 'house'): Overheard {
  const game = set === 'house' ? house : testGame;
  return listen({
    game,
    voice: speak(game, lang),
    count,
    setUp: (n, dice) => ({
      lists: set === 'house' ? [lists[dice.below(4)], lists[dice.below(4)]] : [oddDeck, oddDeck],
      options: { ...variants[n % variants.length], ...(set === 'odd' && { cardSet: 'custom' }) },
    }),
    buttons: ['pass', 'stay', 'decline', 'done'],
    wrongLists: [{ list: wrong, options: { cardSet: 'house' } }],
    find(id) {
      const def = game.defs[game.defIndex.get(id) ?? -1];
      return id === 'PC-P1' ? { ...def, notes: {} } : def;
    },
  });
}
