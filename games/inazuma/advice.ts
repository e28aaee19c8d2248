/**
 * What the game tells bots: how a seat stands between two fights, and what is mostly done without thinking. The weights began as a logistic
 * regression over the starts of turns of some thousand matches; those of cards, pile and lead were then chosen by matches against each other.
 */
import type { Advice, Option, Seat } from '@touchline/engine';
import { shooterOf } from './flow/shooting.ts';
import { fielded, fits, type Part, sideOf, slotOf, total } from './pitch.ts';
import { attacker, goalsOf, type Inazuma, phaseNow, type T, TURNS } from './state.ts';
import { bench, hand, starting } from './zones.ts';

/**
 * What it adds to the logarithm of the odds: a goal, by how many turns are left; a card in hand; a hundred SP on the bench, in the pile, on
 * the field; the attack, and a hundred SP more than the defence where that is weakest.
 */
const GOAL = [2.1, 2, 1.4, 1.35, 1, 1];
const WORTH = { card: 0.3, bench: 0.013, pile: 0.01, field: 0.01, attack: 0.15, lead: 0.05 };

const spOf = (t: T, cards: readonly number[]): number => cards.reduce((sum, card) => sum + t.stat(card, 'sp') / 100, 0);

function assets(t: T, seat: Seat): number {
  const left = TURNS - t.own.turn;
  return (
    GOAL[left] * (goalsOf(t, seat) + t.own.kicks[seat]) +
    WORTH.card * t.count(hand, seat) +
    WORTH.bench * spOf(t, t.pile(bench, seat)) +
    WORTH.pile * spOf(t, t.pile(starting, seat)) +
    WORTH.field * spOf(t, fielded(t, seat)) +
    (attacker(t) === seat ? WORTH.attack + (WORTH.lead * Math.max(leadOn(t, 0), leadOn(t, 1))) / 100 : 0)
  );
}

/** How far a seat is ahead in the running fight. */
function ahead(t: T, seat: Seat): number {
  const role = attacker(t);
  const lead =
    phaseNow(t) === 'attack'
      ? total(t, role, 'attacking') - total(t, 1 - role, 'defending')
      : t.stat(shooterOf(t, role), 'sp') - t.stat(shooterOf(t, 1 - role), 'sp');
  return seat === role ? lead : -lead;
}

/** By how much a seat would win the running fight as it stands; INA-709: the attacker has to be higher. */
const leadOf = (t: T, seat: Seat): number => ahead(t, seat) - (attacker(t) === seat ? 1 : 0);

/** How far the attack on a side would be ahead, by those who stand there. */
function leadOn(t: T, side: number): number {
  const role = attacker(t);
  const there = (seat: Seat, part: Part) =>
    fielded(t, seat).reduce((sum, card) => (sideOf(slotOf(t, card)) === side && fits(t, card, part) ? sum + t.stat(card, 'sp') : sum), 0);
  return there(role, 'attacking') - there(1 - role, 'defending');
}

const LEANS: { readonly [verb: string]: number } = { bench: 3, move: 6, join: 4, place: 3, lineUpA: 6, lineUpB: 6, yes: 2 };
/** In a fight: passing when ahead and when behind, an assist that is enough to be ahead, one that is not, a technique or an ability. */
const FIGHT = { passAhead: 20, passBehind: 2, enough: 6, short: 0.1, other: 1.5 };
const QUIET_PASS = 4;

/** Attack where one is stronger, let the stronger one kick; who is ahead passes, who is behind does what is enough or lets it be. */
function leans(t: T, seat: Seat): (option: Option) => number {
  const phase = phaseNow(t);
  let margin: number | undefined;
  const lead = () => (margin ??= leadOf(t, seat));
  return (option) => {
    switch (option.verb) {
      case 'kicker':
        return (t.stat(option.card, 'sp') / 100) ** 3;
      case 'side':
        return Math.exp(leadOn(t, option.n) / 150);
      case 'pass':
        return phase === 'strategy' ? QUIET_PASS : lead() >= 0 ? FIGHT.passAhead : FIGHT.passBehind;
      case 'assist':
        return lead() >= 0 ? 1 : lead() + t.stat(option.card, 'ap') >= 0 ? FIGHT.enough : FIGHT.short;
      case 'play':
      case 'use':
        return phase === 'strategy' || lead() >= 0 ? 1 : FIGHT.other;
      default:
        return LEANS[option.verb] ?? 1;
    }
  };
}

/** Who is ahead in a fight has what they want. */
const content = (t: T, seat: Seat): boolean => phaseNow(t) !== 'strategy' && leadOf(t, seat) >= 0;

export const advice: Advice<Inazuma> = {
  stands: (t, seat) => 1 / (1 + Math.exp(assets(t, 1 - seat) - assets(t, seat))),
  // At the start of a turn: what was done for the last fight has shown what it was worth.
  quiet: (t) => phaseNow(t) === 'strategy' && !t.within('benchStep') && !t.within('moveStep'),
  leans,
  content,
  trust: 0.8,
  horizon: 1,
  effort: [1, 1.5, 4, 1.25],
};
