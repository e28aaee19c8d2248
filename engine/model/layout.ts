/** The table laid for a number of seats: every place where cards can lie, who sees what there, and where each count is kept. */
import type { AnyCard, Seat } from './types.ts';
import type { Zone, ZoneSpec } from './zones.ts';

export interface TallySpec {
  readonly per: 'seat' | 'table';
  /** The scope whose end clears it; none: it lasts for the match. */
  readonly scope?: string;
}

export interface Layout {
  readonly seats: number;
  /** The same as in the game: what lies in a zone is looked up all the time. */
  readonly defs: readonly AnyCard[];
  readonly zones: readonly Zone[];
  /** First instance of each zone kind. */
  readonly zoneBase: readonly number[];
  /** From one seat's instance of a kind to the next seat's; 0 for the table's zones. */
  readonly zoneStep: readonly number[];
  /** Viewers (bits by seat, then spectator) who see whole cards in a zone instance. */
  readonly sight: readonly number[];
  /** All viewers' bits. */
  readonly everybody: number;
  readonly tallyBase: ReadonlyMap<string, number>;
  /** The same by the tally's number, and from one seat's to the next; 0 for the table's. */
  readonly tallyAt: readonly number[];
  readonly tallyStep: readonly number[];
  readonly tallyCount: number;
  readonly tallyScopes: ReadonlyMap<string, readonly number[]>;
}

interface Laid {
  readonly cards: readonly AnyCard[];
  readonly zones: { readonly [name: string]: ZoneSpec };
  readonly tallies?: { readonly [name: string]: TallySpec };
}

export function layoutFor(spec: Laid, seats: number): Layout {
  return { seats, defs: spec.cards, ...zonesFor(spec.zones, seats), ...talliesFor(spec.tallies ?? {}, seats) };
}

function zonesFor(specs: Laid['zones'], seats: number) {
  const zones: Zone[] = [];
  const zoneBase: number[] = [];
  const sight: number[] = [];
  const everybody = (1 << (seats + 1)) - 1;
  Object.entries(specs).forEach(([name, spec], kind) => {
    zoneBase.push(zones.length);
    for (let i = 0; i < (spec.per === 'seat' ? seats : 1); i++) {
      const seat: Seat = spec.per === 'seat' ? i : -1;
      for (let place = 0; place < (spec.places ?? 1); place++) {
        zones.push(zoneOf(kind, name, seat, place, spec));
        const owner = seat < 0 ? everybody : 1 << seat;
        sight.push((spec.owner === 'card' ? owner : 0) | (spec.others === 'card' ? everybody & ~owner : 0));
      }
    }
  });
  const zoneStep = Object.values(specs).map((z) => (z.per === 'seat' ? (z.places ?? 1) : 0));
  return { zones, zoneBase, zoneStep, sight, everybody };
}

function zoneOf(kind: number, name: string, seat: Seat, place: number, spec: ZoneSpec): Zone {
  const faced = spec.top !== undefined || spec.mixed === true || spec.owner.startsWith('face:') || spec.others.startsWith('face:');
  return { kind, name, seat, place, spec, faced, ordered: spec.ordered ?? false, renews: spec.renews ?? false };
}

function talliesFor(specs: NonNullable<Laid['tallies']>, seats: number) {
  const tallyBase = new Map<string, number>();
  const tallyScopes = new Map<string, number[]>();
  let tallyCount = 0;
  for (const [name, { per, scope }] of Object.entries(specs)) {
    tallyBase.set(name, tallyCount);
    const size = per === 'seat' ? seats : 1;
    if (scope) {
      const list = tallyScopes.get(scope) ?? [];
      for (let i = 0; i < size; i++) list.push(tallyCount + i);
      tallyScopes.set(scope, list);
    }
    tallyCount += size;
  }
  const tallyStep = Object.values(specs).map(({ per }) => (per === 'seat' ? 1 : 0));
  return { tallyBase, tallyAt: [...tallyBase.values()], tallyStep, tallyCount, tallyScopes };
}
