/** The characters of Lanternfall, each doing what it says. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { burn, powers, turnedUp, whereabouts } from '../testing/burningChance.ts';
import { atBattle, atShot, atUses, type Match, seen } from '../testing/scenarios.ts';
import { defending } from '../testing/useSteps.ts';

/** Ezra Moth looks at this top card. */
function moth(t: Match, top: string): { of: number; bottom: boolean; known: boolean } {
  t.top(0, [top]);
  const card = t.a.ids('deck').at(-1)!;
  t.a.pick('effect:PC-L02/0');
  const learned = t.b.events.some((e) => e.type === 'show' && e.cards.some((c) => c !== 'hidden' && c.def === top));
  return { of: powers(t)[0], bottom: t.a.ids('deck')[0] === card, known: learned };
}

rule('PC-L02 {Dribble}{Shoot} reveal the top card; +2 OF for BCP 3 or more; it goes to the bottom', () => {
  const battle = () => atUses({ a: { active: 'PC-L02' } });
  const shot = () => atShot({ a: { active: 'PC-L02' } }).a.pick('stay');
  for (const at of [battle, shot]) {
    deepEqual(moth(at(), 'PC-I04'), { of: 6, bottom: true, known: true });
    deepEqual(moth(at(), 'PC-G01'), { of: 4, bottom: true, known: true });
  }
});

rule('PC-L02 once a battle', () => {
  const t = atUses({ a: { active: 'PC-L02' } });
  t.a.pick('effect:PC-L02/0');
  t.a.mayNot('effect:PC-L02', 'EPC-509');
});

rule('PC-L03 {Battle} [TP:2] Burning Chance 1 more time', () => {
  const t = atUses({ a: { active: 'PC-L03', tp: 3 }, b: { active: 'PC-I07', tp: 0 } });
  t.a.pick('effect:PC-L03/0');
  equal(t.a.count('tp'), 1);
  burn(t, [5, 4], [1]);
  deepEqual([t.a.count('chance'), t.b.count('chance'), powers(t)[0]], [2, 1, 11]);
  t.b.pick('done');
  const before = turnedUp(t, 0);
  burn(t.until('uses'), [5], [1]);
  equal(turnedUp(t, 0) - before, 1); // only in that battle
});

rule('PC-L05 {Flip} the opponent reveals 1 random card of the Hissatsu Hand', () => {
  const t = atBattle({ a: { active: 'PC-G01', field: ['PC-L05'] }, b: { hand: ['PC-H05', 'PC-H06', 'PC-H29'] } });
  equal(seen(t, 0, 1, 'hissatsuHand').cards.length, 0);
  t.a.pick('pass');
  const { cards } = seen(t, 0, 1, 'hissatsuHand');
  deepEqual([cards.length, t.b.count('hissatsuHand')], [1, 3]);
  equal(['PC-H05', 'PC-H06', 'PC-H29'].includes(cards[0].def), true);
});

rule('PC-L05 at random', () => {
  const shown = new Set<string>();
  for (let i = 0; i < 12; i++) {
    const t = atBattle({ a: { active: 'PC-G01', field: ['PC-L05'] }, b: { hand: ['PC-H05', 'PC-H06', 'PC-H29'] }, seed: `moth ${i}` });
    shown.add(seen(t.a.pick('pass'), 0, 1, 'hissatsuHand').cards[0].def);
  }
  equal(shown.size > 1, true);
});

rule('PC-L06 {Pass} to the bottom of the deck instead of the discard pile, and add 1 TP', () => {
  const t = atBattle({ a: { active: 'PC-L06', field: ['PC-G01'], tp: 1 } });
  const [loom] = t.a.ids('active');
  const next = t.a.ids('deck').at(-1);
  t.a.pick('pass');
  deepEqual([t.a.ids('deck')[0], whereabouts(t, 0, loom)], [loom, 'deck']);
  deepEqual([t.a.ids('tp').at(-1), t.a.count('tp')], [next, 2]);
  deepEqual([t.ask, t.a.cards('active')], ['uses', ['PC-G01']]);
});

rule('PC-L07 5+ BCP with the licence "Orla Candle"', () => {
  const worth = (licence: string) => {
    const t = atUses({ a: { active: 'PC-I04', licences: [licence] }, b: { active: 'PC-I07', tp: 0 } });
    t.top(0, ['PC-L07']);
    t.a.pick('done').b.pick('done');
    return powers(t)[0] - 4;
  };
  deepEqual([worth('PC-P5'), worth('PC-P2')], [5, 3]);
});

rule('PC-L09 {Block} [TP:1] the opposing character gets −2 OF in this battle', () => {
  const t = defending({ active: 'PC-L09', tp: 1 }, { active: 'PC-G01' });
  t.b.pick('effect:PC-L09/0');
  deepEqual([powers(t), t.b.count('tp')], [[4, 5], 0]);
  burn(t, [5], [1]);
  equal(powers(t.until('uses'))[0], 6);
});

rule('PC-L10 {Block} [reveal 1 Support card of the hand] +1 DF', () => {
  const t = defending({ active: 'PC-L10', hand: ['PC-H24', 'PC-H32', 'PC-H22'] });
  t.b.pick('effect:PC-L10/0');
  deepEqual(t.b.keys, ['choose:PC-H24', 'choose:PC-H32']);
  t.b.pick('choose:PC-H32');
  equal(powers(t)[1], 6);
  deepEqual(
    seen(t, 0, 1, 'hissatsuHand').cards.map((c) => c.def),
    ['PC-H32'],
  );
  equal(t.b.count('hissatsuHand'), 3);
  defending({ active: 'PC-L10', hand: ['PC-H22'] }).b.mayNot('effect:PC-L10', 'EPC-R39');
});

rule('PC-L11 {Burning Chance} [TP:1] with an MF licence: replace your last Burning Chance card', () => {
  const choir = (licences: readonly string[], tp: number) => {
    const t = atUses({ a: { active: 'PC-L11', licences, tp }, b: { active: 'PC-I04' } });
    return burn(t, [1, 5], [3]);
  };
  const t = choir(['PC-P6'], 1);
  const [first] = t.a.ids('chance');
  t.a.pick('effect:PC-L11/0');
  deepEqual([powers(t)[0], t.a.count('tp'), t.a.cards('chance'), whereabouts(t, 0, first)], [9, 0, ['PC-L04'], 'discard']);
  t.put(0, 'tp', ['PC-G04']).a.mayNot('effect:PC-L11', 'EPC-509');
  choir(['PC-P6'], 0).a.mayNot('effect:PC-L11', 'EPC-R39');
  choir(['PC-P1'], 1).a.mayNot('effect:PC-L11', 'EPC-529');
});

rule('PC-L12 {Battle} your Hissatsu cost 1 less TP in this battle', () => {
  const t = atUses({ a: { active: 'PC-L12', hand: ['PC-H11', 'PC-H01', 'PC-H08'], tp: 2 } });
  t.a.pick('effect:PC-L12/0');
  deepEqual(
    t.a.ids('hissatsuHand').map((card) => t.table.stat(card, 'cost')),
    [1, 1, 2], // a Support card is no Hissatsu
  );
  t.a.pick('use:PC-H11');
  equal(t.a.count('tp'), 1);
});
