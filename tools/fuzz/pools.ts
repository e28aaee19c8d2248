/** What a game's own cards are made of, taken apart: words and pieces of which others can be composed. */
import { type AnyCard, type Game, readField } from '@touchline/engine';

/** Where an effect stands. */
export type Place = 'cost' | 'declare' | 'do' | 'always';
type Fact = { readonly [field: string]: unknown };

/** When, where and how often an ability works, without what it does. */
export interface Head {
  readonly when: Fact;
  readonly zones?: unknown;
  readonly notes?: unknown;
  readonly limit?: unknown;
  /** What must hold for as long as it works. */
  readonly if?: unknown;
}

/** Kinds a game can use which none of its own cards does. */
export type Also = { readonly [place in Place]?: readonly string[] };

const STANDING = ['gain', 'grant', 'mute', 'forbid', 'require', 'permit'];
/** As plain data. */
const plain = (x: unknown): Fact => JSON.parse(JSON.stringify(x ?? {}));
const facts = (x: unknown): readonly Fact[] => (Array.isArray(x) ? x.filter(isFact) : []);
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
  /** By kind of card: abilities to be taken whole. */
  readonly whole = new Map<string, Fact[]>();

  constructor(game: Game, also: Also = {}, samples: readonly AnyCard[] = []) {
    this.game = game;
    for (const card of game.spec.cards) this.#card(card);
    for (const card of samples) this.whole.set(frameOf(card), [...(this.whole.get(frameOf(card)) ?? []), ...card.abilities.map(plain)]);
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
      list.push(headOf(plain(ability)));
      this.#ability(plain(ability));
    }
  }

  #ability(a: Fact): void {
    if (a.if !== undefined && standsAlone(a.if)) this.conditions.push(a.if);
    for (const place of ['cost', 'declare', 'do'] as const)
      for (const e of facts(a[place])) this.#effect(e, place === 'do' && isFact(a.when) && 'always' in a.when ? 'always' : place);
  }

  #effect(e: Fact, place: Place): void {
    const kind = String(e.do);
    this.kinds[place].add(kind);
    for (const [field, spec] of Object.entries(this.game.kinds[kind].fields)) {
      const value = e[field];
      if (value === undefined) continue;
      if (standsAlone(value)) this.said.set(`${kind}.${field}`, [...(this.said.get(`${kind}.${field}`) ?? []), value]);
      const { type } = readField(spec);
      if (type === 'effects') for (const inside of facts(value)) this.#effect(inside, field === 'cost' ? 'cost' : 'do');
      if (type === 'modes')
        for (const mode of facts(value)) {
          for (const inside of facts(mode.declare)) this.#effect(inside, 'declare');
          for (const inside of facts(mode.do)) this.#effect(inside, 'do');
        }
      if (type === 'ability') {
        this.given.push(headOf(plain(value)));
        this.#ability(plain(value));
      }
    }
  }
}

/** Cards of one sort can have each other's abilities. */
export const frameOf = (card: AnyCard): string => `${card.kind}/${(card.traits.type ?? []).join('+')}`;

export const headOf = ({ when, zones, notes, limit, if: cond }: Fact): Head => ({
  when: plain(when),
  ...(zones !== undefined && { zones }),
  ...(notes !== undefined && { notes }),
  ...(limit !== undefined && { limit }),
  ...(isFact(when) && 'always' in when && isFact(cond) && 'is' in cond && { if: cond }),
});
