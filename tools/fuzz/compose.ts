/** Cards composed at random from the declared kinds of a game: costs of several parts, things given twice, sources that leave, choices in choices. */
import { type AnyCard, checkCards, type FieldType, type Game, readField, type Stream } from '@touchline/engine';
import { frameOf, type Head, headOf, type Place, type Pools } from './pools.ts';

type Fact = { [field: string]: unknown };

/** What has been named so far, by what it stands for. */
interface Names {
  readonly cards: readonly string[];
  readonly numbers: readonly string[];
  readonly words: readonly string[];
  /** Shares of a number among targets. */
  readonly shares: readonly string[];
}
const NOTHING: Names = { cards: [], numbers: [], words: [], shares: [] };
/** For a game whose cards must have certain texts. */
export interface Vary {
  /** The same card with other numbers beside its texts, and with what stands there because of them. */
  readonly card: (card: AnyCard, dice: Stream) => AnyCard;
  /** Kinds that mean something in texts of one moment; none: any. */
  readonly kinds: (moment: string) => readonly string[];
}
const DEEPEST = 3;
const TRIES = 12;
/** What kinds name: cards, numbers or words. */
const NAMES: { readonly [kind: string]: keyof Names } = {
  choose: 'cards',
  target: 'cards',
  mill: 'cards',
  eachSelects: 'cards',
  chooseOne: 'cards',
  mayDiscard: 'cards',
  move: 'cards',
  spend: 'cards',
  discard: 'cards',
  number: 'numbers',
  x: 'numbers',
  extra: 'numbers',
  word: 'words',
  split: 'shares',
};

const isSelector = (x: unknown): x is Fact => typeof x === 'object' && x !== null && !Array.isArray(x);

export class Composer {
  readonly #pools: Pools;
  readonly #game: Game;
  readonly #dice: Stream;
  #named = 0;
  /** Something happened: a text may speak of it. */
  #event = false;

  readonly #vary: Vary | undefined;
  /** Of the kinds, those to choose from; none: all. */
  #fitting: readonly string[] = [];

  constructor(pools: Pools, dice: Stream, vary?: Vary) {
    this.#pools = pools;
    this.#game = pools.game;
    this.#dice = dice;
    this.#vary = vary;
  }

  /** The same card with other abilities, such as the game takes; itself if none were found. */
  card(card: AnyCard): AnyCard {
    if (this.#vary) return this.#textByText(card, this.#vary);
    const heads = this.#pools.heads.get(frameOf(card));
    if (!heads) return card;
    for (let i = 0; i < TRIES; i++) {
      this.#named = 0;
      const many = 1 + this.#dice.below(2);
      // What a card must be able to do, as its own sort does, comes first.
      const first = this.#ability(this.#first(card, heads));
      const whole = this.#pools.whole.get(frameOf(card)) ?? [];
      const abilities = [
        first,
        ...Array.from({ length: many - 1 }, () => this.#ability(this.#one(heads))),
        ...(whole.length > 0 && this.#chance(25) ? [this.#one(whole)] : []),
      ];
      const made: AnyCard = { ...card, abilities: JSON.parse(JSON.stringify(abilities)) };
      if (this.#isTaken(made)) return made;
    }
    return card;
  }

  /** A card that must have certain texts keeps their moments: each is exchanged for itself, and what is printed beside them with it. */
  #textByText(card: AnyCard, vary: Vary): AnyCard {
    const other = vary.card(card, this.#dice);
    let made = this.#isTaken(other) ? other : card;
    for (const [i, own] of card.abilities.entries())
      for (let tries = 0; tries < TRIES * 4; tries++) {
        this.#named = 0;
        this.#fitting = this.#chance(80) && 'use' in own.when ? vary.kinds(own.when.use[0]) : [];
        const ability = this.#ability(headOf(JSON.parse(JSON.stringify(own))), 1);
        const abilities = made.abilities.map((a, j) => (i === j ? JSON.parse(JSON.stringify(ability)) : a));
        const next = vary.card({ ...made, abilities }, this.#dice);
        if (!this.#isTaken(next)) continue;
        made = next;
        break;
      }
    return JSON.stringify(made) === JSON.stringify(card) ? card : made;
  }

  #isTaken(card: AnyCard): boolean {
    return checkCards({ ...this.#game.spec, cards: [card] }).length === 0;
  }

  #first(card: AnyCard, heads: readonly Head[]): Head {
    const own = card.abilities.find((a) => 'use' in a.when);
    return own ? headOf(JSON.parse(JSON.stringify(own))) : this.#one(heads);
  }

  #one<T>(list: readonly T[]): T {
    return list[this.#dice.below(list.length)];
  }
  #chance(percent: number): boolean {
    return this.#dice.below(100) < percent;
  }

  #ability(head: Head, depth = 0, outer: Names = NOTHING): Fact {
    const { when } = head;
    const before = this.#event;
    this.#event = 'on' in when || 'instead' in when;
    const standing = 'always' in when;
    const names = { ...outer };
    const used = 'use' in when;
    // Several at once: what they do then speaks of none of them.
    const together = 'on' in when && this.#chance(12);
    if (together) this.#event = false;
    const declares = !standing && !('instead' in when) && this.#pools.kinds.declare.size > 0 && this.#chance(45);
    const declare = declares ? this.#effects('declare', depth, names, 1) : undefined;
    const cost = used && this.#pools.kinds.cost.size > 0 && this.#chance(60) ? this.#effects('cost', depth, names, 2) : undefined;
    const made: Fact = {
      when: together ? { ...when, together: 1 + this.#dice.below(2) } : when,
      ...(head.zones !== undefined && { zones: head.zones }),
      ...(head.limit !== undefined && !standing && { limit: head.limit }),
      ...(head.notes !== undefined && { notes: head.notes }),
      ...(head.if !== undefined ? { if: head.if } : this.#chance(25) && !('instead' in when) && { if: this.#condition(depth, NOTHING) }),
      ...(cost && { cost }),
      ...(declare && { declare }),
      ...('on' in when && this.#chance(15) && { may: true }),
      do: this.#effects(standing ? 'always' : 'do', depth, names, 1 + this.#dice.below(3)),
    };
    this.#event = before;
    return made;
  }

  /** In order: what one of them names the next may speak of. */
  #effects(place: Place, depth: number, names: Names, most: number): Fact[] {
    const kinds = [...this.#pools.kinds[place]].filter(
      (kind) => (depth < DEEPEST || !this.#nests(kind)) && (place !== 'do' || this.#fitting.length === 0 || this.#fitting.includes(kind)),
    );
    if (kinds.length === 0) return [];
    return Array.from({ length: Math.max(1, most) }, () => this.#effect(this.#one(kinds), place, depth, names));
  }

  #nests(kind: string): boolean {
    return Object.values(this.#game.kinds[kind].fields).some((spec) => /^(effects|modes|ability)/.test(spec));
  }

  #effect(kind: string, place: Place, depth: number, names: Names): Fact {
    const made: Fact = { do: kind };
    if (kind === 'gain') return { ...made, ...this.#gain(place, depth, names) };
    for (const [field, spec] of Object.entries(this.#game.kinds[kind].fields)) {
      const { optional, type, words } = readField(spec);
      if (place === 'always' && /^(until|live|apart|laid)$/.test(field)) continue;
      if (optional && this.#chance(type === 'cards' ? 20 : 45)) continue;
      const value = type === null ? this.#one(words) : this.#value(kind, field, type, depth, names);
      if (value !== undefined) made[field] = value;
    }
    // What is not one's own cannot be paid with, and cards go where they belong.
    if (kind === 'spend' && isSelector(made.from) && made.from.zone !== undefined) made.from = { ...made.from, of: 'you' };
    if (kind === 'eachSelects' && isSelector(made.from) && made.from.zone !== undefined) made.from = { ...made.from, of: 'any' };
    if (kind === 'move' && this.#game.spec.zones.stack) for (const field of ['whose', 'at']) delete made[field];
    if (made.to !== undefined && made.whose !== undefined && /^(forbid|require|permit)$/.test(kind)) delete made.whose;
    return made;
  }

  /** One value and one change of it. */
  #gain(place: Place, depth: number, names: Names): Fact {
    const { spec } = this.#game;
    const rules = Object.keys(spec.rules ?? {});
    const stats = this.#pools.said.get('gain.stat') ?? [];
    const traits = (this.#pools.said.get('gain.trait') ?? []) as readonly string[];
    const until = place === 'always' ? {} : { until: this.#value('gain', 'until', 'until', depth, names) ?? undefined };
    if (stats.length === 0 || (traits.length > 0 && this.#chance(25))) {
      if (traits.length === 0) return { rule: this.#one(rules), add: 1, whose: 'you', ...until };
      const trait = this.#one(traits);
      return {
        to: this.#cards('gain', 'to', depth, names),
        trait,
        [this.#chance(70) ? 'also' : 'set']: this.#one(this.#pools.traits.get(trait) ?? ['']),
        ...until,
      };
    }
    if (rules.length > 0 && this.#chance(6)) return { rule: this.#one(rules), add: this.#chance(50) ? 1 : -1, whose: 'you', ...until };
    const change = this.#chance(80) ? 'add' : this.#one(['set', 'atLeast', 'atMost']);
    const seen = this.#pools.said.get('gain.add') ?? [1];
    const by = this.#chance(65) ? this.#one(seen) : this.#number('gain', 'add', depth, names);
    return { to: this.#cards('gain', 'to', depth, names), stat: this.#one(stats), [change]: by, ...until };
  }

  #value(kind: string, field: string, type: FieldType, depth: number, names: Names): unknown {
    const seen = this.#pools.said.get(`${kind}.${field}`) ?? [];
    switch (type) {
      case 'name': {
        const name = `n${++this.#named}`;
        const what = NAMES[kind];
        // Known to what comes after it.
        if (what) Object.assign(names, { [what]: [...names[what], name] });
        return name;
      }
      case 'named':
        return names.shares.length > 0 ? this.#one(names.shares) : undefined;
      case 'cards':
        return this.#cards(kind, field, depth, names);
      case 'number':
        return this.#number(kind, field, depth, names);
      case 'integer':
        return seen.length > 0 ? this.#one(seen) : 1 + this.#dice.below(2);
      case 'condition':
        return this.#condition(depth, names);
      case 'filters':
        return this.#filters(depth, names);
      case 'effects':
        return this.#effects(field === 'cost' ? 'cost' : 'do', depth + 1, { ...names }, 1 + this.#dice.below(2));
      case 'modes':
        return Array.from({ length: 2 }, () => {
          const inside = { ...names };
          const declare = this.#chance(50) ? [this.#effect('target', 'declare', depth + 1, inside)] : undefined;
          return { ...(declare && { declare }), do: this.#effects('do', depth + 1, inside, 1) };
        });
      case 'ability': {
        const heads = this.#pools.given.filter(({ when }) => kind !== 'later' || 'on' in when);
        return heads.length === 0 ? undefined : this.#ability(this.#one(heads), depth + 1, kind === 'grant' ? NOTHING : names);
      }
      case 'flag':
        return this.#chance(40) ? true : undefined;
      case 'player':
      case 'players':
        return this.#one(['you', this.#game.seats.every((n) => n === 2) ? 'opponent' : 'next']);
      default:
        return seen.length > 0 ? this.#one(seen) : this.#fallback(kind, field, type);
    }
  }

  #fallback(kind: string, field: string, type: FieldType): unknown {
    const { spec } = this.#game;
    if (type === 'zone') return this.#one(Object.keys(spec.zones).filter((zone) => spec.zones[zone].active));
    if (type === 'stat') return this.#one(Object.keys(spec.cards[0].stats));
    if (type === 'rule') return this.#one(Object.keys(spec.rules ?? {}));
    if (type === 'tally') return this.#one(Object.keys(spec.tallies ?? {}));
    if (field === 'deed') return this.#one(spec.deeds ?? ['']);
    if (field === 'counter') return this.#one(['charge', 'spark']);
    if (field === 'trait') return this.#one([...this.#pools.traits.keys()]);
    if (kind === 'become' && field === 'keywords') return [];
    return undefined;
  }

  #cards(kind: string, field: string, depth: number, names: Names): Fact {
    const seen = (this.#pools.said.get(`${kind}.${field}`) ?? []) as readonly Fact[];
    if (names.cards.length > 0 && this.#chance(40)) return { bound: this.#one(names.cards) };
    if (seen.length > 0 && this.#chance(45)) return this.#one(seen);
    if (this.#chance(20)) return { self: true };
    if (this.#event && this.#chance(15)) return { event: true };
    const zones = seen.flatMap((s) => (typeof s.zone === 'string' ? [s.zone] : []));
    const active = Object.keys(this.#game.spec.zones).filter((zone) => this.#game.spec.zones[zone].active);
    const zone = zones.length > 0 && this.#chance(70) ? this.#one(zones) : this.#one(active);
    return {
      zone,
      of: this.#one(['you', 'any', this.#game.seats.every((n) => n === 2) ? 'opponent' : 'opponents']),
      // What nobody sees is not told apart.
      ...(this.#game.spec.zones[zone].owner === 'card' && this.#chance(60) && { where: this.#filters(depth, names) }),
      ...(this.#chance(20) && { other: true }),
    };
  }

  #filters(depth: number, names: Names): Fact[] {
    return Array.from({ length: 1 + this.#dice.below(2) }, () => this.#filter(depth, names));
  }

  #filter(depth: number, names: Names): Fact {
    const roll = this.#dice.below(10);
    if (roll < 5 || depth > DEEPEST) return this.#traitFilter();
    if (roll < 7) {
      const stat = this.#one(this.#statsRead());
      return stat === undefined ? this.#traitFilter() : { stat, [this.#chance(50) ? 'atLeast' : 'atMost']: this.#around(stat) };
    }
    if (roll < 8 && this.#game.marks.length > 0)
      return { mark: this.#one(this.#game.marks), ...(this.#chance(50) ? { is: this.#dice.below(2) } : { atLeast: 1 }) };
    if (roll < 9) return { not: this.#filter(depth + 1, names) };
    return { [this.#chance(60) ? 'any' : 'all']: [this.#filter(depth + 1, names), this.#filter(depth + 1, names)] };
  }

  #traitFilter(): Fact {
    const traits = [...this.#pools.traits].filter(([trait, words]) => words.length > 1 && !/^(keyword|icon|item|cp)$/.test(trait));
    const [trait, words] = this.#one(traits);
    const one = this.#one(words);
    return { trait, is: this.#chance(80) ? one : [...new Set([one, this.#one(words)])] };
  }

  /** Numbers that texts of the game speak of. */
  #statsRead(): readonly string[] {
    const all = JSON.stringify(this.#game.spec.cards.map((c) => c.abilities));
    return Object.keys(this.#game.spec.cards[0].stats).filter(
      (stat) => all.includes(`"stat":"${stat}"`) && stat !== 'price' && stat !== 'leastPrice',
    );
  }

  /** A number such as cards have printed. */
  #around(stat: string): number {
    return this.#one(this.#game.defs).stats[stat] ?? 1;
  }

  #number(kind: string, field: string, depth: number, names: Names): unknown {
    const seen = (this.#pools.said.get(`${kind}.${field}`) ?? []).filter((n) => typeof n === 'number');
    const plain = () => (seen.length > 0 ? this.#one(seen) : 1 + this.#dice.below(2));
    if (depth >= DEEPEST || this.#chance(65)) return plain();
    if (names.numbers.length > 0 && this.#chance(40)) return { bound: this.#one(names.numbers) };
    const roll = this.#dice.below(8);
    if (roll === 6)
      return { times: [plain(), { different: this.#one([...this.#pools.traits.keys()]), of: this.#cards('', '', depth + 1, names) }] };
    if (roll === 7) return this.#happened() ?? plain();
    if (roll === 0) return { times: [plain(), { count: this.#cards('', '', depth + 1, names) }] };
    if (roll === 1) return { count: this.#cards('', '', depth + 1, names) };
    if (roll === 2) return { plus: [plain(), this.#number(kind, field, depth + 1, names)] };
    if (roll === 3) return { if: this.#condition(depth + 1, names), then: plain(), else: plain() };
    if (roll === 4) return { half: this.#number(kind, field, depth + 1, names) };
    const stat = this.#one(this.#statsRead());
    // Only where such numbers are of one size.
    return stat !== undefined && kind === 'gain'
      ? { stat, of: names.cards.length > 0 ? { bound: this.#one(names.cards) } : { self: true } }
      : plain();
  }

  /** What some text waits for has happened in a scope of which the game keeps count. */
  #happened(): Fact | null {
    const scopes = [...new Set(Object.values(this.#game.spec.tallies ?? {}).flatMap(({ scope }) => scope ?? []))];
    const waits = [...this.#pools.heads.values()].flat().flatMap(({ when }) => ('on' in when ? [when] : []));
    if (scopes.length === 0 || waits.length === 0) return null;
    const { together: _, ...happened } = this.#one(waits);
    return { happened, within: this.#one(scopes) };
  }

  #condition(depth: number, names: Names): unknown {
    const { conditions } = this.#pools;
    if (conditions.length > 0 && this.#chance(40)) return this.#one(conditions);
    if (depth < DEEPEST && this.#chance(20)) return { not: this.#condition(depth + 1, names) };
    if (depth < DEEPEST && this.#chance(15))
      return { [this.#chance(50) ? 'all' : 'any']: [this.#condition(depth + 1, names), this.#condition(depth + 1, names)] };
    const happened = this.#chance(25) ? this.#happened() : null;
    if (happened) return { ...happened, ...(this.#chance(30) && { atLeast: 2 }) };
    return { exists: this.#cards('', '', depth + 1, names), ...(this.#chance(30) && { atLeast: 2 }) };
  }
}
