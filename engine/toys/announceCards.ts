/** Texts that are announced before they are done, a line each. */
import type { Ability as AbilityOf, CardDef as CardOf, EffectOf, Kinds, Num, Sel, SharedKinds } from '../index.ts';
import { plainCard } from './plain.ts';

/** Each target gets its share. */
export const announceKinds = { deal: { what: 'text', parts: 'text' } } as const satisfies Kinds;
type Effect = EffectOf<SharedKinds & typeof announceKinds>;
type Ability = AbilityOf<Effect>;
type CardDef = CardOf<Effect>;

const theirs = { zone: 'field', of: 'opponent' } as const;
const mine = { zone: 'field', of: 'you' } as const;
const any = { zone: 'field' } as const;
const them = { bound: 'them' } as const;
const target = (from: Sel, rest: object = {}): Effect => ({ do: 'target', name: 'them', from, ...rest });
const hurt = (n: Num, what: Sel = them): Effect => ({ do: 'happen', event: 'hurt', what, n });

const unit = (id: string, power: number, ...abilities: Ability[]): CardDef =>
  plainCard(id, { kind: 'unit', stats: { power, price: 1 }, traits: { job: [id] }, abilities });
const spell = (id: string, price: number, declare: readonly Effect[], ...effects: Effect[]): CardDef =>
  plainCard(id, { kind: 'spell', stats: { price }, abilities: [{ when: { use: ['cast'] }, zones: ['stack'], declare, do: effects }] });
const use = (declare: readonly Effect[], ...effects: Effect[]): Ability => ({ when: { use: ['any'] }, declare, do: effects });

export const announceCards: readonly CardDef[] = [
  plainCard('item'),
  unit('plain', 3),
  unit('giant', 9),
  // Nobody else may choose it, and it guards: both are keywords, lost with its abilities.
  plainCard('sly', { kind: 'unit', stats: { power: 3, price: 1 }, traits: { keyword: ['veil', 'guard'] } }),
  // What it deals is what it is, or was.
  unit('lancer', 2, use([target(theirs)], hurt({ stat: 'power', of: { self: true } }))),
  // The toy takes no such price: a game that pays first does it by its own procedure.
  unit('martyr', 2, { ...use([target(theirs)], hurt(1)), cost: [{ do: 'move', what: { self: true }, to: 'grave' }] }),
  unit('herald', 2, { when: { on: 'move', to: 'field', card: { self: true } }, declare: [target(theirs)], do: [hurt(1)] }),
  unit('lord', 2, { when: { always: true }, do: [{ do: 'gain', to: { ...mine, other: true }, stat: 'power', add: 1 }] }),
  unit('envy', 1, {
    when: { always: true },
    do: [{ do: 'gain', to: { self: true }, stat: 'power', add: { highest: 'power', of: { ...any, other: true } } }],
  }),
  unit('scar', 5, {
    when: { always: true },
    do: [
      { do: 'gain', to: { self: true }, stat: 'power', add: { mark: 'damage', of: { ...any, where: [{ mark: 'damage', atLeast: 2 }] } } },
    ],
  }),
  unit(
    'bleeder',
    9,
    { when: { on: 'hurt', card: { self: true } }, do: [{ do: 'tally', tally: 'pain', add: { event: 'n' } }] },
    { when: { on: 'hurt', card: { self: true }, why: 'fight' }, do: [{ do: 'tally', tally: 'fights' }] },
  ),
  unit('ox', 9, { when: { instead: 'hurt', card: { self: true }, with: [], less: -1 }, do: [] }),
  unit(
    'glass',
    9,
    { when: { instead: 'hurt', card: { self: true }, with: [], less: -1 }, do: [] },
    {
      when: { instead: 'hurt', card: { self: true }, with: [{ type: 'hurt', n: 0 }] },
      do: [],
    },
  ),
  unit(
    'wall',
    9,
    { when: { instead: 'hurt', card: { self: true }, with: [], less: -3 }, do: [] },
    {
      when: { instead: 'hurt', card: { self: true }, with: [], less: 4 },
      do: [],
    },
  ),
  unit('timid', 3, { when: { always: true }, do: [{ do: 'forbid', deed: 'fight', to: { self: true } }] }),
  unit('jailer', 3, { when: { always: true }, do: [{ do: 'forbid', deed: 'fight', to: theirs }] }),
  unit('zealot', 3, { when: { always: true }, do: [{ do: 'require', deed: 'fight', to: { self: true } }] }),
  unit('scout', 3, { when: { always: true }, do: [{ do: 'permit', deed: 'climb', to: { self: true } }] }),
  spell('bolt', 1, [target(theirs)], hurt(2)),
  spell(
    'fork',
    1,
    [target(any, { count: 2, atLeast: 1 }), { do: 'split', name: 'parts', among: 'them', total: 6, step: 2 }],
    { do: 'deal', what: 'them', parts: 'parts' },
    { do: 'tally', tally: 'cast' },
  ),
  spell('charm', 2, [
    {
      do: 'modes',
      name: 'way',
      of: [
        { declare: [target(mine)], do: [{ do: 'gain', to: them, stat: 'power', add: 3, until: 'turn' }] },
        { declare: [target({ ...theirs, where: [{ mark: 'tired', is: 1 }] })], do: [hurt(4)] },
        { do: [{ do: 'tally', tally: 'cast', add: 5 }] },
      ],
    },
  ]),
  spell('ambush', 1, [
    {
      do: 'modes',
      name: 'way',
      of: [
        { declare: [target({ zone: 'hand', of: 'you', where: [{ kind: 'unit' }] })], do: [{ do: 'move', what: them, to: 'field' }] },
        { do: [{ do: 'tally', tally: 'cast' }] },
      ],
    },
  ]),
  spell('mend', 0, [target(mine, { count: 2, upTo: true })], { do: 'gain', to: them, stat: 'power', add: 1, until: 'turn' }),
  spell('hush', 1, [target(any)], { do: 'mute', to: them, until: 'turn' }),
  spell('silence', 1, [], {
    do: 'mute',
    to: any,
    live: true,
    until: ['turn', { while: { exists: { ...mine, where: [{ trait: 'job', is: 'lord' }] } } }],
  }),
  spell(
    'teach',
    1,
    [target(mine)],
    { do: 'gain', to: them, trait: 'keyword', also: 'guard', until: 'turn' },
    {
      do: 'grant',
      to: them,
      until: 'turn',
      ability: { when: { always: true }, do: [{ do: 'gain', to: { self: true }, stat: 'power', add: 4 }] },
    },
  ),
  spell('school', 1, [], {
    do: 'grant',
    to: mine,
    live: true,
    until: 'turn',
    ability: { when: { always: true }, do: [{ do: 'gain', to: { self: true }, stat: 'power', add: 4 }] },
  }),
  spell(
    'guess',
    1,
    [],
    { do: 'number', name: 'said', least: 1, most: 3, by: 'opponent' },
    { do: 'tally', tally: 'cast', add: { bound: 'said' } },
    { do: 'may', by: 'opponent', then: [{ do: 'tally', tally: 'pain' }] },
  ),
  spell(
    'oath',
    1,
    [target(theirs)],
    { do: 'require', deed: 'fight', to: them, until: 'turn' },
    { do: 'permit', deed: 'climb', to: them, until: 'turn' },
    { do: 'permit', deed: 'boast', whose: 'opponent', until: 'turn' },
  ),
  spell(
    'dig',
    1,
    [],
    { do: 'choose', name: 'found', from: { zone: 'hand', of: 'you', where: [{ kind: 'unit' }] } },
    { do: 'move', what: { bound: 'found' }, to: 'field' },
  ),
  // Whether there is anything to find is nobody else's business.
  spell(
    'seek',
    1,
    [],
    { do: 'choose', name: 'found', from: { zone: 'hand', of: 'you', where: [{ kind: 'unit' }] }, upTo: true },
    { do: 'move', what: { bound: 'found' }, to: 'field' },
  ),
];
