/**
 * What the game tells bots: how a seat stands between two rounds, and what is mostly done without thinking. The weights were chosen by matches
 * of bots against each other.
 */
import type { Advice, Option, Seat } from '@touchline/engine';
import { inOwnKinds } from './kinds.ts';
import { chanceOf } from './read/chance.ts';
import { teamOf } from './setUp.ts';
import { attacker, countPlayed, defender, EXTRA_ROUNDS, inExtraTime, KINDS, matchCardsLeft, type T, type Tsubasa } from './state.ts';
import { strengthOf, totalOf } from './totals.ts';
import { booking, deck, discard, hand } from './zones.ts';

// ---------------------------------------------------------------- how a seat stands

/** In goals: the ball, a point, a Yellow card, a Special Shot at hand and one in the deck, a card in hand, and the mean worth of the own cards. */
const WORTH = { ball: 0.25, point: 0.07, yellow: 0.25, special: 0.35, later: 0.12, card: 0.04, mean: 0.25 };
/** Goals of both sides a round, and how sharply a lead decides. */
const RATE = 0.32;
const SHARP = 1.7;

/** Rounds to come, this one included. */
function roundsLeft(t: T): number {
  const { half, round } = t.own;
  if (inExtraTime(t.own)) return Math.max(1, EXTRA_ROUNDS + 1 - round) + (half === 2 ? EXTRA_ROUNDS : 0);
  const full = t.option<boolean>('firstMatch') ? 4 : 6;
  return Math.max(1, matchCardsLeft(t) / 2) + (half === 0 ? full : 0);
}

/** What a card is worth in any round. */
function worthOf(t: T, card: number): number {
  const { stats, abilities } = t.def(card);
  return 0.9 * stats.shot + 0.6 * stats.pass + 0.8 * stats.defence + 0.5 * abilities.length;
}

function assets(t: T, seat: Seat): number {
  const { own } = t;
  let sum = own.goals[seat] + (attacker(t) === seat ? WORTH.ball : 0);
  for (const kind of KINDS) sum += WORTH.point * own[kind][seat];
  const shown = t.top(booking, seat);
  if (shown >= 0) sum -= WORTH.yellow * (1 + t.mark(shown, 'red'));
  sum += WORTH.card * t.count(hand, seat);
  const team = teamOf(t.s.options, seat);
  let cards = 0;
  let worth = 0;
  for (const zone of [deck, discard, hand])
    for (const card of t.pile(zone, seat)) {
      const def = t.def(card);
      cards++;
      worth += worthOf(t, card);
      if (def.kind === 'event' && def.traits.team?.[0] === team) sum += zone === hand ? WORTH.special : WORTH.later;
    }
  return sum + (WORTH.mean * worth) / Math.max(1, cards);
}

function stands(t: T, seat: Seat): number {
  const lead = assets(t, seat) - assets(t, 1 - seat);
  return 1 / (1 + Math.exp((-SHARP * lead) / Math.sqrt(RATE * roundsLeft(t) + 0.2)));
}

// ---------------------------------------------------------------- what is mostly done

/** In goals: what a Shot and a Pass that succeed are worth, and a point that is kept. */
const SHOT = 1;
const PASS = 0.4;
const KEPT = 0.05;

/** The clearer it is, the surer it is done. */
const clearly = (goals: number): number => Math.exp(10 * goals);

/** What a card adds now, for the Attacker or the Defender. */
function addsNow(t: T, seat: Seat, card: number): number {
  const { stats, abilities } = t.def(card);
  const adds = seat === attacker(t) ? 0.7 * stats.shot + 0.5 * stats.pass : stats.defence;
  return adds + 0.4 * abilities.length;
}

const assured = (t: T): boolean => t.option<boolean>('assuredSuccess');
/** Points that a seat will probably spend: about half of what it has. */
const likely = (n: number): number => Math.min(2, Math.ceil(n / 2));

/** In goals: what it brings to try this now, with points about as they will be spent. */
function prospect(t: T, kind: 'shot' | 'pass'): number {
  const [a, d] = [attacker(t), defender(t)];
  const lead = totalOf(t, a, kind) + likely(t.own[kind][a]) - totalOf(t, d, 'defence') - likely(t.own.defence[d]);
  return chanceOf(lead, assured(t)) * (kind === 'shot' ? SHOT : PASS);
}

/** In goals, for whoever announces: what so many points bring less what they are worth kept. */
function spending(t: T, seat: Seat, n: number): number {
  const [a, d] = [attacker(t), defender(t)];
  const value = t.own.action === 'pass' ? PASS : SHOT;
  const answer = seat === a ? likely(t.own.defence[d]) : 0;
  const lead = strengthOf(t, a) - strengthOf(t, d) - answer + (seat === a ? n : -n);
  const chance = chanceOf(lead, assured(t));
  return value * (seat === a ? chance : 1 - chance) - KEPT * n;
}

/** Does the Attacker win with these dice? */
const winning = (t: T, dice: readonly number[]): boolean =>
  strengthOf(t, attacker(t)) + dice[attacker(t)] >= strengthOf(t, defender(t)) + dice[defender(t)];

/** How much likelier a seat wins when this die is rolled again. */
function rerolled(t: T, seat: Seat, die: Seat): number {
  const mine = (wins: boolean) => (wins === (seat === attacker(t)) ? 1 : 0);
  const now = mine(winning(t, t.own.dice));
  let then = 0;
  for (let face = 1; face <= 6; face++)
    then +=
      mine(
        winning(
          t,
          t.own.dice.map((n, of) => (of === die ? face : n)),
        ),
      ) / 6;
  return then - now;
}

/** A low face mostly saves, a high one mostly does not: whoever it is against rolls it again. */
const saveRerolled = (t: T, seat: Seat): number => (t.own.save <= 3 === (seat === attacker(t)) ? 3 : 0.1);

/** Texts that are not simply used because they can be: giving up a card of one's own, or getting tired or booked for it. */
function usually(t: T, index: number): number {
  const kinds = inOwnKinds(t.ability(index).do).map((e) => e.do);
  if (kinds.includes('eliminate')) return 1;
  return kinds.includes('mandatory') ? 2 : 8;
}

const LEANS: { readonly [verb: string]: number } = { motivate: 6, sign: 5, save: 20, ownKickOff: 3 };
/** Passing while there is something to play. */
const PASSING = 0.6;

function leans(t: T, seat: Seat): (option: Option) => number {
  return (option) => {
    switch (option.verb) {
      case 'play':
        return Math.exp(0.6 * addsNow(t, seat, option.card)) - 0.5;
      case 'pass':
        // Of a turn, or of a re-roll.
        return t.own.turn < 0 ? 1 : PASSING;
      case 'take':
        return Math.exp(0.3 * worthOf(t, option.card));
      case 'use':
        return usually(t, option.n);
      case 'shoot':
        return clearly(prospect(t, 'shot'));
      case 'passBall':
        return clearly(prospect(t, 'pass'));
      case 'spend':
        return clearly(spending(t, seat, option.n));
      case 'reroll':
        return t.own.save > 0 ? saveRerolled(t, seat) : clearly(rerolled(t, seat, option.n) - KEPT);
      default:
        return LEANS[option.verb] ?? 1;
    }
  };
}

/** At the start of a round: what was played in the last one has shown what it was worth. */
const quiet = (t: T): boolean =>
  !t.within('shoot') && !t.within('duel') && !t.within('abilities') && countPlayed(t) === 0 && t.own.passed[0] + t.own.passed[1] === 0;

export const advice: Advice<Tsubasa> = { stands, quiet, leans, trust: 0.8, horizon: 1, effort: [6, 2, 5, 2], clear: 3 };
