/** What the board of Final Fantasy TCG says, beside what the game says itself. */

import type { Language } from '@touchline/text';
import { elements as english } from '../../../games/fftcg/words/en/terms.ts';
import { elements as french } from '../../../games/fftcg/words/fr/terms.ts';

export interface BoardWords {
  readonly turn: (n: number) => string;
  readonly setUp: string;
  readonly onTurn: string;
  readonly priority: (who: string) => string;
  readonly decides: (who: string) => string;
  readonly areas: { readonly [zone: string]: string };
  readonly crystals: (n: number) => string;
  readonly damage: string;
  readonly of: (n: number, most: number) => string;
  readonly breakZone: string;
  readonly more: (n: number) => string;
  readonly types: { readonly [type: string]: string };
  readonly hand: string;
  readonly cards: (n: number) => string;
  readonly seen: (names: string) => string;
  readonly looked: string;
  readonly limit: string;
  readonly spent: (names: string) => string;
  readonly none: string;
  readonly colon: string;
  readonly stack: string;
  readonly burst: string;
  readonly items: { readonly [kind: string]: string };
  readonly gone: string;
  readonly elements: { readonly [element: string]: string };
  readonly dull: string;
  readonly damaged: (n: number) => string;
  readonly marks: { readonly [mark: string]: string };
  readonly cp: (n: number) => string;
  readonly semicolon: string;
  readonly plan: { readonly [how: string]: (names: string) => string };
}

const en: BoardWords = {
  turn: (n) => `Turn ${n}`,
  setUp: 'Before the first turn',
  onTurn: 'turn',
  priority: (who) => `Priority: ${who}`,
  decides: (who) => `To decide: ${who}`,
  areas: { hand: 'hand', deck: 'deck', breakZone: 'Break Zone', removed: 'removed' },
  crystals: (n) => `${n} ${n === 1 ? 'Crystal' : 'Crystals'}`,
  damage: 'Damage',
  of: (n, most) => `${n} of ${most}`,
  breakZone: 'Break',
  more: (n) => `${n} more`,
  types: { forward: 'Forwards', backup: 'Backups', monster: 'Monsters', summon: 'Summons' },
  hand: 'Hand',
  cards: (n) => `${n} ${n === 1 ? 'card' : 'cards'}`,
  seen: (names) => `known: ${names}`,
  looked: 'Looked at',
  limit: 'LB deck',
  spent: (names) => `spent: ${names}`,
  none: '–',
  colon: ':',
  stack: 'Stack',
  burst: 'EX Burst',
  items: { summon: 'Summon', auto: 'auto-ability', action: 'action ability', special: 'special ability', burst: 'EX Burst' },
  gone: 'gone',
  elements: english,
  dull: 'dull',
  damaged: (n) => `[${n} damage]`,
  marks: { attacking: 'attacking', blocking: 'blocking', frozen: 'frozen', fresh: 'new' },
  cp: (n) => `(${n} CP)`,
  plan: { dull: (names) => `dull ${names}`, discard: (names) => `discard ${names}`, other: (names) => `give up ${names}` },
  semicolon: '; ',
};

const fr: BoardWords = {
  turn: (n) => `Tour ${n}`,
  setUp: 'Avant le premier tour',
  onTurn: 'tour',
  priority: (who) => `Priorité : ${who}`,
  decides: (who) => `Au choix de : ${who}`,
  areas: { hand: 'main', deck: 'Deck', breakZone: 'Break Zone', removed: 'hors jeu' },
  crystals: (n) => `${n} ${n === 1 ? 'Cristal' : 'Cristaux'}`,
  damage: 'Dégâts',
  of: (n, most) => `${n} sur ${most}`,
  breakZone: 'Break',
  more: (n) => `${n} de plus`,
  types: { forward: 'Avants', backup: 'Soutiens', monster: 'Monstres', summon: 'Invocations' },
  hand: 'Main',
  cards: (n) => `${n} ${n === 1 ? 'carte' : 'cartes'}`,
  seen: (names) => `connues : ${names}`,
  looked: 'Regardées',
  limit: 'Deck LB',
  spent: (names) => `épuisées : ${names}`,
  none: '–',
  colon: ' :',
  stack: 'Pile',
  burst: 'EX Burst',
  items: {
    summon: 'Invocation',
    auto: 'Compétence Auto',
    action: "Compétence d'Action",
    special: 'Compétence Spéciale',
    burst: 'EX Burst',
  },
  gone: 'partie',
  elements: french,
  dull: 'dullé',
  damaged: (n) => `[${n} dégâts]`,
  marks: { attacking: 'attaque', blocking: 'bloque', frozen: 'gelé', fresh: 'nouveau' },
  cp: (n) => `(${n} CP)`,
  plan: { dull: (names) => `dull : ${names}`, discard: (names) => `défausse : ${names}`, other: (names) => `cartes cédées : ${names}` },
  semicolon: ' ; ',
};

const books: { readonly [L in Language]: BoardWords } = { en, fr };

export const boardWords = (language: Language): BoardWords => books[language];
