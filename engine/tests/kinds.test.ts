import { describe, expect, test } from 'vitest';
import { type Ability, checkCards, defineKinds, flowOf, type Kinds, type Own, type OwnEffect } from '../index.ts';
import { forge } from '../toys/forge.ts';
import { plainCard } from '../toys/plain.ts';

const own = { brew: { what: 'cards', n: 'integer', heat: 'low|high?', then: 'effects?' } } as const satisfies Kinds;
type Effect = OwnEffect<typeof own>;

const { act } = flowOf<Own>();
const kinds = defineKinds(own, {
  brew: {
    // What it is given has the types its kind declares.
    run: (e) => act('brew', '', (t) => t.addTally('mourned', 0, e.n + (e.heat === 'high' ? 1 : 0) + (e.what.self ? 1 : 0))),
  },
});

const what = { self: true } as const;

/** Each of these compiles only as long as the compiler refuses it. */
const refused: readonly Effect[] = [
  // @ts-expect-error a kind nobody declares
  { do: 'explode' },
  // @ts-expect-error a field its kind does not have
  { do: 'move', what, to: 'grave', loudly: true },
  // @ts-expect-error a field is missing
  { do: 'move', what },
  // @ts-expect-error the wrong type in a field
  { do: 'move', what: 'them', to: 'grave' },
  // @ts-expect-error a word that is none of those it can be
  { do: 'brew', what, n: 1, heat: 'medium' },
  // @ts-expect-error a number that is to be worked out, where a plain one is asked for
  { do: 'brew', what, n: { count: { zone: 'field' } } },
  // @ts-expect-error a wrong effect inside another
  { do: 'may', then: [{ do: 'brew', what }] },
  // @ts-expect-error each opponent cannot answer one question
  { do: 'may', then: [{ do: 'brew', what, n: 1 }], by: 'opponents' },
];

const accepted: readonly Effect[] = [
  { do: 'brew', what, n: 1, heat: 'high', then: [{ do: 'move', what, to: 'grave', at: 'bottom' }] },
  { do: 'may', cost: [{ do: 'brew', what, n: 2 }], then: [] },
];

/** The same cards from a file. */
const said = (effect: Effect) =>
  checkCards({
    ...forge.spec,
    kinds,
    cards: [plainCard<Effect>('brought', { abilities: [{ when: { use: ['any'] }, do: [effect] } satisfies Ability<Effect>] })],
  }).map((p) => `${p.card} ${p.field}: ${p.message}`);

describe('effect kinds', () => {
  test('what does not compile is refused from a file too, with card, field and what is allowed', () => {
    expect(refused.flatMap(said)).toEqual([
      expect.stringMatching(/^brought abilities\[0\]\.do\[0\]\.do: there is no effect kind "explode"\. There are: .*brew/),
      'brought abilities[0].do[0].loudly: move has no such field. It has: what, to, whose, at, name',
      'brought abilities[0].do[0].to: is missing',
      'brought abilities[0].do[0].what: must be an object',
      'brought abilities[0].do[0].heat: must be one of low, high',
      'brought abilities[0].do[0].n: must be a whole number',
      'brought abilities[0].do[0].then[0].n: is missing',
      'brought abilities[0].do[0].by: must be one of you, opponent, next, or { seat: … }',
    ]);
  });

  test('what compiles is accepted', () => {
    expect(accepted.flatMap(said)).toEqual([]);
  });
});
