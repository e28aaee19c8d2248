/** What a text does to markers and Stats, in the numbers of whoever it happens to: "cash 5 → 7". What it does besides is not told here. */
import type { CardDef, Seat, View } from '@touchline/engine';
import { STAT } from '../cards/boards.ts';
import { inOwnKinds } from '../kinds.ts';
import { RESOURCES, type Resource } from '../state.ts';
import { ownOf } from './seen.ts';

export interface Forecast {
  readonly of: Resource | 'vp';
  /** The Stat, not the markers. */
  readonly stat: boolean;
  readonly from: number;
  readonly to: number;
}

const TRACKS = { cash: 'statCash', fan: 'statFan', op: 'statOp', fit: 'statFit' } as const;

/** The text of a card that is used for one of these: a decision by its colour, a contract by its kind. */
export function forecastOf(view: View, seat: Seat, { abilities }: CardDef, timings: readonly string[]): readonly Forecast[] {
  const own = ownOf(view);
  const had = { markers: markersOf(view, seat), stats: statsOf(view, seat), vp: own.vp[seat] };
  const has = { markers: { ...had.markers }, stats: { ...had.stats }, vp: had.vp };
  // ELV-305: losing stops at 0.
  const add = (of: Resource, n: number) => {
    has.markers[of] = Math.max(0, has.markers[of] + n);
  };
  // ELV-213, ELV-214: what a track has no room for is gained or lost.
  const move = (of: Resource, by: number) => {
    const to = has.stats[of] + by;
    if (to < STAT.first || to > STAT.last) add(of, by);
    else has.stats[of] = to;
  };
  const used = abilities.filter(({ when }) => 'use' in when && when.use.some((timing) => timings.includes(timing)));
  for (const e of inOwnKinds(used.flatMap((ability) => ability.do)))
    if (e.do === 'receive') add(e.of, e.n);
    else if (e.do === 'lose') add(e.of, -e.n);
    else if (e.do === 'raise') move(e.of, 1);
    else if (e.do === 'lower') move(e.of, -1);
    else if (e.do === 'victoryPoints') has.vp += e.n;
  const told: Forecast[] = [
    ...RESOURCES.map((of) => ({ of, stat: false, from: had.markers[of], to: has.markers[of] })),
    ...RESOURCES.map((of) => ({ of, stat: true, from: had.stats[of], to: has.stats[of] })),
    { of: 'vp', stat: false, from: had.vp, to: has.vp },
  ];
  return told.filter(({ from, to }) => from !== to);
}

type Counts = { [R in Resource]: number };

function markersOf(view: View, seat: Seat): Counts {
  const { cash, fan, op, fit } = ownOf(view);
  return { cash: cash[seat], fan: fan[seat], op: op[seat], fit: fit[seat] };
}

function statsOf(view: View, seat: Seat): Counts {
  const own = ownOf(view);
  const at = (of: Resource) => own[TRACKS[of]][seat];
  return { cash: at('cash'), fan: at('fan'), op: at('op'), fit: at('fit') };
}
