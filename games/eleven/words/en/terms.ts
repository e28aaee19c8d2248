/** The nouns of the game in English. They are those of `rules.en.md`. */
import { english as e } from '@touchline/text';
import type { Resource } from '../../state.ts';
import { pieceTitles, pricedBy, type Terms } from '../terms.ts';

const { grammar, noun } = e;

export const terms: Terms = {
  marker: {
    cash: noun('cash', 'cash'),
    fan: noun('fan'),
    op: noun('operation', 'operation'),
    fit: noun('fitness', 'fitness'),
  },
  resource: { cash: 'cash', fan: 'fans', op: 'operation', fit: 'fitness' },
  stat: { cash: 'cash Stat', fan: 'fan Stat', op: 'operation Stat', fit: 'fitness Stat' },
  token: {
    inj: noun('Injury', 'Injuries'),
    sus: noun('Suspension'),
    plusS: noun('temporary Strength token'),
    plusP: noun('permanent Strength token'),
    minusS: noun('temporary Weakness token'),
    minusP: noun('permanent Weakness token'),
  },
  places: [
    'left Defender',
    'central Defender',
    'right Defender',
    'left Midfielder',
    'central Midfielder',
    'right Midfielder',
    'left Forward',
    'central Forward',
    'right Forward',
  ],
  sections: ['left wing', 'right wing', 'central Forwards', 'central Midfielders', 'central Defenders'],
  theirSections: ['right wing', 'left wing', 'central Defenders', 'central Midfielders', 'central Forwards'],
  line: { defender: 'Defender', midfielder: 'Midfielder', forward: 'Forward', goalkeeper: 'Goalkeeper' },
  task: { A: 'attack', D: 'defence', GK: 'goal' },
  colour: { yellow: 'yellow', blue: 'blue', red: 'red' },
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Matchday', 'end of the week'],
  building: {
    lighting: 'Stadium Lighting',
    store: 'Merchandise Store',
    boardroom: 'Directors Office',
    training: 'Training Ground',
    stand3: 'Stand 3',
    stand4: 'Stand 4',
    adboard3: 'Adboard 3',
  },
  set: { CO: 'Coaching', ME: 'Medical', RE: 'Recruitment', AD: 'Administration', CR: 'Crowd' },
  profession: {
    firstTrainer: 'First Trainer',
    youngsterTrainer: 'Youngster Trainer',
    tactician: 'Tactician',
    doctor: 'Doctor',
    fitnessTrainer: 'Fitness Trainer',
    physiotherapist: 'Physiotherapist',
    agent: 'Agent',
    scout: 'Scout',
    chiefScout: 'Chief Scout',
    financialOfficer: 'Chief Financial Officer',
    resourceManager: 'Resource Manager',
    marketingManager: 'Marketing Manager',
    siteManager: 'Site Manager',
    lawyer: 'Lawyer',
    steward: 'Steward',
    publicRelations: 'Public Relations',
    supporterLiaison: 'Supporter Liaison',
  },
  contract: { small: 'Small contract', adboard: 'Adboard', kit: 'Kit' },
  consequence: {
    fanBase: 'more supporters',
    training: 'training',
    strength2: 'temporary Strength 2',
    strength1: 'temporary Strength 1',
    weakness1: 'temporary Weakness 1',
    injury: 'Injury',
    seriousInjury: 'Serious Injury',
    doubleInjury: 'Double Injury',
    doubleSeriousInjury: 'Double Serious Injury',
  },
  outcome: ['lost', 'drawn', 'won'],
  rank: ['Amateur Manager', 'Assistant of a Manager', 'Promising Manager', 'Reputable Manager', 'World class Manager'],
  scenario: ['none', 'First Job', 'Red Numbers', 'Old Legs', 'Before the Deadline', 'Up or Out'],
  aim: {
    position: (n) => `place ${n} or better`,
    vp: (n) => `${n} VP`,
    debt: () => 'no Debt',
    veterans: () => 'no Untrained Veteran',
    youngsters: (n) => `${n} Trained Youngsters`,
    required: (n) => `${n} required buildings`,
    general: (n) => `${n} general buildings`,
    soldOut: () => 'week 6 Sold Out',
    lateWins: (n) => `${n} wins in weeks 4 to 6`,
  },
  jersey: (n) => `Jersey ${n}`,
  blank: (n) => `Blank jersey ${n}`,
  man: 'Opposing man',
  keeper: 'Their Goalkeeper',
};

/** "2 fans". */
export const markers = (n: number, of: Resource): string => grammar.some(n, terms.marker[of]);
export const price = pricedBy(terms, grammar.some, grammar.and, 'nothing');
/** What markers and opposing men are called. */
export const pieces = pieceTitles(terms);
