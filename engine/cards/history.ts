/** What has happened in a scope that is still open, counted as it happens: "if you have cast a Summon this turn". Only what some text asks for is counted. */
import type { EventFilter, Happened, Seat, Use } from '../model/types.ts';
import type { Table } from '../table/table.ts';
import type { CompiledAbility } from './abilities.ts';

/** Who asks: the seat, the card of the text, and whether that has left play. */
interface Asking {
  readonly seat: Seat;
  readonly self: number;
  readonly was?: object | null;
}

/** One thing that texts ask about. */
export interface History {
  readonly index: number;
  /** Under which its counts are kept; the same for equal questions of different texts. */
  readonly key: string;
  readonly on: string;
  readonly within: string;
  readonly filter: EventFilter;
  /** It is asked of the text's own card, or of all others: as what happens, or as what does it. */
  readonly about: 'card' | 'by' | null;
  readonly other: boolean;
}

/** Fields in one order, however a file or a save has them. */
const keyOf = (value: unknown): string =>
  JSON.stringify(value, (_field, v: unknown) =>
    typeof v === 'object' && v !== null && !Array.isArray(v)
      ? Object.fromEntries(Object.entries(v).sort(([a], [b]) => (a < b ? -1 : 1)))
      : v,
  );

export class Histories {
  readonly list: History[] = [];
  readonly byEvent = new Map<string, History[]>();
  readonly #byKey = new Map<string, History>();

  constructor(abilities: readonly CompiledAbility[]) {
    JSON.stringify(
      abilities.map((a) => a.spec),
      (_field, value) => {
        if (typeof value?.happened === 'object') this.#add({ happened: value.happened, within: value.within });
        return value;
      },
    );
  }

  /** The number of what is asked about; -1: no card asks it. */
  of(asked: Happened): number {
    return this.#byKey.get(keyOf({ happened: asked.happened, within: asked.within }))?.index ?? -1;
  }

  #add(asked: Happened): void {
    const key = keyOf(asked);
    if (this.#byKey.has(key)) return;
    const { on, ...filter } = asked.happened;
    const speaks = (sel: EventFilter['card']) => sel?.self === true || sel?.other === true;
    const about = speaks(filter.card) ? 'card' : speaks(filter.by) ? 'by' : null;
    const other = about !== null && filter[about]?.self !== true;
    const made: History = { index: this.list.length, key: `happened ${key}`, on, within: asked.within, filter, about, other };
    this.list.push(made);
    this.#byKey.set(key, made);
    this.byEvent.set(on, [...(this.byEvent.get(on) ?? []), made]);
  }
}

/** How often it has happened, for this reader. Its own card is the object it is now; one that has left, the one it was. */
export function timesHappened(t: Table, index: number, ctx: Asking): number {
  const { key, about, other } = t.game.histories.list[index];
  const mine = `${key}@${ctx.seat}`;
  let n = 0;
  for (const u of t.s.uses) if (u.key === mine && (about === null || isSelf(t, u, ctx) !== other)) n += u.n;
  return n;
}

const isSelf = (t: Table, { of }: Use, { self, was }: Asking): boolean =>
  of !== null && of.id === self && of.epoch === t.s.epoch[self] - (was ? 1 : 0);
