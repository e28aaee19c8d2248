/** A text says what the data says: one field of an effect is changed, and the sentence must be another one, in every language. */
import { type AnyCard, checkCards, type FieldType, type Game, readField } from '@touchline/engine';

type Fact = { readonly [field: string]: unknown };
const isFact = (x: unknown): x is Fact => typeof x === 'object' && x !== null && !Array.isArray(x);

/** How a language says a card. */
export type Sayer = (card: AnyCard) => string;

/** A change nobody hears. */
export interface Silent {
  /** `damage.n` */
  readonly field: string;
  readonly lang: string;
  readonly card: string;
  readonly from: unknown;
  readonly to: unknown;
  readonly text: string;
}

export interface Heard {
  /** Fields that were changed at least once, in a way the game takes. */
  readonly tried: ReadonlySet<string>;
  readonly silent: readonly Silent[];
}

/** A field is changed so often at most: cards of a set say much the same. */
const TIMES = 12;

export function hear(game: Game, cards: readonly AnyCard[], voices: { readonly [lang: string]: Sayer }): Heard {
  const times = new Map<string, number>();
  const silent: Silent[] = [];
  for (const card of cards) {
    const before = Object.entries(voices).map(([lang, say]) => [lang, say, say(card)] as const);
    eachEffect(card.abilities, [], (effect, path) => {
      if (isIdle(card, effect) || isFixed(effect)) return;
      for (const [name, spec] of Object.entries(game.kinds[String(effect.do)]?.fields ?? {})) {
        const field = `${effect.do}.${name}`;
        for (const to of otherValues(game, spec, effect[name])) {
          if (isUsual(name, effect[name]) && isUsual(name, to)) continue;
          if (name === 'live' && (isPriced(effect) || !(isFact(effect.to) && effect.to.zone !== undefined))) continue;
          if ((times.get(field) ?? 0) >= TIMES) break;
          const other = { ...card, abilities: changed(card.abilities, [...path, name], to) as AnyCard['abilities'] };
          if ((name === 'atLeast' && to === effect.count) || (name === 'whose' && isOwner(effect, to ?? effect[name]))) continue;
          if (JSON.stringify(other) === JSON.stringify(card) || checkCards({ ...game.spec, cards: [other] }).length > 0) continue;
          times.set(field, (times.get(field) ?? 0) + 1);
          for (const [lang, say, text] of before)
            if (said(say, other) === text || said(say, other).startsWith(THROWN))
              silent.push({ field, lang, card: card.id, from: effect[name], to, text: said(say, other) });
        }
      }
    });
  }
  return { tried: new Set(times.keys()), silent };
}

const THROWN = 'throws: ';
const said = (say: Sayer, card: AnyCard): string => {
  try {
    return say(card);
  } catch (error) {
    return `${THROWN}${error instanceof Error ? error.message : error}`;
  }
};

/** What a field means that is left out: saying it says nothing else. */
const USUAL: { readonly [field: string]: readonly unknown[] } = {
  count: [1],
  n: [1],
  add: [1],
  times: [1],
  by: ['you'],
  whose: ['you'],
  to: ['all', 'hand'],
  at: ['top'],
  rest: ['bottom'],
};
const isUsual = (field: string, value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0) || (USUAL[field]?.includes(value) ?? false);

/** Who was chosen and is never spoken of: nobody needs to be told. */
const isIdle = (card: AnyCard, { do: kind, name }: Fact): boolean =>
  kind === 'choose' && JSON.stringify(card.abilities).split(`"${name}"`).length < 3;
/** Of one card there is nothing to choose. */
const isFixed = ({ do: kind, from }: Fact): boolean =>
  (kind === 'choose' || kind === 'target') &&
  isFact(from) &&
  (from.self !== undefined || from.event !== undefined || from.bound !== undefined);
/** To whom it belongs a card goes anyway. */
const isOwner = ({ what }: Fact, whose: unknown): boolean => isFact(what) && (what.of === whose || what.bound !== undefined);
/** What a card costs is read wherever it is: that goes without saying. */
const isPriced = ({ stat }: Fact): boolean => stat === 'price' || stat === 'leastPrice' || stat === 'cost';

/** Every effect in these abilities, with the way to it. */
function eachEffect(value: unknown, path: readonly (string | number)[], visit: (effect: Fact, path: readonly (string | number)[]) => void) {
  if (Array.isArray(value)) value.forEach((inner, i) => eachEffect(inner, [...path, i], visit));
  else if (isFact(value)) {
    if (typeof value.do === 'string') visit(value, path);
    for (const [name, inner] of Object.entries(value)) eachEffect(inner, [...path, name], visit);
  }
}

/** The same with another value at this place; undefined: without it. */
function changed(value: unknown, [first, ...rest]: readonly (string | number)[], to: unknown): unknown {
  if (Array.isArray(value)) return value.map((inner, i) => (i === first ? (rest.length === 0 ? to : changed(inner, rest, to)) : inner));
  const { [first]: old, ...others } = value as Fact;
  const next = rest.length === 0 ? to : changed(old, rest, to);
  return next === undefined ? others : { ...(value as Fact), [first]: next };
}

/** What else could stand in a field. */
function otherValues(game: Game, spec: string, value: unknown): unknown[] {
  const { optional, type, words } = readField(spec);
  if (type === null) return [...words.filter((word) => word !== value), ...(optional && value !== undefined ? [undefined] : [])];
  if (type === 'name' || type === 'named') return [];
  const gone = optional && value !== undefined ? [undefined] : [];
  return [...OTHERS[type](value, game), ...gone];
}

const otherNumber = (value: unknown): unknown[] => (typeof value === 'number' ? [value + 1] : value === undefined ? [2] : [3]);

const OTHERS: { readonly [T in Exclude<FieldType, 'name' | 'named'>]: (value: unknown, game: Game) => unknown[] } = {
  cards: (value) => (isFact(value) ? otherCards(value) : []),
  filters: (value) => (Array.isArray(value) && value.length > 0 ? [value.slice(1), [...value.slice(1), { not: value[0] }]] : []),
  number: otherNumber,
  integer: otherNumber,
  condition: (value) => [{ not: value }],
  effects: (value) => (Array.isArray(value) && value.length > 1 ? [value.slice(1), value.slice(0, -1)] : []),
  modes: (value) => (Array.isArray(value) && value.length > 2 ? [value.slice(1)] : []),
  ability: (value) => (isFact(value) && Array.isArray(value.do) && value.do.length > 1 ? [{ ...value, do: value.do.slice(1) }] : []),
  zone: (_value, game) => Object.keys(game.spec.zones),
  stat: (_value, game) => Object.keys(game.spec.cards[0].stats),
  rule: (_value, game) => Object.keys(game.spec.rules ?? {}),
  tally: (_value, game) => Object.keys(game.spec.tallies ?? {}),
  event: (_value, game) => Object.keys(game.spec.events ?? {}),
  flow: () => [],
  text: (value, game) => [...(game.spec.deeds ?? []), ...Object.keys(game.spec.cards[0].traits)].filter((word) => word !== value),
  texts: (value) => (Array.isArray(value) && value.length > 1 ? [value.slice(1)] : []),
  flag: (value) => (value === true ? [undefined] : [true]),
  until: (value, game) => scopesOf(game).filter((scope) => scope !== value && (value !== 'thisTurn' || scope !== 'turn')),
  value: (value) => (typeof value === 'string' || Array.isArray(value) ? [] : otherNumber(value)),
  player: (value) => ['you', 'opponent'].filter((who) => who !== value),
  players: (value) => ['you', 'opponent', 'any'].filter((who) => who !== value),
};

const scopesOf = (game: Game): string[] => [...new Set(Object.values(game.spec.tallies ?? {}).flatMap(({ scope }) => scope ?? []))];

/** Somebody else's, others, more closely described, or less so. */
function otherCards(sel: Fact): unknown[] {
  if (sel.self || sel.event) return [];
  const where = Array.isArray(sel.where) ? sel.where : [];
  const { where: _, ...anywhere } = sel;
  return [
    ...(sel.zone !== undefined ? ['you', 'opponent', 'any'].filter((of) => of !== (sel.of ?? 'any')).map((of) => ({ ...sel, of })) : []),
    ...(where.length > 0 ? [anywhere, { ...sel, where: [{ not: where[0] }, ...where.slice(1)] }] : []),
    ...(sel.other ? [{ ...sel, other: undefined }] : []),
  ];
}
