/** What is said of a match before it begins, in English: options and presets. */
import type { SetUpWords } from '../vocabulary.ts';

const onOff = { true: 'on', false: 'off' };

export const setUp: SetUpWords = {
  presets: {
    constructed: { name: 'Constructed', about: '50 cards, 7 damage' },
    limited: { name: 'Limited', about: '40 cards or more, 6 damage' },
    short: { name: 'Short', about: '50 cards, 5 damage; a house variation' },
  },
  options: {
    damageToLose: { name: 'Damage that loses the match', about: 'Seven by the rules, six in limited; fewer for a short match' },
    mulligan: {
      name: 'Mulligan',
      about: 'A new hand before the first turn',
      values: { onceBottom: 'once, hand under the deck', none: 'none' },
    },
    firstPlayer: {
      name: 'First player',
      about: 'Who begins, or who says who begins',
      values: { randomChooses: 'chance names who decides', random: 'by chance', loserOfPrevious: 'player 1 decides', fixed: 'player 1' },
    },
    format: {
      name: 'Format',
      about: 'How many cards a deck has: exactly 50, or 40 and more',
      values: { constructed: 'constructed', limited: 'limited' },
    },
    exBurstTiming: {
      name: 'EX Bursts',
      about: 'When they are offered if several points of damage come at once',
      values: { interleaved: 'after each point of damage', batched: 'after all points of damage' },
    },
    triggerOrder: {
      name: 'Order of your auto-abilities',
      about: 'When several of yours trigger at the same time',
      values: { ask: 'you decide', auto: 'as they came' },
    },
    overpay: {
      name: 'Surplus CP',
      about: 'How much more than the cost may be paid; the rest is lost',
      values: { official: 'only as the rules allow', free: 'any amount' },
    },
    blockerLeaves: {
      name: 'If the blocker leaves',
      about: 'What becomes of the attack it had blocked',
      values: { staysBlocked: 'the attack stays blocked', becomesUnblocked: 'the attack is unblocked' },
    },
    searchMayFail: { name: 'A search may find nothing', about: 'On: you need not take a card though there is one', values: onOff },
    multiElement: { name: 'Cards of several Elements', about: 'Off: decks have none of them', values: onOff },
    damageN: { name: 'Texts with Damage', about: 'Texts that work from so much damage on; off: decks have none', values: onOff },
    counters: { name: 'Counters', about: 'Cards that use counters; off: decks have none', values: onOff },
    crystals: { name: 'Crystals', about: 'Cards that gain or spend Crystals; off: decks have none', values: onOff },
    warp: { name: 'Warp', about: 'Cards that come some turns later; off: decks have none', values: onOff },
    priming: { name: 'Priming', about: 'Cards that come to lie on a Character; off: decks have none', values: onOff },
    limitBreak: { name: 'Limit Break', about: 'A deck of up to eight LB cards beside the other; off: none', values: onOff },
  },
};
