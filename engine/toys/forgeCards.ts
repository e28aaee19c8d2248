/** Texts of every kind, a line each. */
import type { Ability, CardDef } from '../index.ts';
import { plainCard } from './plain.ts';

const toGrave = { from: 'field', to: 'grave' };
const mine = { zone: 'field', of: 'you' } as const;
const use = (...effects: Ability['do']): Ability => ({ when: { use: ['any'] }, do: effects });
const card = (id: string, power: number, ...abilities: Ability[]): CardDef =>
  plainCard(id, { stats: { power }, traits: { job: [id] }, abilities });

export const forgeCards: readonly CardDef[] = [
  card('plain', 3),
  card('token', 1),
  card('item', 0),
  card('mourner', 2, { when: { on: 'move', ...toGrave, card: { other: true } }, do: [{ do: 'tally', tally: 'mourned' }] }),
  card('legacy', 2, {
    when: { on: 'move', ...toGrave, card: { self: true } },
    do: [{ do: 'tally', tally: 'legacy', add: { was: 'power' } }],
  }),
  card('arrival', 2, { when: { on: 'move', to: 'field', card: { self: true } }, do: [{ do: 'tally', tally: 'arrived' }] }),
  card('returner', 2, {
    when: { on: 'move', ...toGrave, card: { self: true } },
    may: true,
    do: [{ do: 'move', what: { self: true, zone: 'grave' }, to: 'hand' }],
  }),
  card('once', 2, { when: { on: 'move', ...toGrave }, limit: { times: 1, per: 'turn' }, do: [{ do: 'tally', tally: 'mourned' }] }),
  card('opponent', 2, { when: { on: 'wound', seat: 'opponent' }, do: [{ do: 'tally', tally: 'arrived' }] }),
  card('source', 2, { when: { on: 'hurt', by: { self: true } }, do: [{ do: 'tally', tally: 'arrived' }] }),
  // Replacements.
  card('phoenix', 2, {
    when: { instead: 'move', ...toGrave, card: { self: true }, may: true, with: [{ type: 'move', to: 'gone' }] },
    do: [],
  }),
  card('saint', 2, { when: { instead: 'move', ...toGrave, card: { self: true }, with: [{ type: 'move', to: 'hand' }] }, do: [] }),
  card('sexton', 9, { when: { instead: 'move', ...toGrave, card: { other: true }, with: [{ type: 'move', to: 'gone' }] }, do: [] }),
  // What would go out of the game goes to the deck: the result of one replacement is replaced by another.
  card('keeper', 9, {
    when: { instead: 'move', to: 'gone', with: [{ type: 'move', to: 'deck', at: 'bottom' }] },
    do: [{ do: 'tally', tally: 'arrived' }],
  }),
  card('shield', 9, { when: { instead: 'hurt', card: mine, with: [], less: 1 }, limit: { times: 1, per: 'turn' }, do: [] }),
  card(
    'ward',
    5,
    use({
      do: 'grant',
      to: { ...mine, other: true },
      until: ['turn', { uses: 1 }],
      ability: { when: { instead: 'hurt', card: { self: true }, with: [] }, do: [] },
    }),
  ),
  // Values.
  card('lord', 2, { when: { always: true }, do: [{ do: 'gain', to: { ...mine, other: true }, stat: 'power', add: 1 }] }),
  card('twin', 1, {
    when: { always: true },
    do: [
      {
        do: 'gain',
        to: { self: true },
        stat: 'power',
        add: { stat: 'power', of: { ...mine, other: true, where: [{ trait: 'job', is: 'twin' }] } },
      },
    ],
  }),
  card('crowd', 1, {
    when: { always: true },
    do: [{ do: 'gain', to: { ...mine, where: [{ stat: 'power', atLeast: 3 }] }, stat: 'power', add: 2 }],
  }),
  card('banner', 1, {
    when: { always: true },
    do: [
      { do: 'gain', rule: 'handSize', add: 1 },
      { do: 'gain', rule: 'handSize', add: -1, whose: 'opponent' },
    ],
  }),
  card('mask', 1, use({ do: 'gain', to: { ...mine, other: true }, trait: 'job', also: 'guest', until: 'turn' })),
  card('statue', 1, { when: { always: true }, do: [{ do: 'gain', to: { ...mine, other: true }, stat: 'power', set: 1 }] }),
  card('drum', 1, use({ do: 'gain', to: { ...mine }, stat: 'power', add: 1, until: { yours: 'turn', next: true } })),
  card('pipe', 1, use({ do: 'gain', to: { ...mine }, live: true, stat: 'power', add: 1, until: ['leaves', { yours: 'turn', skip: 1 }] })),
  card(
    'harp',
    1,
    use({ do: 'gain', to: { ...mine, other: true }, stat: 'power', add: 5, until: [{ while: { exists: { self: true, zone: 'field' } } }] }),
  ),
  card('curse', 1, use({ do: 'gain', to: { zone: 'field', of: 'opponent' }, stat: 'power', add: -5, until: 'turn' })),
  // Abilities given, delayed, reflexive; deeds forbidden; the game's own procedures on other terms.
  card(
    'teacher',
    2,
    use({
      do: 'grant',
      to: { ...mine, other: true },
      until: 'turn',
      ability: { when: { on: 'move', ...toGrave, card: { self: true } }, do: [{ do: 'tally', tally: 'legacy' }] },
    }),
  ),
  card(
    'coach',
    2,
    use({
      do: 'grant',
      to: { ...mine, other: true },
      until: 'turn',
      ability: { when: { always: true }, do: [{ do: 'gain', to: { self: true }, stat: 'power', add: 4 }] },
    }),
  ),
  card('school', 2, {
    when: { always: true },
    do: [
      {
        do: 'grant',
        to: { ...mine, other: true },
        ability: { when: { on: 'move', ...toGrave, card: { self: true } }, do: [{ do: 'tally', tally: 'legacy' }] },
      },
    ],
  }),
  card(
    'promise',
    2,
    use(
      { do: 'choose', name: 'mark', from: { zone: 'grave', of: 'you' } },
      { do: 'later', ability: { when: { on: 'turnEnd' }, do: [{ do: 'move', what: { bound: 'mark' }, to: 'hand' }] } },
    ),
  ),
  card(
    'reflex',
    2,
    use(
      { do: 'choose', name: 'mark', from: { zone: 'field', of: 'opponent' } },
      { do: 'whenDone', ability: { when: { use: [] }, do: [{ do: 'happen', event: 'hurt', what: { bound: 'mark' }, n: 2 }] } },
    ),
  ),
  card('jailer', 2, use({ do: 'forbid', deed: 'play', whose: 'opponent', until: { yours: 'turn', next: true } })),
  card('binder', 2, { when: { always: true }, do: [{ do: 'forbid', deed: 'use', to: { zone: 'field', of: 'opponent' } }] }),
  card('agent', 2, use({ do: 'perform', flow: 'hire', terms: [{ do: 'gain', rule: 'price', add: -2 }] })),
  card(
    'limits',
    9,
    { when: { use: ['any'] }, limit: { times: 1, per: 'turn' }, do: [{ do: 'tally', tally: 'mourned' }] },
    { when: { use: ['any'] }, limit: { times: 2, per: 'turn', of: 'card' }, do: [{ do: 'tally', tally: 'mourned' }] },
    { when: { use: ['any'] }, limit: { times: 1, per: 'turn', of: 'name' }, do: [{ do: 'tally', tally: 'mourned' }] },
    { when: { use: ['any'] }, limit: { times: 1, per: 'turn', of: 'seat' }, do: [{ do: 'tally', tally: 'mourned' }] },
  ),
  card('reader', 0, { when: { always: true }, do: [{ do: 'gain', to: { self: true }, stat: 'power', add: { tally: 'mourned' } }] }),
  card('spark', 2, { when: { use: [] }, zones: ['wounds'], do: [{ do: 'happen', event: 'wound', whose: 'opponent' }] }),
  card('payer', 2, {
    when: { use: ['any'] },
    cost: [{ do: 'move', what: { ...mine, where: [{ trait: 'job', is: 'phoenix' }] }, to: 'grave' }],
    do: [{ do: 'tally', tally: 'arrived' }],
  }),
];
