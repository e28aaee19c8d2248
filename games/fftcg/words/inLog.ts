/** What the log tells in the same way in every language, from the words of one. */
import type { CardDef } from '@touchline/engine';
import {
  type Clause,
  type EventAt,
  type Grammar,
  type Moved,
  type ResultWords,
  type SharedBook,
  stated,
  type Verb,
  type Who,
} from '@touchline/text';

/** Cards that went somewhere, as a subject. */
export const movedCards = ({ cards, n, seen }: Moved, hidden: Partial<Who> = {}): Who => ({
  words: cards,
  many: n > 1,
  ...(seen.length < n && hidden),
});

// ---------------------------------------------------------------- what an event is about

export const countIn = (x: EventAt): number => Number(x.e.args.n ?? 1);

const sourceOf = (x: EventAt): CardDef | undefined => x.say.library.defs[x.say.library.abilities[Number(x.e.args.ability)].def];

function kindOf(x: EventAt): string {
  const [seen] = x.e.cards;
  const { defs, defIndex } = x.say.library;
  return seen && seen !== 'hidden' ? (defs[defIndex.get(seen.def) ?? -1]?.kind ?? '') : '';
}

/** Only some may look. */
const isLook = (x: EventAt): boolean => Number(x.e.args.to) !== (1 << (x.say.seats + 1)) - 1;

export const ofAll = ({ names }: Grammar, x: EventAt): Who => ({
  words: x.names.length > 1 ? names(x.names) : x.named,
  many: x.names.length > 1,
});

export interface EventWording {
  readonly shared: SharedBook['events'];
  readonly anAbility: string;
  readonly abilityOf: (card: string) => string;
  readonly onStack: string;
  readonly dulled: (who: Who) => Clause;
  readonly casts: Verb;
  readonly chooses: Verb;
  readonly cancels: Verb;
  readonly dulls: Verb;
  readonly announces: Verb;
  readonly triggers: (ability: string) => string;
  readonly resolves: (item: string) => string;
}

export function eventsBy(grammar: Grammar, w: EventWording) {
  const { sentence, names } = grammar;
  const by = (x: EventAt, verb: Verb, rest: string): Clause => ({ who: x.who, verb, rest });
  /** A marker on the stack stands for an ability. */
  const onStack = (x: EventAt): string => (kindOf(x) === 'item' ? w.onStack : x.named);
  const abilityOf = (card: CardDef | undefined): string => (card ? w.abilityOf(card.name) : w.anAbility);
  return {
    // FFT-519: what is paid with has been told.
    dull: (x: EventAt): Clause | null => (x.e.clause === 'FFT-519' ? null : w.dulled(ofAll(grammar, x))),
    party: null,
    blocked: null,
    hit: null,
    deals: null,
    breaks: null,
    cast: (x: EventAt): Clause | null => (kindOf(x) === 'summon' ? by(x, w.casts, x.named) : null),
    chosen: (x: EventAt): Clause => by(x, w.chooses, onStack(x)),
    state: null,
    // Told when the card lies on top.
    prime: null,
    /** What is dulled for CP; what is discarded is told when it is. */
    pays: (x: EventAt): Clause | null =>
      Number(x.e.args.dulled) === 0 ? null : by(x, w.dulls, names(x.names.slice(0, Number(x.e.args.dulled)))),
    cancel: (x: EventAt): Clause => by(x, w.cancels, onStack(x)),
    triggers: (x: EventAt): string => sentence(w.triggers(abilityOf(sourceOf(x)))),
    resolves: (x: EventAt): string => {
      const card = sourceOf(x);
      return sentence(w.resolves(card?.kind === 'summon' ? card.name : abilityOf(card)));
    },
    make: null,
    unmake: null,
    show: (x: EventAt): Clause | string | null => {
      if (x.e.clause === 'FFT-708' && x.names.length > 0) return by(x, w.announces, x.named);
      // A search looks at the whole deck; only what is found is told.
      return x.e.clause === 'FFT-1311' && isLook(x) ? null : w.shared.show(x);
    },
    roll: null,
  };
}

// ---------------------------------------------------------------- changes that last

export interface ChangeWording {
  readonly shared: SharedBook['change'];
  readonly gains: Verb;
  readonly loses: Verb;
  readonly keywords: { readonly [keyword: string]: string };
  readonly type: (who: Who, type: string) => Clause;
  readonly element: (who: Who, element: string) => Clause;
  readonly controller: (who: Who) => Clause;
  readonly attacks: Verb;
  readonly onceMore: string;
  readonly times: (n: string) => string;
  readonly isOfPower: (who: Who, power: string) => Clause;
  readonly power: (by: string) => string;
}

/** A change that lasts, as the log tells it. */
export function changeBy({ signed }: Grammar, w: ChangeWording): SharedBook['change'] {
  return (who, stat, how, amount, say) => {
    switch (stat) {
      case 'keyword':
        return stated(who, w.gains, w.keywords[amount] ?? String(amount));
      case 'type':
        return w.type(who, String(amount));
      case 'element':
        return w.element(who, String(amount));
      case 'controller':
        return w.controller(who);
      case 'attacks':
        return stated(who, w.attacks, how === 'add' ? w.onceMore : w.times(String(amount)));
      case 'power': {
        if (how === 'set') return w.isOfPower(who, String(amount));
        const by = Number(amount);
        return stated(who, by < 0 ? w.loses : w.gains, w.power(by < 0 ? String(-by) : signed(by)));
      }
      default:
        return w.shared(who, stat, how, amount, say);
    }
  };
}

// ---------------------------------------------------------------- results

/** A result told by who has lost: nobody else is there. */
export const lostBy =
  (book: Pick<SharedBook, 'wins' | 'drawn'>, how: (winner: Who | null) => string): ResultWords =>
  (winner) =>
    winner ? book.wins(winner, how(winner)) : book.drawn(how(winner));
