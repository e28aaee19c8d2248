import type { CardWords } from './words.ts';

export const words: CardWords = {
  trained: 'FORMÉ',
  sorts: { youngster: 'E', veteran: 'V' },
  professions: {
    firstTrainer: 'Premier entraîneur',
    youngsterTrainer: 'Entraîneur des jeunes',
    tactician: 'Tacticien',
    doctor: 'Médecin',
    fitnessTrainer: 'Préparateur physique',
    physiotherapist: 'Kiné',
    scout: 'Recruteur',
    chiefScout: 'Chef du recrutement',
    agent: 'Agent',
    financialOfficer: 'Directeur financier',
    resourceManager: 'Gestionnaire',
    marketingManager: 'Directeur marketing',
    siteManager: 'Chef de chantier',
    lawyer: 'Avocat',
    steward: 'Stadier',
    publicRelations: 'Relations publiques',
    supporterLiaison: 'Lien supporters',
  },
  contracts: { small: 'C', adboard: 'P', kit: 'E' },
  zones: ['DG', 'DC', 'DD', 'MG', 'MC', 'MD', 'AG', 'AC', 'AD'],
  letters: { Y: 'J', B: 'B', R: 'R' },
  colours: { Y: 'Jaune', B: 'Bleu', R: 'Rouge' },
};
