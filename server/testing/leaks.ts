/** Servers that tell too much, on purpose: what is added to the news of a viewer. Each must be found on the wire. */
import { replay, type Viewer } from '@touchline/engine';
import { Replica } from '../match/replica.ts';
import { Teller } from '../match/teller.ts';

/** The whole view of somebody else. */
type Seen = { readonly view: { readonly [field: string]: unknown; readonly zones: readonly { readonly cards: unknown }[] } | null };

export type Leak = (replica: Replica, other: Seen, frame: string) => unknown;

const zones = ({ view }: Seen) => view?.zones ?? [];
const stateOf = ({ game, timeline }: Replica) => (timeline ? replay(game, timeline.record()) : null);
/** Which cards lie where, whoever may see them. */
const cards = (replica: Replica): number[] => stateOf(replica)?.zones.flat() ?? [];

const oneBit = (replica: Replica): number => cards(replica).reduce((bit, card, i) => bit ^ ((card * (i >> 1)) & 1), 0);

export const leaks: { readonly [name: string]: Leak } = {
  "another's question": (_, { view }) => view?.ask ?? null,
  "the length of another's question": (_, { view }) => JSON.stringify(view?.ask ?? null).length,
  "another's zones": (_, seen) => zones(seen).map((zone) => zone.cards),
  "the length of another's view": (_, seen) => JSON.stringify(seen).length,
  'what another does not know yet': (_, { view }) => view?.unseen ?? null,
  'the hash of the state': ({ timeline }) => timeline?.hash() ?? null,
  'the key of chance': ({ timeline }) => timeline?.seed ?? null,
  'the top cards of piles': (replica) => {
    const state = stateOf(replica);
    return state?.zones.map((pile) => state.def[pile.at(-1) ?? 0]) ?? null;
  },
  'where cards lie': (replica) => cards(replica),
  'a sum over what is hidden': (replica) => cards(replica).reduce((sum, card, i) => sum + card * (i % 7), 0),
  'one bit of the order of cards': (replica) => oneBit(replica),
  'a space more where that bit is set': (replica) => ' '.repeat(oneBit(replica)),
};

/** Replays that tell too much. */
export type ReplayLeak = (retold: (viewer: Viewer) => Promise<{ readonly text: string }>, viewer: Viewer) => Promise<string>;

const otherThan = (viewer: Viewer): Viewer => (viewer === 1 ? 0 : 1);

export const replayLeaks: { readonly [name: string]: ReplayLeak } = {
  "another's views": async (retold, viewer) => (await retold(otherThan(viewer))).text,
  "another's steps beside one's own": async (retold, viewer) => {
    const [mine, theirs] = [JSON.parse((await retold(viewer)).text), JSON.parse((await retold(otherThan(viewer))).text)];
    return JSON.stringify({ ...mine, theirs: theirs.steps });
  },
  "one bit of another's replay": async (retold, viewer) => {
    const [mine, theirs] = [(await retold(viewer)).text, (await retold(otherThan(viewer))).text];
    return `${mine.slice(0, -1)},"bit":${[...theirs].reduce((bit, letter, i) => bit ^ ((letter.charCodeAt(0) * i) & 1), 0)}}`;
  },
};

/** While something is done, every replay has a leak in it. */
export async function leakingReplays<T>(leak: ReplayLeak, work: () => Promise<T>): Promise<T> {
  const { retold } = Teller.prototype;
  Teller.prototype.retold = async function (viewer: Viewer) {
    return { text: await leak((who) => retold.call(this, who), viewer) };
  };
  try {
    return await work();
  } finally {
    Teller.prototype.retold = retold;
  }
}

/** While something is done, every message of news has a leak in it. */
export async function leaking<T>(leak: Leak, work: () => Promise<T>): Promise<T> {
  const { news, full } = Teller.prototype;
  const { standing } = Replica.prototype;
  // The replica of a teller is its own; it shows itself when it is asked how it stands.
  let replica: Replica | null = null;
  Replica.prototype.standing = function () {
    replica = this;
    return standing.call(this);
  };
  Teller.prototype.news = function (viewer: Viewer) {
    const told = news.call(this, viewer);
    if (!told || !replica) return told;
    const mine = replica;
    const other: Seen = JSON.parse(full.call(this, viewer === 1 ? 0 : 1, 0).text);
    return { text: `${told.text.slice(0, -1)},"more":${JSON.stringify(leak(mine, other, told.text))}}` };
  };
  try {
    return await work();
  } finally {
    Teller.prototype.news = news;
    Replica.prototype.standing = standing;
  }
}
