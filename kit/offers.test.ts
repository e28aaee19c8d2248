/** What a game offers before a match: it fits the game, fits together, and is said in both languages. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { create, optionsFor } from '@touchline/engine';
import { languages } from '@touchline/text';
import { beforeAll, describe, expect, test } from 'vitest';
import { fitting, gamePackage, hasDecks, listsFor, presetOptions, usualPreset, valuesLeft, valuesOf } from './index.ts';
import { findGame, gameIds, root } from './node.ts';
import { scouts } from './testing/scouts.ts';

const tutorials = readdirSync(join(root, 'docs/tutorials'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => join(root, 'docs/tutorials', name));

describe.each([...gameIds, ...tutorials])('%s', (id) => {
  const found = findGame(id);

  test.each(languages)('every option, value and preset has a name and a line in %s', async (language) => {
    const { pack } = await found;
    await pack.learn(language);
    const speaker = pack.speak(language);
    for (const [name, spec] of Object.entries(pack.game.spec.options)) {
      const called = [speaker.optionName(name), speaker.optionAbout(name)];
      for (const text of called) expect(text.trim(), name).not.toBe('');
      expect(called[1], name).not.toBe(called[0]);
      const values = valuesOf(spec);
      expect(values, name).toContain(spec.default);
      expect(values.length, `${name}: there must be something to choose`).toBeGreaterThan(1);
      const labels = values.map((value) => speaker.optionValue(name, value));
      expect(new Set(labels).size, `${name}: ${labels}`).toBe(values.length);
      for (const text of [...labels, ...values.map((value) => speaker.optionAbout(name, value))]) expect(text.trim(), name).not.toBe('');
    }
    for (const preset of Object.keys(pack.offers.presets)) {
      const { name, about } = speaker.preset(preset);
      expect(name.trim()).not.toBe('');
      expect(about.trim()).not.toBe('');
      expect(about).not.toBe(name);
    }
  });

  test('a match begins with every preset, for every number of seats, and the ready decks are legal in it', async () => {
    const { pack } = await found;
    const { game, offers, decks } = pack;
    for (const [name, { options, seats }] of Object.entries(offers.presets))
      for (const count of seats === undefined ? game.seats : [seats]) {
        const all = optionsFor(game, options, count);
        if (hasDecks(game))
          for (const [deck, list] of Object.entries(decks))
            expect(
              game.spec.checkDeck(list, all, (card) => game.defs[game.defIndex.get(card) ?? -1]),
              `${deck}, ${name}`,
            ).toEqual([]);
        const lists = listsFor(game, [], count, 'seed').map(({ list }) => list);
        expect(create(game, options, lists, 'seed').options).toEqual(all);
      }
  });
});

describe('presets and what a value leaves', () => {
  beforeAll(() => scouts.learn('en'));

  test('the usual preset is the one that changes nothing', () => {
    expect(usualPreset(scouts.offers)).toBe('season');
    expect(presetOptions(scouts.offers, 'season')).toEqual({ scenario: 0, division: 3 });
    expect(presetOptions(scouts.offers, 'solo')).toEqual({ scenario: 1, division: 3 });
    expect(usualPreset({ ...scouts.offers, presets: {} })).toBe('');
  });

  test('a scenario is for one, and leaves only its divisions', () => {
    expect(valuesLeft(scouts.offers, 'scenario', {}, 1)).toEqual([0, 1, 2]);
    expect(valuesLeft(scouts.offers, 'scenario', {}, 2)).toEqual([0]);
    expect([0, 1, 2].map((scenario) => valuesLeft(scouts.offers, 'division', { scenario }, 1))).toEqual([[3, 2, 1], [3], [3, 2]]);
    expect(fitting(scouts.offers, { scenario: 1, division: 1 }, 1)).toEqual({ scenario: 1, division: 3 });
    expect(fitting(scouts.offers, { scenario: 2, division: 1 }, 3)).toEqual({ scenario: 0, division: 1 });
  });

  test('a value says what it means, or what its option changes', () => {
    const speaker = scouts.speak('en');
    expect([0, 1, undefined].map((value) => speaker.optionAbout('scenario', value))).toEqual([
      'A task for one',
      'Do not come last',
      'A task for one',
    ]);
    expect(speaker.preset('solo').name).toBe('Solo');
    expect(() => speaker.preset('cup')).toThrow('no preset "cup"');
  });

  const made = (parts: Partial<Parameters<typeof gamePackage>[0]>) => () =>
    gamePackage({
      game: scouts.game,
      facts: scouts.facts,
      voice: async () => Promise.reject(),
      about: async () => Promise.reject(),
      ...parts,
    });

  test.each([
    [{ presets: { a: { options: { height: 1 } }, b: { options: {} } } }, 'preset "a": scouts has no option "height"'],
    [{ presets: { a: { options: { division: 4 } }, b: { options: {} } } }, 'preset "a": Option "division" cannot be 4'],
    [{ presets: { a: { options: {}, seats: 5 } } }, 'preset "a" is for 5'],
    [{ presets: { a: { options: { division: 1 } } } }, 'none does'],
    [{ presets: { a: { options: {} }, b: { options: { division: 3 } } } }, 'a and b do'],
    [{ leaves: { weather: {} } }, 'there is no option "weather"'],
    [{ leaves: { scenario: { 7: {} } } }, '"scenario" cannot be "7"'],
    [{ leaves: { scenario: { 1: { options: { division: [9] } } } } }, '"division" cannot be "9"'],
    [{ distinct: ['division'] }, '"division" is distinct, but'],
  ])('what does not fit the game is refused when it is loaded: %j', (parts, message) => {
    expect(made(parts)).toThrow(message);
    expect(made({})).not.toThrow();
  });
});
