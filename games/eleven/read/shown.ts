/**
 * What a board shows beside zones and own values: what each club pays and would score, the League table, how Directors vote, and both teams
 * of a Match with what would happen between them. All of it is public: it is read in a world dealt from the view, and the same for everybody.
 */
import { type Game, type Seat, sample, stream, tableOf, type View } from '@touchline/engine';
import { OFFICE_COST, OFFICE_VP, RANKS } from '../cards/boards.ts';
import { clubs as CLUBS } from '../cards/clubs.ts';
import { scenarios } from '../cards/scenarios.ts';
import { dieOf } from '../flow/matchday/league.ts';
import { type Team, tableOfLeague } from '../league.ts';
import { cardlessStrength } from '../lineUp/squad.ts';
import { allMarkers, cardOf, placeOf, showsD } from '../markers.ts';
import { divisionOf, weeksOf } from '../options.ts';
import { PAIRS } from '../pitch.ts';
import { keeperOf, strengthOf } from '../players.ts';
import { type Aim, aimsOf } from '../scenarios.ts';
import { rankOf, type Sheet, sheetOf } from '../score.ts';
import { type Attack, attack } from '../sections.ts';
import { buildPrice, maintenanceOf, standsOf, type Upkeep } from '../stadium.ts';
import { type Eleven, isSolo, scenario, seatsOf, type T } from '../state.ts';
import { foeKeeper, foesIn, type Man, ownGloves, ownIn, ownKeeper } from '../team.ts';
import { ahead, FACES, voters } from '../votes.ts';
import { foes } from '../zones.ts';

interface World {
  readonly t: T;
  /** By thing, the number by which the viewer knows it. */
  readonly handles: readonly number[];
}

function worldOf(game: Game<Eleven>, view: View): World {
  const state = sample(game, view, stream('shown'));
  return { t: tableOf(game, state), handles: state.handles![view.viewer === 'spectator' ? view.seats : view.viewer] };
}

// ---------------------------------------------------------------- clubs

export interface ShownClub {
  readonly name: string;
  readonly upkeep: Upkeep;
  /** If the season ended now. */
  readonly sheet: Sheet;
  readonly stands: number;
  readonly adboards: number;
  /** What one more building costs. */
  readonly build: number;
}

const clubOf = (t: T, seat: Seat): ShownClub => ({
  name: CLUBS[seat].name,
  upkeep: maintenanceOf(t, seat),
  sheet: sheetOf(t, seat),
  stands: standsOf(t, seat),
  adboards: t.rule(seat, 'adboards'),
  build: buildPrice(t, seat),
});

// ---------------------------------------------------------------- votes

export interface ShownBallot {
  /** Of each Director who votes: the handle, and the printed id. */
  readonly voters: readonly { readonly handle: number; readonly def: string }[];
  /** By face: the colour that leads, as `COLOURS` counts them; 0: none does. */
  readonly leads: readonly number[];
}

const ballotOf = ({ t, handles }: World, seat: Seat): ShownBallot => ({
  voters: voters(t, seat).map((card) => ({ handle: handles[card], def: t.def(card).id })),
  leads: FACES.map((face) => {
    const [first, ...more] = ahead(t, seat, face);
    return first === undefined || more.length > 0 ? 0 : first;
  }),
});

// ---------------------------------------------------------------- the Match

export interface ShownMan {
  readonly handle: number;
  readonly place: number;
  readonly attacks: boolean;
  readonly strength: number;
  /** The card that plays; '': none does. */
  readonly def: string;
}

export interface ShownAttack {
  readonly goals: number;
  readonly saved: number;
  readonly blocked: number;
}

export interface ShownPair {
  readonly own: readonly ShownMan[];
  readonly their: readonly ShownMan[];
  /** What would happen as things stand, from the first pair on. */
  readonly ours: ShownAttack;
  readonly theirs: ShownAttack;
}

export interface ShownMatch {
  /** All markers, those on the bench too. */
  readonly men: readonly ShownMan[];
  readonly keeper: { readonly def: string; readonly strength: number; readonly gloves: number };
  /** Null until the line-ups are shown. */
  readonly foeKeeper: { readonly strength: number; readonly gloves: number } | null;
  readonly pairs: readonly ShownPair[];
}

const strengths = (men: readonly Man[], attacks: boolean): number[] =>
  men.filter((man) => man.attacks === attacks).flatMap((man) => Array.from({ length: attacks ? 1 : man.blocks }, () => man.strength));

const count = ({ blockedBy, saved, goal }: Attack): ShownAttack => ({
  goals: goal.filter(Boolean).length,
  saved: saved.filter(Boolean).length,
  blocked: blockedBy.filter((by) => by >= 0).length,
});

function pairsOf({ t, handles }: World, seat: Seat): readonly ShownPair[] {
  let keeper = ownKeeper(t, seat);
  let theirs = foeKeeper(t, seat);
  return PAIRS.map((_, pair) => {
    const [own, their] = [ownIn(t, seat, pair), foesIn(t, seat, pair)];
    const forward = attack(strengths(own, true), strengths(their, false), theirs);
    const back = attack(strengths(their, true), strengths(own, false), keeper);
    theirs = { ...theirs, gloves: forward.gloves };
    keeper = { ...keeper, gloves: back.gloves };
    const shown = ({ thing, card, attacks, strength }: Man): ShownMan => ({
      handle: handles[thing],
      place: placeOf(t, thing),
      attacks,
      strength,
      def: card < 0 ? '' : t.def(card).id,
    });
    return { own: own.map(shown), their: their.map(shown), ours: count(forward), theirs: count(back) };
  });
}

function matchOf(world: World, seat: Seat): ShownMatch {
  const { t, handles } = world;
  const isMet = PAIRS.some(({ their }) => their.some((place) => t.count(foes, seat, place) > 0));
  const keeper = keeperOf(t, seat);
  const marker = (thing: number): ShownMan => {
    const card = cardOf(t, seat, thing);
    const attacks = !showsD(t, thing);
    return {
      handle: handles[thing],
      place: placeOf(t, thing),
      attacks,
      strength: card < 0 ? cardlessStrength(t, seat, attacks) : strengthOf(t, card),
      def: card < 0 ? '' : t.def(card).id,
    };
  };
  return {
    men: allMarkers(t, seat).map(marker),
    keeper: {
      def: keeper < 0 ? '' : t.def(keeper).id,
      strength: ownKeeper(t, seat).strength,
      gloves: isMet ? t.own.gloves[seat] : ownGloves(t, seat),
    },
    foeKeeper: isMet ? foeKeeper(t, seat) : null,
    pairs: isMet ? pairsOf(world, seat) : [],
  };
}

// ---------------------------------------------------------------- all of it

export interface Shown {
  readonly weeks: number;
  readonly division: number;
  /** The Goalkeeper saves what can be saved, without being asked. */
  readonly autoSaves: boolean;
  /** By its number; 0: none. */
  readonly scenario: number;
  /** The spaces of the Office: what each is worth, and what the step to it costs. */
  readonly office: readonly { readonly vp: number; readonly cost: number }[];
  readonly clubs: readonly ShownClub[];
  readonly league: readonly (Team & { readonly die: string })[];
  readonly ballots: readonly ShownBallot[];
  readonly matches: readonly ShownMatch[];
  readonly aims: readonly Aim[];
  /** ELV-1608, alone: the rank the total would have, from 0, and from how many VP each of the others is reached. */
  readonly rank: { readonly now: number; readonly from: readonly number[] } | null;
}

export function shownOf(game: Game<Eleven>, view: View): Shown {
  const world = worldOf(game, view);
  const { t } = world;
  const seats = seatsOf(t);
  const clubs = seats.map((seat) => clubOf(t, seat));
  const played = scenario(t);
  return {
    weeks: weeksOf(t.s.options, t.s.seats),
    division: divisionOf(t.s.options, t.s.seats),
    autoSaves: t.option<boolean>('goalkeeperAuto'),
    scenario: played === null ? 0 : scenarios[played].no,
    office: OFFICE_VP.map((vp, space) => ({ vp, cost: OFFICE_COST[space] })),
    clubs,
    league: tableOfLeague(t).map((team) => ({ ...team, die: team.foe < 0 ? '' : dieOf(t, team.foe) })),
    ballots: seats.map((seat) => ballotOf(world, seat)),
    matches: seats.map((seat) => matchOf(world, seat)),
    aims: aimsOf(t, 0, clubs[0].sheet.total),
    rank: isSolo(t) ? { now: rankOf(t, clubs[0].sheet.total), from: RANKS[divisionOf(t.s.options, t.s.seats)] } : null,
  };
}
