/** Attacks, blocks and EX Bursts say what follows; and how damage is divided is chosen by numbers. */
import { expect, test } from 'vitest';
import { buttonsOf, choiceOf } from '../../match/choice.ts';
import type { ShownAsk } from '../../match/scene.ts';
import { questions } from '../../testing/scenes.ts';
import { gameOf } from '../packages.ts';

const pack = await gameOf('fftcg', 'en', 'fr');
const asks = ['outlook/0', 'outlook/1', 'outlook/2', 'outlook/3'].flatMap((seed) =>
  [...questions(pack, seed, 1)].flatMap(({ scene }) => (scene.ask ? [scene.ask] : [])),
);
const named = (name: string): readonly ShownAsk[] => asks.filter((ask) => ask.name === name);

/** What each verb of a question says beside itself. */
const SAYS: { readonly [ask: string]: { readonly [verb: string]: RegExp } } = {
  attack: { attack: /^not blocked: (1 damage, \d of 7|you win)$/, stop: /^then Main Phase 2$/ },
  block: {
    block: /^\d+ against \d+(: (yours breaks|theirs breaks|both break|neither breaks))?$/,
    noBlock: /^you take (1 damage: \d of 7|the last damage and lose)$/,
  },
  exBurst: { useBurst: /^at once/, decline: /^the card stays damage/ },
};

test.each(Object.entries(SAYS))('%s says what follows', (name, says) => {
  expect(named(name).length).toBeGreaterThan(0);
  const verbs = new Set<string>();
  for (const { verb, beside } of named(name).flatMap(({ options }) => options)) {
    expect([verb, beside]).toEqual([verb, expect.stringMatching(says[verb] ?? /^$/)]);
    verbs.add(verb);
  }
  expect([...verbs]).toEqual(expect.arrayContaining(Object.keys(says)));
});

test('damage is divided by choosing a number', () => {
  const divided = named('distribute').filter(({ options }) => options.length > 4);
  expect(divided.length).toBeGreaterThan(0);
  for (const ask of divided) {
    const drawn = new Set(ask.options.flatMap(({ on }) => on));
    expect(buttonsOf(ask, choiceOf(ask, []), drawn).map(({ label }) => label)).toEqual(ask.options.map(({ n }) => String(n)));
  }
});
