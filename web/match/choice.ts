/**
 * Answering by pointing: what can be pointed at is what the options light up, and each thing that is pointed at leaves the options that
 * contain it. Where answers name the same things in different orders, the order of pointing is the order that is meant. No rule is known
 * here.
 */
import type { ShownAsk, ShownOption } from './scene.ts';

export interface Choice {
  /** Handles pointed at so far. */
  readonly chosen: readonly number[];
  /** Options that contain all of them. */
  readonly left: readonly ShownOption[];
  /** Handles that can be pointed at next. */
  readonly lit: ReadonlySet<number>;
  /** Equal cards of which options name only one: by handle, that one. */
  readonly twins: ShownAsk['twins'];
}

type Offered = Pick<ShownAsk, 'options'> & Partial<Pick<ShownAsk, 'twins'>>;

const containsAll = (option: ShownOption, handles: readonly number[]) => handles.every((handle) => option.on.includes(handle));
const beginsWith = (option: ShownOption, handles: readonly number[]) => handles.every((handle, i) => option.on[i] === handle);

/** Do answers differ only in the order of what they name? */
function areOrders(options: readonly ShownOption[]): boolean {
  const orders = new Map<string, string>();
  return options.some(({ verb, on }) => {
    const things = `${verb} ${[...on].sort((a, b) => a - b).join()}`;
    const before = orders.get(things);
    orders.set(things, on.join());
    return before !== undefined && before !== on.join();
  });
}

export function choiceOf(ask: Offered | null, chosen: readonly number[]): Choice {
  const { options = [], twins = {} } = ask ?? {};
  const orders = areOrders(options);
  const named = chosen.map((handle) => namedFor(twins, handle));
  const left = options.filter((option) => (orders ? beginsWith : containsAll)(option, named));
  const next = new Set(orders ? left.flatMap(({ on }) => on.slice(0, chosen.length + 1)) : left.flatMap(({ on }) => on));
  const equal = Object.entries(twins).flatMap(([handle, twin]) => (next.has(twin) ? [Number(handle)] : []));
  return { chosen, left, lit: new Set([...next, ...equal]), twins };
}

/** The handle by which options call this card. */
export const namedFor = (twins: ShownAsk['twins'], handle: number): number => twins[handle] ?? handle;

/** What would be chosen and lit with one thing more. */
export const withOne = ({ chosen, left, twins }: Choice, handle: number): Choice =>
  choiceOf({ options: left, twins }, chosen.includes(handle) ? chosen : [...chosen, handle]);

/** Pointing at a thing: the option that is meant now, or what is chosen after it. A second time on the only option left confirms it. */
export function point(
  ask: ShownAsk,
  { chosen, left, twins }: Choice,
  handle: number,
): { readonly pick: string } | { readonly chosen: readonly number[] } {
  if (chosen.includes(handle)) {
    const [only, ...more] = left;
    return only && more.length === 0 ? { pick: only.key } : { chosen: chosen.filter((other) => other !== handle) };
  }
  // Of two equal cards the other one takes its place.
  const equal = chosen.find((other) => namedFor(twins, other) === namedFor(twins, handle));
  if (equal !== undefined) return { chosen: chosen.map((other) => (other === equal ? handle : other)) };
  const next = [...chosen, handle];
  const fitting = choiceOf(ask, next).left;
  // What does not go with what was chosen begins anew.
  if (fitting.length === 0) return { chosen: [handle] };
  // The last of several things that an answer names says it all.
  if (fitting.length === 1 && next.length > 1 && fitting[0].on.length === next.length) return { pick: fitting[0].key };
  return { chosen: next };
}

/** More answers than this are left to the board, as far as they have a place there. */
const FEW = 4;

/**
 * Answers that are buttons: all of them where they are few, and else those that no pointing leads to: what is to be pointed at further has
 * no card that is drawn.
 */
export function buttonsOf(ask: ShownAsk | null, { chosen, left, twins }: Choice, drawn: ReadonlySet<number>): readonly ShownOption[] {
  const named = chosen.map((handle) => namedFor(twins, handle));
  const open = chosen.length > 0 ? left : (ask?.options ?? []);
  // Where all answers name the same cards, pointing at them says nothing.
  const [first] = open;
  if (open.length <= FEW || open.every(({ on }) => on.join() === first.on.join())) return open;
  return open.filter(({ on }) => {
    const further = on.filter((handle) => !named.includes(handle));
    return further.length === 0 || further.some((handle) => !drawn.has(handle));
  });
}

/** Stands for the answers of a menu. */
const MENU = 'menu:';
export const menuIn = (key: string): string | null => (key.startsWith(MENU) ? key.slice(MENU.length) : null);
export const menuKey = (menu: string): string => `${MENU}${menu}`;

/** Answers alike lie behind one button; once that is pressed, they are all that is offered. */
export function folded(buttons: readonly ShownOption[], open: string): readonly ShownOption[] {
  const inside = buttons.filter(({ menu }) => menu !== undefined && menu === open);
  if (inside.length > 0) return inside;
  const menus = Map.groupBy(buttons, ({ menu = '' }) => menu);
  return buttons.flatMap((option) => {
    const { menu = '' } = option;
    const alike = menus.get(menu) ?? [];
    if (menu === '' || alike.length < 2) return [option];
    return option === alike[0]
      ? [{ key: menuKey(menu), verb: 'menu', label: menu, beside: '', on: [], n: alike.length, declines: false }]
      : [];
  });
}

export const passOf = (ask: ShownAsk | null): ShownOption | undefined => ask?.options.find(({ declines }) => declines);
