import { expect, test } from 'vitest';
import { asked, flowOf, keysAt, kindsOf, type Own, type Table } from '../index.ts';
import { playOut, start } from '../testing/start.ts';
import { plainCard, toy } from '../toys/plain.ts';

type Trace = { trace: readonly string[] } & Own;
const { act, ask, askAll, group, loop, offer, over, seq } = flowOf<Trace>();
const note = (t: Table<Trace>, line: string) => t.set('trace', [...t.own.trace, line]);
const end = over('end', 'CAL-9', () => ({ winners: [0], reason: 'end' }));
const own = () => ({ trace: [] });
const say = {
  vars: ['word'],
  body: seq(
    ask('say', { who: () => 0, clause: 'CAL-1', offers: [offer('on'), offer('off')] }),
    act('said', 'CAL-1', (t: Table<Trace>) => note(t, String(t.v('word')))),
  ),
};

test('flows that one step calls run one after another, in the order of the calls', () => {
  const game = toy<Trace>({
    id: 'calls',
    own,
    flows: { say },
    flow: seq(
      act('two', 'CAL-2', (t) => {
        t.call('say', { word: 'first' });
        t.call('say', { word: 'second' });
      }),
      act('then', 'CAL-2', (t) => note(t, 'then')),
      end,
    ),
  });
  expect(playOut(start(game), 'a on, a off').own.trace).toEqual(['first', 'second', 'then']);
});

test('secret picks may call flows: each after the other when all are shown', () => {
  const game = toy<Trace>({
    id: 'secretCalls',
    own,
    flows: { say },
    flow: seq(
      askAll('pick', {
        clause: 'CAL-3',
        offers: ['x', 'y'].map((v) => offer(v, { take: (t, _o, seat) => t.call('say', { word: `${seat}${v}` }) })),
      }),
      end,
    ),
  });
  expect(playOut(start(game), 'b y, a x, a on, a on').own.trace).toEqual(['0x', '1y']);
});

test('a single open answer is given by the engine even where a ready-made one stands beside it, which stays for the rest', () => {
  const game = toy<Trace>({
    id: 'readyOpen',
    own,
    flow: seq(
      group(
        'both',
        'CAL-4',
        [{ verb: 'all', plan: () => 0 }],
        ask('one', { who: () => 0, clause: 'CAL-4', open: true, offers: [offer('only', { take: (t) => note(t, 'only') })] }),
        ask('two', { who: () => 0, clause: 'CAL-4', offers: [offer('left'), offer('right')] }),
      ),
      end,
    ),
  });
  const t = start(game);
  expect(t.own.trace).toEqual(['only']);
  expect(t.a.keys).toEqual(['all', 'left', 'right']);
  expect(playOut(t, 'a all').result?.reason).toBe('end');
});

test('cards a seat cannot see are offered once, whatever they are; a card it knows stands apart', () => {
  const zones = { hand: { per: 'seat', owner: 'card', others: 'back' } } as const;
  const { hand } = kindsOf(zones);
  const game = toy<Trace>({
    id: 'hiddenChoice',
    own,
    zones,
    cards: ['one', 'two', 'three'].map((id) => plainCard(id)),
    decks: { plain: { hand: ['one', 'two', 'two', 'three'] } },
    groups: { hand: 'hand' },
    flow: loop(
      'turns',
      ask('touch', {
        who: () => 0,
        clause: 'CAL-5',
        offers: [offer('touch', { things: (t) => t.pile(hand, 1), merge: true, take: (t) => t.look(0, t.pile(hand, 1)[1]) })],
      }),
    ),
  });
  const t = start(game);
  expect(keysAt(game, t.state, 0)).toEqual(['touch:hand.1']);
  playOut(t, 'a touch:hand.1');
  expect(new Set(keysAt(game, t.state, 0))).toEqual(new Set(['touch:hand.1', 'touch:two']));
  expect(asked(game, t.state)).toEqual([0]);
});
