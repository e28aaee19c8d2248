/** The lobby over HTTP: open tables, pairing, and people one does not want to meet or hear. */
import { createHash, randomUUID } from 'node:crypto';
import { levels } from '@touchline/bots';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Player } from '../log/port.ts';
import { wantBlock, wantPair, wantReport } from '../match/messages.ts';
import { Refusal } from '../match/refusal.ts';
import type { Replica } from '../match/replica.ts';
import { LISTENS } from './bots.ts';
import type { DoorSetup } from './http.ts';
import type { Limit } from './limits.ts';

/** What routes need to know of whoever asks. */
export interface Callers {
  readonly known: (request: FastifyRequest) => Promise<Player | null>;
  /** Whoever does something for the first time becomes a guest. */
  readonly somebody: (request: FastifyRequest, reply: FastifyReply) => Promise<Player>;
  readonly member: (request: FastifyRequest) => Promise<Player>;
  readonly body: <S extends z.ZodType>(schema: S, request: FastifyRequest) => z.output<S>;
  readonly creations: Limit;
}

type Asked = FastifyRequest<{ Params: { id: string } }>;

/** Somebody else, by a name that only means something to one person. */
const handleOf = (player: string, other: string): string =>
  createHash('sha256').update(`${player}/${other}`).digest('base64url').slice(0, 16);

export function lobbyRoutes(app: FastifyInstance, { store, matches, waitings, addressOf, now }: DoorSetup, callers: Callers): void {
  const { known, somebody, member, body, creations } = callers;

  app.get('/api/tables', async (request: FastifyRequest<{ Querystring: { game?: string } }>) => {
    const { game } = request.query;
    if (game !== undefined && (typeof game !== 'string' || game.length > 200)) throw new Refusal('malformed');
    const programs = await store.bots.listening(now() - LISTENS);
    return {
      tables: await waitings.tables(matches, game ?? null, await known(request)),
      watch: await waitings.watchable(matches, game ?? null),
      // Where nobody waits, a bot does.
      bots: levels.map(({ name }) => name),
      programs: programs.map(({ player: { name }, games }) => ({ name, games })),
    };
  });

  app.delete('/api/tables/:id', async (request: Asked) => {
    await waitings.withdraw(matches, await member(request), request.params.id);
    return { ok: true };
  });

  app.post('/api/pair', async (request, reply) => {
    const wanted = body(wantPair, request);
    if (!creations.allows(addressOf(request.raw))) throw new Refusal('limit');
    return waitings.pair(matches, await somebody(request, reply), wanted);
  });

  /** Who sits at another seat of a match of one's own. */
  const otherAt = async (player: Player, match: string, seat: number): Promise<{ readonly other: string; readonly replica: Replica }> => {
    const { replica } = await matches.live(match);
    const mine = replica.seatOf(player.id);
    if (mine === null) throw new Refusal('forbidden');
    const other = replica.seats[seat]?.sitting?.player;
    if (!other || seat === mine) throw new Refusal('seats');
    return { other, replica };
  };

  app.get('/api/blocked', async (request) => {
    const player = await member(request);
    const list = await store.people.shunned(player.id);
    return { blocked: list.map(({ player: other, how }) => ({ id: handleOf(player.id, other.id), name: other.name, how })) };
  });

  app.post('/api/blocked', async (request) => {
    const player = await member(request);
    const { match, seat, how } = body(wantBlock, request);
    const { other } = await otherAt(player, match, seat);
    await store.people.shun(player.id, other, how);
    return { id: handleOf(player.id, other) };
  });

  app.delete('/api/blocked/:id', async (request: Asked) => {
    const player = await member(request);
    const list = await store.people.shunned(player.id);
    const found = list.find(({ player: other }) => handleOf(player.id, other.id) === request.params.id);
    if (!found) throw new Refusal('notFound');
    await store.people.shun(player.id, found.player.id, null);
    return { ok: true };
  });

  app.post('/api/match/:id/report', async (request: Asked, reply) => {
    const player = await member(request);
    const { seat, reason } = body(wantReport, request);
    if (!creations.allows(addressOf(request.raw))) throw new Refusal('limit');
    const { other, replica } = await otherAt(player, request.params.id, seat);
    const id = randomUUID();
    await store.admin.report({
      ...{ id, match: replica.id, by: player.id, about: other, reason, seq: replica.seq, created: now(), closed: null },
    });
    return reply.code(201).send({ id });
  });
}
