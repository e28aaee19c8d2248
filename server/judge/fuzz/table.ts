/** A match in some state, with everybody who can look at it, reached through memory. */
import type { Stream } from '@touchline/engine';
import { nonceCommit } from '@touchline/host/fair';
import { applied, type FromServer, offers, phrases } from '@touchline/host/wire';
import type { WebSocket } from 'ws';
import { type House, nonceOf } from '../../testing/house.ts';
import { type Caller, dialled, say } from './caller.ts';

/** How far a match has come before it is tried. */
export const states = ['open', 'seated', 'half', 'running', 'offered', 'later', 'over', 'rematch'] as const;
export type State = (typeof states)[number];

export interface Chair {
  readonly cookie: string;
  socket: WebSocket;
  /** Null: watches. */
  readonly seat: number | null;
  n: number;
  keys: readonly string[];
  view: Extract<FromServer, { t: 'full' }>['view'];
  closed: number | null;
  begun: boolean;
  over: boolean;
  answers: Extract<FromServer, { t: 'ack' | 'no' }>[];
  pongs: number;
  /** Commands that were sent by this socket and not answered yet. */
  open: number;
}

export class Table {
  readonly #here: House;
  readonly #caller: Caller;
  readonly chairs: Chair[] = [];
  readonly state: State;
  id = '';
  invite = '';
  watch = '';
  /** Commands that were acknowledged as new, and seats that were taken. */
  written = 0;
  /** Commands whose socket was closed before they were answered: written or not. */
  unknown = 0;

  private constructor(here: House, caller: Caller, state: State) {
    this.#here = here;
    this.#caller = caller;
    this.state = state;
  }

  async #post(cookie: string, path: string, body: object): Promise<{ readonly said: Record<string, string>; readonly cookie: string }> {
    const answer = await this.#caller.ask('POST', path, JSON.stringify(body), cookie ? { cookie } : {});
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.body}`);
    return { said: JSON.parse(answer.body), cookie: answer.cookie ?? cookie };
  }

  static async open(here: House, caller: Caller, state: State, game: string, chance: Stream): Promise<Table> {
    const table = new Table(here, caller, state);
    const { said, cookie } = await table.#post('', '/api/match', { game, seats: ['me', 'open'] });
    table.id = said.id;
    table.invite = said.invite;
    table.watch = said.watch;
    await table.#sit(cookie, 0);
    if (state !== 'open') await table.#sit('', 1);
    table.chairs.push(await table.#look('', null));
    await table.#bringTo(chance);
    // All that led here has been answered: only what is tried from now on counts.
    for (const chair of table.chairs) chair.open = 0;
    return table;
  }

  async #sit(cookie: string, seat: number): Promise<void> {
    const commit = nonceCommit(this.id, seat, nonceOf(seat));
    const secret = seat === 0 ? {} : { secret: this.invite };
    const { cookie: mine } = await this.#post(cookie, `/api/match/${this.id}/sit`, { seat, commit, ...secret });
    this.written++;
    this.chairs.push(await this.#look(mine, seat));
  }

  async #look(cookie: string, seat: number | null): Promise<Chair> {
    const { said, cookie: mine } = await this.#post(cookie, '/api/ticket', { match: this.id, ...(seat === null && { watch: this.watch }) });
    const chair: Chair = {
      ...{ cookie: mine, seat, n: 0, keys: [], view: null, closed: null, begun: false, over: false, answers: [], pongs: 0, open: 0 },
      socket: dialled(this.#here),
    };
    await this.#dial(chair, said.ticket);
    return chair;
  }

  #dial(chair: Chair, ticket: string): Promise<void> {
    const { socket } = chair;
    chair.closed = null;
    socket.on('open', () => say(socket, { t: 'hello', ticket, have: 0 }));
    return new Promise((resolve) => {
      socket.on('message', (data) => {
        if (socket !== chair.socket) return;
        this.#hear(chair, JSON.parse(String(data)));
        resolve();
      });
      socket.on('close', (code) => {
        if (socket === chair.socket) chair.closed = code;
        resolve();
      });
    });
  }

  /** The same viewer, by another socket. */
  async again(chair: Chair): Promise<void> {
    const { said } = await this.#post(chair.cookie, '/api/ticket', { match: this.id, ...(chair.seat === null && { watch: this.watch }) });
    const old = chair.socket;
    this.unknown += Math.max(0, chair.open);
    chair.open = 0;
    chair.socket = dialled(this.#here);
    old.terminate();
    await this.#dial(chair, said.ticket);
  }

  #hear(chair: Chair, message: FromServer): void {
    if (message.t === 'p') chair.pongs++;
    if (message.t === 'ack' || message.t === 'no') {
      chair.answers.push(message);
      // Nonsense that happens to be a command has a number far ahead.
      if (message.n < 100_000) chair.open--;
      if (message.t === 'ack' && !message.again) this.written++;
    }
    if (message.t !== 'full' && message.t !== 'news') return;
    chair.n = message.n;
    chair.begun = message.standing?.begun ?? chair.begun;
    chair.over = message.standing ? message.standing.over !== null : chair.over;
    if (message.t === 'full') chair.view = message.view;
    else if (chair.view) chair.view = applied(chair.view, message.news);
    chair.keys = chair.view?.ask?.options.map(({ key }) => key) ?? [];
  }

  /** What was sent has been dealt with. */
  async settled(chairs: readonly Chair[] = this.chairs): Promise<void> {
    for (let rounds = 0; rounds < 2; rounds++)
      await Promise.all(
        chairs.map(async (chair) => {
          const before = chair.pongs;
          if (chair.closed !== null) return;
          say(chair.socket, { t: 'p' });
          while (chair.pongs === before && chair.closed === null && chair.socket.readyState === chair.socket.OPEN)
            await new Promise((resume) => setImmediate(resume));
        }),
      );
  }

  async #bringTo(chance: Stream): Promise<void> {
    const { state } = this;
    if (state === 'open' || state === 'seated') return;
    const seats = this.chairs.filter(({ seat }) => seat !== null);
    await this.settled();
    for (const chair of state === 'half' ? seats.slice(0, 1) : seats) {
      say(chair.socket, { t: 'reveal', n: 1, nonce: nonceOf(chair.seat!) });
      await this.settled();
    }
    if (state === 'half') return;
    for (let i = 0; i < (state === 'later' ? 12 : 2); i++) {
      const asked = seats.find(({ keys, over }) => keys.length > 0 && !over);
      if (!asked) break;
      say(asked.socket, { t: 'pick', n: asked.n, key: asked.keys[chance.below(asked.keys.length)] });
      await this.settled();
    }
    if (state === 'offered') say(seats[0].socket, { t: 'offer', n: seats[0].n, what: 'takeBack' });
    if (state === 'over' || state === 'rematch') say(seats[1].socket, { t: 'concede', n: seats[1].n });
    await this.settled();
    if (state === 'rematch') say(seats[0].socket, { t: 'offer', n: seats[0].n, what: 'rematch' });
    await this.settled();
  }

  /** Is that what the log has? */
  fits(entries: number): boolean {
    const unknown = this.chairs.reduce((sum, { open, closed }) => sum + (closed === null ? 0 : Math.max(0, open)), this.unknown);
    return entries >= this.written && entries <= this.written + unknown;
  }

  /** Every message there is, with what fits it and what does not. */
  messages(chair: Chair, chance: Stream): readonly object[] {
    const other = this.chairs.find((one) => one !== chair && one.keys.length > 0);
    const key = (keys: readonly string[]) => keys[chance.below(keys.length)] ?? 'none';
    return [
      { t: 'pick', key: key(chair.keys) },
      { t: 'pick', key: key(other?.keys ?? []) },
      { t: 'pick', key: 'nothing' },
      { t: 'undo' },
      { t: 'reveal', nonce: nonceOf(chair.seat ?? 0) },
      { t: 'reveal', nonce: 'ab'.repeat(32) },
      ...offers.map((what) => ({ t: 'offer', what })),
      { t: 'answer', yes: true },
      { t: 'answer', yes: false },
      { t: 'claim' },
      { t: 'say', phrase: phrases[chance.below(phrases.length)] },
      { t: 'concede' },
    ];
  }

  close(): void {
    for (const { socket } of this.chairs) socket.terminate();
  }
}
