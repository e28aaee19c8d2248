/** Somebody who plays a seat in a world of virtual time: their line is slow, doubles what they send, and breaks. */
import type { View } from '@touchline/engine';
import { applied, type FromServer, type Standing, type ToServer } from '@touchline/host/wire';
import type { LiveMatch } from '../match/live.ts';
import { Onlooker } from '../match/onlooker.ts';
import type { Journal } from './player.ts';
import type { World } from './world.ts';

/** What a line does to messages, of a hundred: so many are lost with the line itself, so many come twice. */
export interface Trouble {
  readonly cut: number;
  readonly twice: number;
}

export class WorldPlayer {
  readonly journal: Journal = { sent: new Map(), acks: [], last: null, faults: [] };
  readonly seat: number;
  readonly #world: World;
  readonly #nonce: string;
  readonly #door: () => Promise<LiveMatch> | null;
  readonly #trouble: () => Trouble;
  #line = 0;
  #live: LiveMatch | null = null;
  #onlooker: Onlooker | null = null;
  #view: View | null = null;
  #standing: Standing | null = null;
  #seq = 0;
  #n = 0;
  #pending: Extract<ToServer, { readonly n: number }> | null = null;
  #thinking = false;

  constructor(world: World, seat: number, nonce: string, door: () => Promise<LiveMatch> | null, trouble: () => Trouble) {
    this.#world = world;
    this.seat = seat;
    this.#nonce = nonce;
    this.#door = door;
    this.#trouble = trouble;
  }

  get isOver(): boolean {
    return this.#standing?.over != null;
  }

  connect(): void {
    const line = ++this.#line;
    let open = true;
    const isMine = () => open && line === this.#line;
    const way = {
      isOpen: () => open,
      waiting: () => 0,
      // In order, as a connection keeps it; but it may break at any moment.
      send: (text: string) => this.#world.later(0, () => isMine() && this.#hear(JSON.parse(text))),
      close: () => {
        open = false;
        this.#world.later(20, () => line === this.#line && this.connect());
      },
    };
    const live = this.#door();
    if (!live) {
      this.#world.later(40, () => line === this.#line && this.connect());
      return;
    }
    this.#onlooker = new Onlooker(way, this.seat, { player: `p${this.seat}`, muted: [], whole: false, since: this.#world.now });
    const onlooker = this.#onlooker;
    live
      .then(async (found) => {
        if (!isMine()) return;
        this.#live = found;
        await found.join(onlooker, this.#seq);
      })
      .catch(() => this.#world.later(40, () => line === this.#line && this.connect()));
    // Who hears nothing for a long time comes back through another door.
    this.#world.later(4000, () => isMine() && this.cut());
  }

  cut(): void {
    if (this.#live && this.#onlooker) this.#live.leave(this.#onlooker);
    this.#live = null;
    this.#onlooker = null;
    this.#thinking = false;
    this.#line++;
    const line = this.#line;
    this.#world.later(60, () => line === this.#line && this.connect());
  }

  #hear(message: FromServer): void {
    const { faults, acks } = this.journal;
    if (message.t === 'full' || message.t === 'news') {
      if (message.seq < this.#seq) faults.push(`told of ${message.seq} after ${this.#seq}`);
      this.#seq = message.seq;
      this.#n = message.n;
      this.#standing = message.standing ?? this.#standing;
      if (message.t === 'full') this.#view = message.view;
      else if (this.#view) this.#view = applied(this.#view, message.news);
      if (this.#view) this.journal.last = { seq: message.seq, view: this.#view };
      if (message.t === 'full' && this.#pending) this.#sendPending();
    }
    if (message.t === 'ack') {
      const { n, seq, again = false, key } = message;
      if (!again && acks.some((ack) => ack.n === n)) faults.push(`number ${n} was done twice`);
      acks.push({ n, seq, key: key ?? this.journal.sent.get(n) ?? null, again });
      if (this.#pending?.n === n) this.#pending = null;
    }
    if (message.t === 'no' && message.n === this.#pending?.n) {
      if (message.why === 'busy') this.#world.later(50, () => this.#sendPending());
      else if (message.why === 'over') this.#pending = null;
      else faults.push(`number ${message.n} was refused: ${message.why}`);
    }
    this.#act();
  }

  get #mustReveal(): boolean {
    const { begun = true, seats = [] } = this.#standing ?? {};
    return !begun && !seats[this.seat].revealed && seats.every(({ who }) => who !== 'open');
  }

  #act(): void {
    if (this.#pending || this.#thinking || this.isOver || !(this.#mustReveal || this.#view?.ask)) return;
    this.#thinking = true;
    const line = this.#line;
    this.#world.later(20, () => {
      if (line !== this.#line) return;
      this.#thinking = false;
      if (this.#pending || this.isOver) return;
      if (this.#mustReveal) this.#pending = { t: 'reveal', n: this.#n, nonce: this.#nonce };
      else if (this.#view?.ask) {
        const { options } = this.#view.ask;
        this.#pending = { t: 'pick', n: this.#n, key: options[this.#world.chance.below(options.length)].key };
      } else return;
      const { sent, faults } = this.journal;
      const key = this.#pending.t === 'pick' ? this.#pending.key : null;
      if (sent.has(this.#n) && sent.get(this.#n) !== key) faults.push(`number ${this.#n} had to be answered twice`);
      sent.set(this.#n, key);
      this.#sendPending();
    });
  }

  #sendPending(): void {
    const { cut, twice } = this.#trouble();
    const [pending, onlooker, line] = [this.#pending, this.#onlooker, this.#line];
    if (!pending || !onlooker) return;
    const { n, ...command } = pending;
    const arrive = () => {
      if (line !== this.#line && this.#world.percent(50)) return;
      this.#live
        ?.command(this.seat, n, command, this.#world.now, (answer) => onlooker.say(answer))
        .catch(() => onlooker.say({ t: 'no', n, why: 'busy' }));
    };
    this.#world.later(5, arrive);
    if (this.#world.percent(twice)) this.#world.later(40, arrive);
    if (this.#world.percent(cut)) this.#world.later(10, () => line === this.#line && this.cut());
  }
}
