/** Matches that are played into a log, entry by entry, with no server around them. */
import { type Stream, stream } from '@touchline/engine';
import type { GamePackage } from '@touchline/kit';
import { type Entry, firstLink, linked, type Match } from '../log/port.ts';
import { Seal } from '../log/sealed.ts';
import type { Deed } from '../match/entries.ts';
import { newMatch } from '../match/messages.ts';
import { made, sitting } from '../match/newMatch.ts';
import { Replica } from '../match/replica.ts';

export class LoggedMatch {
  readonly seal = new Seal(Buffer.alloc(32, 7));
  readonly pack: GamePackage;
  readonly match: Match;
  readonly entries: Entry[] = [];
  readonly replica: Replica;
  readonly #chance: Stream;
  #now = 1_000_000;

  constructor(pack: GamePackage, seed: string) {
    this.pack = pack;
    this.#chance = stream(seed);
    const seats = Array.from({ length: pack.game.seats.includes(2) ? 2 : pack.game.seats[0] }, () => 'open');
    const wanted = newMatch.parse({ game: pack.game.id, seats, fair: false, clock: { kind: 'match', each: 3_600_000, increment: 1000 } });
    this.match = made(pack, { ...wanted, lobby: 'link' }, { id: 'p', name: '' }, this.#making).match;
    this.replica = new Replica(this.match, pack.game, this.seal);
    seats.forEach((_, seat) => {
      this.write(seat, sitting(pack, this.replica, seat, { player: `p${seat}`, name: `p${seat}` }, this.#making));
    });
  }

  get #making() {
    const chance = (length: number) => Buffer.from(Array.from({ length }, () => this.#chance.below(256)));
    return { seal: this.seal, now: () => this.#now, chance };
  }

  /** An entry is written and carried out; the replica that was not given is the match's own. */
  write(seat: number, deed: Deed): Entry {
    const { seq, seats } = this.replica;
    this.#now += 1 + this.#chance.below(3000);
    const before = this.entries.at(-1)?.link ?? firstLink(this.match);
    const unlinked = { match: this.match.id, seq: seq + 1, seat, n: seats[seat].n + 1, kind: deed.kind, data: deed.data, at: this.#now };
    const entry = linked(unlinked, before);
    this.replica.apply(entry);
    this.entries.push(entry);
    return entry;
  }

  /** Somebody does something: mostly a pick, now and then it is taken back. Null: the match is over. */
  step(): Entry | null {
    const { timeline, result } = this.replica;
    if (!timeline || result) return null;
    const asked = timeline.asked();
    const seat = asked[this.#chance.below(asked.length)];
    if (this.#chance.below(12) === 0) return this.write(seat, { kind: 'say', data: { phrase: 'wellPlayed' } });
    if (this.#chance.below(8) === 0 && timeline.whyNoUndo(seat) === null) return this.write(seat, { kind: 'undo', data: {} });
    const { options } = timeline.ask(seat)!;
    return this.write(seat, { kind: 'pick', data: { key: options[this.#chance.below(options.length)].key } });
  }
}
