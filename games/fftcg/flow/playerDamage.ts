/** FFT-1210 to FFT-1226: damage to a player, point by point, and EX Bursts. */
import { declarable, type Flow, type Happening, type Ref, startDeclaring, startTrigger } from '@touchline/engine';
import { attackers } from '../characters.ts';
import { act, ask, each, type Fftcg, offer, seatOf, seq, sub, type T, when } from '../state.ts';
import { burst, damage, deck } from '../zones.ts';
import { chosenEvents } from './stack.ts';

/** The card turned up last, or the one whose EX Burst is at hand. */
const turnedUp = (t: T) => t.vCard('card');

/** The paragraph marked EX Burst (FFT-1217), or -1. The mark counts here alone: played, it is a text like any other (FFT-1220). */
export function burstOf(t: T, card: number): number {
  if (card < 0) return -1;
  return t.game.abilitiesOf[t.s.def[card]].find((i) => t.ability(i).notes?.burst === true) ?? -1;
}

/** FFT-1118, FFT-R66: whose hit it is; of an attack every attacker's, even if an EX Burst then removes it (FFT-1222). */
export function dealersOf(t: T, e: Happening): readonly number[] {
  if (e.why === 'battle') return attackers(t);
  return e.by !== undefined && (e.doer ?? t.controller(e.by)) !== e.seat ? [e.by] : [];
}

/** They have dealt it when the last card lies in the Damage Zone (FFT-821 reads it there), or an EX Burst before that is used. Once. */
const noteHits = act('hits', 'FFT-1118', (t) => {
  const dealers = (t.v<readonly Ref[] | null>('dealers') ?? []).map((r) => t.find(r)).filter((c) => c >= 0);
  t.let('dealers', []);
  if (dealers.length > 0) t.batch(dealers.map((card) => ({ type: 'hit', card, seat: seatOf(t), n: t.v<number>('n') })));
});

/**
 * FFT-1212, FFT-1214: at once, free of charge, without the stack. Its trigger words are ignored (FFT-1216), the damaged player
 * controls it (FFT-1218), the card stays where it is (FFT-1215). Without a lawful target nothing happens (FFT-R29). The card counts for "Damage N" already (FFT-2011,
 * FFT-R38).
 */
const useBurst = seq(
  noteHits,
  act('begin', 'FFT-1212', (t) => {
    const card = turnedUp(t);
    const item = t.make('burst', t.at(burst), seatOf(t));
    t.let('item', { ...t.ref(item) });
    t.hold({ ability: burstOf(t, card), self: t.ref(card), seat: seatOf(t), event: null }, item);
    t.happen({ type: 'burst', card, seat: seatOf(t) });
  }),
  when(
    'lawful',
    (t) => declarable(t, burstOf(t, turnedUp(t)), turnedUp(t), seatOf(t)),
    seq(
      act('declare', 'FFT-1218', (t) => startDeclaring(t, t.vCard('item'))),
      // FFT-R29: what it chooses has been chosen, as by anything else.
      act('chosen', 'FFT-R29', (t) => t.batch(chosenEvents(t, t.vCard('item')))),
      act('apply', 'FFT-1216', (t) => startTrigger(t, t.held(t.vCard('item'))!)),
    ),
  ),
  act('done', 'FFT-1215', (t) => t.unmake(t.vCard('item'))),
  when('castNext', (t) => t.find(t.own.castNext) >= 0, sub('castFree')), // FFT-717
);

/** FFT-1215: as long as its EX Burst is being used the card stays in the Damage Zone, whatever its text says of it. */
export function staysAsDamage(t: T, card: number): boolean {
  return t.inZone(card, damage) && t.count(burst) > 0 && t.find(t.held(t.top(burst))?.self ?? null) === card;
}

/** FFT-1223: only what was turned up as damage comes here. */
const offerBurst: Flow<Fftcg> = when(
  'hasBurst',
  (t) => burstOf(t, turnedUp(t)) >= 0,
  ask('exBurst', {
    who: seatOf,
    clause: 'FFT-1212',
    offers: [offer('useBurst', { then: useBurst }), offer('decline')],
  }),
);

/** FFT-1210: the top card of the deck, face up into the Damage Zone; it is no draw (FFT-1224). No card: the game is lost (FFT-114). */
const onePoint = seq(
  act('reveal', 'FFT-1210', (t) => {
    const seat = seatOf(t);
    const card = t.top(deck, seat);
    t.let('card', null);
    if (card < 0) t.setOf('woundedOut', seat, 1);
    else t.happen({ type: 'move', card, to: t.at(damage, seat), why: 'damage' });
  }),
  act('taken', 'FFT-1210', (t) => {
    const seat = seatOf(t);
    if (t.own.woundedOut[seat] === 1) return;
    t.let('card', { ...t.ref(t.top(damage, seat)) });
    t.happen({ type: 'wounded', seat, n: t.count(damage, seat) });
  }),
  // FFT-1221, FFT-1219, FFT-R30: rule processes first; the seventh point ends the game before its EX Burst. FFT-1222, FFT-R31: triggers wait.
  sub('processes'),
);

const points = (t: T) => Array.from({ length: t.v<number>('n') }, (_, i) => i);

/** FFT-R2: the damage of one effect may be dealt completely before its EX Bursts. Attack damage is always one point. */
const batched = (t: T) => t.option<string>('exBurstTiming') === 'batched' && t.v<number>('n') > 1;

/** FFT-1211, FFT-1213: one after the other. What an EX Burst deals is taken completely before this goes on (FFT-1226, FFT-R65). */
export const playerDamage: Flow<Fftcg> = when(
  'batched',
  batched,
  seq(
    each('points', points, 'point', onePoint),
    noteHits,
    each(
      'bursts',
      (t) =>
        t
          .pile(damage, seatOf(t))
          .slice(-t.v<number>('n'))
          .map((c) => ({ ...t.ref(c) })),
      'turned',
      act('turn', 'FFT-R2', (t) => t.let('card', t.v('turned'))),
      offerBurst,
    ),
  ),
  each(
    'pointByPoint',
    points,
    'point',
    onePoint,
    when('last', (t) => t.v<number>('point') === t.v<number>('n') - 1, noteHits),
    offerBurst,
  ),
);
