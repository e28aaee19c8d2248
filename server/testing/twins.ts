/**
 * Non-interference on the wire: two matches that differ only in what a viewer cannot see send that viewer the same bytes, the same number
 * of them, in the same order, until something is shown that declares it. The two differ in the chance of the other seats: another key.
 */
import { createHash } from 'node:crypto';
import { chanceKeys, keyed, type SeenEvent, stream, type Viewer } from '@touchline/engine';
import type { LogEntry } from '@touchline/host';
import type { Retold } from '@touchline/host/wire';
import { type House, house, type Line, Person, seated } from './house.ts';

/** Bytes that are the same in both houses. */
const sameChance = (label: string) => {
  let count = 0;
  return (bytes: number): Buffer => {
    let out = Buffer.alloc(0);
    while (out.length < bytes) out = Buffer.concat([out, createHash('sha256').update(`${label}/${count++}`).digest()]);
    return out.subarray(0, bytes);
  };
};

const eventsIn = (frame: string): readonly LogEntry[] => JSON.parse(frame).entries ?? [];
/** Does a frame tell of something that declares that it shows the viewer something? */
const declares = (frame: string): boolean => eventsIn(frame).some((entry) => 'event' in entry && (entry.event satisfies SeenEvent).shows);

/** Ids, hashes and numbers of chance differ between matches anyway, and tell nothing. */
const masked = (frame: string): string => frame.replace(/"(match|name|deck|commit)":"[^"]*"/g, '"$1":"…"');

/** What may differ where something is shown: all else must be the same even then. */
const apartFromShown = (frame: string): string => {
  const { entries: _entries, news: _news, view: _view, ...rest } = JSON.parse(masked(frame));
  return JSON.stringify(rest);
};

export interface Parted {
  readonly outcome: 'same' | 'revealed' | 'leak' | 'apart';
  readonly frames: number;
  readonly words: string;
  /** Steps of the replay that were the same, too; null where the match could not be ended. */
  readonly replayed: number | null;
}

interface Both {
  readonly id: string;
  readonly lines: readonly Line[];
  readonly people: readonly Person[];
}

export class Twins {
  readonly #houses: House[] = [];
  #clock = 1_000_000;
  #label = 'start';
  /** The viewer whose chance, and the table's, stays as it is. */
  #keeps: Viewer = 0;

  static async open(): Promise<Twins> {
    const twins = new Twins();
    for (const other of [false, true]) twins.#houses.push(await twins.#house(other));
    return twins;
  }

  #house(other: boolean): Promise<House> {
    let chance = sameChance(this.#label);
    let known = this.#label;
    return house({
      now: () => this.#clock,
      chance: (bytes) => {
        if (known !== this.#label) chance = sameChance(this.#label);
        known = this.#label;
        return chance(bytes);
      },
      // The other house deals the others from other keys.
      dealt: (seed) => {
        const keys = chanceKeys(seed, 2)!;
        const others = chanceKeys(keyed('77'.repeat(32)), 2)!;
        return other ? keyed(...keys.map((key, who) => (who === this.#keeps || who === 2 ? key : others[who]))) : seed;
      },
    });
  }

  async close(): Promise<void> {
    for (const one of this.#houses) await one.close();
  }

  /** Both matches, the same picks, until the viewer is told different things or one of the picks is not offered in both. */
  async compared(game: string, viewer: Viewer, name: string, most: number): Promise<Parted> {
    this.#label = name;
    this.#keeps = viewer;
    const both = await Promise.all(this.#houses.map((one) => seated(one, { game, seats: ['me', 'open'], watch: 'all' }, [])));
    const eyes = await Promise.all(
      both.map(async ({ lines, id }, i) => (viewer === 'spectator' ? new Person(this.#houses[i]).look(id) : lines[viewer])),
    );
    try {
      const live = await this.#parted(both, eyes, name, most);
      const people = both.map(({ people: sat }, i) => (viewer === 'spectator' ? new Person(this.#houses[i]) : sat[viewer]));
      return live.outcome === 'leak' ? live : await this.#replayed(both, people, live);
    } finally {
      for (const { lines } of both) for (const line of lines) line.close();
      for (const line of eyes) line.close();
    }
  }

  async #parted(both: readonly Both[], eyes: readonly Line[], name: string, most: number): Promise<Parted> {
    const chance = stream(name);
    let from = 0;
    for (let step = 0; ; step++) {
      const [one, two] = eyes.map(({ frames }) => frames.slice(from));
      const at = one.findIndex((frame, i) => masked(frame) !== masked(two[i] ?? ''));
      if (at >= 0 || one.length !== two.length) {
        const frame = one[at] ?? two[one.length];
        const other = two[at] ?? frame;
        const shown = (declares(frame) || declares(other)) && apartFromShown(frame) === apartFromShown(other);
        const words = `${frame.slice(0, 300)}\n${(two[at] ?? '').slice(0, 300)}`;
        return { outcome: shown ? 'revealed' : 'leak', frames: from + Math.max(at, 0), words, replayed: null };
      }
      from += one.length;
      const asked = both[0].lines.findIndex(({ view }) => view?.ask);
      if (step >= most || asked < 0) break;
      const keys = both.map(({ lines }) => lines[asked].view?.ask?.options.map(({ key }) => key) ?? []);
      const shared = keys[0].filter((key) => keys[1].includes(key));
      if (shared.length === 0) break;
      this.#clock += 10;
      const key = shared[chance.below(shared.length)];
      await Promise.all(both.map(({ lines }) => lines[asked].pick(key)));
      await Promise.all(both.map(({ lines }, i) => Promise.all([...lines, eyes[i]].map((line) => line.settled()))));
    }
    return { outcome: 'same', frames: from, words: '', replayed: null };
  }

  /** Somebody gives up, and both are looked at again: what the viewer is shown of it parts no sooner, and where something was shown. */
  async #replayed(both: readonly Both[], people: readonly Person[], live: Parted): Promise<Parted> {
    this.#clock += 10;
    await Promise.all(both.map(({ lines }) => lines[0].command({ t: 'concede' })));
    const [one, two] = await Promise.all(both.map(({ id }, i) => people[i].post(`/api/match/${id}/replay`, {})));
    if (one.status !== 200 || two.status !== 200) return live;
    const parts = [one, two].map(({ body: { seen } }) => {
      // Names are drawn, and differ anyway.
      const { steps, names: _names, ...begins }: Retold = seen;
      return [begins, ...steps].map((part) => masked(JSON.stringify(part)));
    });
    const at = parts[0].findIndex((part, i) => part !== parts[1][i]);
    if (at < 0 && parts[0].length === parts[1].length) return { ...live, replayed: parts[0].length - 1 };
    const [part, other] = parts.map((list) => list[Math.max(at, 0)] ?? '{}');
    const declared = declares(part) || declares(other);
    const shown = at >= 0 && live.outcome === 'revealed' && declared && apartFromShown(part) === apartFromShown(other);
    return shown
      ? { ...live, replayed: Math.max(at - 1, 0) }
      : {
          outcome: 'leak',
          frames: live.frames,
          words: `replay, step ${at}: ${part.slice(0, 300)}\n${other.slice(0, 300)}`,
          replayed: null,
        };
  }
}
