/** ELV-310: own dice are rolled again for fans, or for free where a Director lets one. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { compare, friday, heard, laidOut, lineUp, settled } from './testing/matches.ts';
import { atMeeting, type Club, mark, markOn, own, rolled, type Season, supply } from './testing/scenarios.ts';
import { thursday } from './testing/solo.ts';

/** Flu in the dressing room: a vote, and then the twelve-sided die for an Injury. Every reroll is offered. */
const flu = (club: Club, ...faces: readonly number[]): Season =>
  atMeeting('M02', 'yellow', {
    a: { squad: ['R22', 'R08'], ...club },
    options: { rerollPrompt: 'ask' },
    dice: faces.map((face) => [12, face]),
  });
const injured = (t: Season) => ['R22', 'R08'].map((id) => markOn(t, id, 'inj'));

rule('ELV-310 for 1 fan each a die is rolled again, as often as there are fans; the last result counts', () => {
  const t = flu({ fan: 2 }, 3, 9, 5);
  deepEqual([t.ask, t.a.keys, t.own.die[0]], ['reroll', ['keep', 'reroll'], 1]);
  t.a.pick('keep');
  deepEqual([t.ask, t.own.die[0]], ['reroll', 3]);
  t.a.pick('reroll');
  deepEqual([t.ask, t.own.die[0], supply(t)[1]], ['reroll', 9, 1]);
  t.a.pick('reroll');
  // No fan is left: number 5 is hit, and nobody is asked.
  deepEqual([t.ask, t.own.die[0], supply(t)[1], injured(t)], ['day', 5, 0, [0, 1]]);
});

rule('ELV-310 a die that is kept counts', () => {
  const t = flu({ fan: 1 }, 7);
  t.a.pick('keep').pick(0, 'keep');
  deepEqual([injured(t), supply(t)[1], t.ask], [[1, 0], 1, 'day']);
});

rule('ELV-310 without a fan nobody is asked, and a fan on a Stand pays for nothing', () => {
  deepEqual([flu({}, 7).ask, injured(flu({}, 7))], ['day', [1, 0]]);
});

rule('ELV-310, ELV-704 Holm: one die a Week is rolled again for free', () => {
  const t = flu({ directors: ['D16'] }, 7, 5);
  deepEqual([t.ask, t.a.keys], ['reroll', ['keep', 'rerollFree']]);
  t.a.pick('keep').pick(0, 'rerollFree');
  deepEqual([t.ask, injured(t), supply(t)[1]], ['day', [0, 1], 0]);
  const both = flu({ directors: ['D16'], fan: 1 }, 7, 5);
  both.a.pick('keep');
  deepEqual(both.a.keys, ['keep', 'rerollFree', 'reroll']);
  both.a.pick('rerollFree');
  deepEqual(both.a.keys, ['keep', 'reroll']);
  equal(supply(both.a.pick('keep'))[1], 1);
});

rule('ELV-310, ELV-1111 Holm: the die that says what a Match did may be that one', () => {
  const t = friday({ directors: ['D16'], squad: ['R22'], fit: 1 }, { options: { rerollPrompt: 'ask' } });
  t.until('reroll');
  deepEqual([t.a.keys, t.own.freeRerolls[0]], [['keep', 'rerollFree'], 0]);
  t.a.pick('rerollFree');
  equal(t.own.freeRerolls[0], 1);
});

rule('ELV-310, ELV-1407 a suspended Holm lets nobody', () => {
  const t = atMeeting('M02', 'yellow', {
    a: { squad: ['R22'], directors: ['D16'] },
    options: { rerollPrompt: 'ask' },
    before: (t) => mark(t, 'D16', 'sus', 1),
  });
  equal(t.ask, 'day');
});

/** What each die was rolled for. */
const purposes = (t: Season) => heard(t, 'rolled').map(({ sides, why }) => [sides, why]);
/** What whoever may roll again is told of it. */
const purpose = (t: Season) => t.a.view.ask!.options.find(({ key }) => key === 'keep')!.figures;

rule('ELV-310 every die says what it is rolled for: a vote, a card, a Match, an Injury', () => {
  const t = flu({ fan: 1 }, 7);
  deepEqual(purpose(t), undefined);
  t.a.pick('keep');
  deepEqual(purpose(t), { sides: 12, card: t.game.defIndex.get('M02') });
  deepEqual(purposes(t), [
    [6, 'vote'],
    [12, 'M02'],
  ]);
  const match = friday({ fan: 1, fit: 1, squad: ['R05'], tactics: ['T01'] }, { options: { rerollPrompt: 'ask' } });
  lineUp(match, 'T01/4-4-2', 'R05');
  deepEqual([match.ask, purpose(match)], ['reroll', { sides: 6, card: match.game.defIndex.get('R05') }]);
  const after = laidOut(
    lineUp(friday({ fan: 1, tactics: ['T01', 'T11'] }, { options: { rerollPrompt: 'ask' } }), 'T01/4-4-2').pick(0, 'stands#0'),
    { their: { CF: 'A1' } },
  );
  // Lost, and a 3: an Injury.
  compare(settled(rolled(after, 0, [[6, 3]]))).pick(0, 'keep');
  deepEqual([after.ask, purpose(after)], ['reroll', { sides: 12 }]);
  deepEqual(purposes(after).slice(-2), [
    [6, 'consequence'],
    [12, 'injury'],
  ]);
});

rule('ELV-310, ELV-1658 the die of Old Legs is for the Scenario', () => {
  const t = thursday(3, 1, { options: { rerollPrompt: 'ask' } });
  own(t.pick(0, 'endDay').until('refresh'), 0, 'fan', 1);
  t.pick(0, 'decline').until('reroll');
  deepEqual(purpose(t), { sides: 6, scenario: 3 });
  deepEqual(purposes(t).at(-1), [6, 'scenario']);
});
