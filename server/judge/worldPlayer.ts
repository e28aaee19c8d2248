/** Somebody who plays a seat in a world of virtual time: their line is slow, doubles what they send, and breaks. */
import type { FromServer, ToServer } from '@touchline/host/wire';
import type { LiveMatch } from '../match/live.ts';
import { Onlooker } from '../match/onlooker.ts';
import { Diary, type Journal } from './diary.ts';
import type { World } from './world.ts';

/** What a line does to messages, of a hundred: so many are lost with the line itself, so many come twice. */
export interface Trouble {
  readonly cut: number;
  readonly twice: number;
}

export class WorldPlayer {
  readonly #diary = new Diary();
  readonly seat: number;
  readonly #world: World;
  readonly #nonce: string;
  readonly #door: () => Promise<LiveMatch> | null;
  readonly #trouble: () => Trouble;
  #line = 0;
  #live: LiveMatch | null = null;
  #onlooker: Onlooker | null = null;
  #pending: Extract<ToServer, { readonly n: number }> | null = null;
  #thinking = false;

  constructor(world: World, seat: number, nonce: string, door: () => Promise<LiveMatch> | null, trouble: () => Trouble) {
    this.#world = world;
    this.seat = seat;
    this.#nonce = nonce;
    this.#door = door;
    this.#trouble = trouble;
  }

  get journal(): Journal {
    return this.#diary.journal;
  }

  get isOver(): boolean {
    return this.#diary.isOver;
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
        await found.join(onlooker, this.#diary.seq);
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
    if (message.t === 'full' || message.t === 'news') {
      this.#diary.told(message);
      if (message.t === 'full' && this.#pending) this.#sendPending();
    }
    if (message.t === 'ack') {
      this.#diary.acknowledged(message);
      if (this.#pending?.n === message.n) this.#pending = null;
    }
    if (message.t === 'no' && message.n === this.#pending?.n) {
      if (message.why === 'busy') this.#world.later(50, () => this.#sendPending());
      else if (message.why === 'over') this.#pending = null;
      else this.journal.faults.push(`number ${message.n} was refused: ${message.why}`);
    }
    this.#act();
  }

  #act(): void {
    const diary = this.#diary;
    if (this.#pending || this.#thinking || this.isOver || !(diary.mustReveal(this.seat) || diary.view?.ask)) return;
    this.#thinking = true;
    const line = this.#line;
    this.#world.later(20, () => {
      if (line !== this.#line) return;
      this.#thinking = false;
      if (this.#pending || this.isOver) return;
      const { n, view } = diary;
      if (diary.mustReveal(this.seat)) this.#pending = { t: 'reveal', n, nonce: this.#nonce };
      else if (view?.ask) {
        const { options } = view.ask;
        this.#pending = { t: 'pick', n, key: options[this.#world.chance.below(options.length)].key };
      } else return;
      diary.sends(this.#pending);
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
