/** Everything a player could use for CP right now. Filled once per priority, then asked for many prices. */

/** 1 CP by dulling (FFT-502), 2 CP by discarding (FFT-504). Nothing else is worth 2, so the worth says which it is. */
export type Worth = 1 | 2;

export const DULL = 1;
export const DISCARD = 2;

/**
 * Equal sources are counted together: a source is no more than its worth and the elements it can give, one of which is chosen when
 * it is used (FFT-507). A source hidden is out of every sum until it is shown again: the card being played (FFT-513), the card
 * discarded for an S icon (FFT-516), the Backup dulled for its own dull icon (FFT-518), and what the payment has used already.
 */
export class Pool {
  size = 0;
  /** CP of all shown sources. */
  total = 0;
  /** CP of the shown sources that can give this element. */
  readonly cp = new Int32Array(8);
  /** Shown sources that can give more than one element. Without any, `cp` answers every question. */
  mixed = 0;
  /** Kinds of source seen since `clear`, as `gives | (worth - 1) << 8`, and how many of each are shown. */
  kindCount = 0;
  readonly kinds: number[] = [];
  readonly shown = new Int32Array(512);
  private readonly seen = new Uint8Array(512);
  private readonly kindOf: number[] = [];
  private readonly refs: number[] = [];
  /** How often each source is hidden. */
  private readonly hiding: number[] = [];

  clear(): void {
    for (let i = 0; i < this.kindCount; i++) this.seen[this.kinds[i]] = this.shown[this.kinds[i]] = 0;
    this.cp.fill(0);
    this.kindCount = this.mixed = this.total = this.size = 0;
  }

  /** The index of the new source; -1 if it gives nothing and so is none. `ref` is the caller's own number for it. */
  add(worth: Worth, gives: number, ref: number): number {
    if (gives === 0) return -1;
    const kind = gives | ((worth - 1) << 8);
    if (this.seen[kind] === 0) {
      this.seen[kind] = 1;
      this.kinds[this.kindCount++] = kind;
    }
    const index = this.size++;
    this.kindOf[index] = kind;
    this.refs[index] = ref;
    this.hiding[index] = 0;
    this.count(kind, 1);
    return index;
  }

  find(ref: number): number {
    for (let i = 0; i < this.size; i++) if (this.refs[i] === ref) return i;
    return -1;
  }

  /** What is hidden twice must be shown twice, so that a question asked in the middle of another one leaves it as it was. */
  hide(index: number): void {
    if (index < 0 || this.hiding[index]++ > 0) return;
    this.count(this.kindOf[index], -1);
  }

  /** Takes back one `hide`, if there is one. Both do nothing for -1, which is no source. */
  show(index: number): void {
    if (index < 0 || this.hiding[index] === 0 || --this.hiding[index] > 0) return;
    this.count(this.kindOf[index], 1);
  }

  isHidden(index: number): boolean {
    return this.hiding[index] > 0;
  }

  worth(index: number): Worth {
    return this.kindOf[index] > 255 ? DISCARD : DULL;
  }

  gives(index: number): number {
    return this.kindOf[index] & 255;
  }

  ref(index: number): number {
    return this.refs[index];
  }

  private count(kind: number, by: number): void {
    const cp = kind > 255 ? by + by : by;
    let gives = kind & 255;
    this.shown[kind] += by;
    this.total += cp;
    if ((gives & (gives - 1)) !== 0) this.mixed += by;
    for (; gives !== 0; gives &= gives - 1) this.cp[31 - Math.clz32(gives & -gives)] += cp;
  }
}
