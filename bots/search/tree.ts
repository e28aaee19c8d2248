/** One seat's tree: what it did and what it saw others do, from the root on. */

export class Node {
  /** Imagined matches that came through here, how they came out for the tree's seat, and how often this answer was possible. */
  visits = 0;
  total = 0;
  possible = 0;
  readonly kids = new Map<number, Node>();

  kid(signature: number): Node {
    let node = this.kids.get(signature);
    if (!node) {
      node = new Node();
      this.kids.set(signature, node);
    }
    return node;
  }

  get mean(): number {
    return this.visits > 0 ? this.total / this.visits : 0;
  }
}
