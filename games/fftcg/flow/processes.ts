/** FFT-1400: rule processes. Nobody controls them and nobody can respond (FFT-1402). */
import { type Cond, declarable, forbidden, type Happening, holds, mutedAt, type Seat } from '@touchline/engine';
import { attackers, backups, blocker, isForward, power, powerCouldSink } from '../characters.ts';
import { returnBorrowed } from '../control.ts';
import { damageLimit } from '../damageLimit.ts';
import { couldBeCrowded, lightsAndDarks, namesakes } from '../fieldLimits.ts';
import { doneBy, toBreakZone } from '../piles.ts';
import { act, ask, BOTH, leave, loop, offer, over, seatOf, seq, type T, turnOrder, when } from '../state.ts';
import { breakZone, damage, field } from '../zones.ts';

// ---------------------------------------------------------------- losing

/** FFT-112. */
const damageToLose = (t: T, seat: Seat): number => damageLimit(t.rule(seat, 'damageToLose'), t.option<string>('format'));

/** FFT-1403. */
const wounded = (t: T, seat: Seat) => t.count(damage, seat) >= damageToLose(t, seat);
const lost = (t: T, seat: Seat): boolean => wounded(t, seat) || t.own.drawnOut[seat] === 1 || t.own.woundedOut[seat] === 1;
const losers = (t: T): Seat[] => BOTH.filter((seat) => lost(t, seat));
const loser = (t: T): Seat => losers(t)[0];

/** FFT-116: when one loses the other wins, at once; both in the same check is a draw (FFT-117, FFT-R49). Nobody wins who has lost (FFT-118). */
export const lose = seq(
  when(
    'both',
    (t) => losers(t).length === 2,
    over('draw', 'FFT-117', () => ({ winners: [0, 1], reason: 'bothLost' })),
  ),
  when(
    'damage',
    (t) => wounded(t, loser(t)),
    over('damage', 'FFT-112', (t) => ({ winners: [1 - loser(t)], reason: 'damage' })),
  ),
  when(
    'noDraw',
    (t) => t.own.drawnOut[loser(t)] === 1,
    over('noDraw', 'FFT-113', (t) => ({ winners: [1 - loser(t)], reason: 'noDraw' })),
  ),
  over('noCard', 'FFT-114', (t) => ({ winners: [1 - loser(t)], reason: 'noCard' })),
);

// ---------------------------------------------------------------- Characters that leave

/** FFT-1202, FFT-R1, FFT-1204: too little power, or too much damage, by the power it has now (FFT-1203). */
function falling(t: T, out: Happening[]): void {
  const weak = powerCouldSink(t);
  for (const seat of BOTH)
    for (const card of t.pile(field, seat)) {
      const hurt = t.mark(card, 'damage');
      if (hurt === 0 && !weak) continue;
      if (!isForward(t, card)) continue;
      const left = power(t, card);
      if (left <= 0)
        out.push(toBreakZone(t, card, 'put')); // FFT-1406, FFT-R37
      else if (hurt >= left && forbidden(t, 'break', card, seat) === '') out.push(toBreakZone(t, card, 'break', doneBy(breaker(t, card)))); // FFT-1407
    }
}

/** FFT-1207: who dealt the last damage counts as having broken it; of two that fight, each the other. */
function breaker(t: T, card: number): number {
  if (!t.own.struck) return t.find(card === t.find(t.own.hitBy) ? t.own.hitBack : t.own.hitBy);
  if (t.mark(card, 'blocking') === 1) return attackers(t)[0] ?? -1;
  return t.mark(card, 'attacking') === 1 ? blocker(t) : -1;
}

/** FFT-1110: what breaks a blocker is broken by every member of the party. */
const breakers = (t: T, broken: Happening): readonly number[] =>
  t.own.struck && t.mark(broken.card!, 'blocking') === 1 ? attackers(t) : [broken.by!];

/** FFT-823, FFT-1324: whoever breaks something has broken it if it really goes into the Break Zone; each one by itself (FFT-818). */
export function breaking(t: T, events: readonly Happening[]): readonly Happening[] {
  if (!t.game.heeded.has('breaks')) return [];
  return events.flatMap((e) =>
    e.type === 'move' && e.why === 'break' && e.by !== undefined && t.zone(e.to!).kind === breakZone
      ? breakers(t, e).map((card) => ({ type: 'breaks', card, n: 1 }))
      : [],
  );
}

/** FFT-410, FFT-1408, FFT-1409, FFT-R48: both limits at once; nothing leaves twice. */
function crowding(t: T, out: Happening[]): void {
  const put = (card: number) => {
    if (!out.some((e) => e.card === card)) out.push(toBreakZone(t, card, 'put'));
  };
  for (const seat of BOTH) {
    if (!couldBeCrowded(t, seat)) continue;
    namesakes(t, seat, put);
    lightsAndDarks(t, seat, put);
  }
}

/** FFT-1020, FFT-R60: who is no Forward of its side any more is not in battle. FFT-1605. */
function leaveBattle(t: T): void {
  for (const seat of BOTH)
    for (const card of t.pile(field, seat)) {
      if (t.mark(card, 'attacking') === 1 && (seat !== t.own.turn || !isForward(t, card))) t.setMark(card, 'attacking', 0);
      if (t.mark(card, 'blocking') === 1 && (seat === t.own.turn || !isForward(t, card))) t.setMark(card, 'blocking', 0);
    }
}

/** FFT-1401: all that apply are performed together; true if something was done, then they are checked again. */
export function processes(t: T): boolean {
  // Nothing has changed since they were all in order.
  if (stable.t === t && stable.version === t.version) return false;
  if (check(t)) return true;
  stable = { t, version: t.version };
  return false;
}
let stable: { readonly t: T | null; readonly version: number } = { t: null, version: -1 };

function check(t: T): boolean {
  if (lost(t, 0) || lost(t, 1)) {
    t.call('lose');
    return true;
  }
  returnBorrowed(t);
  if (t.own.phase === 'attack') leaveBattle(t);
  // All at once, so that they see each other leave (FFT-R16).
  const leaving: Happening[] = [];
  falling(t, leaving);
  crowding(t, leaving);
  if (leaving.length > 0) {
    t.batch(leaving);
    return true;
  }
  if (t.own.struck) t.set('struck', false);
  if (t.own.hitBy !== null) t.set('hitBy', null);
  if (t.own.hitBack !== null) t.set('hitBack', null);
  const crowded = turnOrder(t).find(
    (seat) => t.count(field, seat) > t.rule(seat, 'backups') && backups(t, seat).length > t.rule(seat, 'backups'),
  );
  if (crowded === undefined) {
    noticeStates(t);
    return false;
  }
  t.call('tooManyBackups', { seat: crowded });
  return true;
}

/**
 * FFT-830: what waits for a state (`on: 'state'`, the state in its notes) triggers when it is true, and not again before that instance has
 * left the stack. One that would be removed for want of a target (FFT-820) does not come up at all.
 */
function noticeStates(t: T): void {
  if (!t.game.triggersOn.has('state')) return;
  for (const seat of BOTH)
    for (const card of t.pile(field, seat))
      for (const index of t.game.abilitiesOf[t.s.def[card]]) {
        const { when, notes } = t.ability(index);
        if (!('on' in when) || when.on !== 'state' || mutedAt(t, card) >= 0) continue;
        if (t.s.waiting.some((w) => w.ability === index && t.find(w.self) === card)) continue;
        if (!holds(t, notes?.state as Cond, { seat, self: card, event: null }) || !declarable(t, index, card, seat)) continue;
        t.queue({ ability: index, self: t.ref(card), seat, event: null });
      }
}

/** FFT-1410: the player chooses which of the Backups go. */
export const tooManyBackups = ask('tooManyBackups', {
  who: seatOf,
  clause: 'FFT-1410',
  open: true,
  offers: [
    offer('put', {
      things: (t, seat) => backups(t, seat),
      merge: true,
      take: (t, o) => t.batch([toBreakZone(t, o.card, 'put')]),
    }),
  ],
});

/** Rule processes alone: where nobody receives priority, triggers wait (FFT-1221, FFT-1307). */
export const processing = loop(
  'processing',
  act('check', 'FFT-1401', (t) => t.let('busy', processes(t))),
  when('stable', (t) => t.v('busy') !== true, leave('processing')),
);
