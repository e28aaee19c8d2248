/** Ready decks and what a legal list is (EPC-100): exact sizes (EPC-R29), no limit on copies, licences included (EPC-105, EPC-R30). */
import type { AnyCard, DeckList, DeckProblem, Options } from '@touchline/engine';

const copies = (prefix: string, counts: readonly number[]) =>
  counts.flatMap((n, i) => new Array<string>(n).fill(`${prefix}${String(i + 1).padStart(2, '0')}`));
const eight = (first: number) => Array.from({ length: 8 }, (_, i) => `PC-H${String(first + i).padStart(2, '0')}`);

const ready = (
  prefix: string,
  counts: readonly number[],
  firstMove: number,
  goalkeeper: string,
  licences: readonly string[],
): DeckList => ({
  deck: copies(prefix, counts),
  hissatsu: eight(firstMove),
  goalkeeper: [goalkeeper],
  licences,
});

/** Goalkeepers in none of these are for lists of one's own: a list has one. */
export const decks = {
  'Galewick Relay': ready('PC-G', [3, 3, 2, 3, 3, 2, 3, 3, 2, 2, 2, 2], 1, 'PC-K1', ['PC-P1', 'PC-P2']),
  'Ironmoor Rampart': ready('PC-I', [3, 2, 2, 3, 2, 3, 2, 3, 3, 2, 2, 3], 9, 'PC-K2', ['PC-P3', 'PC-P4']),
  'Lanternfall Tricks': ready('PC-L', [3, 3, 2, 3, 2, 2, 3, 3, 3, 2, 2, 2], 17, 'PC-K3', ['PC-P5', 'PC-P6']),
  'Emberquay Furnace': ready('PC-E', [3, 2, 3, 3, 2, 3, 2, 3, 2, 2, 3, 2], 25, 'PC-K4', ['PC-P7', 'PC-P8']),
} as const satisfies { readonly [name: string]: DeckList };

/** Where the cards of each group lie at the start (EPC-106, EPC-107, EPC-109). */
export const groups = { deck: 'deck', hissatsu: 'hissatsuHand', goalkeeper: 'goalkeeper', licences: 'licences' } as const;

const MOVES = ['shoot', 'dribble', 'block', 'catch', 'support'];

interface GroupRule {
  readonly size: (n: number) => boolean;
  readonly sizeClause: string;
  readonly needs: string;
  readonly fits: (card: AnyCard) => boolean;
  readonly fitClause: string;
}

/** EPC-R27: goalkeepers never go into the deck, and nobody else keeps goal. */
const RULES: { readonly [group: string]: GroupRule } = {
  deck: { size: (n) => n === 30, sizeClause: 'EPC-101', needs: '30', fits: (c) => c.kind === 'character', fitClause: 'EPC-112' },
  hissatsu: { size: (n) => n === 8, sizeClause: 'EPC-102', needs: '8', fits: (c) => MOVES.includes(c.kind), fitClause: 'EPC-102' },
  goalkeeper: { size: (n) => n === 1, sizeClause: 'EPC-103', needs: '1', fits: (c) => c.kind === 'goalkeeper', fitClause: 'EPC-112' },
  licences: { size: (n) => n <= 3, sizeClause: 'EPC-104', needs: '0–3', fits: (c) => c.kind === 'licence', fitClause: 'EPC-104' },
};

/** EPC-113: one problem per mistake, naming the card and the clause. */
export function checkDeck(list: DeckList, options: Options, card: (id: string) => AnyCard | undefined): DeckProblem[] {
  const problems: DeckProblem[] = [];
  for (const group of Object.keys(list))
    if (!RULES[group]) problems.push({ clause: 'EPC-113', args: { what: 'group', group, groups: Object.keys(RULES).join(', ') } });
  for (const [group, rule] of Object.entries(RULES)) {
    const ids = list[group] ?? [];
    if (!rule.size(ids.length))
      problems.push({ clause: rule.sizeClause, args: { what: 'size', group, count: ids.length, needs: rule.needs } });
    for (const id of new Set(ids)) {
      const def = card(id);
      if (!def) problems.push({ clause: 'EPC-113', card: id, args: { what: 'unknown', group } });
      else if (!rule.fits(def)) problems.push({ clause: rule.fitClause, card: id, args: { what: 'place', group, kind: def.kind } });
      else if (options.cardSet === 'house' && !def.notes?.house)
        problems.push({ clause: 'EPC-113', card: id, args: { what: 'set', group } });
    }
  }
  return problems;
}
