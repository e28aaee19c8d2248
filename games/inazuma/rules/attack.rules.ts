/** INA-701 to INA-716: the attack. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { always, mayJoin, starting } from '../cards/make.ts';
import { at, atAttack, atSide, flipped, gameWith, type Match, passOn, score, sp, told, totals } from './testing/scenarios.ts';

const full = { 'FW-A': 'S1-4', 'FW-B': 'INH-S03', 'MF-A': 'S1-7', 'MF-B': 'INH-S02', 'DF-A': 'S1-6', 'DF-B': 'INH-S24' };

rule('INA-701 the attacker must choose one of the two sides', () => {
  const t = atSide({ a: { field: full } });
  deepEqual([t.asked, t.a.keys], [[0], ['side:A', 'side:B']]);
  equal(t.a.pick('side:B').own.side, 1);
});

const marked = (t: Match, seat: number, name: string) =>
  [0, 1, 2, 3, 4, 5]
    .flatMap((n) => t.seat(seat).ids(`field@${n}`))
    .filter((card) => t.table.mark(card, name) === 1)
    .map((card) => t.table.def(card).id);

rule('INA-702, INA-703, INA-704, INA-705 FW and MF of the side attack, MF and DF of that side defend', () => {
  const t = atAttack({ a: { field: full }, b: { field: full } });
  deepEqual(
    [marked(t, 0, 'attacking'), marked(t, 1, 'defending')],
    [
      ['S1-4', 'S1-7'],
      ['S1-7', 'S1-6'],
    ],
  );
  const x = atAttack({ side: 'B', a: { field: full }, b: { field: full } });
  deepEqual(
    [marked(x, 0, 'attacking'), marked(x, 1, 'defending')],
    [
      ['INH-S03', 'INH-S02'],
      ['INH-S02', 'INH-S24'],
    ],
  );
  deepEqual([marked(x, 1, 'attacking'), marked(x, 0, 'defending')], [[], []]);
});

rule('INA-706 then a window with techniques, assists and abilities', () => {
  const t = atAttack({ a: { field: { 'FW-A': 'S1-4', 'MF-A': 'S1-23' }, hand: ['FF-100', 'FF-97'] } });
  t.a.may('play:FF-100').may('assist:FF-97>S1-4').may('use:S1-23/0').may('pass');
});

rule('INA-707, INA-708 the current SP of those who take part, and of nobody else', () => {
  const t = atAttack({ a: { field: { ...full, 'FW-A': 'INH-R10+INH-R10' }, hand: ['FF-100', 'FF-100'] }, b: { field: full } });
  deepEqual(totals(t), [500 + 400, 400 + 500]);
  t.a.pick('play:FF-100').a.pick('choose:S1-7').b.pick('pass');
  deepEqual(totals(t), [1100, 900]);
  t.a.pick('play:FF-100').a.pick('choose:INH-S03').b.pick('pass');
  deepEqual(totals(t), [1100, 900]);
});

rule('INA-709, INA-710 higher breaks through; otherwise the turn ends without a shot', () => {
  const against = (defender: string, attackTie = 'defence') =>
    passOn(atAttack({ options: { attackTie }, a: { field: { 'FW-A': 'INH-S03' } }, b: { field: { 'DF-A': defender } } }));
  const through = against('INH-S14');
  deepEqual([through.own.broke, through.own.turn, through.ask], [true, 1, 'actions']);
  const stopped = against('INH-S07');
  deepEqual([stopped.own.turn, told(stopped, 'shot').length], [2, 0]);
  deepEqual(told(stopped, 'attack').at(-1)?.args, { attack: 500, defence: 600, broke: false });
  deepEqual(stopped.own.compared, [500, 600]);
});

rule('INA-R1, D10 equal totals fail, unless the option says otherwise', () => {
  const level = (attackTie: string) =>
    passOn(atAttack({ options: { attackTie }, a: { field: { 'FW-A': 'S1-4' } }, b: { field: { 'DF-A': 'INH-S07' } } }));
  deepEqual([level('defence').own.turn, level('attack').own.turn], [2, 1]);
  const seven = { 'FW-A': 'INH-S10', 'MF-A': 'S1-9' };
  const t = atAttack({ a: { field: seven }, b: { field: { 'MF-A': 'S1-9', 'DF-A': 'INH-S14' } } });
  deepEqual(totals(t), [700, 700]);
  equal(passOn(t).own.turn, 2);
});

rule('INA-711, INA-R2, INA-R45 a side without attackers may be chosen, and always fails', () => {
  for (const attackTie of ['defence', 'attack']) {
    const t = atAttack({ options: { attackTie }, side: 'B', a: { field: { 'FW-A': 'S1-4', 'DF-B': 'S1-6' } } });
    deepEqual(totals(t), [0, 0]);
    equal(passOn(t).own.turn, 2);
  }
});

rule('INA-R3 without defenders anything above 0 breaks through', () => {
  const t = passOn(atAttack({ a: { field: { 'MF-A': 'S1-8' } }, b: { field: { 'FW-A': 'S1-4', 'DF-B': 'S1-6' } } }));
  deepEqual([t.own.broke, told(t, 'attack').at(-1)?.args], [true, { attack: 200, defence: 0, broke: true }]);
});

rule('INA-713 nobody is exhausted or taken away by it', () => {
  const t = atAttack({ a: { field: full }, b: { field: { ...full, 'DF-A': 'INH-S07' } } });
  passOn(t);
  equal(t.own.turn, 2);
  deepEqual([marked(t, 0, 'exhausted'), marked(t, 1, 'exhausted'), marked(t, 0, 'attacking'), marked(t, 0, 'attacked')], [[], [], [], []]);
  equal(
    [0, 1, 2, 3, 4, 5].every((n) => t.a.count(`field@${n}`) === 1 && t.b.count(`field@${n}`) === 1),
    true,
  );
});

rule('INA-714, INA-R29 whoever may take part off the side is asked after the choice, attacker first', () => {
  const off = { 'MF-B': 'S1-8', 'FW-A': 'S1-4' };
  const t = atSide({ a: { field: off }, b: { field: { 'MF-B': 'S1-8', 'DF-A': 'S1-6' } } });
  t.a.pick('side:A');
  deepEqual([t.ask, t.asked, t.a.keys], ['join', [0], ['join:S1-8', 'done']]);
  t.a.pick('join:S1-8');
  deepEqual([t.ask, t.asked, t.b.keys], ['join', [1], ['join:S1-8', 'done']]);
  t.b.pick('join:S1-8');
  deepEqual([t.ask, totals(t)], ['actions', [800, 700]]);
  const no = atAttack({ a: { field: off }, b: { field: { 'MF-B': 'S1-8', 'DF-A': 'S1-6' } } });
  deepEqual(totals(no), [600, 500]);
});

rule('INA-714 on the action side there is nothing to ask', () => {
  const t = atSide({ a: { field: { 'MF-A': 'S1-8' } }, b: { field: { 'MF-A': 'S1-8' } } });
  t.a.pick('side:A');
  deepEqual([t.ask, totals(t)], ['actions', [200, 200]]);
});

rule('INA-R29 line limits apply: a defender off the side may only defend', () => {
  const t = atSide({ a: { field: { 'DF-B': 'INH-S08', 'FW-A': 'S1-4' } }, b: { field: { 'DF-B': 'INH-S08' } } });
  t.a.pick('side:A');
  deepEqual([t.asked, t.b.keys], [[1], ['join:INH-S08', 'done']]);
  t.b.pick('join:INH-S08');
  deepEqual(totals(t), [600, 500]);
  // Whatever a text allows: nobody attacks from the rear line.
  const keen = starting('T-KEEN', 'power', 'Keen', 'Nowhere', 'DF', 300, always(null, mayJoin('attacking'), mayJoin('defending')));
  const x = atSide({ game: gameWith(keen), a: { field: { 'DF-B': 'T-KEEN' } }, b: { field: { 'DF-B': 'T-KEEN' } } });
  x.a.pick('side:A');
  deepEqual(x.asked, [1]);
});

rule('INA-R61 who joined from the other side is an attacker in every respect', () => {
  const t = atSide({ a: { field: { 'FW-A': 'S1-4', 'MF-B': 'S1-8' } }, b: { field: { 'DF-A': 'S1-11' } } });
  t.a.pick('side:A').a.pick('join:S1-8');
  // Jack Wallside stands against two attackers.
  deepEqual(totals(t), [800, 400]);
  passOn(t);
  deepEqual(t.a.keys, ['kicker:S1-4', 'kicker:S1-8']);
});

rule('INA-715, INA-R51, D14 a goalkeeper in the defence counts, is not on the field, cannot be assisted, and still keeps the goal', () => {
  const b = { keeper: 'FF-26', field: { 'MF-A': 'S1-9', 'DF-A': 'S1-22' }, hand: ['FF-98', 'S1-20', 'FF-100'] };
  const t = atAttack({ a: { keeper: 'FF-26', field: { 'FW-A': 'S1-4' }, hand: ['FF-98', 'S1-18'] }, b });
  // Not for the attacker.
  t.a.mayNot('use:FF-26/1', 'INA-638').pick('pass');
  t.b.pick('use:FF-26/1').b.pick('choose:FF-98');
  deepEqual([totals(t), t.b.cards('underKeeper')], [[600, 1300], ['FF-98']]);
  t.a.pick('pass').b.mayNot('assist:S1-20>FF-26').mayNot('use:FF-26/1');
  t.b.pick('play:FF-100');
  deepEqual(t.b.keys, ['choose:S1-9', 'choose:S1-22']);
});

rule('INA-715 it guards the goal as usual if the attack succeeds', () => {
  const t = atAttack({ a: { field: { 'FW-A': 'S1-4', 'MF-A': 'S1-7' } }, b: { keeper: 'FF-26', field: {}, hand: ['FF-98'] } });
  t.a.pick('pass').b.pick('use:FF-26/1').b.pick('choose:FF-98');
  t.a.pick('pass').b.pick('pass');
  t.a.pick('kicker:S1-4');
  flipped(t, [1], [3]);
  deepEqual(
    [told(t, 'attack').at(-1)?.args, told(t, 'shot').at(-1)?.args, score(t)],
    [{ attack: 1000, defence: 500, broke: true }, { shot: 700, save: 800 }, [0, 0]],
  );
  equal(t.table.mark(t.b.ids('goal')[0], 'defending'), 0);
});

rule('INA-716 the action side stays for the whole turn, and is open again in the next', () => {
  const t = atAttack({ side: 'B', a: { field: { 'FW-B': 'S1-4' } } });
  passOn(t);
  deepEqual([t.ask, t.own.side], ['actions', 1]);
  flipped(t, [1], [5]);
  deepEqual([t.own.turn, t.own.side, t.own.broke], [2, -1, false]);
});

rule('INA-R37 who joins during the window counts from then on, with every keyword', () => {
  const t = atAttack({ turn: 3, a: { field: { 'FW-A': 'S1-4', 'MF-B': 'INH-S06' }, hand: ['INH-T03'] } });
  equal(sp(t, 0, 'MF-B'), 300);
  t.a.pick('play:INH-T03');
  deepEqual([sp(t, 0, 'MF-B'), totals(t)], [500, [1100, 0]]);
});

rule('INA-R22, INA-R63 added attackers are on record for the choice of the kicker', () => {
  const t = atAttack({ turn: 3, a: { field: { 'FW-A': 'S1-4', 'MF-B': 'INH-S06' }, hand: ['INH-T03'] }, b: { field: { 'MF-A': 'S1-9' } } });
  t.a.pick('play:INH-T03').b.pick('pass').a.pick('pass');
  deepEqual([t.ask, t.a.keys], ['kicker', ['kicker:S1-4', 'kicker:INH-S06']]);
  deepEqual(marked(t, 1, 'attacked'), []);
  equal(sp(t, 0, 'MF-B'), 300);
  ok(t.table.mark(at(t, 0, 'MF-B'), 'attacking') === 0);
});

rule('D1 600 + 200 against 400 + 500 fails', () => {
  const t = atAttack({ a: { field: { 'FW-A': 'S1-4', 'MF-A': 'S1-8' } }, b: { field: { 'MF-A': 'S1-7', 'DF-A': 'S1-6' } } });
  deepEqual(totals(t), [800, 900]);
  equal(passOn(t).own.turn, 2);
});

const wall = { field: { 'MF-A': 'S1-9', 'DF-A': 'S1-11' } };

rule('D2 500 + 300 and Dribbler 200 against 300 + 600 less 200: 1000 against 700, through', () => {
  const t = atAttack({ a: { field: { 'FW-A': 'S1-13', 'MF-A': 'S1-12' } }, b: wall });
  deepEqual(totals(t), [1000, 700]);
  equal(passOn(t).own.broke, true);
});

rule('D3 the same with one attacker: 500 against 900 fails', () => {
  const t = atAttack({ a: { field: { 'FW-A': 'S1-13' } }, b: wall });
  deepEqual(totals(t), [500, 900]);
  equal(passOn(t).own.turn, 2);
});
