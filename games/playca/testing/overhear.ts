/** Everything the table says in some matches of random play: the material of the text tests. */
import {
  asked,
  askFor,
  create,
  type DeckList,
  type Event,
  type Game,
  type Options,
  pick,
  type State,
  seenEvent,
  stream,
  tableOf,
  view,
  whyNot,
} from '@touchline/engine';
import type { Lang, Speaker } from '@touchline/text';
import { hissatsuHand } from '../areas.ts';
import { decks } from '../decks.ts';
import { game as house } from '../index.ts';
import { testCards, testGame } from '../rules/testCards.ts';
import { priceOf } from '../seen.ts';
import type { PlayCa } from '../state.ts';
import { speak } from '../text.ts';

export type Source = 'cards' | 'questions' | 'answers' | 'log' | 'refusals' | 'results' | 'problems' | 'labels';
export const sources: readonly Source[] = ['cards', 'questions', 'answers', 'log', 'refusals', 'results', 'problems', 'labels'];
/** Labels, answers and lines of a table are no sentences: they need no full stop. */
export const isLabel = (source: Source): boolean => source === 'answers' || source === 'labels';

export interface Overheard {
  readonly said: { readonly [S in Source]: ReadonlySet<string> };
  /** Clauses of refusals heard, and verbs, questions, events and reasons met. */
  readonly met: ReadonlySet<string>;
  /** Prices that were said and differ from what the rules ask. */
  readonly wrongPrices: readonly string[];
}

const viewers = [0, 1, 'spectator'] as const;
const lists = Object.values(decks) as readonly DeckList[];
/** Characters with texts that no house card has: two at one flip, one to pay for, one that fells. */
const oddCharacters = testCards.filter((c) => c.kind === 'character' && c.notes?.house).map((c) => c.id);
const oddDeck: DeckList = { ...lists[0], deck: Array.from({ length: 30 }, (_, i) => oddCharacters[i % oddCharacters.length]) };
const variants: readonly Partial<Options>[] = [
  {},
  { multiPass: true, fixedFieldOrder: true, showTpIdentity: true },
  { effectsPerBattle: 'one', overtime: false, pkIncludeDiscard: true },
  { licenses: false, support: false, pk: false },
  { supportDuration: 'battle', tpPerPeriod: 9 },
];

/** With the house cards, or with the odd ones of the rule tests. */
export function overhear(lang: Lang, matches: number, set: 'house' | 'odd' = 'house'): Overheard {
  const game = set === 'house' ? house : testGame;
  const voice = speak(game, lang);
  const said = Object.fromEntries(sources.map((s) => [s, new Set<string>()])) as { [S in Source]: Set<string> };
  const met = new Set<string>();
  const wrongPrices: string[] = [];
  sayCards(game, voice, said);
  for (let n = 0; n < matches; n++) {
    const dice = stream(`overheard/${n}`);
    let log: Event[] = [];
    const hear = () => {
      for (const viewer of viewers) {
        const seen = log.map((e) => seenEvent(game, e, viewer));
        for (const { text } of voice.lines(seen, viewer)) said.log.add(text);
        for (const e of seen) {
          met.add(`event ${e.type}`);
          const text = voice.event(e, viewer);
          if (text !== null) said.log.add(text);
        }
      }
      log = [];
    };
    const pair = set === 'house' ? [lists[dice.below(4)], lists[dice.below(4)]] : [oddDeck, oddDeck];
    const options = { ...variants[n % variants.length], ...(set === 'odd' && { cardSet: 'custom' }) };
    let state = create(game, options, pair, `overheard/${n}`, log);
    hear();
    while (!state.result) {
      const seats = asked(game, state);
      const seat = seats[dice.below(seats.length)];
      const ask = askFor(game, state, seat)!;
      const seen = view(game, state, seat);
      met.add(`question ${ask.name}`);
      said.questions.add(voice.ask(ask, seen));
      said.labels.add(voice.phase(ask.path));
      for (const option of ask.options) {
        met.add(`answer ${option.verb}`);
        said.answers.add(voice.option(ask, option, seen));
      }
      wrongPrices.push(...pricesAt(game, state, seat));
      for (const thing of [...state.def.keys(), 'pass', 'stay', 'decline', 'done']) {
        const refusal = typeof thing === 'number' && (state.known[thing] & (1 << seat)) === 0 ? null : whyNot(game, state, seat, thing);
        if (!refusal) continue;
        met.add(`refusal ${refusal.args.ask === undefined ? refusal.clause : `ask ${refusal.args.ask}`}`);
        said.refusals.add(voice.refusal(refusal));
      }
      state = pick(game, state, seat, dice.below(ask.options.length), log);
      hear();
    }
    met.add(`reason ${state.result.reason}`);
    for (const viewer of viewers) said.results.add(voice.result(state.result, viewer));
  }
  return { said, met, wrongPrices };
}

/** Cards, deck problems, and every word of the tables that stands alone. */
function sayCards(game: Game<PlayCa>, voice: Speaker, said: { [S in Source]: Set<string> }): void {
  for (const def of game.defs) {
    const { line, text } = voice.card(def);
    said.labels.add(line);
    for (const t of text) said.cards.add(t);
  }
  const wrong: DeckList = {
    deck: ['PC-K1', 'PC-H01', 'nobody'],
    hissatsu: ['PC-G01', ...Array(8).fill('PC-H01')],
    goalkeeper: [],
    licences: Array(4).fill('PC-P1'),
    bench: [],
  };
  const find = (id: string) => {
    const def = game.defs[game.defIndex.get(id) ?? -1];
    return id === 'PC-P1' ? { ...def, notes: {} } : def;
  };
  for (const p of game.spec.checkDeck(wrong, { cardSet: 'house' }, find)) said.problems.add(voice.problem(p));
  for (const zone of Object.keys(game.spec.zones)) said.labels.add(voice.zone(zone));
  for (const [name, option] of Object.entries(game.spec.options)) {
    said.labels.add(voice.optionName(name));
    for (const value of option.values ?? [true, false]) voice.optionValue(name, value);
  }
}

/** What the text says a card costs is what the rules make it cost. */
function pricesAt(game: Game<PlayCa>, state: State<PlayCa>, seat: number): string[] {
  const seen = view(game, state, seat);
  const t = tableOf(game, state);
  return t
    .pile(hissatsuHand, seat)
    .filter((card) => priceOf(seen, seat, t.def(card), (id) => game.defs[game.defIndex.get(id) ?? -1]) !== t.stat(card, 'cost'))
    .map((card) => `${t.def(card).name}: ${t.stat(card, 'cost')}`);
}

/** The same sentence about other cards and numbers is the same to a reader. */
const pattern = (text: string): string => house.defs.reduce((t, def) => t.replaceAll(def.name, '…'), text).replace(/\d+/g, '#');

/** One of each pattern, by source. */
export function patterns(heard: Overheard, source: Source): string[] {
  const first = new Map<string, string>();
  for (const text of [...heard.said[source]].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
    if (!first.has(pattern(text))) first.set(pattern(text), text);
  return [...first.values()];
}

/** Thirty sentences to read aloud: all sources in turn, no two of one pattern. */
export function thirty(heard: Overheard, seed: string): readonly (readonly [Source, string])[] {
  const dice = stream(seed);
  const piles = sources.map((source) => patterns(heard, source));
  const out: [Source, string][] = [];
  for (let i = 0; out.length < 30; i = (i + 1) % piles.length) {
    const pile = piles[i];
    if (pile.length > 0) out.push([sources[i], pile.splice(dice.below(pile.length), 1)[0]]);
  }
  return out;
}
