/** Cards of the tests' own: as plain as can be, and free unless a rule needs a cost. */
import type { Ability, CardDef, Effect } from '@touchline/engine';
import { action, card, cast, choose, forwards, type Print, them, toHand } from '../cards/make.ts';

type More = Partial<Print>;
const plain: Print = { elements: 'fire', cost: 0, category: 'TEST', generic: true };

export const fwd = (id: string, power: number, more: More = {}, ...abilities: readonly Ability[]): CardDef =>
  card(id, id, 'forward', { ...plain, power, ...more }, ...abilities);
export const backup = (id: string, more: More = {}, ...abilities: readonly Ability[]): CardDef =>
  card(id, id, 'backup', { ...plain, ...more }, ...abilities);
export const monster = (id: string, more: More = {}, ...abilities: readonly Ability[]): CardDef =>
  card(id, id, 'monster', { ...plain, ...more }, ...abilities);
export const summon = (id: string, more: More, ...abilities: readonly Ability[]): CardDef =>
  card(id, id, 'summon', { ...plain, generic: undefined, ...more } as Print, ...abilities);

/** A free Summon that chooses any one Forward. */
export const onForward = (id: string, ...effects: readonly Effect[]): CardDef =>
  summon(id, {}, cast({ declare: [choose('target', forwards())] }, ...effects));
export const target = them('target');
/** Return 1 Forward to its owner's hand. */
export const BOUNCE: CardDef = onForward('T-BOUNCE', toHand(target));

/** An action ability without any cost. */
export const freely = (...effects: readonly Effect[]): Ability => action({ cost: [] }, ...effects);
