/** What can be asked over HTTP. Everything that changes something wants JSON from a page of our own. */
import { timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type Player, type Store, Unreachable } from '../log/port.ts';
import { hashOf, newSecret } from '../log/sealed.ts';
import type { Waitings } from '../match/lobby.ts';
import type { Matches } from '../match/matches.ts';
import { newMatch, sitDown, wantReplay, wantTicket } from '../match/messages.ts';
import { type Code, codes, Refusal } from '../match/refusal.ts';
import type { Replica } from '../match/replica.ts';
import type { AddressOf } from './address.ts';
import { botRoutes, listeningTo } from './bots.ts';
import type { Guests } from './guests.ts';
import { Limit, type Limits } from './limits.ts';
import { lobbyRoutes } from './lobby.ts';
import type { Metrics } from './metrics.ts';
import type { Origins } from './origin.ts';
import { passkeyRoutes } from './passkeys.ts';

/** Bytes of a request: a deck of four hundred cards has less. */
const LARGEST = 64 * 1024;
/** Milliseconds a ticket can be used. */
const TICKET = 30_000;
const MATCHES = 20;

export interface DoorSetup {
  readonly store: Store;
  readonly matches: Matches;
  readonly waitings: Waitings;
  readonly guests: Guests;
  readonly origins: Origins;
  readonly limits: Limits;
  readonly addressOf: AddressOf;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
  readonly metrics: Metrics;
  /** Who may read the numbers: who knows this, or, without it, who asks from this computer and not through a proxy. */
  readonly metricsToken: string | undefined;
}

/** Compared in the same time, however much of it is right. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(Buffer.from(hashOf(a)), Buffer.from(hashOf(b)));

type Asked = FastifyRequest<{ Params: { id: string } }>;

const refuse = (reply: FastifyReply, code: Code) => {
  if (codes[code] === 429 || codes[code] === 503) reply.header('retry-after', '1');
  return reply.code(codes[code]).send({ error: code });
};

/** `routed` hears of every route. */
export function httpDoor(setup: DoorSetup, routed: (route: string) => void = () => {}): FastifyInstance {
  const { store, matches, waitings, guests, origins, limits, addressOf, now, failed } = setup;
  const app = Fastify({
    bodyLimit: LARGEST,
    logger: false,
    // `address.ts` says whom limits are counted for; nothing else may depend on what a header says.
    trustProxy: false,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 64 },
    // An address nobody has: what the router says of it by itself is not of our list.
    frameworkErrors: (_error, _request, reply) => refuse(reply, 'notFound'),
  });
  app.addHook('onRoute', ({ method, url }) => {
    if (method !== 'HEAD') routed(`${String(method).toLowerCase()} ${url}`);
  });
  const requests = new Limit(limits.requests, now);
  const creations = new Limit(limits.creations, now);
  const replays = new Limit(limits.replays, now);

  const counted = setup.metrics.counter('touchline_requests_total', 'Requests by route and status.');
  app.addHook('onResponse', async (request, reply) => {
    counted({ route: request.routeOptions.url ?? 'none', method: request.method, status: String(reply.statusCode) });
  });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof Refusal) return refuse(reply, error.code);
    if (error instanceof Unreachable) {
      failed(error);
      return refuse(reply, 'busy');
    }
    const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
    if (status === 413) return refuse(reply, 'tooLarge');
    if (typeof status === 'number' && status < 500) return refuse(reply, 'malformed');
    failed(error);
    return refuse(reply, 'broken');
  });
  app.setNotFoundHandler((_request, reply) => refuse(reply, 'notFound'));

  app.addHook('onRequest', async (request, reply) => {
    // The table's files are for everybody.
    if (!request.url.startsWith('/api/')) return;
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
    if (!origins.isHost(request.headers.host)) throw new Refusal('origin');
    if (!requests.allows(addressOf(request.raw))) throw new Refusal('limit');
    if (request.method === 'GET') return;
    // A program has no page: it shows its token each time, and no browser does that by itself.
    if (!request.url.startsWith('/api/bot/') && !origins.isOwn(request.headers)) throw new Refusal('origin');
    if (request.method !== 'DELETE' && !/^application\/json\b/.test(request.headers['content-type'] ?? '')) throw new Refusal('malformed');
  });

  const known = (request: FastifyRequest): Promise<Player | null> => guests.known(request.headers.cookie, now());

  /** Whoever does something for the first time becomes a guest. */
  const somebody = async (request: FastifyRequest, reply: FastifyReply): Promise<Player> => {
    const player = await known(request);
    if (player) return player;
    const welcome = await guests.welcome(now());
    reply.header('set-cookie', welcome.setCookie);
    return welcome.player;
  };
  const member = async (request: FastifyRequest): Promise<Player> => {
    const player = await known(request);
    if (!player) throw new Refusal('session');
    return player;
  };
  const body = <S extends z.ZodType>(schema: S, request: FastifyRequest): z.output<S> => {
    const read = schema.safeParse(request.body ?? {});
    if (!read.success) throw new Refusal('malformed');
    return read.data;
  };

  let description: object | null = null;
  app.get('/api/openapi.json', async () => {
    description ??= (await import('../api/document.ts')).document();
    return description;
  });

  app.get('/healthz', async () => ({ ok: true }));

  /** Can anybody be served? Not while the store is away or the process ends. */
  app.get('/readyz', async () => {
    if (matches.isClosed) throw new Refusal('busy');
    await store.ping();
    return { ok: true };
  });

  app.get('/metrics', async (request, reply) => {
    const { authorization, 'x-forwarded-for': proxy, forwarded } = request.headers;
    const here = /^(::ffff:)?127\.|^::1$/.test(request.ip) && proxy === undefined && forwarded === undefined;
    const allowed = setup.metricsToken === undefined ? here : isSame(authorization ?? '', `Bearer ${setup.metricsToken}`);
    if (!allowed) throw new Refusal('forbidden');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(setup.metrics.text());
  });

  app.post('/api/match', async (request, reply) => {
    const wanted = body(newMatch, request);
    if (!creations.allows(addressOf(request.raw))) throw new Refusal('limit');
    const player = await somebody(request, reply);
    const { match, invite, watch } = await matches.create(player, wanted, await listeningTo(setup, wanted.game));
    if (wanted.listed && invite !== null) await waitings.list(match.id, wanted.game, player);
    return reply.code(201).send({ id: match.id, invite, watch });
  });

  app.get('/api/match/:id', async (request: Asked) => {
    const { id } = request.params;
    const live = await matches.live(id);
    await live.wake();
    const { match, terms, result } = live.replica;
    const { seats, begun, next } = live.replica.standing();
    const names = seats.map(({ who, name }, seat) => ({ who, name, invited: match.seats[seat]?.invite != null }));
    const mine = seatFor(live.replica, await known(request));
    return { id, terms, seats: names, state: result ? 'over' : begun ? 'running' : 'open', next, mine };
  });

  app.post('/api/match/:id/sit', async (request: Asked, reply) => {
    const wanted = body(sitDown, request);
    const player = await somebody(request, reply);
    return { seat: await matches.sit(request.params.id, player, wanted) };
  });

  app.get('/api/match/:id/record', async (request: Asked) => matches.record(request.params.id, await member(request)));

  app.post('/api/match/:id/replay', async (request: Asked, reply) => {
    const { watch } = body(wantReplay, request);
    if (!replays.allows(addressOf(request.raw))) throw new Refusal('limit');
    const text = await matches.replay(request.params.id, await known(request), watch);
    return reply.type('application/json; charset=utf-8').send(text);
  });

  app.post('/api/ticket', async (request, reply) => {
    const { match, watch } = body(wantTicket, request);
    const seat = await matches.placeOf(match, await known(request), watch);
    const player = await somebody(request, reply);
    const ticket = newSecret();
    await store.people.admit(hashOf(ticket), { match, player: player.id, seat }, now() + TICKET);
    return { ticket };
  });

  app.get('/api/me', async (request) => {
    const player = await known(request);
    if (!player) return { name: null, matches: [] };
    const ids = await store.people.matchesOf(player.id, MATCHES);
    const list = await Promise.all(ids.map((id) => myMatch(matches, player, id)));
    return { name: player.name, matches: list.filter((one) => one !== null) };
  });

  /** Somebody wants to be remembered before doing something that must not be lost with its answer. */
  app.post('/api/me', async (request, reply) => ({ name: (await somebody(request, reply)).name }));

  app.delete('/api/me', async (request, reply) => {
    await store.people.forget((await member(request)).id);
    reply.header('set-cookie', guests.farewell);
    return { ok: true };
  });

  const callers = { known, somebody, member, body, creations };
  lobbyRoutes(app, setup, callers);
  passkeyRoutes(app, setup, callers);
  botRoutes(app, setup, callers);
  return app;
}

/** The seat somebody has, or that is kept for them. */
function seatFor({ seats, match }: Replica, player: Player | null) {
  if (!player) return null;
  const seat = seats.findIndex(({ sitting }, i) => (sitting ? sitting.player === player.id : match.seats[i]?.keptFor === player.id));
  return seat < 0 ? null : { seat, sits: seats[seat].sitting !== null };
}

/** A match of somebody, as it stands for them. */
async function myMatch(matches: Matches, player: Player, id: string) {
  try {
    const { replica } = await matches.live(id);
    const seat = replica.seatOf(player.id);
    const { begun, over, seats } = replica.standing();
    const names = seats.flatMap(({ who, name }, other) => (other === seat ? [] : [who === 'open' ? '' : name]));
    const state = over ? 'over' : !begun ? 'open' : seat !== null && replica.asked().includes(seat) ? 'myTurn' : 'waiting';
    const won = over && seat !== null ? over.result.winners.includes(seat) : null;
    return { id, game: replica.game.id, seat, state, won, names, clock: replica.terms.clock };
  } catch (error) {
    // Of rules that are not here any more.
    if (error instanceof Refusal) return null;
    throw error;
  }
}
