/** Phases and deck problems in English. */
import { english as e } from '@touchline/text';
import { byListOrCard, problemBy } from '../atTable.ts';
import type { Extension, MenuWords, MistakeWords } from '../vocabulary.ts';

const { quote } = e.grammar;

const groups: { readonly [group: string]: string } = { main: 'the deck', limit: 'the LB deck' };

const mistakes: MistakeWords = {
  'FFT-201': (x) => `a deck needs exactly ${x.needs} cards, and this one has ${x.n}`,
  'FFT-2070': (x) => `a limited deck needs at least ${x.needs} cards, and this one has ${x.n}`,
  'FFT-2050': byListOrCard(
    (x) => `an LB deck may have up to ${x.needs} cards, and this one has ${x.n}`,
    (x, id) => `${id} does not belong in ${groups[x.group]}; move it or take it out`,
  ),
  'FFT-R58': (_x, id) => `there is no card ${quote(id)}; check its number`,
  'FFT-202': (x, id) => `a deck may have ${x.most} copies of ${id} at most, and this one has ${x.n}`,
};

const without: { readonly [E in Extension]: string } = {
  multiElement: 'cards of several Elements',
  damageN: 'texts with Damage',
  counters: 'counters',
  crystals: 'Crystals',
  warp: 'Warp',
  priming: 'Priming',
  limitBreak: 'Limit Break cards',
};

export const menus: MenuWords = {
  problem: problemBy(mistakes, (extension, card) => `this match is played without ${extension}; take out ${card}`, without),
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
    prime: 'Priming',
    payNow: 'Payment',
    wounds: 'Damage',
    discarding: 'Discard',
    taking: 'Looking at cards',
    ordering: 'Cards to a deck',
    tooManyBackups: 'Too many Backups',
    ability: 'Effect',
  },
};
