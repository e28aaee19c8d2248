/** Events that some text asks about later are counted as they happen. */
import type { Happening, Ref, Seat } from '../model/types.ts';
import type { Table } from '../table/table.ts';
import { use } from './durations.ts';
import type { History } from './history.ts';
import { eventFits } from './select.ts';

interface Noted {
  readonly history: History;
  readonly seat: Seat;
  readonly card: number;
}

/** The events of a batch that are counted: what leaves play is looked at as it was, everything else when it has happened. */
export class Noting {
  readonly #t: Table;
  readonly #events: readonly Happening[];
  readonly #noted: Noted[] = [];
  readonly #from: readonly number[];

  constructor(t: Table, events: readonly Happening[]) {
    this.#t = t;
    this.#events = events;
    this.#from = events.map((e) => (e.card === undefined ? -1 : t.s.zone[e.card]));
    this.#look(true);
  }

  after(): void {
    const t = this.#t;
    this.#look(false);
    if (this.#noted.length === 0) return;
    for (const { history, seat, card } of this.#noted) {
      const of: Ref | null = history.about === null || card < 0 ? null : { ...t.ref(card) };
      use(t, { key: `${history.key}@${seat}`, of, scope: history.within });
    }
    t.known.tallied();
  }

  #look(early: boolean): void {
    const t = this.#t;
    const { zones } = t.layout;
    this.#events.forEach((e, i) => {
      const asked = t.game.histories.byEvent.get(e.type);
      if (!asked || early !== (e.type === 'move' && this.#from[i] >= 0 && !!zones[this.#from[i]].spec.active)) return;
      for (const history of asked) {
        const card = history.about === null ? -1 : (e[history.about] ?? -1);
        const self = history.other ? -1 : card;
        for (let seat = 0; seat < t.layout.seats; seat++)
          if (eventFits(t, history.filter, { seat, self, event: null }, e, this.#from[i])) this.#noted.push({ history, seat, card });
      }
    });
  }
}
