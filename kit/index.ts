/** What a game hands to every product, and what every product does with a game it knows nothing else of. */
export {
  type About,
  type AboutModule,
  type Facts,
  type GamePackage,
  gamePackage,
  type Intro,
  type Parts,
  type VoiceModule,
} from './package.ts';
export { fitting, type Leaves, type Left, type Preset, presetOptions, usualPreset, valuesLeft, valuesOf } from './presets.ts';
export { countsOf, drawnOptions, hasDecks, listsFor, type NamedList, seatChoices, seatOptions, usualSeats } from './setUp.ts';
export { facesDown, type PublicValue, publicValues } from './values.ts';
