/** What a game hands to the engine, and the compiled form the engine works with. */

import { type CompiledAbility, compileAbilities } from './cards/abilities.ts';
import { checkCards } from './cards/checkCards.ts';
import { deedOf } from './cards/derived.ts';
import { sharedKinds } from './cards/effects.ts';
import { Histories } from './cards/history.ts';
import type { KindSpec, Paying } from './cards/kinds.ts';
import { namesOf } from './cards/names.ts';
import { type Workers, workersBy } from './cards/printed.ts';
import { Reads } from './cards/reads.ts';
import { engineFlows } from './cards/routines.ts';
import { Shapes } from './cards/shapes.ts';
import { Values } from './cards/values.ts';
import { compile } from './flow/compile.ts';
import type { Called, Flow, Rule } from './flow/flow.ts';
import type { Program } from './flow/program.ts';
import { type Layout, layoutFor, type TallySpec } from './model/layout.ts';
import { readsOf, Sources } from './model/sources.ts';
import { SetupError } from './model/state.ts';
import type { Ability, AnyCard, AnyEffect, CardDef, Happening, Option, Options, OptionValue, Own, Seat, Waiting } from './model/types.ts';
import { MOST_SEATS, type SeatCounts, seatCounts, type ZoneSpec } from './model/zones.ts';
import type { Table } from './table/table.ts';

export interface OptionSpec {
  readonly default: OptionValue;
  readonly values?: readonly OptionValue[];
  /** Each seat has its own (a team, a strength): a match gives a list by seat, or one value for all. */
  readonly per?: 'seat';
}

/** Cards that lie on the table from the start and are in nobody's list. */
export interface CommonCards {
  readonly zone: string;
  /** Before whom, where the zone belongs to seats. */
  readonly seat?: Seat;
  readonly place?: number;
  /** Card ids, the last one on top. */
  readonly cards: readonly string[];
  /** Whose they are. Absent: they belong to nobody. */
  readonly owner?: Seat;
}

export interface DeckProblem {
  readonly clause: string;
  readonly card?: string;
  readonly args: { readonly [name: string]: string | number };
}

/** A deck list: card ids by group (main deck, goalkeeper, …). */
export type DeckList = { readonly [group: string]: readonly string[] };

/** What a game can tell bots, so that they need not imagine every match to its end. None of them needs it. */
export interface Advice<O extends Own> {
  /**
   * How well a seat stands: its share of the win to be expected, 0 to 1. Who plays alone shares with nobody: how good an end is to be
   * expected, asked of a win with points too. Absent: a match is imagined to its end, unless the game has learned to judge.
   */
  stands?(t: Table<O>, seat: Seat): number;
  /** Decisions imagined before a position is judged by `stands`. Absent: all of them. */
  readonly horizon?: number;
  /** Nothing is under way that is about to change how the seats stand. Absent: never. */
  quiet?(t: Table<O>): boolean;
  /** For a seat that is asked: how many times as likely as any other answer each is (1) when it is given without thinking. */
  leans?(t: Table<O>, seat: Seat): (option: Option) => number;
  /** How far a search may rely on `leans`: the share of its curiosity that goes where they lead, 0 to 1. Absent: it tries every answer. */
  readonly trust?: number;
  /** For a seat that is offered something: it has what it wants and passes without looking, where a match is imagined. Absent: nobody does. */
  content?(t: Table<O>, seat: Seat): boolean;
  /** While strands run, a seat's own is all that matters to it: others' are not imagined, and at its end the position is judged. */
  readonly apart?: true;
  /** Asks by name that decide no match (how a cost is paid, an order under a deck): a bot thinks about them for a tenth of its time. */
  readonly minor?: readonly string[];
  /** Where chance hides what a decision was worth: by level of bot, how many times as many imagined matches it needs (1). */
  readonly effort?: readonly number[];
  /** Points of a hundred that nobody overlooks, where they are fewer than elsewhere: an answer that is worse by more is given at no level. */
  readonly clear?: number;
}

/**
 * A judgement learned from matches: data that `touchline train` writes, a game ships and bots read in place of `stands`. A game's numbers
 * have names (`hand`, `own.goals`); one that is gone makes bots fall back on the advice.
 */
export interface Learned {
  /** How many sat at the table it was learned at. */
  readonly seats: number;
  /** Digest of the cards it was learned with: after a change of cards it is time to train again. */
  readonly cards: string;
  /** Alone: the most points there were, as finished matches are judged by them. */
  readonly points?: number;
  /** Decisions imagined before a position is judged by it (0): where what was begun is not seen in a position. */
  readonly horizon?: number;
  /** By name: what one of it is worth, and what it adds to each hidden unit. */
  readonly reads: { readonly [feature: string]: readonly number[] };
  /** Of each hidden unit: where it begins, and what it is worth. */
  readonly hidden: readonly (readonly number[])[];
}

/** A condition only one game knows: does it hold for this seat and the card whose text it is? */
export type Condition<O extends Own> = Rule<O, [seat: Seat, self: number, value: string | number | undefined], boolean>;

/** A text as its card has it, whole: what one of its effects may be depends on when it is carried out. */
export interface AnyText {
  readonly card: AnyCard;
  readonly ability: Ability<AnyEffect>;
}

export interface GameSpec<O extends Own> {
  readonly id: string;
  /** How many can play it. The number belongs to a match: it is chosen when one is created. */
  readonly seats: SeatCounts;
  readonly zones: { readonly [name: string]: ZoneSpec };
  readonly cards: readonly AnyCard[];
  readonly decks: { readonly [name: string]: DeckList };
  /** Where the cards of each group of a list lie at the start. */
  readonly groups: { readonly [group: string]: string };
  /** Cards of the table: a common deck, a row everybody buys from, markers. */
  readonly common?: (options: Options, seats: number) => readonly CommonCards[];
  readonly options: { readonly [name: string]: OptionSpec };
  readonly marks?: readonly string[];
  readonly tallies?: { readonly [name: string]: TallySpec };
  /** Rule values a card might change: hand size, draws per turn. */
  readonly rules?: { readonly [name: string]: number | { readonly option: string } };
  readonly own: (options: Options, seats: number) => O;
  readonly flow: Flow<O>;
  readonly flows?: { readonly [name: string]: Called<O> };
  /** Effect kinds only this game has. */
  readonly kinds?: { readonly [kind: string]: KindSpec<O> };
  /** Conditions only this game has. */
  readonly conditions?: { readonly [name: string]: Condition<O> };
  /** Things named by their part in the play (the fighter, the one passing). -1 or none: nobody. */
  readonly roles?: { readonly [name: string]: Rule<O, [seat: Seat], number> };
  /** Events beyond `move` that can be replaced or noticed, and what they do. */
  readonly events?: { readonly [type: string]: Rule<O, [event: Happening], void> };
  /**
   * Where more than two play: what becomes of a seat whose player leaves. `out`: the match goes on without it (the event `leave` tells the
   * rules). `bot`: a bot takes the seat. Absent: `out`.
   */
  readonly leaving?: 'out' | 'bot';
  /** State checks; true if something was done, then they are made again. */
  checks?(t: Table<O>): boolean;
  /** Where a noticed trigger goes; absent: it runs at once. */
  putTrigger?(t: Table<O>, trigger: Waiting): void;
  /** May this card be chosen as a target by a text of this seat's? Absent: always. */
  choosable?(t: Table<O>, card: number, seat: Seat, self: number): boolean;
  /** Costs of texts are judged and paid as a whole. Absent: part by part. */
  readonly costs?: Paying<O>;
  /** The game pays for a used ability before it starts, by a procedure of its own. */
  readonly paysFirst?: true;
  /** Triggers of one seat are settled as they came, without asking for their order. */
  inOrder?(t: Table<O>): boolean;
  /** No text moves this card away from where it lies now. Absent: every card can be moved. */
  stays?(t: Table<O>, card: number): boolean;
  /** What else happens by these events, at the same moment and only if they do: whoever breaks something has broken it. */
  besides?(t: Table<O>, events: readonly Happening[]): readonly Happening[];
  /** These have happened and were noticed: what follows at once. */
  moved?(t: Table<O>, events: readonly Happening[]): void;
  /** A card has come to another kind of zone: what it is from the first moment there. */
  arrive?(t: Table<O>, card: number, zone: number): void;
  /** Order in which seats settle their triggers. */
  turnOrder?(t: Table<O>): readonly Seat[];
  /** Whose a scope is ("until the end of your turn"). */
  scopeOf?(t: Table<O>, scope: string): Seat;
  /** Whose a card is; absent: the seat's before whom it lies, its owner's on the table. */
  controller?(t: Table<O>, card: number): Seat;
  /** Stats of a card that left, for whoever looks back at it. */
  readonly remembers?: readonly string[];
  /** How long a card has been in play, as a number that is higher for newer ones: of two texts that set a value the newer stands. Absent: in the order of the table. */
  age?(t: Table<O>, card: number): number;
  /** Deeds a text can forbid, require or permit; events and timings have reasons and names of the game's own. Absent: not checked. */
  readonly deeds?: readonly string[];
  readonly timings?: readonly string[];
  readonly reasons?: readonly string[];
  /** The trait whose values are abilities, and are lost with them. */
  readonly keywords?: string;
  /** A word of a trait with this in it stands for its parts, which the card has besides ("A / B"): it is not counted apart from them. */
  readonly joins?: string;
  /** Which printed number stands for this one now (a card that counts by another of its numbers). Absent: its own. */
  printedAs?(t: Table<O>, card: number, stat: string): string;
  /** What is wrong with an effect on a card, by field, beyond what its fields say. `place`: where it stands; `of`: the text it is part of. */
  refuse?(
    effect: AnyEffect,
    place: 'cost' | 'declare' | 'do' | 'always',
    of: AnyText,
  ): readonly (readonly [field: string, message: string])[];
  /** The same for a text as a whole: when it works, and what stands where the game never looks. */
  refuseText?(of: AnyText): readonly (readonly [field: string, message: string])[];
  /** The same for a card as a whole: what is printed beside its texts, and which of them it must have. */
  refuseCard?(card: AnyCard): readonly (readonly [field: string, message: string])[];
  /** How a derived value is read at the end (floors). A rule value is not below 0 unless its own floor is. */
  readonly floors?: { readonly [stat: string]: number };
  readonly advice?: Advice<O>;
  readonly learned?: Learned;
  readonly checkDeck: (list: DeckList, options: Options, card: (id: string) => AnyCard | undefined) => DeckProblem[];
  /** Decisions after which the match ends with this clause, and steps between two asks that no effect may exceed. */
  readonly bound: { readonly decisions: number; readonly steps: number; readonly clause: string };
}

/** A game ready to be played. */
export interface Game<O extends Own = Own> {
  readonly id: string;
  /** The numbers of seats it can be played with, in order. */
  readonly seats: readonly number[];
  /** By number of seats: the table laid for that many. */
  readonly layouts: readonly Layout[];
  readonly spec: GameSpec<O>;
  readonly defs: readonly CardDef[];
  readonly defIndex: ReadonlyMap<string, number>;
  readonly program: Program;
  /** Effect kinds, the game's own and those all games share. */
  readonly kinds: { readonly [kind: string]: KindSpec<Own> };
  readonly abilities: readonly CompiledAbility[];
  /** Ability indices by card definition. */
  readonly abilitiesOf: readonly (readonly number[])[];
  /** Those of them that are used by somebody, in place of being always at work or noticing something. */
  readonly usedOf: readonly (readonly number[])[];
  /** Those that are used and only ever given. */
  readonly usedGiven: readonly number[];
  readonly zoneKind: ReadonlyMap<string, number>;
  /** Selectors, numbers and conditions as they are read. */
  readonly shapes: Shapes;
  /** By the kinds of zones a card goes from and to: some text could replace or notice that move. */
  readonly movesWatched: Uint8Array;
  /** Texts that are always at work, by the value they change. */
  readonly statics: ReadonlyMap<string, Workers>;
  /** Those that forbid, require or permit something, by what it is. */
  readonly deeds: ReadonlyMap<string, Workers>;
  /** Printed ones that give abilities away. */
  readonly grants: Workers | null;
  /** Those that take abilities away. */
  readonly mutes: Workers | null;
  /** Zone kinds in which texts work by default. */
  readonly activeKinds: ReadonlySet<number>;
  readonly triggersOn: ReadonlyMap<string, Workers>;
  readonly insteadOf: ReadonlyMap<string, Workers>;
  /** Whatever texts ask whether it has happened. */
  readonly histories: Histories;
  /** Events that some text notices, or asks whether they have happened. */
  readonly heeded: ReadonlySet<string>;
  /** Marks by number. */
  readonly marks: readonly string[];
  /** Stats, traits and rule values. */
  readonly values: Values;
  /** What can be read, and what each value reads. */
  readonly sources: Sources;
  readonly reads: Reads;
  /** The game's own conditions and roles by number; whose a card is and which number stands for another, where the game says it. */
  readonly conditions: readonly OwnFunction<Condition<Own>>[];
  readonly roles: readonly OwnFunction<Rule<Own, [seat: Seat], number>>[];
  readonly controller: OwnFunction<Rule<Own, [card: number], Seat>> | null;
  readonly printedAs: OwnFunction<Rule<Own, [card: number, stat: string], string>> | null;
  /** The trait whose values are abilities, by number; -1: none. */
  readonly keywords: number;
  /** How many sets of texts there are. */
  readonly workerCount: number;
}

/** A function of the game's own. Fleeting: it does not say what it reads, or reads what changes without being noted. */
export interface OwnFunction<F> {
  readonly run: F;
  readonly fleeting: boolean;
}

function ownFunction<F extends object>(run: F): OwnFunction<F> {
  const reads = readsOf(run);
  return { run, fleeting: reads === null || reads.includes('scopes') };
}

const ownFunctions = <F extends object>(all: { readonly [name: string]: F } = {}) => Object.values(all).map(ownFunction);

/** A text that says nothing of where from or where to could mean any move. */
function watchedMoves(abilities: readonly CompiledAbility[], histories: Histories, names: readonly string[]): Uint8Array {
  const out = new Uint8Array(names.length * names.length);
  const moves = abilities.flatMap(({ spec: { when: w } }) =>
    ('on' in w || 'instead' in w) && ('on' in w ? w.on : w.instead) === 'move' ? [w] : [],
  );
  for (const w of [...moves, ...(histories.byEvent.get('move') ?? []).map((h) => h.filter)])
    names.forEach((from, i) => {
      names.forEach((to, j) => {
        if ((w.from ?? from) === from && (w.to ?? to) === to) out[i * names.length + j] = 1;
      });
    });
  return out;
}

/** The numbers of seats a game says it can be played with. */
function countsOf({ id, seats }: { readonly id: string; readonly seats: SeatCounts }): readonly number[] {
  const counts = seatCounts(seats);
  if (counts.length === 0 || counts.some((n) => !Number.isInteger(n) || n < 1 || n > MOST_SEATS))
    throw new Error(`${id}: seats must be whole numbers from 1 to ${MOST_SEATS}, as { min: 2, max: 4 } or [2, 4].`);
  return counts;
}

export function defineGame<O extends Own>(spec: GameSpec<O>): Game<O> {
  const seats = countsOf(spec);
  const zoneKind = new Map(Object.keys(spec.zones).map((name, kind) => [name, kind]));
  const defIndex = new Map(spec.cards.map((c, i) => [c.id, i]));
  if (defIndex.size !== spec.cards.length) {
    const seen = new Set<string>();
    const twice = spec.cards.find((c) => seen.size === seen.add(c.id).size);
    throw new Error(`${spec.id}: card id ${twice?.id} is used twice. Give each card its own id.`);
  }
  const problems = checkCards(spec);
  if (problems.length > 0)
    throw new SetupError({ code: 'game' }, `${spec.id}: ${problems.map((p) => `card ${p.card}, ${p.field}: ${p.message}`).join('\n')}`);
  // Engine and text read the kinds all games share; a game's own they leave to the game.
  const defs = spec.cards as readonly CardDef[];
  const kinds = { ...sharedKinds, ...spec.kinds };
  const { abilities, flows, abilitiesOf } = compileAbilities(spec, defs, kinds, zoneKind);
  const cards = spec.cards.length;
  const statics = workersBy(abilities, cards, 0, (a) => a.gives);
  const triggersOn = workersBy(abilities, cards, statics.size, (a) => ('on' in a.spec.when ? [a.spec.when.on] : []));
  const seen = statics.size + triggersOn.size;
  const insteadOf = workersBy(abilities, cards, seen, (a) => ('instead' in a.spec.when ? [a.spec.when.instead] : []));
  const replaced = seen + insteadOf.size;
  const deedsOf = (a: CompiledAbility) => ('always' in a.spec.when ? [...new Set(a.spec.do.flatMap((e) => deedOf(e) ?? []))] : []);
  const deeds = workersBy(abilities, cards, replaced, deedsOf);
  const muting = workersBy(abilities, cards, replaced + deeds.size, (a) =>
    'always' in a.spec.when && a.spec.do.some((e) => e.do === 'mute') ? ['mute'] : [],
  );
  const mutes = muting.get('mute') ?? null;
  const granting = workersBy(abilities, cards, replaced + deeds.size + muting.size, (a) =>
    a.def >= 0 && 'always' in a.spec.when && a.spec.do.some((e) => e.do === 'grant') ? ['grant'] : [],
  );
  let workerCount = replaced + deeds.size + muting.size + granting.size;
  const program = compile(spec, { ...engineFlows, ...flows });
  const values = new Values({
    cards: defs,
    statics,
    ...(spec.floors && { floors: spec.floors }),
    ...(spec.rules && { rules: spec.rules }),
  });
  const histories = new Histories(abilities);
  const names = namesOf(spec, zoneKind, values, program, histories);
  const shapes = new Shapes(names);
  const sources = new Sources(zoneKind.size, spec.marks?.length ?? 0);
  const reads = new Reads({ spec, abilities, deeds, mutes, values, shapes, names, sources, nextWorkers: () => workerCount++ });
  return {
    id: spec.id,
    seats,
    layouts: Array.from({ length: seats[seats.length - 1] + 1 }, (_, n) => layoutFor(spec, n)),
    spec,
    defs,
    defIndex,
    program,
    kinds,
    abilities,
    abilitiesOf,
    usedOf: abilitiesOf.map((list) => list.filter((index) => 'use' in abilities[index].spec.when)),
    usedGiven: abilities.filter((a) => a.def < 0 && 'use' in a.spec.when).map((a) => a.index),
    zoneKind,
    shapes,
    movesWatched: watchedMoves(abilities, histories, Object.keys(spec.zones)),
    statics,
    triggersOn,
    insteadOf,
    histories,
    heeded: new Set([...triggersOn.keys(), ...histories.byEvent.keys()]),
    marks: spec.marks ?? [],
    values,
    sources,
    reads,
    conditions: ownFunctions(spec.conditions),
    roles: ownFunctions(spec.roles),
    controller: spec.controller ? ownFunction(spec.controller) : null,
    printedAs: spec.printedAs ? ownFunction(spec.printedAs) : null,
    keywords: spec.keywords === undefined ? -1 : values.of(spec.keywords).id,
    deeds,
    mutes,
    grants: granting.get('grant') ?? null,
    activeKinds: new Set([...zoneKind].flatMap(([name, kind]) => (spec.zones[name].active ? [kind] : []))),
    workerCount,
  };
}
