/** What a Scenario asks for and changes, in French, for who is to choose one. */
import type { DetailWords } from '@touchline/text';
import { RANKS } from '../../cards/boards.ts';
import { type Division, scenarios } from '../../cards/scenarios.ts';
import { terms } from './terms.ts';

const { firstJob, redNumbers, oldLegs, deadline, upOrOut } = scenarios;

const goals = (...lines: string[]): DetailWords => ({ title: 'Buts à atteindre tous', lines });
const changes = (...lines: string[]): DetailWords => ({ title: 'Mise en place', lines });
const rules = (...lines: string[]): DetailWords => ({ title: 'Règles particulières', lines });
const extra = (...lines: string[]): DetailWords => ({ title: 'Points en plus', lines });
const position = (n: number): string => `${n}e place ou mieux sur 9`;
const [amateur, ...higher] = terms.rank;
const ranks = (divisions: readonly Division[]): DetailWords => ({
  title: 'Rangs selon les PV',
  lines: divisions.map((division) => {
    const from = RANKS[division];
    return `Division ${division} : ${[...higher.map((name, i) => `${from[i]} ${name}`), `en dessous ${amateur}`].join(' · ')}`;
  }),
});

/** By number; 0 is none. */
export const details: { readonly [no: string]: readonly DetailWords[] } = {
  0: [
    rules(
      'Administrateurs : on en garde un sur 4, un sur 3, un sur 2',
      'Après les semaines 1 à 5, une rangée entière du mercato peut être renouvelée',
    ),
    ranks([3, 2, 1]),
  ],
  [firstJob.no]: [
    goals(position(firstJob.position), `Au moins ${firstJob.vp} PV`),
    extra(`${firstJob.extra.vp} PV pour la ${firstJob.extra.position}e place ou mieux`),
    ranks(firstJob.divisions),
  ],
  [redNumbers.no]: [
    goals('Plus de dette avant le match de la semaine 6', position(redNumbers.position)),
    changes(
      `La piste de l'argent commence à ${redNumbers.cashStat}`,
      `Une dette de ${redNumbers.debt}`,
      `Le premier entraîneur a ${redNumbers.suspension} suspension`,
    ),
    rules(
      'Rembourser, de la somme voulue, est une action de base',
      ...redNumbers.due.map(
        ({ week, repaid }) =>
          `Fin de la semaine ${week} : avec moins de ${repaid} remboursés en tout, les pistes des supporters et de la gestion descendent`,
      ),
    ),
    extra(`1 PV pour ${redNumbers.extra.cash} argent à la fin`, '1 PV de moins par dette qui reste'),
    ranks([3, 2]),
  ],
  [oldLegs.no]: [
    goals('Aucun vétéran non formé', `${oldLegs.trainedYoungsters} espoirs formés`, position(oldLegs.position)),
    changes(`L'effectif : ${oldLegs.veterans} vétérans, aucun espoir`),
    rules(
      `Le lundi, dès la semaine ${oldLegs.injury.week} : sur un dé de 1 à ${oldLegs.injury.most}, un vétéran reçoit une blessure`,
      "Le premier espoir d'une semaine ne coûte rien",
    ),
    extra(`1 PV par jeton d'expérience après les ${oldLegs.extra.experience} premiers`),
    ranks(oldLegs.divisions),
  ],
  [deadline.no]: [
    goals(
      `À la fin de la semaine ${deadline.week} : tribunes 3 et 4, panneau 3 et ${deadline.general} autres installations`,
      'La semaine 6 se joue à guichets fermés',
      position(deadline.position),
    ),
    changes("La tribune 2 est fermée tant que la tribune 3 n'est pas bâtie"),
    rules(
      `Les installations coûtent ${deadline.dear.cost} jusqu'à la semaine ${deadline.dear.week}`,
      `Le panneau 3 donne ${deadline.adboardCash} argent quand il est bâti`,
    ),
    extra(
      `${deadline.extra.general} PV par autre installation après les ${deadline.general} premières`,
      `${-deadline.extra.missing} PV de moins par installation qui manque`,
    ),
    ranks([3, 2]),
  ],
  [upOrOut.no]: [
    goals(position(upOrOut.position), `${upOrOut.wins.least} victoires dans les semaines ${upOrOut.wins.from} à 6`),
    changes(`Vous voyez ${upOrOut.tactics.seen} tactiques et en gardez ${upOrOut.tactics.kept}`),
    rules(
      'Après une défaite la piste des supporters descend ; une victoire donne 1 supporter et 1 argent',
      `Après la semaine ${upOrOut.check.week}, plus bas que la ${upOrOut.check.position}e place : un administrateur reçoit une suspension`,
    ),
    extra(`${upOrOut.extra.win} PV par victoire des semaines ${upOrOut.wins.from} à 6`),
    ranks(upOrOut.divisions),
  ],
};
