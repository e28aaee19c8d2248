/**
 * "Pay for me": the one payment proposed among all legal ones. In this order: (1) nothing is discarded if dulling alone will do, (2) as
 * little surplus as possible, (3) as few discards as possible, (4) as little as possible is lost: the worth of what is discarded, of which
 * duplicates of what lies on the field have none, and a little for each element that loses the last source a card in hand needs, (5) the
 * lower keys.
 *
 * (1) follows from (2) and (3), because what dulling can pay it can pay with the least surplus. By (2) no source can be dropped
 * (FFT-R9): a payment that stays legal without one of its sources has a smaller surplus then.
 * Every criterion looks at the whole payment, so asking again after each source used goes on with the same plan.
 */
import { completable, complete, elementsOffered, Paid } from './paying.ts';
import { DISCARD, DULL, type Pool, type Worth } from './pool.ts';
import type { Price } from './price.ts';

/** What the choice knows about a source. For something dulled only `key` matters. */
export interface SourceFacts {
  readonly key: number | string;
  /** The elements this hand card needs CP of when it is played: `wantsOf` its elements. */
  readonly wants: number;
  /** Its name lies on its owner's field. */
  readonly duplicate: boolean;
  /** What it is worth in hand, in CP of about. */
  readonly value: number;
  /** It could be played this turn as things stand. */
  readonly playable: boolean;
}

export interface Step {
  readonly index: number;
  readonly ref: number;
  /** 0 to 7, one of those `elementsOffered` at this point. */
  readonly element: number;
}

export interface Asking {
  /** Option `overpay: free`. */
  readonly free?: boolean;
  /** What has been used already; the pool must hide it. */
  readonly paid?: Paid;
  /** Elements wanted by hand cards that are no sources (a Light card that is Fire too). */
  readonly alsoWanted?: number;
}

/** The sources to use, in an order in which each of them is offered; null if there is no legal payment. */
export function automatic(price: Price, pool: Pool, factsOf: (ref: number) => SourceFacts, asking: Asking = {}): Step[] | null {
  const paid = asking.paid ?? new Paid();
  const free = asking.free ?? false;
  if (complete(price, paid, free)) return [];
  if (!completable(price, paid, pool, free)) return null;
  const choice = new Choice(price, pool, factsOf, paid, asking.alsoWanted ?? 0);
  const missing = price.need - paid.total;
  for (let surplus = 0; surplus <= pool.total - missing; surplus++) {
    for (let discards = 0; 2 * discards <= missing + surplus; discards++) {
      const dulls = missing + surplus - 2 * discards;
      // FFT-511: no surplus without discards. How large it may be need not be asked: some legal payment exists, and this is the least.
      if (!free && surplus > 0 && paid.sources + dulls + discards > price.need) continue;
      const found = choice.best(dulls, discards);
      if (found) return found;
    }
  }
  return null;
}

interface Candidate {
  readonly index: number;
  readonly worth: Worth;
  /** What it can give to this payment (FFT-526), and to a later one. */
  readonly now: number;
  readonly later: number;
  readonly wants: number;
  /** The lower, the sooner it is discarded. */
  readonly regret: number;
  /** Candidates of one group differ in their keys alone, so the lower key is taken first. */
  readonly group: number;
  /** Its place in the order of the keys. */
  place: number;
}

/** What is missed when it is discarded. What could be played at once is missed a little more. */
const regretOf = ({ duplicate, playable, value }: SourceFacts): number => (duplicate ? 0 : 1 + Math.min(MOST, value) + (playable ? 1 : 0));
const MOST = 1000;
/** What an element is worth for which a card in hand has no other source. */
const ELEMENT = 2;

class Choice {
  private readonly price: Price;
  private readonly pool: Pool;
  private readonly paid: Paid;
  private readonly alsoWanted: number;
  /** Dulls first, the members of a group side by side. Sources of no use to this price are not among them. */
  private readonly candidates: Candidate[] = [];
  private readonly firstDiscard: number;
  /** Shown hand cards that this payment cannot use: they stay, and want what they want. */
  private readonly staying: { readonly wants: number; readonly later: number }[] = [];
  private readonly before = new Int32Array(8);
  private readonly after = new Int32Array(8);
  private readonly owed: number[];
  private readonly picked: Candidate[] = [];
  private bestPicked: Candidate[] | null = null;
  private bestLoss = 0;

  constructor(price: Price, pool: Pool, factsOf: (ref: number) => SourceFacts, paid: Paid, alsoWanted: number) {
    this.price = price;
    this.pool = pool;
    this.paid = paid;
    this.alsoWanted = alsoWanted;
    this.owed = price.of.map((n, e) => Math.max(0, n - paid.of[e]));
    const facts: SourceFacts[] = [];
    let matters = price.wants | alsoWanted;
    for (let i = 0; i < pool.size; i++) {
      if (pool.isHidden(i)) continue;
      facts[i] = factsOf(pool.ref(i));
      if (pool.worth(i) === DISCARD) matters |= facts[i].wants;
    }
    for (let index = 0; index < pool.size; index++) if (!pool.isHidden(index)) this.consider(index, facts[index], matters);
    this.candidates.sort((a, b) => byKey(facts[a.index].key, facts[b.index].key) || a.index - b.index);
    this.candidates.forEach((c, place) => {
      c.place = place;
    });
    this.candidates.sort((a, b) => a.group - b.group || a.place - b.place);
    const at = this.candidates.findIndex((c) => c.worth === DISCARD);
    this.firstDiscard = at < 0 ? this.candidates.length : at;
  }

  private consider(index: number, facts: SourceFacts, matters: number): void {
    const { price, pool } = this;
    const later = pool.gives(index);
    const worth = pool.worth(index);
    const wants = worth === DISCARD ? facts.wants : 0;
    for (let e = 0; e < 8; e++) this.before[e] += (later >> e) & 1;
    const now = later & price.only;
    if (now === 0) {
      this.staying.push({ wants, later });
      return;
    }
    const regret = worth === DISCARD ? regretOf(facts) : 0;
    // Not bits: four numbers side by side, the last of them below 1024.
    const group = (((worth - DULL) * 256 + (later & matters)) * 256 + wants) * 1024 + regret;
    this.candidates.push({ index, worth, now, later, wants, regret, group, place: 0 });
  }

  /** The best payment of exactly so many dulls and discards. */
  best(dulls: number, discards: number): Step[] | null {
    this.bestPicked = null;
    this.pick(0, dulls, discards);
    return this.bestPicked && this.steps(this.bestPicked);
  }

  private pick(from: number, dulls: number, discards: number): void {
    const { candidates, firstDiscard, picked } = this;
    if (dulls === 0 && discards === 0) {
      this.judge();
      return;
    }
    if (dulls > Math.max(0, firstDiscard - from) || discards > candidates.length - Math.max(from, firstDiscard)) return;
    const c = candidates[from];
    if (c.worth === DULL ? dulls > 0 : discards > 0) {
      picked.push(c);
      this.pick(from + 1, c.worth === DULL ? dulls - 1 : dulls, c.worth === DULL ? discards : discards - 1);
      picked.pop();
    }
    let next = from + 1;
    while (next < candidates.length && candidates[next].group === c.group) next++;
    this.pick(next, dulls, discards);
  }

  private judge(): void {
    if (!assign(this.picked, this.owed, 0, null)) return;
    const loss = this.picked.reduce((sum, { regret }) => sum + regret, ELEMENT * this.lost());
    if (this.bestPicked && (loss - this.bestLoss || byPlaces(this.picked, this.bestPicked)) >= 0) return;
    this.bestPicked = [...this.picked];
    this.bestLoss = loss;
  }

  /** How many elements lose the last source of a card that stays in hand. A card is no source for itself (FFT-513). */
  private lost(): number {
    const { after, before, candidates, picked, staying } = this;
    after.set(before);
    for (const c of picked) for (let e = 0; e < 8; e++) after[e] -= (c.later >> e) & 1;
    let lost = this.bare(this.alsoWanted, 0);
    for (const card of staying) lost |= this.bare(card.wants, card.later);
    for (const c of candidates) if (c.wants !== 0 && !picked.includes(c)) lost |= this.bare(c.wants, c.later);
    let count = 0;
    for (; lost !== 0; lost &= lost - 1) count++;
    return count;
  }

  /** Which of these elements had a source other than the card itself when the payment began, and have none now? */
  private bare(wants: number, own: number): number {
    let bits = 0;
    for (let e = 0; e < 8; e++) {
      if (((wants >> e) & 1) === 0) continue;
      const self = (own >> e) & 1;
      const had = this.before[e] > self || ((this.paid.could >> e) & 1) === 1;
      if (had && this.after[e] === self) bits |= 1 << e;
    }
    return bits;
  }

  /** Gives each source an element in turn, always one that is offered for it then. */
  private steps(picked: readonly Candidate[]): Step[] {
    const { pool, price } = this;
    const paid = new Paid();
    paid.of.set(this.paid.of);
    const order = picked.toSorted((a, b) => a.worth - b.worth || a.place - b.place);
    const meant: number[] = [];
    assign(order, this.owed, 0, meant);
    return order.map(({ index, now, worth }, i) => {
      const offered = elementsOffered(price, paid, now);
      // What was meant for an element that has been met meanwhile helps another.
      const bit = (offered >> meant[i]) & 1 ? 1 << meant[i] : offered & -offered;
      const element = 31 - Math.clz32(bit);
      paid.add(worth, element);
      return { index, ref: pool.ref(index), element };
    });
  }
}

/** Can these sources, from this one on, give the elements owed? Writes down for which element each is meant (-1: for none). */
function assign(sources: readonly Candidate[], owed: number[], from: number, meant: number[] | null): boolean {
  let missing = 0;
  for (const n of owed) missing += n;
  if (from === sources.length || missing === 0) {
    for (let i = from; meant && i < sources.length; i++) meant[i] = -1;
    return missing === 0;
  }
  const { now, worth } = sources[from];
  let helps = false;
  for (let e = 0; e < 8; e++) {
    if (((now >> e) & 1) === 0 || owed[e] === 0) continue;
    helps = true;
    const had = owed[e];
    owed[e] = Math.max(0, had - worth);
    if (meant) meant[from] = e;
    const found = assign(sources, owed, from + 1, meant);
    owed[e] = had;
    if (found) return true;
  }
  if (helps) return false;
  if (meant) meant[from] = -1;
  return assign(sources, owed, from + 1, meant);
}

/** Below 0 if the first has the lowest key of those not in both. */
function byPlaces(a: readonly Candidate[], b: readonly Candidate[]): number {
  const places = (list: readonly Candidate[]) => list.map(({ place }) => place).sort((x, y) => x - y);
  const [one, two] = [places(a), places(b)];
  const at = one.findIndex((place, i) => place !== two[i]);
  return at < 0 ? 0 : one[at] - two[at];
}

const byKey = (a: number | string, b: number | string): number => (a === b ? 0 : a < b ? -1 : 1);
