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
  readonly scores: (name: string, strength: number) => string;
  readonly saved: (name: string) => string;
  readonly blocked: (name: string, by: string) => string;
  readonly opponent: string;
  readonly result: { readonly [outcome: string]: string };
  readonly vote: string;
  readonly tie: string;
  readonly consequence: string;
  /** In percent. */
  readonly hopes: (win: number, draw: number) => string;
  readonly costs: (cash: number) => string;
  /** As `COLOURS` of the game counts them. */
  readonly colours: readonly string[];
  readonly short: { readonly [verb: string]: string };
}

const en: ToldWords = {
  ends: 'Season over',
  lineUps: 'Line-ups are shown',
  sections: ['Left wing', 'Right wing', 'Attack', 'Midfield', 'Defence'],
  goals: (n) => (n === 1 ? 'Goal!' : `${n} goals!`),
  against: (n) => (n < 0 ? 'Their goal is taken off' : n === 1 ? 'They score' : `They score ${n}`),
  noGoal: 'No goal',
  scores: (name, strength) => `${name} (${strength}) comes through`,
  saved: (name) => `${name}: saved`,
  blocked: (name, by) => `${name}: blocked by ${by}`,
  opponent: 'their attacker',
  result: { win: 'Won', draw: 'Drawn', loss: 'Lost' },
  vote: 'Board meeting',
  tie: 'A tie: rolled again',
  consequence: 'After the match',
  hopes: (win, draw) => `wins ${win} %, draws ${draw} %`,
  costs: (cash) => `for ${cash} cash`,
  colours: ['', 'Yellow', 'Blue', 'Red'],
  short: { hireYoungster: 'Top Youngster', office: 'Office, one up' },
};

const fr: ToldWords = {
  ends: 'Saison terminée',
  lineUps: 'Les compositions sont dévoilées',
  sections: ['Aile gauche', 'Aile droite', 'Attaque', 'Milieu', 'Défense'],
  goals: (n) => (n === 1 ? 'But !' : `${n} buts !`),
  against: (n) => (n < 0 ? 'Leur but est annulé' : n === 1 ? 'Ils marquent' : `Ils marquent ${n} fois`),
  noGoal: 'Pas de but',
  scores: (name, strength) => `${name} (${strength}) passe`,
  saved: (name) => `${name} : arrêt`,
  blocked: (name, by) => `${name} : bloqué par ${by}`,
  opponent: 'leur attaquant',
  result: { win: 'Victoire', draw: 'Match nul', loss: 'Défaite' },
  vote: 'Réunion du conseil',
  tie: 'Égalité : on relance',
  consequence: 'Après le match',
  hopes: (win, draw) => `victoire ${win} %, nul ${draw} %`,
  costs: (cash) => `pour ${cash}`,
  colours: ['', 'Jaune', 'Bleu', 'Rouge'],
  short: { hireYoungster: 'Espoir du dessus', office: 'Siège, un étage' },
};

export const toldWords: { readonly [L in Language]: ToldWords } = { en, fr };
