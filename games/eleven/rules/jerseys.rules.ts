/** ELV-224 to ELV-228, ELV-233, ELV-234: the Jersey markers at set-up. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { friday, lineUp, settled, zoneOf } from './testing/matches.ts';
import { bench, cards, lay, markOn, onTop, type Season, showingD, start } from './testing/scenarios.ts';

const BONUS = ['D03', 'D06', 'D08', 'D09', 'D12', 'D14'];

/** One manager with these starting Players, who came by Directors or were drawn; a Veteran and a Youngster in goal besides, if none are named. */
function jerseys(squad: readonly string[], veteran = 'V04', youngster = 'Y12'): Season {
  const t = start({ seats: 1 });
  while (t.ask === 'draft') {
    lay(t, 0, 'squad', squad);
    onTop(t, 'veteranDeck', [veteran]);
    onTop(t, 'youngsterDeck', [youngster]);
    t.pick(0, t.a.keys.find((key) => !BONUS.includes(key.slice(-3)))!);
  }
  return t;
}
const numbers = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, i) => `m${from + i}`);
const onPitch = (t: Season): string[] => numbers(2, 14).filter((id) => !cards(t, 'bench').includes(id));

rule(
  'ELV-224, ELV-228, ELV-R9 ten markers with numbers from 2 to 11 on the pitch, three without on the bench; none for Goalkeepers',
  () => {
    const t = jerseys([]);
    deepEqual([onPitch(t), cards(t, 'bench').toSorted()], [numbers(2, 11), ['m12', 'm13', 'm14']]);
  },
);

rule('ELV-225 markers show the Task of their card, and the lowest without one are turned until five show D', () => {
  // R29 is an A with number 9, R08 a D with number 5.
  const t = jerseys(['R29', 'R08']);
  deepEqual(
    showingD(t)
      .filter((id) => onPitch(t).includes(id))
      .toSorted(),
    ['m2', 'm3', 'm4', 'm5', 'm6'],
  );
  const low = jerseys(['R06']);
  // R06 is an A with number 2.
  deepEqual(
    showingD(low)
      .filter((id) => onPitch(low).includes(id))
      .toSorted(),
    ['m3', 'm4', 'm5', 'm6', 'm7'],
  );
});

rule('ELV-E1, ELV-225, ELV-227, ELV-R10 an A of the midfield with a number and a Youngster without one who defends', () => {
  // V08 has no marker of its own number: R20, number 10, stands in for the numbered A.
  const t = jerseys(['R20'], 'V04', 'Y14');
  equal(t.ask, 'benchOut');
  deepEqual(
    t.a.keys,
    numbers(2, 11)
      .filter((id) => id !== 'm10')
      .map((id) => `benchOut:${id}`),
  );
  t.pick(0, 'benchOut:m11');
  deepEqual([markOn(t, 'm10', 'def'), markOn(t, 'm12', 'def'), cards(t, 'bench').toSorted()], [0, 1, ['m11', 'm13', 'm14']]);
  const d = showingD(t).filter((id) => onPitch(t).includes(id));
  deepEqual(d.toSorted(), ['m12', 'm2', 'm3', 'm4', 'm5']);
});

rule('ELV-226 the sides of those on the bench are chosen', () => {
  const t = jerseys([]);
  equal(t.ask, 'benchSides');
  equal(t.a.keys.length, 8);
  t.pick(0, 'benchSides:DAD');
  deepEqual(
    ['m12', 'm13', 'm14'].map((id) => markOn(t, id, 'def')),
    [1, 0, 1],
  );
});

rule('ELV-R92, ELV-226, ELV-910 whatever side a marker on the bench shows, it comes on with that of its Player', () => {
  for (const d of [[], ['m4']]) {
    const t = friday({ fit: 1, squad: ['R07'], tactics: ['T01', 'T11'] });
    bench(t, 0, ['m4', 'm13', 'm14'], d);
    lineUp(settled(t), 'T01/4-4-2', 'R07');
    deepEqual([zoneOf(t, 'm4'), markOn(t, 'm4', 'def')], ['CD', 1]);
  }
});

rule('ELV-227, ELV-233 two without a number of a marker take the places of two others', () => {
  const t = jerseys(['R13', 'R14']);
  t.pick(0, 'benchOut:m2').pick(0, 'benchOut:m3');
  deepEqual(cards(t, 'bench').toSorted(), ['m14', 'm2', 'm3']);
  deepEqual([markOn(t, 'R13', 'bound'), markOn(t, 'R14', 'bound')], [1, 2]);
  deepEqual([markOn(t, 'm12', 'def'), markOn(t, 'm13', 'def')], [0, 1]);
});

rule('ELV-234 one number, two Tasks: the owner says what their marker shows, and it counts once', () => {
  for (const [key, side] of [
    ['showA:m9', 0],
    ['showD:m9', 1],
  ] as const) {
    // R29 attacks with number 9, R32 defends with it.
    const t = jerseys(['R29', 'R32']);
    deepEqual([t.ask, t.a.keys], ['side', ['showA:m9', 'showD:m9']]);
    t.pick(0, key);
    equal(markOn(t, 'm9', 'def'), side);
    equal(showingD(t).filter((id) => onPitch(t).includes(id)).length, 5);
  }
});

rule('ELV-234 where two play, each says it of their own', () => {
  const t = start({ seats: 2 });
  while (t.ask === 'draft') {
    lay(t, 0, 'squad', ['R29', 'R32']);
    onTop(t, 'veteranDeck', ['V04', 'V01']);
    onTop(t, 'youngsterDeck', ['Y12', 'Y18']);
    for (const seat of t.asked) t.pick(seat, t.seat(seat).keys.find((key) => !BONUS.includes(key.slice(-3))) ?? t.seat(seat).keys[0]);
  }
  t.until('side').pick(0, 'showD:m9');
  equal(markOn(t, 'm9', 'def'), 1);
});

rule('ELV-225 five and five, whoever starts', () => {
  for (const seed of ['one', 'two', 'three', 'four']) {
    const t = start({ seats: 2, seed }).until('objective');
    for (const seat of [0, 1]) {
      const benched = cards(t, 'bench', seat);
      equal(benched.length, 3);
      equal(showingD(t, seat).filter((id) => !benched.includes(id)).length, 5);
    }
  }
});
