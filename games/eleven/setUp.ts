/** ELV-101 to ELV-111, ELV-110 (16 cards a band), ELV-218, ELV-222: what lies where before a season, by the options and the number of managers. It is shuffled and dealt when it begins. */
import type { CommonCards, Options, Seat } from '@touchline/engine';
import { BANDS } from './cards/boards.ts';
import { directors } from './cards/directors.ts';
import { meetings } from './cards/meetings.ts';
import { opponents } from './cards/opponents.ts';
import { manIds, markerIds } from './cards/pieces.ts';
import { regulars } from './cards/regulars.ts';
import { sponsors } from './cards/sponsors.ts';
import { staff } from './cards/staff.ts';
import { objectives, tactics } from './cards/tactics.ts';
import { veterans, youngsters } from './cards/youngsters.ts';
import type { Card } from './kinds.ts';
import { divisionOf, weeksOf } from './options.ts';

const ids = (list: readonly Card[]) => list.map(({ id }) => id);
const isOf = (trait: string, value: string) => (card: Card) => card.traits[trait]?.includes(value) === true;
const isBasic = ({ abilities }: Card): boolean => abilities.length === 0;

/** ELV-106: cards marked 3+ are for three managers or more. */
const staffFor = (seats: number): readonly Card[] => (seats >= 3 ? staff : staff.filter(({ notes }) => notes?.more !== true));

/** ELV-R79: without advanced Opponents one Objective cannot be met. */
const objectivesFor = (weeks: number): readonly Card[] =>
  weeks > 3 ? objectives : objectives.filter(({ notes }) => notes?.goal !== 'hardWins');

export function common(options: Options, seats: number): CommonCards[] {
  const weeks = weeksOf(options, seats);
  const [easier, advanced] = BANDS[divisionOf(options, seats)];
  const people = staffFor(seats);
  const isFirstTrainer = isOf('profession', 'firstTrainer');
  const lay = (zone: string, list: readonly Card[]): CommonCards => ({ zone, cards: ids(list) });
  const ofClub = (seat: Seat): CommonCards[] => [
    { zone: 'bench', seat, cards: markerIds },
    { zone: 'dugout', seat, cards: manIds },
  ];
  return [
    lay('playerDeck', regulars),
    lay('youngsterDeck', youngsters),
    lay('veteranDeck', veterans),
    lay('firstTrainers', people.filter(isFirstTrainer)),
    lay(
      'staffDeck',
      people.filter((card) => !isFirstTrainer(card)),
    ),
    lay('sponsorDeck', sponsors),
    lay('meetingDeck', meetings),
    lay('basicTactics', tactics.filter(isBasic)),
    lay(
      'tacticDeck',
      tactics.filter((card) => !isBasic(card)),
    ),
    lay('objectiveDeck', objectivesFor(weeks)),
    lay('directorDeck', directors),
    lay('easierDeck', opponents.filter(isOf('band', easier))),
    // A season of three Weeks meets no advanced Opponents.
    lay('advancedDeck', weeks > 3 ? opponents.filter(isOf('band', advanced)) : []),
    ...Array.from({ length: seats }, (_, seat) => ofClub(seat)).flat(),
  ];
}
