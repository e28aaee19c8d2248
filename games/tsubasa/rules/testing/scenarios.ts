/** Situations for tests: side a is Nankatsu and attacks, side b is Toho, and only what the rule needs is laid out. */
import { copy, type Event, type Game, load, type Options, type Seat, save, tableOf } from '@touchline/engine';
import { type Scenario, scenario, walked } from '@touchline/engine/testing';
import { game, type Tsubasa } from '../../index.ts';
import type { Kind } from '../../state.ts';
import type { Zone } from '../../words/vocabulary.ts';

export type Match = Scenario<Tsubasa>;

export interface Side {
  readonly hand?: readonly string[];
  readonly played?: readonly string[];
  readonly discard?: readonly string[];
  /** Exactly these, the top one first. */
  readonly deck?: readonly string[];
  /** Shot, Pass, Defence. */
  readonly points?: readonly [number, number, number];
}

export interface Setting {
  readonly a?: Side;
  readonly b?: Side;
  readonly options?: Partial<Options>;
  readonly seed?: string;
  /** Who kicks off; a if nobody is named. */
  readonly attacker?: Seat;
  /** With other cards. */
  readonly game?: Game<Tsubasa>;
}

/** A match from its first ask. */
export const start = (s: Setting = {}): Match =>
  scenario(s.game ?? game, { lists: [{}, {}], options: s.options ?? {}, seed: s.seed ?? 'rules' });

/** The first Draw Phase: the Defender takes a Match card. */
export function atTake(s: Setting = {}): Match {
  const t = start(s);
  const { attacker = 0 } = s;
  walked(t, `take ${attacker}`, () => {
    t.until('kickOff');
    t.pick(t.asked[0], t.asked[0] === attacker ? 'ownKickOff' : 'theirKickOff');
  });
  return t;
}

/** The first Attack Phase, the Attacker to play, with nobody to sign. Hands and Play Areas are empty unless the setting says what lies there. */
export function atTurn(s: Setting = {}): Match {
  const t = start(s);
  const { attacker = 0 } = s;
  walked(t, `turn ${attacker}`, () => {
    t.until('kickOff');
    t.pick(t.asked[0], t.asked[0] === attacker ? 'ownKickOff' : 'theirKickOff');
    t.until('turn');
    lay(t, 0, 'signings', [], 'unsigned');
  });
  return set(t, s);
}

/** What a setting says of both sides. */
export function set(t: Match, { a = {}, b = {} }: Setting): Match {
  for (const seat of [0, 1]) for (const zone of ['hand', 'playArea'] as const) lay(t, seat, zone, []);
  [a, b].forEach((side, seat) => {
    lay(t, seat, 'hand', side.hand ?? []);
    lay(t, seat, 'playArea', side.played ?? []);
    if (side.discard) lay(t, seat, 'discard', side.discard);
    if (side.deck) {
      // What is not meant to be drawn goes to the box.
      lay(t, seat, 'deck', [...side.deck].reverse(), 'box');
    }
    if (side.points) points(t, seat, side.points);
  });
  return t;
}

export function points(t: Match, seat: Seat, [shot, pass, defence]: readonly [number, number, number]): Match {
  const of = (kind: Kind, n: number) =>
    t.set(
      kind,
      t.own[kind].map((old, other) => (other === seat ? n : old)),
    );
  of('shot', shot);
  of('pass', pass);
  return of('defence', defence);
}
export const pointsOf = (t: Match, seat: Seat): readonly number[] => [t.own.shot[seat], t.own.pass[seat], t.own.defence[seat]];

// ---------------------------------------------------------------- laying cards

/** Lay exactly these cards, wherever they were, the last one on top. What lay there goes home: into the deck it came from, or where it is told to. */
export function lay(t: Match, seat: Seat, zone: Zone, ids: readonly string[], home?: Zone): Match {
  const s = (t.state = load(t.game, save(t.game, t.state)));
  const at = (name: Zone, of: Seat) => t.table.at(t.game.zoneKind.get(name)!, of);
  const idOf = (card: number) => t.game.defs[s.def[card]].id;
  const shift = (card: number, to: number, top: boolean) => {
    const from = s.zones[s.zone[card]];
    from.splice(from.indexOf(card), 1);
    if (top) s.zones[to].push(card);
    else s.zones[to].unshift(card);
    s.zone[card] = to;
    s.known[card] = t.table.layout.sight[to];
    for (let v = 0; v <= s.seats; v++) if (s.handles) s.handles[v][card] = s.known[card] & (1 << v) ? s.nextHandle[v]++ : 0;
  };
  const homeOf = (card: number): number => {
    if (home) return at(home, seat);
    const { deck } = t.game.defs[s.def[card]].traits;
    const homes: { readonly [deck: string]: Zone } = {
      'first-half': 'firstDeck',
      'second-half': 'secondDeck',
      signing: 'unsigned',
      fatigue: 'fatigue',
    };
    return at(homes[deck[0]] ?? 'deck', seat);
  };
  const target = at(zone, seat);
  for (const card of s.zones[target].slice()) shift(card, homeOf(card), false);
  const taken = new Set<number>();
  for (const id of ids) {
    const fits = (card: number) => idOf(card) === id && !taken.has(card) && (s.owner[card] === seat || s.owner[card] < 0);
    const card = s.def.findIndex((_, i) => s.zone[i] >= 0 && fits(i));
    if (card < 0) throw new Error(`no ${id} for seat ${seat}`);
    taken.add(card);
    shift(card, target, true);
  }
  return t;
}

// ---------------------------------------------------------------- chance

/** The next dice of each side fall like this. */
export function dice(t: Match, ...faces: readonly (readonly number[])[]): Match {
  faces.forEach((wanted, seat) => {
    for (let word = 0; ; word++) {
      const probe = copy(t.state);
      probe.seeds = t.state.seeds.map((old, i) => (i === seat * 2 ? word : old));
      const table = tableOf(t.game, probe);
      if (wanted.every((face) => table.roll(seat, 6) === face)) {
        t.state = { ...copy(t.state), seeds: probe.seeds };
        return;
      }
    }
  });
  return t;
}

// ---------------------------------------------------------------- playing on

/** A card is played, its abilities are used in this order (`N11/0`, or an answer to what they ask), and nothing else is done. */
export function play(t: Match, seat: Seat, id: string, ...answers: string[]): Match {
  t.pick(seat, `play:${id}`);
  for (const answer of answers) t.pick(seat, /^\w+\/\d$/.test(answer) ? `use:${answer}` : answer);
  return rest(t, seat);
}

/** Nothing more is used, motivated or signed. */
export function rest(t: Match, seat: Seat): Match {
  while (['use', 'afterwards'].includes(t.ask) && t.asked[0] === seat) t.pick(seat, 'done');
  return t;
}

/** Both pass until the Attack Phase is over. */
export function passes(t: Match): Match {
  while (t.ask === 'turn') t.pick(t.asked[0], 'pass');
  return t;
}

/** The Attack Phase is over, and the Attacker declares. */
export function toDeclare(t: Match): Match {
  passes(t);
  while (t.ask === 'motivation') t.pick(t.asked[0], 'done');
  return t;
}

export interface Action {
  readonly do: 'shoot' | 'passBall';
  /** Points of the Attacker and the Defender. */
  readonly spend?: readonly [number, number];
  /** Their dice, re-rolls and saves after them. */
  readonly dice: readonly [readonly number[], readonly number[]];
}

/** From the Attack Phase to after the roll; a re-roll or a save may be asked for. */
export function act(t: Match, a: Action): Match {
  toDeclare(t);
  const { attacker } = t.own;
  dice(t, ...(attacker === 0 ? a.dice : [a.dice[1], a.dice[0]]));
  t.pick(attacker, a.do);
  for (const n of a.spend ?? [0, 0]) if (t.ask === 'spend') t.pick(t.asked[0], `spend#${n}`);
  return t;
}

/** The Attacker wins: the ball is kept with a Pass, or a goal is scored. Nobody re-rolls or saves. */
export function win(t: Match, how: Action['do']): Match {
  return settle(act(t, { do: how, dice: [[6], [1]] }));
}
/** The Defender wins. */
export function lose(t: Match): Match {
  return settle(act(t, { do: 'shoot', dice: [[1], [6]] }));
}
export function settle(t: Match): Match {
  while (t.ask === 'rerolls' || t.ask === 'save') t.pick(t.asked[0], t.ask === 'save' ? 'decline' : 'pass');
  return t;
}

/** Whoever takes a Match card takes the first one. */
export function takes(t: Match): Match {
  while (t.ask === 'take') t.pick(t.asked[0], t.seat(t.asked[0]).keys[0]);
  return t;
}

/** A whole round in which nobody plays a card and the Attacker wins or loses, from the Draw Phase on. */
export function round(t: Match, how: 'goal' | 'pass' | 'lost'): Match {
  takes(t);
  return how === 'lost' ? lose(t) : win(t, how === 'goal' ? 'shoot' : 'passBall');
}

/** Rounds of won Passes until Injury Time has begun; its first round is to be played. */
export function toInjuryTime(t: Match): Match {
  for (;;) {
    takes(t);
    if (t.own.injury > 0) return t;
    round(t, 'pass');
  }
}

// ---------------------------------------------------------------- looking

/** What happened of this kind, its arguments. */
export const told = (t: Match, type: string): readonly Event['args'][] => t.events.filter((e) => e.type === type).map((e) => e.args);
export const last = (t: Match, type: string): Event['args'] => told(t, type).at(-1)!;

/** A zone of a seat as a viewer sees it. */
export const seen = (t: Match, viewer: Seat, seat: Seat, zone: Zone) =>
  t.seat(viewer).view.zones.find((z) => z.zone === zone && z.seat === seat)!;
/** Cards of a zone, whosever it is. */
export const cards = (t: Match, zone: Zone, seat: Seat = 0): string[] => t.seat(seat).cards(zone);
