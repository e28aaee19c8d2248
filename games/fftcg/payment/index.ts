/** Paying CP: prices, the sources at hand, what can be paid, and the payment proposed. Numbers in, numbers out. */
export { type Asking, automatic, type SourceFacts, type Step } from './automatic.ts';
export { canPay, canPayWithout, completable, complete, elementsOffered, fits, Paid } from './paying.ts';
export { DISCARD, DULL, Pool, type Worth } from './pool.ts';
export {
  ANY,
  bitsOf,
  discardGives,
  ELEMENTS,
  type Element,
  FREE,
  type Price,
  priceOf,
  priceOfIcons,
  together,
  wantsOf,
} from './price.ts';
