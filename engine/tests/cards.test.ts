import { describe, expect, test } from 'vitest';
import { type Ability, checkCards, defineGame, SetupError } from '../index.ts';
import { forge } from '../toys/forge.ts';
import { toys } from '../toys/index.ts';
import { plainCard } from '../toys/plain.ts';

/** What is said of a card with this text, as it would come from a file. */
function said(...abilities: unknown[]): string[] {
  const card = plainCard('brought', { abilities: JSON.parse(JSON.stringify(abilities)) as Ability[] });
  return checkCards({ ...forge.spec, cards: [...forge.spec.cards, card] }).map((p) => `${p.card} ${p.field}: ${p.message.split('.')[0]}`);
}
const use = { use: ['any'] };

describe('cards from a file', () => {
  test('the cards of every toy are in order', () => {
    for (const game of toys) expect(checkCards(game.spec)).toEqual([]);
  });

  test('errors name card and field', () => {
    expect(said({ when: use, do: [{ do: 'explode' }] })).toEqual(['brought abilities[0].do[0].do: there is no effect kind "explode"']);
    expect(said({ when: use, do: [{ do: 'move', what: { self: true }, to: 'limbo' }] })).toEqual([
      'brought abilities[0].do[0].to: there is no zone "limbo"',
    ]);
    expect(said({ when: use, do: [{ do: 'gain', to: { zone: 'felid' }, stat: 'pwr', add: 1, until: 'tunr' }] })).toEqual([
      'brought abilities[0].do[0].until: there is no scope "tunr"',
      'brought abilities[0].do[0].to.zone: there is no zone "felid"',
      'brought abilities[0].do[0].stat: there is no stat "pwr"',
    ]);
    expect(said({ when: { on: 'birth' }, do: [] })).toEqual(['brought abilities[0].when.on: there is no event "birth"']);
    expect(said({ when: use, do: [{ do: 'tally', tally: 'x', by: 1 }] })).toEqual([
      'brought abilities[0].do[0].by: tally has no such field',
      'brought abilities[0].do[0].tally: there is no tally "x"',
    ]);
    expect(said({ when: use, limit: { times: 1, per: 'decade' }, do: 'nothing' })).toEqual([
      'brought abilities[0].limit.per: there is no scope "decade"',
      'brought abilities[0].do: must be a list',
    ]);
    expect(said({ when: { instead: 'hurt', with: [{ type: 'move', to: 'moon' }] }, do: [] })).toEqual([
      'brought abilities[0].when.with[0].to: there is no zone "moon"',
    ]);
    expect(said('text', { when: use, do: [{ do: 'choose', from: { zone: 'field' } }] })).toEqual([
      'brought abilities[0]: must be an object',
      'brought abilities[1].do[0].name: is missing',
    ]);
  });

  test('a name must be bound before it is used', () => {
    const choose = { do: 'choose', name: 'mark', from: { zone: 'field' } };
    const hurt = { do: 'happen', event: 'hurt', what: { bound: 'mark' }, n: 1 };
    const unbound = 'nothing is called "mark" yet';
    expect(said({ when: use, do: [choose, hurt] })).toEqual([]);
    expect(said({ when: use, cost: [choose], do: [hurt] })).toEqual([]);
    expect(said({ when: use, do: [hurt, choose] })).toEqual([`brought abilities[0].do[0].what.bound: ${unbound}`]);
    expect(said({ when: use, do: [{ do: 'may', then: [choose, hurt] }, hurt] })).toEqual([
      `brought abilities[0].do[1].what.bound: ${unbound}`,
    ]);
    const later = { do: 'later', ability: { when: { on: 'turnEnd' }, do: [hurt] } };
    expect(said({ when: use, do: [choose, later] })).toEqual([]);
    expect(said({ when: use, do: [later] })).toHaveLength(1);
    // An ability that is given away begins anew.
    expect(said({ when: use, do: [choose, { do: 'grant', to: { self: true }, ability: { when: use, do: [hurt] } }] })).toHaveLength(1);
  });

  test('nothing is laid on cards that not everybody sees, unless it is laid on whoever fits later too', () => {
    const laid = (zone: string, more = {}) =>
      said({ when: use, do: [{ do: 'gain', to: { zone, of: 'you' }, stat: 'power', add: 1, ...more }] });
    expect(laid('field')).toEqual([]);
    expect(laid('hand')).toHaveLength(1);
    expect(laid('hand', { live: true })).toEqual([]);
  });

  test('who chooses between none and so many says it in one way', () => {
    const chosen = (more: object) => said({ when: use, do: [{ do: 'choose', name: 'some', from: { zone: 'field' }, count: 2, ...more }] });
    expect(chosen({ atLeast: 1 })).toEqual([]);
    expect(chosen({ upTo: true })).toEqual([]);
    expect(chosen({ atLeast: 1, upTo: true })).toHaveLength(1);
    expect(chosen({ atLeast: 3 })).toHaveLength(1);
    expect(said({ when: use, do: [{ do: 'may', then: [] }] })).toHaveLength(1);
  });

  test('a game with such a card does not start', () => {
    const broken = plainCard('broken', { abilities: [{ when: { use: [] }, do: [{ do: 'explode' }] }] });
    expect(() => defineGame({ ...forge.spec, cards: [broken] })).toThrow(SetupError);
    expect(() => defineGame({ ...forge.spec, cards: [broken] })).toThrow(/card broken, abilities\[0\]\.do\[0\]\.do/);
  });
});
