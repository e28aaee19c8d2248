/** Situations for tests: two clubs without anything of their own, and only what the rule needs is laid out. */
import { copy, type Event, type Options, type Seat, tableOf } from '@touchline/engine';
import { type Scenario, scenario, walked } from '@touchline/engine/testing';
import { type Eleven, game } from '../../index.ts';
import type { MARKS, Resource } from '../../state.ts';
import type { Zone } from '../../words/vocabulary.ts';
import { OFF } from '../../zones.ts';

export type Season = Scenario<Eleven>;
type Mark = (typeof MARKS)[number];

/** What a club has. What is not named is none; Stats stand on 2. */
export interface Club {
  readonly cash?: number;
  readonly fan?: number;
  readonly op?: number;
  readonly fit?: number;
  readonly vp?: number;
  readonly office?: number;
  readonly stats?: Partial<Record<Resource, number>>;
  readonly squad?: readonly string[];
  readonly staff?: readonly string[];
  readonly directors?: readonly string[];
  readonly tactics?: readonly string[];
  readonly objective?: readonly string[];
  readonly adboards?: readonly string[];
  readonly kit?: readonly string[];
  readonly stadium?: readonly string[];
  /** The next Opponent. */
  readonly opponent?: string;
}

type Die = readonly [sides: number, face: number];

export interface Setting {
  readonly a?: Club;
  readonly b?: Club;
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly seed?: string;
  /** Rows from slot 1 to slot 5. */
  readonly players?: readonly string[];
  readonly staff?: readonly string[];
  readonly sponsors?: readonly string[];
  /** Tops of decks, the first one on top. */
  readonly youngsters?: readonly string[];
  readonly veterans?: readonly string[];
  /** Dice of the first seat after that of the Board Meeting. */
  readonly dice?: readonly Die[];
  /** What else is to be laid, before the situation begins. */
  readonly before?: ((t: Season) => void) | undefined;
}

/** A season from its first ask; the first seat has the Stage marker. */
export const start = (s: Setting = {}): Season =>
  scenario(game, {
    lists: Array.from({ length: s.seats ?? 2 }, () => ({})),
    options: { firstPlayer: 'seat1', ...s.options },
    seed: s.seed ?? 'rules',
  });

/** The first Tuesday: the first seat has the turn. */
export function atDay(s: Setting = {}): Season {
  const t = start(s);
  walked(t, 'day', () => toTuesday(t));
  return set(t, s);
}

/** The Friday of the first Week, before the line-ups. */
export function atMatch(s: Setting = {}): Season {
  const t = start(s);
  walked(t, 'match', () => {
    toTuesday(t);
    toMatch(t);
  });
  return set(t, s);
}

/** After a Board Meeting that leaves nothing behind. */
function toTuesday(t: Season): void {
  onTop(t, 'meetingDeck', ['M01', 'M07', 'M11', 'M13']);
  t.until('day', 0);
  for (let seat = 0; seat < t.state.seats; seat++) bare(t, seat);
}

/** On which face of the die the first Director votes so. */
const FACES = { yellow: 1, red: 5, blue: 6 } as const;

/** The first Board Meeting: the first seat draws this card, and this colour leads. Markers are as the setting says after Production. */
export function atMeeting(meeting: string, colour: keyof typeof FACES, s: Setting = {}): Season {
  const t = start({ ...s, options: { rerollPrompt: 'never', ...s.options } });
  walked(t, 'meeting', () => {
    t.until('objective');
    while (t.asked.length > 1) t.pick(t.asked[1], t.seat(t.asked[1]).keys[0]);
    for (let seat = 0; seat < t.state.seats; seat++) bare(t, seat);
  });
  set(t, { ...s, a: { ...s.a, directors: ['D01', ...(s.a?.directors ?? [])] } });
  onTop(t, 'meetingDeck', [meeting]);
  for (let seat = 0; seat < t.state.seats; seat++)
    for (const kind of ['cash', 'fan', 'op', 'fit'] as const) own(t, seat, kind, t.own[kind][seat] - t.own[STATS[kind]][seat]);
  return rolled(t, 0, [[6, FACES[colour]], ...(s.dice ?? [])]).pick(0, t.a.keys[0]);
}

/** Nobody does anything more on the Days of this Week. */
export function toMatch(t: Season): Season {
  while (t.ask === 'day') t.pick(t.asked[0], 'endDay');
  return t;
}

/** A club without Players, Staff, Directors and markers; one Tactic is always there. */
function bare(t: Season, seat: Seat): void {
  for (const zone of ['squad', 'staff', 'directors', 'objective', 'revealed'] as const) lay(t, seat, zone, []);
  if (t.own.week > 0) lay(t, seat, 'tactics', ['T01', 'T02', 'T03', 'T04'].slice(seat, seat + 1));
  for (const kind of ['cash', 'fan', 'op', 'fit'] as const) {
    own(t, seat, kind, 0);
    own(t, seat, STATS[kind], 2);
  }
  own(t, seat, 'vp', 0);
  own(t, seat, 'office', 0);
}

export const STATS = { cash: 'statCash', fan: 'statFan', op: 'statOp', fit: 'statFit' } as const;
type BySeat = { [K in keyof Eleven]: Eleven[K] extends readonly number[] ? K : never }[keyof Eleven];

/** One of a club's own numbers. */
export function own(t: Season, seat: Seat, key: BySeat, n: number): Season {
  opened(t);
  t.state.own = { ...t.state.own, [key]: t.own[key].map((old, other) => (other === seat ? n : old)) };
  return t;
}

/** What a setting says. */
export function set(t: Season, s: Setting): Season {
  if (s.players) lay(t, 0, 'playerRow', s.players);
  if (s.staff) lay(t, 0, 'staffRow', s.staff);
  if (s.sponsors) lay(t, 0, 'sponsorRow', s.sponsors);
  if (s.youngsters) onTop(t, 'youngsterDeck', s.youngsters);
  if (s.veterans) onTop(t, 'veteranDeck', s.veterans);
  [s.a ?? {}, s.b ?? {}].slice(0, t.state.seats).forEach((club, seat) => has(t, seat, club));
  s.before?.(t);
  return t;
}

/** What a club has, besides what it had. */
export function has(t: Season, seat: Seat, club: Club): Season {
  for (const kind of ['cash', 'fan', 'op', 'fit', 'vp', 'office'] as const) {
    const n = club[kind];
    if (n !== undefined) own(t, seat, kind, n);
  }
  for (const [of, n] of Object.entries(club.stats ?? {})) own(t, seat, STATS[of as Resource], n);
  for (const zone of ['squad', 'staff', 'directors', 'tactics', 'objective', 'adboards', 'kit'] as const) {
    const cards = club[zone];
    if (cards) lay(t, seat, zone, cards);
  }
  for (const kind of club.stadium ?? []) build(t, seat, kind);
  if (club.opponent) onTop(t, 'opponents', [club.opponent], seat);
  return t;
}

// ---------------------------------------------------------------- laying cards

/** Where cards are that nobody has. */
const homes: { readonly [back: string]: Zone } = {
  player: 'playerDeck',
  youngster: 'youngsterDeck',
  veteran: 'veteranDeck',
  staff: 'staffDeck',
  sponsor: 'sponsorDeck',
  meeting: 'meetingDeck',
  tactic: 'tacticDeck',
  objective: 'objectiveDeck',
  director: 'directorDeck',
};

const zoneAt = (t: Season, zone: Zone, seat: Seat, place = 0): number => t.table.at(t.game.zoneKind.get(zone)!, seat, place);
export const defOf = (t: Season, card: number) => t.game.defs[t.state.def[card]];

function shift(t: Season, card: number, to: number, top: boolean): void {
  const s = t.state;
  const from = s.zones[s.zone[card]];
  from.splice(from.indexOf(card), 1);
  if (top) s.zones[to].push(card);
  else s.zones[to].unshift(card);
  s.zone[card] = to;
  s.known[card] = t.table.layout.sight[to];
  for (let v = 0; v <= s.seats; v++) if (s.handles) s.handles[v][card] = s.known[card] & (1 << v) ? s.nextHandle[v]++ : 0;
}

/** The state, to be written to. */
const opened = (t: Season): void => {
  t.state = copy(t.state);
};

/** A card of the season by its id, wherever it is; markers and men are those of a seat. */
export function find(t: Season, id: string, seat: Seat = 0): number {
  const s = t.state;
  const { zones } = t.table.layout;
  const isPiece = /^(m\d+|man\d+|keeper)$/.test(id);
  const card = s.def.findIndex((d, i) => t.game.defs[d].id === id && s.zone[i] >= 0 && (!isPiece || zones[s.zone[i]].seat === seat));
  if (card < 0) throw new Error(`no ${id} in this season`);
  return card;
}

/** Lay exactly these cards, wherever they were, the last one on top. What lay there goes home. */
export function lay(t: Season, seat: Seat, zone: Zone, ids: readonly string[]): Season {
  opened(t);
  const target = zoneAt(t, zone, seat);
  for (const card of t.state.zones[target].slice())
    if (!ids.includes(defOf(t, card).id)) {
      for (const marks of t.state.marks) marks[card] = 0;
      shift(t, card, zoneAt(t, homes[defOf(t, card).back], seat), false);
    }
  for (const id of ids) shift(t, find(t, id), target, true);
  return t;
}

/** These lie on top of a deck, the first one on top. */
export function onTop(t: Season, deck: Zone, ids: readonly string[], seat: Seat = 0): Season {
  opened(t);
  for (const id of [...ids].reverse()) shift(t, find(t, id), zoneAt(t, deck, seat), true);
  return t;
}

/** These three markers lie on the Bench Area, the others on the pitch; those of `d` show D. */
export function bench(t: Season, seat: Seat, benched: readonly string[], d: readonly string[] = []): Season {
  opened(t);
  for (let n = 2; n <= 14; n++) {
    const id = `m${n}`;
    const card = find(t, id, seat);
    shift(t, card, benched.includes(id) ? zoneAt(t, 'bench', seat) : zoneAt(t, 'pitch', seat, OFF), true);
    t.state.marks[t.game.marks.indexOf('def')][card] = d.includes(id) ? 1 : 0;
  }
  return t;
}
/** Markers of a seat that show D. */
export const showingD = (t: Season, seat: Seat = 0): string[] =>
  Array.from({ length: 13 }, (_, i) => `m${i + 2}`).filter((id) => markOn(t, id, 'def', seat) === 1);

/** Tokens and faces: so many of a mark on a card. */
export function mark(t: Season, id: string, name: Mark, n: number, seat: Seat = 0): Season {
  opened(t);
  t.state.marks[t.game.marks.indexOf(name)][find(t, id, seat)] = n;
  return t;
}
export const markOn = (t: Season, id: string, name: Mark, seat: Seat = 0): number => t.table.mark(find(t, id, seat), name);

/** A token stands in the Stadium. */
export function build(t: Season, seat: Seat, kind: string): Season {
  t.state = copy(t.state);
  tableOf(t.game, t.state).make(kind, zoneAt(t, 'stadium', seat));
  return t;
}

// ---------------------------------------------------------------- chance

/** The next dice of a seat fall like this; of six sides, or of twelve. */
export const dice = (t: Season, seat: Seat, ...faces: readonly number[]): Season =>
  rolled(
    t,
    seat,
    faces.map((face) => [6, face]),
  );
export function rolled(t: Season, seat: Seat, wanted: readonly Die[]): Season {
  for (let word = 0; ; word++) {
    const probe = copy(t.state);
    probe.seeds = t.state.seeds.map((old, i) => (i === seat * 2 ? word : old));
    const table = tableOf(t.game, probe);
    if (!wanted.every(([sides, face]) => table.roll(seat, sides) === face)) continue;
    t.state = { ...copy(t.state), seeds: probe.seeds };
    return t;
  }
}

// ---------------------------------------------------------------- looking

/** What happened of this kind, its arguments. */
export const told = (t: Season, type: string): readonly Event['args'][] => t.events.filter((e) => e.type === type).map((e) => e.args);
export const last = (t: Season, type: string): Event['args'] => told(t, type).at(-1)!;
export const cards = (t: Season, zone: Zone, seat: Seat = 0): string[] => t.seat(seat).cards(zone);

/** A zone as a viewer sees it. */
export const seen = (t: Season, viewer: Seat, seat: Seat, zone: Zone) =>
  t.seat(viewer).view.zones.find((z) => z.zone === zone && z.seat === seat)!;

/** Cash, FAN, OP, FIT. */
export const supply = (t: Season, seat: Seat = 0): number[] => [t.own.cash[seat], t.own.fan[seat], t.own.op[seat], t.own.fit[seat]];
export const stats = (t: Season, seat: Seat = 0): number[] => (['cash', 'fan', 'op', 'fit'] as const).map((of) => t.own[STATS[of]][seat]);
