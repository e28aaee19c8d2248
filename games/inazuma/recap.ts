/** What a match of Inazuma Eleven is summed up by. */
import type { SeenEvent } from '@touchline/engine';
import type { Recap } from '@touchline/kit';

const apart = ({ args }: SeenEvent, a: string, b: string): number => Math.abs(Number(args[a] ?? 0) - Number(args[b] ?? 0));
const counting = (type: string) => (e: SeenEvent) => (e.type === type ? ([e.seat, 1] as const) : null);

export const recap: Recap = {
  moments: {
    goal: () => ({ kind: 'score' }),
    // INA-1002
    kick: () => ({ kind: 'special' }),
    // INA-709, INA-808
    attack: (e) => ({ kind: 'margin', by: apart(e, 'attack', 'defence') }),
    shot: (e) => ({ kind: 'margin', by: apart(e, 'shot', 'save') }),
  },
  figures: [
    { name: { en: 'goals', fr: 'buts' }, of: counting('goal') },
    { name: { en: 'shots', fr: 'tirs' }, of: counting('kicker') },
    { name: { en: 'breakthroughs', fr: 'percées' }, of: (e) => (e.type === 'attack' && e.args.broke === true ? [e.seat, 1] : null) },
    { name: { en: 'cards played', fr: 'cartes jouées' }, of: counting('play') },
    { name: { en: 'abilities used', fr: 'capacités utilisées' }, of: counting('use') },
  ],
};
