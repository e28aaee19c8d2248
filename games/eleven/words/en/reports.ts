/** What Scout Reports and Objectives say in English. */
import { english as e } from '@touchline/text';
import { notesBy, scoutBy } from '../onCards.ts';

const { grammar, noun } = e;
const { some } = grammar;

export const scout = scoutBy(grammar, {
  band: { 3: 'expected to struggle', '3/2': 'a mid-table side', '2/1': 'pushing for the top', 1: 'title favourites' },
  dangerous: (where) => `dangerous ${where}`,
  threat: {
    L: 'on the left wing',
    R: 'on the right wing',
    F: 'through the middle of the attack',
    M: 'from midfield',
    D: 'from deep',
  },
  leaves: (where) => `they leave space ${where}`,
  space: { L: 'on the left wing', R: 'on the right wing', F: 'up front', M: 'in midfield', D: 'at the back' },
  organised: 'well organised everywhere',
  star: {
    D: 'they rely on one star in defence',
    M: 'they rely on one star in midfield',
    F: 'they rely on one star in attack',
  },
  plays: (formation) => `they play ${formation}`,
  own: {
    'Northdale Town': "they sit deep and send every ball to one man: the league's finest left Forward",
    'Port East': 'few goals fall at either end, and both flanks are hard to pass',
  },
});

export const notes = notesBy(grammar, {
  base: '2 VP',
  perfect: '2 VP more',
  goals: {
    wins: (n) => `win ${n} matches`,
    goals: (n) => `score at least ${n} goals in one match`,
    cleanSheets: (n) => `concede no goal in ${n} matches`,
    academy: (n) => `have ${n} Trained Youngsters at once`,
    soldOuts: (n) => `play ${some(n, noun('match', 'matches'))} with a Sold Out Stadium`,
    built: (n) => `have built ${n} Infrastructure tokens`,
    brand: (n) => `have a Kit Sponsor and ${n} Adboard Sponsors`,
    staff: (n) => `have ${n} members of the Staff without Suspension`,
    position: (n) => (n === 1 ? 'finish first in the League' : 'finish in the first three of the League'),
    cash: (n) => `have at least ${n} cash after the last match`,
    hardWins: (n) => `win ${n} matches against Opponents of the advanced deck`,
    office: (n) => `reach Office space ${n}`,
  },
  brandEarly: (week) => `have them before the match of week ${week}`,
  scout,
});
