/** What was worked out, remembered until something it reads changes. */

import { readsTable } from '../cards/laid.ts';
import type { Workers } from '../cards/printed.ts';
import type { Reads } from '../cards/reads.ts';
import type { Values } from '../cards/values.ts';
import { ANYTHING, CHANGES, MARKS, OWN, type Sources, ZONES } from '../model/sources.ts';
import type { Own, State } from '../model/types.ts';

/** Cards of which values are remembered; the largest game lays out some 340 things. */
const CARDS = 512;

/** The parts of a game it needs. */
export interface KnownOf {
  readonly values: Values;
  readonly sources: Sources;
  readonly reads: Reads;
  readonly workerCount: number;
}

/**
 * Changes are noted all the time and values read seldom, or the other way round, as the game is. So a change only leaves a note, and the
 * notes are looked through before the next value is read.
 */
export class Known {
  readonly #values: Values;
  readonly #count: number;
  readonly #sources: Sources;
  readonly #reads: Reads;
  /** Counts up with changes of whatever kind. */
  clock = 1;
  /** What has changed since the notes were last looked through, as bits, and when that was. */
  #dirty = ANYTHING | CHANGES;
  #settledAt = 0;
  #state: Pick<State, 'mods' | 'own'> | null = null;
  /** Own values that are read, as they were then. */
  readonly #own: Own[string][] = [];
  /** The changes on the table read something: then whatever changes may change what they do. */
  #modReads = 0;
  /** By value: 1 if some change on the table touches it. */
  readonly #touched: Uint8Array;

  /** By card and value: the numbers and the words of traits, and when they were worked out. */
  readonly numbers: Float64Array;
  readonly words: (readonly string[])[] = [];
  readonly #numberAt: Float64Array;
  readonly #wordsAt: Float64Array;
  /** What was worked out before that is stale: by value, and all of it. */
  readonly #since: Float64Array;
  #allSince = 1;
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
    this.#touched = new Uint8Array(values.count);
    this.#since = new Float64Array(values.count);
    this.#zoneAt = new Float64Array(sources.zone.length).fill(1);
    this.#printedAt = new Float64Array(workerCount);
  }

  // ---------------------------------------------------------------- what changes

  /** Another state lies on the table. */
  turn(state: Pick<State, 'mods' | 'own'>): void {
    this.#state = state;
    this.#zoneAt.fill(++this.clock);
    this.#dirty = ANYTHING | CHANGES | OWN;
  }

  /** Other changes lie on the table. */
  laid(): void {
    this.clock++;
    this.#dirty |= ANYTHING | CHANGES;
  }

  /** A card went from one kind of zone to another. Renewed: it became something else, and has no marks. */
  moved(card: number, from: number, to: number, renewed: boolean): void {
    const now = ++this.clock;
    this.#zoneAt[from] = now;
    this.#zoneAt[to] = now;
    this.#dirty |= ANYTHING | ZONES;
    if (!renewed) return;
    this.#cardAt[card] = now;
    this.#dirty |= MARKS;
  }

  /** Cards of a kind of zone lie in another order, and may have become something else: that is rare enough to empty everything. */
  reordered(kind: number): void {
    const now = ++this.clock;
    this.#zoneAt[kind] = now;
    this.#allSince = now;
  }

  marked(mark: number): void {
    this.clock++;
    this.#dirty |= ANYTHING | this.#sources.mark[mark];
  }

  tallied(): void {
    this.clock++;
    this.#dirty |= ANYTHING | this.#sources.tallies;
  }

  /** One of the game's own values was set. */
  set(): void {
    this.clock++;
    this.#dirty |= ANYTHING | OWN;
  }

  /** Cards are shown: no value reads that, but rules may. */
  shown(): void {
    this.clock++;
  }

  /** Look through the notes: whatever reads what has changed is stale. */
  #settle(): void {
    const own = this.#ownChanged();
    if ((this.#dirty & CHANGES) !== 0) {
      this.#readChanges();
      this.#allSince = this.clock;
    } else {
      const { byValue, all } = this.#reads;
      const also = this.#modReads;
      const dirty = this.#dirty | own | this.#zonesChanged();
      if ((dirty & (all | also)) !== 0)
        for (let i = 0; i < this.#count; i++) if (((byValue[i] | also) & dirty) !== 0) this.#since[i] = this.clock;
    }
    this.#dirty = 0;
    this.#settledAt = this.clock;
  }

  #zonesChanged(): number {
    if ((this.#dirty & ZONES) === 0) return 0;
    const { zone } = this.#sources;
    let bits = (this.#dirty & MARKS) !== 0 ? this.#sources.marks : 0;
    for (let kind = 0; kind < zone.length; kind++) if (this.#zoneAt[kind] > this.#settledAt) bits |= zone[kind];
    return bits;
  }

  #ownChanged(): number {
    if ((this.#dirty & OWN) === 0) return 0;
    const { ownKeys, ownBits } = this.#sources;
    const { own } = this.#state!;
    let bits = 0;
    for (let i = 0; i < ownKeys.length; i++) {
      const value = own[ownKeys[i]];
      if (value === this.#own[i]) continue;
      this.#own[i] = value;
      bits |= ownBits[i];
    }
    return bits;
  }

  #readChanges(): void {
    const { mods } = this.#state!;
    this.#modReads = 0;
    for (let i = 0; i < this.#count; i++) this.#touched[i] = 0;
    for (let i = 0; i < mods.length; i++) {
      const mod = mods[i];
      if (readsTable(mod)) this.#modReads = ANYTHING;
      if (mod.change === 'grant' || mod.change === 'forbid' || mod.change === 'mute') continue;
      const value = this.#values.of(mod.stat);
      this.#touched[value.id] = 1;
      this.#touched[value.inner.id] = 1;
    }
  }

  // ---------------------------------------------------------------- what is remembered

  /** Where the value of a card is kept; -1: it is not. */
  place(value: number, card: number): number {
    return value >= this.#count || card >= CARDS ? -1 : card * this.#count + value;
  }

  /** Is some change laid on this value, of whatever card or seat? Of a name nobody knows: perhaps. */
  isTouched(value: number): boolean {
    if (this.#state!.mods.length === 0) return false;
    if ((this.#dirty & CHANGES) !== 0) this.#settle();
    return this.#touched[value] !== 0;
  }

  hasNumber(value: number, card: number, place: number): boolean {
    if (this.#dirty !== 0) this.#settle();
    const at = this.#numberAt[place];
    return at >= this.#allSince && at >= this.#since[value] && at >= this.#cardAt[card];
  }

  keepNumber(place: number, n: number): void {
    this.#numberAt[place] = this.clock;
    this.numbers[place] = n;
  }

  hasWords(value: number, card: number, place: number): boolean {
    if (this.#dirty !== 0) this.#settle();
    const at = this.#wordsAt[place];
    return at >= this.#allSince && at >= this.#since[value] && at >= this.#cardAt[card];
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
