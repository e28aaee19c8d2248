/** What is put together in the same way in every language, from the words of one. */
import { type CardDef, type Json, numbersIn, textsIn } from '@touchline/engine';
import { type At, type Clause, type EventAt, type Grammar, type OptionAt, type Say, stated, type Verb, type Who } from '@touchline/text';
import type { Effect, Spoken } from '../kinds.ts';
import { activeName, demandOf, keeperFights, offeredUses, score, useOf } from '../read/seen.ts';
import type { Args } from './vocabulary.ts';

// ---------------------------------------------------------------- questions and answers

export interface UseWording {
  readonly use: (card: string, price: number, power: string) => string;
  readonly useCard: string;
  readonly yourCharacter: string;
  readonly yourGoalkeeper: string;
  readonly nothingToUse: string;
  readonly useOrGoOn: (things: string) => string;
}

/** Cards and effects that can be used now, and whoever fights. */
export function using({ or, question, signed, titled }: Grammar, w: UseWording) {
  const active = (at: At): string => activeName(at) ?? w.yourCharacter;
  return {
    active,
    fighter: (at: At): string => (keeperFights(at) ? w.yourGoalkeeper : active(at)),
    useText: (o: OptionAt): string => {
      const use = useOf(o);
      if (!use) return w.useCard;
      const label = w.use(use.name, use.price, use.by === 0 ? '' : `, ${signed(use.by)} ${use.value}`);
      // All it does, not only its power.
      return use.texts.length === 0 ? label : titled(label, use.texts.join(' '));
    },
    effectText: (o: OptionAt): string => titled(o.names(o.option)[0] ?? '', o.say.ability(o.option.n)),
    usable: (at: At, cards: string, effects: string): string => {
      const offered = offeredUses(at);
      const things = [...(offered.cards ? [cards] : []), ...(offered.effects ? [effects] : [])];
      return things.length === 0 ? w.nothingToUse : question(w.useOrGoOn(or(things)));
    },
  };
}

export const inOrder = (o: OptionAt): string =>
  o
    .names(o.option)
    .map((name, i) => `${i + 1}. ${name}`)
    .join(', ');

// ---------------------------------------------------------------- the log

export interface LogWording {
  readonly powers: (attack: string, defence: string) => string;
  /** Who shoots, before it is decided. */
  readonly shoots: Verb;
  readonly level: string;
  readonly score: Verb;
  readonly aGoal: string;
  readonly standing: (goals: string) => string;
  readonly bothStay: string;
  readonly penalty: (bcp: string, result: string, count: string) => string;
}

/** `9 (5 + 4)`: what was counted, of the card that fights and of each card turned up, where there is more than one of them. */
function summed(total: number, of: Json | undefined): string {
  const parts = numbersIn(of);
  return parts.length < 2 ? String(total) : `${total} (${parts.map((n, i) => (i > 0 && n < 0 ? `(${n})` : n)).join(' + ')})`;
}

export const scoring = ({ sentence, tell }: Grammar, w: LogWording) => ({
  powers: (x: EventAt): string => {
    const [attack, defence] = [Number(x.e.args.attack), Number(x.e.args.defence)];
    return sentence(
      `${w.powers(summed(attack, x.e.args.attackOf), summed(defence, x.e.args.defenceOf))}${attack === defence ? w.level : ''}`,
    );
  },
  shot: (x: EventAt): Clause => ({ who: { words: x.named }, verb: w.shoots, rest: '' }),
  goal: (x: EventAt): string =>
    `${sentence(tell({ who: x.who, verb: w.score, rest: w.aGoal }))} ${w.standing(score(numbersIn(x.e.args.goals), x.viewer))}`,
  penalty: (x: EventAt): string => {
    const [a, b] = numbersIn(x.e.args.bcp);
    const up = numbersIn(x.e.args.up);
    const result = a === b ? w.bothStay : tell({ who: x.seat(a > b ? 0 : 1), verb: w.score, rest: '' });
    return sentence(w.penalty(score([a, b], x.viewer), result, score(up, x.viewer)));
  },
});

// ---------------------------------------------------------------- refusals and mistakes

/** What the text of a card demands, in words where it can be told. */
export const demanding =
  (of: 'role' | 'licences', unmet: (card: string) => string, needed: (card: string, demand: string) => string) =>
  (x: Args, say: Say): string => {
    const demand = demandOf(say, x.card, of);
    return demand === '' ? unmet(String(x.card)) : needed(String(x.card), demand);
  };

// ---------------------------------------------------------------- cards

export interface PowerWording {
  readonly who: (x: Spoken<'power'>) => { readonly [W in NonNullable<Spoken<'power'>['who']>]: Who };
  readonly passedTo: string;
  readonly gets: (changes: readonly number[]) => Verb;
  /** EPC-R12: a text at a flip reaches into the battle that follows. */
  readonly firstBattle: string;
  readonly scopes: { readonly [scope: string]: string };
}

export function powerBy({ and, signed, you }: Grammar, w: PowerWording) {
  return (x: Spoken<'power'>, say: Say): Clause => {
    const changed = (['of', 'df'] as const).filter((stat) => x[stat] !== undefined);
    const standard: Who = say.timings.includes('pass') ? { words: w.passedTo } : you;
    // What you get goes for the battle by the rules (EPC-517); of another card it is said.
    const whose = x.who === undefined && !say.timings.includes('pass') ? '' : w.scopes.battle;
    const lasting = x.until === undefined ? battleOf(say, w.firstBattle, whose) : w.scopes[x.until];
    const changes = and(changed.map((stat) => `${signed(Number(x[stat]))} ${stat.toUpperCase()}`));
    const verb = w.gets(changed.map((stat) => Number(x[stat])));
    return stated(x.who ? w.who(x)[x.who] : standard, verb, [changes, lasting].join(' ').trimEnd());
  };
}

/** "This battle" is the one being fought, but at a flip the first one this card fights (EPC-R12). */
export const battleOf = (say: Say, firstBattle: string, otherwise: string): string =>
  say.timings.includes('flip') ? firstBattle : otherwise;

/** A bonus is the player's; a minus is meant for a card of the opponent's, and without one it was for nobody. */
export const powerFor =
  ({ signed }: Grammar, get: Verb) =>
  (value: string) =>
  (player: Who, _how: string, by: number | string): Clause | null =>
    Number(by) < 0 ? null : { who: player, verb: get, rest: `${signed(Number(by))} ${value}` };

/** EPC-509, EPC-408: once a battle, once a Strategy Phase. */
export const usualLimit = ({ times }: { readonly times: number }): boolean => times === 1;

export const tpCost =
  (tp: string) =>
  (x: Effect): string | null =>
    x.do === 'payTp' ? `${tp}:${x.n}` : null;

export interface NoteWording {
  readonly onlyTeam: (team: string) => string;
  readonly names: (names: string) => string;
  readonly override: (name: string) => string;
  readonly recycling: string;
}

export function notesBy({ and, quote, sentence }: Grammar, w: NoteWording) {
  return ({ notes }: CardDef): string[] => {
    const names = textsIn(notes?.names);
    return [
      ...(notes?.onlyTeam ? [w.onlyTeam(quote(String(notes.onlyTeam)))] : []),
      ...(names.length > 0 ? [w.names(and(names.map(quote)))] : []),
      ...(notes?.override ? [w.override(quote(String(notes.override)))] : []),
      ...(notes?.recycling ? [w.recycling] : []),
    ].map(sentence);
  };
}
