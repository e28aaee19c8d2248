/** Values that texts can change (stats, traits, rule values), each under a number: names are looked up once, when a game or a card is read. */
import type { CardDef } from '../model/types.ts';
import type { Workers } from './printed.ts';

/** Everything that is the same in every match about the value of one name. */
export interface ValueInfo {
  readonly id: number;
  readonly name: string;
  /** Texts that change it as long as they are at work. */
  readonly workers: Workers | null;
  /** By card definition: the printed number, and 1 where a text that is always at work could change it (the card's own, or one that speaks of others). */
  readonly base: readonly number[];
  readonly moved: Uint8Array;
  readonly floor: number;
  /** By card definition: the printed words of a trait. */
  readonly words: readonly (readonly string[])[];
  /** Of a rule value: the number, or the option of the match that says it. */
  readonly rule: number | { readonly option: string } | null;
  /**
   * The same value as texts read it while another value is being worked out: without the texts that change it and read it too. So values
   * that depend on each other have a meaning, the same wherever one begins, and no text is walked twice on one path.
   */
  inner: ValueInfo;
}

/** What values are made of. */
export interface ValueSources {
  readonly cards: readonly CardDef[];
  readonly statics: ReadonlyMap<string, Workers>;
  readonly floors?: { readonly [stat: string]: number };
  readonly rules?: { readonly [name: string]: number | { readonly option: string } };
}

const NO_WORDS: readonly string[] = [];

/** The values of one game. */
export class Values {
  /** By number. */
  readonly list: ValueInfo[] = [];
  /** How many cards and rules know. Names that only somebody asks for come after them; of those nothing is remembered. */
  count: number;
  /** Those that are words, by name. */
  readonly traits: ReadonlySet<string>;
  readonly #byName = new Map<string, ValueInfo>();
  readonly #from: ValueSources;

  constructor(from: ValueSources) {
    this.#from = from;
    this.traits = new Set(from.cards.flatMap((card) => Object.keys(card.traits)));
    const names = new Set([
      ...from.cards.flatMap((card) => [...Object.keys(card.stats), ...Object.keys(card.traits)]),
      ...from.statics.keys(),
      ...Object.keys(from.floors ?? {}),
      ...Object.keys(from.rules ?? {}),
    ]);
    for (const name of names) this.#make(name);
    this.count = this.list.length;
  }

  of(name: string): ValueInfo {
    const info = this.#byName.get(name);
    return info === undefined ? this.#make(name) : info;
  }

  #make(name: string): ValueInfo {
    const { statics } = this.#from;
    const info = this.#add(name, statics.get(name) ?? null);
    this.#byName.set(name, info);
    return info;
  }

  /** From now on this value is read without some of its texts while another is being worked out. */
  split(info: ValueInfo, workers: Workers | null): ValueInfo {
    info.inner = this.#add(info.name, workers);
    this.count = this.list.length;
    return info.inner;
  }

  #add(name: string, workers: Workers | null): ValueInfo {
    const { cards, floors, rules } = this.#from;
    const made = {
      id: this.list.length,
      name,
      workers,
      base: cards.map((card) => card.stats[name] ?? 0),
      moved: Uint8Array.from(cards, (_, d) => (workers && (!workers.selfOnly || workers.byDef[d] !== null) ? 1 : 0)),
      floor: floors?.[name] ?? Number.NEGATIVE_INFINITY,
      words: cards.map((card) => card.traits[name] ?? NO_WORDS),
      rule: rules?.[name] ?? null,
    };
    const info: ValueInfo = Object.assign(made, { inner: made as unknown as ValueInfo });
    info.inner = info;
    this.list.push(info);
    return info;
  }
}
