/** EPC-901 to EPC-907: between periods. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { burn, powers } from './testing/burningChance.ts';
import { atShot, atUses, endPeriod, type Match, quiet, start } from './testing/scenarios.ts';
import { testGame } from './testing/testCards.ts';

/** Side a's shot is over; the ask after it is open. */
function afterShot(s: Parameters<typeof atShot>[0], goal: boolean): Match {
  const t = atShot(s);
  if (t.ask === 'passDecision') t.a.pick('stay');
  return burn(t, [goal ? 5 : 1], [goal ? 1 : 5]);
}

rule('EPC-901 who defended in the Shoot Phase attacks in the next period', () => {
  for (const goal of [true, false]) {
    const t = afterShot({ a: { active: 'PC-G01' } }, goal);
    equal(t.own.attacker, 1);
    t.until('support');
    deepEqual(t.asked, [1]);
  }
});

rule('EPC-901 not simply the other side: b shoots, so a attacks', () => {
  const t = atUses({ a: { active: 'PC-L08', field: [] }, b: { active: 'PC-I08', field: [] } });
  burn(t, [1], [5]);
  deepEqual([t.own.shooting, t.own.attacker], [true, 1]);
  burn(t, [5], [1]);
  deepEqual([t.own.period, t.own.attacker], [1, 0]);
});

rule('EPC-902 the same rule sets the attacking side of overtime', () => {
  for (const shooter of [0, 1]) {
    const t = start();
    endPeriod(t, false);
    equal(t.own.period, 1);
    // The second half's shooter is the side that still has characters.
    t.until('passDecision');
    t.put(1 - shooter, 'field', []);
    t.put(1 - shooter, 'active', ['PC-L08']).put(shooter, 'active', ['PC-G08']);
    t.until('uses');
    burn(t, shooter === 0 ? [5] : [1], shooter === 0 ? [1] : [5]);
    deepEqual([t.own.shooting, t.own.attacker], [true, shooter]);
    endPeriod(t, false);
    deepEqual([t.own.period, t.own.attacker], [2, 1 - shooter]);
  }
});

/** Period over with these cards in a's Hissatsu Area. */
const withArea = (cards: readonly string[]) => {
  const t = atShot({ a: { active: 'PC-G01', hand: ['PC-H01'] } });
  t.put(0, 'hissatsuArea', cards, 'aside');
  t.a.pick('stay');
  return burn(t, [1], [5]);
};

rule('EPC-903 a Recycling card may return to the hand when a period ends', () => {
  const t = withArea(['PC-H04', 'PC-H11', 'PC-H12']);
  deepEqual([t.ask, t.asked], ['recycled', [0]]);
  deepEqual(t.a.keys, ['takeAll', 'choose:PC-H04', 'choose:PC-H12', 'done']);
  t.a.pick('takeAll');
  deepEqual(t.a.cards('hissatsuHand').sort(), ['PC-H01', 'PC-H04', 'PC-H12']);
  deepEqual(t.a.cards('hissatsuArea'), ['PC-H11']);
  equal(t.own.period, 1);
});

rule('EPC-903 one of two may be taken', () => {
  const t = withArea(['PC-H04', 'PC-H12']);
  t.a.pick('choose:PC-H12').a.pick('done');
  deepEqual(t.a.cards('hissatsuHand').sort(), ['PC-H01', 'PC-H12']);
  deepEqual(t.a.cards('hissatsuArea'), ['PC-H04']);
});

rule('EPC-903 each owner takes back their own, the shooter first', () => {
  const t = atShot({ a: { active: 'PC-G01' } });
  t.put(0, 'hissatsuArea', ['PC-H04'], 'aside').put(1, 'hissatsuArea', ['PC-H22'], 'aside');
  t.a.pick('stay');
  burn(t, [1], [5]);
  deepEqual(t.asked, [0]);
  t.a.pick('takeAll');
  deepEqual(t.asked, [1]);
  t.b.pick('takeAll');
  deepEqual([t.a.cards('hissatsuHand'), t.b.cards('hissatsuHand')], [['PC-H04'], ['PC-H22']]);
});

rule('EPC-903 not in the middle of a period', () => {
  const t = atUses({ a: { active: 'PC-I04', hand: ['PC-H12'], tp: 3 }, b: { active: 'PC-I04' } });
  t.a.pick('use:PC-H12');
  burn(t, [5], [1]);
  equal(t.ask, 'nextCharacter');
  deepEqual([t.a.cards('hissatsuHand'), t.a.cards('hissatsuArea')], [[], ['PC-H12']]);
});

rule('EPC-904 cards without Recycling stay in the Hissatsu Area', () => {
  const t = withArea(['PC-H03', 'PC-H11']);
  equal(t.ask, 'arrange'); // nobody is asked
  deepEqual(t.a.cards('hissatsuArea'), ['PC-H03', 'PC-H11']);
  endPeriod(t, true);
  deepEqual(t.a.cards('hissatsuArea'), ['PC-H03', 'PC-H11']);
});

rule('EPC-905 TP, deck, discard, licences, goalkeeper and score carry over', () => {
  const t = atShot({ a: { active: 'PC-G01', field: [], tp: 3, licences: ['PC-P1', 'PC-P2'], goalkeeper: 'PC-K1' } });
  const before = { tp: t.a.ids('tp'), deck: t.a.ids('deck').slice(), discard: t.a.ids('discard').slice() };
  t.a.pick('stay');
  burn(t, [5], [1]);
  equal(t.ask, 'arrange');
  deepEqual(t.a.ids('tp'), before.tp);
  // One card turned up, three drawn for the field; the rest lies as it lay.
  deepEqual(t.a.ids('deck'), before.deck.slice(0, -4));
  deepEqual(t.a.ids('discard').slice(0, before.discard.length), before.discard);
  deepEqual([t.a.cards('licences'), t.a.cards('goalkeeper'), t.a.count('score')], [['PC-P1', 'PC-P2'], ['PC-K1'], 1]);
  deepEqual(t.own.goals, [1, 0]);
});

rule('EPC-906 nothing is reshuffled between halves', () => {
  const t = afterShot({ a: { active: 'PC-G01' } }, true);
  const shuffles = t.events.filter((e) => e.type === 'shuffle').length;
  equal(shuffles, 2); // both decks before the match
  t.until('support');
  equal(t.events.filter((e) => e.type === 'shuffle').length, 2);
});

rule('EPC-907 Recycling also applies to Support cards', () => {
  const t = start({ game: testGame, options: { cardSet: 'custom' } }).until('support');
  t.put(0, 'hissatsuHand', ['T-RECYCLED-SUPPORT'], 'aside').put(0, 'hissatsuArea', [], 'aside');
  t.put(1, 'hissatsuHand', [], 'aside');
  t.a.pick('support:T-RECYCLED-SUPPORT');
  deepEqual(t.a.cards('hissatsuArea'), ['T-RECYCLED-SUPPORT']);
  for (let i = 0; i < 100 && t.ask !== 'recycled'; i++) quiet(t);
  t.a.pick('takeAll');
  deepEqual(t.a.cards('hissatsuHand'), ['T-RECYCLED-SUPPORT']);
  t.until('support', 0);
  t.a.may('support:T-RECYCLED-SUPPORT');
});

rule('EPC-905 marks of the shot are gone: battles of the next period start from printed power', () => {
  const t = atShot({ a: { active: 'PC-G01', hand: ['PC-H01'], tp: 3 } });
  t.a.pick('stay').a.pick('use:PC-H01');
  equal(powers(t)[0], 9);
  burn(t, [1], [5]);
  t.until('passDecision');
  t.put(0, 'active', ['PC-G08']).put(1, 'active', ['PC-I01']);
  deepEqual(powers(t), [6, 3]);
});

rule("EPC-R16 overtime: the goalkeeper's side of the second half's shot attacks", () => {
  const t = start();
  endPeriod(t, false);
  for (let i = 0; i < 60 && !t.own.shooting; i++) quiet(t);
  const shooter = t.own.attacker;
  endPeriod(t, false);
  deepEqual([t.own.period, t.own.attacker], [2, 1 - shooter]);
});

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

rule('EPC-R65 a Recycling card laid down unused returns like a used one', () => {
  const t = atUses({ a: { active: 'PC-L08', field: [] }, b: { active: 'PC-G10', hand: ['PC-H22', 'PC-H06'] } });
  t.a.pick('done').b.pick('effect:PC-G10/0').b.pick('choose:PC-H22');
  deepEqual([t.b.cards('hissatsuArea'), powers(t)[1]], [['PC-H22'], 6]);
  burn(t, [1], [5]);
  t.until('recycled');
  deepEqual(t.asked, [1]);
  t.b.pick('takeAll');
  deepEqual(t.b.cards('hissatsuHand').sort(), ['PC-H06', 'PC-H22']);
});

rule('EPC-D16 a shoots and is saved: b attacks first in the second half', () => {
  const t = burn(atShot({ a: { active: 'PC-G01' } }).a.pick('stay'), [1], [5]);
  deepEqual([t.own.goals, t.own.period, t.own.attacker], [[0, 0], 1, 1]);
});

rule('EPC-D17 a shoots and scores: b attacks first in the second half', () => {
  const t = burn(atShot({ a: { active: 'PC-G01' } }).a.pick('stay'), [5], [1]);
  deepEqual([t.own.goals, t.own.period, t.own.attacker], [[1, 0], 1, 1]);
});
