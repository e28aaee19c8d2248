/** What cards say, as data: effects as their kinds declare them, and the abilities they make up. */
import type { Json } from './basics.ts';
import type { FieldSpecs, Kinds } from './fields.ts';
import type { SharedKinds } from './kinds.ts';
import type { Cond, Filter, Lasting, Limit, Num, Player, Players, Sel, Value, When } from './terms.ts';

// ---------------------------------------------------------------- effects

/** Any effect at all: a record of a kind. */
export type AnyEffect = { readonly do: string };

/** Effects inside another: of all these kinds; where one is run, whatever they are. */
type Inside<Ks extends Kinds, A> = [A] extends [number] ? AnyEffect : EffectOf<Ks, keyof Ks, A>;

/** What each type of field holds, in cards written with these kinds. `A`: how an ability stands in it. */
interface FieldValues<Ks extends Kinds, A> {
  cards: Sel;
  filters: readonly Filter[];
  number: Num;
  integer: number;
  condition: Cond;
  effects: readonly Inside<Ks, A>[];
  modes: readonly Mode<Inside<Ks, A>>[];
  ability: A extends 'written' ? Ability<EffectOf<Ks>> : A;
  zone: string;
  stat: string;
  rule: string;
  tally: string;
  event: string;
  flow: string;
  name: string;
  text: string;
  named: string;
  texts: readonly string[];
  flag: true;
  until: Lasting | readonly Lasting[];
  value: Value;
  player: Player;
  players: Players;
}

type Words<S> = S extends `${infer First}|${infer Rest}` ? First | Words<Rest> : S;
type Held<S, Ks extends Kinds, A> = S extends keyof FieldValues<Ks, A> ? FieldValues<Ks, A>[S] : Words<S>;
type Flat<T> = { [K in keyof T]: T[K] };

/** The fields of one kind as a record. */
type FieldsOf<F extends FieldSpecs, Ks extends Kinds, A> = {
  readonly [K in keyof F as F[K] extends `${string}?` ? never : K]: Held<F[K], Ks, A>;
} & {
  readonly [K in keyof F as F[K] extends `${string}?` ? K : never]?: F[K] extends `${infer S}?` ? Held<S, Ks, A> : never;
};

/** The effects of these kinds (or of one of them), as cards write them. `A`: an ability inside is this instead. */
export type EffectOf<Ks extends Kinds, K extends keyof Ks = keyof Ks, A = 'written'> = {
  [P in K]: Flat<{ readonly do: P } & FieldsOf<Ks[P], Ks, A>>;
}[K];

/** The effects of a game that has these kinds besides the shared ones. */
export type OwnEffect<Ks extends Kinds, K extends keyof (SharedKinds & Ks) = keyof (SharedKinds & Ks)> = EffectOf<SharedKinds & Ks, K>;

/** As the engine runs it: an ability inside is its number. */
export type LinkedEffect<Ks extends Kinds, K extends keyof Ks = keyof Ks> = EffectOf<Ks, K, number>;
/** As a phrase reads it: an ability inside is written out, or its number. */
export type SpokenEffect<Ks extends Kinds, K extends keyof Ks = keyof Ks> = EffectOf<Ks, K, Ability | number>;

/** An effect of the kinds all games share: what engine and text can read of any card. Other kinds they leave to the game. */
export type Effect = SpokenEffect<SharedKinds>;

// ---------------------------------------------------------------- abilities and cards

/** One of several deeds a text lets somebody choose between, with what is declared for it. */
export type Mode<E extends AnyEffect = Effect> = {
  readonly declare?: readonly E[];
  readonly do: readonly E[];
};

/** One ability: when · limit · cost · declare · if · do. */
export interface Ability<E extends AnyEffect = Effect> {
  readonly when: When;
  /** Zones in which it works; the game's default if absent. */
  readonly zones?: readonly string[];
  readonly limit?: Limit;
  readonly cost?: readonly E[];
  /** Modes, targets, shares: fixed on announcement, looked at again on resolution. */
  readonly declare?: readonly E[];
  readonly if?: Cond;
  readonly may?: true;
  readonly do: readonly E[];
  /** Further facts a game prints or checks. */
  readonly notes?: { readonly [name: string]: Json };
}

export type CardDef<E extends AnyEffect = Effect> = {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  /** Which back it shows when hidden; cards of one back are indistinguishable. */
  readonly back: string;
  readonly stats: { readonly [stat: string]: number };
  readonly traits: { readonly [trait: string]: readonly string[] };
  /** Named faces a zone may show instead of the whole card; a face is what is printed there. */
  readonly faces?: { readonly [face: string]: string };
  readonly abilities: readonly Ability<E>[];
  /** Further facts a game prints or checks (flags, labels). */
  readonly notes?: { readonly [name: string]: Json };
};

/** A card of any game, in whatever kinds it is written. */
export type AnyCard = CardDef<AnyEffect>;
