/** The effect kinds every game shares, each declared once with its fields. `engine/cards/effects.ts` says what they do. */
import type { Kinds } from './fields.ts';

const lasting = { live: 'flag?', until: 'until?' } as const;
const chosen = { name: 'name', from: 'cards', count: 'number?', atLeast: 'number?', upTo: 'flag?' } as const;
/** Laid on cards, or on players where none are named. */
const laid = { ...lasting, deed: 'text', to: 'cards?', whose: 'players?' } as const;

export const sharedKinds = {
  /** Choose k of n; the name is what the rest of the text calls them. */
  choose: { ...chosen, by: 'player?' },
  /** The same on announcement: what protects a card from being chosen protects it. */
  target: chosen,
  /** One of several deeds, or so many different ones, fixed on announcement; only what can be declared can be chosen. They are done in the order they stand in. */
  modes: { name: 'name', of: 'modes', count: 'number?', atLeast: 'number?', upTo: 'flag?' },
  /** A number is divided among targets, each getting at least one step; shares are in the order of the targets. */
  split: { name: 'name', among: 'named', total: 'number', step: 'number' },
  /** Somebody names one of the values cards have of a trait (an element, a job, a name). */
  word: { name: 'name', trait: 'text', by: 'player?' },
  /** Somebody names a number. */
  number: { name: 'name', least: 'number', most: 'number', by: 'player?' },
  /** Somebody names a player, an opponent unless it says any; the name is `{ seat: name }` from then on. */
  player: { name: 'name', from: 'opponents|any?', by: 'player?' },
  /** A value changes for a while: a number or trait of cards, or a rule value of players. */
  gain: {
    ...lasting,
    to: 'cards?',
    stat: 'stat?',
    trait: 'text?',
    rule: 'rule?',
    whose: 'players?',
    add: 'value?',
    set: 'value?',
    atLeast: 'value?',
    atMost: 'value?',
    also: 'value?',
  },
  /** Cards go to a zone of their owner's, or of a player's, all at once. The name means those that have come there. */
  move: { what: 'cards', to: 'zone', whose: 'player?', at: 'top|bottom?', name: 'name?' },
  show: { what: 'cards', to: 'you|all?' },
  /** Any event the game knows, to cards or to players. */
  happen: { event: 'event', what: 'cards?', n: 'number?', whose: 'players?' },
  /** Cards lose the abilities they have now, printed or given. */
  mute: { ...lasting, to: 'cards' },
  if: { cond: 'condition', then: 'effects', else: 'effects?' },
  /** "You may …": with a cost, "if you do so". */
  may: { cost: 'effects?', then: 'effects', else: 'effects?', by: 'player?' },
  /** Look at the top cards of your deck and put them back in any order; they lie in a zone only you see meanwhile. */
  arrange: { zone: 'zone', through: 'zone', top: 'number' },
  /** A card has an ability for a while. `apart`: each has its own use of it. `laid`: it is none of the card's own abilities. */
  grant: { ...lasting, to: 'cards', ability: 'ability', apart: 'flag?', laid: 'flag?' },
  /** A ban: read with `forbidden`. `by`: only where one of these would do it. */
  forbid: { ...laid, by: 'cards?' },
  /** A duty: read with `required`. */
  require: laid,
  /** What only those may do who are told so: read with `permitted`. */
  permit: laid,
  /** A trigger that waits for later, once unless it says each time. */
  later: { ability: 'ability', until: 'until?', each: 'flag?' },
  /** "When you do so": a new ability, settled like any trigger. */
  whenDone: { ability: 'ability' },
  tally: { tally: 'tally', add: 'number?' },
  /** The game's own procedure with its rule values changed for that call. */
  perform: { flow: 'flow', terms: 'effects?' },
} as const satisfies Kinds;

export type SharedKinds = typeof sharedKinds;
export type SharedKind = keyof SharedKinds;
