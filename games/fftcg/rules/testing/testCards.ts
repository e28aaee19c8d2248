/** Cards of the tests' own: as plain as can be, Fire, and free unless a rule needs a cost. */
import type { Ability, CardDef, Effect } from '@touchline/engine';
import {
  action,
  activate,
  auto,
  breaks,
  card,
  cast,
  choose,
  cp,
  damage,
  draw,
  EOT,
  forwards,
  gains,
  heads,
  inYour,
  ontoField,
  type Print,
  special,
  them,
  toHand,
  type,
} from '../../cards/make.ts';
import { ELEMENTS } from '../../payment/index.ts';

// ---------------------------------------------------------------- makers

type More = Partial<Print>;
const plain: Print = { elements: 'fire', cost: 0, category: 'TEST', generic: true };

export const fwd = (id: string, power: number, more: More = {}, ...abilities: readonly Ability[]): CardDef =>
  card(id, id, 'forward', { ...plain, power, ...more }, ...abilities);
export const backup = (id: string, more: More = {}, ...abilities: readonly Ability[]): CardDef =>
  card(id, id, 'backup', { ...plain, ...more }, ...abilities);
export const monster = (id: string, more: More = {}, ...abilities: readonly Ability[]): CardDef =>
  card(id, id, 'monster', { ...plain, ...more }, ...abilities);
/** Without other words its caster draws a card. */
export const summon = (id: string, more: More, ...abilities: readonly Ability[]): CardDef =>
  card(id, id, 'summon', { ...plain, generic: undefined, ...more } as Print, ...(abilities.length > 0 ? abilities : [cast({}, draw(1))]));

/** What is printed on a card with a cost and a name of its own. */
export const print = (cost: number, power = 0, more: More = {}): Print => ({
  elements: 'fire',
  cost,
  ...(power > 0 && { power }),
  category: 'TEST',
  ...more,
});
/** A card for 2, without and with power. */
export const costTwo = print(2);
export const costTwoForward = print(2, 5000);
/** A Forward of this power for 2. */
export const ofPower = (power: number): CardDef => card(`T-${power}`, `Plain ${power}`, 'forward', print(2, power));
/** A Character of this name for 2; a Forward has 5000 power. */
export const named = (
  id: string,
  name: string,
  kind: 'forward' | 'backup' | 'monster',
  more: More = {},
  ...abilities: readonly Ability[]
): CardDef => card(id, name, kind, print(2, kind === 'forward' ? 5000 : 0, more), ...abilities);

export const target = them('target');
export const aForward = choose('target', forwards());
/** A free Summon that chooses any one Forward. */
export const onForward = (id: string, ...effects: readonly Effect[]): CardDef => summon(id, {}, cast({ declare: [aForward] }, ...effects));
/** So much damage to 1 Forward. */
export const hurt = (id: string, n: number): CardDef => onForward(id, damage(target, n));
/** So many points of damage to a player. */
export const wounds = (id: string, n: number, whose: 'you' | 'opponent' = 'opponent'): CardDef =>
  summon(id, {}, cast({}, { do: 'wound', whose, n }));

/** An action ability without any cost. */
export const freely = (...effects: readonly Effect[]): Ability => action({ cost: [] }, ...effects);
/** A Backup that does this for nothing. */
export const doer = (...effects: readonly Effect[]): CardDef => backup('DOER', { cost: 2 }, freely(...effects));
/** A Wind Backup that draws a card for this. */
export const user = (...cost: Parameters<typeof action>[0]['cost']): CardDef =>
  backup('USER', { elements: 'wind', cost: 2 }, action({ cost }, draw(1)));

// ---------------------------------------------------------------- cards that cost something, and what to pay with

/** Fire cards to discard for CP. */
export const RED = 'V1-F01';
export const PAY = 'V1-F02';

/** Of each Element: a Forward `F-fire` for 3 with 6000 power, a Backup `B-fire` for 2, a Summon `S-fire` for 3. */
export const plainCards: readonly CardDef[] = ELEMENTS.flatMap((elements) => [
  fwd(`F-${elements}`, 6000, { elements, cost: 3 }),
  backup(`B-${elements}`, { elements, cost: 2 }),
  summon(`S-${elements}`, { elements, cost: 3 }),
]);
/** Besides, Fire Forwards `F-1` and Summons `S-1` by what they cost. */
export const pricedCards: readonly CardDef[] = [
  ...plainCards,
  ...[1, 2, 4].map((cost) => fwd(`F-${cost}`, 6000, { cost })),
  ...[1, 2, 3].map((cost) => summon(`S-${cost}`, { cost })),
];

/** Besides, what the worked examples of payment need. */
export const exampleCards: readonly CardDef[] = [
  ...pricedCards,
  card('NINE', 'Nine', 'forward', print(4, 9000)),
  card('TEN', 'Ten', 'forward', print(5, 10000)),
  fwd('TWO', 6000, { elements: ['fire', 'ice'], cost: 3 }),
];

/** Three cards of one name; the Forward has a special ability. */
export const kites: readonly CardDef[] = [
  card(
    'K-1',
    'Kite',
    'forward',
    print(4, 7000),
    special('Dive', { cost: [cp({ fire: 1 })], declare: [choose('target', forwards('opponent'))] }, damage(target, 5000)),
  ),
  card('K-2', 'Kite', 'summon', print(1, 0, { elements: 'light' }), cast({}, draw(1))),
  card('K-3', 'Kite', 'backup', print(2)),
];

export const big = card('T-BIG', 'Big', 'forward', print(1, 10000));
export const small = card('T-SMALL', 'Small', 'forward', print(1, 3000));
export const lurker = card('T-BACK', 'Lurker', 'forward', print(1, 5000, { keywords: ['backAttack'] }));
/** Draws a card as it goes to the Break Zone. */
export const heir = card('T-HEIR', 'Heir', 'forward', print(1, 5000), auto(heads.breakZone, {}, draw(1)));
/** For 1 Fire CP: 1000 damage. */
export const ready = card(
  'T-READY',
  'Ready',
  'forward',
  print(2, 5000),
  action({ cost: [cp({ fire: 1 })], declare: [aForward] }, damage(target, 1000)),
);
/** Return 1 Character to its owner's hand. */
export const bounce = card(
  'T-BOUNCE',
  'Bounce',
  'summon',
  print(1),
  cast({ declare: [choose('target', { zone: 'field', of: 'any' })] }, toHand(target)),
);
export const boost = card('T-BOOST', 'Boost', 'summon', print(1), cast({ declare: [aForward] }, gains(target, 2000, EOT)));
export const wake = card('T-WAKE', 'Wake', 'summon', print(1), cast({ declare: [aForward] }, activate(target)));
export const breakOne = card('T-BREAK', 'Break', 'summon', print(1), cast({ declare: [aForward] }, breaks(target)));
export const sweep = card('T-SWEEP', 'Sweep', 'summon', print(1), cast({}, breaks(forwards())));

// ---------------------------------------------------------------- free cards

export const FOUR = fwd('T-4', 4000);
export const FIVE = fwd('T-5', 5000);
/** Water, and so no companion of the others. */
export const SIX = fwd('T-6', 6000, { elements: 'water' });
/** Draws a card as it deals a point of damage. */
export const STING = fwd('T-STING', 4000, {}, auto(heads.hit, {}, draw()));
export const HURT = (n: number): CardDef => hurt(`T-HURT${n}`, n * 1000);
export const BOLT = hurt('T-BOLT', 5000);
/** Return 1 Forward to its owner's hand. */
export const BOUNCE = onForward('T-BOUNCE', toHand(target));
export const WAKE = onForward('T-WAKE', activate(target));
export const GROW = onForward('T-GROW', gains(target, 1000, EOT));
export const STEAL = onForward('T-STEAL', { do: 'control', what: target, until: EOT });
/** It is Ice, and nothing else. */
export const CHILL = onForward('T-CHILL', { do: 'gain', to: target, trait: 'element', set: 'ice', until: EOT });
/** Its EX Burst draws a card. */
export const GIFT = summon('T-GIFT', {}, cast({ burst: true }, draw()));
/** Play 1 Character from your Break Zone onto the field. */
export const RAISE = summon(
  'T-RAISE',
  {},
  cast({ declare: [choose('target', inYour('breakZone', type(['forward', 'backup', 'monster'])))] }, ontoField(target)),
);
