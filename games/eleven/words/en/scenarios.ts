/** What a Scenario asks for and changes, in English, for who is to choose one. */
import type { DetailWords } from '@touchline/text';
import { RANKS } from '../../cards/boards.ts';
import { type Division, scenarios } from '../../cards/scenarios.ts';
import { terms } from './terms.ts';

const { firstJob, redNumbers, oldLegs, deadline, upOrOut } = scenarios;

const goals = (...lines: string[]): DetailWords => ({ title: 'Goals, all needed', lines });
const changes = (...lines: string[]): DetailWords => ({ title: 'Set-up', lines });
const rules = (...lines: string[]): DetailWords => ({ title: 'Special rules', lines });
const extra = (...lines: string[]): DetailWords => ({ title: 'Scores besides', lines });
const position = (n: number): string => `Place ${n} or better of 9`;
const [amateur, ...higher] = terms.rank;
const ranks = (divisions: readonly Division[]): DetailWords => ({
  title: 'Ranks by VP',
  lines: divisions.map((division) => {
    const from = RANKS[division];
    return `Division ${division}: ${[...higher.map((name, i) => `${from[i]} ${name}`), `below ${amateur}`].join(' · ')}`;
  }),
});

/** By number; 0 is none. */
export const details: { readonly [no: string]: readonly DetailWords[] } = {
  0: [
    rules('Directors: one of 4, one of 3, one of 2 are kept', 'After Weeks 1 to 5 a whole row of the Transfer Area may be renewed'),
    ranks([3, 2, 1]),
  ],
  [firstJob.no]: [
    goals(position(firstJob.position), `At least ${firstJob.vp} VP`),
    extra(`${firstJob.extra.vp} VP for place ${firstJob.extra.position} or better`),
    ranks(firstJob.divisions),
  ],
  [redNumbers.no]: [
    goals('No Debt before the Match of Week 6', position(redNumbers.position)),
    changes(
      `The cash Stat starts at ${redNumbers.cashStat}`,
      `A Debt of ${redNumbers.debt}`,
      `The First Trainer has ${redNumbers.suspension} Suspension`,
    ),
    rules(
      'Repaying any sum is a Basic action',
      ...redNumbers.due.map(
        ({ week, repaid }) => `End of Week ${week}: with less than ${repaid} repaid in all, fan and operation Stats fall`,
      ),
    ),
    extra(`1 VP for every ${redNumbers.extra.cash} cash at the end`, '1 VP less for each Debt left'),
    ranks([3, 2]),
  ],
  [oldLegs.no]: [
    goals('No Untrained Veteran', `${oldLegs.trainedYoungsters} Trained Youngsters`, position(oldLegs.position)),
    changes(`The squad: ${oldLegs.veterans} Veterans, no Youngster`),
    rules(
      `Mondays from Week ${oldLegs.injury.week}: on a die of 1 to ${oldLegs.injury.most} a Veteran gets an Injury`,
      'The first Youngster of a Week costs nothing',
    ),
    extra(`1 VP for each Experience token after the first ${oldLegs.extra.experience}`),
    ranks(oldLegs.divisions),
  ],
  [deadline.no]: [
    goals(
      `By the end of Week ${deadline.week}: Stands 3 and 4, Adboard 3 and ${deadline.general} other buildings`,
      'Week 6 is played Sold Out',
      position(deadline.position),
    ),
    changes('Stand 2 is closed until Stand 3 is built'),
    rules(
      `Buildings cost ${deadline.dear.cost} up to Week ${deadline.dear.week}`,
      `Adboard 3 gives ${deadline.adboardCash} cash when it is built`,
    ),
    extra(
      `${deadline.extra.general} VP for each other building after the first ${deadline.general}`,
      `${-deadline.extra.missing} VP less for each that is missing`,
    ),
    ranks([3, 2]),
  ],
  [upOrOut.no]: [
    goals(position(upOrOut.position), `${upOrOut.wins.least} wins in Weeks ${upOrOut.wins.from} to 6`),
    changes(`You see ${upOrOut.tactics.seen} Tactics and keep ${upOrOut.tactics.kept}`),
    rules(
      'After a loss the fan Stat falls; a win brings 1 fan and 1 cash',
      `After Week ${upOrOut.check.week}, below place ${upOrOut.check.position}: a Director gets a Suspension`,
    ),
    extra(`${upOrOut.extra.win} VP for each win in Weeks ${upOrOut.wins.from} to 6`),
    ranks(upOrOut.divisions),
  ],
};
