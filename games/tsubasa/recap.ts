/** What a match of Captain Tsubasa is summed up by. */
import type { SeenEvent } from '@touchline/engine';
import type { Recap } from '@touchline/kit';

const counting = (type: string) => (e: SeenEvent) => (e.type === type ? ([e.seat, 1] as const) : null);
const came = ({ type, args }: SeenEvent, ...outcomes: readonly string[]): boolean =>
  type === 'result' && outcomes.includes(String(args.outcome));

function apart({ args }: SeenEvent): number {
  const [a, b] = Array.isArray(args.values) ? args.values.map(Number) : [0, 0];
  return Math.abs(a - b);
}

export const recap: Recap = {
  moments: {
    // TSU-501, TSU-748
    result: (e) => (came(e, 'goal') ? { kind: 'score' } : null),
    // TSU-410
    compare: (e) => ({ kind: 'margin', by: apart(e) }),
    // TSU-732: what a goalkeeper kept out. TSU-747: a Special Shot that was blocked; one that was not is a goal.
    saved: ({ args }) => (args.result === 'goal' ? null : { kind: 'special' }),
    duel: ({ args }) => (args.blocked === true ? { kind: 'special' } : null),
    // TSU-704
    book: ({ args }) => (args.red === true ? { kind: 'special' } : null),
  },
  figures: [
    { name: { en: 'goals', fr: 'buts' }, of: (e) => (came(e, 'goal') ? [e.seat, 1] : null) },
    {
      // A Special Shot is one too.
      name: { en: 'shots', fr: 'tirs' },
      of: (e) => ((e.type === 'declare' && e.args.action === 'shot') || e.type === 'duel' ? [e.seat, 1] : null),
    },
    // TSU-502, TSU-723: Control and Advance counts as a won Pass.
    { name: { en: 'passes won', fr: 'passes réussies' }, of: (e) => (came(e, 'kept') ? [e.seat, 1] : null) },
    // TSU-503, TSU-732, TSU-747: by whoever defended.
    { name: { en: 'balls won', fr: 'ballons gagnés' }, of: (e) => (came(e, 'stolen', 'caught', 'blocked') ? [1 - e.seat, 1] : null) },
    { name: { en: 'saves', fr: 'arrêts' }, of: (e) => (e.type === 'saved' && e.args.result !== 'goal' ? [e.seat, 1] : null) },
    { name: { en: 'cards played', fr: 'cartes jouées' }, of: counting('play') },
    { name: { en: 'points gained', fr: 'points gagnés' }, of: counting('gain') },
  ],
};
