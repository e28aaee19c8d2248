/** Programs that play, over HTTP with lines of JSON: accounts, challenges, and the matches themselves. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Player } from '../log/port.ts';
import { hashOf, newSecret } from '../log/sealed.ts';
import type { LiveMatch } from '../match/live.ts';
import { acceptChallenge, botCommand, wantSeek } from '../match/messages.ts';
import { linesOf, Onlooker } from '../match/onlooker.ts';
import { Refusal } from '../match/refusal.ts';
import { drawnName } from './guests.ts';
import type { DoorSetup } from './http.ts';
import { Counter } from './limits.ts';
import type { Callers } from './lobby.ts';

/** Milliseconds between two looks for challenges, and between two signs of life on a stream. */
const LOOK = 1000;
const ALIVE = 6000;
/** Milliseconds after which a program that has said nothing does not listen any more. */
export const LISTENS = 15_000;
const MOST_GAMES = 20;

type Asked = FastifyRequest<{ Params: { id: string }; Querystring: { news?: string; games?: string } }>;

/** Programs that could be asked to play a game, by name. */
export async function listeningTo({ store, now }: DoorSetup, game: string): Promise<ReadonlyMap<string, string>> {
  const listening = await store.bots.listening(now() - LISTENS);
  return new Map(listening.filter(({ games }) => games.includes(game)).map(({ player: { id, name } }) => [name, id]));
}

export function botRoutes(app: FastifyInstance, setup: DoorSetup, { body, creations }: Callers): void {
  const { store, matches, waitings, addressOf, now, limits, failed } = setup;
  const streams = new Counter(limits.socketsOfPlayer);

  /** By the token it shows; never by a cookie. */
  const program = async ({ headers: { authorization = '' } }: FastifyRequest): Promise<Player> => {
    const token = /^Bearer ([\w-]{43})$/.exec(authorization)?.[1];
    const account = token ? await store.bots.account(hashOf(token)) : null;
    if (!account) throw new Refusal('session');
    if (account.bannedUntil > now()) throw new Refusal('banned');
    return { ...account.player, program: true };
  };

  app.post('/api/bot/account', async (request, reply) => {
    if (!creations.allows(addressOf(request.raw))) throw new Refusal('limit');
    const player = { id: randomUUID(), name: `${drawnName()} (bot)` };
    const token = newSecret();
    await store.bots.open(player, hashOf(token), now());
    return reply.code(201).send({ token, name: player.name });
  });

  app.delete('/api/bot/account', async (request) => {
    await store.people.forget((await program(request)).id);
    return { ok: true };
  });

  // -------------------------------------------------------------- lines

  /** The answer becomes a stream that stays open. `left`: the other side has gone. */
  const stream = (request: FastifyRequest, reply: FastifyReply, player: Player, left: () => void) => {
    if (!streams.enter(player.id)) throw new Refusal('limit');
    reply.hijack();
    const response = reply.raw;
    response.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    response.flushHeaders();
    const alive = setInterval(() => response.write('\n'), ALIVE);
    request.raw.socket.once('close', () => {
      clearInterval(alive);
      streams.leave(player.id);
      left();
    });
    return response;
  };

  app.get('/api/bot/stream', async (request: Asked, reply) => {
    const player = await program(request);
    const games = (request.query.games ?? '').split(',').filter(Boolean);
    if (games.length > MOST_GAMES || games.some((game) => !/^[\w-]{1,40}$/.test(game))) throw new Refusal('malformed');
    const told = new Set<string>();
    let open = true;
    const response = stream(request, reply, player, () => {
      open = false;
    });
    const say = (id: string, line: object) => {
      const text = JSON.stringify(line);
      if (told.has(`${id}/${text}`) || !open) return;
      told.add(`${id}/${text}`);
      response.write(`${text}\n`);
    };
    const look = async (): Promise<void> => {
      await store.bots.listens(player.id, games, now());
      for (const id of await store.bots.challenges(player.id)) {
        const { terms } = (await matches.live(id)).replica;
        say(id, { t: 'challenge', id, game: terms.game, clock: terms.clock, options: terms.options });
      }
      for (const id of await store.people.matchesOf(player.id, 50)) {
        const live = await matches.live(id).catch(() => null);
        await live?.wake();
        const standing = live?.replica.standing();
        // What is over before anybody listened is no news.
        if (standing?.over) {
          if (told.has(id)) say(id, { t: 'over', id, winners: standing.over.result.winners });
        } else if (live && standing?.begun) {
          told.add(id);
          say(id, { t: 'start', id, game: live.replica.game.id, seat: live.replica.seatOf(player.id) });
        }
      }
    };
    const again = (): void => {
      look()
        .catch(failed)
        .finally(() => {
          if (open) setTimeout(again, LOOK).unref();
        });
    };
    again();
  });

  app.get('/api/bot/match/:id/stream', async (request: Asked, reply) => {
    const player = await program(request);
    const live = await matches.live(request.params.id);
    await live.wake();
    const seat = seatIn(live, player);
    const muted = await store.people.shunned(player.id);
    const response = stream(request, reply, player, () => live.leave(onlooker));
    const shunned = muted.map((one) => one.player.id);
    const onlooker: Onlooker = new Onlooker(linesOf(response), seat, {
      ...{ player: player.id, muted: shunned, whole: request.query.news === undefined, since: now() },
    });
    await live.join(onlooker, 0).catch((error) => {
      failed(error);
      response.end();
    });
    if (response.destroyed) live.leave(onlooker);
  });

  // -------------------------------------------------------------- deeds

  app.post('/api/bot/challenge/:id/accept', async (request: Asked) => {
    const player = await program(request);
    const { deck } = body(acceptChallenge, request);
    const seat = await matches.sit(request.params.id, player, { deck });
    await store.bots.settled(request.params.id, player.id);
    return { seat };
  });

  app.post('/api/bot/challenge/:id/decline', async (request: Asked) => {
    const player = await program(request);
    if (!(await store.bots.settled(request.params.id, player.id))) throw new Refusal('notFound');
    return { ok: true };
  });

  app.post('/api/bot/seek', async (request) => {
    const player = await program(request);
    const { deck, ...wanted } = body(wantSeek, request);
    if (!creations.allows(addressOf(request.raw))) throw new Refusal('limit');
    const { id, seat, waiting } = await waitings.pair(matches, player, wanted);
    return { id, seat: await matches.sit(id, player, { seat, deck }), waiting };
  });

  app.post('/api/bot/match/:id', async (request: Asked, reply) => {
    const player = await program(request);
    const { n, ...command } = body(botCommand, request);
    const live = await matches.live(request.params.id);
    await live.wake();
    const seat = seatIn(live, player);
    let status = 503;
    await live.command(seat, n, command, now(), (answer) => {
      status = answer.t === 'ack' ? 200 : answer.why === 'busy' ? 503 : 409;
      reply.code(status).send(answer);
    });
    return reply;
  });
}

function seatIn({ replica }: LiveMatch, player: Player): number {
  const seat = replica.seatOf(player.id);
  if (seat === null) throw new Refusal('forbidden');
  return seat;
}
