/** Ways out: through nested flows, effects, eaches and offers, with what is done however a phase is left. */
import { flowOf, type Own, type Table } from '../index.ts';
import { plainCard, toy } from './plain.ts';

type Trace = { trace: readonly string[]; rounds: number; n: number } & Own;
const { act, again, ask, each, leave, loop, offer, over, phase, phaseEnding, seq, sub, when, window } = flowOf<Trace>();

const note = (line: string) => act(line, 'LEA-1', (t) => t.set('trace', [...t.own.trace, line]));
const tick = act('tick', 'LEA-1', (t: Table<Trace>) => t.set('n', t.own.n + 1));
const buff = act('buff', 'LEA-2', (t: Table<Trace>) => {
  for (const until of ['outer', 'middle', 'inner'])
    t.gain({ source: null, seat: 0, on: { rulesOf: 0 }, stat: 'size', change: 'add', by: 1, until: [until], clause: 'LEA-2' });
});

/** Three flows deep, with a variable each, and the way out chosen at the bottom. */
const deep = ask('way', {
  who: () => 0,
  clause: 'LEA-3',
  offers: [
    offer('stay', { take: (t) => t.set('trace', [...t.own.trace, `depth ${t.v('depth')}`]) }),
    offer('leaveInner', { then: seq(note('going'), leave('inner')) }),
    offer('leaveOuter', { then: leave('outer') }),
    offer('leaveEach', { then: leave('items') }),
    offer('againMiddle', { unless: (t) => (t.own.rounds < 3 ? '' : 'LEA-4'), then: again('middle') }),
    offer('againLoop', { unless: (t) => (t.own.rounds < 3 ? '' : 'LEA-4'), then: again('turns') }),
    offer('againWindow', { unless: (t) => (t.own.rounds < 3 ? '' : 'LEA-4'), then: seq(tick, again('talk')) }),
    offer('useCard', { take: (t) => t.call('ability/escape/0', { seat: 0, self: { ...t.ref(0) }, event: null }) }),
  ],
});

export const leaving = toy<Trace>({
  id: 'leaving',
  zones: { table: { per: 'seat', owner: 'card', others: 'card', active: true } },
  cards: [plainCard('escape', { abilities: [{ when: { use: ['any'] }, do: [{ do: 'escape' }] }] })],
  decks: { plain: { main: ['escape'] } },
  groups: { main: 'table' },
  rules: { size: 0 },
  tallies: { seen: { per: 'table', scope: 'middle' } },
  own: () => ({ trace: [], rounds: 0, n: 0 }),
  kinds: { escape: { fields: {}, run: () => sub('out') } },
  flows: {
    one: { vars: ['depth'], body: seq(sub('two', { depth: (t) => t.v<number>('depth') + 1 }), note('one goes on')) },
    two: {
      vars: ['depth'],
      body: seq(
        sub('three', { depth: (t) => t.v<number>('depth') + 1 }),
        // What a flow knew it still knows when a flow it called has come back.
        act('mine', 'LEA-5', (t) => t.set('trace', [...t.own.trace, `still ${t.v('depth')}`])),
      ),
    },
    three: { vars: ['depth'], body: deep },
    out: { vars: [], body: leave('outer') },
  },
  flow: seq(
    loop(
      'turns',
      when('enough', (t) => t.own.rounds >= 4, leave('turns')),
      act('round', 'LEA-6', (t) => {
        t.set('rounds', t.own.rounds + 1);
        t.addTally('seen');
      }),
      phaseEnding(
        'outer',
        'LEA-7',
        // The end of a phase may ask, too.
        ask('farewell', {
          who: () => 1,
          clause: 'LEA-8',
          offers: [offer('bye', { then: note('bye') }), offer('wave', { then: note('wave') })],
        }),
        phaseEnding(
          'middle',
          'LEA-7',
          note('middle ends'),
          phase(
            'inner',
            'LEA-7',
            buff,
            each(
              'items',
              () => [1, 2],
              'item',
              window('talk', {
                clause: 'LEA-9',
                first: () => 0,
                next: 'other',
                pass: 'row',
                offers: [offer('go', { then: sub('one', { depth: () => 1 }) })],
              }),
              act('item', 'LEA-9', (t) => t.set('trace', [...t.own.trace, `item ${t.v('item')}`])),
            ),
            note('inner done'),
          ),
          note('middle done'),
        ),
        note('outer done'),
      ),
      note('turn done'),
    ),
    over('end', 'LEA-10', () => ({ winners: [0], reason: 'turns' })),
  ),
});

/** The end flow of a phase leaves a phase further out; leaving it must not run the end flow again. */
export const leavingTwice = toy<Trace>({
  id: 'leavingTwice',
  own: () => ({ trace: [], rounds: 0, n: 0 }),
  flow: seq(
    phase(
      'outer',
      'LEA-7',
      phaseEnding(
        'inner',
        'LEA-7',
        seq(
          note('inner ends'),
          ask('out', {
            who: () => 0,
            clause: 'LEA-8',
            offers: [offer('far', { then: leave('outer') }), offer('near'), offer('self', { then: leave('inner') })],
          }),
        ),
        ask('way', { who: () => 0, clause: 'LEA-3', offers: [offer('leave', { then: leave('inner') }), offer('stay')] }),
        note('inner done'),
      ),
      note('outer done'),
    ),
    over('end', 'LEA-10', () => ({ winners: [0], reason: 'turns' })),
  ),
});

/** An effect that never ends, and one that the engine has to stop. */
export const endless = toy<Trace>({
  id: 'endless',
  own: () => ({ trace: [], rounds: 0, n: 0 }),
  bound: { decisions: 20, steps: 500, clause: 'END-9' },
  flow: loop(
    'turns',
    ask('spin', {
      who: (t) => t.own.n % 2,
      clause: 'END-1',
      offers: [offer('once', { take: (t) => t.set('n', t.own.n + 1) }), offer('forever', { then: loop('spinning', tick) })],
    }),
  ),
});
