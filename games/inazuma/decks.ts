/** Ready decks and what a legal list is (INA-100): everything is checked before a match begins (INA-114). */
import type { AnyCard, DeckList, DeckProblem, Options } from '@touchline/engine';
import { formationOf, formations } from './formations.ts';

const copies = (counts: { readonly [id: string]: number }) => Object.entries(counts).flatMap(([id, n]) => new Array<string>(n).fill(id));

const ready = (name: string, goalkeeper: string, counts: { readonly [id: string]: number }): DeckList => ({
  goalkeeper: [goalkeeper],
  starting: formations[name].flat(),
  deck: copies(counts),
});

/** Goalkeepers in none of these are for lists of one's own: a list has one. */
export const decks = {
  'Raimon Fire': ready('Raimon Fire', 'S1-1', {
    ...{ 'S1-2': 3, 'FF-18': 3, 'S1-15': 2, 'S1-14': 3, 'S1-17': 3, 'S1-16': 2, 'INH-R01': 3 },
    ...{ 'S1-18': 3, 'S1-19': 2, 'INH-T01': 2, 'INH-T02': 2, 'FF-99': 1, 'FF-98': 1 },
  }),
  'Swiftlake Run': ready('Swiftlake Run', 'FF-26', {
    ...{ 'S1-20': 3, 'S1-21': 2, 'INH-R02': 3, 'INH-R03': 3, 'INH-R04': 2, 'INH-R05': 3, 'INH-R06': 3 },
    ...{ 'INH-T03': 1, 'INH-T04': 3, 'INH-T05': 1, 'INH-T06': 3, 'FF-100': 1, 'FF-99': 1, 'FF-98': 1 },
  }),
  'Concord Union': ready('Concord Union', 'INH-G3', {
    ...{ 'S1-3': 1, 'INH-R07': 3, 'INH-R08': 3, 'INH-R09': 3, 'INH-R10': 3, 'INH-R11': 3, 'INH-R12': 2 },
    ...{ 'S1-25': 2, 'INH-T07': 2, 'INH-T08': 2, 'INH-T09': 2, 'INH-T14': 1, 'FF-98': 2, 'FF-100': 1 },
  }),
  'Riddlemoor Veil': ready('Riddlemoor Veil', 'FF-73', {
    ...{ 'INH-R13': 3, 'INH-R14': 3, 'INH-R15': 3, 'INH-R16': 3, 'INH-R17': 2, 'INH-R18': 2, 'INH-R19': 2 },
    ...{ 'INH-T10': 3, 'INH-T11': 1, 'INH-T12': 2, 'INH-T13': 2, 'INH-T14': 1, 'INH-T15': 1, 'FF-98': 1, 'FF-99': 1 },
  }),
  // The two published starters: who begins is a fact (INA-R59), their 30 other cards are not known and are chosen among the published ones.
  'Axel Blaze': ready('Axel Blaze', 'S1-1', {
    ...{ 'S1-2': 3, 'S1-14': 3, 'S1-15': 3, 'S1-16': 3, 'S1-17': 3, 'S1-20': 2, 'S1-21': 3, 'FF-18': 3 },
    ...{ 'S1-18': 3, 'S1-19': 2, 'FF-99': 1, 'FF-98': 1 },
  }),
  'Jude Sharp': ready('Jude Sharp', 'FF-49', {
    ...{ 'S1-3': 3, 'S1-14': 3, 'S1-15': 3, 'S1-16': 2, 'S1-17': 3, 'S1-20': 3, 'S1-21': 2, 'FF-97': 2 },
    ...{ 'S1-25': 3, 'S1-18': 2, 'S1-19': 1, 'FF-98': 1, 'FF-99': 1, 'FF-100': 1 },
  }),
} as const satisfies { readonly [name: string]: DeckList };

/** Where the cards of each group lie at the start: the goalkeeper is in neither pile (INA-112). */
export const groups = { goalkeeper: 'goal', starting: 'starting', deck: 'deck' } as const;

type Find = (id: string) => AnyCard | undefined;

interface GroupRule {
  readonly fits: readonly string[];
  readonly fitClause: string;
  readonly size: (n: number) => boolean;
  readonly sizeClause: string;
  readonly needs: string;
}

const RULES: { readonly [group: string]: GroupRule } = {
  goalkeeper: { fits: ['goalkeeper'], fitClause: 'INA-112', size: (n) => n === 1, sizeClause: 'INA-102', needs: '1' },
  // INA-113: as many of one position as its owner likes.
  starting: { fits: ['starting'], fitClause: 'INA-103', size: (n) => n === 10, sizeClause: 'INA-103', needs: '10' },
  deck: { fits: ['reserve', 'technique'], fitClause: 'INA-106', size: (n) => n >= 30, sizeClause: 'INA-105', needs: '30+' },
};

/** What a match cannot do without: known groups and cards, each kind in its place, one goalkeeper. */
function misplaced(list: DeckList, options: Options, card: Find): DeckProblem[] {
  const problems: DeckProblem[] = [];
  for (const group of Object.keys(list))
    if (!RULES[group]) problems.push({ clause: 'INA-114', args: { what: 'group', group, groups: Object.keys(RULES).join(', ') } });
  for (const [group, rule] of Object.entries(RULES))
    for (const id of new Set(list[group] ?? [])) {
      const def = card(id);
      if (!def) problems.push({ clause: 'INA-114', card: id, args: { what: 'unknown', group } });
      else if (!rule.fits.includes(def.kind))
        problems.push({ clause: rule.fitClause, card: id, args: { what: 'place', group, kind: def.kind } });
      else if (!inPool(def, options)) problems.push({ clause: 'INA-114', card: id, args: { what: 'pool', group } });
    }
  return problems;
}

/** The option `cardPool`: the known cards alone, with the house set, or with cards from a file. */
function inPool({ notes }: AnyCard, { cardPool }: Options): boolean {
  return cardPool === 'custom' || notes?.set === 'known' || (cardPool === 'all' && notes?.set === 'house');
}

function wrongSizes(list: DeckList, checked: readonly string[]): DeckProblem[] {
  return checked.flatMap((group) => {
    const { size, sizeClause: clause, needs } = RULES[group];
    const count = (list[group] ?? []).length;
    return size(count) ? [] : [{ clause, args: { what: 'size', group, count, needs } }];
  });
}

/** INA-104, INA-107, INA-108, INA-109: names are counted in each pile by itself, whatever else is printed on the cards. */
function tooMany(list: DeckList, group: string, most: number, clause: string, card: Find): DeckProblem[] {
  const found = new Map<string, string[]>();
  for (const id of list[group] ?? []) {
    const def = card(id);
    if (def) found.set(def.name, [...(found.get(def.name) ?? []), id]);
  }
  return [...found].flatMap(([name, ids]) =>
    ids.length > most ? [{ clause, card: ids[0], args: { what: 'copies', group, name, count: ids.length, most } }] : [],
  );
}

const sameCards = (a: readonly string[] = [], b: readonly string[] = []) =>
  a.length === b.length && [...a].sort(byText).every((id, i) => id === [...b].sort(byText)[i]);
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const isReady = (list: DeckList) =>
  Object.values(decks).some((deck: DeckList) => Object.keys(RULES).every((group) => sameCards(list[group], deck[group])));

/**
 * One problem per mistake, naming the card and the clause. `deckRules`: `open` leaves sizes and copies free; `starter` allows the ready
 * lists only, as the published ones are not known in full.
 */
export function checkDeck(list: DeckList, options: Options, card: Find): DeckProblem[] {
  const problems = misplaced(list, options, card);
  if (options.starterFormations && !formationOf(list.starting ?? []))
    problems.push({ clause: 'INA-R59', args: { what: 'formation', group: 'starting' } });
  if (options.deckRules === 'open') return [...problems, ...wrongSizes(list, ['goalkeeper'])];
  if (options.deckRules === 'starter' && !isReady(list)) problems.push({ clause: 'INA-114', args: { what: 'starter', group: 'deck' } });
  return [
    ...problems,
    ...wrongSizes(list, Object.keys(RULES)),
    ...tooMany(list, 'starting', 1, 'INA-104', card),
    ...tooMany(list, 'deck', 3, 'INA-107', card),
  ];
}
