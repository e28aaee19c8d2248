/** ELEVEN in the worker: what each club pays and would score, the League, how Directors vote, and both teams of a Match. */
import type { Ask, AskOption, Json, View } from '@touchline/engine';
import {
  changesIn,
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
  return lineUpsOf(eleven, at.view).map(({ which, formation, men, keeper, hopes }) => ({
    key: `suggest:${which}`,
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
    rank: shown.rank && { now: shown.rank.now, from: [...shown.rank.from] },
    suggested: suggestedIn(at),
    goals: shown.aims.map(({ goal, met, now, need }) => ({ of: goal, met, now, need })),
  };
  return told;
}

const isBuilding = ({ defs, defIndex }: Position['game'], id: string): boolean => defs[defIndex.get(id) ?? -1]?.kind === 'infrastructure';

const pricedOf = (at: Position, ask: Ask, option: AskOption) => changesIn({ view: at.view, ask, option });

/** Few words for what can be built and hired without a card, as there are many answers beside them; what anything costs stands below it. */
function short(at: Position, option: AskOption, ask: Ask): string {
  const { verb } = option;
  const words = toldWords[at.speaker.lang];
  if (isBuilding(at.game, verb)) return `${nameOf(at, verb)}, ${words.vp(defOf(at, verb).stats.vp ?? 0)}`;
  const brief = words.short[verb] ?? words.contracts[verb];
  if (brief) return brief;
  return pricedOf(at, ask, option).length > 0 ? at.speaker.option(ask, { ...option, figures: {} }, at.view) : '';
}

/** On a Day, where there is much else to do: all buildings behind one button, and all sums of the Debt. */
function menu({ game, speaker }: Position, ask: Ask, { verb }: AskOption): string {
  const { menus } = toldWords[speaker.lang];
  if (ask.name !== 'day') return '';
  return isBuilding(game, verb) ? menus.build : verb === 'repay' ? menus.repay : '';
}

/** The colour that the die of a vote decides for, while it is voted on. */
function decisionOf(view: View, seat: number, words: ToldWords): string {
  const { day, die, colour } = ownOf(view);
  const isVote =
    day === MONDAY && colour[seat] === 0 && view.zones.some((one) => one.zone === 'meeting' && one.seat === seat && one.count > 0);
  return isVote ? (words.colours[shownOf(eleven, view).ballots[seat].leads[die[seat] - 1]] ?? '') : '';
}

/** What an answer costs and leaves; besides, how likely a suggested line-up wins, as far as the Scout Report tells, and what a building does. */
function beside(at: Position, ask: Ask, option: AskOption): string {
  const { game, speaker, view } = at;
  const words = toldWords[speaker.lang];
  const { verb, figures } = option;
  if (verb === 'keep' && ask.name === 'reroll') return decisionOf(view, ask.seat, words);
  const priced = pricedOf(at, ask, option).map(({ of, from, to }) => words.leaves(words.resources[of], from, to));
  if (isBuilding(game, verb)) {
    const free = figures?.cost === 0 ? [words.free] : [];
    return [...free, ...priced, words.buildings[verb]].join(' · ');
  }
  if (verb === 'suggest' && figures?.win !== undefined) return [words.hopes(figures.win, figures.draw ?? 0), ...priced].join(' · ');
  if (verb in words.contracts) return contract(at, option);
  return priced.join(' · ');
}

/** What a Sponsor pays: its texts are those of the Small contract, the Adboard, the Kit, and the bonus. */
const TEXTS: { readonly [verb: string]: readonly number[] } = { small: [0], adboard: [1], kit: [2, 3], adboardBonus: [3] };

function contract(at: Position, { verb, on }: AskOption): string {
  const card = at.view.zones.flatMap(({ cards }) => cards).find(({ handle }) => handle === on[0]);
  const { text } = card ? at.speaker.card(defOf(at, card.def)) : { text: [] };
  return TEXTS[verb].map((i) => (text[i] ?? '').replace(/^\{[^}]*\}\s*/, '')).join(' ');
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
