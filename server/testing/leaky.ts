/** Ways in which a server can be made to tell too much: what it tells, and where. */
import { replay, type Viewer } from '@touchline/engine';
import type { RefusalCode } from '@touchline/host/wire';
import { LiveMatch } from '../match/live.ts';
import { Matches } from '../match/matches.ts';
import { Onlooker } from '../match/onlooker.ts';
import { Replica } from '../match/replica.ts';
import { Teller } from '../match/teller.ts';
import type { Eye, Way } from './twinTables.ts';

/** What a server is made to do otherwise; called again it is put right. */
export type Damage = () => () => void;

export interface Leak {
  readonly damage: Damage;
  /** From where it shows, and in which twins. */
  readonly eye: Eye;
  readonly way: Way;
  readonly game: string;
}

export function instead<T extends object, K extends keyof T>(proto: T, name: K, make: (was: T[K]) => T[K]): () => void {
  const was = proto[name];
  proto[name] = make(was);
  return () => {
    proto[name] = was;
  };
}

// ---------------------------------------------------------------- what is hidden

/** The match that was last looked at: it shows itself when it is asked how it stands. */
let latest: Replica | null = null;
export const looked = new WeakMap<Onlooker, Replica>();
const watched: Damage = () => {
  const repairs = [
    instead(
      Replica.prototype,
      'standing',
      (was) =>
        function (this: Replica) {
          latest = this;
          return was.call(this);
        },
    ),
    instead(
      LiveMatch.prototype,
      'join',
      (was) =>
        function (this: LiveMatch, onlooker, have) {
          looked.set(onlooker, this.replica);
          return was.call(this, onlooker, have);
        },
    ),
  ];
  return () => {
    for (const repair of repairs) repair();
  };
};

export const stateOf = ({ game, timeline }: Replica) => (timeline ? replay(game, timeline.record()) : null);
/** Which cards lie where, whoever may see them. */
export const cards = (replica: Replica | null): number[] => (replica && stateOf(replica)?.zones.flat()) ?? [];
export const bitOf = (replica: Replica | null): number => cards(replica).reduce((bit, card, i) => bit ^ ((card * (i >> 1)) & 1), 0);
export const bit = (): number => bitOf(latest);
export const bitFor = (onlooker: Onlooker): number => bitOf(looked.get(onlooker) ?? null);
export const topCards = (replica: Replica) => {
  const state = stateOf(replica);
  return state?.zones.map((pile) => state.def[pile.at(-1) ?? 0]) ?? null;
};

/** What somebody else is told: everything. */
interface Whole {
  readonly view: { readonly [field: string]: unknown; readonly zones: readonly { readonly cards: unknown }[] } | null;
  readonly entries: readonly unknown[];
}
export const otherThan = (viewer: Viewer): 0 | 1 => (viewer === 1 ? 0 : 1);
export const wholeOf = (teller: Teller, viewer: Viewer): Whole => JSON.parse(full.call(teller, viewer, 0).text);
const { full } = Teller.prototype;

// ---------------------------------------------------------------- where it is told

type Told = (replica: Replica, other: Whole) => unknown;

/** Something more in every message of news. */
export const news = (told: Told): Damage =>
  changedNews((frame, teller, viewer) => ({ ...frame, more: told(latest!, wholeOf(teller, otherThan(viewer))) }));

type Frame = { readonly [field: string]: unknown };
export const changedNews =
  (change: (frame: Frame, teller: Teller, viewer: Viewer) => Frame): Damage =>
  () =>
    instead(
      Teller.prototype,
      'news',
      (was) =>
        function (this: Teller, viewer: Viewer) {
          const telling = was.call(this, viewer);
          return telling && latest ? { text: JSON.stringify(change(JSON.parse(telling.text), this, viewer)) } : telling;
        },
    );

/** Something more in every whole view. */
export const whole =
  (told: Told): Damage =>
  () =>
    instead(
      Teller.prototype,
      'full',
      (was) =>
        function (this: Teller, viewer: Viewer, have: number) {
          const frame = JSON.parse(was.call(this, viewer, have).text);
          return { text: JSON.stringify({ ...frame, more: latest && told(latest, wholeOf(this, otherThan(viewer))) }) };
        },
    );

export const standing =
  (change: (now: ReturnType<Replica['standing']>, replica: Replica) => object): Damage =>
  () =>
    instead(
      Replica.prototype,
      'standing',
      (was) =>
        function (this: Replica) {
          const now = was.call(this);
          return { ...now, ...change(now, this) };
        },
    );

/** A command is answered otherwise. */
export const answers =
  (change: (answer: Parameters<Parameters<LiveMatch['command']>[4]>[0], t: string) => typeof answer): Damage =>
  () =>
    instead(
      LiveMatch.prototype,
      'command',
      (was) =>
        function (this: LiveMatch, seat, n, command, at, told) {
          return was.call(this, seat, n, command, at, (answer) => {
            latest = this.replica;
            told(change(answer, command.t));
          });
        },
    );
export const refused = (t: string, why: RefusalCode): Damage =>
  answers((answer, of) => (answer.t === 'no' && of === t && bit() === 1 ? { ...answer, why } : answer));

/** Whatever goes out. */
export const said =
  (change: (message: Parameters<Onlooker['say']>[0], to: Onlooker) => readonly Parameters<Onlooker['say']>[0][]): Damage =>
  () =>
    instead(
      Onlooker.prototype,
      'say',
      (was) =>
        function (this: Onlooker, message) {
          for (const one of change(message, this)) was.call(this, one);
        },
    );

export const matches = <K extends 'record' | 'placeOf' | 'live'>(name: K, make: (was: Matches[K]) => Matches[K]): Damage => {
  return () => instead(Matches.prototype, name, make);
};

export const retold =
  (change: (mine: string, theirs: () => Promise<string>) => Promise<string>): Damage =>
  () =>
    instead(
      Teller.prototype,
      'retold',
      (was) =>
        async function (this: Teller, viewer: Viewer) {
          const theirs = async () => (await was.call(this, otherThan(viewer))).text;
          return { text: await change((await was.call(this, viewer)).text, theirs) };
        },
    );

/** While something is done, the server leaks. */
export async function leaking<T>({ damage }: Leak, work: () => Promise<T>): Promise<T> {
  const repairs = [watched(), damage()];
  try {
    return await work();
  } finally {
    for (const repair of repairs.reverse()) repair();
    latest = null;
  }
}
