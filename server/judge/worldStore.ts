/** A log in a world of virtual time: what was committed stays, answers may be lost, and wake-ups too. */
import type { Appended, Entry, LogStore, Match } from '../log/port.ts';
import { firstLink } from '../log/port.ts';
import type { World } from './world.ts';

/** What all processes share. */
export class Disk {
  readonly matches = new Map<string, Match>();
  readonly entries = new Map<string, Entry[]>();
  readonly hearers = new Set<(match: string | null) => void>();

  append(entry: Entry, before: string): Appended {
    const log = this.entries.get(entry.match) ?? [];
    const match = this.matches.get(entry.match)!;
    const last = log.at(-1);
    const taken = log.some(({ seat, n }) => seat === entry.seat && n === entry.n);
    if (taken || entry.seq !== log.length + 1 || before !== (last?.link ?? firstLink(match))) return 'lost';
    this.entries.set(entry.match, [...log, entry]);
    return 'won';
  }
}

/** How one process reaches it. `troubles`: of a hundred writes so many whose answer is lost, half of them before they were done. */
export function diskOf(disk: Disk, world: World, troubles: () => number): LogStore {
  return {
    async append(entry, before) {
      await world.sleep(6);
      const lost = world.percent(troubles());
      if (lost && world.percent(50)) throw new Error('lost before it was written');
      const done = disk.append(entry, before);
      if (done === 'won') for (const hear of disk.hearers) if (!world.percent(20)) world.later(30, () => hear(entry.match));
      if (lost) throw new Error('written, and lost on the way back');
      await world.sleep(3);
      return done;
    },
    async tail(match, after) {
      await world.sleep(3);
      return (disk.entries.get(match) ?? []).filter(({ seq }) => seq > after);
    },
    async command(match, seat, n) {
      await world.sleep(3);
      return (disk.entries.get(match) ?? []).find((entry) => entry.seat === seat && entry.n === n) ?? null;
    },
    async create(match) {
      disk.matches.set(match.id, match);
    },
    match: async (id) => disk.matches.get(id) ?? null,
    onWake(hear) {
      disk.hearers.add(hear);
    },
  };
}
