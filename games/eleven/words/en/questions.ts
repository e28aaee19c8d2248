/** What is asked, in English. */
import { english as e } from '@touchline/text';
import { cardsIn, countIn, ownOf } from '../../read/seen.ts';
import type { TableWords } from '../vocabulary.ts';
import { words } from './wording.ts';

const { grammar } = e;
const { asks: q, face, given, today } = words;

export const asks: TableWords['asks'] = {
  // Set-up.
  draft: {
    prompt: (o) =>
      `Choose a Director to keep (${cardsIn(o.view, 'picked', o.ask.seat).length + 1} of 3).${o.view.seats > 1 ? ' Nobody sees it before all have chosen.' : ''}`,
    only: 'now everybody keeps one Director',
  },
  objective: q('which Objective do you keep', 'now everybody keeps one of two Objectives'),
  bonus: q('which Director’s bonus comes first', 'now bonuses of Directors are carried out'),
  keepTactic: q('which Tactic do you keep besides', 'now two of four Tactics are kept'),
  benchOut: q('the jersey of a Player comes on. Which one goes to the bench', 'now a jersey without a card goes to the bench'),
  side: q('which side does this jersey show', 'now a jersey is turned to attack or defence'),
  benchSides: {
    prompt: () =>
      `${grammar.question('which jerseys on your bench show defence')} ${grammar.sentence('the others show attack; nothing depends on it')}`,
    only: 'now the jerseys on the bench are turned',
  },
  // Monday.
  production: q('which Production effect do you use', 'now Production effects are used'),
  colour: q('no face of the die can decide. Which colour wins', 'now the winning colour is chosen'),
  reroll: {
    prompt: (o) => `${face(o)} Keep it?`,
    only: 'now a die is kept or rolled again',
  },
  // Tuesday to Thursday.
  day: {
    prompt: (o) => {
      const { basic, paid } = ownOf(o.view);
      const left = [...(basic[o.ask.seat] === 0 ? ['Basic'] : []), ...(paid[o.ask.seat] === 0 ? ['Paid'] : [])];
      return today(o, left.length === 0 ? 'no action left' : `${grammar.and(left)} action left`);
    },
    only: 'on your day you hire, sell, contract, build or use a card',
  },
  // End of the week.
  overdue: q('cash is missing for Maintenance. Which Staff takes 2 Suspensions', 'now Staff takes Suspensions for missing cash'),
  refresh: q('throw out a whole row of the transfer area', 'now a whole row can be replaced'),
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
  lay: { prompt: (o) => grammar.question(`which Player gets ${given(o) || 'the token'}`), only: 'now a Player gets a token' },
  hit: { prompt: (o) => grammar.question(`which card takes ${given(o) || 'it'}`), only: 'now a card takes Injuries or Suspensions' },
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
  lineUp: q('which line-up plays', 'now the line-up is chosen'),
  formation: q('which Formation do you play', 'now the Formation is chosen'),
  assign: {
    prompt: (o) => `Fitness ${ownOf(o.view).fit[o.ask.seat]}. ${grammar.question('who plays')}`,
    only: 'now Players are assigned',
  },
  token: q('which token goes', 'now a token leaves the card'),
  before: q('which effect before the match comes next', 'now effects before the match are resolved'),
  stands: {
    prompt: (o) => `Fans ${ownOf(o.view).fan[o.ask.seat]}. ${grammar.question('how many go to the Stands')}`,
    only: 'now fans go to the Stands',
  },
  tactic: q('play a Tactic for its effect', 'now a Tactic can be played for its effect'),
  ally: q('who gets stronger', 'now one of your men gets stronger'),
  youngster: q('which Youngster gets stronger', 'now a Youngster gets stronger'),
  boost: q('who gets stronger', 'now one of your men gets stronger'),
  foe: q('which opposing man is changed', 'now an opposing man is changed'),
  section: q('in which Section', 'now a Section is chosen'),
  moveMarker: q('where does he go', 'now a jersey moves'),
  swapMarkers: q('which two jerseys change places', 'now two jerseys change places'),
  during: q('which effect comes next', 'now effects of the match are resolved'),
  scorer: q('several of equal Strength attack. Who scores', 'now you say who scores'),
  save: q('does your Goalkeeper save this shot', 'now a shot is saved or let in'),
  after: q('which effect after the match comes next', 'now effects after the match are resolved'),
  form: {
    prompt: (o) => grammar.question(`which Player of this match gets ${given(o) || 'the token'}`),
    only: 'now a Player of this match gets a token',
  },
  injure: { prompt: (o) => grammar.question(`who gets ${given(o) || 'the Injury'}`), only: 'now a Player of this match is injured' },
  zone: q('where does this Player stand', 'now a Player is placed'),
  place: q('which jersey stands where', 'now the other jerseys are placed'),
};
