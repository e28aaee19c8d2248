/**
 * What a seat brings to an online match: a deck, and a number nobody knows before everybody has bound themselves to theirs. Both are kept
 * on this device until they are needed: a page may be loaded again meanwhile.
 */
import type { DeckList } from '@touchline/engine';
import { nonceCommit } from '@touchline/host/fair';
import { keepBrought, keptBrought } from '../store.ts';
import { ApiRefusal, api, type MatchInfo, matchInfo } from './http.ts';

export type Deck = { readonly name: string } | { readonly list: DeckList };

export interface Brought {
  readonly nonce: string;
  readonly seat: number;
  readonly deck: Deck | null;
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export interface SitDown {
  readonly match: string;
  readonly secret?: string;
  /** Absent: one that is kept for us, or the first that is open. */
  readonly seat?: number;
  /** Null leaves it to chance; absent: as in the match before this one. */
  readonly deck?: Deck | null;
}

function seatFor({ seats, mine }: MatchInfo, { secret, seat }: SitDown): number {
  if (mine) return mine.seat;
  if (seat !== undefined) return seat;
  const open = seats.findIndex(({ who, invited }) => who === 'open' && (invited || secret === undefined));
  return Math.max(open, 0);
}

/** Sits down, with a number of our own where each seat brings one. Who finds a seat taken meanwhile takes another. Throws `ApiRefusal`. */
export async function sitDown(wanted: SitDown): Promise<number> {
  // Who is somebody before they sit down still is if the answer gets lost.
  await api('POST', 'me', {});
  for (;;) {
    const info = await matchInfo(wanted.match);
    if (info.mine?.sits) return info.mine.seat;
    const seat = seatFor(info, wanted);
    try {
      return await sitAt(seat, info, wanted);
    } catch (error) {
      const taken = error instanceof ApiRefusal && error.code === 'taken';
      if (!taken || wanted.seat !== undefined || seatFor(await matchInfo(wanted.match), wanted) === seat) throw error;
    }
  }
}

async function sitAt(seat: number, { terms }: MatchInfo, wanted: SitDown): Promise<number> {
  const { match, secret } = wanted;
  const known = await keptBrought(match);
  const nonce = known?.nonce ?? hex(crypto.getRandomValues(new Uint8Array(32)));
  const before = wanted.deck === undefined && terms.after ? await keptBrought(terms.after) : null;
  const deck = wanted.deck ?? before?.deck ?? null;
  await keepBrought(match, { nonce, seat, deck });
  const sat = await api<{ readonly seat: number }>('POST', `match/${encodeURIComponent(match)}/sit`, {
    seat,
    ...(secret !== undefined && { secret }),
    ...(deck && { deck }),
    ...(terms.fair && { commit: nonceCommit(match, seat, nonce) }),
  });
  return sat.seat;
}
