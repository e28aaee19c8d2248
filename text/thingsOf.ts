/** The part of a shared phrase book that speaks of things: selectors, conditions, numbers, filters. */
import type { Filter, Happened, Num } from '@touchline/engine';
import { worded } from './gameWords.ts';
import type { Say } from './say.ts';
import { lyingWords } from './say.ts';
import type { SharedBook } from './sharedBook.ts';
import type { Wording } from './wording.ts';

export function thingsOf({ grammar, things }: Wording): Pick<SharedBook, 'thing' | 'conds' | 'nums' | 'filters'> {
  return {
    thing: things.thing,
    conds: {
      all: (c, say) => things.all(c.all.map((cond) => say.cond(cond))),
      any: (c, say) => things.any(c.any.map((cond) => say.cond(cond))),
      not: (c, say) => {
        if ('not' in c.not) return say.cond(c.not.not);
        const said = say.cond(c.not);
        const none = 'exists' in c.not ? things.none(said) : said;
        return none === said ? things.untrue(said) : none;
      },
      exists: (c, say) => things.exists(c.exists, c.atLeast === undefined ? '1' : say.num(c.atLeast), say),
      happened: (c, say) =>
        things.happened(told(c.happened, say), withinWords(c.within, say), c.atLeast === undefined ? '1' : say.num(c.atLeast)),
      compare: ({ compare: [left, sign, right] }, say) => things.compared(say.num(left), sign, say.num(right)),
      is: (c, say) => worded(say.find('conditions', c.is), String(c.with ?? ''), say),
    },
    nums: numsOf({ grammar, things }),
    filters: filtersOf({ grammar, things }),
  };
}

type Part = Pick<Wording, 'grammar' | 'things'>;

/** What has happened, as a clause. */
const told = (e: Happened['happened'], say: Say): string => say.book.grammar.tell(say.book.happens(e.on, e, say));

/** "this turn". */
export const withinWords = (scope: string, say: Say): string => say.words.scopes?.[`within ${scope}`] ?? '';

function numsOf({ grammar, things: { nums } }: Part): SharedBook['nums'] {
  const said = (numbers: readonly Num[], say: Say): string[] => numbers.map((n) => say.num(n));
  return {
    ...nums,
    mark: (n, say) => nums.mark(lyingWords(n.mark, say), say.thing(n.of, 'all').words),
    event: () => nums.event,
    happened: (n, say) => nums.happened(told(n.happened, say), withinWords(n.within, say)),
    plus: (n, say) => said(n.plus, say).join(` ${nums.plus} `),
    times: (n, say) => said(n.times, say).join(` ${nums.times} `),
    least: (n, say) => nums.least(grammar.and(said(n.least, say))),
    most: (n, say) => nums.most(grammar.and(said(n.most, say))),
    half: (n, say) => nums.half(say.num(n.half), n.up === true),
    tally: (n, say) => say.find('tallies', n.tally),
    bound: (n, say) => (say.named(n.bound) === 'number' ? nums.chosenNumber : nums.chosenCards(say.words.card)),
    if: (n, say) => nums.if(say.num(n.then), say.cond(n.if), say.num(n.else)),
  };
}

function filtersOf({ grammar, things: { filters: w } }: Part): SharedBook['filters'] {
  const that = (said: string): string => `${w.that} ${said}`;
  const bounds = (f: { readonly stat: string; readonly atLeast?: Num; readonly atMost?: Num }, say: Say): string => {
    const { name } = say.find('stats', f.stat);
    const [low, high] = [f.atLeast, f.atMost].map((n) => (n === undefined ? '' : say.num(n)));
    return (low === '' ? w.atMost : high === '' ? w.atLeast : w.between)({ low, high, name });
  };
  const traits = (words: string | readonly string[]): readonly string[] => (typeof words === 'string' ? [words] : words);
  const isNot = (f: Filter, say: Say): string => {
    if ('not' in f) return say.says(f.not);
    const said = say.says(f);
    const not = 'any' in f || 'all' in f ? said : w.not(said);
    return not === said ? w.noneThat(said) : not;
  };
  const isA = (kind: string, say: Say): string => `${w.is} ${grammar.a(say.find('cardKinds', kind))}`;
  return {
    trait: {
      beside: (f, say) => that(say.says(f)),
      says: (f, say) => grammar.or(traits(f.is).map((value) => say.find('traits', f.trait).says(value))),
    },
    named: {
      beside: (f, say) => w.ofNamed(f, say.words.traits?.[f.of]?.named),
      says: (f, say) => `${w.is} ${w.ofNamed(f, say.words.traits?.[f.of]?.named)}`,
    },
    stat: {
      beside: (f, say) => `${w.with} ${bounds(f, say)}`,
      says: (f, say) => `${w.has} ${bounds(f, say)}`,
    },
    mark: {
      beside: (f, say) => say.find('marks', f.mark).beside(f, say),
      says: (f, say) => say.find('marks', f.mark).says(f, say),
    },
    kind: { beside: (f, say) => that(isA(f.kind, say)), says: (f, say) => isA(f.kind, say) },
    not: { beside: (f, say) => that(isNot(f.not, say)), says: (f, say) => isNot(f.not, say) },
    any: {
      beside: (f, say) => that(grammar.or(f.any.map((one) => say.says(one)))),
      says: (f, say) => grammar.or(f.any.map((one) => say.says(one))),
    },
    all: {
      beside: (f, say) => that(grammar.and(f.all.map((one) => say.says(one)))),
      says: (f, say) => grammar.and(f.all.map((one) => say.says(one))),
    },
  };
}
