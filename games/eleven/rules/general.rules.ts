/** ELV-300: what holds on every day: costs, effects as far as they go, and what may be declined. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { opponents } from '../cards/opponents.ts';
import { atDay, cards, markOn, start, supply, told, toMatch } from './testing/scenarios.ts';

rule('ELV-302 six Weeks of Monday, three Days and a Matchday; three with the option', () => {
  for (const weeks of [6, 3]) {
    const t = start({ seats: 1, options: { weeks, rerollPrompt: 'never' } }).finish();
    deepEqual(
      told(t, 'week'),
      Array.from({ length: weeks }, (_, i) => ({ week: i + 1, of: weeks })),
    );
    deepEqual([told(t, 'monday').length, told(t, 'turn').length, told(t, 'matchday').length], [weeks, 3 * weeks, weeks]);
  }
});

rule('ELV-303 each Day is played by everybody, the First player first, before the next', () => {
  const t = toMatch(start({ seats: 3, options: { rerollPrompt: 'never' } }).until('day'));
  const turns = t.events.filter(({ type }) => type === 'turn').map(({ seat, args }) => [args.day, seat]);
  deepEqual(
    turns,
    [1, 2, 3].flatMap((day) => [0, 1, 2].map((seat) => [day, seat])),
  );
  equal(t.asked.length, 3);
});

rule('ELV-304, ELV-R4 a cost is paid whole or not at all, and its parts together', () => {
  // The Chief Scout's action costs 1 OP; as the Paid action 2 more.
  const t = atDay({ a: { staff: ['S23'], op: 2 } });
  t.a.may('action:S23').mayNot('paidAction:S23');
  const more = atDay({ a: { staff: ['S23'], op: 3 } });
  more.a.may('paidAction:S23').pick('paidAction:S23');
  equal(supply(more)[2], 0);
  const none = atDay({ a: { staff: ['S23'], op: 0 } });
  none.a.mayNot('action:S23', 'ELV-812');
});

rule('ELV-306 what does not name its Player may be used on any of the own, and on nobody else’s', () => {
  const t = atDay({ a: { staff: ['S01'], fit: 1, squad: ['R07', 'Y03', 'V02', 'R01'] }, b: { squad: ['R08'] } });
  t.a.pick('action:S01');
  deepEqual(t.a.keys.sort(), ['decline', 'train:R01', 'train:R07', 'train:V02', 'train:Y03']);
  t.a.pick('train:R07');
  equal(markOn(t, 'R07', 'trained'), 1);
});

rule('ELV-315, ELV-R66, ELV-R17 what costs cash, a sale and training may be declined; what is free must be done', () => {
  const priced = atDay({ a: { staff: ['S20', 'S18', 'S01'], fit: 1, cash: 9, op: 9, squad: ['R07'] } });
  priced.a.pick('action:S20').a.may('decline').pick('decline').a.pick('paidAction:S18').a.may('decline');
  const free = atDay({ staff: ['S07', 'S09', 'S11', 'S12', 'S23'], a: { cash: 5 } });
  free.a.pick('hireStaff:S23');
  equal(free.ask, 'hire');
  ok(!free.a.keys.includes('decline'));
  const training = atDay({ a: { staff: ['S01'], fit: 1, squad: ['R07'] } });
  training.a.pick('action:S01').a.may('decline');
});

rule('ELV-305, ELV-813 a text is carried out as far as it goes', () => {
  // Nobody to sell: the rest of the Agent's text is offered all the same.
  const t = atDay({ a: { staff: ['S18'], op: 1 } });
  t.a.pick('action:S18');
  equal(t.ask, 'may');
  t.a.pick('yes');
  deepEqual(supply(t), [3, 0, 0, 0]);
});

rule('ELV-1503, ELV-1501 every line-up has the Formation of its Scout Report; the four cards of an Opponent are of one band', () => {
  for (const { notes, traits } of opponents) {
    const men = notes?.men as unknown as readonly (readonly [number, string, number])[];
    const lines = [0, 1, 2].map((line) => men.filter(([zone]) => Math.floor(zone / 3) === line).length);
    equal(lines.join('-'), traits.formation[0]);
  }
  for (const emblem of new Set(opponents.map(({ traits }) => traits.emblem[0]))) {
    const four = opponents.filter(({ traits }) => traits.emblem[0] === emblem);
    deepEqual([four.length, new Set(four.map(({ traits }) => traits.band[0])).size], [4, 1]);
  }
});

rule('ELV-R78 a club may sell its last Player', () => {
  const t = atDay({ a: { squad: ['R07'] } });
  t.a.pick('sell:R07');
  deepEqual(cards(t, 'squad'), []);
});
