/** Everything a table says in some matches of random play: the material of a game's text tests, and what is read aloud. */
import {
  type Ask,
  type AskOption,
  asked,
  askFor,
  create,
  type DeckList,
  type Event,
  type Game,
  type Options,
  type Own,
  pick,
  type Seat,
  type State,
  type Stream,
  seenLog,
  stream,
  type Viewer,
  view,
  whyNot,
} from '@touchline/engine';
import type { Speaker } from '../speaker.ts';

export type Source = 'cards' | 'questions' | 'answers' | 'log' | 'refusals' | 'results' | 'problems' | 'labels';
export const sources: readonly Source[] = ['cards', 'questions', 'answers', 'log', 'refusals', 'results', 'problems', 'labels'];
/** Labels, answers and lines of a table are no sentences: they need no full stop. */
export const isLabel = (source: Source): boolean => source === 'answers' || source === 'labels';

export interface Overheard {
  readonly said: { readonly [S in Source]: ReadonlySet<string> };
  /** Clauses of refusals heard, and verbs, questions, events and reasons met. */
  readonly met: ReadonlySet<string>;
}

/** What there is to listen to. */
export interface Matches<O extends Own> {
  readonly game: Game<O>;
  readonly voice: Speaker;
  readonly count: number;
  /** The nth match. */
  readonly setUp: (n: number, dice: Stream) => { readonly options: Partial<Options>; readonly lists: readonly DeckList[] };
  /** Buttons that may be missing, so that it is asked why. */
  readonly buttons: readonly string[];
  /** Lists that break the rules of decks, to hear every complaint. */
  readonly wrongLists: readonly { readonly list: DeckList; readonly options: Options }[];
  readonly find?: Parameters<Game<O>['spec']['checkDeck']>[2];
  /** Which answers are given; any, unless said otherwise. */
  readonly choose?: (ask: Ask, dice: Stream) => AskOption;
  /** Looks on at every question, and at what came of the answer. */
  readonly watch?: (state: State<O>, ask: Ask, picked: AskOption) => (next: State<O>, log: readonly Event[]) => void;
}

/** The first two, where there are two, and whoever looks on. */
const viewersOf = (seats: number): Viewer[] => [...(seats > 1 ? [0, 1] : [0]), 'spectator'];

export function overhear<O extends Own>({ choose, watch, ...matches }: Matches<O>): Overheard {
  const { game, voice } = matches;
  const said = Object.fromEntries(sources.map((s) => [s, new Set<string>()])) as { [S in Source]: Set<string> };
  const met = new Set<string>();
  sayAlone(matches, said);
  for (let n = 0; n < matches.count; n++) {
    const dice = stream(`overheard/${n}`);
    let log: Event[] = [];
    const { options, lists } = matches.setUp(n, dice);
    const viewers = viewersOf(lists.length);
    const hear = () => {
      for (const viewer of viewers) {
        const seen = seenLog(game, log, viewer, lists.length);
        for (const { text } of voice.lines(seen, viewer)) said.log.add(text);
        for (const e of seen) {
          met.add(`event ${e.type}`);
          const text = voice.event(e, viewer);
          if (text !== null) said.log.add(text);
        }
      }
      log = [];
    };
    let state = create(game, options, lists, `overheard/${n}`, log);
    hear();
    while (!state.result) {
      const seats = asked(game, state);
      const seat = seats[dice.below(seats.length)];
      const ask = askFor(game, state, seat)!;
      listen(matches, state, ask, said, met);
      const picked = choose?.(ask, dice) ?? ask.options[dice.below(ask.options.length)];
      const came = watch?.(state, ask, picked);
      state = pick(game, state, seat, picked.key, log);
      came?.(state, log);
      hear();
    }
    met.add(`reason ${state.result.reason}`);
    for (const viewer of viewers) said.results.add(voice.result(state.result, viewer));
  }
  return { said, met };
}

type Said = { [S in Source]: Set<string> };
type Heard<O extends Own> = Omit<Matches<O>, 'choose' | 'watch'>;

/** The question, its answers, and why nothing else can be done. */
function listen<O extends Own>({ game, voice, buttons }: Heard<O>, state: State<O>, ask: Ask, said: Said, met: Set<string>): void {
  const seat: Seat = ask.seat;
  const seen = view(game, state, seat);
  met.add(`question ${ask.name}`);
  said.questions.add(voice.ask(ask, seen));
  said.labels.add(voice.phase(ask.path));
  for (const option of ask.options) {
    met.add(`answer ${option.verb}`);
    said.answers.add(voice.option(ask, option, seen));
  }
  for (const thing of [...state.def.keys(), ...buttons]) {
    const refusal = typeof thing === 'number' && (state.known[thing] & (1 << seat)) === 0 ? null : whyNot(game, state, seat, thing);
    if (!refusal) continue;
    met.add(`refusal ${refusal.args.ask === undefined ? refusal.clause : `ask ${refusal.args.ask}`}`);
    said.refusals.add(voice.refusal(refusal));
  }
}

/** Cards, deck problems, and every word of the tables that stands alone. */
function sayAlone<O extends Own>({ game, voice, wrongLists, find: found }: Heard<O>, said: Said): void {
  for (const def of game.defs) {
    const { name, line, text } = voice.card(def);
    said.labels.add(name);
    said.labels.add(line);
    for (const t of text) said.cards.add(t);
  }
  const find = found ?? ((id: string) => game.defs[game.defIndex.get(id) ?? -1]);
  for (const { list, options } of wrongLists) for (const p of game.spec.checkDeck(list, options, find)) said.problems.add(voice.problem(p));
  for (const zone of Object.keys(game.spec.zones)) said.labels.add(voice.zone(zone));
  for (const [name, option] of Object.entries(game.spec.options)) {
    said.labels.add(voice.optionName(name));
    for (const value of option.values ?? [true, false]) said.labels.add(`X: ${voice.optionValue(name, value)}`);
  }
}

/** The same sentence about other cards and numbers is the same to a reader: one of each pattern. */
export function patterns({ said }: Overheard, source: Source, names: readonly string[]): string[] {
  const longest = [...names].sort((a, b) => b.length - a.length);
  const pattern = (text: string) => longest.reduce((t, name) => t.replaceAll(name, '…'), text).replace(/\d+/g, '#');
  const first = new Map<string, string>();
  for (const text of [...said[source]].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
    if (!first.has(pattern(text))) first.set(pattern(text), text);
  return [...first.values()];
}

/** Thirty sentences to read aloud: all sources in turn, no two of one pattern. */
export function thirty(heard: Overheard, seed: string, names: readonly string[]): readonly (readonly [Source, string])[] {
  const dice = stream(seed);
  const piles = sources.map((source) => patterns(heard, source, names));
  const out: [Source, string][] = [];
  for (let i = 0; out.length < 30; i = (i + 1) % piles.length) {
    const pile = piles[i];
    if (pile.length > 0) out.push([sources[i], pile.splice(dice.below(pile.length), 1)[0]]);
  }
  return out;
}
