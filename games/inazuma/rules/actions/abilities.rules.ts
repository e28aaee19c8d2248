/** INA-629 to INA-641: abilities, costs and limits. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { chooseOne, discards, exhausts, gets, goalkeeper, it, onField, reserve, self, starting, use } from '../../cards/make.ts';
import { atAttack, atShot, atStrategy, gameWith, score, shot, sp } from '../testing/scenarios.ts';

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

rule('E5 Jude Sharp kicks with 500; his text once makes 700, twice 900', () => {
  const t = atShot({ turn: 4, a: { field: { 'MF-A': 'S1-3' }, hand: ['FF-98', 'FF-98'] } });
  equal(shot(t)[0], 500);
  t.a.pick('use:S1-3/0').a.pick('choose:FF-98').b.pick('pass');
  equal(shot(t)[0], 700);
  t.a.pick('use:S1-3/0').a.pick('choose:FF-98');
  equal(shot(t)[0], 900);
});
