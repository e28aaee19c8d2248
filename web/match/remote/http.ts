/** What is asked of the server over HTTP, from a page or its worker. */
import { Failing } from '../failure.ts';
import type { Clock, Terms } from './terms.ts';

/** Codes of the server (`docs/online.md`), and what a page finds out by itself. */
const codes = [
  ...(['malformed', 'session', 'forbidden', 'origin', 'notFound', 'taken', 'notOver', 'rules', 'tooLarge'] as const),
  ...([
    'game',
    'bot',
    'options',
    'seats',
    'deck',
    'commit',
    'limit',
    'broken',
    'busy',
    'rolling',
    'banned',
    'passkey',
    'insecure',
  ] as const),
  /** Nobody answers. */
  'unreachable',
] as const;
export type ApiCode = (typeof codes)[number];

const isCode = (code: unknown): code is ApiCode => codes.some((one) => one === code);

/** Why a server did not do it. */
export class ApiRefusal extends Failing {
  readonly code: ApiCode;
  constructor(code: ApiCode) {
    super({ code: 'online', why: code });
    this.code = code;
  }
}

/** Milliseconds a server may take to answer. */
const PATIENCE = 10_000;

/** Throws `ApiRefusal`. */
export async function api<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> {
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(new URL(`/api/${path}`, self.location.origin), {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    text = await answer.text();
  } catch {
    throw new ApiRefusal('unreachable');
  }
  if (answer.ok) return JSON.parse(text);
  // A proxy in between may answer in words of its own.
  const said = /^\{"error":"(\w+)"\}$/.exec(text)?.[1];
  throw new ApiRefusal(isCode(said) ? said : 'broken');
}

/** A match as everybody may know it, and what somebody has to do with it. */
export interface MatchInfo {
  readonly id: string;
  readonly terms: Terms;
  readonly seats: readonly { readonly who: 'open' | 'person' | 'bot'; readonly name: string; readonly invited: boolean }[];
  readonly state: 'open' | 'running' | 'over';
  readonly next: string | null;
  /** The seat I have, or that is kept for me. */
  readonly mine: { readonly seat: number; readonly sits: boolean } | null;
}

export const matchInfo = (id: string): Promise<MatchInfo> => api('GET', `match/${encodeURIComponent(id)}`);

export interface MyMatch {
  readonly id: string;
  readonly game: string;
  readonly seat: number | null;
  readonly state: 'open' | 'myTurn' | 'waiting' | 'over';
  readonly won: boolean | null;
  /** Who sits at the other seats; '' for nobody yet. */
  readonly names: readonly string[];
  readonly clock: Clock;
}

export interface Me {
  /** Null: nobody has done anything here yet. */
  readonly name: string | null;
  readonly matches: readonly MyMatch[];
}

export const aboutMe = (): Promise<Me> => api('GET', 'me');
