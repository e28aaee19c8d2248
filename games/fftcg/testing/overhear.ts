/** Everything the table says in some matches of random play: the material of the text tests. */
import {
  type Ask,
  type AskOption,
  asked,
  askFor,
  create,
  type DeckList,
  type Event,
  type Options,
  pick,
  type State,
  seenEvent,
  stream,
  type View,
  view,
  whyNot,
} from '@touchline/engine';
import type { At, Lang, Speaker } from '@touchline/text';
import { game } from '../index.ts';
import { otherPassed, payingAt, stepOf, topItem } from '../seen.ts';
import type { Fftcg } from '../state.ts';
import { speak } from '../text.ts';

export type Source = 'cards' | 'questions' | 'answers' | 'log' | 'refusals' | 'results' | 'problems' | 'labels';
export const sources: readonly Source[] = ['cards', 'questions', 'answers', 'log', 'refusals', 'results', 'problems', 'labels'];
/** Labels, answers and lines of a table are no sentences: they need no full stop. */
export const isLabel = (source: Source): boolean => source === 'answers' || source === 'labels';

export interface Overheard {
  readonly said: { readonly [S in Source]: ReadonlySet<string> };
  /** Clauses of refusals heard, and verbs, questions, events and reasons met. */
  readonly met: ReadonlySet<string>;
  /** What the table said would happen and did not; and how often it was put to the test. */
  readonly broken: readonly string[];
  readonly promises: number;
}

type Came = (next: State<Fftcg>, log: readonly Event[]) => boolean;

const resolved = (log: readonly Event[]) => log.find((e) => e.type === 'resolves')?.args.ability;

/** What a pass or a source of CP does, as the phrases read it, against what comes of it. */
function promiseAt(ask: Ask, seen: View, picked: AskOption): Came | null {
  const at = { ask, view: seen, say: { library: game, words: { title: '' } }, card: () => null, names: () => [] } as unknown as At;
  if (picked.verb === 'pass') {
    const item = topItem(at);
    if (!otherPassed(at)) return (next, log) => resolved(log) === undefined && asked(game, next)[0] === 1 - ask.seat;
    if (item) return (_next, log) => resolved(log) === item.ability;
    const step = stepOf(seen);
    return (next) =>
      next.result !== null || stepOf(view(game, next, 0)) !== step || next.own.turns !== (seen.own as unknown as Fftcg).turns;
  }
  if (ask.name !== 'source' || (picked.verb !== 'dull' && picked.verb !== 'discard')) return null;
  const { left } = payingAt(at);
  const worth = picked.verb === 'dull' ? 1 : 2;
  return (next) => {
    const then = next.result ? null : askFor(game, next, ask.seat);
    if (then?.name !== 'source') return left <= worth;
    const now = payingAt({ ...at, ask: then, view: view(game, next, ask.seat) });
    return now.left === Math.max(0, left - worth) && now.left + now.wanted.length > 0;
  };
}

const viewers = [0, 1, 'spectator'] as const;
const house = game.defs.filter((d) => d.kind !== 'item').map((d) => d.id);
const variants: readonly Partial<Options>[] = [
  {},
  { damageToLose: 4, triggerOrder: 'auto', firstPlayer: 'random' },
  { exBurstTiming: 'batched', searchMayFail: false },
  { mulligan: 'none', blockerLeaves: 'becomesUnblocked', damageToLose: 10 },
];

/** Every card of the set gets its turn: fifty of them, two or three Elements at a time, in copies. */
function deckOf(dice: ReturnType<typeof stream>): DeckList {
  const groups = ['F', 'I', 'W', 'E', 'L', 'A'];
  const [a] = groups.splice(dice.below(groups.length), 1);
  const [b] = groups.splice(dice.below(groups.length), 1);
  const pool = house.filter((id) => [a, b, 'H', 'D', 'X'].includes(id[3]));
  const copies = pool.flatMap((id) => [id, id, id]);
  return { main: Array.from({ length: 50 }, () => copies.splice(dice.below(copies.length), 1)[0]) };
}

export function overhear(lang: Lang, matches: number): Overheard {
  const voice = speak(game, lang);
  const said = Object.fromEntries(sources.map((s) => [s, new Set<string>()])) as { [S in Source]: Set<string> };
  const met = new Set<string>();
  const broken: string[] = [];
  let promises = 0;
  sayCards(voice, said);
  for (let n = 0; n < matches; n++) {
    const dice = stream(`overheard/${n}`);
    let log: Event[] = [];
    const hear = () => {
      for (const viewer of viewers) {
        const seen = log.map((e) => seenEvent(game, e, viewer));
        for (const { text } of voice.lines(seen, viewer)) said.log.add(text);
        for (const e of seen) met.add(`event ${e.type}`);
      }
      log = [];
    };
    let state = create(game, variants[n % variants.length], [deckOf(dice), deckOf(dice)], `overheard/${n}`, log);
    hear();
    while (!state.result) {
      const [seat] = asked(game, state);
      const ask = askFor(game, state, seat)!;
      const seen = view(game, state, seat);
      met.add(`question ${ask.name}`);
      said.questions.add(voice.ask(ask, seen));
      said.labels.add(voice.phase(ask.path));
      for (const option of ask.options) {
        met.add(`answer ${option.verb}`);
        said.answers.add(voice.option(ask, option, seen));
      }
      for (const thing of [...state.def.keys(), 'stop', 'noBlock', 'findNothing', 'done', 'payExtra', 'pass']) {
        const refusal = typeof thing === 'number' && (state.known[thing] & (1 << seat)) === 0 ? null : whyNot(game, state, seat, thing);
        if (!refusal) continue;
        met.add(`refusal ${refusal.args.ask === undefined ? refusal.clause : `ask ${refusal.args.ask}`}`);
        said.refusals.add(voice.refusal(refusal));
      }
      // What was announced is mostly carried through, and with priority something is done now and then.
      const last = ask.options.length - 1;
      const keep = ask.options[last].verb === 'takeBack' && dice.below(20) > 0 ? last : last + 1;
      const picked = ask.options[dice.below(keep)];
      const came = promiseAt(ask, seen, picked);
      state = pick(game, state, seat, picked.key, log);
      if (came) promises++;
      if (came && !came(state, log)) broken.push(`${voice.ask(ask, seen)} ${voice.option(ask, picked, seen)}`);
      hear();
    }
    met.add(`reason ${state.result.reason}`);
    for (const viewer of viewers) said.results.add(voice.result(state.result, viewer));
  }
  return { said, met, broken, promises };
}

/** Cards, deck problems, and every word of the tables that stands alone. */
function sayCards(voice: Speaker, said: { [S in Source]: Set<string> }): void {
  for (const def of game.defs) {
    const { name, line, text } = voice.card(def);
    said.labels.add(name);
    said.labels.add(line);
    for (const t of text) said.cards.add(t);
  }
  const find = (id: string) => {
    const def = game.defs[game.defIndex.get(id) ?? -1];
    return id === 'V1-F01' ? { ...def, notes: { limitBreak: 2 } } : def;
  };
  const off = { multiElement: false, damageN: false, counters: false, crystals: false, warp: false, limitBreak: false };
  const wrong: DeckList = {
    main: ['nobody', 'V1-X01', 'V1-E07', 'V1-F01', ...new Array<string>(4).fill('V1-F02')],
    limit: new Array<string>(9).fill('V1-F03'),
  };
  for (const options of [
    { format: 'constructed', ...off },
    { format: 'limited', ...off },
  ])
    for (const p of game.spec.checkDeck(wrong, options, find)) said.problems.add(voice.problem(p));
  for (const zone of Object.keys(game.spec.zones)) said.labels.add(voice.zone(zone));
  for (const stat of ['cost', 'power']) voice.stat(stat);
  for (const [name, option] of Object.entries(game.spec.options)) {
    said.labels.add(voice.optionName(name));
    for (const value of option.values ?? [true, false]) voice.optionValue(name, value);
  }
}

/** Names are as they are in every language. */
const names = [
  ...new Set(
    game.defs.flatMap((d) => [
      d.name,
      ...(d.traits.job ?? []),
      ...d.abilities.flatMap((a) => (a.notes?.special ? [String(a.notes.special)] : [])),
    ]),
  ),
].sort((a, b) => b.length - a.length);
export const withoutNames = (text: string): string => names.reduce((t, name) => t.replaceAll(name, '…'), text);

/** The same sentence about other cards and numbers is the same to a reader. */
const pattern = (text: string): string => withoutNames(text).replace(/\d+/g, '#');

/** One of each pattern, by source. */
export function patterns(heard: Overheard, source: Source): string[] {
  const first = new Map<string, string>();
  for (const text of [...heard.said[source]].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
    if (!first.has(pattern(text))) first.set(pattern(text), text);
  return [...first.values()];
}
