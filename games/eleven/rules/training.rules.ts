/** ELV-614 to ELV-616, ELV-620: Players are trained, and Youngsters get a number. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { atDay, bench, cards, last, mark, markOn, type Season } from './testing/scenarios.ts';

const trainer = { staff: ['S01'], fit: 1 };

rule('ELV-615, ELV-R17 training turns an Untrained Player; a Trained one is no target, and it may be declined', () => {
  const t = mark(atDay({ a: { ...trainer, squad: ['R07', 'R08'] } }), 'R07', 'trained', 1);
  t.a.pick('action:S01');
  t.a.mayNot('train:R07').may('train:R08').may('decline');
  t.a.pick('train:R08');
  deepEqual([markOn(t, 'R08', 'trained'), last(t, 'turned')], [1, { trained: true }]);
  const none = atDay({ a: { ...trainer, squad: ['R08'] } });
  none.a.pick('action:S01').pick(0, 'decline');
  equal(markOn(none, 'R08', 'trained'), 0);
});

rule('ELV-615 Harkness: when he is trained, another Player may be trained at once', () => {
  const t = atDay({ a: { ...trainer, squad: ['V01', 'R07', 'R08'] } });
  t.a.pick('action:S01').pick(0, 'train:V01');
  equal(t.ask, 'train');
  t.a.mayNot('train:V01').may('decline').pick('train:R08');
  deepEqual(
    ['V01', 'R07', 'R08'].map((id) => markOn(t, id, 'trained')),
    [1, 0, 1],
  );
  equal(t.ask === 'train', false);
});

rule('ELV-616 tokens on a card that is turned stay', () => {
  const t = mark(mark(atDay({ a: { ...trainer, squad: ['R08'] } }), 'R08', 'plusP', 2), 'R08', 'inj', 1);
  t.a.pick('action:S01').pick(0, 'train:R08');
  deepEqual([markOn(t, 'R08', 'plusP'), markOn(t, 'R08', 'inj')], [2, 1]);
});

rule('ELV-614 a Youngster who gets a number gets its marker, in place of the unnumbered one if that was benched', () => {
  const t = bench(atDay({ a: { ...trainer, squad: ['Y03'] } }), 0, ['m4', 'm13', 'm14']);
  mark(t, 'Y03', 'bound', 1);
  t.a.pick('action:S01').pick(0, 'train:Y03');
  // Marker 12 is the first one without a number.
  deepEqual([markOn(t, 'Y03', 'bound'), [...cards(t, 'bench')].sort(), markOn(t, 'm4', 'def')], [0, ['m12', 'm13', 'm14'], 1]);
});

rule('ELV-620, ELV-E39 if the numbered marker stands on the pitch, both stay there and the unnumbered one is free', () => {
  const t = bench(atDay({ a: { ...trainer, squad: ['Y01'] } }), 0, ['m11', 'm13', 'm14'], ['m9']);
  mark(t, 'Y01', 'bound', 1);
  t.a.pick('action:S01').pick(0, 'train:Y01');
  deepEqual([markOn(t, 'Y01', 'bound'), markOn(t, 'm9', 'def'), cards(t, 'bench')], [0, 0, ['m11', 'm13', 'm14']]);
});

rule('ELV-614, ELV-619 a Youngster for whom no unnumbered marker was left gets the one of its number all the same', () => {
  const squad = ['R13', 'R14', 'Y02', 'Y03'];
  const bound = (t: Season) => {
    for (const [n, id] of ['R13', 'R14', 'Y02'].entries()) mark(t, id, 'bound', n + 1);
    return t.a.pick('action:S01').pick(0, 'train:Y03');
  };
  const onPitch = bound(bench(atDay({ a: { ...trainer, squad } }), 0, ['m9', 'm10', 'm11']));
  deepEqual([markOn(onPitch, 'm4', 'def'), cards(onPitch, 'bench')], [1, ['m9', 'm10', 'm11']]);
  // From the Bench Area it comes in for a marker without a card, by choice (ELV-608).
  const benched = bound(bench(atDay({ a: { ...trainer, squad } }), 0, ['m4', 'm10', 'm11']));
  deepEqual([benched.ask, markOn(benched, 'm4', 'def')], ['benchOut', 1]);
  benched.a.pick('benchOut:m9');
  deepEqual([...cards(benched, 'bench')].sort(), ['m10', 'm11', 'm9']);
});

rule('ELV-614, ELV-619 a Trained number above 11 is on no marker: the unnumbered one stays his, or he gets a free one', () => {
  const t = bench(atDay({ a: { ...trainer, squad: ['Y02'] } }), 0, ['m11', 'm12', 'm14'], ['m13']);
  mark(t, 'Y02', 'bound', 2);
  t.a.pick('action:S01').pick(0, 'train:Y02');
  deepEqual([markOn(t, 'Y02', 'bound'), cards(t, 'bench'), markOn(t, 'm13', 'def')], [2, ['m11', 'm12', 'm14'], 1]);
  const unbound = bench(atDay({ a: { ...trainer, squad: ['Y02'] } }), 0, ['m11', 'm13', 'm14'], ['m12']);
  unbound.a.pick('action:S01').pick(0, 'train:Y02');
  deepEqual([markOn(unbound, 'Y02', 'bound'), markOn(unbound, 'm12', 'def')], [1, 0]);
});

rule('ELV-228, ELV-614 a Goalkeeper who is trained has a number and no marker', () => {
  const t = bench(atDay({ a: { ...trainer, squad: ['Y12'] } }), 0, ['m12', 'm13', 'm14']);
  t.a.pick('action:S01').pick(0, 'train:Y12');
  deepEqual([markOn(t, 'Y12', 'trained'), markOn(t, 'Y12', 'bound'), cards(t, 'bench'), t.asked], [1, 0, ['m12', 'm13', 'm14'], [1]]);
});
