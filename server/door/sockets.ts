/** Sockets: opened by a page of our own, then by a ticket that is used up; from there on one match, one viewer. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSE, PROTOCOL, type ToServer } from '@touchline/host/wire';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { Unreachable } from '../log/port.ts';
import { hashOf } from '../log/sealed.ts';
import type { LiveMatch } from '../match/live.ts';
import { toServer } from '../match/messages.ts';
import { Onlooker, wayOf } from '../match/onlooker.ts';
import { Refusal } from '../match/refusal.ts';
import type { DoorSetup } from './http.ts';
import { Counter, Limit } from './limits.ts';
import type { Metrics } from './metrics.ts';

/** Bytes of a message: ours have less than 300. */
const LARGEST = 4096;
/** Milliseconds to say hello. */
const HELLO = 5000;
/** Milliseconds of silence after which nobody is there any more. */
const SILENCE = 30_000;

type Count = ReturnType<Metrics['counter']>;
interface Counted {
  readonly commands: Count;
  readonly closed: Count;
}

export class SocketDoor {
  readonly #setup: DoorSetup;
  readonly #sockets: WebSocketServer;
  readonly #addresses: Counter;
  readonly #players: Counter;
  readonly #counted: Counted;

  constructor(setup: DoorSetup) {
    this.#setup = setup;
    const { metrics } = setup;
    metrics.gauge('touchline_sockets', 'Open sockets.', () => this.#sockets.clients.size);
    this.#counted = {
      commands: metrics.counter('touchline_commands_total', 'Commands by kind and answer.'),
      closed: metrics.counter('touchline_sockets_closed_total', 'Sockets closed, by code.'),
    };
    this.#addresses = new Counter(setup.limits.socketsOfAddress);
    this.#players = new Counter(setup.limits.socketsOfPlayer);
    this.#sockets = new WebSocketServer({
      noServer: true,
      maxPayload: LARGEST,
      // Secrets beside texts that others choose are not compressed together.
      perMessageDeflate: false,
      handleProtocols: (offered) => (offered.has(PROTOCOL) ? PROTOCOL : false),
    });
  }

  /** A browser wants a socket in place of an answer. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const refuse = (status: string) => socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`);
    const { headers, url } = request;
    if (url !== '/api/socket') return void refuse('404 Not Found');
    if (!this.#setup.origins.isOwn(headers)) return void refuse('403 Forbidden');
    if (!headers['sec-websocket-protocol']?.split(/, */).includes(PROTOCOL)) return void refuse('400 Bad Request');
    const address = this.#setup.addressOf(request);
    if (!this.#addresses.enter(address)) return void refuse('429 Too Many Requests');
    socket.once('close', () => this.#addresses.leave(address));
    this.#sockets.handleUpgrade(request, socket, head, (open) => new Visit(open, socket, this.#setup, this.#players, this.#counted));
  }

  close(): void {
    for (const socket of this.#sockets.clients) socket.close(CLOSE.restart);
    this.#sockets.close();
  }
}

/** Somebody who may not come in. */
class Turned extends Error {
  readonly why: 'noTicket' | 'limits';
  constructor(why: Turned['why']) {
    super(why);
    this.why = why;
  }
}

interface Place {
  readonly live: LiveMatch;
  readonly onlooker: Onlooker;
  readonly player: string;
}

/** One socket, from its hello on. */
class Visit {
  readonly #socket: WebSocket;
  readonly #line: Duplex;
  readonly #setup: DoorSetup;
  readonly #players: Counter;
  readonly #messages: Limit;
  readonly #counted: Counted;
  #place: Place | null = null;
  #greeted = false;
  #silence: ReturnType<typeof setTimeout>;

  constructor(socket: WebSocket, line: Duplex, setup: DoorSetup, players: Counter, counted: Counted) {
    this.#counted = counted;
    this.#socket = socket;
    this.#line = line;
    this.#setup = setup;
    this.#players = players;
    this.#messages = new Limit(setup.limits.messages, setup.now);
    this.#silence = setTimeout(() => socket.close(CLOSE.noTicket), HELLO);
    socket.on('message', (data, binary) => this.#hear(data, binary));
    socket.on('close', (code) => {
      counted.closed({ code: String(code) });
      this.#leave();
    });
    socket.on('error', () => socket.terminate());
  }

  #hear(data: RawData, binary: boolean): void {
    if (!this.#messages.allows('')) {
      this.#socket.close(CLOSE.limits);
      return;
    }
    const message = binary ? null : read(String(data));
    if (!message || (message.t === 'hello' && this.#greeted)) this.#socket.close(CLOSE.malformed);
    else if (message.t === 'hello') {
      this.#greeted = true;
      clearTimeout(this.#silence);
      this.#enter(message.ticket, message.have).catch((error) => this.#fail(error));
    } else if (!this.#place) this.#socket.close(CLOSE.noTicket);
    else this.#answer(this.#place, message);
  }

  #answer({ live, onlooker }: Place, message: Exclude<ToServer, { t: 'hello' }>): void {
    const at = this.#setup.now();
    this.#stillThere();
    if (message.t === 'p') {
      onlooker.say({ t: 'p', now: at });
      return;
    }
    if (message.t === 'full') {
      live.full(onlooker).catch((error) => this.#fail(error));
      return;
    }
    if (message.t === 'mute') {
      this.#mute(live, onlooker, message.seat, message.on).catch((error) => this.#fail(error));
      return;
    }
    const { n, ...command } = message;
    const { viewer } = onlooker;
    if (viewer === 'spectator') onlooker.say({ t: 'no', n, why: 'watching' });
    else
      live
        .command(viewer, n, command, at, (answer) => {
          this.#setup.metrics.answered(this.#setup.now() - at);
          this.#counted.commands({ kind: command.t, answer: answer.t === 'ack' ? 'ack' : answer.why });
          onlooker.say(answer);
        })
        .catch((error) => {
          onlooker.say({ t: 'no', n, why: 'busy' });
          this.#setup.failed(error);
        });
  }

  /** A bot, an empty seat and oneself have nothing to say that could be muted. */
  async #mute(live: LiveMatch, onlooker: Onlooker, seat: number, on: boolean): Promise<void> {
    const other = live.replica.seats[seat]?.sitting?.player;
    if (!other || other === onlooker.player) return;
    await this.#setup.store.people.shun(onlooker.player, other, on ? 'mute' : null);
    live.crowd.mute(onlooker, other, on);
  }

  async #enter(ticket: string, have: number): Promise<void> {
    const { store, matches, now } = this.#setup;
    const admission = await store.people.admission(hashOf(ticket), now());
    if (!admission) throw new Turned('noTicket');
    const { match, player, seat } = admission;
    if (!this.#players.enter(player)) throw new Turned('limits');
    const delayed = seat === null && (await matches.live(match)).replica.terms.delay > 0;
    const live = await matches.live(match, delayed);
    const muted = await store.people.shunned(player);
    const onlooker = new Onlooker(wayOf(this.#socket, this.#line), seat ?? 'spectator', {
      ...{ player, whole: false, since: admission.until },
      muted: muted.map((one) => one.player.id),
    });
    this.#place = { live, onlooker, player };
    this.#stillThere();
    await live.join(onlooker, have);
    if (this.#socket.readyState === this.#socket.OPEN) return;
    // Gone meanwhile.
    this.#leave();
    live.leave(onlooker);
  }

  #stillThere(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#socket.terminate(), SILENCE);
  }

  #fail(error: unknown): void {
    if (!(error instanceof Turned) && !(error instanceof Refusal)) this.#setup.failed(error);
    // Somewhere else, or a little later, it may go well.
    const why =
      error instanceof Unreachable || (error instanceof Refusal && (error.code === 'busy' || error.code === 'rolling'))
        ? 'restart'
        : 'gone';
    this.#socket.close(CLOSE[error instanceof Turned ? error.why : why]);
  }

  #leave(): void {
    clearTimeout(this.#silence);
    if (!this.#place) return;
    const { live, onlooker, player } = this.#place;
    this.#place = null;
    this.#players.leave(player);
    live.leave(onlooker);
  }
}

function read(text: string) {
  try {
    const message = toServer.safeParse(JSON.parse(text));
    return message.success ? message.data : null;
  } catch {
    return null;
  }
}
