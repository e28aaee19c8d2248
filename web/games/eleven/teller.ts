/** ELEVEN in the worker: what each club pays and would score, the League, how Directors vote, and both teams of a Match. */
import type { Ask, AskOption, Json, View } from '@touchline/engine';
import { game as eleven, lineUpsOf, ownOf, readReport, type Shown, type ShownMan, shownOf } from '../../../games/eleven/index.ts';
import { defOf, nameOf } from '../reading.ts';
import type { Position, Teller } from '../teller.ts';
import { moments } from './moments.ts';
import type { Club, Fixture, Line, Man, Suggested, Team, Told } from './told.ts';
import { type ToldWords, toldWords } from './toldWords.ts';

const MONDAY = 0;

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
  const { position, total, sets, ...lines } = sheet;
  const summed: Line[] = [
    ...Object.entries(lines).map(([of, n]) => ({ of, n })),
    { of: 'sets', n: Object.values(sets).reduce((sum, { vp }) => sum + vp, 0) },
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

const ZONES = 9;

function suggestedIn(at: Position): readonly Suggested[] {
  if (at.view.ask?.name !== 'lineUp') return [];
  return lineUpsOf(eleven, at.view).map(({ which, formation, men }) => ({
    key: `suggest:${which}`,
    formation,
    zones: Array.from({ length: ZONES }, (_, zone) =>
      men.filter(({ place }) => place === zone).map(({ def }) => (def === '' ? '' : nameOf(at, def))),
    ),
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
    rank: shown.rank && { now: shown.rank.now, from: [...shown.rank.from] },
    suggested: suggestedIn(at),
    goals: shown.aims.map(({ goal, met, now, need }) => ({ of: goal, met, now, need })),
  };
  return told;
}

const isBuilding = ({ defs, defIndex }: Position['game'], id: string): boolean => defs[defIndex.get(id) ?? -1]?.kind === 'infrastructure';

/** Few words for what can be built and hired without a card: there are many answers beside them. */
const short = (at: Position, { verb }: AskOption): string =>
  isBuilding(at.game, verb) ? nameOf(at, verb) : (toldWords[at.speaker.lang].short[verb] ?? '');

/** The colour that the die of a vote decides for, while it is voted on. */
function decisionOf(view: View, seat: number, words: ToldWords): string {
  const { day, die, colour } = ownOf(view);
  const isVote =
    day === MONDAY && colour[seat] === 0 && view.zones.some((one) => one.zone === 'meeting' && one.seat === seat && one.count > 0);
  return isVote ? (words.colours[shownOf(eleven, view).ballots[seat].leads[die[seat] - 1]] ?? '') : '';
}

/** How likely a suggested line-up wins and draws, as far as the Scout Report tells; what a building costs. */
function beside({ game, speaker, view }: Position, ask: Ask, { verb, figures }: AskOption): string {
  const words = toldWords[speaker.lang];
  if (verb === 'keep' && ask.name === 'reroll') return decisionOf(view, ask.seat, words);
  if (verb === 'suggest' && figures?.win !== undefined) return words.hopes(figures.win, figures.draw ?? 0);
  return (isBuilding(game, verb) || verb in words.short) && figures?.cost !== undefined ? words.costs(figures.cost) : '';
}

export const teller: Teller = {
  short,
  beside,
  tell,
  moments,
  ends: ({ view, speaker }) => ({
    title: toldWords[speaker.lang].ends,
    score: shownOf(eleven, view).clubs.map(({ sheet }) => sheet.total),
  }),
};
