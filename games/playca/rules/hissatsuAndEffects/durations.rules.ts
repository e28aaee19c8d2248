/** EPC-R12: how long power changes last. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { burn, powers } from '../testing/burningChance.ts';
import { atUses, quiet, start } from '../testing/scenarios.ts';
import { testStart, testStrategy, testUses } from '../testing/testCards.ts';

rule('EPC-R12 a power change lasts to the end of its battle', () => {
  const t = atUses({ a: { active: 'PC-G02', tp: 2 }, b: { active: 'PC-I01' } });
  t.a.pick('effect:PC-G02/0');
  equal(powers(t)[0], 6);
  burn(t, [5], [1]);
  t.until('uses');
  equal(powers(t)[0], 4);
});

rule('EPC-R12 a bonus from a Flip lasts to the end of the first battle of that character', () => {
  const t = testUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I04', field: ['T-FLIP', 'PC-I01'] } });
  burn(t, [5], [1]);
  t.b.pick('flip:T-FLIP').until('uses');
  deepEqual(powers(t), [4, 5]);
  burn(t, [1], [5]);
  t.until('passDecision', 1);
  equal(powers(t)[1], 3);
});

rule('EPC-R12 a bonus from a Flip is over when that character passes out before it has fought', () => {
  const t = testStart();
  t.put(0, 'field', ['T-FLIP', 'PC-G04', 'PC-G04']);
  t.a.pick('arrange:T-FLIP,PC-G04,PC-G04').until('passDecision', 0);
  equal(powers(t)[0], 5);
  t.a.pick('pass').until('uses', 0);
  equal(powers(t)[0], 3);
});

rule('EPC-R12 what a Flip gives at once stays, whoever fights then', () => {
  for (const card of ['PC-G06', 'PC-E10', 'PC-L05']) {
    const t = start();
    t.put(0, 'field', [card, 'PC-G04', 'PC-G04']);
    t.a.pick(`arrange:${card},PC-G04,PC-G04`).until('passDecision', 0);
    const before = [t.a.count('tp'), t.b.count('hissatsuHand'), powers(t)[1]];
    t.a.pick('pass').until('uses', 0);
    deepEqual([t.a.count('tp'), t.b.count('hissatsuHand'), powers(t)[1]], before, card);
    equal(powers(t)[0], 3, card);
  }
});

/** Side a cheers its active PC-G04 on by +2 OF in the Strategy Phase. */
const cheered = (supportDuration: 'character' | 'battle' | 'period') => {
  const t = testStrategy({
    a: { active: 'PC-G04', field: ['PC-G01', 'PC-G04'], hand: ['T-CHEER'], tp: 3 },
    b: { active: 'PC-I01', field: ['PC-I01', 'PC-I01'] },
    options: { supportDuration },
  });
  return t.a.pick('support:T-CHEER').until('passDecision');
};

rule('EPC-R12 a bonus of the Strategy Phase stays with the character that was active', () => {
  const t = cheered('character');
  equal(powers(t)[0], 5);
  burn(t.a.pick('stay'), [5], [1]);
  t.until('passDecision');
  equal(powers(t)[0], 5); // its second battle
  t.a.pick('pass').a.pick('flip:PC-G01');
  equal(powers(t)[0], 6);
});

rule('EPC-R12 and ends with the period', () => {
  const t = cheered('character');
  const [cheer] = t.a.ids('active');
  equal(t.table.stat(cheer, 'of'), 5);
  for (let i = 0; i < 60 && t.own.period === 0; i++) quiet(t);
  equal(t.table.stat(cheer, 'of'), t.table.def(cheer).stats.of);
});

rule('EPC-R12 supportDuration battle: for the first battle only, whoever fights it', () => {
  const t = cheered('battle');
  t.a.pick('pass').a.pick('flip:PC-G01');
  equal(powers(t)[0], 8);
  burn(t, [5], [1]);
  t.until('uses');
  equal(powers(t)[0], 6);
});

rule('EPC-R12 supportDuration period: all battles of the period for that player', () => {
  const t = cheered('period');
  t.a.pick('pass').a.pick('flip:PC-G01');
  equal(powers(t)[0], 8);
  burn(t, [5], [1]);
  t.until('uses');
  equal(powers(t)[0], 8);
  for (let i = 0; i < 60 && t.own.period === 0; i++) quiet(t);
  t.until('passDecision').put(0, 'active', ['PC-G04']).put(1, 'active', ['PC-I01']).set('attacker', 0);
  equal(powers(t)[0], 3);
});

rule('EPC-D21 Support +2 OF for X; X passes to Y: no bonus, with supportDuration period +2', () => {
  const bonus = (options: { supportDuration?: string }) => {
    const t = testStrategy({ a: { active: 'PC-G04', field: ['PC-I01'], hand: ['T-CHEER'], tp: 2 }, options });
    t.a.pick('support:T-CHEER').until('passDecision');
    t.a.pick('pass');
    return powers(t)[0] - 3;
  };
  deepEqual([bonus({}), bonus({ supportDuration: 'period' })], [0, 2]);
});
