/** What whoever runs the server can do: look at reports, ban, hand out what is kept of somebody, and delete it. */
import type { Entry, Report, Store } from './log/port.ts';

const DAY = 86_400_000;
/** A ban without an end. */
const EVER = 8_640_000_000_000_000;
const MATCHES = 100_000;

/** An entry without what is sealed in it. */
function plain({ seq, seat, n, kind, data, at, link }: Entry) {
  const said = data !== null && typeof data === 'object' && !Array.isArray(data) ? { ...data, deck: undefined } : data;
  return { seq, seat, n, kind, data: said, at: new Date(at).toISOString(), link };
}

export class Office {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number = Date.now) {
    this.#store = store;
    this.#now = now;
  }

  /** Those that are open; what they are about is looked up with `report`. */
  async reports() {
    return (await this.#store.admin.reports(true)).map(dated);
  }

  /** One report with the log of its match up to then; null if there is none. */
  async report(id: string) {
    const found = (await this.#store.admin.reports(false)).find((one) => one.id === id);
    if (!found) return null;
    const [match, entries, about] = await Promise.all([
      this.#store.match(found.match),
      this.#store.tail(found.match, 0),
      this.#store.people.player(found.about),
    ]);
    const log = entries.filter(({ seq }) => seq <= found.seq).map(plain);
    return { ...dated(found), name: about?.name ?? '', terms: match?.terms ?? null, log };
  }

  close(report: string): Promise<boolean> {
    return this.#store.admin.closeReport(report, this.#now());
  }

  /** Without a number of days for ever; with 0 not any more. */
  ban(player: string, days: number | null): Promise<boolean> {
    return this.#store.people.ban(player, days === null ? EVER : days === 0 ? 0 : this.#now() + days * DAY);
  }

  /** All that is kept of a person, or of a match; null if there is neither. */
  async export(id: string) {
    const { people, admin } = this.#store;
    const [player, match] = await Promise.all([people.player(id), this.#store.match(id)]);
    if (match) return { match: match.id, created: match.created, terms: match.terms, log: (await this.#store.tail(id, 0)).map(plain) };
    if (!player) return null;
    const [matches, shunned, reports] = await Promise.all([people.matchesOf(id, MATCHES), people.shunned(id), admin.reports(false)]);
    return {
      player,
      matches: await Promise.all(
        matches.map(async (one) => ({ id: one, deeds: (await this.#store.tail(one, 0)).map(plain).filter(({ seat }) => seat >= 0) })),
      ),
      shunned,
      reports: reports.filter(({ by, about }) => by === id || about === id).map(dated),
    };
  }

  /** A person (name, sessions, whom they have muted) or a match with its log. What others did at the same table stays theirs. */
  async delete(id: string): Promise<boolean> {
    if (await this.#store.admin.deleteMatch(id)) return true;
    if (!(await this.#store.people.player(id))) return false;
    await this.#store.people.forget(id);
    return true;
  }
}

const dated = ({ created, closed, ...report }: Report) => ({
  ...report,
  created: new Date(created).toISOString(),
  closed: closed === null ? null : new Date(closed).toISOString(),
});
