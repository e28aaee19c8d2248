/** What a match of PlayCa is summed up by. */
import type { SeenEvent } from '@touchline/engine';
import type { Recap } from '@touchline/kit';

const number = ({ args }: SeenEvent, name: string): number => Number(args[name] ?? 0);
const counting = (type: string) => (e: SeenEvent) => (e.type === type ? ([e.seat, 1] as const) : null);

export const recap: Recap = {
  moments: {
    goal: () => ({ kind: 'score' }),
    // EPC-1002
    penalty: () => ({ kind: 'special' }),
    // EPC-717
    powers: (e) => ({ kind: 'margin', by: Math.abs(number(e, 'attack') - number(e, 'defence')) }),
  },
  figures: [
    { name: { en: 'goals', fr: 'buts' }, of: counting('goal') },
    {
      // A shot is a goal or saved (EPC-804, EPC-805).
      name: { en: 'shots', fr: 'tirs' },
      of: (e) => (e.type === 'goal' ? [e.seat, 1] : e.type === 'save' ? [1 - e.seat, 1] : null),
    },
    // EPC-708: who loses a battle goes out.
    { name: { en: 'battles won', fr: 'duels gagnés' }, of: (e) => (e.type === 'move' && e.clause === 'EPC-708' ? [1 - e.seat, 1] : null) },
    { name: { en: 'Hissatsu used', fr: 'Hissatsu utilisées' }, of: counting('use') },
    { name: { en: 'TP paid', fr: 'TP payés' }, of: (e) => (e.type === 'use' ? [e.seat, number(e, 'cost')] : null) },
  ],
};
