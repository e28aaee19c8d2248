/** Where the answers of a listing offer go. */
import type { Option } from '../model/types.ts';

let into: Option[] = [];
/** Each listing offer has one function that adds an answer, made with the program. */
export const adder =
  (verb: string, offer: number) =>
  (card: number, to: number, n: number): void => {
    into.push({ verb, offer, card, to, n });
  };

/** From now on answers go to `out`; what they went to before comes back. */
export function listTo(out: Option[]): Option[] {
  const before = into;
  into = out;
  return before;
}
