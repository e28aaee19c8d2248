/** What the PlayCa board says itself. The terms are those of the rules in each language. */

import type { Language } from '../../match/scene.ts';
import { unbroken } from '../../words/unbroken.ts';

export interface PlayCaWords {
  readonly periods: readonly [string, string, string];
  readonly penalties: string;
  readonly fullTime: string;
  readonly ifLevel: { readonly overtime: string; readonly penalties: string; readonly draw: string };
  readonly phases: { readonly kickOff: string; readonly strategy: string; readonly breakthrough: string; readonly shoot: string };
  readonly steps: {
    readonly layOut: string;
    readonly firstFlip: string;
    readonly support: readonly [yours: string, theirs: string];
    readonly passing: string;
    readonly moves: readonly [yours: string, theirs: string];
    readonly burningChance: string;
    readonly ball: string;
    readonly goal: string;
  };
  readonly types: { readonly [type: string]: string };
  readonly recycling: string;
  readonly override: string;
  readonly licence: string;
  readonly licences: string;
  readonly goalkeeper: string;
  readonly waiting: string;
  readonly nobody: string;
  readonly tp: string;
  readonly toPay: (n: number) => string;
  readonly used: string;
  readonly deck: string;
  readonly discard: string;
  readonly hand: string;
  readonly hasBall: string;
  readonly defends: string;
  readonly shoots: string;
  readonly inGoal: string;
  readonly burningChance: string;
  readonly lastFlip: string;
  readonly you: string;
  readonly them: string;
  readonly flip: (cards: number) => string;
  readonly textGone: string;
  readonly beforeFlip: string;
  readonly afterFlip: string;
  /** Which of the values fights which. */
  readonly fight: (near: 'of' | 'df', far: 'of' | 'df') => string;
  readonly attackHigher: string;
  readonly defenceHigher: string;
  readonly levelFlipsAgain: string;
  readonly lead: (by: number) => string;
  readonly trail: (by: number) => string;
  readonly level: string;
  readonly with: (what: string, then: string) => string;
  readonly total: (near: string, far: string) => string;
  readonly battles: string;
  readonly battle: (n: number) => string;
  readonly battleNow: string;
  readonly oneShot: string;
  readonly out: (name: string) => string;
  readonly won: string;
  readonly lost: string;
  readonly goal: string;
  readonly save: string;
  readonly lastBattle: string;
  readonly place: readonly [string, string, string];
  readonly layOut: string;
  readonly layOutHelp: string;
  readonly laidOut: string;
  readonly choose: string;
  readonly round: (n: number) => string;
  readonly faceUp: string;
  readonly turnedDown: string;
  readonly kicks: string;
  // What an answer comes to.
  readonly against: (own: string, other: string) => string;
  readonly passing: (name: string) => string;
  readonly thenTheirSupport: string;
  readonly thenBattle: string;
  readonly thenTheyAnswer: (shot: boolean) => string;
  readonly thenFlip: string;
  readonly thenCompare: string;
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const en: PlayCaWords = {
  periods: ['First half', 'Second half', 'Overtime'],
  penalties: 'Penalty kicks',
  fullTime: 'Full time',
  ifLevel: { overtime: 'level: overtime', penalties: 'level: penalties', draw: 'level: draw' },
  phases: { kickOff: 'Kick off', strategy: 'Strategy', breakthrough: 'Breakthrough', shoot: 'Shoot' },
  steps: {
    layOut: 'Lay out three',
    firstFlip: 'First flip',
    support: ['Your support', 'Their support'],
    passing: 'Pass or stay',
    moves: ['Your moves', 'Their moves'],
    burningChance: 'Burning Chance',
    ball: 'Who wins the ball',
    goal: 'Goal or save',
  },
  types: { shoot: 'Shoot', dribble: 'Dribble', block: 'Block', catch: 'Catch', support: 'Support' },
  recycling: 'Recycling',
  override: 'Override',
  licence: 'Licence',
  licences: 'Licences',
  goalkeeper: 'Goalkeeper',
  waiting: 'Face-down',
  nobody: 'nobody yet',
  tp: 'TP',
  toPay: (n) => `${n} to pay`,
  used: 'Used',
  deck: 'Deck',
  discard: 'Discard',
  hand: 'Hand',
  hasBall: 'has the ball',
  defends: 'defends',
  shoots: 'shoots',
  inGoal: 'in goal',
  burningChance: 'Burning Chance',
  lastFlip: 'Last flip',
  you: 'you',
  them: 'them',
  flip: (cards) => (cards === 1 ? 'Flip' : `Flip of ${cards}`),
  textGone: 'effect',
  beforeFlip: 'before the flip',
  afterFlip: 'after the flip',
  fight: (near, far) => `${near.toUpperCase()} v ${far.toUpperCase()}`,
  attackHigher: 'You attack: you must end higher.',
  defenceHigher: 'They attack: they must end higher.',
  levelFlipsAgain: 'Level totals flip again.',
  lead: (by) => `You lead by ${by}.`,
  trail: (by) => `You are ${by} behind.`,
  level: 'It is level.',
  with: (what, then) => `With ${what} ${lowered(then)}`,
  total: (near, far) => `you ${near}, they ${far}`,
  battles: 'Battles of this period',
  battle: (n) => `Battle ${n}`,
  battleNow: 'now',
  oneShot: 'one shot',
  out: (name) => `${name} out`,
  won: 'won',
  lost: 'lost',
  goal: 'Goal',
  save: 'Saved',
  lastBattle: 'Last battle',
  place: ['1st', '2nd', '3rd'],
  layOut: 'Who comes first?',
  layOutHelp: 'Point at your cards in the order they should lie. They stay face-down for your opponent.',
  laidOut: 'Your three are laid out.',
  choose: 'Choose here',
  round: (n) => `Round ${n}`,
  faceUp: 'stays up',
  turnedDown: 'turned down',
  kicks: 'The higher BCP stays face-up; more face-up cards win.',
  against: (own, other) => `${own} against ${other}`,
  passing: (name) => `${name} goes out`,
  thenTheirSupport: 'then their Support, then the first battle',
  thenBattle: 'then the first battle',
  thenTheyAnswer: (shot) => (shot ? 'then they may Catch, then both flip' : 'then they may Block, then both flip'),
  thenFlip: 'then both flip a card',
  thenCompare: 'then totals are compared',
};

const fr: PlayCaWords = unbroken({
  periods: ['1re mi-temps', '2e mi-temps', 'Prolongation'],
  penalties: 'Tirs au but',
  fullTime: 'Fin du match',
  ifLevel: { overtime: 'égalité : prolongation', penalties: 'égalité : tirs au but', draw: 'égalité : nul' },
  phases: { kickOff: "Coup d'envoi", strategy: 'Stratégie', breakthrough: 'Percée', shoot: 'Tir' },
  steps: {
    layOut: 'Disposer trois cartes',
    firstFlip: 'Premier retournement',
    support: ['Votre soutien', 'Son soutien'],
    passing: 'Passer ou garder',
    moves: ['Vos Hissatsu', 'Ses Hissatsu'],
    burningChance: 'Chance brûlante',
    ball: 'Qui prend le ballon',
    goal: 'But ou arrêt',
  },
  types: { shoot: 'Tir', dribble: 'Dribble', block: 'Blocage', catch: 'Arrêt', support: 'Soutien' },
  recycling: 'Recyclage',
  override: 'Enchaînement',
  licence: 'Licence',
  licences: 'Licences',
  goalkeeper: 'Gardien',
  waiting: 'Face cachée',
  nobody: 'personne encore',
  tp: 'PT',
  toPay: (n) => `${n} à payer`,
  used: 'Utilisés',
  deck: 'Pioche',
  discard: 'Défausse',
  hand: 'Main',
  hasBall: 'a le ballon',
  defends: 'défend',
  shoots: 'tire',
  inGoal: 'au but',
  burningChance: 'Chance brûlante',
  lastFlip: 'Dernier retournement',
  you: 'vous',
  them: 'eux',
  flip: (cards) => (cards === 1 ? 'À dévoiler' : `${cards} à dévoiler`),
  textGone: 'effet',
  beforeFlip: 'avant la Chance brûlante',
  afterFlip: 'cartes dévoilées',
  fight: (near, far) => `${near.toUpperCase()} contre ${far.toUpperCase()}`,
  attackHigher: 'Vous attaquez : il faut finir plus haut.',
  defenceHigher: "L'adversaire attaque : il doit finir plus haut.",
  levelFlipsAgain: 'À égalité, on dévoile encore.',
  lead: (by) => `Vous menez de ${by}.`,
  trail: (by) => `Il vous manque ${by}.`,
  level: 'Égalité pour le moment.',
  with: (what, then) => `Avec ${what}, ${lowered(then)}`,
  total: (near, far) => `vous ${near}, adversaire ${far}`,
  battles: 'Duels de cette période',
  battle: (n) => `Duel ${n}`,
  battleNow: 'en cours',
  oneShot: 'un tir',
  out: (name) => `${name} sort`,
  won: 'gagné',
  lost: 'perdu',
  goal: 'But',
  save: 'Arrêt',
  lastBattle: 'Dernier duel',
  place: ['1re', '2e', '3e'],
  layOut: 'Qui vient en premier ?',
  layOutHelp: "Désignez vos cartes dans l'ordre voulu. Elles restent cachées pour l'adversaire.",
  laidOut: 'Vos trois cartes sont disposées.',
  choose: 'Choisissez ici',
  round: (n) => `Tour ${n}`,
  faceUp: 'reste visible',
  turnedDown: 'retournée',
  kicks: 'La plus haute BCP reste visible ; le plus de cartes visibles gagne.',
  against: (own, other) => `${own} contre ${other}`,
  passing: (name) => `${name} sort`,
  thenTheirSupport: 'puis son soutien et le premier duel',
  thenBattle: 'puis le premier duel',
  thenTheyAnswer: (shot) => (shot ? "puis l'adversaire peut arrêter, et on dévoile" : "puis l'adversaire peut bloquer, et on dévoile"),
  thenFlip: 'puis chacun dévoile une carte',
  thenCompare: 'puis on compare les totaux',
});

const books: { readonly [language in Language]: PlayCaWords } = { en, fr };
export const playcaWords = (language: Language): PlayCaWords => books[language];

/** A number, or from the least to the most. */
export const span = ([low, high]: readonly [number, number]): string => (low === high ? String(low) : `${low}–${high}`);
