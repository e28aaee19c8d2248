/** One game's voice in one language: looks up phrases for the parts of a plan and puts them together. */
import type { Ability, AnyEffect, CardDef, Cond, Effect, Filter, Lasting, Mode, Num, Player, Sel, Value, When } from '@touchline/engine';
import type { Book } from './gameWords.ts';
import { type Count, type Meant, type Named, type Naming, namesIn, planEffects, type Step, thingOf } from './plan.ts';
import { type Entry, type Library, type Say, type TableName, tables } from './say.ts';
import type { FilterWords, Lasts } from './sharedBook.ts';
import { type Clause, need, type Phrase, type Phrases, type Said, type Who } from './words.ts';

/** Effects of any game: those of shared kinds are read here, others by the game's own phrases. */
const spoken = (effects: readonly AnyEffect[]) => effects as readonly Effect[];
const isOne = (until: Lasting | readonly Lasting[]): until is Lasting => !Array.isArray(until);

/** The entry of a union member: the phrase whose name is one of the member's fields. */
function phraseFor<T>(table: Phrases<T>, member: object): T {
  for (const key of Object.keys(table)) if (Object.hasOwn(member, key)) return table[key];
  throw new Error(`No phrase for ${JSON.stringify(member)}.`);
}

export class Voice implements Say {
  readonly lang;
  readonly grammar;
  readonly words;
  readonly book;
  readonly library: Library;
  /** How many play: of two, each is the other's opponent. */
  readonly seats: number;
  readonly timings: readonly string[];
  readonly self: CardDef | null;
  readonly #names: ReadonlyMap<string, Naming>;

  constructor(
    library: Library,
    book: Book,
    seats: number,
    timings: readonly string[] = [],
    names: ReadonlyMap<string, Naming> = new Map(),
    self: CardDef | null = null,
  ) {
    this.library = library;
    this.seats = seats;
    this.book = book.shared;
    this.words = book.words;
    this.lang = book.shared.lang;
    this.grammar = book.shared.grammar;
    this.timings = timings;
    this.self = self;
    this.#names = names;
  }

  thing(sel: Meant, count?: Count) {
    const several = sel.bound !== undefined && this.named(sel.bound) === 'several';
    return this.book.thing(thingOf(several ? { ...sel, several } : sel, count), this);
  }

  find<T extends TableName>(table: T, name: string): Entry<T> {
    return need(this.words[table] as Phrases<Entry<T>> | undefined, name, tables[table], this.lang);
  }

  named(name: string): Named {
    return this.#names.get(name)?.is ?? 'one';
  }

  namedFrom(name: string): Sel {
    return this.#names.get(name)?.from ?? {};
  }

  called(name: string): Who | null {
    return this.#names.get(name)?.called ?? null;
  }

  num(n: Num): string {
    if (typeof n === 'number') return String(n);
    return phraseFor<Phrase<Num, Say>>(this.book.nums, n)(n, this);
  }

  value(by: Value): string {
    if (typeof by === 'string') return by;
    return typeof by === 'object' && 'length' in by ? this.grammar.and(by) : this.num(by);
  }

  cond(c: Cond): string {
    return phraseFor<Phrase<Cond, Say>>(this.book.conds, c)(c, this);
  }

  until(given: Lasting | readonly Lasting[] | undefined): string {
    const list = given === undefined ? [] : isOne(given) ? [given] : given;
    return this.grammar.or(
      list.map((u) => {
        const lasts: Lasts = u === 'leaves' ? { leaves: true } : typeof u === 'string' ? { scope: u } : u;
        return phraseFor<Phrase<Lasts, Say>>(this.book.untils, lasts)(lasts, this);
      }),
    );
  }

  /** How a filter is said of a thing: "is of team X", "has 3 or more BCP". */
  says(filter: Filter): string {
    return phraseFor<FilterWords<Filter>>(this.book.filters, filter).says(filter, this);
  }

  beside(filters: readonly Filter[]) {
    const before: string[] = [];
    const after: string[] = [];
    let definite = false;
    for (const filter of filters) {
      const value = 'trait' in filter && typeof filter.is === 'string' ? filter.is : '';
      const trait = 'trait' in filter && value !== '' ? this.find('traits', filter.trait) : null;
      if (trait?.before) before.push(trait.before(value));
      else if (trait?.after) after.push(trait.after(value));
      else after.push(phraseFor<FilterWords<Filter>>(this.book.filters, filter).beside(filter, this));
      definite ||= trait?.definite === true;
    }
    return { before: before.join(' '), after: after.join(' '), definite };
  }

  clause(effect: Effect): Said {
    const { effects = {} } = this.words;
    const own = Object.hasOwn(effects, effect.do) ? effects[effect.do] : null;
    return (own ?? need<Phrase<AnyEffect, Say, Said>>(this.book.kinds, effect.do, 'effect kind', this.lang))(effect, this);
  }

  ordered(said: Said): string {
    return typeof said === 'string' ? said : this.grammar.order(said);
  }

  step(step: Step): string {
    const { shape } = this.book;
    if (step.step === 'do') return this.ordered(this.clause(step.effect));
    if (step.step === 'if') return shape.if(this.cond(step.cond), this.steps(step.then), this.steps(step.otherwise));
    const offered = step.cost.length > 0 ? step.cost : step.then;
    const then = step.cost.length > 0 ? this.steps(step.then) : '';
    return shape.may(this.offer(offered, step.by), then, this.steps(step.otherwise), step.by !== 'you');
  }

  /** "you may discard 1 card and pay 1", "the opponent may draw 1 card" */
  offer(steps: readonly Step[], by: Player = 'you'): string {
    const said = steps.map((s) => (s.step === 'do' ? this.clause(s.effect) : this.step(s))).filter((s) => s !== '');
    const [first, ...rest] = said;
    const who = this.book.player(by);
    const meant = (s: Clause) => s.who.words === who.words;
    const yours = (s: Said): s is Clause => typeof s !== 'string' && meant(s) && !s.stated;
    const { mayThis, theyMayThis } = this.book.shape;
    const all = () => this.grammar.and(said.map((s) => this.ordered(s)));
    if (!yours(first)) return by === 'you' ? mayThis(all()) : theyMayThis(who, all());
    return this.grammar.and([this.grammar.may(first), ...rest.map((s) => (yours(s) ? this.grammar.bare(s) : this.ordered(s)))]);
  }

  /** Everything in one sentence. */
  steps(steps: readonly Step[]): string {
    return this.runs(steps).join('; ');
  }

  /** Plain deeds that follow one another make one sentence; a condition begins a new one. */
  runs(steps: readonly Step[]): string[] {
    const out: string[] = [];
    let plain: string[] = [];
    const flush = () => {
      if (plain.length > 0) out.push(this.grammar.and(plain));
      plain = [];
    };
    for (const step of steps) {
      const said = step.step === 'do' ? this.clause(step.effect) : this.step(step);
      if (said === '') continue;
      if (typeof said === 'string') flush();
      plain.push(this.ordered(said));
      if (typeof said === 'string') flush();
    }
    flush();
    return out;
  }

  effects(effects: readonly AnyEffect[]): string {
    return this.steps(planEffects(spoken(effects)));
  }

  ability(given: Ability<AnyEffect> | number, card?: CardDef): string {
    const compiled = typeof given === 'number' ? this.library.abilities[given] : null;
    const ability = typeof given === 'number' ? this.library.abilities[given].spec : (given as Ability);
    const self = card ?? (compiled ? this.library.defs[compiled.def] : undefined) ?? null;
    const timings = 'use' in ability.when ? ability.when.use : [];
    const own = namesIn([...(ability.cost ?? []), ...(ability.declare ?? []), ...ability.do], this.words);
    // What waits for later still knows what was named.
    const names = new Map([...this.#names, ...own]);
    const text = new Voice(this.library, { shared: this.book, words: this.words }, this.seats, timings, names, self);
    return this.words.frame ? this.words.frame(ability, text.#ability(ability), text) : text.#ability(ability);
  }

  mode(mode: Mode<AnyEffect>): string {
    const declared = spoken(mode.declare ?? []);
    const does = spoken(mode.do);
    const names = new Map([...this.#names, ...namesIn([...declared, ...does], this.words)]);
    const voice = new Voice(this.library, { shared: this.book, words: this.words }, this.seats, this.timings, names, this.self);
    return voice.#sentences([...voice.runs(planEffects(declared)), ...voice.runs(planEffects(does))]);
  }

  #sentences(runs: readonly string[]): string {
    return runs.map((r) => this.grammar.sentence(r)).join(' ');
  }

  /** {when} [limit] [what it needs] [what it costs] what is declared, what happens. */
  #ability(a: Ability): string {
    const shown: Meant[] = [];
    const cost = planEffects(a.cost ?? [], shown);
    const declared = this.runs(planEffects(a.declare ?? [], shown));
    const steps = planEffects(a.do, shown);
    const head = phraseFor<Phrase<When, Say>>(this.book.whens, a.when)(a.when, this);
    const { frame } = this.words;
    const limit =
      a.limit && !frame && !this.words.usualLimit?.(a.limit) ? `[${this.grammar.label(this.book.shape.limit(a.limit, this))}]` : '';
    if ('use' in a.when) {
      // With a cost the condition stands before it: who does not meet it cannot pay either.
      const bracket = a.if
        ? (this.words.bracket?.(a.if, this) ?? (cost.length > 0 ? this.grammar.label(this.book.shape.needs(this.cond(a.if))) : null))
        : null;
      const costs = cost.map((s) => this.#costText(s));
      const runs = [...declared, ...this.runs(steps)];
      if (frame) return this.#sentences(runs);
      if (a.if && bracket === null) runs[0] = this.book.shape.if(this.cond(a.if), runs[0], '');
      const front = [head, limit, bracket === null ? '' : `[${bracket}]`, ...costs].filter((x) => x !== '');
      return [...front, this.#sentences(runs)].filter((x) => x !== '').join(' ');
    }
    if ('always' in a.when) {
      const here = (a.zones ?? []).map((z) => this.find('zones', z).here ?? '').filter((x) => x !== '');
      const text = [this.steps(steps), ...here].join(' ');
      return this.grammar.sentence(a.if ? this.book.shape.onlyIf(text, this.cond(a.if)) : text);
    }
    const may =
      a.may || cost.length > 0
        ? this.book.shape.may(this.offer(cost.length > 0 ? cost : steps), cost.length > 0 ? this.steps(steps) : '', '')
        : this.steps(steps);
    if ('instead' in a.when) {
      const changed = a.if ? this.book.shape.onlyIf(head, this.cond(a.if)) : head;
      return [limit, this.#sentences([changed, may].filter((x) => x !== ''))].filter((x) => x !== '').join(' ');
    }
    const body = a.if ? this.book.shape.if(this.cond(a.if), may, '') : may;
    const sentence =
      declared.length > 0
        ? this.#announced(a, head, declared, a.may || cost.length > 0 ? [may] : this.runs(steps))
        : this.grammar.sentence(`${head}, ${body}`);
    return limit === '' ? sentence : `${limit} ${sentence}`;
  }

  /** "When …, choose 1 …. Deal it …." */
  #announced(a: Ability, head: string, [first, ...others]: readonly string[], deeds: readonly string[]): string {
    const begin = a.if ? this.book.shape.if(this.cond(a.if), first, '') : first;
    return this.#sentences([`${head}, ${begin}`, ...others, ...deeds]);
  }

  #costText(step: Step): string {
    const short = step.step === 'do' ? this.words.bracketCost?.(step.effect) : null;
    return `[${short ?? this.grammar.label(this.step(step))}]`;
  }
}
