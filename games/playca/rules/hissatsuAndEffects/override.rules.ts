/** EPC-522: Override. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { power } from '../../flow/battle.ts';
import { burn, powers } from '../testing/burningChance.ts';
import { atUses, type Side } from '../testing/scenarios.ts';
import { testBattle } from '../testing/testCards.ts';
import { atBlock, I01, nextBattle } from '../testing/useSteps.ts';

const overriding: Side = { active: 'PC-I08', hand: ['PC-H13', 'PC-H14', 'PC-H05'], tp: 5 };

rule('EPC-522 an Override Hissatsu on top of the one it names: both powers, both costs', () => {
  const t = atBlock(overriding);
  t.b.pick('use:PC-H13').b.mayNot('use:PC-H05', 'EPC-508').may('use:PC-H14').pick('use:PC-H14');
  equal(power(t.table, 1), 10);
  equal(t.b.count('tp'), 2);
  deepEqual(t.b.keys, ['done']);
});

rule('EPC-522 or alone, as the one Hissatsu of the battle', () => {
  const t = atBlock(overriding);
  t.b.pick('use:PC-H14');
  equal(power(t.table, 1), 7);
  t.b.mayNot('use:PC-H13', 'EPC-508').mayNot('use:PC-H05', 'EPC-508');
});

rule('EPC-522 not on top of another', () => {
  const t = atBlock(overriding);
  t.b.pick('use:PC-H05').b.mayNot('use:PC-H14', 'EPC-508');
});

rule('EPC-522 not on top of one used in an earlier battle', () => {
  const t = atBlock({ ...I01, hand: ['PC-H13', 'PC-H14', 'PC-H05'], tp: 9 });
  t.b.pick('use:PC-H13');
  nextBattle(t).a.pick('done');
  deepEqual(t.b.cards('hissatsuArea'), ['PC-H13']);
  t.b.pick('use:PC-H05').b.mayNot('use:PC-H14', 'EPC-508');
});

rule('EPC-R34 Override on top of the named Hissatsu: both powers, both costs', () => {
  const t = atUses({ b: { active: 'PC-I04', hand: ['PC-H13', 'PC-H14', 'PC-H05'], tp: 5 } });
  t.a.pick('done').b.pick('use:PC-H13');
  t.b.mayNot('use:PC-H05', 'EPC-508').may('use:PC-H14');
  t.b.pick('use:PC-H14');
  deepEqual([powers(t)[1], t.b.count('tp')], [4 + 3 + 1, 5 - 2 - 1]);
});

rule('EPC-R34 alone it takes the one-Hissatsu slot, also for the named one', () => {
  const t = atUses({ b: { active: 'PC-I04', hand: ['PC-H13', 'PC-H14', 'PC-H05'], tp: 5 } });
  t.a.pick('done').b.pick('use:PC-H14');
  t.b.mayNot('use:PC-H13', 'EPC-508').mayNot('use:PC-H05', 'EPC-508');
});

rule('EPC-R34 on top of another Hissatsu it is refused', () => {
  const t = atUses({ b: { active: 'PC-I04', hand: ['PC-H05', 'PC-H14'], tp: 5 } });
  t.a.pick('done').b.pick('use:PC-H05');
  t.b.mayNot('use:PC-H14', 'EPC-508');
});

rule('EPC-R34 used in an earlier battle or by the other side does not help', () => {
  const t = atUses({
    a: { active: 'PC-L08', field: ['PC-L08', 'PC-L08'] },
    b: { active: 'PC-I08', hand: ['PC-H13', 'PC-H05', 'PC-H14'], tp: 9 },
  });
  t.a.pick('done').b.pick('use:PC-H13');
  burn(t, [1], [5]);
  // b attacks, loses the ball at once and defends again.
  t.until('uses').put(0, 'active', ['PC-I08']);
  burn(t, [5], [1]);
  t.until('uses', 1).put(1, 'tp', ['PC-G04', 'PC-G04', 'PC-G04']);
  t.b.pick('use:PC-H05');
  t.b.mayNot('use:PC-H14', 'EPC-508');
});

rule('EPC-D23 Block HDF 3 for 2, Override HDF 2 for 2, TP 5, DF 4: DF 9, TP 1', () => {
  const t = testBattle({ b: { active: 'PC-I04', hand: ['T-BLOCK', 'T-OVER'], tp: 5 } });
  t.a.pick('stay').a.pick('done').b.pick('use:T-BLOCK').b.pick('use:T-OVER');
  deepEqual([powers(t)[1], t.b.count('tp')], [9, 1]);
});
