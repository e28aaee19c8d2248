/** What a game hands to every product, and what every product does with a game it knows nothing else of. */

export { groupWords } from './groupWords.ts';
export {
  fitting,
  type Leaves,
  type Left,
  type Offers,
  type Preset,
  presetOptions,
  type TableOptions,
  usualPreset,
  valuesLeft,
  valuesOf,
} from './offers.ts';
export {
  type About,
  type AboutModule,
  type DeckLines,
  type Facts,
  type GamePackage,
  gamePackage,
  type Intro,
  type Parts,
  type Turns,
  type VoiceModule,
} from './package.ts';
export { type Figure, type KeyMoment, leaderOf, type Recap, type SeenStep, type SummedUp, sumUp } from './recap.ts';
export {
  countsOf,
  deckProblems,
  drawnOptions,
  type GivenOptions,
  hasDecks,
  listsFor,
  type NamedList,
  seatChoices,
  seatOptions,
  usualSeats,
} from './setUp.ts';
export { facesDown, type PublicValue, publicValues } from './values.ts';
