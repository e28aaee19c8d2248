import { describe, expect, test } from 'vitest';
import { breakdown, create, forbidden, play, rawStat, ruleBreakdown, type Table, tableOf } from '../index.ts';
import { type Scenario, scenario } from '../testing/index.ts';
import { type Forge, forge } from '../toys/forge.ts';
import { listsOf } from '../toys/plain.ts';

function table(a: readonly string[], b: readonly string[] = [], hand: readonly string[] = []): Scenario<Forge> {
  return scenario(forge, { lists: listsOf(forge) })
    .put(0, 'hand', hand)
    .put(1, 'hand', [])
    .put(0, 'field', a)
    .put(1, 'field', b);
}
const cardOf = (s: Scenario<Forge>, id: string, seat = 0) =>
  s
    .seat(seat)
    .ids('field')
    .find((c) => s.table.def(c).id === id)!;
const power = (s: Scenario<Forge>, id: string, seat = 0) => s.table.stat(cardOf(s, id, seat), 'power');
const asTexts = (s: Scenario<Forge>) => s.table as unknown as Table;
const endTurn = (s: Scenario<Forge>) => {
  const turn = s.own.turn;
  for (let i = 0; i < 20 && s.own.turn === turn && !s.result; i++) s.pick(s.asked[0], 'pass');
  return s;
};

describe('values', () => {
  test('a breakdown says what makes up a number', () => {
    const s = table(['plain', 'lord']);
    s.a.pick('pass');
    const { printed, addends, total } = breakdown(asTexts(s), cardOf(s, 'plain'), 'power');
    expect([printed, addends.map((a) => [a.change, a.by]), total]).toEqual([3, [['add', 1]], 4]);
    expect(addends[0].source?.id).toBe(cardOf(s, 'lord'));
  });

  test('what sets comes before what adds', () => {
    expect(power(table(['plain', 'statue', 'lord']), 'plain')).toBe(2);
    expect(power(table(['lord', 'plain', 'statue']), 'plain')).toBe(2);
  });

  test('of two cards that read each other each reads the other without what that one reads', () => {
    const s = table(['twin', 'twin']);
    for (const card of s.a.ids('field')) expect(s.table.stat(card, 'power')).toBe(2);
  });

  test('a change that depends on the value it changes asks without itself', () => {
    const s = table(['crowd', 'plain']);
    expect([power(s, 'plain'), power(s, 'crowd')]).toEqual([5, 1]);
  });

  test('floors are for reading: the raw sum is kept', () => {
    const s = table(['curse', 'curse'], ['sexton']);
    s.a.pick('use:curse').pick(0, 'use:curse~2');
    const card = s.b.ids('grave').concat(s.b.ids('field'))[0];
    expect(s.table.def(card).id).toBe('sexton');
    // Ten less than nine: it is gone at once, and that was read as nothing, not as less than nothing.
    expect(s.b.count('field')).toBe(0);
    const t = table(['plain'], ['drum']);
    t.a.pick('pass');
    const plain = cardOf(t, 'plain');
    t.table.gain({
      source: null,
      seat: 0,
      on: { refs: [t.table.ref(plain)] },
      stat: 'power',
      change: 'add',
      by: -5,
      until: [],
      clause: '',
    });
    expect([rawStat(asTexts(t), plain, 'power'), t.table.stat(plain, 'power')]).toEqual([-2, 0]);
    t.table.gain({ source: null, seat: 0, on: { refs: [t.table.ref(plain)] }, stat: 'power', change: 'add', by: 3, until: [], clause: '' });
    expect(t.table.stat(plain, 'power')).toBe(1);
  });

  test('a card changes a rule value, for one side and the other', () => {
    const s = table(['banner']);
    expect([s.table.rule(0, 'handSize'), s.table.rule(1, 'handSize')]).toEqual([5, 3]);
    expect(ruleBreakdown(asTexts(s), 1, 'handSize')).toMatchObject({ printed: 4, total: 3 });
  });

  test('counting as something ends with its scope', () => {
    const s = table(['mask', 'plain']);
    s.a.pick('use:mask');
    expect(s.table.traits(cardOf(s, 'plain'), 'job')).toEqual(['plain', 'guest']);
    expect(s.table.is(cardOf(s, 'mask'), 'job', 'guest')).toBe(false);
    endTurn(s);
    expect(s.table.traits(cardOf(s, 'plain'), 'job')).toEqual(['plain']);
  });

  test('frozen means those that fitted then, live whoever fits', () => {
    const s = table(['drum', 'pipe'], [], ['plain']);
    s.a.pick('use:drum').pick(0, 'use:pipe').pick(0, 'play:plain');
    expect([power(s, 'drum'), power(s, 'pipe'), power(s, 'plain')]).toEqual([3, 3, 4]);
  });

  test('until the end of your next turn: this one does not count, nor do the others’ turns', () => {
    const s = table(['drum']);
    s.a.pick('use:drum');
    const seen: number[] = [];
    for (let i = 0; i < 4; i++) {
      endTurn(s);
      seen.push(power(s, 'drum'));
    }
    expect(seen).toEqual([2, 2, 1, 1]);
  });

  test('until the first of several ends: its source leaves', () => {
    const s = table(['pipe', 'plain']);
    s.a.pick('use:pipe');
    expect(power(s, 'plain')).toBe(4);
    s.a.pick('pass').pick(1, 'pass');
    s.b.pick('hit:pipe');
    expect([s.a.cards('field'), power(s, 'plain')]).toEqual([['plain'], 3]);
    expect(s.state.mods).toEqual([]);
  });

  test('while a condition holds', () => {
    const s = table(['harp', 'plain']);
    s.a.pick('use:harp');
    expect(power(s, 'plain')).toBe(8);
    s.a.pick('pass').pick(1, 'hit:harp');
    expect(power(s, 'plain')).toBe(3);
  });

  test('for so many uses', () => {
    const s = table(['plain']);
    const { table: t } = s;
    const card = cardOf(s, 'plain');
    t.gain({ source: null, seat: 0, on: { refs: [t.ref(card)] }, stat: 'power', change: 'add', by: 1, until: [{ uses: 2 }], clause: '' });
    t.gain({ source: null, seat: 0, on: { rulesOf: 0 }, stat: 'price', change: 'add', by: -1, until: [{ uses: 1 }], clause: '' });
    t.spend(card, 'power');
    expect(t.stat(card, 'power')).toBe(4);
    t.spend(card, 'power');
    expect(t.stat(card, 'power')).toBe(3);
    t.spend(-1, 'price', 1);
    expect(t.rule(0, 'price')).toBe(2);
    t.spend(-1, 'price', 0);
    expect(t.rule(0, 'price')).toBe(3);
  });

  test('changes laid on cards that have become something else are swept away with the next scope', () => {
    const s = table(['coach', 'plain']);
    s.a.pick('use:coach').pick(0, 'wreck');
    endTurn(s);
    expect(s.state.mods).toEqual([]);
  });
});

describe('abilities given and delayed', () => {
  test('a trigger given for a while, and by a text that is always at work', () => {
    const s = table(['teacher', 'plain']);
    s.a.pick('use:teacher').pick(0, 'wreck');
    expect(s.table.tally('legacy', 0)).toBe(1);
    const late = endTurn(table(['teacher', 'plain'])).pick(1, 'wreck');
    expect(late.table.tally('legacy', 0)).toBe(0);
    const school = table(['school', 'plain', 'plain']);
    school.a.pick('wreck');
    expect(school.table.tally('legacy', 0)).toBe(2);
  });

  test('a text always at work given for a while', () => {
    const s = table(['coach', 'plain']);
    s.a.pick('use:coach');
    expect([power(s, 'coach'), power(s, 'plain')]).toEqual([2, 7]);
    endTurn(s);
    expect(power(s, 'plain')).toBe(3);
  });

  test('later: what was named is still meant, once', () => {
    const s = table(['promise']).put(0, 'grave', ['plain', 'drum']);
    s.a.pick('use:promise').pick(0, 'choose:drum');
    expect(s.state.delayed).toHaveLength(1);
    endTurn(s);
    expect([s.a.cards('hand'), s.state.delayed]).toEqual([['drum'], []]);
  });

  test('when you do so: a new ability, settled like a trigger, with what was named', () => {
    const s = table(['reflex'], ['plain', 'shield']);
    s.a.pick('use:reflex').pick(0, 'choose:plain');
    expect(s.table.mark(cardOf(s, 'plain', 1), 'damage')).toBe(1);
  });

  test('a deed forbidden to a seat for a while, and to cards by a text', () => {
    const s = table(['jailer'], ['binder', 'drum']).put(1, 'hand', ['plain']);
    expect(forbidden(asTexts(s), 'use', cardOf(s, 'jailer'), 0)).toBe('use');
    expect(s.a.keys).not.toContain('use:jailer');
    const t = table(['jailer'], []).put(1, 'hand', ['plain']);
    t.a.pick('use:jailer');
    endTurn(t);
    t.b.mayNot('play:plain');
    expect(forbidden(asTexts(t), 'play', -1, 1)).not.toBe('');
    endTurn(t);
    endTurn(t);
    t.b.may('play:plain');
  });

  test("the game's own procedure on other terms, for that call only", () => {
    const s = table(['agent']);
    s.a.pick('use:agent');
    expect([s.table.tally('hired', 0), s.table.rule(0, 'price'), s.state.mods]).toEqual([1, 3, []]);
  });

  test('a tally is read by a card with the log off', () => {
    const s = table(['mourner', 'plain', 'reader'], []);
    const state = create(forge, {}, listsOf(forge), 'off');
    expect(tableOf(forge, state).log).toBe(null);
    s.state.tallies[s.table.layout.tallyBase.get('mourned')!] = 2;
    const before = power(s, 'reader');
    play(forge, s.state, 0, s.a.keys.indexOf('conjure'));
    expect([before, power(s, 'reader')]).toEqual([2, 2]);
  });

  test('limits: of the text, of the card, of the name, of the seat', () => {
    const s = table(['limits', 'limits']);
    const left = () => s.a.keys.filter((k) => k.startsWith('use:limits'));
    expect(left()).toHaveLength(8);
    // The text of this very card.
    s.a.pick('use:limits');
    expect(left()).toHaveLength(7);
    // By name and by seat: for both cards.
    s.a.pick('use:limits#2');
    expect(left()).toHaveLength(5);
    s.a.pick('use:limits#3');
    expect(left()).toHaveLength(3);
    endTurn(s);
    endTurn(s);
    expect(left()).toHaveLength(8);
  });
});
