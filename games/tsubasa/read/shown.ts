/**
 * What a board shows beside zones: where the match stands, every total with its addends, points and pools, the chance of an action, and what
 * is left of re-rolls and saves. All of it is public: it is read in a world dealt from the view, and the same for every viewer.
 */
import { type Game, limitLeft, type Seat, sample, stream, tableOf, type View } from '@touchline/engine';
import { textsAt } from '../flow/play.ts';
import { inOwnKinds } from '../kinds.ts';
import { kindFor, poolOf } from '../points.ts';
import { attacker, countPlayed, defender, type Kind, limitIn, SEATS, type T, type Tsubasa } from '../state.ts';
import { type Addend, addendsOf, totalOf } from '../totals.ts';
import { playArea } from '../zones.ts';
import { chanceOf } from './chance.ts';
import { ownOf, roundsOf } from './seen.ts';

interface World {
  readonly t: T;
  readonly handles: readonly number[];
}

function worldOf(game: Game<Tsubasa>, view: View): World {
  const state = sample(game, view, stream('shown'));
  return { t: tableOf(game, state), handles: state.handles![view.viewer === 'spectator' ? view.seats : view.viewer] };
}

/** The match at a glance. */
export interface Standing {
  /** 0 and 1 the halves, 2 and 3 those of Extra Time. */
  readonly half: number;
  readonly round: number;
  /** Rounds of this half before it is played on for want of Match cards. */
  readonly rounds: number;
  /** Rounds of Injury Time begun, and after how many the half ends in any case; 0: never. */
  readonly injury: number;
  readonly cap: number;
  readonly attacker: Seat;
  readonly whistle: Seat;
  readonly goals: readonly number[];
  /** Whose turn it is in the Attack Phase; -1: nobody's. */
  readonly turn: Seat;
  readonly passed: readonly boolean[];
  readonly count: number;
  readonly limit: number;
}

export function standingOf(game: Game<Tsubasa>, view: View): Standing {
  const own = ownOf(view);
  const { t } = worldOf(game, view);
  const { half, round, injury, whistle, goals } = own;
  return {
    half,
    round,
    rounds: roundsOf(view),
    injury,
    cap: t.option<number>('injuryTimeCap'),
    attacker: own.attacker,
    whistle,
    goals,
    // Both stay as they were until the next Attack Phase begins.
    turn: t.within('attack') ? own.turn : -1,
    passed: own.passed.map((n) => n === 1 && t.within('action')),
    count: countPlayed(t),
    limit: limitIn(own),
  };
}

/** A total and its parts, which add up to it. */
export interface Sum {
  readonly total: number;
  readonly addends: readonly Addend[];
}

/** By seat, then by kind. */
export function totalsOf(game: Game<Tsubasa>, view: View): readonly { readonly [K in Kind]: Sum }[] {
  const { t } = worldOf(game, view);
  const of = (seat: Seat, kind: Kind): Sum => ({ total: totalOf(t, seat, kind), addends: addendsOf(t, seat, kind) });
  return SEATS.map((seat) => ({ shot: of(seat, 'shot'), pass: of(seat, 'pass'), defence: of(seat, 'defence') }));
}

/** Points available, spent on this action and left in the pool. */
export interface Tokens {
  readonly have: number;
  readonly spent: number;
  readonly pool: number;
}

/** By seat, then by kind. */
export function tokensOf(game: Game<Tsubasa>, view: View): readonly { readonly [K in Kind]: Tokens }[] {
  const { t } = worldOf(game, view);
  const of = (seat: Seat, kind: Kind): Tokens => ({
    have: t.own[kind][seat],
    spent: t.own.action !== '' && kindFor(t, seat) === kind ? t.own.spent[seat] : 0,
    pool: poolOf(t, seat, kind),
  });
  return SEATS.map((seat) => ({ shot: of(seat, 'shot'), pass: of(seat, 'pass'), defence: of(seat, 'defence') }));
}

/** How an action stands, by the points the Attacker spends: the chance if the Defender answers with none, and with all there are. */
export interface Prospect {
  readonly action: 'shot' | 'pass';
  readonly total: number;
  readonly defence: number;
  /** By the number of points spent, from 0 on; once the Attacker has announced, only as it stands. */
  readonly chances: readonly { readonly best: number; readonly worst: number }[];
  /** As it stands, by the number of points the Defender answers with, from 0 on; once both have announced, only as it stands. */
  readonly answered: readonly number[];
}

/** Both actions before one is declared, then the one that is: from cards and points that everybody sees, without re-rolls and saves. */
export function prospectsOf(game: Game<Tsubasa>, view: View): readonly Prospect[] {
  const { t } = worldOf(game, view);
  const [a, d] = [attacker(t), defender(t)];
  const assured = t.option<boolean>('assuredSuccess');
  const defence = totalOf(t, d, 'defence') + t.own.spent[d];
  // The dice fall when the Defender has announced: from then on nothing more is added.
  const rolled = t.own.dice[a] > 0;
  const announced = rolled || (t.within('spending') && t.v<number>('seat') === d);
  const answer = rolled ? 0 : t.own.defence[d];
  const actions = (['shot', 'pass'] as const).filter((action) => t.own.action === '' || t.own.action === action);
  return actions.map((action) => {
    const total = totalOf(t, a, action) + (t.own.action === action ? t.own.spent[a] : 0);
    const most = announced ? 0 : t.own[action][a];
    const chances = Array.from({ length: most + 1 }, (_, n) => ({
      best: chanceOf(total + n - defence, assured),
      worst: chanceOf(total + n - defence - answer, assured),
    }));
    const answered = Array.from({ length: answer + 1 }, (_, n) => chanceOf(total - defence - n, assured));
    return { action, total, defence, chances, answered };
  });
}

/** What lies in a Play Area and can still turn the round: by handle of the card. */
export interface Helper {
  readonly handle: number;
  readonly seat: Seat;
  readonly does: 'reroll' | 'save';
  readonly used: boolean;
  /** Of a save: what each face of the die brings. */
  readonly table: readonly string[];
}

export function helpersOf(game: Game<Tsubasa>, view: View): readonly Helper[] {
  const { t, handles } = worldOf(game, view);
  return SEATS.flatMap((seat) =>
    t.pile(playArea, seat).flatMap((card) =>
      (['reroll', 'save'] as const).flatMap((does) =>
        textsAt(t, card, does).map((index): Helper => {
          const table = inOwnKinds(t.ability(index).do).flatMap((e) => (e.do === 'save' ? e.table : []));
          return { handle: handles[card], seat, does, used: !limitLeft(t, index, t.ref(card), seat), table };
        }),
      ),
    ),
  );
}
