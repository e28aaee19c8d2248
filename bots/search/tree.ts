/** One seat's tree: what it did and what it saw others do, from the root on. */

const NO_SIGNATURES: number[] = [];
const NO_NODES: Node[] = [];

export class Node {
  /** Imagined matches that came through here, how they came out for the tree's seat, and how often this answer was possible. */
  visits = 0;
  total = 0;
  possible = 0;
  /** What follows, by signature. Most nodes never have anything: they share these. */
  #signatures = NO_SIGNATURES;
  #kids = NO_NODES;

  /** The node that follows by an answer; `at`: where it is likely to be found, since most worlds offer the same in the same order. */
  kid(signature: number, at: number): Node {
    if (this.#signatures[at] === signature) return this.#kids[at];
    const found = this.#signatures.indexOf(signature);
    if (found >= 0) return this.#kids[found];
    if (this.#kids === NO_NODES) {
      this.#signatures = [];
      this.#kids = [];
    }
    const node = new Node();
    this.#signatures.push(signature);
    this.#kids.push(node);
    return node;
  }

  get mean(): number {
    return this.visits > 0 ? this.total / this.visits : 0;
  }
}
