/** Two small games for the tests of lists: one with a single group and kinds of cards, one with two groups. */
import type { Shelf } from '../list.ts';

const card = (id: string, name: string, kind: string): Shelf['defs'][number] => ({ id, name, kind, traits: {} });

export const single: Shelf = {
  id: 'single',
  spec: { groups: { main: 'deck' } },
  defs: [
    card('1-001H', 'Amber Vale', 'forward'),
    card('1-002C', 'Amber Vale', 'forward'),
    card('1-003R', 'Bell Tower', 'backup'),
    card('2-010L', 'Corvin (Night)', 'forward'),
    card('2-011C', '7 Lanterns', 'summon'),
    card('2-012C', 'Dune, the Elder', 'monster'),
    card('PR-004', 'Edge & Echo', 'backup'),
    card('hush', 'Hush', 'summon'),
  ],
};

export const double: Shelf = { ...single, id: 'double', spec: { groups: { deck: 'deck', bench: 'bench' } } };
