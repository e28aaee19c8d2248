/** INA-629 to INA-641: abilities, costs and limits. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  chooseOne,
  discards,
  draw,
  exhausts,
  gets,
  goalkeeper,
  isReserve,
  it,
  mayDiscard,
  onField,
  opponentDiscards,
  opponentOnField,
  reserve,
  self,
  starting,
  technique,
  use,
} from '../cards/make.ts';
import { atAttack, atMove, atShot, atStrategy, benchOf, gameWith, score, shot, sp } from './table.ts';

rule('INA-629 a cost is paid in full, or the ability cannot be used', () => {
  const t = atAttack({ a: { field: { 'MF-A': 'S1-23' } } });
  t.a.mayNot('use:S1-23/0', 'INA-629');
  const two = starting(
    'T-TWO',
    'power',
    'Two',
    'Nowhere',
    'MF',
    100,
    use(
      ['attack'],
      {
        cost: [
          { do: 'choose', name: 'paid', from: { zone: 'hand', of: 'you' }, count: 2 },
          { do: 'move', what: { bound: 'paid' }, to: 'discard' },
        ],
      },
      gets(self, 500),
    ),
  );
  const at = (...hand: string[]) => atAttack({ game: gameWith(two), a: { field: { 'MF-A': 'T-TWO' }, hand } });
  at('FF-98').a.mayNot('use:T-TWO/0', 'INA-629');
  const x = at('FF-98', 'FF-99');
  x.a.pick('use:T-TWO/0').a.pick('choose:FF-98').a.pick('choose:FF-99');
  deepEqual([sp(x, 0, 'MF-A'), x.a.count('hand')], [600, 0]);
});

rule('INA-630 as often as the cost can be paid', () => {
  const t = atAttack({ a: { field: { 'MF-A': 'S1-23' }, hand: ['FF-98', 'FF-98', 'FF-98'] } });
  for (let i = 0; i < 3; i++) t.a.pick('use:S1-23/0').a.pick('choose:FF-98').b.pick('pass');
  equal(sp(t, 0, 'MF-A'), 600);
  t.a.mayNot('use:S1-23/0', 'INA-629');
});

rule('INA-631 its changes end with the phase in which it was used', () => {
  const t = atAttack({ a: { field: { 'MF-A': 'S1-23' }, hand: ['FF-98'] } });
  t.a.pick('use:S1-23/0').a.pick('choose:FF-98').b.pick('pass').a.pick('pass');
  deepEqual([t.ask, sp(t, 0, 'MF-A')], ['actions', 300]);
});

rule('INA-632, INA-633, INA-R20 with the bench icon from the bench only, without it from the field only', () => {
  const bench = atShot({ a: { field: { 'FW-A': 'INH-R14' }, bench: ['S1-21', 'INH-R07'], hand: ['INH-R08'] } });
  bench.a.may('use:S1-21/0').mayNot('use:INH-R07/0', 'INA-633');
  const field = atShot({ a: { field: { 'FW-A': 'S1-21', 'FW-B': 'INH-R14' } } });
  field.a.mayNot('use:S1-21/0', 'INA-632');
});

rule('INA-R20 permanent texts do not work from the bench', () => {
  const t = atAttack({ b: { bench: ['S1-14'], field: { 'DF-A': 'S1-14' } }, a: { field: { 'FW-A': 'S1-4', 'MF-A': 'S1-7' } } });
  equal(sp(t, 1, 'DF-A'), 500);
  equal(t.table.stat(t.b.ids('bench')[0], 'sp'), 200);
});

rule('INA-634, INA-635 an exhausted character cannot be exhausted, but can do anything else', () => {
  const call = reserve(
    'T-CALL',
    'power',
    'Caller',
    'Nowhere',
    'MF',
    1,
    [100, 200, 100],
    use(['shooting'], { bench: true, cost: discards() }, gets(onField(), 100)),
  );
  const t = atShot({ game: gameWith(call), a: { field: { 'FW-A': 'INH-R14' }, bench: ['S1-21!', 'T-CALL!'], hand: ['FF-98'] } });
  t.a.mayNot('use:S1-21/0', 'INA-634').may('use:T-CALL/0');
  // A ready one that lacks the rest of its cost is refused for that.
  const dear = reserve(
    'T-DEAR',
    'power',
    'Dear',
    'Nowhere',
    'MF',
    1,
    [100, 200, 100],
    use(['shooting'], { bench: true, cost: [...discards(), ...exhausts] }, gets(onField(), 100)),
  );
  const x = atShot({ game: gameWith(dear), a: { bench: ['T-DEAR'] } });
  x.a.mayNot('use:T-DEAR/0', 'INA-629');
});

rule('INA-636 goalkeepers use their abilities in the goal zone', () => {
  const t = atShot({ b: { keeper: 'S1-1', hand: ['FF-98'] } });
  t.a.pick('pass').b.pick('use:S1-1/0').b.pick('choose:FF-98');
  deepEqual(shot(t), [600, 700]);
});

rule('INA-637 once a turn, further shooting phases included', () => {
  const field = { 'FW-A': 'INH-S04', 'MF-B': 'S1-9' };
  const t = atShot({ turn: 3, a: { field, hand: ['INH-T06'] }, b: { keeper: 'S1-1', hand: ['FF-98', 'FF-98'] } });
  t.a.pick('play:INH-T06').b.pick('use:S1-1/0').b.pick('choose:FF-98');
  t.top(0, ['INH-R12']).a.pick('pass').b.mayNot('use:S1-1/0', 'INA-637').pick('pass');
  equal(score(t)[0], 1);
  deepEqual([t.ask, t.own.turn], ['actions', 3]);
  t.a.pick('pass').b.mayNot('use:S1-1/0', 'INA-637');
  t.top(0, ['INH-R17']).top(1, ['INH-R12']).b.pick('pass');
  // A new turn, a new use.
  deepEqual([t.own.turn, t.state.uses], [4, []]);
});

rule('INA-R50 the use belongs to the card: a new card on top has its own', () => {
  const t = atShot({ turn: 4, a: { field: { 'FW-A': 'S1-13+S1-2' }, hand: ['FF-98', 'FF-98'] } });
  t.a.pick('use:S1-2/0').a.pick('choose:FF-98').b.pick('pass');
  t.a.mayNot('use:S1-2/0', 'INA-637');
  // Another card of the same printing lies on top.
  t.put(0, 'covered', ['S1-13', 'S1-2']);
  const [, under] = t.a.ids('covered');
  const top = t.a.ids('field@0')[0];
  t.state = {
    ...t.state,
    uses: t.state.uses.map((u) => (u.of?.id === top ? { ...u, of: { id: under, epoch: t.state.epoch[under] } } : u)),
  };
  t.a.may('use:S1-2/0');
});

rule('INA-R50 moving the card in the same turn does not renew it', () => {
  const both = reserve('T-ROAM', 'power', 'Roamer', 'Nowhere', 'FW', 1, [100, 200, 100], {
    ...use(['strategy', 'attack'], { cost: discards(), oncePerTurn: true }, gets(onField(), 100)),
    zones: ['bench', 'field'],
  });
  const t = atStrategy({ game: gameWith(both), a: { field: { 'FW-B': 'S1-4' }, bench: ['T-ROAM'], hand: ['FF-98', 'FF-98'] } });
  t.a.pick('use:T-ROAM/0').a.pick('choose:FF-98').b.pick('pass');
  t.a.mayNot('use:T-ROAM/0', 'INA-637').pick('pass').until('move').a.pick('move:T-ROAM@FW-A');
  t.until('side').a.pick('side:A').a.mayNot('use:T-ROAM/0', 'INA-637');
});

rule('INA-639, INA-R52 characters that take no part may use their texts', () => {
  const t = atAttack({ a: { field: { 'MF-B': 'INH-S13', 'FW-A': 'S1-4' }, hand: ['FF-98'] } });
  t.a.pick('use:INH-S13/0').a.pick('choose:FF-98');
  equal(sp(t, 0, 'FW-A'), 800);
  const x = atShot({ a: { field: { 'FW-A': 'S1-4', 'FW-B': 'INH-S17' }, hand: ['FF-98'] } });
  x.a.pick('use:INH-S17/0').a.pick('choose:FF-98');
  deepEqual(shot(x), [600, 400]);
});

rule('INA-640 the cost is paid before the effect, and not given back', () => {
  const pick = starting(
    'T-PICK',
    'power',
    'Picker',
    'Nowhere',
    'MF',
    100,
    use(['attack'], { cost: discards() }, chooseOne(onField(), gets(it, 100))),
  );
  const t = atAttack({ game: gameWith(pick), a: { field: { 'MF-A': 'T-PICK', 'FW-A': 'S1-4' }, hand: ['FF-98'] } });
  t.a.pick('use:T-PICK/0').a.pick('choose:FF-98');
  deepEqual([t.a.cards('discard'), t.a.keys], [['FF-98'], ['choose:S1-4', 'choose:T-PICK']]);
});

rule('INA-641 a card of an attribute is a character or a technique; grey ones are of none', () => {
  const t = atShot({ b: { keeper: 'FF-1', hand: ['S1-2', 'S1-18', 'FF-98', 'INH-R08'] } });
  t.a.pick('pass').b.pick('use:FF-1/0');
  deepEqual(t.b.keys, ['choose:S1-2', 'choose:S1-18']);
  const x = atShot({ b: { keeper: 'FF-1', hand: ['FF-98'] } });
  x.a.pick('pass').b.mayNot('use:FF-1/0').may('use:FF-1/1');
});

rule('INA-R19 a character that takes no part may be chosen, to no effect on the totals', () => {
  const t = atAttack({ a: { field: { 'FW-A': 'S1-4', 'DF-B': 'S1-6' }, hand: ['FF-100'] } });
  t.a.pick('play:FF-100').a.pick('choose:S1-6');
  deepEqual([sp(t, 0, 'DF-B'), sp(t, 0, 'FW-A')], [700, 600]);
});

rule('INA-R27 SP is never read below 0, but what comes later repays the deficit first', () => {
  const t = atAttack({
    turn: 3,
    a: { field: { 'FW-A': 'INH-R10' }, hand: ['FF-100'] },
    b: { field: { 'MF-A': 'INH-S19' }, hand: ['INH-T10', 'INH-T10'] },
  });
  t.a.pick('pass').b.pick('play:INH-T10');
  equal(sp(t, 0, 'FW-A'), 0);
  t.a.pick('pass').b.pick('play:INH-T10');
  equal(sp(t, 0, 'FW-A'), 0);
  t.a.pick('play:FF-100');
  // 300 - 300 - 300 + 200.
  equal(sp(t, 0, 'FW-A'), 0);
});

rule('INA-R27 a cost of SP needs that much', () => {
  const at = (hand: string[]) =>
    atAttack({ turn: 3, side: 'A', a: { field: { 'MF-B': 'S1-17', 'FW-A': 'S1-4' } }, b: { field: { 'MF-A': 'INH-S19' }, hand } });
  const t = at(['INH-T10']);
  t.a.may('use:S1-17/0').pick('pass').b.pick('play:INH-T10').b.pick('choose:S1-17');
  t.a.mayNot('use:S1-17/0', 'INA-629');
});

rule('INA-R34 discarding at random from an empty hand is nothing', () => {
  const t = atStrategy({ turn: 3, a: { field: { 'FW-A': 'INH-S16', 'MF-A': 'INH-S19' }, hand: ['INH-T11'] } });
  t.a.pick('play:INH-T11');
  deepEqual([t.b.count('hand'), t.b.count('discard'), t.a.count('hand')], [0, 0, 1]);
});

rule('INA-R35 what would change nothing is not offered; to change somebody who takes no part is a change', () => {
  // Everybody Maddie Moonlight could help is fired-up already.
  const t = atShot({ turn: 2, a: { field: { 'FW-A': 'INH-R14+INH-R14' }, bench: ['S1-21'] } });
  t.a.mayNot('use:S1-21/0', 'INA-638');
  atShot({ turn: 2, a: { field: { 'FW-A': 'INH-R14+INH-R14', 'DF-B': 'INH-R17' }, bench: ['S1-21'] } }).a.may('use:S1-21/0');
  // Tim Saunders attacks already.
  atAttack({ turn: 3, a: { field: { 'MF-A': 'S1-17' } } }).a.mayNot('use:S1-17/0', 'INA-638');
  // Minnow Teale finds nobody exhausted.
  atStrategy({ turn: 2, a: { bench: ['INH-R03', 'INH-R10'] } }).a.mayNot('use:INH-R03/0', 'INA-638');
});

rule('INA-R35 every window comes to an end: what repeats uses something up', () => {
  const t = atAttack({ turn: 3, a: { field: { 'MF-A': 'S1-23', 'FW-A': 'S1-4' }, hand: ['FF-98', 'FF-98'] } });
  let goes = 0;
  for (; goes < 50 && t.own.turn === 3 && t.ask !== ''; goes++) {
    const who = t.asked[0];
    t.pick(who, t.seat(who).keys[0]);
    if (t.own.broke) break;
  }
  ok(goes < 20);
});

rule('INA-R47 who cannot be chosen by the opponent can be by the own side, and is met by what speaks of all', () => {
  const all = technique('T-ALL', 'none', 'All', 1, [], use(['attack'], {}, gets(opponentOnField(), -100)));
  const game = gameWith(all);
  const b = { field: { 'DF-A': 'S1-15', 'MF-A': 'S1-7' }, hand: ['FF-100'] };
  const t = atAttack({ turn: 2, game, a: { field: { 'FW-A': 'INH-S16' }, hand: ['INH-T10', 'T-ALL'] }, b });
  t.a.pick('play:INH-T10');
  // Only one left to choose from: it is chosen.
  deepEqual([sp(t, 1, 'MF-A'), sp(t, 1, 'DF-A')], [100, 300]);
  t.b.pick('play:FF-100').b.pick('choose:S1-15');
  equal(sp(t, 1, 'DF-A'), 500);
  t.a.pick('play:T-ALL');
  equal(sp(t, 1, 'DF-A'), 400);
  const alone = atAttack({ turn: 2, a: { field: { 'FW-A': 'INH-S16' }, hand: ['INH-T10'] }, b: { field: { 'DF-A': 'S1-15' } } });
  alone.a.mayNot('play:INH-T10', 'INA-638');
});

rule('INA-R56 each of those who fit at that moment, in play but not on the bench', () => {
  const t = atAttack({
    a: { keeper: 'FF-49', field: { 'MF-A': 'S1-23', 'DF-B': 'S1-22', 'FW-A': 'S1-4' }, bench: ['INH-R08'], hand: ['FF-98'] },
  });
  t.a.pick('use:S1-23/0').a.pick('choose:FF-98');
  deepEqual([sp(t, 0, 'MF-A'), sp(t, 0, 'DF-B'), sp(t, 0, 'GK'), sp(t, 0, 'FW-A')], [400, 600, 700, 600]);
  equal(t.table.stat(t.a.ids('bench')[0], 'sp'), 300);
});

rule('INA-R58 a lock lasts for that shooting phase: costs only, and free again in the next', () => {
  const field = { 'FW-A': 'S1-4+FF-97', 'FW-B': 'INH-S04', 'MF-B': 'S1-9' };
  const t = atShot({ turn: 4, a: { field, hand: ['FF-98', 'INH-T06'] }, b: { keeper: 'FF-1', hand: ['S1-2', 'FF-98'] } });
  t.a.pick('use:FF-97/0').a.pick('choose:FF-98');
  t.b.mayNot('use:FF-1/0', 'INA-R58').mayNot('use:FF-1/1', 'INA-R58').may('play:FF-98').pick('pass');
  t.a.pick('play:INH-T06').b.pick('pass');
  t.top(0, ['INH-R12']).a.pick('pass');
  deepEqual([t.ask, score(t)], ['actions', [1, 0]]);
  t.a.pick('pass').b.may('use:FF-1/0');
  const free = goalkeeper('T-FREE', 'power', 'Free', 'Nowhere', 500, use(['shooting'], { oncePerTurn: true }, gets(self, 100)));
  const x = atShot({ turn: 4, game: gameWith(free), a: { field: { 'FW-A': 'S1-4+FF-97' }, hand: ['FF-98'] }, b: { keeper: 'T-FREE' } });
  x.a.pick('use:FF-97/0').a.pick('choose:FF-98').b.may('use:T-FREE/0');
});

rule('INA-638 a technique that only takes something needs something to be taken', () => {
  const rob = technique('T-ROB', 'none', 'Rob', 1, [], use([], {}, opponentDiscards(1)));
  const swap = technique('T-SWAP', 'none', 'Swap', 1, [], use([], {}, mayDiscard(isReserve, draw(1))));
  const at = (a: string[], b: string[]) =>
    atStrategy({ game: gameWith(rob, swap), a: { hand: ['T-ROB', 'T-SWAP', ...a] }, b: { hand: b } });
  at([], []).a.mayNot('play:T-ROB', 'INA-638').mayNot('play:T-SWAP', 'INA-638');
  at(['INH-R10'], ['FF-98']).a.may('play:T-ROB').may('play:T-SWAP');
  const t = at(['INH-R10'], []);
  t.a.pick('play:T-SWAP').a.pick('yes').a.pick('choose:INH-R10');
  deepEqual([t.a.cards('discard'), t.a.count('hand')], [['INH-R10', 'T-SWAP'], 2]);
});

rule('INA-R63 what ends with a phase are changes, not what was done', () => {
  const t = atStrategy({ turn: 2, a: { field: { 'FW-A': 'INH-S04' }, bench: ['INH-R03', 'INH-R10!'], hand: ['INH-T14'] } });
  t.a.pick('use:INH-R03/0');
  deepEqual(benchOf(t, 0), ['INH-R03!', 'INH-R10']);
  t.b.pick('pass').a.pick('pass').until('side');
  deepEqual(benchOf(t, 0), ['INH-R03!', 'INH-R10']);
});

rule('INA-R64 a target is chosen after the cost, and must be while there is one', () => {
  const t = atAttack({ turn: 3, a: { field: { 'MF-A': 'INH-R16' }, hand: ['FF-98'] }, b: { field: { 'MF-A': 'S1-7', 'DF-A': 'S1-6' } } });
  t.a.pick('use:INH-R16/0').a.pick('choose:FF-98');
  deepEqual(t.a.keys, ['choose:S1-7', 'choose:S1-6']);
});

rule('INA-R65 all changes add up, in whatever order', () => {
  const field = { 'FW-A': 'S1-24', 'MF-A': 'S1-23' };
  const order = (first: string, second: string) => {
    const t = atAttack({ a: { field, hand: ['FF-98', 'FF-100'] } });
    for (const key of [first, second]) {
      t.a.pick(key);
      if (t.a.keys.includes('choose:S1-24')) t.a.pick('choose:S1-24');
      if (t.a.keys.includes('choose:FF-98')) t.a.pick('choose:FF-98');
      if (t.asked[0] === 1) t.b.pick('pass');
    }
    return sp(t, 0, 'FW-A');
  };
  equal(order('use:S1-23/0', 'play:FF-100'), 600 + 100 + 100 + 200);
  equal(order('play:FF-100', 'use:S1-23/0'), 600 + 100 + 100 + 200);
});

rule('INA-101 what a card says goes before a rule', () => {
  // Off the action side nobody attacks, and a goalkeeper never defends; these cards say otherwise.
  const t = atMove({ turn: 1, a: { bench: ['INH-R17'], field: { 'FW-A': 'S1-4', 'MF-B': 'S1-8' } } });
  t.a.pick('done').until('side').a.pick('side:A').a.may('join:S1-8');
  const x = atAttack({ a: { field: { 'FW-A': 'S1-4' } }, b: { keeper: 'FF-26', hand: ['FF-98'], field: {} } });
  x.a.pick('pass').b.may('use:FF-26/1');
  const y = atAttack({ turn: 3, a: { field: { 'FW-A': 'INH-S03' }, hand: ['S1-2'] }, b: { field: { 'DF-A': 'INH-R18' } } });
  y.a.pick('pass').b.pick('use:INH-R18/0').a.mayNot('assist:S1-2>INH-S03', 'INA-101');
});
