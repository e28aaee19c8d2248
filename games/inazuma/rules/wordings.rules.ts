/** What cards of other people's say: who kicks when nobody is left, what is laid on cards in hand, and permissions that ask for each other. */
import { deepEqual, equal } from 'node:assert/strict';
import type { Sel } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import {
  always,
  becomes,
  chooseOne,
  draw,
  exists,
  gets,
  it,
  join,
  onField,
  ownKeeper,
  spOf,
  starting,
  technique,
  use,
  when,
} from '../cards/make.ts';
import { at, atAttack, atStrategy, gameWith, passOn, score, sp, told } from './testing/scenarios.ts';

rule('INA-R66 an attack that only the goalkeeper took part in succeeds, and nobody kicks', () => {
  const game = gameWith(technique('T-RUSH', 'none', 'Rush', 1, [], use(['attack'], {}, join('attacking', ownKeeper))));
  const t = atAttack({ game, a: { field: { 'FW-B': 'S1-4' }, hand: ['T-RUSH'] }, b: { field: {} }, side: 'A' });
  t.a.pick(t.a.keys.find((key) => key.startsWith('play:T-RUSH'))!);
  passOn(t);
  deepEqual([told(t, 'attack').at(-1)?.args.broke, told(t, 'shot').length, score(t), t.own.turn], [true, 0, [0, 0], 2]);
});

rule('INA-R67 nothing that lasts is laid on a card in hand', () => {
  const laid = use(['strategy'], {}, becomes({ zone: 'hand', of: 'you' }, 900), draw(1));
  const t = atStrategy({ game: gameWith(technique('T-LAY', 'none', 'Lay', 1, [], laid)), a: { hand: ['T-LAY', 'INH-R17'] } });
  t.a.pick(t.a.keys.find((key) => key.startsWith('play:T-LAY'))!);
  deepEqual(
    t.state.mods.flatMap(({ on }) => ('refs' in on ? on.refs : [])),
    [],
  );
});

rule('INA-507 "counts as fired-up while fired-up", said by two of each other, is worked out: neither is', () => {
  const loop = (id: string) =>
    starting(id, 'power', id, 'Nowhere', 'FW', 400, always({ is: 'firedUp' }, { do: 'permit', deed: 'beFiredUp', to: onField() }));
  const t = atAttack({ game: gameWith(loop('T-X'), loop('T-Y')), a: { field: { 'FW-A': 'T-X', 'MF-A': 'T-Y' } } });
  equal(sp(t, 0, 'FW-A'), 400);
  equal(t.table.stat(at(t, 0, 'MF-A'), 'sp'), 400);
});

const inHand: Sel = { zone: 'hand', of: 'you' };
const joined = (t: ReturnType<typeof atAttack>) => told(t, 'join').filter(({ args }) => args.part !== undefined).length;
const playing = (t: ReturnType<typeof atAttack>, id: string) => t.a.pick(t.a.keys.find((key) => key.startsWith(`play:${id}`))!);

rule('INA-R37 what lies in a hand or under a goalkeeper is on no pitch and joins nothing', () => {
  const named = use(['attack'], {}, { do: 'choose', name: 'it', from: inHand, count: 1 }, join('attacking', it));
  const all = use(['attack'], {}, join('attacking', { zone: ['hand', 'underKeeper'], of: 'you' }), draw(1));
  const game = gameWith(technique('T-NAMED', 'none', 'Named', 1, [], named), technique('T-EACH', 'none', 'Each', 1, [], all));
  const a = {
    field: { 'FW-A': 'S1-4' },
    under: ['INH-R17'],
    hand: ['T-NAMED', 'T-EACH', 'INH-R17', 'INH-R06', 'FF-18', 'INH-R05', 'INH-R12'],
  };
  const t = atAttack({ game, a, b: { field: {} }, side: 'A' });
  for (const id of ['INH-R17', 'INH-R06', 'FF-18', 'INH-R05', 'INH-R12']) {
    const each = atAttack({ game, a, b: { field: {} }, side: 'A' });
    playing(each, 'T-NAMED').a.pick(`choose:${id}`);
    equal(told(each, 'join').length, 0, id);
  }
  playing(t, 'T-EACH');
  deepEqual([joined(t), t.a.count('hand')], [0, 7]);
});

rule('INA-R68 a number reads cards that everybody sees: of one in a hand it says nothing, of one that was shown it does', () => {
  const choice = { do: 'choose', name: 'it', from: inHand, count: 1 } as const;
  const text = (...shown: { do: 'show'; what: Sel }[]) => use(['attack'], {}, choice, ...shown, gets(onField(), spOf(it)));
  const after = (ability: ReturnType<typeof text>) => {
    const game = gameWith(technique('T-READ', 'none', 'Read', 1, [], ability));
    const t = atAttack({ game, a: { field: { 'FW-A': 'S1-4' }, hand: ['T-READ', 'INH-R17', 'FF-98'] }, side: 'A' });
    const before = sp(t, 0, 'FW-A');
    playing(t, 'T-READ').a.pick('choose:INH-R17');
    return sp(t, 0, 'FW-A') - before;
  };
  const { sp: printed } = gameWith().defs.find(({ id }) => id === 'INH-R17')!.stats;
  deepEqual([after(text()), after(text({ do: 'show', what: it }))], [0, printed]);
});

rule('INA-R68 a condition reads cards that everybody sees; how many lie there is no secret', () => {
  const text = (sel: Sel) => use(['attack'], {}, when(exists(sel), gets(onField(), 100)), draw(1));
  const after = (sel: Sel) => {
    const game = gameWith(technique('T-ASK', 'none', 'Ask', 1, [], text(sel)));
    const t = atAttack({ game, a: { field: { 'FW-A': 'S1-4' }, hand: ['T-ASK'] }, b: { hand: ['INH-R17'] }, side: 'A' });
    const before = sp(t, 0, 'FW-A');
    playing(t, 'T-ASK');
    return sp(t, 0, 'FW-A') - before;
  };
  const theirs: Sel = { zone: 'hand', of: 'opponent' };
  deepEqual([after({ ...theirs, where: [{ kind: 'reserve' }] }), after(theirs)], [0, 100]);
});

rule('INA-R68 who chooses by what a card is chooses among those they see', () => {
  const reserves = (of: 'you' | 'opponent'): Sel => ({ zone: 'hand', of, where: [{ kind: 'reserve' }] });
  const pays = (of: 'you' | 'opponent', by?: 'opponent') =>
    use(['attack'], { cost: [{ do: 'choose', name: 'it', from: reserves(of), count: 1, ...(by && { by }) }] }, draw(1));
  const chooser = starting(
    'T-C',
    'power',
    'T-C',
    'Nowhere',
    'FW',
    400,
    pays('opponent'),
    pays('opponent', 'opponent'),
    pays('you', 'opponent'),
    pays('you'),
  );
  const shows = use(
    ['attack'],
    {},
    { do: 'show', what: { zone: 'hand', of: 'opponent' }, to: 'you' },
    draw(1),
    chooseOne(reserves('opponent'), draw(1)),
  );
  const game = gameWith(chooser, technique('T-SHOW', 'none', 'Show', 1, [], shows));
  for (const held of ['INH-R17', 'FF-98']) {
    const t = atAttack({ game, a: { field: { 'FW-A': 'T-C' }, hand: ['INH-R17', 'T-SHOW'] }, b: { hand: [held, held] }, side: 'A' });
    deepEqual(
      t.a.keys.filter((key) => key.startsWith('use:')),
      ['use:T-C/3'],
    );
    playing(t, 'T-SHOW');
    deepEqual(t.ask === 'it' ? t.a.keys : [], held === 'INH-R17' ? ['choose:INH-R17'] : ['done']);
  }
});
