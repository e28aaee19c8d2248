/** When a text is carried out, and on what: which kinds mean something there. */
import type { AnyText } from '@touchline/engine';
import type { OwnKinds, Timing } from '../kinds.ts';

type Kind = keyof OwnKinds | 'gain' | 'if' | 'may';

/** The moments at which texts of each sort of card are looked at. */
export const TIMINGS: { readonly [kind: string]: readonly Timing[] } = {
  player: ['before', 'during', 'after', 'flip'],
  staff: ['bonus', 'action'],
  sponsor: ['small', 'adboard', 'kit', 'bonus'],
  director: ['bonus', 'action'],
  meeting: ['yellow', 'blue', 'red'],
  tactic: ['tactic'],
  infrastructure: ['bonus', 'production'],
};
/** Cards whose texts may be always at work, and whether tokens can put them out (ELV-704, ELV-805). */
export const FEATURES: { readonly [kind: string]: 'serving' | 'lasting' } = {
  staff: 'serving',
  director: 'serving',
  infrastructure: 'lasting',
};
/** ELV-505, ELV-402, ELV-909: moments before which a price is asked. */
export const PRICED: readonly string[] = ['action', 'production', 'before', 'during', 'after'];
/** Of a Match: one such text a face (ELV-307). */
export const MATCH: readonly string[] = ['before', 'during', 'after'];

export const timingOf = ({ ability }: AnyText): string => ('use' in ability.when ? String(ability.when.use[0]) : '');
/** The face of a Player card a text is printed on. */
export const faceOf = ({ ability }: AnyText): string => String(ability.notes?.face ?? '');

// ---------------------------------------------------------------- what can be done then

const RESOURCES: readonly Kind[] = ['receive', 'receiveAny', 'lose', 'exchange', 'raise', 'lower', 'raiseChosen', 'victoryPoints'];
const NESTS: readonly Kind[] = ['may', 'roll'];
/** On cards, by their owner alone. */
const OWN: readonly Kind[] = ['place', 'heal', 'pardon'];
const HARM: readonly Kind[] = ['injure', 'suspend'];
/** What lies in the middle of the table, or leaves a club, is touched in turn order only (ELV-R38). */
const SHARED: readonly Kind[] = [
  'discardPlayer',
  'ready',
  'hire',
  'hireStaff',
  'hireYoungsters',
  'scoutYoungsters',
  'replaceRow',
  'sell',
  'contract',
  'loseSponsor',
  'build',
  'office',
  'searchStaff',
  'drawTactics',
  'takeTactic',
  'discardTactic',
  'drawVeteran',
  'pickVeterans',
  'repeatBonus',
];
/** From the reveal on men stand on the pitch and gloves are counted. */
const PITCH: readonly Kind[] = ['youngster', 'boost', 'section', 'foe', 'glove', 'swapMarkers'];
const IN_TURN: readonly Kind[] = [...RESOURCES, ...NESTS, ...OWN, ...HARM, 'train', 'gain', ...SHARED];
const CONTRACT: readonly Kind[] = ['receive', 'raise', 'lower', 'victoryPoints'];

export const DONE: { readonly [timing: string]: readonly string[] } = {
  bonus: IN_TURN,
  action: IN_TURN,
  yellow: IN_TURN,
  blue: IN_TURN,
  red: IN_TURN,
  // ELV-730: what a contract gave can be taken back.
  small: CONTRACT,
  adboard: CONTRACT,
  kit: CONTRACT,
  production: [...RESOURCES, ...NESTS, ...OWN, ...HARM, 'train', 'gain'],
  flip: [...RESOURCES, ...NESTS, ...OWN, 'train'],
  // The score is all there is before the Match; who stands where is settled.
  before: [...RESOURCES, ...NESTS, ...OWN, 'goal', 'concede'],
  during: [...RESOURCES, ...NESTS, ...OWN, ...PITCH, 'if', 'goal', 'concede', 'strengthen', 'ally', 'blockTwo', 'moveMarker'],
  after: [...RESOURCES, ...NESTS, ...OWN, ...HARM, 'if', 'goal', 'concede', 'train', 'flip'],
  tactic: [...RESOURCES, ...NESTS, ...PITCH, 'if', 'concede'],
};
