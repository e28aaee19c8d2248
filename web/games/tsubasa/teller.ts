/** Captain Tsubasa in the worker: totals with their parts, points, chances, and what each answer comes to. */
import type { Json, View } from '@touchline/engine';
import {
  type Addend,
  chanceOf,
  game,
  helpersOf,
  ownOf,
  prospectsOf,
  runsOf,
  standingOf,
  teamOf,
  tokensOf,
  totalsOf,
} from '../../../games/tsubasa/index.ts';
import { defOf, nameOf } from '../reading.ts';
import type { Position, Teller } from '../teller.ts';
import { moments } from './moments.ts';
import { afterOf, beside, optionIn } from './outlook.ts';
import type { Back, Odds, Part, Told } from './told.ts';
import { toldWords } from './toldWords.ts';

const SEATS = [0, 1];

function partOf(at: Position, { card, n, by }: Addend): Part {
  const called = (id: string) => (id === '' ? '' : id === 'red' ? toldWords[at.speaker.lang].red : nameOf(at, id));
  return { from: called(card), n, by: called(by) };
}

/** Both actions before one is declared; then the Attacker's points, and the Defender's once those are announced. */
function oddsOf(view: View): Told['odds'] {
  const { attacker, action, dice, defence } = ownOf(view);
  if (dice[attacker] > 0) return [];
  const prospects = prospectsOf(game, view);
  const answers = action !== '' && view.thinking.includes(1 - attacker);
  return prospects.map(({ action: of, total, defence: against, chances }): Odds => {
    if (!answers) return { action: of, spends: 'attacker', chances: chances.map((one) => ({ ...one })) };
    const assured = optionIn(view, 'assuredSuccess') === true;
    const by = Array.from({ length: defence[1 - attacker] + 1 }, (_, n) => chanceOf(total - against - n, assured));
    return { action: of, spends: 'defender', chances: by.map((chance) => ({ best: chance, worst: chance })) };
  });
}

const zoneIn = (view: View, name: string, seat: number) =>
  view.zones.find(({ zone, seat: whose }) => zone === name && whose === seat) ?? { cards: [], hidden: [] };

/** How many cards of a hand show which back. A card that was taken from the pitch is known; its back is seen like the others. */
function handOf(at: Position, seat: number): readonly Back[] {
  if (seat === at.view.viewer) return [];
  const { cards, hidden } = zoneIn(at.view, 'hand', seat);
  const backs = [...hidden.map(({ back }) => back), ...cards.map(({ def }) => defOf(at, def).back)];
  return [...new Set(backs)].toSorted().map((back) => ({ back, n: backs.filter((one) => one === back).length }));
}

function tell(at: Position): Json {
  const { view } = at;
  const { action, dice, save } = ownOf(view);
  const told: Told = {
    ...standingOf(game, view),
    teams: SEATS.map((seat) => teamOf({ teams: String(optionIn(view, 'teams')) }, seat)),
    extraTime: optionIn(view, 'extraTime') !== false,
    action,
    dice,
    save,
    sums: totalsOf(game, view).map((of) => ({
      shot: { total: of.shot.total, parts: of.shot.addends.map((one) => partOf(at, one)) },
      pass: { total: of.pass.total, parts: of.pass.addends.map((one) => partOf(at, one)) },
      defence: { total: of.defence.total, parts: of.defence.addends.map((one) => partOf(at, one)) },
    })),
    tokens: tokensOf(game, view).map(({ shot, pass, defence }) => ({ shot: { ...shot }, pass: { ...pass }, defence: { ...defence } })),
    odds: oddsOf(view),
    helpers: helpersOf(game, view).map(({ table, ...one }) => ({ ...one, runs: runsOf(table).map((run) => ({ ...run })) })),
    hands: SEATS.map((seat) => handOf(at, seat)),
    tops: SEATS.map((seat) => zoneIn(view, 'deck', seat).hidden.find(({ place }) => place >= 0)?.back ?? ''),
    after: afterOf(at),
  };
  return told;
}

export const teller: Teller = {
  beside,
  tell,
  moments,
  ends: ({ view, speaker }) => {
    const { goals } = ownOf(view);
    const { moments: words } = toldWords[speaker.lang];
    return { title: view.result && view.result.winners.length > 1 && goals[0] === goals[1] ? words.level : words.ends, score: goals };
  },
};
