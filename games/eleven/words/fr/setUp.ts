/** What is said of a match before it begins, in French: options and presets. */
import type { SetUpWords } from '../vocabulary.ts';
import { details } from './scenarios.ts';
import { terms } from './terms.ts';

const ouiNon = { true: 'oui', false: 'non' };

export const setUp: SetUpWords = {
  presets: {
    season: { name: 'Saison', about: 'Six semaines, dans la division de votre choix' },
    short: { name: 'Saison courte', about: 'Trois semaines contre les adversaires faciles, objectifs visibles, pour apprendre' },
    firstJob: { name: 'Premier poste', about: 'Seul : un premier scénario en division 3. Ne finissez pas dernier' },
  },
  options: {
    division: {
      name: 'Division',
      about: 'La force des adversaires',
      values: { 3: 'division 3', 2: 'division 2', 1: 'division 1' },
      meanings: { 3: 'les adversaires les plus faibles', 2: 'des adversaires qui veulent monter', 1: 'les adversaires les plus forts' },
    },
    weeks: {
      name: 'Durée',
      about: 'Combien de semaines on joue',
      values: { 6: 'six semaines', 3: 'trois semaines' },
      meanings: { 6: 'une saison entière', 3: 'on ne rencontre que les trois adversaires faciles' },
    },
    scenario: {
      name: 'Scénario',
      about: 'Un défi pour un seul manager, avec ses propres règles',
      values: Object.fromEntries(terms.scenario.map((name, i) => [i, name])),
      meanings: {
        0: 'des points et un rang',
        1: 'ne pas finir dernier, et atteindre 40 PV',
        2: 'rembourser une dette de 14 avant le dernier match',
        3: 'rajeunir une équipe de quatre vétérans',
        4: 'finir le stade avant la fin de la semaine 5',
        5: 'finir deuxième ou mieux en division 1',
      },
      details,
    },
    firstPlayer: {
      name: 'Premier joueur',
      about: 'Qui commence la première semaine',
      values: { random: 'au hasard', seat1: 'la première place' },
    },
    goalkeeperAuto: {
      name: 'Arrêts automatiques',
      about: "Votre gardien arrête tout ce qu'il peut ; sinon, on vous demande",
      values: ouiNon,
    },
    rerollPrompt: {
      name: 'Relances',
      about: 'Si on vous propose de relancer un dé contre un supporter',
      values: { ask: 'demander', never: 'jamais' },
    },
    openObjectives: { name: 'Objectifs visibles', about: 'Tout le monde voit les objectifs de tous', values: ouiNon },
  },
};
