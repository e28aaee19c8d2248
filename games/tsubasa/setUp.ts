/** TSU-101 to TSU-113: what lies where before the first whistle, by the options of the match; no hands, goals or cards yet (TSU-111). */
import type { CommonCards, Options, Seat } from '@touchline/engine';
import { cards } from './cards/index.ts';
import type { Team } from './cards/make.ts';
import type { Card } from './kinds.ts';

/** TSU-107. */
const FATIGUE = 4;

/** TSU-101: the team of a seat. */
export const teamOf = (options: Options, seat: Seat): Team => ((options.teams === 'nankatsu') === (seat === 0) ? 'nankatsu' : 'toho');

const isOf = (trait: string, value: string) => (card: Card) => card.traits[trait]?.includes(value) === true;
const ids = (list: readonly Card[]) => list.map(({ id }) => id);

/** TSU-901, TSU-902, TSU-903, TSU-904, TSU-R69: a First Match is played without cards that ask for more rules. */
function inMatch(options: Options): readonly Card[] {
  return options.firstMatch === true ? cards.filter(({ notes }) => notes?.advanced !== true) : cards;
}

/** TSU-109, TSU-110, TSU-112: the cards of one team; they belong to its coach. */
function ofTeam(options: Options, seat: Seat): CommonCards[] {
  const own = inMatch(options).filter(isOf('team', teamOf(options, seat)));
  const lay = (zone: string, list: readonly Card[]): CommonCards => ({ zone, seat, owner: seat, cards: ids(list) });
  return [
    lay('deck', own.filter(isOf('deck', 'initial'))),
    lay('shots', own.filter(isOf('deck', 'special-shot'))),
    lay('blocks', own.filter(isOf('deck', 'special-defence'))),
    lay('bench', options.motivation === true ? own.filter(isOf('deck', 'motivation')) : []),
    { zone: 'fatigue', seat, owner: seat, cards: options.firstMatch === true ? [] : new Array<string>(FATIGUE).fill('fatigue') },
    { zone: 'bookings', seat, owner: seat, cards: ['booking'] },
  ];
}

/** TSU-103, TSU-113: Match cards and Signings belong to nobody. They are shuffled when the match begins. */
export function common(options: Options): CommonCards[] {
  const all = inMatch(options);
  return [
    ...ofTeam(options, 0),
    ...ofTeam(options, 1),
    { zone: 'firstDeck', cards: ids(all.filter(isOf('deck', 'first-half'))) },
    { zone: 'secondDeck', cards: ids(all.filter(isOf('deck', 'second-half'))) },
    { zone: 'unsigned', cards: options.signings === true ? ids(all.filter(isOf('deck', 'signing'))) : [] },
  ];
}
