/** Every text of a character or goalkeeper that is used: at its timings only, and once a battle. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { atShot, atUses, type Match, type Side } from '../testing/scenarios.ts';

type Role = 'dribble' | 'block' | 'shoot';

/** Everything any text could ask for: licences, TP, cards to lay down, a Hissatsu used, a pass made, a goal behind, a DF as opponent. */
function ready(active: string, role: Role, licence: string): Match {
  const side: Side = { active, field: ['PC-I04', 'PC-I01'], hand: ['PC-H16', 'PC-H32'], licences: [licence], tp: 8 };
  const other: Side = { active: 'PC-G08', field: [] };
  const goals = role === 'block' ? ([1, 0] as const) : ([0, 1] as const);
  const t =
    role === 'shoot'
      ? atShot({ a: side, goals }).a.pick('stay')
      : role === 'dribble'
        ? atUses({ a: side, b: other, goals })
        : atUses({ a: other, b: side, goals }).a.pick('done');
  return t.set('arrived', [1, 1]).set('used', ['0:PC-H25', '1:PC-H05']);
}

/** The effect is used, and whatever it asks for is chosen. */
function use(t: Match, key: string): void {
  const seat = t.asked[0];
  t.pick(seat, key);
  for (let i = 0; i < 4 && t.ask !== 'uses'; i++) t.pick(seat, t.seat(seat).keys[0]);
}

const BATTLE: readonly Role[] = ['dribble', 'block', 'shoot'];

/** Card, where its text can be used, the licence it asks for. */
const texts: readonly (readonly [string, readonly Role[], string?])[] = [
  ['PC-G02', ['dribble']],
  ['PC-G03', ['shoot']],
  ['PC-G09', ['block']],
  ['PC-G10', ['block']],
  ['PC-G11', BATTLE, 'PC-P2'],
  ['PC-G12', ['dribble']],
  ['PC-I02', ['shoot']],
  ['PC-I03', ['dribble', 'block']], // a goalkeeper is no DF
  ['PC-I06', ['dribble']],
  ['PC-I07', []],
  ['PC-I09', ['block']],
  ['PC-I10', ['block']],
  ['PC-I11', [], 'PC-P4'],
  ['PC-I12', ['block']],
  ['PC-L02', ['dribble', 'shoot']],
  ['PC-L03', BATTLE],
  ['PC-L09', ['block']],
  ['PC-L10', ['block']],
  ['PC-L11', [], 'PC-P6'],
  ['PC-L12', BATTLE],
  ['PC-E02', ['shoot']],
  ['PC-E03', ['shoot']],
  ['PC-E06', ['dribble']],
  ['PC-E09', ['block']],
  ['PC-E11', BATTLE, 'PC-P7'],
  ['PC-E12', ['shoot']],
];

for (const [id, roles, licence] of texts)
  rule(`${id} is used at its timings only, once a battle`, () => {
    const key = `effect:${id}/0`;
    for (const role of BATTLE) {
      const t = ready(id, role, licence ?? 'PC-P1');
      const side = t.seat(t.asked[0]);
      deepEqual([role, side.keys.includes(key)], [role, roles.includes(role)]);
      if (!roles.includes(role)) continue;
      use(t, key);
      side.mayNot(`effect:${id}`, 'EPC-509').mayNot(key);
    }
  });

const keepers: readonly (readonly [string, string?])[] = [['PC-K1'], ['PC-K3'], ['PC-K4', 'PC-P8'], ['PC-K5'], ['PC-K6']];

for (const [id, licence] of keepers)
  rule(`${id} is used against a shot only, once`, () => {
    const side: Side = { goalkeeper: id, hand: ['PC-H16', 'PC-H32'], licences: [licence ?? 'PC-P1'], tp: 8 };
    const key = `effect:${id}/0`;
    const battle = atUses({ a: { active: 'PC-I04' }, b: { ...side, active: 'PC-I04' }, goals: [1, 0] }).a.pick('done');
    battle.b.mayNot(key);
    const t = atShot({ b: side, goals: [1, 0] })
      .a.pick('stay')
      .a.pick('done');
    equal(t.b.keys.includes(key), true);
    use(t, key);
    t.b.mayNot(`effect:${id}`, 'EPC-509').mayNot(key);
  });
