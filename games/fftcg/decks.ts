/** Ready decks and what a legal deck is (FFT-200). */
import type { AnyCard, DeckList, DeckProblem, Options } from '@touchline/engine';
import { isLimitBreak } from './limitBreak.ts';

/** `3F01 2L06`: copies and the number without the set. */
const list = (text: string): DeckList => ({
  main: text.split(/\s+/).flatMap((entry) => new Array<string>(Number(entry[0])).fill(`V1-${entry.slice(1)}`)),
});

export const decks = {
  Thunderforge: list('3F01 3F03 3F04 3F05 2F06 3L03 3L05 2L06 2L08 2L09 3X01 2F11 2F13 2F14 2L11 3L12 2L13 2L15 3F16 1F17 2L17'),
  'Long Winter': list('2I01 3I02 3I03 3I05 3I06 2I07 2A01 3A03 2A09 3X02 1I11 2I12 2I13 3I14 2A11 2A12 2A14 2A15 3I16 1I18 2A16 1A17 1H04'),
  'Iron Procession': list('3E01 2E02 3E04 3E05 2E08 2E09 3E10 3F02 3F09 3X03 2E06 1E11 3E12 3E14 2F12 2F14 2F13 2E16 2E17 2F16 2E19'),
  'Silent Current': list(
    '3W02 2W04 3W05 3W06 2W07 3W10 3A03 2A04 2A05 3X04 1D01 2W11 2W12 2W13 3W14 1W15 2A11 2A14 1A12 2W17 2W18 2A16 2W19',
  ),
} as const satisfies { readonly [name: string]: DeckList };

/** FFT-215: everything else is empty at the start. FFT-2051: the LB deck lies apart. */
export const groups = { main: 'deck', limit: 'limit' } as const;

const COPIES = 3;
const LB_CARDS = 8;

/** FFT-R3, FFT-311: the same card is the same number. A reprint names its original after a slash; the letter of the rarity says nothing. */
export function numberOf(id: string): string {
  let found = numbers.get(id);
  if (found === undefined) {
    found = (id.split('/').at(-1) ?? id).replace(/(?<=\d)[A-Z]$/, '');
    numbers.set(id, found);
  }
  return found;
}
const numbers = new Map<string, string>();

/** FFT-206: what the texts in a deck say about it: so many of this card, a deck of so many. */
const textOf = (def: AnyCard | undefined, what: 'copies' | 'deckSize'): number | undefined => def?.notes?.[what] as number | undefined;

const says = (def: AnyCard, what: string) => JSON.stringify(def.abilities).includes(what);

/** Extensions (FFT-2000) and the cards that need them: one that is switched off keeps them out of decks. */
const extensions: readonly (readonly [string, string, (def: AnyCard) => boolean])[] = [
  ['multiElement', 'FFT-2001', (def) => (def.traits.element?.length ?? 0) > 1],
  ['damageN', 'FFT-2010', (def) => says(def, '"damageN"')],
  ['counters', 'FFT-2020', (def) => says(def, '"counter"')],
  ['crystals', 'FFT-2030', (def) => says(def, 'rystals"')],
  ['warp', 'FFT-2040', (def) => def.notes?.warp !== undefined],
  ['limitBreak', 'FFT-2050', isLimitBreak],
  ['priming', 'FFT-2060', (def) => def.notes?.priming !== undefined],
];

const missing = (def: AnyCard, options: Options) => extensions.filter(([name, , needs]) => options[name] === false && needs(def));

/** FFT-201, FFT-202, FFT-R58: what is wrong with a deck, all of it. Elements, types, names and rarities are free (FFT-205). */
export function checkDeck(given: DeckList, options: Options, card: (id: string) => AnyCard | undefined): DeckProblem[] {
  const problems: DeckProblem[] = [];
  const main = given.main ?? [];
  const extra = given.limit ?? [];
  const limited = options.format === 'limited';
  const size = main.map((id) => textOf(card(id), 'deckSize')).find((n) => n !== undefined) ?? (limited ? 40 : 50);
  if (limited ? main.length < size : main.length !== size)
    problems.push({ clause: limited ? 'FFT-2070' : 'FFT-201', args: { group: 'main', n: main.length, needs: size } });
  if (extra.length > LB_CARDS) problems.push({ clause: 'FFT-2050', args: { group: 'limit', n: extra.length, needs: LB_CARDS } });
  const counts = new Map<string, number>();
  const allowed = new Map<string, number>();
  for (const [group, ids] of [
    ['main', main],
    ['limit', extra],
  ] as const)
    for (const id of ids) {
      const def = card(id);
      if (!def || def.kind === 'item') {
        if (!counts.has(id)) problems.push({ clause: 'FFT-R58', card: id, args: { group } });
        counts.set(id, 0);
        continue;
      }
      if (isLimitBreak(def) !== (group === 'limit')) problems.push({ clause: 'FFT-2050', card: id, args: { group } });
      for (const [extension, clause] of missing(def, options)) problems.push({ clause, card: id, args: { group, extension } });
      counts.set(numberOf(id), (counts.get(numberOf(id)) ?? 0) + 1);
      allowed.set(numberOf(id), textOf(def, 'copies') ?? COPIES);
    }
  // FFT-203, FFT-204: by number, not by name.
  for (const [id, n] of counts) {
    const most = allowed.get(id) ?? COPIES;
    if (n > most) problems.push({ clause: 'FFT-202', card: id, args: { n, most } });
  }
  return problems;
}
