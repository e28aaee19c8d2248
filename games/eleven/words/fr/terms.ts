/** The nouns of the game in French. They are those of `rules.fr.md`. */
import { french as f, type Noun } from '@touchline/text';
import type { Resource } from '../../state.ts';
import { pieceTitles, pricedBy, type Terms } from '../terms.ts';

const { grammar } = f;
const m = (one: string, many: string): Noun => ({ one, many });
const fem = (one: string, many: string): Noun => ({ one, many, f: true });

export const terms: Terms = {
  marker: {
    cash: m('argent', 'argent'),
    fan: f.m('supporter'),
    op: fem('gestion', 'gestion'),
    fit: fem('forme', 'forme'),
  },
  resource: { cash: 'argent', fan: 'supporters', op: 'gestion', fit: 'forme' },
  stat: { cash: "piste d'argent", fan: 'piste des supporters', op: 'piste de gestion', fit: 'piste de forme' },
  token: {
    inj: f.f('blessure'),
    sus: f.f('suspension'),
    plusS: m('jeton de force passagère', 'jetons de force passagère'),
    plusP: m('jeton de force durable', 'jetons de force durable'),
    minusS: m('jeton de faiblesse passagère', 'jetons de faiblesse passagère'),
    minusP: m('jeton de faiblesse durable', 'jetons de faiblesse durable'),
  },
  places: [
    'défenseur gauche',
    'défenseur axial',
    'défenseur droit',
    'milieu gauche',
    'milieu axial',
    'milieu droit',
    'avant gauche',
    'avant axial',
    'avant droit',
  ],
  sections: ['aile gauche', 'aile droite', 'avants axiaux', 'milieux axiaux', 'défenseurs axiaux'],
  theirSections: ['aile droite', 'aile gauche', 'défenseurs axiaux', 'milieux axiaux', 'avants axiaux'],
  line: { defender: 'défenseur', midfielder: 'milieu', forward: 'avant', goalkeeper: 'gardien' },
  task: { A: 'attaque', D: 'défense', GK: 'but' },
  colour: { yellow: 'jaune', blue: 'bleu', red: 'rouge' },
  days: ['lundi', 'mardi', 'mercredi', 'jeudi', 'jour de match', 'fin de la semaine'],
  building: {
    lighting: 'éclairage du stade',
    store: 'boutique du club',
    boardroom: 'salle du conseil',
    training: "terrain d'entraînement",
    stand3: 'tribune 3',
    stand4: 'tribune 4',
    adboard3: 'panneau 3',
  },
  set: { CO: 'Entraînement', ME: 'Médical', RE: 'Recrutement', AD: 'Administration', CR: 'Public' },
  profession: {
    firstTrainer: 'premier entraîneur',
    youngsterTrainer: 'entraîneur des espoirs',
    tactician: 'tacticien',
    doctor: 'médecin',
    fitnessTrainer: 'préparateur physique',
    physiotherapist: 'kinésithérapeute',
    agent: 'agent',
    scout: 'recruteur',
    chiefScout: 'chef du recrutement',
    financialOfficer: 'directeur financier',
    resourceManager: 'responsable des ressources',
    marketingManager: 'responsable marketing',
    siteManager: 'chef de chantier',
    lawyer: 'avocat',
    steward: 'stadier',
    publicRelations: 'relations publiques',
    supporterLiaison: 'référent supporters',
  },
  contract: { small: 'petit contrat', adboard: 'panneau', kit: 'équipement' },
  consequence: {
    fanBase: 'plus de supporters',
    training: 'entraînement',
    strength2: 'force passagère 2',
    strength1: 'force passagère 1',
    weakness1: 'faiblesse passagère 1',
    injury: 'blessure',
    seriousInjury: 'blessure grave',
    doubleInjury: 'double blessure',
    doubleSeriousInjury: 'double blessure grave',
  },
  outcome: ['perdu', 'nul', 'gagné'],
  rank: ['manager amateur', 'adjoint', 'manager prometteur', 'manager réputé', 'manager de classe mondiale'],
  scenario: ['aucun', 'Premier poste', 'Dans le rouge', 'Vieilles jambes', "Avant l'échéance", 'Monter ou partir'],
  aim: {
    position: (n) => `place ${n} ou mieux`,
    vp: (n) => `${n} PV`,
    debt: () => 'plus de dette',
    veterans: () => 'aucun vétéran non formé',
    youngsters: (n) => `${n} espoirs formés`,
    required: (n) => `${n} installations exigées`,
    general: (n) => `${n} installations générales`,
    soldOut: () => 'semaine 6 à guichets fermés',
    lateWins: (n) => `${n} victoires en semaines 4 à 6`,
  },
  jersey: (n) => `Maillot ${n}`,
  blank: (n) => `Maillot vierge ${n}`,
  man: 'Joueur adverse',
  keeper: 'Gardien adverse',
};

/** "2 supporters". */
export const markers = (n: number, of: Resource): string => grammar.some(n, terms.marker[of]);
export const price = pricedBy(terms, grammar.some, grammar.and, 'rien');
/** What markers and opposing men are called. */
export const pieces = pieceTitles(terms);
