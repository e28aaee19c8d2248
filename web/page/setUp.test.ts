/** What is chosen before a match, step by step, in a game for one to four with teams and scenarios. */
import { expect, test } from 'vitest';
import { scouts } from '../../kit/testing/scouts.ts';
import { playersOf } from './regulars.ts';
import {
  changedIn,
  givenOptions,
  namesOf,
  type SetUp,
  stillOffered,
  usualSetUp,
  withCount,
  withName,
  withOption,
  withPreset,
  withValue,
  withWho,
} from './setUp.ts';

const { offers } = scouts;
const regulars = { level: 'anchor', names: ['Ana', 'Bo'] };
const usual = (count: number, people = false) => usualSetUp(offers, count, regulars, people);
const teams = ({ seats }: SetUp) => seats.map(({ values }) => values.team);

test('usually one person sits among bots of the level last met, and everything else is left as it is', () => {
  expect(playersOf(usual(3))).toEqual(['person', 'anchor', 'anchor']);
  expect(namesOf(usual(3))).toEqual([]);
  expect(changedIn(offers, usual(3))).toEqual([]);
  expect(givenOptions(offers, usual(3))).toEqual({ team: [null, null, null] });
});

test('people at one device have the names that were used here before, in their order', () => {
  expect(namesOf(usual(3, true))).toEqual(['Ana', 'Bo', '']);
  expect(namesOf(withName(usual(2, true), 1, ' Cy '))).toEqual(['Ana', 'Cy']);
  const third = withWho(usual(3), 2, 'person', regulars);
  expect([playersOf(third), namesOf(third)]).toEqual([
    ['person', 'anchor', 'person'],
    ['Ana', '', 'Bo'],
  ]);
  // More people where all are people, more bots where not.
  expect(playersOf(withCount(offers, usual(2, true), 4, regulars))).toEqual(['person', 'person', 'person', 'person']);
  expect(playersOf(withCount(offers, usual(2), 4, regulars))).toEqual(['person', 'anchor', 'anchor', 'anchor']);
});

test('somebody is always there to play', () => {
  const second = withWho(usual(2), 0, 'bot', regulars);
  expect(playersOf(second)).toEqual(['anchor', 'person']);
  expect(playersOf(withCount(offers, second, 1, regulars))).toEqual(['person']);
  expect(playersOf(withWho(usual(1), 0, 'bot', regulars))).toEqual(['person']);
});

test('whoever takes the team of another gives them their own', () => {
  const red = withValue(offers, usual(3), 0, 'team', 'red');
  expect(teams(red)).toEqual(['red', null, null]);
  const both = withValue(offers, red, 1, 'team', 'blue');
  expect(teams(withValue(offers, both, 0, 'team', 'blue'))).toEqual(['blue', 'red', null]);
  expect(teams(withValue(offers, red, 2, 'team', 'red'))).toEqual([null, null, 'red']);
  expect(givenOptions(offers, both)).toEqual({ team: ['red', 'blue', null] });
});

test('a preset sets options and seats; what departs from it is counted; a scenario leaves only what fits', () => {
  const solo = withPreset(offers, usual(2), 'solo', regulars);
  expect([solo.seats.length, solo.options, changedIn(offers, solo)]).toEqual([1, { scenario: 1, division: 3 }, []]);
  const second = withOption(offers, solo, 'scenario', 2);
  expect(changedIn(offers, second)).toEqual(['scenario']);
  expect(withOption(offers, withOption(offers, second, 'division', 2), 'scenario', 1).options).toEqual({ scenario: 1, division: 3 });
  // For two there is no scenario.
  expect(withCount(offers, solo, 2, regulars).options).toEqual({ scenario: 0, division: 3 });
  expect(givenOptions(offers, withOption(offers, usual(1), 'division', 1))).toEqual({ division: 1, team: [null] });
});

test('a set-up that was kept is offered as far as the game still has it', () => {
  const kept = withOption(offers, withValue(offers, usual(3), 1, 'team', 'gold'), 'division', 2);
  expect(stillOffered(offers, [1, 2, 3, 4], kept, regulars)).toEqual(kept);
  const old: SetUp = {
    preset: 'cup',
    options: { ...kept.options, division: 9, weather: 'rain' },
    seats: kept.seats.map((seat) => ({ ...seat, values: { team: 'pink', coach: 'Zed' } })),
  };
  expect(stillOffered(offers, [1, 2], old, regulars)).toEqual(usual(1));
});
