/** What was worked out, remembered until something it reads changes. */
import type { Workers } from '../cards/atWork.ts';
import type { Reads } from '../cards/reads.ts';
import type { Values } from '../cards/values.ts';
import { CHANGES, type Sources, ZONES } from '../model/sources.ts';
import type { Mod } from '../model/types.ts';

/** Cards of which values are remembered; the largest game lays out some 340 things. */
const CARDS = 512;
/** The parts of a game it needs. */
export interface KnownOf {
  readonly values: Values;
  readonly sources: Sources;
  readonly reads: Reads;
  readonly workerCount: number;
}

export class Known {
  /** By card and value: the numbers and the words of traits. */
  readonly numbers: Float64Array;
  readonly words: (readonly string[])[] = [];
  readonly #numberAt: Float64Array;
  readonly #wordsAt: Float64Array;
  readonly #values: Values;
  readonly #count: number;
  readonly #sources: Sources;
  readonly #reads: Reads;
  /** Counts up with changes of whatever kind. */
  clock = 1;
  /** By value: what was worked out before that is stale. */
  readonly #since: Float64Array;
  /** What has changed since the values were last looked through, as bits. */
  #dirty = CHANGES;
  #mods: readonly Mod[] = [];
  /** What the changes on the table read, all together. */
  #modReads = 0;
  /** By value: the clock at which some change on the table was found to touch it. */
  readonly #touched: number[] = [];
  #touchedAt = 0;
  /** By card: when it became what it is. */
  readonly #cardAt = new Float64Array(CARDS);
  /** By zone kind: when a card last came or went. By set of texts: the printed ones that lie where they work, and when they were found. */
  readonly #zoneAt: Float64Array;
  readonly #printedAt: Float64Array;
  readonly printed: (readonly number[])[] = [];

  constructor({ values, sources, reads, workerCount }: KnownOf) {
    this.#values = values;
    this.#count = values.count;
    this.#sources = sources;
    this.#reads = reads;
    this.numbers = new Float64Array(values.count * CARDS);
    this.#numberAt = new Float64Array(values.count * CARDS);
    this.#wordsAt = new Float64Array(values.count * CARDS);
    this.#since = new Float64Array(values.count).fill(1);
    this.#zoneAt = new Float64Array(sources.zone.length).fill(1);
    this.#printedAt = new Float64Array(workerCount);
  }

  // ---------------------------------------------------------------- what changes

  /** Another state lies on the table. */
  forgetAll(mods: readonly Mod[]): void {
    this.laid(mods);
    this.#zoneAt.fill(this.clock);
  }

  /** These changes lie on the table now. */
  laid(mods: readonly Mod[]): void {
    this.clock++;
    this.#mods = mods;
    this.#dirty |= CHANGES;
  }

  /** One more change lies on the table. */
  laidMore(mods: readonly Mod[], mod: Mod): void {
    if ((this.#dirty & CHANGES) !== 0) {
      this.laid(mods);
      return;
    }
    this.#settle();
    this.#mods = mods;
    this.#since.fill(++this.clock);
    this.#readChange(mod);
  }

  /** Cards of these kinds of zones lie elsewhere, or in another order. */
  moved(from: number, to: number): void {
    const { zone } = this.#sources;
    this.#dirty |= ZONES | zone[from] | zone[to];
    this.#zoneAt[from] = this.#zoneAt[to] = ++this.clock;
  }

  /** A card becomes something else: nothing that was known of it holds, and it has no marks. */
  forget(card: number): void {
    this.#dirty |= this.#sources.marks;
    if (card < CARDS) this.#cardAt[card] = ++this.clock;
  }

  marked(mark: number): void {
    this.clock++;
    this.#dirty |= this.#sources.mark[mark];
  }

  tallied(): void {
    this.clock++;
    this.#dirty |= this.#sources.tallies;
  }

  set(key: string): void {
    this.clock++;
    const { own } = this.#sources;
    if (own.size > 0) this.#dirty |= own.get(key) ?? 0;
  }

  /** Cards are shown: no value reads that, but rules may. */
  shown(): void {
    this.clock++;
  }

  /** Look through the values: whatever reads what has changed is stale. */
  #settle(): void {
    const dirty = this.#dirty;
    this.#dirty = 0;
    const now = this.clock;
    if ((dirty & CHANGES) !== 0) {
      this.#readChanges();
      this.#since.fill(now);
      return;
    }
    const { byValue } = this.#reads;
    const also = this.#modReads;
    for (let i = 0; i < this.#count; i++) if (((byValue[i] | also) & dirty) !== 0) this.#since[i] = now;
  }

  #readChanges(): void {
    const mods = this.#mods;
    this.#modReads = 0;
    this.#touchedAt = this.clock;
    for (let i = 0; i < mods.length; i++) this.#readChange(mods[i]);
  }

  #readChange(mod: Mod): void {
    this.#modReads |= this.#reads.ofMod(mod);
    if (mod.change !== 'grant' && mod.change !== 'forbid' && mod.change !== 'mute')
      this.#touched[this.#values.of(mod.stat).id] = this.#touchedAt;
  }

  // ---------------------------------------------------------------- what is remembered

  /** Where the value of a card is kept; -1: it is not. */
  place(value: number, card: number): number {
    return value >= this.#count || card >= CARDS ? -1 : card * this.#count + value;
  }

  /** Is some change laid on this value, of whatever card or seat? */
  isTouched(value: number): boolean {
    if (this.#dirty !== 0) this.#settle();
    return this.#touched[value] === this.#touchedAt;
  }

  hasNumber(value: number, card: number, place: number): boolean {
    if (this.#dirty !== 0) this.#settle();
    const at = this.#numberAt[place];
    return at >= this.#since[value] && at >= this.#cardAt[card];
  }

  keepNumber(place: number, n: number): void {
    this.#numberAt[place] = this.clock;
    this.numbers[place] = n;
  }

  hasWords(value: number, card: number, place: number): boolean {
    if (this.#dirty !== 0) this.#settle();
    const at = this.#wordsAt[place];
    return at >= this.#since[value] && at >= this.#cardAt[card];
  }

  keepWords(place: number, words: readonly string[]): void {
    this.#wordsAt[place] = this.clock;
    this.words[place] = words;
  }

  /** Do the texts of this set lie where they lay when they were last found? */
  hasPrinted({ id, kinds }: Workers): boolean {
    const at = this.#printedAt[id];
    if (at === 0) return false;
    for (let i = 0; i < kinds.length; i++) if (this.#zoneAt[kinds[i]] > at) return false;
    return true;
  }

  keepPrinted(id: number, list: readonly number[]): void {
    this.#printedAt[id] = this.clock;
    this.printed[id] = list;
  }
}
