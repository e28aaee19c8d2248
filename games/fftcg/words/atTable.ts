/** What is asked, answered and refused in the same way in every language, from the words of one. */
import type { DeckProblem } from '@touchline/engine';
import type { At, Grammar, OptionAt } from '@touchline/text';
import {
  attackersOf,
  burstText,
  type Item,
  itemOf,
  nameOf,
  otherPassed,
  ownOf,
  payingAt,
  type Spending,
  type StepName,
  stepOf,
  topItem,
  triggerOf,
  turnedUp,
} from '../read/seen.ts';
import type { Args, Extension, Mistake, MistakeWords } from './vocabulary.ts';

// ---------------------------------------------------------------- the stack and priority

export interface StackWording {
  readonly on: (targets: string) => string;
  readonly ability: (card: string) => string;
  readonly resolves: (item: string) => string;
  readonly closing: { readonly [S in StepName]: string };
  readonly theirTurn: string;
  /** Priority, and what happens if one more passes, or both. */
  readonly otherPassed: (turn: string, closes: string) => readonly string[];
  readonly nobodyPassed: (turn: string, closes: string) => readonly string[];
  readonly pass: string;
  readonly toOpponent: string;
  readonly choose: (what: string) => string;
}

export function stackBy({ and, sentence, titled }: Grammar, w: StackWording) {
  /** "Ashgullet (on Stone Levy)", "the ability of Marshal Oriane". */
  const itemText = (item: Item, at: At): string => {
    const { defs, abilities } = at.say.library;
    const summon = defs[abilities[item.ability].def]?.kind === 'summon';
    const targets = item.targets.length === 0 ? '' : ` (${w.on(and(item.targets))})`;
    return `${summon ? item.card : w.ability(item.card)}${targets}`;
  };
  const closes = (at: At): string => {
    const top = topItem(at);
    return top ? w.resolves(itemText(top, at)) : w.closing[stepOf(at.view)];
  };
  return {
    priority: (at: At): string => {
      const turn = ownOf(at.view).turn === at.ask.seat ? '' : w.theirTurn;
      return (otherPassed(at) ? w.otherPassed : w.nobodyPassed)(turn, closes(at)).map(sentence).join(' ');
    },
    pass: (o: OptionAt): string => titled(w.pass, otherPassed(o) ? closes(o) : w.toOpponent),
    /** What is chosen, and for which item if it lies on the stack. */
    choose: (o: OptionAt): string => {
      const item = itemOf(o, o.option.on[0] ?? 0);
      return w.choose(item ? itemText(item, o) : nameOf(o));
    },
  };
}

/** An ability by its card. */
export const abilitiesBy = ({ titled }: Grammar) => ({
  use: (o: OptionAt): string => titled(nameOf(o), o.say.ability(o.option.n)),
  first: (o: OptionAt): string => {
    const { card, ability } = triggerOf(o);
    return titled(card, o.say.ability(ability));
  },
});

export const burstBy =
  ({ question }: Grammar, ofCard: (card: string) => string, unseen: string) =>
  (at: At): string => {
    const def = turnedUp(at);
    return def ? `${question(ofCard(def.name))} ${burstText(at, def)}` : question(unseen);
  };

/** One attacker, or a party. */
export const attackBy =
  (one: (attacker: string) => string, party: (attackers: readonly string[]) => string) =>
  (at: At): string => {
    const attackers = attackersOf(at);
    return attackers.length > 1 ? party(attackers) : one(attackers[0]);
  };

// ---------------------------------------------------------------- paying

export interface PayWording {
  readonly payment: string;
  readonly forAbility: (card: string) => string;
  readonly forCard: (card: string) => string;
  readonly element: (element: string, n: number) => string;
  readonly onlyElements: (elements: string) => string;
  readonly left: (n: number) => string;
  readonly amongThem: (elements: string) => string;
  readonly spend: { readonly [S in Spending]: (what: string) => string };
  readonly whichSpent: { readonly [S in Spending]: string };
  readonly forSpecial: string;
  readonly payWith: string;
}

export function payingBy({ and, question, sentence, titled }: Grammar, w: PayWording) {
  const payFor = (at: At): string => {
    const { card, how } = payingAt(at);
    return card === '' ? w.payment : how === 'use' ? w.forAbility(card) : w.forCard(card);
  };
  const owed = (at: At): string => {
    const { left, wanted } = payingAt(at);
    const list = wanted.map(([element, n]) => w.element(element, n));
    // What is wanted of an Element may be more than the rest of the cost: too much of another was given.
    if (list.length > 0 && wanted.reduce((sum, [, n]) => sum + n, 0) >= left) return w.onlyElements(and(list));
    return `${w.left(left)}${list.length === 0 ? '' : w.amongThem(and(list))}`;
  };
  return {
    spends: (at: At): string => {
      const { spending, namesake } = payingAt(at);
      return question(titled(payFor(at), `${w.whichSpent[spending ?? 'discard']}${namesake ? w.forSpecial : ''}`));
    },
    sources: (at: At): string => `${sentence(titled(payFor(at), owed(at)))} ${question(w.payWith)}`,
    spend: (o: OptionAt): string => w.spend[payingAt(o).spending ?? 'discard'](nameOf(o)),
  };
}

// ---------------------------------------------------------------- refusals and mistakes

/** Blocking is refused for another reason than attacking. */
export const byBlock =
  (block: string, attack: string) =>
  (x: Args): string =>
    x.verb === 'block' ? block : attack;

export const byCost =
  (unpaid: string, costs: (cost: string) => string) =>
  (x: Args): string =>
    x.cost === undefined ? unpaid : costs(String(x.cost));

type Mistaken = (x: Args, id: string) => string;

/** The clause names the mistake, unless the match is played without an extension. */
export const problemBy =
  (mistakes: MistakeWords, without: (extension: string, card: string) => string, names: { readonly [E in Extension]: string }) =>
  ({ args, clause, card = '' }: DeckProblem): string =>
    args.extension === undefined ? mistakes[clause as Mistake](args, card) : without(names[args.extension as Extension], card);

export const byListOrCard =
  (list: Mistaken, card: Mistaken): Mistaken =>
  (x, id) =>
    (id === '' ? list : card)(x, id);
