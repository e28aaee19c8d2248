/** What the board of Final Fantasy TCG says, beside what cards, questions and the log say themselves. */
import { unbroken } from '../../words/unbroken.ts';

export interface BoardWords {
  readonly turn: (n: number) => string;
  readonly yourTurn: string;
  readonly theirTurn: string;
  readonly turnOf: (who: string) => string;
  readonly setUp: string;
  readonly damage: string;
  readonly damageOf: (n: number, most: number) => string;
  readonly piles: { readonly [zone: string]: string };
  readonly crystals: string;
  readonly rows: { readonly backups: string; readonly forwards: string };
  readonly noBackup: (n: number) => string;
  readonly empty: string;
  readonly types: { readonly [type: string]: string };
  readonly tags: { readonly [type: string]: string };
  readonly elements: { readonly [element: string]: string };
  readonly keywords: { readonly [keyword: string]: string };
  readonly cost: (n: number) => string;
  readonly power: (n: number) => string;
  readonly damaged: (n: number) => string;
  readonly generic: string;
  readonly dull: string;
  readonly frozen: string;
  readonly attacking: string;
  readonly blocking: string;
  readonly target: string;
  readonly fresh: string;
  readonly freshNote: string;
  readonly stack: string;
  readonly topFirst: string;
  readonly burst: string;
  readonly resolves: (name: string) => string;
  readonly items: { readonly [kind: string]: string };
  readonly gone: string;
  readonly attacks: (names: readonly string[]) => string;
  readonly blockedBy: (name: string) => string;
  readonly notBlocked: string;
  readonly whose: (mine: boolean) => string;
  readonly phases: { readonly [phase: string]: string };
  readonly steps: { readonly [step: string]: string };
  readonly handLimit: string;
  readonly cp: (n: number) => string;
  readonly plan: { readonly [how in 'dull' | 'discard' | 'other']: (names: string) => string };
  readonly semicolon: string;
}

const en: BoardWords = {
  turn: (n) => `Turn ${n} · damage`,
  yourTurn: 'Your turn',
  theirTurn: 'Their turn',
  turnOf: (who) => `Turn: ${who}`,
  setUp: 'Before the first turn',
  damage: 'Damage',
  damageOf: (n, most) => `Damage ${n} of ${most}`,
  piles: {
    deck: 'Deck',
    hand: 'Hand',
    breakZone: 'Break',
    removed: 'Removed',
    limit: 'LB deck',
    limitSpent: 'LB spent',
    looked: 'Looked at',
  },
  crystals: 'Crystals',
  rows: { backups: 'Backups', forwards: 'Forwards and Monsters' },
  noBackup: (n) => `Backup ${n}`,
  empty: 'none',
  types: { forward: 'Forward', backup: 'Backup', monster: 'Monster', summon: 'Summon' },
  tags: { forward: 'FWD', backup: 'BKP', monster: 'MON', summon: 'SUM' },
  elements: {
    fire: 'Fire',
    ice: 'Ice',
    wind: 'Wind',
    earth: 'Earth',
    lightning: 'Lightning',
    water: 'Water',
    light: 'Light',
    dark: 'Dark',
  },
  keywords: { haste: 'Haste', brave: 'Brave', firstStrike: 'First Strike', backAttack: 'Back Attack' },
  cost: (n) => `cost ${n}`,
  power: (n) => `power ${n}`,
  damaged: (n) => `${n} damage`,
  generic: 'generic',
  dull: 'dull',
  frozen: 'frozen',
  attacking: 'attacks',
  blocking: 'blocks',
  target: 'chosen',
  fresh: 'new',
  freshNote: 'came this turn',
  stack: 'Stack',
  topFirst: 'top resolves first',
  burst: 'EX Burst',
  resolves: (name) => `Both pass: ${name} resolves`,
  items: { summon: 'Summon', auto: 'auto-ability', action: 'action ability', special: 'special ability', burst: 'EX Burst' },
  gone: 'gone',
  attacks: (names) => `${names.join(' + ')} ${names.length > 1 ? 'attack' : 'attacks'}`,
  blockedBy: (name) => `blocked by ${name}`,
  notBlocked: 'not blocked',
  whose: (mine) => (mine ? 'yours' : 'theirs'),
  phases: {
    setUp: 'Set-up',
    active: 'Active',
    draw: 'Draw',
    main1: 'Main 1',
    attackPhase: 'Attack',
    main2: 'Main 2',
    end: 'End',
  },
  steps: {
    preparation: 'Preparation',
    declaration: 'Declare attackers',
    attacked: 'Before the block',
    blockStep: 'Block',
    blocked: 'After the block',
    damageStep: 'Damage',
    priority: 'Priority',
    deciding: 'Decision',
  },
  handLimit: 'discard to 5',
  cp: (n) => `${n} CP`,
  plan: { dull: (names) => `dull ${names}`, discard: (names) => `discard ${names}`, other: (names) => `give up ${names}` },
  semicolon: '; ',
};

const fr: BoardWords = unbroken({
  turn: (n) => `Tour ${n} · dégâts`,
  yourTurn: 'Votre tour',
  theirTurn: 'Tour adverse',
  turnOf: (who) => `Tour : ${who}`,
  setUp: 'Avant le premier tour',
  damage: 'Dégâts',
  damageOf: (n, most) => `Dégâts : ${n} sur ${most}`,
  piles: {
    deck: 'Deck',
    hand: 'Main',
    breakZone: 'Break',
    removed: 'Hors jeu',
    limit: 'Deck LB',
    limitSpent: 'LB épuisées',
    looked: 'Regardées',
  },
  crystals: 'Cristaux',
  rows: { backups: 'Soutiens', forwards: 'Avants et Monstres' },
  noBackup: (n) => `Soutien ${n}`,
  empty: 'aucun',
  types: { forward: 'Avant', backup: 'Soutien', monster: 'Monstre', summon: 'Invocation' },
  tags: { forward: 'AVT', backup: 'SOU', monster: 'MON', summon: 'INV' },
  elements: {
    fire: 'Feu',
    ice: 'Glace',
    wind: 'Vent',
    earth: 'Terre',
    lightning: 'Foudre',
    water: 'Eau',
    light: 'Lumière',
    dark: 'Ténèbres',
  },
  keywords: { haste: 'Booster', brave: 'Bravoure', firstStrike: 'Initiative', backAttack: 'Attaque Arrière' },
  cost: (n) => `coût ${n}`,
  power: (n) => `force ${n}`,
  damaged: (n) => `${n} dégâts`,
  generic: 'générique',
  dull: 'dullé',
  frozen: 'gelé',
  attacking: 'attaque',
  blocking: 'bloque',
  target: 'choisi',
  fresh: 'nouveau',
  freshNote: 'arrivé ce tour-ci',
  stack: 'Pile',
  topFirst: 'le dessus d’abord',
  burst: 'EX Burst',
  resolves: (name) => `Les deux passent : ${name} se résout`,
  items: {
    summon: 'Invocation',
    auto: 'compétence auto',
    action: 'compétence d’action',
    special: 'compétence spéciale',
    burst: 'EX Burst',
  },
  gone: 'partie',
  attacks: (names) => `${names.join(' + ')} ${names.length > 1 ? 'attaquent' : 'attaque'}`,
  blockedBy: (name) => `bloqué par ${name}`,
  notBlocked: 'pas de blocage',
  whose: (mine) => (mine ? 'à vous' : 'adverse'),
  phases: {
    setUp: 'Préparation',
    active: 'Active',
    draw: 'Pioche',
    main1: 'Main 1',
    attackPhase: 'Attaque',
    main2: 'Main 2',
    end: 'Fin',
  },
  steps: {
    preparation: 'Préparation',
    declaration: 'Attaquants',
    attacked: 'Avant le blocage',
    blockStep: 'Blocage',
    blocked: 'Après le blocage',
    damageStep: 'Dégâts',
    priority: 'Priorité',
    deciding: 'Décision',
  },
  handLimit: '5 cartes en main',
  cp: (n) => `${n} CP`,
  plan: { dull: (names) => `dull : ${names}`, discard: (names) => `défausse : ${names}`, other: (names) => `cartes cédées : ${names}` },
  semicolon: ' ; ',
});

export const wordsFor = (language: string): BoardWords => (language === 'fr' ? fr : en);
