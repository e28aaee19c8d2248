/** What the kinds do that work inside a Match, and what texts ask of one. Everything touched here is the manager's own (ELV-R75). */
import { type Condition, type Deeds, type Flow, reading, type Seat } from '@touchline/engine';
import type { OwnKinds } from '../kinds.ts';
import { markerOf, onPitch, placeOf } from '../markers.ts';
import { holds, isWing, PAIRS, PLACES, pairOf, roomIn, SECTIONS, type Section, ZONES } from '../pitch.ts';
import { isAssigned, isKeeper, isYoungster, squadOf, zonesOf } from '../players.ts';
import { act, ask, type Eleven, offer, seatHere, seq, sub, type T, when } from '../state.ts';
import { allFoes, allOwn, credit, foesIn, hasScored, type Man, ownIn, score } from '../team.ts';
import { pitch } from '../zones.ts';
import { selfHere, sourceHere } from './source.ts';

type InMatch =
  | 'goal'
  | 'concede'
  | 'strengthen'
  | 'ally'
  | 'youngster'
  | 'boost'
  | 'section'
  | 'foe'
  | 'glove'
  | 'blockTwo'
  | 'moveMarker'
  | 'swapMarkers'
  | 'roll';

// ---------------------------------------------------------------- Strength in this Match

/** ELV-1010, ELV-R60: a mark on the marker, the man or the Goalkeeper's card; it is gone after the Match. */
function lift(t: T, thing: number, n: number): void {
  t.setMark(thing, 'boost', t.mark(thing, 'boost') + n);
  t.emit('boost', thing, { n, why: sourceHere(t) }, seatHere(t));
}
const thingsOf = (men: readonly Man[]): number[] => men.map(({ thing }) => thing);
const withTask = (men: readonly Man[], task: 'A' | 'D'): Man[] => men.filter(({ attacks }) => attacks === (task === 'A'));

/** The Section in which this Player stands; -1: in none. */
function ownPair(t: T): number {
  const marker = markerOf(t, seatHere(t), selfHere(t));
  return marker < 0 || placeOf(t, marker) < 0 ? -1 : pairOf(placeOf(t, marker));
}

/** One of them, by choice; nobody: it is skipped (ELV-314). */
const oneOf = (name: string, n: number, things: (t: T, seat: Seat) => readonly number[]): Flow<Eleven> =>
  when(
    'some',
    (t) => things(t, seatHere(t)).length > 0,
    ask(name, {
      who: seatHere,
      clause: 'ELV-314',
      open: true,
      offers: [offer(name, { things, take: (t, o) => lift(t, o.card, n), figures: () => ({ n }) })],
    }),
  );

const each = (name: string, n: number, things: (t: T, seat: Seat) => readonly number[]): Flow<Eleven> =>
  act(name, 'ELV-1009', (t) => {
    for (const thing of things(t, seatHere(t))) lift(t, thing, n);
  });

/** The own men a Tactic names by where they stand. */
function standingIn(t: T, seat: Seat, where: Section | 'wing'): Man[] {
  if (where === 'wing') return allOwn(t, seat).filter(({ thing }) => isWing(placeOf(t, thing)));
  return ownIn(t, seat, SECTIONS.indexOf(where));
}

/** The opposing men a text names: in the Section that faces this Player, in their CF, or anywhere. */
function opposing(t: T, seat: Seat, where: string): Man[] {
  if (where === 'any') return allFoes(t, seat);
  const pair = where === 'CF' ? PAIRS.findIndex(({ their }) => their.includes(ZONES.indexOf('CF'))) : ownPair(t);
  return pair < 0 ? [] : foesIn(t, seat, pair);
}

// ---------------------------------------------------------------- places

const standing = (t: T, seat: Seat): number[] => PLACES.map((place) => t.count(pitch, seat, place));

/** ELV-905, ELV-911, ELV-1023: other Zones printed on this card in which there is room, with nobody missing where he came from. */
function freeZones(t: T, seat: Seat): number[] {
  const self = selfHere(t);
  const from = placeOf(t, markerOf(t, seat, self));
  const now = standing(t, seat);
  return zonesOf(t, self).filter(
    (to) => to !== from && now[to] < roomIn(to) && holds(now.map((n, place) => n + (place === to ? 1 : 0) - (place === from ? 1 : 0))),
  );
}

/** ELV-911: may the man behind this marker stand there? */
const mayStand = (t: T, { card }: Man, place: number): boolean => card < 0 || zonesOf(t, card).includes(place);

/** ELV-1023: pairs of own markers in different Zones that can change places. */
function swaps(t: T, seat: Seat): [number, number][] {
  const men = allOwn(t, seat).sort((a, b) => onPitch(t, seat).indexOf(a.thing) - onPitch(t, seat).indexOf(b.thing));
  return men.flatMap((a, i) =>
    men.slice(i + 1).flatMap((b): [number, number][] => {
      const [x, y] = [placeOf(t, a.thing), placeOf(t, b.thing)];
      return x !== y && mayStand(t, a, y) && mayStand(t, b, x) ? [[a.thing, b.thing]] : [];
    }),
  );
}

// ---------------------------------------------------------------- dice

const ON: { readonly [on: string]: (face: number) => boolean } = {
  '1': (face) => face === 1,
  '6': (face) => face === 6,
  even: (face) => face % 2 === 0,
  '3-6': (face) => face >= 3,
};

// ---------------------------------------------------------------- what each kind does

export const matchDeeds: Pick<Deeds<Eleven, OwnKinds>, InMatch> = {
  /** ELV-1020: on a Player card he has scored it. */
  goal: {
    run: (e) =>
      act('goal', 'ELV-1101', (t) => {
        const [seat, self] = [seatHere(t), selfHere(t)];
        if (t.def(self).kind === 'player') credit(t, { card: self, thing: -1 });
        score(t, seat, 'goals', e.n, sourceHere(t));
      }),
  },
  /** ELV-1102, ELV-R32: whose goal is cancelled has scored all the same. */
  concede: {
    possible: (t, e, { seat }) => e.n > 0 || t.own.against[seat] > 0,
    run: (e) => act('concede', 'ELV-1102', (t) => score(t, seatHere(t), 'against', e.n, sourceHere(t))),
  },
  strengthen: {
    run: (e) =>
      act('strengthen', 'ELV-1009', (t) => {
        const self = selfHere(t);
        lift(t, isKeeper(t, self) ? self : markerOf(t, seatHere(t), self), e.n);
      }),
  },
  ally: {
    run: (e) =>
      oneOf('ally', e.n, (t, seat) => {
        const men = e.where === 'any' ? allOwn(t, seat) : ownIn(t, seat, ownPair(t));
        return thingsOf(withTask(men, e.task).filter(({ card }) => card !== selfHere(t)));
      }),
  },
  youngster: {
    run: (e) =>
      oneOf('youngster', e.n, (t, seat) =>
        squadOf(t, seat)
          .filter((card) => isAssigned(t, card) && isYoungster(t, card))
          .map((card) => (isKeeper(t, card) ? card : markerOf(t, seat, card))),
      ),
  },
  boost: {
    run: (e) => {
      const things = (t: T, seat: Seat) => thingsOf(withTask(standingIn(t, seat, e.where), e.task));
      return e.each ? each('boostEach', e.n, things) : oneOf('boost', e.n, things);
    },
  },
  /** H7: every A of one Section; a D only where a card plays, because a cardless marker is never weakened (ELV-1010). */
  section: {
    run: (e) =>
      ask('section', {
        who: seatHere,
        clause: 'ELV-314',
        open: true,
        offers: [
          offer('section', {
            list: (_t, _seat, add) => SECTIONS.forEach((_, pair) => add(-1, -1, pair)),
            key: (_t, _seat, o) => SECTIONS[o.n],
            lights: (t, seat, o) => thingsOf(ownIn(t, seat, o.n)),
            take: (t, o, seat) => {
              for (const { thing, card, attacks } of ownIn(t, seat, o.n))
                if (attacks) lift(t, thing, e.attack);
                else if (e.defence > 0 || card >= 0) lift(t, thing, e.defence);
            },
          }),
        ],
      }),
  },
  /** ELV-R62. */
  foe: {
    run: (e) => {
      const things = (t: T, seat: Seat) => thingsOf(withTask(opposing(t, seat, e.where), e.task));
      return e.each ? each('foeEach', e.n, things) : oneOf('foe', e.n, things);
    },
  },
  glove: {
    run: (e) =>
      act('glove', 'ELV-1017', (t) => {
        const seat = seatHere(t);
        t.setOf('gloves', seat, t.own.gloves[seat] + e.n);
        t.emit('glove', [], { n: e.n, left: t.own.gloves[seat], why: sourceHere(t) }, seat);
      }),
  },
  blockTwo: {
    run: () =>
      act('blockTwo', 'ELV-1015', (t) => {
        const marker = markerOf(t, seatHere(t), selfHere(t));
        t.setMark(marker, 'twice', 1);
        t.emit('blockTwo', marker, { why: sourceHere(t) }, seatHere(t));
      }),
  },
  moveMarker: {
    possible: (t, _e, { seat, self }) => self >= 0 && markerOf(t, seat, self) >= 0,
    run: () =>
      when(
        'some',
        (t) => freeZones(t, seatHere(t)).length > 0,
        ask('moveMarker', {
          who: seatHere,
          clause: 'ELV-1023',
          open: true,
          offers: [
            offer('moveMarker', {
              list: (t, seat, add) => {
                for (const to of freeZones(t, seat)) add(markerOf(t, seat, selfHere(t)), -1, to);
              },
              key: (_t, _seat, o) => ZONES[o.n],
              take: (t, o, seat) => t.move(o.card, t.at(pitch, seat, o.n)),
            }),
          ],
        }),
      ),
  },
  swapMarkers: {
    run: () =>
      when(
        'some',
        (t) => swaps(t, seatHere(t)).length > 0,
        ask('swapMarkers', {
          who: seatHere,
          clause: 'ELV-1023',
          open: true,
          offers: [
            offer('swapMarkers', {
              list: (t, seat, add) => {
                for (const [a, b] of swaps(t, seat)) add(a, b, 0);
              },
              take: (t, o, seat) => {
                const [x, y] = [placeOf(t, o.card), placeOf(t, o.to)];
                t.move(o.card, t.at(pitch, seat, y));
                t.move(o.to, t.at(pitch, seat, x));
              },
            }),
          ],
        }),
      ),
  },
  roll: {
    run: (e, run) =>
      seq(
        sub('roll', { seat: seatHere, sides: () => 6, why: sourceHere }),
        when('face', (t) => ON[e.on](t.own.die[seatHere(t)]), run(e.then), run(e.else ?? [])),
      ),
  },
};

// ---------------------------------------------------------------- conditions

const ahead = (t: T, seat: Seat): number => t.own.goals[seat] - t.own.against[seat];
const SCORE = ['own.goals', 'own.against'] as const;

/** ELV-1103, ELV-R33: as the score stands when the text is carried out. */
export const matchConditions: { readonly [name: string]: Condition<Eleven> } = {
  won: reading(SCORE, (t, seat) => ahead(t, seat) > 0),
  lost: reading(SCORE, (t, seat) => ahead(t, seat) < 0),
  drawn: reading(SCORE, (t, seat) => ahead(t, seat) === 0),
  goals: reading(['own.goals'], (t, seat, _self, least) => t.own.goals[seat] >= Number(least)),
  wonBy: reading(SCORE, (t, seat, _self, least) => ahead(t, seat) >= Number(least)),
  scored: reading(['mark.scored'], (t, _seat, self) => hasScored(t, self)),
  soldOut: reading(['own.soldOut'], (t, seat) => t.own.soldOut[seat] === 1),
  cleanSheet: reading(['own.against'], (t, seat) => t.own.against[seat] === 0),
};
