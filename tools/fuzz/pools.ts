/** What a game's own cards are made of, taken apart: words and pieces of which others can be composed. */
import { type AnyCard, type AnyEffect, type Game, readField } from '@touchline/engine';

/** Where an effect stands. */
export type Place = 'cost' | 'declare' | 'do' | 'always';
type Fact = { readonly [field: string]: unknown };

/** When, where and how often an ability works, without what it does. */
export interface Head {
  readonly when: Fact;
  readonly zones?: unknown;
  readonly notes?: unknown;
  readonly limit?: unknown;
}

/** Kinds a game can use which none of its own cards does. */
export type Also = { readonly [place in Place]?: readonly string[] };

const STANDING = ['gain', 'grant', 'mute', 'forbid', 'require', 'permit'];
const isFact = (x: unknown): x is Fact => typeof x === 'object' && x !== null && !Array.isArray(x);
/** A piece that speaks of what was named elsewhere is of no use alone. */
const standsAlone = (value: unknown) => !/"(bound|named|seat|share|among)":/.test(JSON.stringify(value) ?? '');

export class Pools {
  readonly game: Game;
  readonly kinds: { readonly [place in Place]: Set<string> } = { cost: new Set(), declare: new Set(), do: new Set(), always: new Set() };
  /** By kind and field (`draw.n`): what cards say there. */
  readonly said = new Map<string, unknown[]>();
  /** By kind of card. */
  readonly heads = new Map<string, Head[]>();
  readonly given: Head[] = [];
  readonly zones = new Map<string, string[]>();
  readonly traits = new Map<string, readonly string[]>();
  readonly conditions: unknown[] = [];

  constructor(game: Game, also: Also = {}) {
    this.game = game;
    for (const card of game.spec.cards) this.#card(card);
    for (const place of ['cost', 'declare', 'do', 'always'] as const) for (const kind of also[place] ?? []) this.kinds[place].add(kind);
    for (const kind of this.kinds.do) if (STANDING.includes(kind)) this.kinds.always.add(kind);
    for (const def of game.defs)
      for (const [trait, words] of Object.entries(def.traits))
        this.traits.set(trait, [...new Set([...(this.traits.get(trait) ?? []), ...words])]);
  }

  #card(card: AnyCard): void {
    for (const ability of card.abilities) {
      const list = this.heads.get(frameOf(card)) ?? [];
      this.heads.set(frameOf(card), list);
      list.push(headOf(ability as unknown as Fact));
      this.#ability(ability as unknown as Fact);
    }
  }

  #ability(a: Fact): void {
    if (a.if !== undefined && standsAlone(a.if)) this.conditions.push(a.if);
    for (const place of ['cost', 'declare', 'do'] as const)
      for (const e of (a[place] as readonly AnyEffect[] | undefined) ?? [])
        this.#effect(e as unknown as Fact, place === 'do' && isFact(a.when) && 'always' in a.when ? 'always' : place);
  }

  #effect(e: Fact, place: Place): void {
    const kind = String(e.do);
    this.kinds[place].add(kind);
    for (const [field, spec] of Object.entries(this.game.kinds[kind].fields)) {
      const value = e[field];
      if (value === undefined) continue;
      if (standsAlone(value)) this.said.set(`${kind}.${field}`, [...(this.said.get(`${kind}.${field}`) ?? []), value]);
      const { type } = readField(spec);
      if (type === 'effects') for (const inside of value as readonly Fact[]) this.#effect(inside, field === 'cost' ? 'cost' : 'do');
      if (type === 'modes')
        for (const mode of value as readonly Fact[]) {
          for (const inside of (mode.declare as readonly Fact[] | undefined) ?? []) this.#effect(inside, 'declare');
          for (const inside of mode.do as readonly Fact[]) this.#effect(inside, 'do');
        }
      if (type === 'ability') {
        this.given.push(headOf(value as Fact));
        this.#ability(value as Fact);
      }
    }
  }
}

/** Cards of one sort can have each other's abilities. */
export const frameOf = (card: AnyCard): string => `${card.kind}/${(card.traits.type ?? []).join('+')}`;

const headOf = ({ when, zones, notes, limit }: Fact): Head => ({
  when: when as Fact,
  ...(zones !== undefined && { zones }),
  ...(notes !== undefined && { notes }),
  ...(limit !== undefined && { limit }),
});
