import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'vitest';
import { codeOf, fits, formationIn, holds, LINES, ofCode, PAIRS, PLACES, pairOf, placesOf, roomIn, withOne } from './pitch.ts';

const nobody = PLACES.map(() => 0);

test('a Formation is three numbers, and one number to remember', () => {
  deepEqual(formationIn('4-5-1'), [4, 5, 1]);
  for (const text of ['4-4-2', '5-3-2', '3-4-3']) deepEqual(ofCode(codeOf(formationIn(text))), formationIn(text));
});

test('Zones have places, a Goalkeeper has none', () => deepEqual([placesOf(['RD', 'LM', 'CF']), placesOf(['GK'])], [[2, 3, 7], []]));

test('whoever is placed as long as it fits never comes to a dead end', () => {
  for (const text of ['4-4-2', '5-4-1', '3-5-2', '4-2-4', '3-3-4', '5-5-0']) {
    const formation = formationIn(text);
    const seen = new Set<string>();
    const visit = (standing: readonly number[]) => {
      const key = standing.join();
      if (seen.has(key)) return;
      seen.add(key);
      const next = PLACES.map((place) => withOne(standing, place)).filter((s) => fits(s, formation));
      const placed = standing.reduce((a, b) => a + b, 0);
      if (placed < 10) equal(next.length > 0, true, `${text} at ${key}`);
      else equal(next.length === 0 && holds(standing), true);
      for (const s of next) visit(s);
    };
    equal(fits(nobody, formation), text !== '5-5-0');
    if (text !== '5-5-0') visit(nobody);
  }
});

test('every place belongs to one pair on either side, and wings cross', () => {
  for (const side of ['own', 'their'] as const) deepEqual(PAIRS.flatMap((pair) => pair[side]).sort(), [...PLACES]);
  deepEqual(PAIRS[0], { own: [0, 3, 6], their: [2, 5, 8] });
  equal(pairOf(8), 1);
  deepEqual(
    LINES.map((line) => roomIn(line * 3) + roomIn(line * 3 + 1) + roomIn(line * 3 + 2)),
    [5, 5, 5],
  );
});
