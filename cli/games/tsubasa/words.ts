/** What the board of Captain Tsubasa says, beside what the game says itself. */
import type { Language } from '@touchline/text';
import type { Kind } from '../../../games/tsubasa/index.ts';
import * as english from '../../../games/tsubasa/words/en/nouns.ts';
import * as french from '../../../games/tsubasa/words/fr/nouns.ts';

export interface BoardWords {
  readonly kinds: { readonly [K in Kind]: string };
  readonly teams: { readonly [team: string]: string };
  /** The kinds as one letter: `S3 P4 D1`. */
  readonly short: { readonly [K in Kind]: string };
  readonly halves: readonly string[];
  readonly round: (n: number, of: number) => string;
  /** Injury Time: which round of it, and after how many the half ends in any case; 0: never. */
  readonly injury: (n: number, cap: number) => string;
  readonly ball: string;
  readonly passed: string;
  readonly areas: { readonly [zone: string]: string };
  readonly hand: string;
  readonly cards: (n: number) => string;
  readonly backs: { readonly [back: string]: string };
  readonly seen: (names: string) => string;
  readonly deck: string;
  readonly onTop: (back: string) => string;
  readonly none: string;
  readonly points: string;
  /** `Shot 1, pool 4` */
  readonly token: (kind: string, have: number, pool: number) => string;
  readonly spent: (n: number) => string;
  readonly bench: string;
  readonly price: (parts: string) => string;
  readonly booking: string;
  readonly yellow: string;
  readonly red: string;
  readonly parting: string;
  readonly played: string;
  /** What a played card can still do after the roll, or has done. */
  readonly ready: { readonly reroll: string; readonly save: string };
  readonly used: { readonly reroll: string; readonly save: string };
  readonly saveOf: (faces: string) => string;
  readonly faces: { readonly [result: string]: string };
  readonly specials: { readonly shots: string; readonly blocks: string };
  readonly colours: { readonly [key: string]: string };
  readonly pitch: string;
  readonly deckCount: (n: number) => string;
  readonly signings: string;
  readonly count: string;
  readonly of: (n: number, most: number) => string;
  readonly box: (n: number) => string;
  readonly action: string;
  readonly chance: string;
  readonly against: (own: string, other: string) => string;
  readonly odds: (what: string, share: string) => string;
  readonly percent: (share: number) => string;
  /** A chance, and what is left of it if the Defender answers with all there is. */
  readonly answered: (now: string, worst: string, n: number) => string;
  readonly withPoints: (now: string, best: string, n: number) => string;
  readonly stops: (share: string) => string;
  readonly pointsAdded: (n: number) => string;
  readonly die: (n: number) => string;
  readonly saveDie: (n: number) => string;
  readonly duel: string;
  readonly inSecret: string;
  readonly chosen: (who: string) => string;
  readonly pair: { readonly blocks: (name: string) => string; readonly blockedBy: (name: string) => string };
}

const en: BoardWords = {
  kinds: english.kindName,
  teams: english.team,
  short: { shot: 'S', pass: 'P', defence: 'D' },
  halves: ['First half', 'Second half', 'Extra Time, first half', 'Extra Time, second half'],
  round: (n, of) => `Round ${n} of ${of}`,
  injury: (n, cap) => (cap > 0 ? `Injury Time ${n} of at most ${cap}` : `Injury Time ${n}`),
  ball: 'ball',
  passed: 'passed',
  areas: { deck: 'deck', discard: 'discard', fatigue: 'Fatigue' },
  hand: 'Hand',
  cards: (n) => `${n} ${n === 1 ? 'card' : 'cards'}`,
  backs: {
    nankatsu: 'Nankatsu',
    toho: 'Toho',
    'first-half': 'First Half',
    'second-half': 'Second Half',
    fatigue: 'Fatigue',
    special: 'signed',
  },
  seen: (names) => `you know ${names}`,
  deck: 'Deck',
  onTop: (back) => `${back} on top`,
  none: '–',
  points: 'Points',
  token: (kind, have, pool) => `${kind} ${have}, pool ${pool}`,
  spent: (n) => `${n} spent`,
  bench: 'Motivate',
  price: (parts) => `for ${parts}`,
  booking: 'Booked',
  yellow: 'Yellow card',
  red: english.redCard,
  parting: 'leaves the match',
  played: 'Played',
  ready: { reroll: 're-roll', save: 'save' },
  used: { reroll: 're-roll used', save: 'save tried' },
  saveOf: (faces) => `save: ${faces}`,
  faces: { catch: 'catch', corner: 'corner', goal: 'goal' },
  specials: { shots: 'Shots', blocks: 'Blocks' },
  colours: english.colours,
  pitch: 'Pitch',
  deckCount: (n) => `deck ${n}`,
  signings: 'Signings',
  count: 'Count',
  of: (n, most) => `${n} of ${most} cards played`,
  box: (n) => `${n} in the box`,
  action: 'Action',
  chance: 'Chance',
  against: (own, other) => `${own} against ${other}`,
  odds: (what, share) => `${what}: ${share}`,
  percent: (share) => `${Math.round(100 * share)} %`,
  answered: (now, worst, n) => `${now}, ${worst} against ${n} more`,
  withPoints: (now, best, n) => `${now}, ${best} with ${n} ${n === 1 ? 'point' : 'points'}`,
  stops: (share) => `stops it: ${share}`,
  pointsAdded: (n) => `${n} ${n === 1 ? 'point' : 'points'}`,
  die: (n) => `die ${n}`,
  saveDie: (n) => `Die of the save: ${n}`,
  duel: 'Duel',
  inSecret: 'Both choose in secret; the cards are shown together.',
  chosen: (who) => `${who}: chosen`,
  pair: { blocks: (name) => `blocks ${name}`, blockedBy: (name) => `blocked by ${name}` },
};

const fr: BoardWords = {
  kinds: french.kindName,
  teams: french.team,
  short: { shot: 'T', pass: 'P', defence: 'D' },
  halves: ['Première mi-temps', 'Seconde mi-temps', 'Prolongation, première mi-temps', 'Prolongation, seconde mi-temps'],
  round: (n, of) => `Manche ${n} sur ${of}`,
  injury: (n, cap) => (cap > 0 ? `Temps additionnel ${n} sur ${cap} au plus` : `Temps additionnel ${n}`),
  ball: 'ballon',
  passed: 'a passé',
  areas: { deck: 'pioche', discard: 'défausse', fatigue: 'Fatigue' },
  hand: 'Main',
  cards: (n) => `${n} ${n < 2 ? 'carte' : 'cartes'}`,
  backs: {
    nankatsu: 'Nankatsu',
    toho: 'Toho',
    'first-half': 'Première mi-temps',
    'second-half': 'Seconde mi-temps',
    fatigue: 'Fatigue',
    special: 'recrue',
  },
  seen: (names) => `vous connaissez ${names}`,
  deck: 'Pioche',
  onTop: (back) => `${back} au-dessus`,
  none: '–',
  points: 'Points',
  token: (kind, have, pool) => `${kind} ${have}, réserve ${pool}`,
  spent: (n) => `${n} ${n < 2 ? 'dépensé' : 'dépensés'}`,
  bench: 'Motiver',
  price: (parts) => `pour ${parts}`,
  booking: 'Cartons',
  yellow: 'Carton jaune',
  red: french.redCard,
  parting: 'quitte le match',
  played: 'Jouées',
  ready: { reroll: 'relance', save: 'arrêt' },
  used: { reroll: 'relance faite', save: 'arrêt tenté' },
  saveOf: (faces) => `arrêt : ${faces}`,
  faces: { catch: 'arrêt net', corner: 'corner', goal: 'but' },
  specials: { shots: 'Tirs', blocks: 'Parades' },
  colours: french.colours,
  pitch: 'Terrain',
  deckCount: (n) => `pioche ${n}`,
  signings: 'Recrues',
  count: 'Compte',
  of: (n, most) => `${n} ${n < 2 ? 'carte jouée' : 'cartes jouées'} sur ${most}`,
  box: (n) => `${n} dans la boîte`,
  action: 'Action',
  chance: 'Chances',
  against: (own, other) => `${own} contre ${other}`,
  odds: (what, share) => `${what} : ${share}`,
  percent: (share) => `${Math.round(100 * share)} %`,
  answered: (now, worst, n) => `${now}, ${worst} contre ${n} de plus`,
  withPoints: (now, best, n) => `${now}, ${best} avec ${n} ${n < 2 ? 'point' : 'points'}`,
  stops: (share) => `l'arrête : ${share}`,
  pointsAdded: (n) => `${n} ${n < 2 ? 'point' : 'points'}`,
  die: (n) => `dé ${n}`,
  saveDie: (n) => `Dé de l'arrêt : ${n}`,
  duel: 'Duel',
  inSecret: 'Chacun choisit en secret ; les cartes sont dévoilées ensemble.',
  chosen: (who) => `${who} : choisi`,
  pair: { blocks: (name) => `contre ${name}`, blockedBy: (name) => `contré par ${name}` },
};

const spoken: { readonly [L in Language]: BoardWords } = { en, fr };

export const boardWords = (language: Language): BoardWords => spoken[language];
