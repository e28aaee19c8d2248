/**
 * Non-interference on the wire: two matches that differ only in what a viewer cannot see send that viewer the same bytes, the same number
 * of them, in the same order, until something is shown that declares it; and whatever else the viewer or a stranger asks is answered alike.
 */
import { createHash } from 'node:crypto';
import { chanceKeys, keyed, type SeenEvent, type Stream, stream } from '@touchline/engine';
import type { LogEntry } from '@touchline/host';
import { phrases, type Retold, type SentEntry } from '@touchline/host/wire';
import { deckProblems, drawnOptions, type GamePackage, hasDecks, listsFor, type NamedList } from '@touchline/kit';
import { findGame } from '@touchline/kit/node';
import { type House, house, type Line, nonceOf, Person, seated } from './house.ts';
import { ProgramLine } from './programLine.ts';
import { asked, masked } from './twinDoors.ts';

/** From where the two are compared. A program sits at the first seat. */
export const EYES = [0, 1, 'spectator', 'program'] as const;
export type Eye = (typeof EYES)[number];
/**
 * In what they differ: in how the others were dealt, in the decks the others have brought, in what somebody does out of sight, or in what those
 * who watch late cannot know yet.
 */
export const WAYS = ['deal', 'decks', 'aside', 'late'] as const;
export type Way = (typeof WAYS)[number];

/** Seconds by which whoever watches late is behind. */
const DELAY = 30;

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Bytes that are the same for the same label. */
const chanceOf = (label: string) => {
  let count = 0;
  return (bytes: number): Buffer => {
    let out = Buffer.alloc(0);
    while (out.length < bytes) out = Buffer.concat([out, Buffer.from(digest(`${label}/${count++}`), 'hex')]);
    return out.subarray(0, bytes);
  };
};

/** A line of the log as text. News leaves out the view of a deed that its viewer has: it is compared where views are. */
const withoutView = (entry: SentEntry): string =>
  JSON.stringify('deed' in entry ? { ...entry, deed: { ...entry.deed, view: null } } : entry);

const eventsIn = (frame: string): readonly LogEntry[] => JSON.parse(frame).entries ?? [];
/** Does a frame tell of something that declares that it shows the viewer something? */
const declares = (frame: string): boolean => eventsIn(frame).some((entry) => 'event' in entry && (entry.event satisfies SeenEvent).shows);
/** What may differ where something is shown: all else must be the same even then. */
const apartFromShown = (frame: string): string => {
  const { entries: _entries, news: _news, view: _view, ...rest } = JSON.parse(frame);
  return JSON.stringify(rest);
};
/** Two frames differ because they declare that different things are shown, and only in that. */
const isShown = (mine: string, other: string): boolean =>
  (declares(mine) || declares(other)) &&
  JSON.stringify(eventsIn(mine)) !== JSON.stringify(eventsIn(other)) &&
  apartFromShown(mine) === apartFromShown(other);
/** The log as somebody has it who has heard all of this. */
const logOf = (frames: readonly string[], id: string): string[] => {
  let log: string[] = [];
  for (const frame of frames) {
    const { t, anew, entries } = JSON.parse(frame);
    const told = () => entries.map((entry: LogEntry) => masked(withoutView(entry), id));
    if (t === 'full' || t === 'news') log = anew ? told() : [...log, ...told()];
  }
  return log;
};
const hashesIn = (frame: string): string[] => [...frame.matchAll(/"deck":"([0-9a-f]{64})"/g)].map(([, hash]) => hash);

export interface Parted {
  readonly outcome: 'same' | 'revealed' | 'leak';
  readonly frames: number;
  readonly words: string;
  /** Steps of the replay that were the same, too; null where the match could not be ended. */
  readonly replayed: number | null;
  /** Somebody has finished in one of the two only: from there on everybody may see that they differ. */
  readonly apart?: true;
}

type Seen = Pick<Line, 'frames' | 'view' | 'command' | 'pick' | 'settled' | 'close'>;

/** One of the two matches. */
interface One {
  readonly house: House;
  readonly id: string;
  readonly lines: Seen[];
  readonly people: readonly Person[];
  eye: Seen;
  /** Who looks, over HTTP. */
  readonly who: Person;
}

export class Twins {
  readonly #houses: House[] = [];
  #clock = 1_000_000;
  #label = 'start';
  #way: Way = 'deal';
  /** The seat whose chance, beside the table's, stays as it is. */
  #keeps: number | null = 0;

  static async open(): Promise<Twins> {
    const twins = new Twins();
    for (const i of [0, 1]) twins.#houses.push(await twins.#house(i));
    return twins;
  }

  #house(i: number): Promise<House> {
    let chance = chanceOf('');
    let known = '';
    return house({
      now: () => this.#clock,
      // Ids, salts and seeds are of each house's own: what is told of them is found.
      chance: (bytes) => {
        if (known !== this.#label) chance = chanceOf(`${this.#label}/${i}`);
        known = this.#label;
        return chance(bytes);
      },
      dealt: () => {
        const keys = chanceKeys(keyed(digest(`${this.#label}/keys`)), 2)!;
        const others = chanceKeys(keyed(digest(`${this.#label}/others`)), 2)!;
        const same = i === 0 || this.#way === 'aside' || this.#way === 'late';
        return keyed(...(same ? keys : keys.map((key, who) => (who === this.#keeps || who === 2 ? key : others[who]))));
      },
    });
  }

  async close(): Promise<void> {
    for (const one of this.#houses) await one.close();
  }

  /** One after the other: what a leak knows of the one is not told by the other. */
  async #each<T>(work: (i: number) => Promise<T>): Promise<readonly [T, T]> {
    return [await work(0), await work(1)];
  }

  /**
   * Both matches, the same picks, until the viewer is told different things or one of the picks is not offered in both. `doors`: what is
   * answered over HTTP is compared, too.
   */
  async compared(game: string, eye: Eye, name: string, most: number, way: Way = 'deal', doors = true): Promise<Parted> {
    this.#label = name;
    this.#way = way;
    this.#keeps = eye === 'spectator' ? null : eye === 'program' ? 0 : eye;
    // Whoever waited or watched before has gone.
    this.#clock += 60_000;
    const { pack } = await findGame(game);
    const both = await this.#each((i) => this.#opened(pack, eye, i));
    const strangers = await this.#each(async (i) => {
      const stranger = new Person(this.#houses[i]);
      await stranger.post('/api/me', {});
      return stranger;
    });
    try {
      const live = way === 'late' ? await this.#late(both, name, Math.min(most, 6)) : await this.#parted(both, eye, name, most);
      if (live.apart) return live;
      if (live.outcome === 'same' && doors) {
        const told = await this.#each((i) => asked(both[i].house, [both[i].who, strangers[i]], both[i].id, false));
        const wrong = difference(told[0], told[1]);
        if (wrong) return { ...live, outcome: 'leak', words: wrong };
      }
      return live.outcome === 'leak' || way === 'late' ? live : await this.#replayed(both, doors ? strangers : [], live);
    } finally {
      for (const { lines, eye: seen } of both) for (const line of [...lines, seen]) line.close();
    }
  }

  // -------------------------------------------------------------- sitting down

  /** What the seats of a house bring: the same in both, but for others' decks where these are the difference. */
  #decks(pack: GamePackage, options: ReturnType<typeof drawnOptions>, i: number): readonly { readonly deck?: object }[] {
    if (!hasDecks(pack.game)) return [{}, {}];
    return [0, 1].map((seat) => {
      const { name, list } = listsFor(pack.game, [null], 1, `${this.#label}/deck ${seat}`, { options })[0];
      const other = this.#way === 'decks' && i === 1 && seat !== this.#keeps ? this.#another(pack, list, options) : null;
      return { deck: other ? { list: other } : { name } };
    });
  }

  /** The same deck but for some cards where most of them are: what lies open from the beginning is the same. Null: it cannot be. */
  #another({ game, decks }: GamePackage, list: NamedList['list'], options: ReturnType<typeof drawnOptions>): NamedList['list'] | null {
    const chance = stream(`${this.#label}/another`);
    const [main] = Object.entries(list).sort(([, a], [, b]) => b.length - a.length)[0];
    const others = Object.values(decks).flatMap((one) => one[main] ?? []);
    let changed: NamedList['list'] | null = null;
    for (let tries = 0; tries < 60; tries++) {
      const cards: string[] = [...(changed ?? list)[main]];
      cards[chance.below(cards.length)] = others[chance.below(others.length)];
      const one: NamedList['list'] = { ...list, [main]: cards };
      if (deckProblems(game, one, options).length === 0) changed = one;
    }
    return changed;
  }

  async #opened(pack: GamePackage, eye: Eye, i: number): Promise<One> {
    const here = this.#houses[i];
    const drawn = drawnOptions(pack.offers, {}, 2, this.#label);
    const options = Object.fromEntries(Object.entries(drawn).filter(([, value]) => value !== undefined));
    const wanted = { game: pack.id, options, watch: 'all', ...(this.#way === 'late' && { delay: DELAY }) };
    const decks = this.#decks(pack, drawn, i);
    if (eye === 'program') {
      const sit = async (person: Person, id: string) => {
        await person.sit(id, 1, decks[1]);
        const line = await person.look(id);
        await line.command({ t: 'reveal', nonce: nonceOf(1) });
        return line;
      };
      const { id, program, line, person } = await ProgramLine.seated(here, wanted, decks, sit);
      while (!program.view) await new Promise((go) => setTimeout(go, 2));
      return { house: here, id, lines: [program, line], people: [person, person], eye: program, who: new Person(here) };
    }
    const { id, lines, people } = await seated(here, { ...wanted, seats: ['me', 'open'] }, decks);
    const looker = new Person(here);
    const seen = eye === 'spectator' ? await looker.look(id) : lines[eye];
    return { house: here, id, lines, people, eye: seen, who: eye === 'spectator' ? looker : people[eye] };
  }

  // -------------------------------------------------------------- playing

  /** What has come to the viewers since; null: the same to both. */
  #differs(both: readonly [One, One], from: number): Parted | null {
    const [one, two] = both.map(({ eye: { frames } }) => frames.slice(from));
    const told = (frame: string | undefined, i: number) => masked(frame ?? '', both[i].id);
    for (const { eye } of both) if ('closed' in eye && eye.closed !== null) throw new Error(`A viewer was turned out: ${eye.closed}.`);
    const as = this.#keeps ?? 'spectator';
    const elsewhere = [...one, ...two].find((frame) => JSON.parse(frame).t === 'welcome' && JSON.parse(frame).viewer !== as);
    if (elsewhere) return { outcome: 'leak', frames: from, words: `not from ${as}: ${elsewhere}`, replayed: null };
    const unsalted = one.some((frame, i) => hashesIn(frame).some((hash) => hashesIn(two[i] ?? '').includes(hash)));
    if (unsalted) return { outcome: 'leak', frames: from, words: `a hash of a deck that is the same twice: ${one.at(-1)}`, replayed: null };
    const at = Array.from({ length: Math.max(one.length, two.length) }).findIndex((_, i) => told(one[i], 0) !== told(two[i], 1));
    if (at < 0) return null;
    const [mine, other] = [told(one[at], 0), told(two[at], 1)];
    const shown = mine !== '' && other !== '' && isShown(mine, other);
    const words = shown ? '' : difference([mine], [other]);
    return { outcome: shown ? 'revealed' : 'leak', frames: from + at, words: words ?? '', replayed: null };
  }

  #settled(both: readonly [One, One]): Promise<unknown> {
    return this.#each(async (i) => {
      for (const line of [...both[i].lines, both[i].eye]) await line.settled();
    });
  }

  async #parted(both: readonly [One, One], eye: Eye, name: string, most: number): Promise<Parted> {
    const chance = stream(name);
    let from = 0;
    for (let step = 0; ; step++) {
      const parted = this.#differs(both, from);
      if (parted) return parted;
      from = both[0].eye.frames.length;
      if (step >= most) break;
      this.#clock += 10;
      await this.#beside(both, eye, chance);
      const waiting = [0, 1].filter((seat) => both.every(({ lines }) => lines[seat].view?.ask));
      if (waiting.length === 0) break;
      const others = waiting.filter((seat) => seat !== this.#keeps);
      if (this.#way === 'aside' && waiting.length > 1 && others.length > 0) {
        const hidden = await this.#aside(both, others[chance.below(others.length)], waiting, chance);
        if (!hidden) return { outcome: 'same', frames: from, words: '', replayed: null, apart: true };
        continue;
      }
      const seat = waiting[chance.below(waiting.length)];
      const keys = both.map(({ lines }) => lines[seat].view?.ask?.options.map(({ key }) => key) ?? []);
      const shared = keys[0].filter((key) => keys[1].includes(key));
      if (shared.length === 0) break;
      const key = shared[chance.below(shared.length)];
      await this.#each((i) => both[i].lines[seat].pick(key));
      await this.#settled(both);
    }
    return { outcome: 'same', frames: from, words: '', replayed: null };
  }

  /** Something beside the rules happens in both, now and then. */
  async #beside(both: readonly [One, One], eye: Eye, chance: Stream): Promise<void> {
    const kind = chance.below(14);
    const other = eye === 1 ? 0 : 1;
    // Who watches has no number.
    const n = eye === 'spectator' ? [1] : [];
    const phrase = phrases[chance.below(phrases.length)];
    const acts: readonly ((one: One) => Promise<unknown>)[] = [
      ({ eye: seen }) => seen.command({ t: 'pick', key: 'nothing' }, ...n),
      ({ eye: seen }) => seen.command({ t: 'undo' }, ...n),
      ({ eye: seen }) => seen.command({ t: 'claim' }, ...n),
      ({ lines }) => lines[other].command({ t: 'say', phrase }),
      async (one) => {
        if (eye !== 'program') await full(one.eye);
      },
      async (one) => {
        // Somebody goes and comes back.
        one.lines[other].close();
        await until(() => one.eye.frames.at(-1)?.includes('"off"') ?? false);
        one.lines[other] = await one.people[other].look(one.id);
        await until(() => one.eye.frames.at(-1)?.includes('"t":"here"') ?? false);
      },
      async (one) => {
        await one.lines[other].command({ t: 'offer', what: 'takeBack' });
        await one.lines[other].command({ t: 'answer', yes: false });
      },
    ];
    if (kind >= acts.length) return;
    await this.#each((i) => acts[kind](both[i]));
    await this.#settled(both);
  }

  /** Somebody does different things where nobody sees it. False: they have finished, or it was seen. */
  async #aside(both: readonly [One, One], seat: number, waiting: readonly number[], chance: Stream): Promise<boolean> {
    const takesBack = chance.below(2) === 0;
    const picks = [chance.below(1000), chance.below(1000)];
    await this.#each(async (i) => {
      const { lines } = both[i];
      const { options } = lines[seat].view!.ask!;
      await lines[seat].pick(options[picks[i] % options.length].key);
      if (i === 1 && takesBack && lines[seat].view?.ask) await lines[seat].command({ t: 'undo' });
    });
    await this.#settled(both);
    return both.every(({ lines }) => waiting.every((one) => lines[one].view?.ask));
  }

  /** The same picks, long enough ago to be known; then different ones. */
  async #late(both: readonly [One, One], name: string, most: number): Promise<Parted> {
    const chance = stream(name);
    for (let step = 0; step < most; step++) {
      const last = step === most - 1;
      const seat = both[0].lines.findIndex(({ view }) => view?.ask);
      if (seat < 0) break;
      const draw = chance.below(1000);
      await this.#each((i) => {
        const { options } = both[i].lines[seat].view!.ask!;
        return both[i].lines[seat].pick(options[(draw + (last ? i : 0)) % options.length].key);
      });
      await this.#settled(both);
      if (!last) this.#clock += (DELAY + 1) * 1000;
      await this.#each(async (i) => {
        both[i].house.running.renew();
        await full(both[i].eye);
      });
      const parted = this.#differs(both, 0);
      if (parted) return { ...parted, outcome: 'leak' };
    }
    return { outcome: 'same', frames: both[0].eye.frames.length, words: '', replayed: null };
  }

  // -------------------------------------------------------------- afterwards

  /** Somebody gives up, and both are looked at again: what the viewer is shown of it parts no sooner, and where something was shown. */
  async #replayed(both: readonly [One, One], strangers: readonly Person[], live: Parted): Promise<Parted> {
    this.#clock += 10;
    const before = both[0].eye.frames.length;
    await this.#each((i) => both[i].lines[0].command({ t: 'concede' }));
    await this.#settled(both);
    const leak = (words: string): Parted => ({ outcome: 'leak', frames: live.frames, words, replayed: null });
    if (live.outcome === 'same') {
      const end = this.#differs(both, before);
      if (end?.outcome === 'leak') return leak(`the end: ${end.words}`);
      const told = await this.#each((i) => asked(both[i].house, strangers.slice(i, i + 1), both[i].id, true));
      const wrong = difference(told[0], told[1]);
      if (wrong) return leak(`afterwards: ${wrong}`);
    }
    const [one, two] = await this.#each((i) => both[i].who.post(`/api/match/${both[i].id}/replay`, {}));
    if (one.status !== 200 || two.status !== 200) return live;
    const parts = [one, two].map(({ body: { seen } }, i) => {
      // Names are drawn, and differ anyway.
      const { steps, names: _names, ...begins }: Retold = seen;
      return [begins, ...steps].map((part) => masked(JSON.stringify(part), both[i].id));
    });
    // What was told meanwhile is what is told afterwards, to the same viewer; a program is not told afterwards.
    for (const [i, { body }] of [one, two].entries()) {
      const { entries, steps }: Retold = body.seen;
      const told = [...entries, ...steps.flatMap((step) => step.entries)].map((entry) => masked(withoutView(entry), both[i].id));
      const meanwhile = both[i].eye instanceof ProgramLine ? [] : logOf(both[i].eye.frames, both[i].id);
      const wrong = difference(meanwhile, told.slice(0, meanwhile.length));
      if (wrong) return leak(`the log meanwhile, and afterwards: ${wrong}`);
    }
    const at = parts[0].findIndex((part, i) => part !== parts[1][i]);
    if (at < 0 && parts[0].length === parts[1].length) return { ...live, replayed: parts[0].length - 1 };
    const [part, other] = parts.map((list) => list[Math.max(at, 0)] ?? '{}');
    const shown = at >= 0 && live.outcome === 'revealed' && isShown(part, other);
    return shown ? { ...live, replayed: Math.max(at - 1, 0) } : leak(`replay, step ${at}: ${difference([part], [other])}`);
  }
}

/** Where two lists of texts differ, in words; null: nowhere. */
function difference(one: readonly string[], two: readonly string[]): string | null {
  const at = Array.from({ length: Math.max(one.length, two.length) }).findIndex((_, i) => one[i] !== two[i]);
  if (at < 0) return null;
  const [mine, other] = [one[at] ?? '', two[at] ?? ''];
  let first = 0;
  while (first < mine.length && mine[first] === other[first]) first++;
  const around = (text: string) => text.slice(Math.max(0, first - 120), first + 180);
  return `${mine.slice(0, 60)}… at ${first}:\n    ${around(mine)}\n    ${around(other)}`;
}

/** The whole view again, and all that was to come before it. */
async function full(seen: Seen): Promise<void> {
  if (!('send' in seen) || typeof seen.send !== 'function') return;
  const before = seen.frames.filter((frame) => frame.startsWith('{"t":"full"')).length;
  seen.send({ t: 'full' });
  await until(() => seen.frames.filter((frame) => frame.startsWith('{"t":"full"')).length > before);
}

/** At most for a moment: what does not come is found by comparing. */
async function until(holds: () => boolean): Promise<void> {
  for (let waited = 0; !holds() && waited < 400; waited++) await new Promise((go) => setTimeout(go, 2));
}
