/** Tables that wait for somebody: listed for all, or found for those who want the same. */
import { canonical } from '@touchline/engine';
import type { Player, Store, Waiting } from '../log/port.ts';
import type { Matches } from './matches.ts';
import type { WantPair } from './messages.ts';
import { newMatch } from './messages.ts';
import { type Made, type Making, made } from './newMatch.ts';
import { Refusal } from './refusal.ts';
import type { Replica } from './replica.ts';
import type { Terms } from './terms.ts';

/** Milliseconds after which nobody waits there any more, unless they say so again. */
const WAITING = 30_000;
const MOST = 50;
const TRIES = 5;

/** What two people must both want to be paired. */
const pairOf = ({ game, clock }: Pick<Terms, 'game' | 'clock'>): string => canonical([game, clock]);

export interface OpenTable {
  readonly id: string;
  readonly game: string;
  readonly seats: readonly { readonly who: 'open' | 'person' | 'bot'; readonly name: string }[];
  readonly terms: Pick<Terms, 'clock' | 'lists' | 'options' | 'watch' | 'fair'>;
  /** It is mine. */
  readonly mine: boolean;
}

export interface Watchable extends Pick<OpenTable, 'id' | 'game' | 'seats'> {
  readonly terms: Pick<Terms, 'clock' | 'delay'>;
  /** How many do, as far as is known here. */
  readonly watching: number;
}

export interface Paired extends Pick<Made, 'invite' | 'watch'> {
  readonly id: string;
  readonly seat: number;
  /** Nobody was there yet: now somebody waits. */
  readonly waiting: boolean;
}

export class Waitings {
  readonly #store: Store;
  readonly #making: Making;

  constructor(store: Store, making: Making) {
    this.#store = store;
    this.#making = making;
  }

  #since(): number {
    return this.#making.now() - WAITING;
  }

  async list(match: string, game: string, host: Player): Promise<void> {
    await this.#store.lobby.list({ match, game, host: host.id, pair: null }, this.#making.now());
  }

  /** Somebody is there: they still wait, or play where everybody may watch. */
  async goesOn({ id, terms, timeline, result }: Replica, waits: boolean): Promise<void> {
    const now = this.#making.now();
    if (waits && terms.lobby !== 'link') await this.#store.lobby.stillWaiting(id, now);
    if (timeline && !result && terms.watch === 'all') await this.#store.lobby.goesOn(id, terms.game, now);
  }

  async complete({ id, terms }: Replica): Promise<void> {
    if (terms.lobby !== 'link') await this.#store.lobby.unlist(id);
  }

  async isListed({ id, terms }: Replica, player: Player): Promise<boolean> {
    return terms.lobby !== 'link' && (await this.#store.lobby.isListed(id, player.id));
  }

  async tables(matches: Matches, game: string | null, player: Player | null): Promise<readonly OpenTable[]> {
    const waiting = await this.#store.lobby.tables(game, this.#since(), player?.id ?? null, MOST);
    const tables = await Promise.all(waiting.map((one) => this.#table(matches, one, player)));
    return tables.filter((one) => one !== null);
  }

  async #table(matches: Matches, { match, host }: Waiting, player: Player | null): Promise<OpenTable | null> {
    const live = await matches.live(match).catch((error) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
    if (!live) return null;
    const { id, terms } = live.replica;
    const { begun, seats } = live.replica.standing();
    if (begun || seats.every(({ who }) => who !== 'open')) return null;
    const { game, clock, lists, options, watch, fair } = terms;
    return {
      ...{ id, game, terms: { clock, lists, options, watch, fair }, mine: host === player?.id },
      seats: seats.map(({ who, name }) => ({ who, name })),
    };
  }

  /** Matches that go on and that everybody may watch. */
  async watchable(matches: Matches, game: string | null): Promise<readonly Watchable[]> {
    const ids = await this.#store.lobby.watchable(game, this.#since(), MOST);
    const all = await Promise.all(
      ids.map(async (id) => {
        const live = await matches.live(id).catch(() => null);
        if (!live || live.replica.result) return null;
        const { terms } = live.replica;
        const seats = live.replica.standing().seats.map(({ who, name }) => ({ who, name }));
        return { id, game: terms.game, terms: { clock: terms.clock, delay: terms.delay }, seats, watching: live.crowd.watching };
      }),
    );
    return all.filter((one) => one !== null);
  }

  /** A table where somebody waits who wants the same, or one of their own to wait at. Throws `Refusal`. */
  async pair(matches: Matches, player: Player, wanted: WantPair): Promise<Paired> {
    const { lobby } = this.#store;
    const pack = await matches.packOf(wanted.game);
    const count = pack.game.seats.find((seats) => seats > 1);
    if (count === undefined) throw new Refusal('seats');
    const pair = pairOf(wanted);
    const now = this.#making.now();
    const own = await lobby.waitingOf(pair, player.id, this.#since());
    if (own !== null) return { id: own, seat: 0, waiting: true, invite: null, watch: null };
    const asked = newMatch.parse({ ...wanted, seats: Array.from({ length: count }, (_, seat) => (seat === 0 ? 'me' : 'open')) });
    for (let tries = 0; tries < TRIES; tries++) {
      const found = await lobby.pairing(pair, player.id, this.#since(), now);
      if (found !== null) {
        const { replica } = await matches.live(found);
        const seat = replica.seats.findIndex(({ sitting }, at) => !sitting && replica.match.seats[at]?.invite);
        if (seat >= 0) return { id: found, seat, waiting: false, invite: null, watch: null };
        await lobby.unlist(found);
        continue;
      }
      matches.mayBegin();
      const { match, invite, watch } = made(pack, { ...asked, lobby: 'pair' }, player, this.#making);
      await this.#store.create(match);
      const waits = { match: match.id, game: wanted.game, host: player.id, pair };
      if (await lobby.waitForPair(waits, now, this.#since())) return { id: match.id, seat: 0, waiting: true, invite, watch };
      await this.#store.admin.deleteMatch(match.id);
    }
    throw new Refusal('busy');
  }

  /** A table of one's own is not listed any more. */
  async withdraw(matches: Matches, player: Player, id: string): Promise<void> {
    const { replica } = await matches.live(id);
    if (!replica.match.seats.some((seat) => seat?.keptFor === player.id)) throw new Refusal('forbidden');
    await this.#store.lobby.unlist(id);
  }
}
