/** FFT-301 to FFT-315: cards, types, Elements, names. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  card,
  category,
  choose,
  damage,
  enters,
  fieldAbility,
  forwards,
  gains,
  inYour,
  job,
  ontoField,
  put,
  them,
  this_,
} from '../cards/make.ts';
import { game } from '../index.ts';
import { ELEMENTS } from '../payment/index.ts';
import { act, atMain, bothPass, damageOn, find, PLAIN, pay, powerOf, stackOf } from './testing/scenarios.ts';
import { doIt } from './testing/shortcuts.ts';
import { doer, fwd, named, plainCards, summon } from './testing/testCards.ts';

const printed = game.defs.filter((d) => d.kind !== 'item');

rule('FFT-301 every card is exactly one of Forward, Backup, Monster, Summon', () => {
  for (const d of printed) {
    equal(d.traits.type.length, 1, d.id);
    ok(['forward', 'backup', 'monster', 'summon'].includes(d.traits.type[0]), d.id);
  }
});

rule('FFT-302 Forwards, Backups and Monsters are Characters; a Summon that an effect would put onto the field stays where it is', () => {
  for (const d of printed) equal(d.kind, d.traits.type[0] === 'summon' ? 'summon' : 'character', d.id);
  const cards = [doer(ontoField(inYour('breakZone')))];
  const t = doIt(atMain({ cards, a: { field: ['DOER'], breakZone: ['V1-F16', 'V1-F01', 'V1-F11', 'V1-F19'] } }));
  deepEqual(t.a.cards('field'), ['DOER', 'V1-F01', 'V1-F11', 'V1-F19']);
  deepEqual(t.a.cards('breakZone'), ['V1-F16']);
});

const rich = { field: ['B-fire', 'B-fire', 'B-fire', 'B-fire'] };

rule('FFT-303 a Summon lies on the stack, never on the field, and goes to the Break Zone after use', () => {
  const t = atMain({ cards: plainCards, a: { ...rich, hand: ['S-fire'] } });
  act(t, 'cast:S-fire');
  deepEqual(stackOf(t), ['S-fire']);
  equal(t.a.count('field'), 4);
  bothPass(t);
  deepEqual(stackOf(t), []);
  deepEqual(t.a.cards('breakZone'), ['S-fire']);
  equal(t.a.count('field'), 4);
});

rule('FFT-304 the printed cost and Element are what playing it asks for', () => {
  const t = atMain({ a: { hand: ['V1-F03', 'V1-F01', PLAIN] } });
  deepEqual([t.table.stat(find(t, 0, 'V1-F03', 'hand'), 'cost'), t.table.traits(find(t, 0, 'V1-F03', 'hand'), 'element')], [4, ['fire']]);
  t.a.pick('play:V1-F03');
  pay(t);
  deepEqual(t.a.cards('breakZone').toSorted(), [PLAIN, 'V1-F01']);
});

rule('FFT-305 eight Elements, and no card has another', () => {
  deepEqual(ELEMENTS, ['fire', 'ice', 'wind', 'earth', 'lightning', 'water', 'light', 'dark']);
  for (const d of printed)
    ok(d.traits.element.length > 0 && d.traits.element.every((e) => (ELEMENTS as readonly string[]).includes(e)), d.id);
});

rule('FFT-306 a card with several Elements counts as each of them, and as no other', () => {
  const plus = (e: string) => fieldAbility(gains(forwards('you', { trait: 'element', is: e }), 1000));
  const cards = [
    fwd('TWO', 6000, { elements: ['fire', 'ice'], cost: 3 }),
    ...['fire', 'ice', 'wind'].map((e) => named(`PLUS-${e}`, `Plus ${e}`, 'backup', {}, plus(e))),
  ];
  const with_ = (...ids: string[]) => powerOf(atMain({ cards, a: { field: ['TWO', ...ids] } }), 0, 'TWO');
  equal(with_('PLUS-fire'), 7000);
  equal(with_('PLUS-ice'), 7000);
  equal(with_('PLUS-wind'), 6000);
  equal(with_('PLUS-fire', 'PLUS-ice', 'PLUS-wind'), 8000);
});

rule('FFT-307 only Forwards have printed power', () => {
  for (const d of printed) equal(d.stats.power > 0, d.traits.type[0] === 'forward', d.id);
  const t = atMain({ a: { field: ['V1-F19', 'V1-F11', 'V1-F07'] } });
  deepEqual([powerOf(t, 0, 'V1-F19'), powerOf(t, 0, 'V1-F11'), powerOf(t, 0, 'V1-F07')], [0, 0, 6000]);
});

rule('FFT-308 a card with several jobs and categories has all of them', () => {
  const cards = [
    named('BOTH', 'Both', 'forward', { job: ['Knight', 'Cook'], category: ['VII', 'DFF'] }),
    named('COOK', 'Cook', 'forward', { job: 'Cook' }),
    doer(
      gains(forwards('you', job('Knight')), 1000),
      gains(forwards('you', job('Cook')), 1000),
      gains(forwards('you', category('VII')), 1000),
      gains(forwards('you', category('DFF')), 1000),
      gains(forwards('you', category('VIII')), 1000),
    ),
  ];
  const t = doIt(atMain({ cards, a: { field: ['DOER', 'BOTH', 'COOK'] } }));
  equal(powerOf(t, 0, 'BOTH'), 9000);
  equal(powerOf(t, 0, 'COOK'), 6000);
});

rule('FFT-309 Summons have no job', () => {
  for (const d of printed) if (d.kind === 'summon') deepEqual(d.traits.job, [], d.id);
  deepEqual(card('S-1', 'S', 'summon', { elements: 'fire', cost: 1, category: 'TEST', job: 'Summoner' }).traits.job, []);
});

rule('FFT-310 equal names are the same name, whatever the number; a further name given by a text counts too', () => {
  const alias = fieldAbility({ do: 'gain', to: this_, trait: 'name', also: 'Rook' });
  const cards = [
    ...plainCards,
    named('N-1', 'Rook', 'forward'),
    named('N-2', 'Rook', 'forward'),
    named('N-3', 'Crow', 'forward'),
    named('N-4', 'Crow', 'forward', {}, alias),
  ];
  const one = atMain({ cards, a: { field: [...rich.field, 'N-1'], hand: ['N-2', 'N-3'] } });
  one.a.mayNot('play:N-2', 'FFT-406').may('play:N-3');
  const two = atMain({ cards, a: { field: [...rich.field, 'N-4'], hand: ['N-1', 'N-3'] } });
  two.a.mayNot('play:N-1', 'FFT-406').mayNot('play:N-3', 'FFT-406');
});

rule('FFT-311 the same name on another number is stopped on the field, not in the deck', () => {
  const t = atMain({ cards: plainCards, a: { field: [...rich.field, 'V1-F06'], hand: ['V1-F05', 'B-fire', 'B-fire'] } });
  t.a.mayNot('play:V1-F05', 'FFT-406');
  const without = atMain({ cards: plainCards, a: { ...rich, hand: ['V1-F05', 'B-fire', 'B-fire'] } });
  without.a.may('play:V1-F05');
});

rule('FFT-312 each paragraph is an ability of its own: two of them go on the stack as two, with a target each', () => {
  const target = choose('target', forwards('opponent'));
  const cards = [
    ...plainCards,
    fwd(
      'TWICE',
      6000,
      { cost: 2 },
      enters({ declare: [target] }, damage(them('target'), 1000)),
      enters({ declare: [target] }, damage(them('target'), 2000)),
    ),
  ];
  const t = atMain({ cards, a: { ...rich, hand: ['TWICE'] }, b: { field: [PLAIN, 'V1-F08'] } });
  act(t, 'play:TWICE');
  while (t.ask !== 'priority') t.a.pick(t.a.keys.find((k) => k === 'choose:V1-F08') ?? t.a.keys[0]);
  deepEqual(stackOf(t), ['auto', 'auto']);
  bothPass(t);
  deepEqual(stackOf(t), ['auto']);
  bothPass(t);
  equal(damageOn(t, 1, 'V1-F08'), 3000);
});

rule('FFT-313 the letter of the rarity changes nothing: two prints of one number play the same', () => {
  const cards = [...plainCards, fwd('9-1C', 6000, { cost: 2 }), fwd('9-1H', 6000, { cost: 2 })];
  const facts = (id: string) => {
    const t = act(atMain({ cards, a: { ...rich, hand: [id] } }), `play:${id}`);
    return [powerOf(t, 0, id), t.a.count('field'), t.a.ids('field').filter((c) => t.table.mark(c, 'dull') === 1).length];
  };
  deepEqual(facts('9-1C'), [6000, 5, 2]);
  deepEqual(facts('9-1H'), facts('9-1C'));
});

rule('FFT-314 a keyword is no further ability of its card', () => {
  const def = (id: string) => game.defs[game.defIndex.get(id)!];
  deepEqual([def('V1-F04').traits.keyword, def('V1-F04').abilities.length], [['haste'], 1]);
  deepEqual([def('V1-F02').traits.keyword, def('V1-F02').abilities.length], [['brave'], 1]);
});

rule('FFT-315 a name with a slash is the whole name and each of its parts', () => {
  const cards = [
    ...plainCards,
    named('N-1', 'Ash/Bell', 'forward'),
    named('N-2', 'Ash', 'backup'),
    named('N-3', 'Bell', 'monster'),
    named('N-4', 'Ash/Bell', 'forward'),
    named('N-5', 'Cole/Bell', 'forward'),
    named('N-6', 'Cole', 'forward'),
    doer(put(forwards('you', { trait: 'name', is: 'Bell' }))),
  ];
  const t = atMain({ cards, a: { field: [...rich.field, 'N-1'], hand: ['N-2', 'N-3', 'N-4', 'N-5', 'N-6'] } });
  for (const id of ['N-2', 'N-3', 'N-4', 'N-5']) t.a.mayNot(`play:${id}`, 'FFT-406');
  t.a.may('play:N-6');
  const found = doIt(atMain({ cards, a: { field: ['DOER', 'N-1', 'N-6'] } }));
  deepEqual(found.a.cards('field'), ['DOER', 'N-6']);
});

rule('FFT-303 and FFT-413 a Summon of either player ends in its owner’s Break Zone', () => {
  const t = atMain({
    cards: [...plainCards, summon('S-0', { cost: 1 })],
    a: { ...rich, hand: ['S-fire'] },
    b: { field: ['B-fire'], hand: ['S-0'] },
  });
  act(t, 'cast:S-fire');
  t.a.pick('pass');
  act(t, 'cast:S-0');
  deepEqual(stackOf(t), ['S-fire', 'S-0']);
  bothPass(t);
  deepEqual([t.b.cards('breakZone'), t.a.cards('breakZone')], [['S-0'], []]);
  bothPass(t);
  deepEqual([t.b.cards('breakZone'), t.a.cards('breakZone')], [['S-0'], ['S-fire']]);
});
