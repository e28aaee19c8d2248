/** EPC-R31 to EPC-R49. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { burn, powers } from './burning.ts';
import { kicks } from './kicks.ts';
import { atShot, atStrategy, atUses, type Match, moved, seen } from './table.ts';
import { testUses } from './testCards.ts';

rule('EPC-R31 the owner may decline to take a Recycling card back', () => {
  const t = atShot({ a: { active: 'PC-G01' } });
  t.put(0, 'hissatsuArea', ['PC-H04'], 'aside');
  burn(t.a.pick('stay'), [1], [5]);
  equal(t.ask, 'recycled');
  t.a.pick('done');
  deepEqual([t.a.cards('hissatsuHand'), t.a.cards('hissatsuArea')], [[], ['PC-H04']]);
});

rule('EPC-R31 the first answer offered is to return all', () => {
  const t = atShot({ a: { active: 'PC-G01' } });
  t.put(0, 'hissatsuArea', ['PC-H04', 'PC-H12'], 'aside');
  burn(t.a.pick('stay'), [1], [5]);
  equal(t.a.keys[0], 'takeAll');
  t.a.pick('takeAll');
  deepEqual(t.a.cards('hissatsuHand').sort(), ['PC-H04', 'PC-H12']);
});

rule('EPC-R32 a Hissatsu with both values: only the one of the current role counts', () => {
  const t = testUses({
    a: { active: 'PC-I04', hand: ['T-BOTH'], tp: 2 },
    b: { active: 'PC-I04', hand: ['T-BOTH-BLOCK'], tp: 2 },
  });
  t.a.pick('use:T-BOTH');
  deepEqual([powers(t)[0], t.table.stat(t.a.ids('active')[0], 'df')], [6, 4]);
  t.a.pick('done').b.pick('use:T-BOTH-BLOCK');
  deepEqual([powers(t)[1], t.table.stat(t.b.ids('active')[0], 'of')], [6, 4]);
});

rule('EPC-R33 a power is never below 0 when compared', () => {
  // PC-L08 has OF 1, Blackout takes 2.
  const t = atUses({ a: { active: 'PC-L08' }, b: { active: 'PC-I01', hand: ['PC-H21'], tp: 2 } });
  t.a.pick('done').b.pick('use:PC-H21');
  equal(powers(t)[0], 0);
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

/** Side a scores with its last character; after that both sides have only these cards (and a its shooter). */
function lean(a: readonly string[], b: readonly string[]): Match {
  const t = atShot({ a: { active: 'PC-G01', field: [] } });
  t.a.pick('stay').a.pick('done');
  for (const [seat, deck] of [[...a, 'PC-G04'], b].entries())
    t.put(seat, 'discard', [], 'aside').put(seat, 'tp', [], 'aside').put(seat, 'deck', deck, 'aside');
  t.b.pick('done');
  deepEqual([t.own.period, t.own.goals], [1, [1, 0]]);
  return t;
}

rule('EPC-R35 fewer than three characters at Kick Off: place what there is', () => {
  const t = lean(['PC-G04'], ['PC-I01', 'PC-I01']);
  deepEqual([t.a.count('field'), t.b.count('field')], [2, 2]);
  t.until('support');
  deepEqual([t.a.count('active'), t.a.count('field'), t.a.count('tp')], [1, 1, 0]);
});

rule('EPC-R35 a player with no character is broken through: the opponent shoots at once', () => {
  const t = lean(['PC-G04'], []); // side b would attack in the second half
  t.a.pick('arrange:PC-G01,PC-G04');
  deepEqual([t.own.shooting, t.own.attacker], [true, 0]);
  deepEqual([t.ask, t.asked], ['passDecision', [0]]);
  deepEqual([t.a.cards('active'), t.b.count('active')], [['PC-G01'], 0]);
  burn(t.a.pick('stay'), [], []);
  equal(t.own.goals[0], 2);
});

rule('EPC-R35 at once: before any Flip effect and without a Strategy Phase', () => {
  const t = lean([...new Array<string>(10).fill('PC-G04'), 'PC-G06'], []);
  t.set('attacker', 0).a.pick('arrange:PC-G06,PC-G04,PC-G04');
  deepEqual([t.own.shooting, t.a.cards('active'), t.a.count('tp')], [true, ['PC-G06'], 5]);
});

rule('EPC-R35 both have none: the period ends without a shot and the attacking side swaps', () => {
  const t = atShot({ a: { active: 'PC-I07', field: [], tp: 0 } });
  t.a.pick('stay').a.pick('done').b.pick('done');
  equal(t.ask, 'chanceEffects');
  for (const seat of [0, 1]) for (const zone of ['deck', 'discard', 'tp', 'chance', 'active']) t.put(seat, zone, [], 'aside');
  t.a.pick('done');
  // The second half and overtime have no shot; side b would have begun one, side a the other.
  deepEqual([t.own.period, t.own.attacker, t.own.shooting], [2, 0, false]);
  equal(t.events.filter((e) => e.type === 'save' || e.type === 'goal').length, 1);
  deepEqual(t.result, { winners: [0, 1], reason: 'penaltiesLevel', clause: 'EPC-R24' });
});

rule('EPC-R36 texts without a cost at a Flip are applied by themselves', () => {
  const t = testUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I04', field: ['T-FLIP', 'PC-I01'] } });
  burn(t, [5], [1]);
  t.b.pick('flip:T-FLIP');
  equal(t.ask, 'passDecision');
  equal(powers(t)[1], 5);
});

rule('EPC-R36 those with a cost are optional', () => {
  const flipped = () => {
    const t = testUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I04', field: ['T-PAID-FLIP', 'PC-I01'], tp: 2 } });
    burn(t, [5], [1]);
    t.b.pick('flip:T-PAID-FLIP');
    deepEqual([t.ask, t.asked, t.b.keys], ['automatic', [1], ['effect:T-PAID-FLIP/0', 'decline']]);
    return t;
  };
  const used = flipped();
  used.b.pick('effect:T-PAID-FLIP/0');
  deepEqual([used.ask, used.b.count('tp')], ['passDecision', 1]);
  const declined = flipped();
  declined.b.pick('decline');
  deepEqual([declined.ask, declined.b.count('tp')], ['passDecision', 2]);
});

rule("EPC-R37 the winner's card stays with its effects available again", () => {
  const t = atUses({ a: { active: 'PC-G02', tp: 4 }, b: { active: 'PC-I01' } });
  t.a.pick('effect:PC-G02/0');
  burn(t, [5], [1]);
  t.until('uses');
  deepEqual([t.a.cards('active'), t.asked], [['PC-G02'], [0]]);
  t.a.may('effect:PC-G02/0');
});

rule('EPC-R38 a shooter may pass', () => {
  const t = atShot({ a: { active: 'PC-G04', field: ['PC-G01'] } });
  t.a.pick('pass');
  deepEqual([t.ask, t.a.cards('active'), t.a.count('field')], ['uses', ['PC-G01'], 0]);
});

rule('EPC-R38 without a face-down card the step is skipped', () => {
  const t = atUses({ a: { active: 'PC-I04', field: [] }, b: { active: 'PC-I04', field: [] } });
  burn(t, [5], [1]);
  deepEqual([t.own.shooting, t.ask], [true, 'uses']);
});

rule('EPC-R39 no use if the cost cannot be paid in full', () => {
  const t = atUses({ a: { active: 'PC-L03', tp: 1 } });
  t.a.mayNot('effect:PC-L03', 'EPC-R39').mayNot('effect:PC-L03/0');
  const bare = atUses({ b: { active: 'PC-G10', tp: 5 } });
  bare.a.pick('done').b.mayNot('effect:PC-G10', 'EPC-R39').mayNot('effect:PC-G10/0');
});

rule('EPC-R39 otherwise as much of the effect as possible', () => {
  const t = atStrategy({ a: { active: 'PC-I11', licences: ['PC-P4'], tp: 0 } });
  t.put(0, 'deck', ['PC-G04'], 'aside').put(0, 'discard', [], 'aside');
  t.a.pick('effect:PC-I11/0'); // two TP, but there is one card
  equal(t.a.count('tp'), 1);
});

rule('EPC-R40 the discard pile is public, and only shuffled', () => {
  const t = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I04' } });
  burn(t, [5], [1]);
  for (const viewer of [0, 1])
    deepEqual(
      seen(t, viewer, 1, 'discard').cards.map((c) => c.def),
      t.b.cards('discard'),
    );
});

rule('EPC-R41 the flip after losing cannot be declined', () => {
  const t = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I04', field: ['PC-I01', 'PC-I08'] } });
  burn(t, [5], [1]);
  deepEqual(t.b.keys, ['flip:PC-I01', 'flip:PC-I08']);
  const last = atUses({ a: { active: 'PC-I04' }, b: { active: 'PC-I04', field: ['PC-I08'] } });
  burn(last, [5], [1]);
  deepEqual(last.b.cards('active'), ['PC-I08']); // a single card is flipped without asking
});

rule('EPC-R42 TP left go back to the deck before PK', () => {
  const t = kicks({ a: new Array<string>(5).fill('PC-L04'), b: new Array<string>(9).fill('PC-G04'), aTp: ['PC-E01', 'PC-E01'] });
  equal(t.a.count('tp'), 0);
  equal([...t.a.cards('deck'), ...t.a.cards('pkRow')].filter((id) => id === 'PC-E01').length, 2);
  equal(t.a.cards('discard').includes('PC-E01'), false);
});

rule('EPC-R44 an effect that takes the ball begins the battle again with the new holder', () => {
  const t = testUses({
    a: { active: 'PC-G01', hand: ['PC-H03'], tp: 3 },
    b: { active: 'T-THIEF', field: ['PC-I01', 'PC-I01'], tp: 3 },
  });
  t.a.pick('use:PC-H03').a.pick('done').b.pick('effect:T-THIEF/0');
  equal(t.own.attacker, 1);
  deepEqual([t.ask, t.asked], ['passDecision', [1]]);
  deepEqual(powers(t), [3, 4]); // what was gained in the broken battle is gone
  t.b.pick('stay');
  deepEqual([t.ask, t.asked], ['uses', [1]]);
  deepEqual([t.a.count('active'), t.b.count('active')], [1, 1]);
});

rule('EPC-R46 "X+ BCP" is not applied in PK', () => {
  const t = kicks({ a: new Array<string>(5).fill('PC-L07'), b: new Array<string>(9).fill('PC-G04') });
  deepEqual(t.result?.winners, [1]);
});

rule('EPC-R47 a used card is public from its declaration; TP paid become public', () => {
  const t = atUses({ a: { active: 'PC-I04', hand: ['PC-H11'], tp: 3 } });
  equal(seen(t, 1, 0, 'hissatsuHand').cards.length, 0);
  const paid = t.a.ids('tp').slice(-2);
  const since = t.events.length;
  t.a.pick('use:PC-H11');
  deepEqual(
    seen(t, 1, 0, 'hissatsuArea').cards.map((c) => c.def),
    ['PC-H11'],
  );
  deepEqual(moved(t, 0, 'tp', 'discard', since).sort(), paid.slice().sort());
  deepEqual(
    seen(t, 1, 0, 'discard')
      .cards.slice(-2)
      .map((c) => c.def),
    ['PC-G04', 'PC-G04'],
  );
  // Declared before it is paid for.
  const kinds = t.events.slice(since).filter((e) => e.type === 'move');
  deepEqual(
    kinds.map((e) => (e.args.to as readonly unknown[])[0]),
    ['hissatsuArea', 'discard', 'discard'],
  );
});

/** The goalkeeper uses Updraft Palm (+3, +1 for Galewick). */
const palm = (keeper: string) => {
  const t = atShot({ b: { goalkeeper: keeper, hand: ['PC-H07'], tp: 3 } });
  t.a.pick('stay').a.pick('done').b.pick('use:PC-H07');
  return powers(t)[1];
};

rule("EPC-R48 for a Catch the goalkeeper's team counts", () => {
  equal(palm('PC-K1'), 4 + 3 + 1);
});

rule('EPC-R49 "Limited to" limits the effect, not the HDF of the card', () => {
  equal(palm('PC-K2'), 5 + 3);
});

rule('EPC-R49 a card with the constraint on the whole card cannot be used by others', () => {
  const shot = (active: string) => atShot({ a: { active, hand: ['PC-H10'], tp: 5 } }).a.pick('stay');
  shot('PC-G01').a.mayNot('use:PC-H10', 'EPC-R49');
  shot('PC-I01').a.may('use:PC-H10');
});
