/**
 * Passkeys: the same guest on another device. A browser makes a key and keeps its private half; we keep the public one, and let in whoever
 * signs with it what we have just drawn. Only at an address with a name, over TLS or on this computer: browsers do not make them elsewhere.
 */
import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Player } from '../log/port.ts';
import { hashOf, newSecret } from '../log/sealed.ts';
import { newPasskey, shownPasskey } from '../match/messages.ts';
import { Refusal } from '../match/refusal.ts';
import type { DoorSetup } from './http.ts';
import { Limit } from './limits.ts';
import type { Callers } from './lobby.ts';

/** Milliseconds somebody has to touch their authenticator. */
const PATIENCE = 5 * 60_000;
const MOST = 10;
/** Ed25519, ECDSA with P-256, RSA. */
const ALGORITHMS = [-8, -7, -257];

type Asked = FastifyRequest<{ Params: { id: string } }>;

interface Site {
  readonly origin: string;
  /** What a key is bound to: the name of the host. */
  readonly name: string;
}

/** Where passkeys are of any use. */
export function siteOf(origin: string | undefined): Site | null {
  if (origin === undefined || !URL.canParse(origin)) return null;
  const { protocol, hostname } = new URL(origin);
  const named = isIP(hostname) === 0 && !hostname.startsWith('[');
  return named && (protocol === 'https:' || hostname === 'localhost') ? { origin, name: hostname } : null;
}

/** The same for all keys of somebody, so that one device keeps one; and it tells nobody who that is. */
const handleOf = ({ id }: Player): Uint8Array<ArrayBuffer> => Uint8Array.from(createHash('sha256').update(`passkey/${id}`).digest());
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'base64url'));

// Loaded only where somebody wants it: it is larger than all the rest.
const library = () => import('@simplewebauthn/server');

/** Whatever was not signed as it should have been: why is nobody's business. */
async function signed<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    throw new Refusal('passkey');
  }
}

export function passkeyRoutes(app: FastifyInstance, { store, guests, limits, addressOf, now }: DoorSetup, callers: Callers): void {
  const { member, body } = callers;
  const { passkeys } = store;
  const asked = new Limit(limits.passkeys, now);

  /** Throws `Refusal`: not at this address, or too often. */
  const site = ({ headers, raw }: FastifyRequest): Site => {
    const found = siteOf(headers.origin);
    if (!found) throw new Refusal('insecure');
    if (!asked.allows(addressOf(raw))) throw new Refusal('limit');
    return found;
  };

  const dared = async (player: Player | null): Promise<Uint8Array<ArrayBuffer>> => {
    const dare = newSecret();
    await passkeys.dare(hashOf(dare), player?.id ?? null, now() + PATIENCE);
    return bytesOf(dare);
  };
  /** Was this drawn for them, a moment ago, and not signed before? */
  const wasDared = (player: Player | null) => (dare: string) => passkeys.met(hashOf(dare), player?.id ?? null, now());

  app.get('/api/passkeys', async (request) => {
    const list = await passkeys.of((await member(request)).id);
    return { passkeys: list.map(({ id, created, used }) => ({ id, created, used })) };
  });

  app.post('/api/passkeys/dare', async (request) => {
    const player = await member(request);
    const { name } = site(request);
    const mine = await passkeys.of(player.id);
    if (mine.length >= MOST) throw new Refusal('limit');
    const { generateRegistrationOptions } = await library();
    return generateRegistrationOptions({
      ...{ rpName: 'Touchline', rpID: name, userName: player.name, userDisplayName: player.name, userID: handleOf(player) },
      ...{ challenge: await dared(player), timeout: PATIENCE, attestationType: 'none', supportedAlgorithmIDs: ALGORITHMS },
      excludeCredentials: mine.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  });

  app.post('/api/passkeys', async (request, reply) => {
    const player = await member(request);
    const { origin, name } = site(request);
    const response = body(newPasskey, request);
    const { verifyRegistrationResponse } = await library();
    const { verified, registrationInfo } = await signed(() =>
      verifyRegistrationResponse({
        ...{ response, expectedChallenge: wasDared(player), expectedOrigin: origin, expectedRPID: name },
        ...{ requireUserVerification: false, supportedAlgorithmIDs: ALGORITHMS },
      }),
    );
    if (!verified) throw new Refusal('passkey');
    const { id, publicKey, counter } = registrationInfo.credential;
    const made = { id, player: player.id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, created: now(), used: now() };
    if (!(await passkeys.add(made))) throw new Refusal('passkey');
    return reply.code(201).send({ id });
  });

  app.delete('/api/passkeys/:id', async (request: Asked) => {
    const player = await member(request);
    if (!(await passkeys.remove(player.id, request.params.id))) throw new Refusal('notFound');
    return { ok: true };
  });

  app.post('/api/session/dare', async (request) => {
    const { name } = site(request);
    const { generateAuthenticationOptions } = await library();
    return generateAuthenticationOptions({ rpID: name, challenge: await dared(null), timeout: PATIENCE, userVerification: 'preferred' });
  });

  app.post('/api/session', async (request, reply) => {
    const { origin, name } = site(request);
    const response = body(shownPasskey, request);
    const found = await passkeys.find(response.id);
    if (!found) throw new Refusal('passkey');
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await signed(() =>
      verifyAuthenticationResponse({
        ...{ response, expectedChallenge: wasDared(null), expectedOrigin: origin, expectedRPID: name, requireUserVerification: false },
        credential: { id: found.id, publicKey: bytesOf(found.publicKey), counter: found.counter },
      }),
    );
    const player = await store.people.player(found.player);
    if (!verified || !player) throw new Refusal('passkey');
    if (player.bannedUntil > now()) throw new Refusal('banned');
    await passkeys.used(found.id, authenticationInfo.newCounter, now());
    reply.header('set-cookie', await guests.back(player, request.headers.cookie, now()));
    return { name: player.name };
  });

  /** This browser forgets who used it. Who has a passkey comes back with it. */
  app.delete('/api/session', async (request, reply) => {
    await member(request);
    reply.header('set-cookie', await guests.leave(request.headers.cookie));
    return { ok: true };
  });
}
