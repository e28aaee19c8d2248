/** FFT-112 to FFT-118: how a game ends. */
import { deepEqual, equal, throws } from 'node:assert/strict';
import { type Effect, pick, Refused } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { cast, draw, mill } from '../../cards/make.ts';
import { asking, atAttack, atMain, type Match, nextTurn } from '../testing/scenarios.ts';
import { cast1, doIt, hit } from '../testing/shortcuts.ts';
import { doer, summon } from '../testing/testCards.ts';

const result = (t: Match) => t.result && { winners: t.result.winners, clause: t.result.clause };

rule('FFT-112 and FFT-116 the seventh card in the Damage Zone loses, the other wins, and nothing more can be answered', () => {
  const six = hit(atAttack({ a: { field: ['V1-F07'] }, b: { damage: 5 } }), 'V1-F07');
  equal(six.b.count('damage'), 6);
  equal(six.result, null);
  const t = hit(atAttack({ a: { field: ['V1-F07'] }, b: { damage: 6 } }), 'V1-F07');
  equal(t.b.count('damage'), 7);
  deepEqual(result(t), { winners: [0], clause: 'FFT-112' });
  deepEqual(t.asked, []);
  throws(
    () => pick(t.game, t.state, 0, 'pass'),
    (e) => e instanceof Refused && e.reason === 'over',
  );
});

rule('FFT-112 the option damageToLose moves the limit: three, or ten', () => {
  deepEqual(result(hit(atAttack({ options: { damageToLose: 3 }, a: { field: ['V1-F07'] }, b: { damage: 2 } }), 'V1-F07')), {
    winners: [0],
    clause: 'FFT-112',
  });
  equal(hit(atAttack({ options: { damageToLose: 10 }, a: { field: ['V1-F07'] }, b: { damage: 8 } }), 'V1-F07').result, null);
  deepEqual(result(hit(atAttack({ options: { damageToLose: 10 }, a: { field: ['V1-F07'] }, b: { damage: 9 } }), 'V1-F07')), {
    winners: [0],
    clause: 'FFT-112',
  });
});

rule('FFT-2070 in the limited format the sixth card loses', () => {
  equal(hit(atAttack({ options: { format: 'limited' }, a: { field: ['V1-F07'] }, b: { damage: 4 } }), 'V1-F07').result, null);
  deepEqual(result(hit(atAttack({ options: { format: 'limited' }, a: { field: ['V1-F07'] }, b: { damage: 5 } }), 'V1-F07')), {
    winners: [0],
    clause: 'FFT-112',
  });
  const five = { format: 'limited', damageToLose: 5 };
  deepEqual(result(hit(atAttack({ options: five, a: { field: ['V1-F07'] }, b: { damage: 4 } }), 'V1-F07')), {
    winners: [0],
    clause: 'FFT-112',
  });
});

rule('FFT-113 who has to draw from an empty deck loses', () => {
  const one = doIt(atMain({ cards: [doer(draw(1))], a: { field: ['DOER'], deck: 1 } }));
  equal(one.result, null);
  equal(one.a.count('deck'), 0);
  const t = doIt(atMain({ cards: [doer(draw(1))], a: { field: ['DOER'], deck: 0 } }));
  deepEqual(result(t), { winners: [1], clause: 'FFT-113' });
});

rule('FFT-114 who is dealt damage with an empty deck loses, with three cards in the Damage Zone', () => {
  const one = hit(atAttack({ a: { field: ['V1-F07'] }, b: { damage: 3, deck: 1 } }), 'V1-F07');
  equal(one.result, null);
  const t = hit(atAttack({ a: { field: ['V1-F07'] }, b: { damage: 3, deck: 0 } }), 'V1-F07');
  equal(t.b.count('damage'), 3);
  deepEqual(result(t), { winners: [0], clause: 'FFT-114' });
});

rule('FFT-115 an empty deck alone does not lose: not by emptying it, not by waiting, only at the draw that needs a card', () => {
  const t = doIt(atMain({ cards: [doer(mill(3))], a: { field: ['DOER'] }, b: { deck: 2 } }));
  deepEqual([t.b.count('deck'), t.b.count('breakZone')], [0, 2]);
  equal(t.result, null);
  deepEqual(asking(t), [0, 'priority']);
  for (let i = 0; i < 20 && t.own.phase !== 'attack'; i++) t.pick(t.asked[0], 'pass');
  equal(t.result, null);
  nextTurn(t);
  deepEqual(result(t), { winners: [0], clause: 'FFT-113' });
  equal(t.own.phase, 'draw');
});

rule('FFT-117 both lose in the same check: a draw', () => {
  const both = [draw(1), { do: 'draw', whose: 'opponent', n: 1 }];
  const t = doIt(atMain({ cards: [doer(...both)], a: { field: ['DOER'], deck: 0 }, b: { deck: 0 } }));
  deepEqual(result(t), { winners: [0, 1], clause: 'FFT-117' });
  const one = doIt(atMain({ cards: [doer(...both)], a: { field: ['DOER'], deck: 1 }, b: { deck: 0 } }));
  deepEqual(result(one), { winners: [0], clause: 'FFT-113' });
});

rule('FFT-118 who loses on the way to winning loses: the point that comes first decides', () => {
  const point = (whose: 'you' | 'opponent') => ({ do: 'wound', whose, n: 1 });
  const at = (...effects: readonly Effect[]) =>
    result(doIt(atMain({ cards: [doer(...effects)], a: { field: ['DOER'], damage: 6 }, b: { damage: 6 } })));
  deepEqual(at(point('you'), point('opponent')), { winners: [1], clause: 'FFT-112' });
  deepEqual(at(point('opponent'), point('you')), { winners: [0], clause: 'FFT-112' });
});

rule('FFT-R42 what is there is drawn, the rest of the effect is done, then the check finds the loss', () => {
  const greed = summon('T-GREED', {}, cast({}, draw(3), { do: 'draw', whose: 'opponent', n: 1 }));
  const at = (deckA: number, deckB: number) =>
    cast1(atMain({ cards: [greed], a: { hand: ['T-GREED'], deck: deckA }, b: { deck: deckB } }), 'T-GREED');
  const t = at(2, 1);
  deepEqual([t.result?.winners, t.result?.clause, t.a.count('hand'), t.b.count('hand')], [[1], 'FFT-113', 2, 1]);
  deepEqual(at(2, 0).result?.clause, 'FFT-117');
  deepEqual([at(3, 1).result, at(3, 1).a.count('hand')], [null, 3]);
  // “Up to”: it can be stopped before the deck is empty.
  const one = { do: 'may', then: [draw(), { do: 'may', then: [draw()] }] };
  const u = cast1(atMain({ cards: [summon('T-UPTO', {}, cast({}, one))], a: { hand: ['T-UPTO'], deck: 1 } }), 'T-UPTO');
  u.a.pick('yes').a.pick('no');
  deepEqual([u.result, u.a.count('hand'), u.a.count('deck')], [null, 1, 0]);
});

rule('FFT-R49 both losses in one check: a draw; points one after the other: whose loss is found first', () => {
  const wound = (whose: string) => ({ do: 'wound', whose, n: 1 });
  const cards = [
    summon('T-DRAWS', {}, cast({}, draw(), { do: 'draw', whose: 'opponent', n: 1 })),
    summon('T-WOUNDS', {}, cast({}, wound('opponent'), wound('you'))),
    summon('T-BACKWARDS', {}, cast({}, wound('you'), wound('opponent'))),
  ];
  const at = (id: string, deck?: number) =>
    cast1(
      atMain({
        cards,
        a: { hand: [id], damage: 6, ...(deck !== undefined && { deck }) },
        b: { damage: 6, ...(deck !== undefined && { deck }) },
      }),
      id,
    ).result;
  deepEqual([at('T-DRAWS', 0)?.winners, at('T-DRAWS', 0)?.clause], [[0, 1], 'FFT-117']);
  deepEqual([at('T-WOUNDS')?.winners, at('T-WOUNDS')?.clause], [[0], 'FFT-112']);
  deepEqual(at('T-BACKWARDS')?.winners, [1]);
});
