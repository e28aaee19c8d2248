/** Cards without text of every Element, for rules that ask for no more: Forwards `F-fire`, Backups `B-fire`, Summons `S-fire`. */
import type { Ability, CardDef, Effect } from '@touchline/engine';
import { action, card, cast, draw, type Print } from '../cards/make.ts';
import { ELEMENTS, type Element } from '../payment/index.ts';
import { bothPass, type Match } from './table.ts';

const print = (elements: Element | readonly Element[], cost: number, more: Partial<Print> = {}): Print => ({
  elements,
  cost,
  category: 'TEST',
  ...more,
});

export const forward = (id: string, elements: Element | readonly Element[], cost: number, ...texts: readonly Ability[]): CardDef =>
  card(id, id, 'forward', print(elements, cost, { power: 6000, generic: true }), ...texts);
export const backup = (id: string, elements: Element | readonly Element[], cost: number, ...texts: readonly Ability[]): CardDef =>
  card(id, id, 'backup', print(elements, cost, { generic: true }), ...texts);
export const monster = (id: string, elements: Element | readonly Element[], cost: number, ...texts: readonly Ability[]): CardDef =>
  card(id, id, 'monster', print(elements, cost, { generic: true }), ...texts);
/** Without other words its caster draws a card. */
export const summon = (id: string, elements: Element | readonly Element[], cost: number, ...texts: readonly Ability[]): CardDef =>
  card(id, id, 'summon', print(elements, cost), ...(texts.length > 0 ? texts : [cast({}, draw(1))]));

/** Of each Element: a Forward for 3 with 6000 power, a Backup for 2, a Summon for 3. */
export const plainCards: readonly CardDef[] = ELEMENTS.flatMap((e) => [
  forward(`F-${e}`, e, 3),
  backup(`B-${e}`, e, 2),
  summon(`S-${e}`, e, 3),
]);

/** A Backup that does this for nothing. */
export const doer = (...effects: readonly Effect[]): CardDef => backup('DOER', 'fire', 2, action({ cost: [] }, ...effects));
/** Side a uses it and lets it resolve, as far as that goes without an answer. */
export const doIt = (t: Match): Match => bothPass(t.a.pick('use:DOER#1'));
