/** What the board of ELEVEN says, beside what the game says itself. */
import type { Language } from '@touchline/text';
import * as english from '../../../games/eleven/words/en/terms.ts';
import * as french from '../../../games/eleven/words/fr/terms.ts';
import type { Terms } from '../../../games/eleven/words/terms.ts';

export interface BoardWords {
  readonly terms: Terms;
  readonly week: (n: number, of: number) => string;
  readonly setUp: string;
  readonly division: (n: number) => string;
  readonly standing: (vp: string, place: string, points: number) => string;
  /** 1st, 2nd. */
  readonly place: (n: number) => string;
  readonly first: string;
  readonly done: string;
  readonly chooses: string;
  // Labels of rows.
  readonly supply: string;
  readonly stadium: string;
  readonly sponsors: string;
  readonly directors: string;
  readonly staff: string;
  readonly squad: string;
  readonly tactics: string;
  readonly objective: string;
  readonly upkeep: string;
  readonly players: string;
  readonly youth: string;
  readonly league: string;
  /** A Week as the label of a row. */
  readonly weekShort: (n: number) => string;
  /** Points by a die. */
  readonly rolled: (n: number) => string;
  readonly scout: string;
  readonly meeting: string;
  readonly votes: string;
  readonly lines: readonly [defenders: string, midfielders: string, forwards: string];
  readonly keeper: string;
  readonly aims: string;
  readonly score: string;
  readonly none: string;
  // What stands in them.
  /** "cash 5 (Stat 3)": markers, and how many come on Monday. */
  readonly marker: (name: string, n: number, stat: number) => string;
  readonly stands: (fans: number, of: number) => string;
  readonly soldOut: string;
  readonly adboards: (n: number, of: number) => string;
  readonly kit: string;
  readonly office: (space: number, vp: number) => string;
  readonly more: (n: number) => string;
  readonly secret: string;
  readonly exhausted: string;
  readonly trained: string;
  readonly plays: string;
  readonly paid: string;
  /** Zones of the pitch in two letters. */
  readonly zones: readonly string[];
  readonly tasks: { readonly A: string; readonly D: string; readonly GK: string };
  readonly gloves: (n: number) => string;
  readonly cost: (n: number) => string;
  readonly dueNow: (sum: string, total: number) => string;
  readonly onDie: (face: number, colour: string) => string;
  readonly tie: string;
  readonly against: (own: string, their: string) => string;
  readonly would: (own: number, their: number) => string;
  readonly yours: string;
  readonly theirs: string;
  readonly formation: (text: string) => string;
  /** In percent, and how many goals. */
  readonly hopes: (win: number, draw: number, goals: number, against: number) => string;
  readonly inactive: string;
  // The sheet.
  readonly sheet: { readonly [line in SheetLine]: string };
  readonly total: string;
  readonly aimNow: (now: number) => string;
  readonly met: string;
  readonly unmet: string;
  readonly missed: string;
}

export type SheetLine = 'league' | 'tokens' | 'experience' | 'infrastructure' | 'office' | 'suspensions' | 'scenario';

const en: BoardWords = {
  terms: english.terms,
  week: (n, of) => `Week ${n} of ${of}`,
  setUp: 'Before the season',
  division: (n) => `Division ${n}`,
  standing: (vp, place, points) => `${vp} VP · ${place} · ${points} ${points === 1 ? 'point' : 'points'}`,
  place: (n) => `${n}${['th', 'st', 'nd', 'rd'][n % 10 < 4 && Math.floor(n / 10) !== 1 ? n % 10 : 0]}`,
  first: 'First player',
  done: 'ready',
  chooses: 'choosing',
  supply: 'Supply',
  stadium: 'Stadium',
  sponsors: 'Sponsors',
  directors: 'Board',
  staff: 'Staff',
  squad: 'Squad',
  tactics: 'Tactics',
  objective: 'Objective',
  upkeep: 'Upkeep',
  players: 'Players',
  youth: 'Youth',
  league: 'League',
  weekShort: (n) => `Week ${n}`,
  rolled: (n) => `+${n}`,
  scout: 'Scout',
  meeting: 'Meeting',
  votes: 'Votes',
  lines: ['Defence', 'Midfield', 'Forwards'],
  keeper: 'Keeper',
  aims: 'Goals',
  score: 'Score',
  none: '–',
  marker: (name, n, stat) => `${name} ${n} (Stat ${stat})`,
  stands: (fans, of) => `${fans} of ${of} Stands taken`,
  soldOut: 'Sold Out',
  adboards: (n, of) => `Adboards ${n} of ${of}`,
  kit: 'Kit',
  office: (space, vp) => `Office ${space} (${vp} VP)`,
  more: (n) => `${n} ${n === 1 ? 'card' : 'cards'}`,
  secret: 'secret',
  exhausted: 'exhausted',
  trained: 'Trained',
  plays: 'plays',
  paid: 'effect paid',
  zones: ['LD', 'CD', 'RD', 'LM', 'CM', 'RM', 'LF', 'CF', 'RF'],
  tasks: { A: 'A', D: 'D', GK: 'GK' },
  gloves: (n) => `${n} ${n === 1 ? 'glove' : 'gloves'}`,
  cost: (n) => `${n} cash`,
  dueNow: (sum, total) => `${sum} = ${total} cash at the end of the week`,
  onDie: (face, colour) => `${face} ${colour}`,
  tie: 'tie',
  against: (own, their) => `${own} v their ${their}`,
  would: (own, their) => `${own}–${their}`,
  yours: 'you',
  theirs: 'them',
  hopes: (win, draw, goals, against) => `wins ${win} %, draws ${draw} %, goals ${goals.toFixed(1)}–${against.toFixed(1)}`,
  formation: (text) => `Formation ${text}`,
  inactive: 'inactive',
  sheet: {
    league: 'League',
    tokens: 'tokens',
    experience: 'Experience',
    infrastructure: 'Infrastructure',
    office: 'Office',
    suspensions: 'Suspensions',
    scenario: 'Scenario',
  },
  total: 'Total',
  aimNow: (now) => `now ${now}`,
  met: 'met',
  unmet: 'open',
  missed: 'missed',
};

const fr: BoardWords = {
  terms: french.terms,
  week: (n, of) => `Semaine ${n} sur ${of}`,
  setUp: 'Avant la saison',
  division: (n) => `Division ${n}`,
  standing: (vp, place, points) => `${vp} PV · ${place} · ${points} ${points < 2 ? 'point' : 'points'}`,
  place: (n) => (n === 1 ? '1er' : `${n}e`),
  first: 'premier joueur',
  done: 'prêt',
  chooses: 'choisit',
  supply: 'Réserve',
  stadium: 'Stade',
  sponsors: 'Sponsors',
  directors: 'Conseil',
  staff: 'Staff',
  squad: 'Effectif',
  tactics: 'Tactiques',
  objective: 'Objectif',
  upkeep: 'Entretien',
  players: 'Joueurs',
  youth: 'Espoirs',
  league: 'Places',
  weekShort: (n) => `Sem. ${n}`,
  rolled: (n) => `+${n}`,
  scout: 'Rapport',
  meeting: 'Réunion',
  votes: 'Votes',
  lines: ['Défense', 'Milieu', 'Avants'],
  keeper: 'Gardien',
  aims: 'Buts',
  score: 'Score',
  none: '–',
  marker: (name, n, stat) => `${name} ${n} (piste ${stat})`,
  stands: (fans, of) => `${fans} ${fans < 2 ? 'tribune occupée' : 'tribunes occupées'} sur ${of}`,
  soldOut: 'guichets fermés',
  adboards: (n, of) => `panneaux ${n} sur ${of}`,
  kit: 'équipement',
  office: (space, vp) => `siège ${space} (${vp} PV)`,
  more: (n) => `${n} ${n < 2 ? 'carte' : 'cartes'}`,
  secret: 'secret',
  exhausted: 'épuisé',
  trained: 'formé',
  plays: 'joue',
  paid: 'effet payé',
  zones: ['DG', 'DC', 'DD', 'MG', 'MC', 'MD', 'AG', 'AC', 'AD'],
  tasks: { A: 'A', D: 'D', GK: 'G' },
  gloves: (n) => `${n} ${n < 2 ? 'gant' : 'gants'}`,
  cost: (n) => `${n} argent`,
  dueNow: (sum, total) => `${sum} = ${total} argent en fin de semaine`,
  onDie: (face, colour) => `${face} ${colour}`,
  tie: 'égalité',
  against: (own, their) => `${own} contre ${their}`,
  would: (own, their) => `${own}–${their}`,
  yours: 'vous',
  theirs: 'eux',
  hopes: (win, draw, goals, against) =>
    `victoire ${win} %, nul ${draw} %, buts ${[goals, against].map((n) => n.toFixed(1).replace('.', ',')).join('–')}`,
  formation: (text) => `dispositif ${text}`,
  inactive: 'inactif',
  sheet: {
    league: 'championnat',
    tokens: 'jetons',
    experience: 'expérience',
    infrastructure: 'installations',
    office: 'siège',
    suspensions: 'suspensions',
    scenario: 'scénario',
  },
  total: 'Total',
  aimNow: (now) => `${now} pour l'instant`,
  met: 'atteint',
  unmet: 'à faire',
  missed: 'manqué',
};

const spoken: { readonly [L in Language]: BoardWords } = { en, fr };

export const boardWords = (language: Language): BoardWords => spoken[language];
