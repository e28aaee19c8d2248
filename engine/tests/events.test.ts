import { describe, expect, test } from 'vitest';
import { hash, load, type Own, save, tableOf } from '../index.ts';
import { type Scenario, scenario } from '../testing/index.ts';
import { type Forge, forge, forgeStack } from '../toys/forge.ts';
import { listsOf } from '../toys/plain.ts';

/** A table with these cards on the two fields and in the first hand. */
function table(game: typeof forge, a: readonly string[], b: readonly string[], hand: readonly string[] = []): Scenario<Forge> {
  return scenario(game, { lists: listsOf(game) })
    .put(0, 'hand', hand)
    .put(1, 'hand', [])
    .put(0, 'field', a)
    .put(1, 'field', b);
}
const tally = (s: Scenario<Forge>, name: string) => [s.table.tally(name, 0), s.table.tally(name, 1)];

/** The state goes through text and back, as after a restart. */
function reload<O extends Own>(s: Scenario<O>): Scenario<O> {
  const loaded = load(s.game, JSON.parse(JSON.stringify(save(s.game, s.state))));
  expect(hash(s.game, loaded)).toBe(hash(s.game, s.state));
  s.state = loaded;
  return s;
}

describe('triggers', () => {
  test('cards that leave together see each other leave', () => {
    const s = table(forge, ['mourner', 'mourner', 'mourner'], []);
    s.a.pick('wreck');
    expect(tally(s, 'mourned')).toEqual([6, 0]);
  });

  test('a card sees its own arrival and its own leaving', () => {
    const s = table(forge, [], [], ['arrival']);
    s.a.pick('play:arrival');
    expect(tally(s, 'arrived')).toEqual([1, 0]);
  });

  test('what is remembered of a card that left is its power as it was', () => {
    const s = table(forge, ['legacy', 'lord'], []);
    s.a.pick('wreck');
    expect(tally(s, 'legacy')).toEqual([3, 0]);
  });

  test('a text about the leaving card finds it where it went', () => {
    const s = table(forge, ['returner'], []);
    s.a.pick('wreck');
    expect(s.ask).toBe('may');
    s.a.pick('yes');
    expect(s.a.cards('hand')).toEqual(['returner']);
  });

  test('different triggers of one owner are ordered by that owner, the turn player first; equal ones are not asked about', () => {
    const s = table(forge, ['returner', 'legacy', 'mourner', 'mourner'], ['returner', 'legacy']);
    s.a.pick('wreck');
    expect([s.ask, s.asked]).toEqual(['order', [0]]);
    expect(s.a.keys.map((k) => k.split('#')[0])).toEqual(['first:ability/returner/0', 'first:ability/mourner/0', 'first:ability/legacy/0']);
    for (let i = 0; i < 40 && s.asked[0] === 0; i++) s.a.pick(s.a.keys[0]);
    expect(s.asked).toEqual([1]);
    expect(s.ask).toBe('order');
  });

  test('a game may put them onto a stack: the last one resolves first', () => {
    const s = table(forgeStack, ['returner', 'legacy'], ['legacy']);
    s.a.pick('wreck');
    expect(s.ask).toBe('order');
    s.a.pick(s.a.keys.find((k) => k.includes('returner'))!);
    expect(s.table.pile(s.game.zoneKind.get('stack')!).length).toBe(3);
    expect(tally(s, 'legacy')).toEqual([0, 0]);
    reload(s);
    // Both pass: the item of seat 1, put there last, comes first.
    s.a.pick('pass');
    s.b.pick('pass');
    expect(s.ask).toBe('may');
    expect(tally(s, 'legacy')).toEqual([2, 2]);
    expect(s.state.def.length).toBeLessThanOrEqual(s.game.defs.length * 2 + 3);
  });

  test('once each turn is once, also for three in one batch', () => {
    const s = table(forge, ['once', 'plain', 'plain'], []);
    s.a.pick('wreck');
    expect(tally(s, 'mourned')).toEqual([1, 0]);
  });

  test("an event without a card is somebody's; a filter by cause reads who did it", () => {
    const s = table(forge, ['source', 'opponent'], ['shield']);
    s.a.pick('strike');
    expect(tally(s, 'arrived')).toEqual([1, 0]);
    s.a.pick('hit:shield');
    expect(tally(s, 'arrived')).toEqual([2, 0]);
  });
});

describe('replacements', () => {
  test('the controller of the affected card chooses between two; each applies once', () => {
    const s = table(forge, ['saint'], ['sexton']);
    s.a.pick('wreck');
    // Saint would go to the hand by its own text or out of the game by the sexton's.
    expect([s.ask, s.asked]).toEqual(['which', [0]]);
    reload(s);
    s.a.pick('which:ability/saint/0');
    expect(s.a.cards('hand')).toEqual(['saint']);
    expect(s.b.cards('grave')).toEqual(['sexton']);
  });

  test('a result is replaced by another; what a replacement does besides comes after', () => {
    const s = table(forge, ['plain'], ['sexton', 'keeper']);
    s.a.pick('hit:sexton');
    s.a.pick('wreck');
    expect(s.a.count('gone')).toBe(0);
    expect(s.a.cards('deck')[0]).toBe('plain');
    expect(tally(s, 'arrived')[1]).toBeGreaterThan(0);
  });

  test('a "may" in the middle of a cost, saved and loaded there', () => {
    const yes = table(forge, ['payer', 'phoenix'], []);
    yes.a.pick('use:payer');
    expect([yes.ask, yes.asked]).toEqual(['instead', [0]]);
    reload(yes);
    yes.a.pick('instead:ability/phoenix/0');
    expect(yes.a.cards('gone')).toEqual(['phoenix']);
    expect(tally(yes, 'arrived')).toEqual([1, 0]);
    const no = table(forge, ['payer', 'phoenix'], []);
    no.a.pick('use:payer').pick(0, 'decline');
    expect(no.a.cards('grave')).toEqual(['phoenix']);
    expect(tally(no, 'arrived')).toEqual([1, 0]);
    expect(table(forge, ['payer'], []).a.keys).not.toContain('use:payer');
  });

  test('less damage, so often in a turn; the next damage prevented, once', () => {
    const s = table(forge, ['shield', 'plain', 'ward'], ['plain']);
    const damage = (id: string) => {
      const card = s.a.ids('field').find((c) => s.table.def(c).id === id)!;
      return s.table.mark(card, 'damage');
    };
    s.a.pick('use:ward');
    s.a.pick('pass').pick(1, 'hit:shield');
    // Both would apply to the shield: its controller chooses, and prevention leaves nothing to lessen.
    expect(s.asked).toEqual([0]);
    s.a.pick(s.a.keys.find((k) => k.includes('ward'))!);
    expect(damage('shield')).toBe(0);
    s.b.pick('hit:shield');
    expect(damage('shield')).toBe(1);
    s.b.pick('hit:shield');
    expect(damage('shield')).toBe(3);
  });
});

describe('damage inside damage', () => {
  test('a burst deals a point again before the outer point is done, to any depth', () => {
    const s = table(forge, [], []);
    s.top(0, ['spark', 'spark', 'plain']).top(1, ['spark', 'plain', 'spark']);
    s.a.pick('strike');
    expect([s.ask, s.asked]).toEqual(['burst', [1]]);
    reload(s);
    s.b.pick('yes');
    expect([s.ask, s.asked]).toEqual(['burst', [0]]);
    s.a.pick('yes');
    // The second card of seat 1 has no burst: everything unwinds.
    expect(s.b.cards('wounds')).toEqual(['spark', 'plain']);
    expect(s.a.cards('wounds')).toEqual(['spark']);
    expect(s.ask).toBe('deeds');
  });

  test('the match ends in the middle of it', () => {
    const s = table(forge, [], []).put(0, 'wounds', ['plain', 'plain', 'plain']);
    s.top(1, ['spark']);
    s.a.pick('strike').pick(1, 'yes');
    expect(s.result).toMatchObject({ winners: [1], clause: 'FOR-6' });
  });
});

describe('things that come and go', () => {
  test('a thing made on the table has a place, marks, a handle and an end', () => {
    const s = table(forge, ['mourner'], []);
    const before = s.state;
    s.a.pick('conjure');
    expect(s.a.cards('field')).toEqual(['mourner', 'token']);
    expect(before.def.length).toBe(s.state.def.length - 1);
    expect(s.b.view.zones.find((z) => z.zone === 'field' && z.seat === 0)!.cards.map((c) => c.def)).toEqual(['mourner', 'token']);
    reload(s);
    s.a.pick('pass').pick(1, 'hit:token');
    expect(tally(s, 'mourned')).toEqual([1, 0]);
    expect(s.a.cards('grave')).toEqual([]);
    // Its number is free again, for another thing that no old reference finds.
    s.b.pick('conjure');
    expect(s.state.def.length).toBe(before.def.length + 1);
    expect(s.b.cards('field')).toEqual(['token']);
  });

  test('a deck that runs out in the middle of a draw is made of the grave', () => {
    const s = table(forge, [], []);
    const t = tableOf(s.game, s.state);
    const pile = [...t.pile(0, 0)];
    for (const card of pile.slice(1)) t.put(card, t.at(s.game.zoneKind.get('grave')!, 0));
    s.a.pick('draw');
    expect(s.a.count('hand')).toBe(2);
    expect(s.a.count('grave')).toBe(0);
    expect(s.a.count('deck')).toBe(pile.length - 2);
  });
});
