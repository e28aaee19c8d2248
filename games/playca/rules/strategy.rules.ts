/** EPC-401 to EPC-409: the Strategy Phase. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { addTp, at, character } from '../cards/make.ts';
import { power } from '../flow/battle.ts';
import { atShot, atStrategy, atUses, endPeriod, gameWith, moved, quiet, seen, side, start } from './testing/scenarios.ts';

rule('EPC-401 Support cards and {Support} effects have their time here', () => {
  const t = atStrategy({ a: { active: 'PC-I11', hand: ['PC-H08', 'PC-H16'], tp: 5, licences: ['PC-P4'] } });
  equal(t.ask, 'support');
  deepEqual(t.a.keys.sort(), ['done', 'effect:PC-I11/0', 'support:PC-H08', 'support:PC-H16']);
});

rule('EPC-401 Hissatsu and effects of other timings have not', () => {
  const t = atStrategy({ a: { active: 'PC-G02', hand: ['PC-H01', 'PC-H03', 'PC-H05', 'PC-H15'], tp: 5 } });
  deepEqual(t.a.keys, ['done']);
  for (const id of ['PC-H01', 'PC-H03', 'PC-H05', 'PC-H15']) t.a.mayNot(`support:${id}`, 'EPC-506');
  t.a.mayNot('effect:PC-G02', 'EPC-512');
});

rule('EPC-402 one Support card for each player', () => {
  const hand = ['PC-H08', 'PC-H24', 'PC-H32'];
  const t = atStrategy({ a: { active: 'PC-G01', hand, tp: 9 }, b: { hand, tp: 9 } });
  t.a.pick('support:PC-H32');
  for (const id of ['PC-H08', 'PC-H24']) t.a.mayNot(`support:${id}`, 'EPC-402');
  t.a.pick('done');
  t.b.may('support:PC-H08').pick('support:PC-H32');
  t.b.mayNot('support:PC-H08', 'EPC-402');
});

rule('EPC-402 one again in the next period', () => {
  const t = atStrategy({ a: { active: 'PC-G01', hand: ['PC-H32', 'PC-H16'], tp: 5 } });
  t.a.pick('support:PC-H32').a.mayNot('support:PC-H16', 'EPC-402');
  endPeriod(t, false).until('support', 0);
  equal(t.own.period, 1);
  t.a.may('support:PC-H16');
});

rule('EPC-402 none in the beginner mode without Support cards', () => {
  const eight = ['PC-H08', 'PC-H16', 'PC-H24', 'PC-H32', 'PC-H01', 'PC-H03', 'PC-H05', 'PC-H15'];
  const lists = [0, 1].map(() => ({ deck: new Array<string>(30).fill('PC-G01'), hissatsu: eight, goalkeeper: ['PC-K2'] }));
  const t = start({ lists, options: { support: false } });
  for (const who of [t.a, t.b]) {
    deepEqual(who.cards('hissatsuHand'), eight.slice(4));
    deepEqual(who.cards('aside').sort(), eight.slice(0, 4));
  }
  deepEqual(start({ lists }).a.cards('hissatsuHand'), eight);
});

rule('EPC-403 the attacker decides first', () => {
  for (const first of [0, 1]) {
    const t = start({ options: { firstAttacker: first === 0 ? 'player1' : 'player2' } }).until('support');
    deepEqual(t.asked, [first]);
    t.seat(first).pick('done');
    deepEqual(t.asked, [1 - first]);
    t.seat(1 - first).pick('done');
    equal(t.ask, 'passDecision');
  }
});

rule('EPC-404 no Support card in a battle', () => {
  const t = atUses({ a: { active: 'PC-G01', hand: ['PC-H08'], tp: 5 }, b: { active: 'PC-I01', hand: ['PC-H08'], tp: 5 } });
  deepEqual(t.a.keys, ['done']);
  t.a.mayNot('use:PC-H08', 'EPC-404').pick('done');
  t.b.mayNot('use:PC-H08', 'EPC-404');
  deepEqual(t.b.keys, ['done']);
});

rule('EPC-404 and none at the shot', () => {
  const t = atShot({ a: { active: 'PC-G01', hand: ['PC-H08'], tp: 5 }, b: { hand: ['PC-H08'], tp: 5 } });
  t.a.pick('stay').a.mayNot('use:PC-H08', 'EPC-404').pick('done');
  t.b.mayNot('use:PC-H08', 'EPC-404');
});

rule('EPC-405 it costs its HCost and lies in the Hissatsu Area', () => {
  const t = atStrategy({ a: { active: 'PC-G01', hand: ['PC-H08', 'PC-H01'], tp: 5 } });
  const paid = t.a.ids('tp').slice(-2).reverse();
  const since = t.events.length;
  t.a.pick('support:PC-H08');
  equal(t.a.count('tp'), 3);
  deepEqual(moved(t, 0, 'tp', 'discard', since), paid);
  deepEqual(t.a.cards('hissatsuArea'), ['PC-H08']);
  deepEqual(t.a.cards('hissatsuHand'), ['PC-H01']);
  equal(power(t.table, 0), 7);
});

rule('EPC-405 not without the TP', () => {
  const t = atStrategy({ a: { active: 'PC-G01', hand: ['PC-H08', 'PC-H16'], tp: 2 } });
  t.a.may('support:PC-H08').mayNot('support:PC-H16', 'EPC-502');
});

rule('EPC-405 it stays there to the end of the period', () => {
  const t = atStrategy({ a: { active: 'PC-G01', hand: ['PC-H32'], tp: 0 } });
  t.a.pick('support:PC-H32');
  endPeriod(t, false);
  deepEqual(t.a.cards('hissatsuArea'), ['PC-H32']);
  equal(t.a.count('hissatsuHand'), 0);
});

rule('EPC-406 nobody has to use a Support card', () => {
  const t = atStrategy({ a: { active: 'PC-G01', hand: ['PC-H32'] }, b: { hand: ['PC-H32'] } });
  t.a.may('done').pick('done').b.may('done').pick('done');
  equal(t.ask, 'passDecision');
  for (const who of [t.a, t.b]) {
    deepEqual(who.cards('hissatsuHand'), ['PC-H32']);
    deepEqual(who.cards('hissatsuArea'), []);
    equal(who.count('tp'), 5);
  }
});

rule('EPC-407 once in a period, not once in a battle', () => {
  const t = start();
  const supports = [0, 0, 0];
  const battles = [0, 0, 0];
  while (!t.result) {
    if (t.ask === 'support') supports[t.own.period]++;
    if (t.ask === 'uses' && !t.own.shooting) battles[t.own.period]++;
    quiet(t);
  }
  const periods = t.own.period + 1;
  deepEqual(supports.slice(0, periods), new Array(periods).fill(2));
  ok(battles.slice(0, periods).every((n) => n >= 6));
});

rule('EPC-408 {Support} effects of the active character, each once, besides the Support card', () => {
  const t = atStrategy({ a: { active: 'PC-I11', hand: ['PC-H32'], tp: 0, licences: ['PC-P4'] } });
  t.a.pick('effect:PC-I11/0');
  equal(t.a.count('tp'), 2);
  t.a.mayNot('effect:PC-I11/0').mayNot('effect:PC-I11', 'EPC-509');
  t.a.may('support:PC-H32').pick('support:PC-H32');
  equal(t.a.count('tp'), 3);
});

rule('EPC-408 in the other order too', () => {
  const t = atStrategy({ a: { active: 'PC-I11', hand: ['PC-H32'], tp: 0, licences: ['PC-P4'] } });
  t.a.pick('support:PC-H32').a.pick('effect:PC-I11/0');
  equal(t.a.count('tp'), 3);
  deepEqual(t.a.keys, ['done']);
});

rule('EPC-408 the defender as well', () => {
  const t = atStrategy({ b: { active: 'PC-I11', tp: 0, licences: ['PC-P4'] } });
  t.a.mayNot('effect:PC-I11/0').pick('done');
  t.b.pick('effect:PC-I11/0');
  equal(t.b.count('tp'), 2);
});

rule('EPC-408 only while active: not face-down', () => {
  const t = atStrategy({ a: { active: 'PC-G01', field: ['PC-I11', 'PC-I11'], licences: ['PC-P4'] } });
  deepEqual(t.a.keys, ['done']);
});

rule('EPC-408 and those of the goalkeeper', () => {
  const keeper = character('PC-T1', 'Early Bird', 'Free Agents', 'GK', [0, 4, 1], [at('support', addTp(1))]);
  const t = start({ game: gameWith(keeper) }).until('support');
  side(t, 0, { goalkeeper: 'PC-T1', tp: 0 });
  t.a.pick('effect:PC-T1/0');
  equal(t.a.count('tp'), 1);
  t.a.mayNot('effect:PC-T1', 'EPC-509');
});

rule('EPC-408 once again in the next period', () => {
  const t = atStrategy({ a: { active: 'PC-I11', tp: 0, licences: ['PC-P4'] } });
  t.a.pick('effect:PC-I11/0');
  endPeriod(t, false).until('support', 0).put(0, 'active', ['PC-I11']);
  t.a.may('effect:PC-I11/0');
});

rule('EPC-409 the defender decides after seeing what the attacker used', () => {
  const t = atStrategy({ a: { active: 'PC-G01', hand: ['PC-H08'], tp: 5 }, b: { hand: ['PC-H32'] } });
  t.a.pick('support:PC-H08');
  deepEqual(t.asked, [0]);
  deepEqual(t.b.keys, []);
  t.a.pick('done');
  deepEqual(t.asked, [1]);
  deepEqual(
    seen(t, 1, 0, 'hissatsuArea').cards.map((c) => c.def),
    ['PC-H08'],
  );
  t.b.may('support:PC-H32');
});

rule('EPC-409 the attacker has no second go', () => {
  const t = atStrategy({ a: { active: 'PC-G01', hand: ['PC-H32'] }, b: { hand: ['PC-H32'] } });
  t.a.pick('done').b.pick('support:PC-H32');
  deepEqual(t.asked, [1]);
  t.b.pick('done');
  equal(t.ask, 'passDecision');
  deepEqual(t.asked, [0]);
});

rule('EPC-R5 one Support card per player per Strategy Phase, attacker first', () => {
  const t = atStrategy({ a: { active: 'PC-G04', hand: ['PC-H32', 'PC-H08'], tp: 4 }, b: { hand: ['PC-H32', 'PC-H16'], tp: 4 } });
  deepEqual(t.asked, [0]);
  t.a.pick('support:PC-H32');
  t.a.mayNot('support:PC-H08', 'EPC-402');
  t.a.pick('done');
  deepEqual(t.asked, [1]);
  t.b.pick('support:PC-H16');
  t.b.mayNot('support:PC-H32', 'EPC-402');
  t.b.pick('done');
  equal(t.ask, 'passDecision');
});
