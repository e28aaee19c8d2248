/** What the worker says of ELEVEN for the board, in each language. */
import type { Language } from '../../match/scene.ts';

export interface ToldWords {
  readonly ends: string;
  readonly lineUps: string;
  readonly sections: readonly string[];
  readonly goals: (n: number) => string;
  readonly against: (n: number) => string;
  readonly noGoal: string;
  /** Who came through, and how. */
  readonly scores: (name: string, strength: number, keeper: number) => string;
  readonly saved: (name: string) => string;
  readonly blocked: (name: string, by: string) => string;
  readonly opponent: string;
  readonly result: { readonly [outcome: string]: string };
  readonly vote: string;
  readonly tie: string;
  readonly consequence: string;
  /** In percent, and in tenths of a goal. */
  readonly hopes: (win: number, draw: number, goals: number, against: number) => string;
  /** "cash 5 → 2". */
  readonly leaves: (of: string, from: number, to: number) => string;
  readonly resources: { readonly [of in 'cash' | 'fan' | 'op' | 'fit']: string };
  readonly stats: { readonly [of in 'cash' | 'fan' | 'op' | 'fit']: string };
  readonly victory: string;
  readonly strength: string;
  readonly free: string;
  readonly vp: (n: number) => string;
  /** What each building does, in few words. */
  readonly buildings: { readonly [id: string]: string };
  /** How a Sponsor is taken. */
  readonly contracts: { readonly [verb: string]: string };
  readonly menus: { readonly build: string; readonly repay: string };
  /** As `COLOURS` of the game counts them. */
  readonly colours: readonly string[];
  readonly short: { readonly [verb: string]: string };
  /** What a suggested line-up is; it may be several. */
  readonly suggested: { readonly [name in 'best' | 'bold' | 'safe' | 'last']: string };
  /** What a line of the sheet is made of. */
  readonly from: {
    readonly league: (place: number, points: number) => string;
    readonly office: (space: number) => string;
    readonly sets: { readonly [set: string]: string };
  };
}

const en: ToldWords = {
  ends: 'Season over',
  lineUps: 'Line-ups are shown',
  sections: ['Left wing', 'Right wing', 'Attack', 'Midfield', 'Defence'],
  goals: (n) => (n === 1 ? 'Goal!' : `${n} goals!`),
  against: (n) => (n < 0 ? 'Their goal is taken off' : n === 1 ? 'They score' : `They score ${n}`),
  noGoal: 'No goal',
  scores: (name, strength, keeper) => `${name} (${strength}) scores${strength > keeper ? `, keeper ${keeper} too weak` : ', unsaved'}`,
  saved: (name) => `${name}: saved`,
  blocked: (name, by) => `${name}: blocked by ${by}`,
  opponent: 'their attacker',
  result: { win: 'Won', draw: 'Drawn', loss: 'Lost' },
  vote: 'Board meeting',
  tie: 'A tie: rolled again',
  consequence: 'After the match',
  hopes: (win, draw, goals, against) => `wins ${win} %, draws ${draw} %, goals ${(goals / 10).toFixed(1)}–${(against / 10).toFixed(1)}`,
  leaves: (of, from, to) => `${of} ${from} → ${to}`,
  resources: { cash: 'cash', fan: 'fans', op: 'operation', fit: 'fitness' },
  stats: { cash: 'cash Stat', fan: 'fan Stat', op: 'operation Stat', fit: 'fitness Stat' },
  victory: 'VP',
  strength: 'Strength',
  free: 'for nothing',
  vp: (n) => `${n} VP`,
  buildings: {
    lighting: 'a Stand for 1 less',
    store: 'Monday 1 fan for 2 cash',
    boardroom: 'Monday +1 operation',
    training: 'Monday +1 fitness',
    stand3: 'one more fan',
    stand4: 'one more fan',
    adboard3: 'one more Adboard',
  },
  contracts: { small: 'Small', adboard: 'Adboard: payment', adboardBonus: 'Adboard: bonus', kit: 'Kit: both' },
  menus: { build: 'Build …', repay: 'Repay …' },
  colours: ['', 'Yellow', 'Blue', 'Red'],
  short: { hireYoungster: 'Top Youngster', office: 'Office, one up', reroll: 'Roll again' },
  suggested: { best: 'Best', bold: 'Bold', safe: 'Safe', last: 'Last week' },
  from: {
    league: (place, points) => `place ${place}, ${points === 1 ? '1 point' : `${points} points`}`,
    office: (space) => `space ${space}`,
    sets: { CO: 'Coaching', ME: 'Medical', RE: 'Recruitment', AD: 'Administration', CR: 'Crowd' },
  },
};

const fr: ToldWords = {
  ends: 'Saison terminée',
  lineUps: 'Les compositions sont dévoilées',
  sections: ['Aile gauche', 'Aile droite', 'Attaque', 'Milieu', 'Défense'],
  goals: (n) => (n === 1 ? 'But !' : `${n} buts !`),
  against: (n) => (n < 0 ? 'Leur but est annulé' : n === 1 ? 'Ils marquent' : `Ils marquent ${n} fois`),
  noGoal: 'Pas de but',
  scores: (name, strength, keeper) =>
    `${name} (${strength}) marque${strength > keeper ? `, gardien ${keeper} trop faible` : ', sans arrêt'}`,
  saved: (name) => `${name} : arrêt`,
  blocked: (name, by) => `${name} : bloqué par ${by}`,
  opponent: 'leur attaquant',
  result: { win: 'Victoire', draw: 'Match nul', loss: 'Défaite' },
  vote: 'Réunion du conseil',
  tie: 'Égalité : on relance',
  consequence: 'Après le match',
  hopes: (win, draw, goals, against) =>
    `victoire ${win} %, nul ${draw} %, buts ${[goals, against].map((n) => (n / 10).toFixed(1).replace('.', ',')).join('–')}`,
  leaves: (of, from, to) => `${of} ${from} → ${to}`,
  resources: { cash: 'argent', fan: 'supporters', op: 'gestion', fit: 'forme' },
  stats: { cash: "piste d'argent", fan: 'piste des supporters', op: 'piste de gestion', fit: 'piste de forme' },
  victory: 'PV',
  strength: 'force',
  free: 'gratuit',
  vp: (n) => `${n} PV`,
  buildings: {
    lighting: 'une tribune à −1',
    store: 'lundi : 1 supporter pour 2 argent',
    boardroom: 'lundi : +1 gestion',
    training: 'lundi : +1 forme',
    stand3: 'un supporter de plus',
    stand4: 'un supporter de plus',
    adboard3: 'un panneau de plus',
  },
  contracts: {
    small: 'Petit contrat',
    adboard: 'Panneau\u00a0: paiement',
    adboardBonus: 'Panneau\u00a0: bonus',
    kit: 'Équipement\u00a0: les deux',
  },
  menus: { build: 'Bâtir …', repay: 'Rembourser …' },
  colours: ['', 'Jaune', 'Bleu', 'Rouge'],
  short: { hireYoungster: 'Premier espoir', office: 'Siège, un étage de plus', reroll: 'Relancer' },
  suggested: { best: 'Meilleure', bold: 'Osée', safe: 'Sûre', last: 'Déjà jouée' },
  from: {
    league: (place, points) => `place ${place}, ${points < 2 ? `${points} point` : `${points} points`}`,
    office: (space) => `étage ${space}`,
    sets: { CO: 'Entraînement', ME: 'Médical', RE: 'Recrutement', AD: 'Administration', CR: 'Public' },
  },
};

export const toldWords: { readonly [L in Language]: ToldWords } = { en, fr };
