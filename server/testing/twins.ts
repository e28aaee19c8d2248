/**
 * Non-interference on the wire: two matches that differ only in what a viewer cannot see send that viewer the same bytes, the same number
 * of them, in the same order, until something is shown that declares it; and whatever else the viewer or a stranger asks is answered alike.
 */
import { createHash } from 'node:crypto';
import { chanceKeys, keyed, type Stream, stream } from '@touchline/engine';
import { phrases, type Retold } from '@touchline/host/wire';
import { findGame } from '@touchline/kit/node';
import { difference, hashesIn, isShown, logOf, unordered } from './frames.ts';
import { type House, house, Person } from './house.ts';
import { ProgramLine } from './programLine.ts';
import { asked, masked } from './twinDoors.ts';
import { DELAY, type Eye, type One, opened, type Seen, type Way } from './twinTables.ts';

/** Milliseconds that pass with each thing that is done, and before something is done out of sight. */
const PASSES = { each: 10, aside: 400 };

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

export interface Parted {
  readonly outcome: 'same' | 'revealed' | 'leak';
  readonly frames: number;
  readonly words: string;
  /** Steps of the replay that were the same, too; null where the match could not be ended. */
  readonly replayed: number | null;
  /** Somebody has finished in one of the two only: from there on everybody may see that they differ. */
  readonly apart?: true;
}

export class Twins {
  readonly #houses: House[] = [];
  #clock = 1_000_000;
  /** Milliseconds by which it is later in one of them, for a moment: less than pass with each thing that both do. */
  #ahead = [0, 0];
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
      now: () => this.#clock + this.#ahead[i],
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
    const both = await this.#each((i) => opened(this.#houses[i], pack, eye, { label: name, way, keeps: this.#keeps }, i));
    const strangers = await this.#each(async (i) => {
      const stranger = new Person(this.#houses[i]);
      await stranger.post('/api/me', {});
      return stranger;
    });
    try {
      const live = way === 'late' ? await this.#late(both, name, Math.min(most, 6)) : await this.#parted(both, eye, name, most);
      if (live.apart) return live;
      const over = both[0].lines.some(({ view }) => view?.result);
      if (live.outcome === 'same' && doors) {
        const told = await this.#each((i) => asked(both[i].house, [both[i].who, strangers[i]], both[i].id, over));
        const wrong = difference(told[0], told[1]);
        if (wrong) return { ...live, outcome: 'leak', words: wrong };
      }
      return live.outcome === 'leak' || way === 'late' ? live : await this.#replayed(both, doors ? strangers : [], live);
    } finally {
      for (const { lines, eye: seen } of both) for (const line of [...lines, seen]) line.close();
    }
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
      this.#clock += PASSES.each;
      await this.#beside(both, eye, chance);
      const waiting = [0, 1].filter((seat) => both.every(({ lines }) => lines[seat].view?.ask));
      if (waiting.length === 0) break;
      const others = waiting.filter((seat) => seat !== this.#keeps);
      // Now and then whoever looks does something, too: then it shows whether what is out of sight was counted.
      const turn = this.#way === 'aside' && waiting.length > 1;
      if (turn && others.length > 0 && (this.#keeps === null || chance.below(3) > 0)) {
        const hidden = await this.#aside(both, others[chance.below(others.length)], waiting, chance);
        if (!hidden) return { outcome: 'same', frames: from, words: '', replayed: null, apart: true };
        continue;
      }
      const seat = turn && this.#keeps !== null ? this.#keeps : waiting[chance.below(waiting.length)];
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
    // What could be taken back differs where different things were done.
    if (kind >= acts.length || (this.#way === 'aside' && kind === acts.length - 1)) return;
    await this.#each((i) => acts[kind](both[i]));
    await this.#settled(both);
  }

  /** Somebody does different things where nobody sees it, or nothing, at different times. False: they have finished, or it was seen. */
  async #aside(both: readonly [One, One], seat: number, waiting: readonly number[], chance: Stream): Promise<boolean> {
    this.#clock += PASSES.aside;
    // Whose time runs out until it is done is out, in both, as a timer would have it: whatever is asked brings that about, and this changes nothing else.
    this.#ahead = [PASSES.each - 1, PASSES.each - 1];
    await this.#each((i) => both[i].lines[this.#keeps === 0 ? 1 : 0].command({ t: 'claim' }));
    this.#ahead = [0, 0];
    await this.#settled(both);
    if (both.some(({ lines }) => !lines[seat].view?.ask)) return both.some(({ lines }) => lines[seat].view?.result);
    const [takesBack, rests] = [chance.below(2) === 0, chance.below(3) === 0];
    const picks = [chance.below(1000), chance.below(1000)];
    const ahead = [0, 1].map(() => 1 + chance.below(PASSES.each - 1));
    await this.#each(async (i) => {
      if (i === 1 && rests) return;
      this.#ahead[i] = ahead[i];
      const { lines } = both[i];
      const { options } = lines[seat].view!.ask!;
      await lines[seat].pick(options[picks[i] % options.length].key);
      if (i === 1 && takesBack && lines[seat].view?.ask) await lines[seat].command({ t: 'undo' });
    });
    this.#ahead = [0, 0];
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
    this.#clock += PASSES.each;
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
      const told = unordered([...entries, ...steps.flatMap((step) => step.entries)], both[i].id);
      const meanwhile = both[i].eye instanceof ProgramLine ? [] : unordered(logOf(both[i].eye.frames), both[i].id);
      const more = meanwhile.find((entry) => !told.includes(entry));
      if (more) return leak(`told meanwhile, but not afterwards: ${more}`);
    }
    const at = parts[0].findIndex((part, i) => part !== parts[1][i]);
    if (at < 0 && parts[0].length === parts[1].length) return { ...live, replayed: parts[0].length - 1 };
    const [part, other] = parts.map((list) => list[Math.max(at, 0)] ?? '{}');
    const shown = at >= 0 && live.outcome === 'revealed' && isShown(part, other);
    return shown ? { ...live, replayed: Math.max(at - 1, 0) } : leak(`replay, step ${at}: ${difference([part], [other])}`);
  }
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
