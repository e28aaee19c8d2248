/** What Scout Reports and Objectives say in French. */
import { french as f } from '@touchline/text';
import { notesBy, scoutBy } from '../onCards.ts';

const { grammar } = f;
const { some } = grammar;

export const scout = scoutBy(grammar, {
  band: {
    3: 'attendus dans le bas du tableau',
    '3/2': 'une équipe de milieu de tableau',
    '2/1': 'en course pour le haut du tableau',
    1: 'favoris pour le titre',
  },
  dangerous: (where) => `dangereux ${where}`,
  threat: {
    L: "sur l'aile gauche",
    R: "sur l'aile droite",
    F: "dans l'axe de l'attaque",
    M: 'depuis le milieu de terrain',
    D: "depuis l'arrière",
  },
  leaves: (where) => `ils laissent des espaces ${where}`,
  space: { L: "sur l'aile gauche", R: "sur l'aile droite", F: 'devant', M: 'au milieu', D: 'derrière' },
  organised: 'bien organisés partout',
  star: {
    D: 'ils comptent sur une vedette en défense',
    M: 'ils comptent sur une vedette au milieu',
    F: 'ils comptent sur une vedette en attaque',
  },
  plays: (formation) => `ils jouent en ${formation}`,
  own: {
    'Northdale Town': 'ils restent bas et envoient tous les ballons au même homme : le plus fin avant gauche du championnat',
    'Port East': "peu de buts de part et d'autre, et deux ailes difficiles à franchir",
  },
});

export const notes = notesBy(grammar, {
  base: '2 PV',
  perfect: '2 PV de plus',
  goals: {
    wins: (n) => `gagnez ${n} matchs`,
    goals: (n) => `marquez au moins ${n} buts en un match`,
    cleanSheets: (n) => `n'encaissez aucun but dans ${n} matchs`,
    academy: (n) => `ayez ${n} espoirs formés en même temps`,
    soldOuts: (n) => `jouez ${some(n, f.m('match', 'matchs'))} à guichets fermés`,
    built: (n) => `ayez construit ${n} installations`,
    brand: (n) => `ayez un sponsor d'équipement et ${n} sponsors sur panneau`,
    staff: (n) => `ayez ${n} membres du staff sans suspension`,
    position: (n) => (n === 1 ? 'terminez en tête du championnat' : 'terminez parmi les trois premiers du championnat'),
    cash: (n) => `ayez au moins ${n} argent après le dernier match`,
    hardWins: (n) => `gagnez ${n} matchs contre des adversaires relevés`,
    office: (n) => `atteignez l'étage ${n} du siège`,
  },
  brandEarly: (week) => `ayez-les avant le match de la semaine ${week}`,
  scout,
});
