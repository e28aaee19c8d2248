/** So much at once, and so much a second: whoever wants more must wait. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  tokens: number;
  at: number;
}

/** A bucket for each name; those that are full again are forgotten. */
export class Limit {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: () => number = Date.now) {
    this.#rate = rate;
    this.#now = now;
  }

  /** False: too much. */
  allows(name: string): boolean {
    const { burst, perSecond } = this.#rate;
    const now = this.#now();
    if (this.#buckets.size > 10_000) this.#sweep(now);
    const bucket = this.#buckets.get(name) ?? { tokens: burst, at: now };
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    this.#buckets.set(name, bucket);
    if (bucket.tokens < 1) return false;
    bucket.tokens--;
    return true;
  }

  #sweep(now: number): void {
    const { burst, perSecond } = this.#rate;
    for (const [name, { tokens, at }] of this.#buckets) if (tokens + ((now - at) / 1000) * perSecond >= burst) this.#buckets.delete(name);
  }
}

/** How many of something each name has open. */
export class Counter {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  enter(name: string): boolean {
    const open = this.#open.get(name) ?? 0;
    if (open >= this.#most) return false;
    this.#open.set(name, open + 1);
    return true;
  }

  leave(name: string): void {
    const open = (this.#open.get(name) ?? 0) - 1;
    if (open > 0) this.#open.set(name, open);
    else this.#open.delete(name);
  }
}

export interface Limits {
  /** Messages of one socket. */
  readonly messages: Rate;
  /** Requests of one address. */
  readonly requests: Rate;
  /** New matches of one player, and of one address. */
  readonly creations: Rate;
  /** Matches of one address that are played again from their first step. */
  readonly replays: Rate;
  /** What is asked about passkeys from one address. */
  readonly passkeys: Rate;
  readonly socketsOfPlayer: number;
  readonly socketsOfAddress: number;
}

export const USUAL_LIMITS: Limits = {
  messages: { burst: 40, perSecond: 20 },
  requests: { burst: 120, perSecond: 20 },
  creations: { burst: 30, perSecond: 30 / 3600 },
  replays: { burst: 20, perSecond: 0.2 },
  passkeys: { burst: 20, perSecond: 0.05 },
  socketsOfPlayer: 10,
  socketsOfAddress: 100,
};
