/** FFT-2050 to FFT-2055: Limit Break, with cards of the tests’ own. */
import { deepEqual, equal } from 'node:assert/strict';
import type { CardDef } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { card, cast, draw } from '../../cards/make.ts';
import { act, anyList, bothPass, pass, resolveAll, side, start } from '../testing/scenarios.ts';
import { costTwo } from '../testing/testCards.ts';

const limits: readonly CardDef[] = [
  card('T-20', 'Breaker', 'forward', { ...costTwo, cost: 2, power: 7000, limitBreak: 2 }),
  card('T-21', 'Surge', 'summon', { ...costTwo, cost: 1, limitBreak: 1 }, cast({}, draw())),
  card('T-22', 'Spare', 'forward', { ...costTwo, cost: 9, power: 9000, limitBreak: 0 }),
];
const lbList = { ...anyList, limit: ['T-20', 'T-21', 'T-22', 'T-22'] };

rule('FFT-2050 an LB deck has at most eight cards, three of a number, and none of them in the main deck', () => {
  const refused = (list: object) => {
    try {
      start({ cards: limits, lists: [list as typeof lbList, anyList] });
    } catch (error) {
      return (error as Error).message;
    }
    return '';
  };
  equal(refused(lbList), '');
  equal(refused({ ...anyList, limit: new Array(9).fill('T-22') }).includes('FFT-2050'), true);
  equal(refused({ ...anyList, limit: new Array(4).fill('T-22') }).includes('FFT-202'), true);
  equal(refused({ main: [...anyList.main.slice(1), 'T-22'] }).includes('FFT-2050'), true);
  equal(refused({ ...anyList, limit: ['V1-F01'] }).includes('FFT-2050'), true);
});

const withLimits = () => {
  const t = start({ cards: limits, lists: [lbList, anyList] });
  t.until('priority');
  side(t, 0, { hand: ['V1-F01', 'V1-F01'] });
  side(t, 1, {});
  return t;
};

rule('FFT-2051 its owner sees the face-down LB cards, the opponent how many there are', () => {
  const t = withLimits();
  const seen = (side: typeof t.a) => side.view.zones.find((z) => z.zone === 'limit' && z.seat === 0)!;
  equal(seen(t.a).cards.length, 4);
  equal(seen(t.b).cards.length, 0);
  equal(seen(t.b).count, 4);
});

rule('FFT-2052 and FFT-2053 an LB card costs its CP and others turned face up, which are then of no use', () => {
  const t = withLimits();
  t.a.pick('play:T-20');
  t.a.pick('spend:T-22').pick(0, 'spend:T-21').pick(0, 'discard:V1-F01');
  deepEqual(t.a.cards('field'), ['T-20']);
  deepEqual(t.a.cards('limitSpent').toSorted(), ['T-21', 'T-22']);
  deepEqual(t.a.cards('limit'), ['T-22']);
  equal(t.a.count('hand'), 1);
  t.a.mayNot('cast:T-21');
  t.a.mayNot('play:T-20');
});

rule('FFT-2052 without enough other face-down cards it cannot be cast', () => {
  const t = withLimits();
  t.put(0, 'limit', ['T-20', 'T-22'], 'limitSpent');
  t.a.mayNot('play:T-20', 'FFT-519');
  t.put(0, 'limit', ['T-20', 'T-22', 'T-22'], 'limitSpent');
  t.a.may('play:T-20');
});

rule('FFT-2054 and FFT-2055 an LB card that leaves the stack or the field goes on into the LB deck, face up', () => {
  const t = withLimits();
  t.a.pick('cast:T-21').pick(0, 'spend:T-22').pick(0, 'discard:V1-F01');
  bothPass(t);
  deepEqual(t.a.cards('limitSpent').toSorted(), ['T-21', 'T-22']);
  equal(t.a.cards('breakZone').includes('T-21'), false);
  t.put(0, 'field', ['T-20']);
  t.put(1, 'hand', ['V1-F17', 'V1-F01', 'V1-F01']);
  pass(t);
  act(t, 'cast:V1-F17');
  resolveAll(t);
  deepEqual(t.a.cards('limitSpent').toSorted(), ['T-20', 'T-21', 'T-22']);
  deepEqual(t.a.cards('field'), []);
});
