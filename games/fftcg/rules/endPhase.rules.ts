/** FFT-600: the End Phase. */
import { deepEqual, equal, ok, throws } from 'node:assert/strict';
import { hash, pick, Refused } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { auto, damage, draw, EOT, fieldAbility, forwards, gains, heads, this_ } from '../cards/make.ts';
import { backup, pricedCards as cards, doer, fwd } from './cardsOfTests.ts';
import { doIt, many } from './situations.ts';
import { asking, atMain, damageOn, type Match, nextTurn, PLAIN, powerOf, stackOf, step } from './table.ts';

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
