/** What is said of a match before it begins, in English: options and presets. */
import type { SetUpWords } from '../vocabulary.ts';
import { details } from './scenarios.ts';
import { terms } from './terms.ts';

const onOff = { true: 'on', false: 'off' };
const [none, ...scenarios] = terms.scenario;

export const setUp: SetUpWords = {
  presets: {
    season: { name: 'Season', about: 'Six weeks, in the Division you choose' },
    short: { name: 'Short season', about: 'Three weeks against the easier Opponents, with open Objectives, to learn the game' },
    firstJob: { name: 'First Job', about: 'Alone: a first Scenario in Division 3. Do not finish last' },
  },
  options: {
    division: {
      name: 'Division',
      about: 'How strong the Opponents are',
      values: { 3: 'Division 3', 2: 'Division 2', 1: 'Division 1' },
      meanings: { 3: 'the weakest Opponents', 2: 'Opponents that want to go up', 1: 'the strongest Opponents' },
    },
    weeks: {
      name: 'Length',
      about: 'How many weeks are played',
      values: { 6: 'six weeks', 3: 'three weeks' },
      meanings: { 6: 'a whole season', 3: 'only the three easier Opponents are met' },
    },
    scenario: {
      name: 'Scenario',
      about: 'An aim for a single manager, with rules of its own',
      values: Object.fromEntries([none, ...scenarios].map((name, i) => [i, name])),
      meanings: {
        0: 'points and a rank',
        1: 'do not finish last, and reach 40 VP',
        2: 'repay a Debt of 14 before the last match',
        3: 'make a team of four Veterans young again',
        4: 'finish the Stadium before the end of week 5',
        5: 'finish second or better in Division 1',
      },
      details,
    },
    firstPlayer: {
      name: 'First player',
      about: 'Who begins the first week',
      values: { random: 'by chance', seat1: 'the first seat' },
    },
    goalkeeperAuto: { name: 'Saves by themselves', about: 'Your Goalkeeper makes every possible save; off: you are asked', values: onOff },
    rerollPrompt: {
      name: 'New rolls',
      about: 'Whether you are asked to roll a die again for a fan',
      values: { ask: 'ask', never: 'never' },
    },
    openObjectives: { name: 'Open Objectives', about: 'Everybody sees the Objectives of all', values: onOff },
  },
};
