/** EPC-518, EPC-519: added TP and revealed cards. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { power } from '../../flow/battle.ts';
import { atBattle, atStrategy, atUses, seen } from '../testing/scenarios.ts';
import { atBlock, I01 } from '../testing/useSteps.ts';

rule('EPC-518 "Add X TP": the top X cards of the own deck, unseen', () => {
  const t = atStrategy({ a: { active: 'PC-I11', tp: 1, licences: ['PC-P4'] } });
  const [second, first] = t.a.ids('deck').slice(-2);
  const [left, decks] = [t.a.ids('tp')[0], [t.a.count('deck'), t.b.count('deck')]];
  t.a.pick('effect:PC-I11/0');
  deepEqual(t.a.ids('tp'), [left, first, second]);
  deepEqual([t.a.count('deck'), t.b.count('deck')], [decks[0] - 2, decks[1]]);
  for (const viewer of [0, 1]) deepEqual(seen(t, viewer, 0, 'tp').cards, []);
  equal(t.b.count('tp'), 5);
});

rule('EPC-519 a revealed card of the deck is shown to both', () => {
  const t = atUses({ a: { active: 'PC-L02', field: ['PC-G04'], top: ['PC-L04', 'PC-G01'] }, b: I01 });
  t.a.pick('effect:PC-L02/0');
  for (const who of [t.a, t.b]) {
    const shown = who.events.filter((e) => e.type === 'show').at(-1)!;
    ok(shown.cards[0] !== 'hidden' && shown.cards[0].def === 'PC-L04');
    equal(shown.shows, true);
  }
  equal(t.a.cards('deck')[0], 'PC-L04');
  equal(power(t.table, 0), 6);
});

rule('EPC-519 a revealed card of the hand too; the others stay hidden', () => {
  const t = atBattle({ a: { active: 'PC-G01', field: ['PC-L05'] }, b: { ...I01, hand: ['PC-H05', 'PC-H06', 'PC-H08'] } });
  deepEqual(seen(t, 0, 1, 'hissatsuHand').cards, []);
  t.a.pick('pass');
  equal(seen(t, 0, 1, 'hissatsuHand').cards.length, 1);
  equal(seen(t, 0, 1, 'hissatsuHand').hidden.length, 2);
  equal(t.b.count('hissatsuHand'), 3);
});

rule('EPC-519 as a cost: the opponent sees it, and only it', () => {
  const t = atBlock({ active: 'PC-L10', hand: ['PC-H05', 'PC-H08', 'PC-H32'] });
  t.b.pick('effect:PC-L10/0').b.pick('choose:PC-H32');
  deepEqual(
    seen(t, 0, 1, 'hissatsuHand').cards.map((c) => c.def),
    ['PC-H32'],
  );
});
