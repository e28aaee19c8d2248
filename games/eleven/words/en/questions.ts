/** What is asked, in English. */
import { english as e } from '@touchline/text';
import { cardsIn, countIn, isOffered, ownOf } from '../../read/seen.ts';
import type { TableWords } from '../vocabulary.ts';
import { words } from './wording.ts';

const { grammar } = e;
const { asks: q, standing } = words;

export const asks: TableWords['asks'] = {
  // Set-up.
  draft: {
    prompt: (o) =>
      `Choose a Director to keep (${cardsIn(o.view, 'picked', o.ask.seat).length + 1} of 3). Nobody sees it before all have chosen.`,
    only: 'now everybody keeps one Director',
  },
  objective: q('which Objective do you keep', 'now everybody keeps one of two Objectives'),
  bonus: q('which Director’s bonus comes first', 'now bonuses of Directors are carried out'),
  benchOut: q('which jersey makes room and goes to the bench', 'now a jersey without a card goes to the bench'),
  side: q('which side does this jersey show', 'now a jersey is turned to attack or defence'),
  benchSides: q('which sides do the jerseys on your bench show', 'now the jerseys on the bench are turned'),
  // Monday.
  reroll: {
    prompt: (o) => `The die shows ${ownOf(o.view).die[o.ask.seat]}. Keep it?`,
    only: 'now a die is kept or rolled again',
  },
  // Cards and effects.
  build: q('what do you build', 'now something is built'),
  office: q('move your Office up', 'now the Office can be moved up'),
  hire: q('whom do you hire', 'now a Player is hired'),
  hireStaff: q('whom do you hire', 'now a member of the Staff is hired'),
  sell: q('whom do you sell', 'now a Player can be sold'),
  contract: q('which Sponsor do you take, and for what', 'now a contract with a Sponsor is made'),
  loseSponsor: q('which Sponsor do you lose', 'now a Sponsor is lost and paid back'),
  search: q('whom do you take from the Staff deck', 'now the Staff deck is searched'),
  takeTactic: q('which Tactic do you take', 'now a Tactic is taken from the deck'),
  discardTactic: q('which Tactic do you give up', 'now a Tactic is given up'),
  repeatBonus: q('which Director’s bonus is carried out again', 'now the bonus of a Director is carried out again'),
  train: q('whom do you train', 'now a Player can be trained'),
  lay: q('which Player gets the token', 'now a Player gets a token'),
  hit: q('which card takes it', 'now a card takes Injuries or Suspensions'),
  heal: q('whose Injury is healed', 'now an Injury is healed'),
  pardon: q('which card is freed of Suspensions', 'now a card is freed of Suspensions'),
  discardPlayer: q('which Player do you give up', 'now a Player is given up'),
  scout: {
    prompt: (o) => `You see the top ${countIn(o.view, 'looked', o.ask.seat)} Youngsters. ${grammar.question('hire one of them')}`,
    only: 'now one of the Youngsters you see can be hired',
  },
  putBack: q('which Youngster goes back next, on top of those already there', 'now the Youngsters go back'),
  veteran: q('which Veteran joins you, and on which side', 'now Veterans join'),
  receive: q('which marker do you gain', 'now a marker is gained'),
  exchange: q('which markers do you exchange', 'now markers are exchanged'),
  raise: q('which Stat goes up', 'now a Stat goes up'),
  // Matchday.
  lineUp: {
    prompt: (o) => `${standing(o)} ${grammar.question(isOffered(o, 'suggest') ? 'which line-up plays' : 'how do you line up')}`,
    only: 'now the line-up is chosen',
  },
  formation: q('which Formation do you play', 'now the Formation is chosen'),
  assign: {
    prompt: (o) => `Fitness ${ownOf(o.view).fit[o.ask.seat]}. ${grammar.question('who plays')}`,
    only: 'now Players are assigned',
  },
  zone: q('where does this Player stand', 'now a Player is placed'),
  place: q('which jersey stands where', 'now the other jerseys are placed'),
};
