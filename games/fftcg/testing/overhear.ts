/** Everything the table says in some matches of random play: the material of the text tests. */
import {
  type Ask,
  type AskOption,
  asked,
  askFor,
  type DeckList,
  type Event,
  type Options,
  type State,
  type Stream,
  type View,
  view,
} from '@touchline/engine';
import type { At, Language } from '@touchline/text';
import { overhear as listen, type Overheard as Said } from '@touchline/text/testing';
import { game } from '../index.ts';
import { otherPassed, payingAt, stepOf, topItem } from '../read/seen.ts';
import type { Fftcg } from '../state.ts';
import { speak } from '../words/index.ts';

export interface Overheard extends Said {
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

const house = game.defs.filter((d) => d.kind !== 'item').map((d) => d.id);
const variants: readonly Partial<Options>[] = [
  {},
  { damageToLose: 4, triggerOrder: 'auto', firstPlayer: 'random' },
  { exBurstTiming: 'batched', searchMayFail: false },
  { mulligan: 'none', blockerLeaves: 'becomesUnblocked', damageToLose: 10 },
];

/** Every card of the set gets its turn: fifty of them, two or three Elements at a time, in copies. */
function deckOf(dice: Stream): DeckList {
  const groups = ['F', 'I', 'W', 'E', 'L', 'A'];
  const [a] = groups.splice(dice.below(groups.length), 1);
  const [b] = groups.splice(dice.below(groups.length), 1);
  const pool = house.filter((id) => [a, b, 'H', 'D', 'X'].includes(id[3]));
  const copies = pool.flatMap((id) => [id, id, id]);
  return { main: Array.from({ length: 50 }, () => copies.splice(dice.below(copies.length), 1)[0]) };
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

export function overhear(lang: Language, count: number): Overheard {
  const voice = speak(game, lang);
  const broken: string[] = [];
  let promises = 0;
  const heard = listen({
    game,
    voice,
    count,
    setUp: (n, dice) => ({ options: variants[n % variants.length], lists: [deckOf(dice), deckOf(dice)] }),
    buttons: ['stop', 'noBlock', 'findNothing', 'done', 'payExtra', 'pass'],
    wrongLists: ['constructed', 'limited'].map((format) => ({ list: wrong, options: { format, ...off } })),
    find,
    // What was announced is mostly carried through, and with priority something is done now and then.
    choose({ options }, dice) {
      const last = options.length - 1;
      return options[dice.below(options[last].verb === 'takeBack' && dice.below(20) > 0 ? last : last + 1)];
    },
    watch(state, ask, picked) {
      const seen = view(game, state, ask.seat);
      const came = promiseAt(ask, seen, picked);
      return (next, log) => {
        if (!came) return;
        promises++;
        if (!came(next, log)) broken.push(`${voice.ask(ask, seen)} ${voice.option(ask, picked, seen)}`);
      };
    },
  });
  return { ...heard, broken, promises };
}

/** Names are as they are in every language. */
export const names: readonly string[] = [
  ...new Set(
    game.defs.flatMap((d) => [
      d.name,
      ...(d.traits.job ?? []),
      ...d.abilities.flatMap((a) => (a.notes?.special ? [String(a.notes.special)] : [])),
    ]),
  ),
].sort((a, b) => b.length - a.length);
export const withoutNames = (text: string): string => names.reduce((t, name) => t.replaceAll(name, '…'), text);
