/** Answers in the numbers of whoever gives them: what each costs and leaves, what it comes to, and which of many lie behind one button. */
import type { Ask, AskOption } from '@touchline/engine';
import {
  changesIn,
  game as eleven,
  type Forecast,
  forecastOf,
  ownOf,
  rollingTexts,
  SUGGESTIONS,
  type Suggestion,
  shownOf,
} from '../../../games/eleven/index.ts';
import { defOf, nameOf } from '../reading.ts';
import type { Position } from '../teller.ts';
import { type ToldWords, toldWords } from './toldWords.ts';

const MONDAY = 0;

/** Whose board is seen from near. */
export const nearIn = ({ view }: Position): number => (view.viewer === 'spectator' ? 0 : view.viewer);

const isBuilding = ({ defs, defIndex }: Position['game'], id: string): boolean => defs[defIndex.get(id) ?? -1]?.kind === 'infrastructure';

const pricedOf = (at: Position, ask: Ask, option: AskOption) => changesIn({ view: at.view, ask, option });

/** Few words for what can be built and hired without a card, as there are many answers beside them; what anything costs stands below it. */
export function short(at: Position, option: AskOption, ask: Ask): string {
  const { verb, figures = {} } = option;
  const words = toldWords[at.speaker.lang];
  if (verb === 'suggest')
    return namesOf(
      at,
      SUGGESTIONS.filter((name) => figures[name] === 1),
    );
  if (isBuilding(at.game, verb)) return `${nameOf(at, verb)}, ${words.vp(defOf(at, verb).stats.vp ?? 0)}`;
  const brief = words.short[verb] ?? words.contracts[verb];
  if (brief) return brief;
  return pricedOf(at, ask, option).length > 0 ? at.speaker.option(ask, { ...option, figures: {} }, at.view) : '';
}

/** "Best · Safe": one line-up that is both. */
export const namesOf = ({ speaker }: Position, names: readonly Suggestion[]): string =>
  names.map((name) => toldWords[speaker.lang].suggested[name]).join(' · ');

/** On a Day, where there is much else to do: all buildings behind one button, and all sums of the Debt. */
export function menu({ game, speaker }: Position, ask: Ask, { verb }: AskOption): string {
  const { menus } = toldWords[speaker.lang];
  if (ask.name !== 'day') return '';
  return isBuilding(game, verb) ? menus.build : verb === 'repay' ? menus.repay : '';
}

/** The colour that the die of a vote decides for, while it is voted on, and what that does to markers and Stats. */
function decisionOf(at: Position, seat: number, words: ToldWords): string {
  const { view } = at;
  const { day, die, colour } = ownOf(view);
  const isVote =
    day === MONDAY && colour[seat] === 0 && view.zones.some((one) => one.zone === 'meeting' && one.seat === seat && one.count > 0);
  const lead = isVote ? shownOf(eleven, view).ballots[seat].leads[die[seat] - 1] : 0;
  return [words.colours[lead] ?? '', decisionsIn(at)[lead - 1] ?? ''].filter(Boolean).join(' · ');
}

const COLOURS = ['yellow', 'blue', 'red'];

/** Of the viewer's own meeting, until one of them is carried out. */
export function decisionsIn(at: Position): readonly string[] {
  const seat = nearIn(at);
  if (ownOf(at.view).colour[seat] !== 0) return [];
  const [card] = at.view.zones.find((one) => one.zone === 'meeting' && one.seat === seat)?.cards ?? [];
  return card ? COLOURS.map((colour) => becomes(at, forecastOf(at.view, seat, defOf(at, card.def), [colour]))) : [];
}

/** "cash 5 → 7 · fan Stat 2 → 3". */
function becomes({ speaker }: Position, changes: readonly Forecast[]): string {
  const words = toldWords[speaker.lang];
  const called = ({ of, stat }: Forecast) => (of === 'vp' ? words.victory : (stat ? words.stats : words.resources)[of]);
  return changes.map((change) => words.leaves(called(change), change.from, change.to)).join(' · ');
}

/** What an answer costs and leaves; besides, how likely a suggested line-up wins, as far as the Scout Report tells, and what a building does. */
export function beside(at: Position, ask: Ask, option: AskOption): string {
  const { game, speaker } = at;
  const words = toldWords[speaker.lang];
  const { verb, figures } = option;
  if (verb === 'keep' && ask.name === 'reroll')
    return figures?.card === undefined ? decisionOf(at, ask.seat, words) : rolledBy(at, figures.card);
  if (verb === 'train') return trained(at, option);
  const priced = pricedOf(at, ask, option).map(({ of, from, to }) => words.leaves(words.resources[of], from, to));
  const free = figures?.cost === 0 && (figures.printed ?? 0) > 0 ? [words.free] : [];
  if (isBuilding(game, verb)) return [...free, ...priced, words.buildings[verb]].join(' · ');
  if (verb === 'suggest' && figures?.win !== undefined)
    return [words.hopes(figures.win, figures.draw ?? 0, figures.goals ?? 0, figures.against ?? 0), ...priced].join(' · ');
  if (verb in words.contracts) return contract(at, ask.seat, option);
  return [...free, ...priced].join(' · ');
}

/** Its card, as far as it is seen. */
const cardIn = ({ view }: Position, { on }: AskOption) => view.zones.flatMap(({ cards }) => cards).find(({ handle }) => handle === on[0]);

/** What a Sponsor pays in the numbers of whoever signs; a bonus in its own words. */
const PAYS: { readonly [verb: string]: readonly string[] } = { small: ['small'], adboard: ['adboard'], kit: ['kit'], adboardBonus: [] };
const WITH_BONUS = ['kit', 'adboardBonus'];

function contract(at: Position, seat: number, option: AskOption): string {
  const card = cardIn(at, option);
  if (!card) return '';
  const def = defOf(at, card.def);
  const bonus =
    at.speaker
      .card(def)
      .text.at(-1)
      ?.replace(/^\{[^}]*\}\s*/, '') ?? '';
  return [becomes(at, forecastOf(at.view, seat, def, PAYS[option.verb])), WITH_BONUS.includes(option.verb) ? bonus : '']
    .filter(Boolean)
    .join(' · ');
}

/** The text that has a die rolled. */
const rolledBy = ({ game, speaker }: Position, card: number): string =>
  rollingTexts(game.defs[card], speaker.card(game.defs[card]).text).join(' ');

/** What Training makes of somebody. */
function trained(at: Position, option: AskOption): string {
  const card = cardIn(at, option);
  const { strength, strengthT } = card ? defOf(at, card.def).stats : {};
  const words = toldWords[at.speaker.lang];
  return strength === undefined || strengthT === undefined ? '' : words.leaves(words.strength, strength, strengthT);
}
