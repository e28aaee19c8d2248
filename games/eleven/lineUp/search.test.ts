import { deepEqual, equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { test } from 'vitest';
import { opponents } from '../cards/opponents.ts';
import { fits, formationIn, PLACES } from '../pitch.ts';
import { value } from './judge.ts';
import { AIMS, type Candidate, type Cost, type LineUp, type Squad } from './model.ts';
import { sidesFor } from './scouting.ts';
import { linesOf, search } from './search.ts';

const FORMATIONS = ['4-4-2', '4-3-3', '3-5-2', '5-3-2', '4-5-1', '3-4-3', '5-4-1', '4-2-4'];
const NONE: Cost = { fit: 0, fan: 0, op: 0 };

const cost = fc.record({ fit: fc.integer({ min: 0, max: 2 }), fan: fc.integer({ min: 0, max: 1 }), op: fc.integer({ min: 0, max: 1 }) });
const candidate = (card: number): fc.Arbitrary<Candidate> =>
  fc.record({
    card: fc.constant(card),
    marker: fc.integer({ min: -1, max: 12 }),
    number: fc.integer({ min: 0, max: 20 }),
    attacks: fc.boolean(),
    places: fc.uniqueArray(fc.integer({ min: 0, max: 8 }), { minLength: 1, maxLength: 3 }),
    strength: fc.integer({ min: 0, max: 4 }),
    gloves: fc.integer({ min: 1, max: 3 }),
    worth: fc.constantFrom(-0.5, 0, 0.4),
    extra: fc.option(
      fc.record({
        cost: cost.filter(({ fit, fan, op }) => fit + fan + op > 0),
        lift: fc.integer({ min: 0, max: 1 }),
        worth: fc.constantFrom(0, 0.9),
      }),
    ),
  });

const squads: fc.Arbitrary<Squad> = fc.record({
  choices: fc.array(fc.record({ tactic: fc.integer({ min: 0, max: 9 }), formation: fc.constantFrom(...FORMATIONS.map(formationIn)) }), {
    minLength: 1,
    maxLength: 4,
  }),
  markers: fc
    .array(fc.boolean(), { minLength: 13, maxLength: 13 })
    .map((list) => list.map((attacks, i) => ({ attacks, at: i < 10 ? 9 : -1, settled: -1 }))),
  candidates: fc.integer({ min: 0, max: 12 }).chain((n) => fc.tuple(...Array.from({ length: n }, (_, card) => candidate(card)))),
  assigned: fc.constant([]),
  paid: fc.constant([]),
  open: fc.constant(true),
  purse: fc.record({ fit: fc.integer({ min: 0, max: 8 }), fan: fc.integer({ min: 0, max: 3 }), op: fc.integer({ min: 0, max: 3 }) }),
  free: fc.integer({ min: 0, max: 1 }),
  cardlessA: fc.integer({ min: 1, max: 2 }),
  cardlessD: fc.integer({ min: 1, max: 2 }),
  sides: fc.constantFrom(...opponents.map(({ faces }) => sidesFor(opponents, faces!.scout))),
});

const spent = (squad: Squad, { assigned, paid }: LineUp): Cost =>
  paid.reduce(
    (sum, i) => {
      const { fit, fan, op } = squad.candidates[i].extra!.cost;
      return { fit: sum.fit + fit, fan: sum.fan + fan, op: sum.op + op };
    },
    { ...NONE, fit: Math.max(0, assigned.length - squad.free) },
  );

function legal(squad: Squad, found: LineUp): void {
  const { formation } = squad.choices[found.choice];
  deepEqual(linesOf(found.places), [...formation]);
  ok(
    fits(
      PLACES.map((at) => found.places.filter((place) => place === at).length),
      formation,
    ),
  );
  const markers = found.assigned.map((i) => squad.candidates[i].marker);
  equal(new Set(markers).size, markers.length);
  const numbers = found.assigned.map((i) => squad.candidates[i].number).filter((number) => number > 0);
  equal(new Set(numbers).size, numbers.length);
  for (const i of found.assigned) {
    const { marker, places } = squad.candidates[i];
    ok(marker < 0 || places.includes(found.places[marker]));
  }
  found.places.forEach((place, m) => {
    if (place >= 0 && squad.markers[m].at < 0) ok(markers.includes(m), 'from the Bench Area without a card');
  });
  ok(found.paid.every((i) => found.assigned.includes(i)));
  const { fit, fan, op } = spent(squad, found);
  ok(fit <= squad.purse.fit && fan <= squad.purse.fan && op <= squad.purse.op);
}

test('whatever there is, every line-up found is legal and can be paid for', () => {
  fc.assert(
    fc.property(squads, fc.constantFrom(...AIMS), (squad, aim) => legal(squad, search(squad)[aim])),
    { numRuns: 150 },
  );
});

test('equal squads get equal line-ups, and what else is in hand changes nothing of where the markers stand', () => {
  fc.assert(
    fc.property(squads, fc.constantFrom(...AIMS), (squad, aim) => {
      const found = search(squad)[aim];
      deepEqual(search(structuredClone(squad))[aim], found);
      const alone = search({ ...squad, choices: [squad.choices[found.choice]] })[aim];
      deepEqual([alone.places, alone.assigned, alone.paid], [found.places, found.assigned, found.paid]);
    }),
    { numRuns: 60 },
  );
});

test('what is settled stays: cards that play, markers in their places', () => {
  fc.assert(
    fc.property(squads, (squad) => {
      const whole = search(squad).best;
      const kept = whole.places.findIndex((place) => place >= 0);
      const markers = squad.markers.map((marker, m) => ({
        ...marker,
        at: whole.places[m] >= 0 ? 9 : -1,
        settled: m === kept ? whole.places[m] : -1,
      }));
      const half: Squad = { ...squad, markers, assigned: whole.assigned, paid: whole.paid, open: false, purse: NONE, free: 0 };
      const again = search({ ...half, choices: [squad.choices[whole.choice]] }).best;
      equal(again.places[kept], whole.places[kept]);
      ok(again.paid.every((i) => whole.paid.includes(i)));
      deepEqual(linesOf(again.places), linesOf(whole.places));
    }),
    { numRuns: 60 },
  );
});

test('each aim is served at least as well as by the other suggestions', () => {
  fc.assert(
    fc.property(squads, (squad) => {
      const found = search(squad);
      for (const aim of AIMS)
        for (const other of AIMS) ok(value(found[aim].hopes, aim) >= value(found[other].hopes, aim), `${other} serves ${aim} better`);
    }),
    { numRuns: 60 },
  );
});

test('one more Tactic in hand never makes a suggestion worse', () => {
  fc.assert(
    fc.property(squads, fc.constantFrom(...AIMS), (squad, aim) => {
      const whole = value(search(squad)[aim].hopes, aim);
      for (const choice of squad.choices) ok(whole >= value(search({ ...squad, choices: [choice] })[aim].hopes, aim));
    }),
    { numRuns: 60 },
  );
});

test('the side a Scout Report describes counts more than the others of its name, and nobody else counts', () => {
  for (const { name, faces } of opponents) {
    const weights = sidesFor(opponents, faces!.scout).map(({ weight }) => weight);
    equal(weights.length, 4, name);
    deepEqual(weights.toSorted(), [1, 1, 1, 2]);
  }
});
