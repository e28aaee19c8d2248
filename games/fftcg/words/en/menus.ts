/** Phases, options and deck problems in English. */
import { english as e } from '@touchline/text';
import type { Extension, MenuWords, Mistake } from '../vocabulary.ts';

const { quote } = e.grammar;

type Args = { readonly [name: string]: string | number };

const groups: { readonly [group: string]: string } = { main: 'the deck', limit: 'the LB deck' };

const mistakes: { readonly [M in Mistake]: (x: Args, id: string) => string } = {
  'FFT-201': (x) => `a deck needs exactly ${x.needs} cards, and this one has ${x.n}`,
  'FFT-2070': (x) => `a limited deck needs at least ${x.needs} cards, and this one has ${x.n}`,
  'FFT-2050': (x, id) =>
    id === ''
      ? `an LB deck may have up to ${x.needs} cards, and this one has ${x.n}`
      : `${id} does not belong in ${groups[x.group]}; move it or take it out`,
  'FFT-R58': (_x, id) => `there is no card ${quote(id)}; check its number`,
  'FFT-202': (x, id) => `a deck may have ${x.most} copies of ${id} at most, and this one has ${x.n}`,
};

const without: { readonly [E in Extension]: string } = {
  multiElement: 'cards of several Elements',
  damageN: 'texts with Damage',
  counters: 'counters',
  crystals: 'Crystals',
  warp: 'Warp',
  limitBreak: 'Limit Break cards',
};

const onOff = { true: 'on', false: 'off' };

export const menus: MenuWords = {
  problem: (p) =>
    p.args.extension !== undefined
      ? `this match is played without ${without[p.args.extension as Extension]}; take out ${p.card}`
      : mistakes[p.clause as Mistake](p.args, p.card ?? ''),
  phases: {
    setUp: 'Set-up',
    turn: 'Turn',
    active: 'Active Phase',
    draw: 'Draw Phase',
    main1: 'Main Phase 1',
    attackPhase: 'Attack Phase',
    preparation: 'Attack Preparation Step',
    declaration: 'Attack Declaration Step',
    blockStep: 'Block Declaration Step',
    damageStep: 'Damage Resolution Step',
    blockedBattle: 'Damage Resolution Step',
    main2: 'Main Phase 2',
    end: 'End Phase',
    priority: 'Priority',
    announce: 'Announcement',
    warp: 'Warp',
    payNow: 'Payment',
    wounds: 'Damage',
    discarding: 'Discard',
    taking: 'Looking at cards',
    ordering: 'Cards to a deck',
    tooManyBackups: 'Too many Backups',
    ability: 'Effect',
  },
  options: {
    format: { name: 'Format', values: { constructed: 'constructed', limited: 'limited' } },
    damageToLose: {
      name: 'Damage that loses the match',
      values: { 3: '3', 4: '4', 5: '5', 6: '6', 7: '7', 8: '8', 9: '9', 10: '10' },
    },
    firstPlayer: {
      name: 'First player',
      values: { randomChooses: 'chance names who decides', random: 'by chance', loserOfPrevious: 'player 1 decides', fixed: 'player 1' },
    },
    mulligan: { name: 'Mulligan', values: { onceBottom: 'once, hand under the deck', none: 'none' } },
    exBurstTiming: { name: 'EX Bursts', values: { interleaved: 'after each point of damage', batched: 'after all points of damage' } },
    overpay: { name: 'Surplus CP', values: { official: 'only as the rules allow', free: 'any amount' } },
    blockerLeaves: {
      name: 'If the blocker leaves',
      values: { staysBlocked: 'the attack stays blocked', becomesUnblocked: 'the attack is unblocked' },
    },
    multiElement: { name: 'Cards of several Elements', values: onOff },
    damageN: { name: 'Texts with Damage', values: onOff },
    counters: { name: 'Counters', values: onOff },
    crystals: { name: 'Crystals', values: onOff },
    warp: { name: 'Warp', values: onOff },
    limitBreak: { name: 'Limit Break', values: onOff },
    triggerOrder: { name: 'Order of your auto-abilities', values: { ask: 'you decide', auto: 'as they came' } },
    searchMayFail: { name: 'A search may find nothing', values: onOff },
  },
};
