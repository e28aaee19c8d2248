/** FFT-613 to FFT-617: the End Phase. */

import { deepEqual, equal, ok, throws } from 'node:assert/strict';
import { hash, pick, Refused } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { auto, card, damage, draw, EOT, fieldAbility, forwards, gains, heads, this_ } from '../../cards/make.ts';
import type { Effect } from '../../kinds.ts';
import { asking, atMain, bothPass, damageOn, type Match, nextTurn, PLAIN, powerOf, stackOf, step } from '../testing/scenarios.ts';
import { doIt, many } from '../testing/shortcuts.ts';
import { backup, pricedCards as cards, costTwoForward, doer, fwd, hurt, onForward, target } from '../testing/testCards.ts';

const toEnd = (t: Match): Match => {
  for (let i = 0; i < 60 && t.own.phase !== 'end' && t.own.turns === 3; i++) step(t);
  return t;
};

rule('FFT-613 abilities at the end of the turn resolve first; nobody can cast, use or play anything in the End Phase', () => {
  const late = [...cards, fwd('LATE', 6000, { cost: 3 }, auto(heads.endOfYourTurn, {}, draw(1)))];
  const t = atMain({
    cards: late,
    a: { field: ['LATE', 'B-fire', 'V1-F11'], hand: [...many('S-1', 5)] },
    b: { field: ['B-fire'], hand: ['S-1'] },
  });
  toEnd(t);
  // The card was drawn, nobody was asked, and the sixth card is already one too many.
  equal(t.own.phase, 'end');
  deepEqual([t.a.count('hand'), stackOf(t)], [6, []]);
  deepEqual(asking(t), [0, 'excess']);
  deepEqual(t.b.keys, []);
  ok(t.a.keys.every((k) => k.startsWith('choose:')));
});

rule('FFT-614 and FFT-E11 down to five: of eight cards three go, which ones the turn player chooses', () => {
  const t = atMain({ cards, a: { hand: ['V1-F01', 'V1-F02', 'V1-F03', 'V1-F04', 'V1-F05', 'V1-F06', 'V1-F07', 'V1-F08'] } });
  toEnd(t);
  deepEqual(asking(t), [0, 'excess']);
  equal(t.a.keys.length, 8);
  t.a.pick('choose:V1-F03');
  t.a.pick('choose:V1-F08');
  equal(t.a.count('hand'), 8); // chosen in secret, shown together
  t.a.pick('choose:V1-F01');
  deepEqual(t.a.cards('breakZone').toSorted(), ['V1-F01', 'V1-F03', 'V1-F08']);
  deepEqual(t.a.cards('hand').toSorted(), ['V1-F02', 'V1-F04', 'V1-F05', 'V1-F06', 'V1-F07']);
  equal(t.own.turns, 4);
});

rule('FFT-614 and FFT-E11 with five cards nothing is discarded, with six one', () => {
  const five = nextTurn(atMain({ cards, a: { hand: many('F-fire', 5) } }));
  deepEqual([five.a.count('hand'), five.a.count('breakZone')], [5, 0]);
  const six = nextTurn(atMain({ cards, a: { hand: many('F-fire', 6) } }));
  deepEqual([six.a.count('hand'), six.a.count('breakZone')], [5, 1]);
});

rule('FFT-614 fewer cards than that are refused, and nothing changes', () => {
  const t = toEnd(atMain({ cards, a: { hand: ['F-fire', 'F-ice', 'F-wind', 'F-earth', 'F-water', 'F-light', 'F-dark'] } }));
  t.a.pick('choose:F-ice');
  const before = hash(t.game, t.state);
  for (const key of ['done', 'pass', 'choose:F-ice'])
    throws(
      () => pick(t.game, t.state, 0, key),
      (e) => e instanceof Refused && e.reason === 'notOffered',
    );
  throws(
    () => pick(t.game, t.state, 1, 'choose:F-wind'),
    (e) => e instanceof Refused && e.reason === 'notAsked',
  );
  equal(hash(t.game, t.state), before);
});

rule('FFT-615 only the turn player, and only then: other hands may be of any size', () => {
  const t = atMain({ cards, a: { hand: many('F-fire', 9) }, b: { hand: many('F-fire', 9) } });
  equal(t.a.count('hand'), 9);
  for (let i = 0; i < 60 && t.own.phase !== 'end'; i++) {
    equal(t.a.count('hand'), 9);
    step(t);
  }
  nextTurn(t);
  deepEqual([t.a.count('hand'), t.b.count('hand')], [5, 11]);
  nextTurn(t);
  equal(t.b.count('hand'), 5);
});

rule('FFT-616 damage on the Forwards of both and what lasted until the end of the turn end at the same moment', () => {
  const grow = [...cards, doer(gains(forwards(), 2000, EOT), damage(forwards(), 5000))];
  const t = doIt(atMain({ cards: grow, a: { field: ['DOER', 'V1-F04'] }, b: { field: ['V1-F04', PLAIN] } }));
  deepEqual([powerOf(t, 0, 'V1-F04'), damageOn(t, 0, 'V1-F04')], [6000, 5000]);
  nextTurn(t);
  // 4000 power with 5000 damage never was: both are gone together, and nobody broke.
  deepEqual(
    [t.a.cards('field'), t.b.cards('field')],
    [
      ['DOER', 'V1-F04'],
      ['V1-F04', PLAIN],
    ],
  );
  deepEqual([powerOf(t, 0, 'V1-F04'), powerOf(t, 1, 'V1-F04'), powerOf(t, 1, PLAIN)], [4000, 4000, 8000]);
  deepEqual([damageOn(t, 0, 'V1-F04'), damageOn(t, 1, 'V1-F04'), damageOn(t, 1, PLAIN)], [0, 0, 0]);
});

rule('FFT-617 who has no power left when a bonus ends goes to the Break Zone, and what that triggers resolves before the next turn', () => {
  const cursed = fwd('CURSED', 6000, { cost: 3 }, fieldAbility(gains(this_, -7000)), auto(heads.breakZone, {}, draw(2)));
  const up = [...cards, cursed, doer({ do: 'enter', what: { zone: 'breakZone', of: 'you' } }, gains(forwards('you'), 3000, EOT))];
  const t = doIt(atMain({ cards: up, a: { field: ['DOER'], hand: many('F-fire', 5), breakZone: ['CURSED'] } }));
  deepEqual([t.a.cards('field'), powerOf(t, 0, 'CURSED')], [['DOER', 'CURSED'], 2000]);
  const from = t.events.length;
  nextTurn(t);
  deepEqual([t.a.cards('field'), t.a.cards('breakZone')], [['DOER'], ['CURSED']]);
  // FFT-R47: seven cards in hand, and no second look at the limit.
  equal(t.a.count('hand'), 7);
  deepEqual([t.own.turn, t.own.turns], [1, 4]);
  const drawn = t.events.slice(from).findLastIndex((e) => e.type === 'move' && e.seat === 0 && (e.args.to as string[])[0] === 'hand');
  const theirs = t.events.slice(from).findIndex((e) => e.type === 'move' && e.seat === 1 && (e.args.to as string[])[0] === 'hand');
  ok(drawn >= 0 && (theirs < 0 || drawn < theirs));
});

rule('FFT-617 and who falls with them: rule processes are checked until nothing is left to do, before the next turn', () => {
  const cursed = fwd('CURSED', 6000, { cost: 3 }, fieldAbility(gains(this_, -9000)), fieldAbility(gains(forwards('you'), 2000)));
  const frail = fwd('FRAIL', 1000, { cost: 1 }, fieldAbility(gains(this_, -2000)));
  const up = [...cards, cursed, frail, doer({ do: 'enter', what: { zone: 'breakZone', of: 'you' } }, gains(forwards('you'), 3000, EOT))];
  const t = doIt(atMain({ cards: up, a: { field: ['DOER'], breakZone: ['CURSED', 'FRAIL'] } }));
  deepEqual([powerOf(t, 0, 'CURSED'), powerOf(t, 0, 'FRAIL')], [2000, 4000]);
  const from = t.events.length;
  nextTurn(t);
  const moves = t.events.slice(from).filter((e) => e.type === 'move');
  const to = (zone: string, seat: number) => moves.flatMap((e, i) => (e.seat === seat && (e.args.to as string[])[0] === zone ? i : []));
  const [gone, drawn] = [to('breakZone', 0), to('hand', 1)];
  deepEqual([gone.length, drawn.length], [2, 2]);
  ok(gone[1] < drawn[0]);
});

rule('FFT-617 what the discard for the hand limit triggers resolves in the same End Phase', () => {
  const sad = backup(
    'SAD',
    { cost: 2 },
    auto({ on: 'move', from: 'hand', to: 'breakZone', seat: 'you', why: 'discard' }, { limit: 'once' }, draw(1)),
  );
  const t = nextTurn(atMain({ cards: [...cards, sad], a: { field: ['SAD'], hand: many('F-fire', 7) } }));
  deepEqual([t.a.count('hand'), t.a.count('breakZone')], [6, 2]);
  equal(t.own.turn, 1);
});

rule('FFT-616 damage done at the very end is removed with the rest', () => {
  const parting = fwd('PARTING', 6000, { cost: 3 }, auto(heads.endOfYourTurn, {}, damage(forwards('opponent'), 3000)));
  const t = atMain({
    cards: [...cards, parting],
    a: { field: ['PARTING'] },
    b: {
      field: [
        { card: PLAIN, damage: 4000 },
        { card: 'V1-F07', damage: 4000 },
      ],
    },
  });
  nextTurn(t);
  deepEqual([t.b.cards('field'), t.b.cards('breakZone')], [[PLAIN], ['V1-F07']]); // 7000 of 8000, 7000 of 6000
  equal(damageOn(t, 1, PLAIN), 0);
});

rule('FFT-613 everything that comes up at the end of the turn resolves, one after the other, before the hand is counted', () => {
  const late = (id: string) => card(id, id, 'forward', costTwoForward, auto(heads.endOfYourTurn, {}, draw(2)));
  const t = atMain({ cards: [late('T-L1'), late('T-L2')], a: { field: ['T-L1', 'T-L2'], hand: ['V1-F01', 'V1-F01'] } });
  for (let i = 0; i < 60 && t.ask !== 'excess'; i++) step(t);
  deepEqual(stackOf(t), []);
  equal(t.a.count('hand'), 6);
  nextTurn(t);
  equal(t.a.count('hand'), 5);
});

rule('FFT-R11 the hand limit first; then damage on both fields and what lasts until the end of the turn go together', () => {
  const cards = [fwd('T-FOUR', 4000), onForward('T-UP', gains(target, 2000, EOT)), hurt('T-5000', 5000)];
  const t = atMain({
    cards,
    a: { field: ['T-FOUR'], hand: ['T-UP', 'T-5000', ...new Array<string>(6).fill('V1-F12')] },
    b: { field: [{ card: PLAIN, damage: 3000 }] },
  });
  for (const id of ['T-UP', 'T-5000']) bothPass(t.a.pick(`cast:${id}`).a.pick('choose:T-FOUR'));
  for (let i = 0; i < 20 && t.ask !== 'excess'; i++) step(t);
  deepEqual([asking(t), damageOn(t, 0, 'T-FOUR'), powerOf(t, 0, 'T-FOUR'), damageOn(t, 1, PLAIN)], [[0, 'excess'], 5000, 6000, 3000]);
  nextTurn(t);
  deepEqual([t.a.cards('field'), damageOn(t, 0, 'T-FOUR'), powerOf(t, 0, 'T-FOUR'), damageOn(t, 1, PLAIN)], [['T-FOUR'], 0, 4000, 0]);
  equal(t.a.count('hand'), 5);
});

rule('FFT-R47 what the hand limit triggers is done after the cleaning up, and the hand is not reduced again', () => {
  const unhurt: Effect = { do: 'if', cond: { not: { exists: forwards('any', { mark: 'damage', atLeast: 1 }) } }, then: [draw(3)] };
  const box = backup('T-BOX', {}, auto({ on: 'move', why: 'discard', seat: 'you' }, {}, unhurt));
  const t = atMain({ cards: [box], a: { field: ['T-BOX', { card: PLAIN, damage: 3000 }], hand: new Array<string>(6).fill('V1-F12') } });
  for (let i = 0; i < 20 && t.ask !== 'excess'; i++) step(t);
  deepEqual([t.own.turns, damageOn(t, 0, PLAIN), t.a.count('hand')], [3, 3000, 6]);
  nextTurn(t);
  deepEqual([t.own.turns, damageOn(t, 0, PLAIN), t.a.count('hand'), t.a.count('breakZone')], [4, 0, 8, 1]);
});

rule('FFT-R59 the hand limit is 5 and the Draw Phase draws 2, unless a text says otherwise', () => {
  const bag = backup('T-BAG', {}, fieldAbility({ do: 'gain', rule: 'handLimit', add: 2 }, { do: 'gain', rule: 'draws', add: 1 }));
  const end = (field: readonly string[], n: number) => {
    const t = atMain({ cards: [bag], a: { field, hand: new Array<string>(n).fill('V1-F12') } });
    nextTurn(t);
    const kept = t.a.count('hand');
    nextTurn(t);
    return [kept, t.a.count('hand') - kept];
  };
  deepEqual(end([], 8), [5, 2]);
  deepEqual(end(['T-BAG'], 8), [7, 3]);
  deepEqual(end(['T-BAG'], 6), [6, 3]);
});
