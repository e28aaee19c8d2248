/** A small invented game whose cards use every shared effect kind, condition, number, filter and duration: it makes the shared books speak. */
import { type Ability, type CardDef, type Cond, defineGame, type Effect, type Num } from '@touchline/engine';
import { english as e, french as f, type GameWords } from '../index.ts';

const hand = { zone: 'hand', of: 'you' } as const;
const field = { zone: 'field', of: 'you' } as const;
const theirs = { zone: 'field', of: 'opponent' } as const;
const self = { self: true } as const;
const power = (n: Num, rest: object = {}): Effect => ({ do: 'gain', stat: 'power', add: n, to: self, ...rest });
const draw = { do: 'happen', event: 'draw', n: 1 } as const;
const choose = (rest: object): Effect => ({ do: 'choose', name: 'mark', from: theirs, count: 1, ...rest });
const target = (rest: object): Effect => ({ do: 'target', name: 'them', from: theirs, ...rest });
const them = { bound: 'them' } as const;
const announced = (declare: readonly Effect[], ...effects: Effect[]): Ability => ({ when: { use: ['main'] }, declare, do: effects });
const use = (...effects: Effect[]): Ability => ({ when: { use: ['main'] }, do: effects });
const always = (rest: Partial<Ability>, ...effects: Effect[]): Ability => ({ when: { always: true }, do: effects, ...rest });
const on = (rest: Partial<Ability>, ...effects: Effect[]): Ability => ({ when: { on: 'damage', card: self }, do: effects, ...rest });
const given = (cond: Cond): Ability => use({ do: 'if', cond, then: [draw] });
const by = (n: Num): Ability => use(power(n));

/** One ability a line; the name says what it shows. */
export const abilities: { readonly [name: string]: Ability } = {
  'gain until': use(power(2, { until: 'turn' })),
  'gain until leaves': use(power(2, { until: 'leaves' })),
  'gain until yours': use(power(2, { until: { yours: 'turn' } })),
  'gain until your next': use(power(2, { until: { yours: 'turn', next: true } })),
  'gain uses': use(power(2, { until: { uses: 1 } })),
  'gain while': use(power(2, { until: { while: { exists: hand } } })),
  'gain set live': use({ do: 'gain', stat: 'power', set: 5, to: { ...field, other: true }, live: true, until: 'turn' }),
  'gain frozen all': use({ do: 'gain', stat: 'power', add: -1, to: theirs, until: 'turn' }),
  'gain at most': use({ do: 'gain', stat: 'power', atMost: 3, to: { role: 'leader', of: 'opponent' } }),
  'gain role live': use({ do: 'gain', stat: 'power', add: 1, to: { role: 'leader', of: 'you' }, live: true, until: 'turn' }),
  'gain hand frozen': use({ do: 'gain', stat: 'power', add: 1, to: hand, until: 'turn' }),
  'gain rule': use({ do: 'gain', rule: 'handSize', whose: 'any', add: 1, until: 'turn' }),
  'gain also': always({}, { do: 'gain', trait: 'team', also: 'Reds', to: self }),
  'move up to': use(choose({ from: hand, count: 2, upTo: true }), { do: 'move', what: { bound: 'mark' }, to: 'deck', at: 'bottom' }),
  'move chosen to the pile': use(choose({}), { do: 'move', what: { bound: 'mark' }, to: 'pile' }),
  'move named later': use(choose({}), draw, { do: 'move', what: { bound: 'mark' }, to: 'hand' }),
  'show to you': use({ do: 'show', what: { zone: 'deck', of: 'opponent', top: 3 }, to: 'you' }),
  'opponent chooses': use(choose({ by: 'opponent', from: { ...hand, of: 'opponent' } })),
  'may with cost': use({ do: 'may', cost: [{ do: 'move', what: self, to: 'pile' }], then: [draw], else: [power(1)] }),
  'may alone': use({ do: 'may', then: [draw, power(1)] }),
  'if and else': use({ do: 'if', cond: { exists: theirs }, then: [power(1)], else: [draw] }),
  arrange: use({ do: 'arrange', zone: 'deck', top: 3, through: 'hand' }),
  grant: use({ do: 'grant', to: { role: 'leader', of: 'you' }, ability: on({}, draw), until: 'turn' }),
  'forbid live': use({ do: 'forbid', deed: 'attack', to: theirs, live: true, until: 'turn' }),
  'forbid frozen': use({ do: 'forbid', deed: 'attack', to: theirs, until: 'turn' }),
  'forbid a player': use({ do: 'forbid', deed: 'attack', whose: 'opponent' }),
  'require live': use({ do: 'require', deed: 'attack', to: theirs, live: true, until: 'turn' }),
  'require frozen': use({ do: 'require', deed: 'attack', to: theirs, until: 'turn' }),
  'require a player': use({ do: 'require', deed: 'attack', whose: 'opponent' }),
  'permit itself': always({}, { do: 'permit', deed: 'attack', to: self }),
  'permit you': use({ do: 'permit', deed: 'attack', until: 'turn' }),
  'mute frozen': use({ do: 'mute', to: theirs, until: 'turn' }),
  'mute live': use({ do: 'mute', to: theirs, live: true, until: 'turn' }),
  target: announced([target({})], { do: 'mute', to: them, until: 'turn' }),
  'target up to': announced([target({ count: 2, upTo: true })], { do: 'mute', to: them }),
  'target one or two': announced([target({ count: 2, atLeast: 1 })], { do: 'move', what: them, to: 'hand' }),
  'target one to three': announced([target({ from: { zone: 'hand', of: 'opponent' }, count: 3, atLeast: 1 })], {
    do: 'move',
    what: them,
    to: 'pile',
  }),
  'two targets': announced([target({}), { do: 'target', name: 'other', from: field }], draw),
  'target with cost and if': {
    ...announced([target({})], { do: 'move', what: them, to: 'pile' }, draw),
    cost: [{ do: 'move', what: self, to: 'pile' }],
    if: { exists: hand },
  },
  'target on': { when: { on: 'damage', card: self }, declare: [target({})], do: [{ do: 'move', what: them, to: 'pile' }, draw] },
  'target on if may': {
    when: { on: 'damage', card: self },
    if: { exists: hand },
    limit: { times: 1, per: 'turn' },
    declare: [target({})],
    may: true,
    do: [draw],
  },
  modes: announced([
    {
      do: 'modes',
      name: 'way',
      of: [
        { declare: [target({ count: 2, upTo: true })], do: [{ do: 'mute', to: them, until: 'turn' }] },
        { do: [draw, power(1, { until: 'turn' })] },
        { declare: [target({ from: field })], do: [{ do: 'move', what: them, to: 'hand' }, draw] },
      ],
    },
  ]),
  split: announced([target({ count: 3, upTo: true }), { do: 'split', name: 'parts', among: 'them', total: 6, step: 2 }], draw),
  'split by one': announced([target({ count: 2 }), { do: 'split', name: 'parts', among: 'them', total: 6, step: 1 }], draw),
  number: use({ do: 'number', name: 'said', least: 1, most: 3 }, power({ bound: 'said' })),
  'number by the opponent': use({ do: 'number', name: 'said', least: 1, most: 3, by: 'opponent' }, draw),
  'choose one or two': use(choose({ from: hand, count: 2, atLeast: 1 }), { do: 'move', what: { bound: 'mark' }, to: 'pile' }),
  'they may': use({ do: 'may', by: 'opponent', cost: [{ ...draw, whose: 'opponent' }], then: [power(1)], else: [draw] }),
  'they may let it': use({ do: 'may', by: 'opponent', then: [draw] }),
  later: use({ do: 'later', ability: on({}, draw), until: 'turn' }),
  'later each': use({ do: 'later', ability: on({}, draw), each: true }),
  'when done': use(draw, { do: 'whenDone', ability: use(power(1)) }),
  'tally is silent': use({ do: 'tally', tally: 'casts' }, draw),
  perform: use({ do: 'perform', flow: 'hire', terms: [] }),
  'on with if': on({ if: { exists: theirs } }, draw),
  'on may cost': on({ may: true, cost: [choose({ from: hand }), { do: 'move', what: { bound: 'mark' }, to: 'pile' }] }, draw),
  'on may': on({ may: true, limit: { times: 1, per: 'turn' } }, draw),
  'on a move': { when: { on: 'move', card: field, from: 'field', to: 'pile' }, do: [draw] },
  'on leaving': { when: { on: 'move', card: self, from: 'field' }, do: [draw] },
  'on damage of a kind': { when: { on: 'damage', card: self, why: 'fight' }, do: [draw] },
  'on a seat': { when: { on: 'draw', seat: 'opponent' }, do: [power(1)] },
  'limited use': { ...use(draw), limit: { times: 2, per: 'turn' } },
  'use if with cost': { ...use(draw), if: { exists: theirs }, cost: [{ do: 'move', what: self, to: 'pile' }] },
  'instead prevented': { when: { instead: 'damage', card: self, with: [] }, do: [] },
  'instead less': { when: { instead: 'damage', card: self, with: [], less: 1 }, do: [] },
  'instead more': { when: { instead: 'damage', card: self, with: [], less: -1 }, do: [] },
  'instead elsewhere': { when: { instead: 'move', card: self, to: 'pile', with: [{ type: 'move', to: 'deck' }], may: true }, do: [draw] },
  'instead limited': { when: { instead: 'damage', card: self, with: [], less: 1 }, limit: { times: 1, per: 'turn' }, do: [] },
  'each opponent draws': use({ ...draw, whose: 'opponents' }),
  'the next player draws': use({ ...draw, whose: 'next' }),
  'everybody draws': use({ ...draw, whose: 'any' }),
  'fighters of each opponent': use({ do: 'mute', to: { zone: 'field', of: 'opponents' }, until: 'turn' }),
  'hand of the next player': use({ do: 'move', what: { zone: 'hand', of: 'next' }, to: 'deck', whose: 'next' }),
  'an opponent has': given({ exists: { zone: 'hand', of: 'opponents', where: [{ kind: 'hero' }] } }),
  'a player named': use(
    { do: 'player', name: 'rival' },
    { do: 'show', what: { zone: 'hand', of: { seat: 'rival' } } },
    { ...draw, whose: { seat: 'rival' } },
  ),
  'any player named by the next': use({ do: 'player', name: 'rival', from: 'any', by: 'next' }, draw),
  'the next player chooses': use(choose({ by: 'next', from: { zone: 'hand', of: 'next' } })),
  'the next player may': use({ do: 'may', by: 'next', then: [{ ...draw, whose: 'next' }], else: [power(1)] }),
  'on an opponent': { when: { on: 'draw', seat: 'opponents' }, do: [power(1)] },
  'on any player': { when: { on: 'draw', seat: 'any' }, do: [power(1)] },
  'always if': always({ if: { exists: { ...field, other: true, where: [{ trait: 'team', is: 'Reds' }] } } }, power(1)),
  all: given({ all: [{ exists: theirs }, { exists: hand, atLeast: 3 }] }),
  any: given({ any: [{ exists: theirs }, { is: 'winning' }] }),
  'not exists': given({ not: { exists: { ...field, where: [{ trait: 'team', is: 'Reds' }] } } }),
  'not is': given({ not: { is: 'winning' } }),
  'not one': given({ not: { exists: { role: 'leader', of: 'you', where: [{ trait: 'team', is: 'Reds' }] } } }),
  'exists anywhere': given({ exists: { zone: ['field', 'hand'], where: [{ stat: 'power', atLeast: 2, atMost: 4 }] } }),
  'compare less': given({ compare: [{ count: hand }, '<', { count: { ...hand, of: 'opponent' } }] }),
  'compare at least': given({ compare: [{ stat: 'power', of: self }, '>=', 3] }),
  'leader is tired': given({ exists: { role: 'leader', of: 'opponent', where: [{ mark: 'tired', is: 1 }] } }),
  'leader is not tired': given({
    exists: { role: 'leader', of: 'you', where: [{ not: { mark: 'tired', is: 1 } }, { stat: 'power', atMost: 2 }] },
  }),
  'leader is any': given({
    exists: { role: 'leader', of: 'you', where: [{ any: [{ kind: 'hero' }, { trait: 'team', is: ['Reds', 'Blues'] }] }] },
  }),
  'field not kind': given({ exists: { ...field, where: [{ not: { kind: 'hero' } }] } }),
  'field tired': given({ exists: { ...field, where: [{ mark: 'tired', is: 1 }] } }),
  'field any': given({
    exists: {
      ...field,
      where: [
        {
          any: [
            { trait: 'team', is: 'Reds' },
            { stat: 'power', atLeast: 4 },
          ],
        },
      ],
    },
  }),
  'kind of hand': use(choose({ from: { ...hand, where: [{ kind: 'hero' }] } }), { do: 'show', what: { bound: 'mark' } }),
  'number of cards': by({ count: field }),
  'number of': by({ stat: 'power', of: { role: 'leader', of: 'opponent' } }),
  'number highest': by({ highest: 'power', of: theirs }),
  'number highest in a hand': by({ highest: 'power', of: hand }),
  'number mark': by({ mark: 'tired', of: self }),
  'number of the event': on({}, power({ event: 'n' })),
  'number was': on({}, power({ was: 'power' })),
  'number plus': by({ plus: [{ count: hand }, 1] }),
  'number times': by({ times: [2, { count: field }] }),
  'number least': by({ least: [3, { count: hand }] }),
  'number most': by({ most: [3, { count: hand }] }),
  'number half': by({ half: { count: hand }, up: true }),
  'number tally': by({ tally: 'casts' }),
  'number bound': use(choose({ upTo: true, count: 3 }), power({ bound: 'mark' })),
  'number rule': by({ rule: 'handSize' }),
  'number if': by({ if: { is: 'winning' }, then: 1, else: 3 }),
};

const cards: CardDef[] = Object.entries(abilities).map(([name, ability], i) => ({
  id: `toy-${i}`,
  name,
  kind: 'hero',
  back: 'card',
  stats: { power: 1 },
  traits: { team: ['Reds'] },
  abilities: [ability],
}));

const place = { per: 'seat', owner: 'card', others: 'card', ordered: true } as const;

export const toy = defineGame({
  id: 'toy',
  seats: [2],
  zones: { deck: place, hand: place, field: { ...place, active: true }, pile: place },
  cards,
  decks: {},
  groups: {},
  options: {},
  tallies: { casts: { per: 'seat' } },
  marks: ['tired'],
  rules: { handSize: 5 },
  own: () => ({}),
  flow: { op: 'phase', name: 'turn', clause: 'TOY-1', kids: [] },
  flows: { hire: { vars: ['seat'], body: { op: 'seq', kids: [] } } },
  roles: { leader: () => -1 },
  conditions: { winning: () => false },
  events: { damage: () => {}, draw: () => {} },
  checkDeck: () => [],
  bound: { decisions: 1, steps: 1, clause: 'TOY-1' },
});

const silent = {
  asks: {},
  verbs: {},
  events: {},
  effects: {},
  move: () => undefined,
  refusals: {},
  problem: () => '',
  results: {},
  phases: {},
  options: {},
  line: () => '',
  notes: () => [],
  bracket: () => null,
  bracketCost: () => null,
};

export const toyEn: GameWords = {
  ...silent,
  lang: 'en',
  title: 'Toy',
  card: e.noun('card'),
  zones: {
    deck: { area: e.noun('deck') },
    hand: { area: e.noun('hand') },
    field: { area: e.noun('field'), card: e.noun('fighter') },
    pile: { area: e.noun('pile'), verb: e.verb('discard') },
  },
  cardKinds: { hero: e.noun('hero', 'heroes') },
  stats: { power: { name: 'power' }, handSize: { name: 'hand size' } },
  traits: { team: { after: (v) => `of team "${v}"`, says: (v) => `is of team "${v}"` } },
  roles: { leader: e.noun('leader') },
  timings: { main: '{Main}' },
  scopes: {
    turn: 'until the end of the turn',
    'your turn': 'until the end of your turn',
    'your next turn': 'until the end of your next turn',
    'per turn': 'per turn',
  },
  conditions: { winning: () => 'you are ahead' },
  marks: { tired: { beside: () => 'that is tired', says: () => 'is tired', lying: 'the tiredness' } },
  happenings: {
    damage: (who) => ({ who, verb: e.verb('take'), rest: 'damage' }),
    'damage fight': (who) => ({ who, verb: e.verb('take'), rest: 'damage in a fight' }),
    draw: (who, n) => ({ who, verb: e.verb('draw'), rest: n === '' ? 'cards' : e.some(Number(n), e.noun('card')) }),
  },
  deeds: { attack: e.verb('attack') },
  tallies: { casts: 'the number of spells you have cast' },
  procedures: { hire: () => ({ who: e.you, verb: e.verb('hire'), rest: 'somebody' }) },
};

export const toyFr: GameWords = {
  ...silent,
  lang: 'fr',
  title: 'Jouet',
  card: f.f('carte'),
  zones: {
    deck: { area: f.f('pioche') },
    hand: { area: f.f('main') },
    field: { area: f.m('terrain'), card: f.m('combattant') },
    pile: { area: f.f('défausse'), verb: f.er('défauss') },
  },
  cardKinds: { hero: { one: 'héros', many: 'héros', h: true } },
  stats: { power: { name: 'force', f: true }, handSize: { name: 'taille de main', f: true } },
  traits: { team: { after: (v) => `de l'équipe « ${v} »`, says: (v) => `est de l'équipe « ${v} »` } },
  roles: { leader: f.m('chef') },
  timings: { main: '{Principal}' },
  scopes: {
    turn: "jusqu'à la fin du tour",
    'your turn': "jusqu'à la fin de votre tour",
    'your next turn': "jusqu'à la fin de votre prochain tour",
    'per turn': 'par tour',
  },
  conditions: { winning: () => 'vous menez' },
  marks: { tired: { beside: () => 'qui est fatigué', says: () => 'est fatigué', lying: 'la fatigue' } },
  happenings: {
    damage: (who) => ({ who, verb: f.er('encaiss'), rest: 'des dégâts' }),
    'damage fight': (who) => ({ who, verb: f.er('encaiss'), rest: 'des dégâts en duel' }),
    draw: (who, n) => ({ who, verb: f.er('pioch'), rest: n === '' ? 'des cartes' : f.some(Number(n), f.f('carte')) }),
  },
  deeds: { attack: f.er('attaqu') },
  tallies: { casts: 'le nombre de sorts que vous avez lancés' },
  procedures: { hire: () => ({ who: f.vous, verb: f.er('engag'), rest: "quelqu'un" }) },
};
