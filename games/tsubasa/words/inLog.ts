/** What the log tells in the same way in every language, from the words of one. */
import type { Cond } from '@touchline/engine';
import { type Clause, type EventAt, type Grammar, type Moved, minus, moveBy, type Verb, type Who } from '@touchline/text';
import { addendsIn, kindIn, nameOf, numsIn, type Price, paidIn, score, sumOf } from '../read/seen.ts';
import { KINDS, type Kind } from '../state.ts';
import { ways } from './moves.ts';
import type { ByKind } from './onCards.ts';

/** The seat an event names. */
export const seatIn = (x: EventAt, name: string): Who => x.seat(Number(x.e.args[name]));
export const scoreIn = (x: EventAt): string => score(numsIn(x, 'goals'), x.viewer);

// ---------------------------------------------------------------- moves

/** Whose cards they are now. */
export const ownerOf = (m: Moved): Who => m.toOther ?? m.who;

/** Moves without words are not worth a line. */
export function movesBy(phrases: Parameters<typeof moveBy<typeof ways>>[1]) {
  const byWay = moveBy(ways, phrases);
  return (m: Moved): Clause | null => byWay(m) ?? null;
}

export const movedCards = ({ names, seen }: Moved): Who => ({ words: names, many: seen.length > 1 });

// ---------------------------------------------------------------- abilities

export interface UnusedWording {
  readonly notBehind: string;
  readonly attackerOfTeam: string;
  readonly otherMissing: string;
  readonly forAttacker: string;
  readonly forDefender: string;
  readonly idle: string;
}

function unmet(cond: Cond, w: UnusedWording): string {
  if ('all' in cond) return w.attackerOfTeam;
  if ('exists' in cond) return w.otherMissing;
  if ('is' in cond && cond.is === 'behind') return w.notBehind;
  return 'is' in cond && cond.is === 'attacking' ? w.forAttacker : w.forDefender;
}

/** Why an ability was not used; null: by choice. */
export const whyUnused =
  (w: UnusedWording) =>
  (x: EventAt): string | null => {
    const { why, ability } = x.e.args;
    const { if: cond } = x.say.library.abilities[Number(ability)].spec;
    if (why === 'condition' && cond) return unmet(cond, w);
    return why === '' ? null : w.idle;
  };

// ---------------------------------------------------------------- sums

export interface SumWording {
  readonly kindName: ByKind<string>;
  readonly points: (n: number, kind: Kind) => string;
  readonly redCard: string;
  readonly semicolon: string;
  readonly die: string;
  readonly has: (who: Who) => string;
  readonly reasons: (has: string) => { readonly [why: string]: string };
  readonly compared: (attack: string, defence: string, reason: string) => string;
  readonly dice: (attack: number, defence: number) => string;
}

export function sumsBy({ sentence }: Grammar, w: SumWording) {
  const sides = (x: EventAt): readonly [number, number] => [Number(x.e.args.attacker), 1 - Number(x.e.args.attacker)];
  return {
    totals: (x: EventAt): string => {
      const called = (id: string) => (id === 'red' ? w.redCard : nameOf(x.say, id));
      return sentence(KINDS.map((kind) => `${w.kindName[kind]} ${sumOf(addendsIn(x, kind), called)}`).join(w.semicolon));
    },
    dice: (x: EventAt): string => {
      const [attack, defence] = sides(x).map((seat) => numsIn(x, 'dice')[seat]);
      return sentence(w.dice(attack, defence));
    },
    compare: (x: EventAt): string => {
      const [cards, spent, dice, values] = ['cards', 'spent', 'dice', 'values'].map((name) => numsIn(x, name));
      const sum = (seat: number, kind: Kind) => {
        const added = spent[seat] > 0 ? ` + ${w.points(spent[seat], kind)}` : '';
        return `${w.kindName[kind]} ${minus(values[seat])} = ${minus(cards[seat])}${added} + ${w.die} ${dice[seat]}`;
      };
      const [attacker, defender] = sides(x);
      const reason = w.reasons(w.has(x.who))[String(x.e.args.why)];
      return sentence(w.compared(sum(attacker, kindIn(x, 'action')), sum(defender, 'defence'), reason));
    },
  };
}

// ---------------------------------------------------------------- players

export interface PayWording {
  readonly price: (parts: Price) => string;
  readonly pay: Verb;
  readonly motivate: Verb;
  readonly motivated: (card: string) => string;
  readonly sign: Verb;
  readonly signed: (card: string, place: string | undefined) => string;
}

export const payingBy = (w: PayWording) => {
  const pays = (x: EventAt, verb: Verb, rest: string): Clause => ({
    who: x.who,
    verb: w.pay,
    rest: w.price(paidIn(x.e.args)),
    and: { verb, rest },
  });
  return {
    motivate: (x: EventAt): Clause => pays(x, w.motivate, w.motivated(x.names[0])),
    sign: (x: EventAt): Clause => pays(x, w.sign, w.signed(x.names[0], x.names[1])),
  };
};
