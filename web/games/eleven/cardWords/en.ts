import type { CardWords } from './words.ts';

export const words: CardWords = {
  trained: 'TRAINED',
  sorts: { youngster: 'Y', veteran: 'V' },
  professions: {
    firstTrainer: 'First Trainer',
    youngsterTrainer: 'Youngster Trainer',
    tactician: 'Tactician',
    doctor: 'Doctor',
    fitnessTrainer: 'Fitness Trainer',
    physiotherapist: 'Physio',
    scout: 'Scout',
    chiefScout: 'Chief Scout',
    agent: 'Agent',
    financialOfficer: 'Chief Financial Officer',
    resourceManager: 'Resource Manager',
    marketingManager: 'Marketing Manager',
    siteManager: 'Site Manager',
    lawyer: 'Lawyer',
    steward: 'Steward',
    publicRelations: 'Public Relations',
    supporterLiaison: 'Supporter Liaison',
  },
  contracts: { small: 'S', adboard: 'A', kit: 'K' },
  zones: ['LD', 'CD', 'RD', 'LM', 'CM', 'RM', 'LF', 'CF', 'RF'],
  letters: { Y: 'Y', B: 'B', R: 'R' },
  colours: { Y: 'Yellow', B: 'Blue', R: 'Red' },
};
