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
  seenEvent,
  stream,
  view,
  whyNot,
} from '@touchline/engine';
import type { Lang, Speaker } from '@touchline/text';
import { decks, game } from '../index.ts';
import type { Inazuma } from '../state.ts';
import { speak } from '../text.ts';

export type Source = 'cards' | 'questions' | 'answers' | 'log' | 'refusals' | 'results' | 'problems' | 'labels';
export const sources: readonly Source[] = ['cards', 'questions', 'answers', 'log', 'refusals', 'results', 'problems', 'labels'];
/** Labels, answers and lines of a table are no sentences: they need no full stop. */
export const isLabel = (source: Source): boolean => source === 'answers' || source === 'labels';

export interface Overheard {
  readonly said: { readonly [S in Source]: ReadonlySet<string> };
  /** Clauses of refusals heard, and verbs, questions, events and reasons met. */
  readonly met: ReadonlySet<string>;
}

const viewers = [0, 1, 'spectator'] as const;
const lists = Object.values(decks) as readonly DeckList[];
const variants: readonly Partial<Options>[] = [
  {},
  { starterFormations: true, attackTie: 'attack' },
  { assistLevelGate: true, stackKeepsExhausted: false, shootout: false },
  { strictSpread: false, goalFever: false, deckOutOnLastChance: false },
];

/** A list with other goalkeepers comes along, so that their texts are heard; a long one never runs out, a short one does. */
const keepers = ['S1-1', 'INH-G1', 'INH-G2', 'INH-G3', 'INH-G4'];
const withKeeper = (list: DeckList, n: number): DeckList => ({ ...list, goalkeeper: [keepers[n % keepers.length]] });
const short = (list: DeckList): DeckList => ({ ...list, deck: (list.deck ?? []).slice(0, 12) });

export function overhear(lang: Lang, matches: number): Overheard {
  const voice = speak(game, lang);
  const said = Object.fromEntries(sources.map((s) => [s, new Set<string>()])) as { [S in Source]: Set<string> };
  const met = new Set<string>();
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
    const fixed = variants[n % variants.length].starterFormations === true;
    const pair = [lists[dice.below(4)], lists[dice.below(4)]].map((list) => (n % 2 === 0 ? withKeeper(list, n / 2) : list));
    const tiny = n % 7 === 6;
    const options = { ...variants[n % variants.length], ...(tiny && { deckRules: 'open' }), starterFormations: fixed };
    let state = create(game, options, tiny ? pair.map(short) : pair, `overheard/${n}`, log);
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
      for (const thing of [...state.def.keys(), 'pass', 'done', 'decline', 'asFlipped']) {
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
  return { said, met };
}

/** Cards, deck problems, and every word of the tables that stands alone. */
function sayCards(game: Game<Inazuma>, voice: Speaker, said: { [S in Source]: Set<string> }): void {
  for (const def of game.defs) {
    const { line, text } = voice.card(def);
    said.labels.add(line);
    for (const t of text) said.cards.add(t);
  }
  const find = (id: string) => game.defs[game.defIndex.get(id) ?? -1];
  const wrong: DeckList = {
    deck: ['S1-1', 'nobody', 'INH-T10', ...new Array<string>(4).fill('S1-2')],
    starting: ['S1-4', 'S1-4', 'INH-R01'],
    goalkeeper: [],
    licences: [],
  };
  const tooMuch: DeckList = { ...lists[0], starting: [...(lists[0].starting ?? []), 'S1-8'] };
  for (const [list, options] of [
    [wrong, { cardPool: 'known' }],
    [wrong, { cardPool: 'all', deckRules: 'starter', starterFormations: true }],
    [tooMuch, { cardPool: 'all' }],
  ] as const)
    for (const p of game.spec.checkDeck(list, options, find)) said.problems.add(voice.problem(p));
  for (const zone of Object.keys(game.spec.zones)) said.labels.add(voice.zone(zone));
  for (const [name, option] of Object.entries(game.spec.options)) {
    said.labels.add(voice.optionName(name));
    for (const value of option.values ?? [true, false]) said.labels.add(`X: ${voice.optionValue(name, value)}`);
  }
}

/** The same sentence about other cards and numbers is the same to a reader. */
const pattern = (text: string): string => game.defs.reduce((t, def) => t.replaceAll(def.name, '…'), text).replace(/\d+/g, '#');

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
