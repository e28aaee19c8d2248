/** ELEVEN in the worker: what each club pays and would score, the League, how Directors vote, and both teams of a Match. */
import type { Json } from '@touchline/engine';
import {
  consequencesOf,
  game as eleven,
  lineUpsOf,
  ownOf,
  readReport,
  type Shown,
  type ShownMan,
  shownOf,
} from '../../../games/eleven/index.ts';
import { defOf, nameOf } from '../reading.ts';
import type { Position, Teller } from '../teller.ts';
import { beside, decisionsIn, menu, namesOf, nearIn, short } from './answers.ts';
import { moments } from './moments.ts';
import type { Club, Fixture, Hints, Line, Man, Suggested, Team, Told } from './told.ts';
import { toldWords } from './toldWords.ts';

/** What a hidden card shows of its other side. */
const faceOn = ({ view }: Position, zone: string, seat: number): string =>
  view.zones.find((one) => one.zone === zone && one.seat === seat)?.hidden.find(({ face }) => face !== undefined)?.face ?? '';

/** Names of the eight Opponents, by their emblem. */
function opponentNamed(at: Position, emblem: string): string {
  const def = at.game.defs.find(({ kind, traits }) => kind === 'opponent' && traits.emblem[0] === emblem);
  return def ? at.speaker.card(def).name : emblem;
}

function clubOf(at: Position, { clubs }: Shown, seat: number): Club {
  const { upkeep, sheet, stands, adboards, build } = clubs[seat];
  const due = ([count, pays]: readonly [number, number]) => ({ count, pays });
  const { position, total, sets, league, tokens, experience, ...lines } = sheet;
  const words = toldWords[at.speaker.lang];
  const own = ownOf(at.view);
  const scoring = Object.entries(sets).filter(([, { vp }]) => vp !== 0);
  const summed: Line[] = [
    { of: 'league', n: league, from: words.from.league(position, own.points[seat]) },
    { of: 'tokens', n: tokens, from: '' },
    { of: 'experience', n: experience, from: '' },
    {
      of: 'sets',
      n: scoring.reduce((sum, [, { vp }]) => sum + vp, 0),
      from: scoring.map(([set, { vp }]) => `${words.from.sets[set] ?? set} ${vp}`).join(', '),
    },
    ...Object.entries(lines).map(([of, n]) => ({ of, n, from: of === 'office' && n !== 0 ? words.from.office(own.office[seat]) : '' })),
  ];
  const [met] = at.view.zones.find((one) => one.zone === 'met' && one.seat === seat)?.cards ?? [];
  const report = faceOn(at, 'opponents', seat);
  return {
    name: clubs[seat].name,
    bill: {
      players: due(upkeep.players),
      buildings: due(upkeep.stadium),
      staff: due(upkeep.staff),
      less: upkeep.less,
      total: upkeep.total,
    },
    // What nobody has is not a line of the sum.
    lines: summed.filter(({ of, n }) => n !== 0 || of !== 'scenario'),
    vp: total,
    place: position,
    stands,
    adboards,
    build,
    meets: met ? nameOf(at, met.def) : report === '' ? '' : readReport(report).name,
    scout: met || report === '' ? '' : at.speaker.face(report),
  };
}

function teamsOf(at: Position, { league, clubs }: Shown): readonly Team[] {
  const own = ownOf(at.view);
  const meeting = at.view.zones.flatMap(({ zone, seat, cards }) =>
    zone === 'met' ? cards.map(({ def }) => ({ seat, emblem: defOf(at, def).traits.emblem[0] })) : [],
  );
  return league.map(({ seat, foe, points, position, die }) => {
    const emblem = foe < 0 ? '' : own.league[foe];
    return {
      name: foe < 0 ? clubs[seat].name : opponentNamed(at, emblem),
      seat,
      emblem,
      points,
      place: position,
      die,
      inactive: foe >= 0 && own.inactive[foe] === 1,
      meets: meeting.filter((one) => one.emblem === emblem).map((one) => one.seat),
    };
  });
}

function fixtureOf(at: Position, { matches }: Shown, seat: number): Fixture {
  const { men, keeper, foeKeeper, pairs } = matches[seat];
  const man = ({ handle, place, attacks, strength, def }: ShownMan): Man => ({
    handle,
    zone: place,
    attack: attacks,
    strength,
    name: def === '' ? '' : nameOf(at, def),
  });
  return {
    men: men.map(man),
    keeper: { name: keeper.def === '' ? '' : nameOf(at, keeper.def), strength: keeper.strength, gloves: keeper.gloves },
    foeKeeper: foeKeeper && { name: '', ...foeKeeper },
    pairs: pairs.map(({ own, their, ours, theirs }) => ({
      own: own.map(man),
      foes: their.map(man),
      ours: { ...ours },
      theirs: { ...theirs },
    })),
  };
}

function suggestedIn(at: Position): readonly Suggested[] {
  if (at.view.ask?.name !== 'lineUp') return [];
  const called = (def: string) => (def === '' ? '' : nameOf(at, def));
  return lineUpsOf(eleven, at.view).map(({ names, formation, men, keeper, hopes }) => ({
    key: `suggest:${names[0]}`,
    label: namesOf(at, names),
    formation,
    men: men.map(({ handle, place, attacks, strength, def }) => ({ handle, zone: place, attack: attacks, strength, name: called(def) })),
    keeper: called(keeper),
    win: Math.round(100 * hopes.wins),
  }));
}

const LETTERS = ['', 'Y', 'B', 'R'];

function tell(at: Position): Json {
  const { view } = at;
  const shown = shownOf(eleven, view);
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const votesOf = (def: string) => String((defOf(at, def).notes as { readonly votes?: string } | undefined)?.votes ?? '');
  const told: Told = {
    own: ownOf(view),
    weeks: shown.weeks,
    division: shown.division,
    scenario: shown.scenario,
    office: shown.office.map((space) => ({ ...space })),
    clubs: seats.map((seat) => clubOf(at, shown, seat)),
    league: teamsOf(at, shown),
    fixtures: seats.map((seat) => fixtureOf(at, shown, seat)),
    ballots: shown.ballots.map(({ voters, leads }) => ({
      votes: voters.map(({ handle, def }) => ({ handle, name: nameOf(at, def), faces: votesOf(def) })),
      leads: leads.map((colour) => LETTERS[colour]),
    })),
    decisions: decisionsIn(at),
    consequences: view.ask?.clause === CHECK ? [...consequencesOf(view, view.ask.seat)] : [],
    hints: hintsOf(at, nearIn(at)),
    autoSaves: shown.autoSaves,
    rank: shown.rank && { now: shown.rank.now, from: [...shown.rank.from] },
    suggested: suggestedIn(at),
    goals: shown.aims.map(({ goal, met, now, need }) => ({ of: goal, met, now, need })),
  };
  return told;
}

/** The clause of the die that is rolled after a Match. */
const CHECK = 'ELV-1111';

/** Their parts, as the own pitch meets them: wings are mirrored, their attack meets the own defence. */
const MET: { readonly [part: string]: readonly number[] } = { L: [2, 5, 8], R: [0, 3, 6], F: [1], M: [4], D: [7] };

function hintsOf(at: Position, seat: number): Hints {
  const report = faceOn(at, 'opponents', seat);
  if (report === '') return { danger: [], space: [] };
  const { threat, spaces } = readReport(report);
  return { danger: MET[threat] ?? [], space: spaces.flatMap((part) => MET[part] ?? []) };
}

export const teller: Teller = {
  short,
  beside,
  menu,
  tell,
  moments,
  ends: ({ view, speaker }) => ({
    title: toldWords[speaker.lang].ends,
    score: shownOf(eleven, view).clubs.map(({ sheet }) => sheet.total),
  }),
};
