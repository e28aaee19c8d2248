/** Who is there: a guest by a cookie of 256 bits, of which only the hash is kept. Made by the first deed, not by looking. */
import { randomInt, randomUUID } from 'node:crypto';
import type { Player, Store } from '../log/port.ts';
import { hashOf, newSecret } from '../log/sealed.ts';
import { Refusal } from '../match/refusal.ts';

/** Said the same in every language; nobody has to read what others would call themselves. */
const NAMES =
  'Alba Aris Basil Bruno Cleo Dario Dora Elia Enzo Fara Gala Hugo Ida Ilan Jana Juno Kira Lani Leo Lina Malo Mara Milo Nadia Nilo Nora Otis Pia Remo Rosa Sacha Sami Tara Tilo Uma Vera Yara Zeno Zoe'.split(
    ' ',
  );

export const drawnName = (): string => `${NAMES[randomInt(NAMES.length)]} ${randomInt(10, 100)}`;

const YEAR = 365 * 86_400;

export class Guests {
  readonly #store: Store;
  readonly #secure: boolean;

  /** `secure`: the page is served over TLS. */
  constructor(store: Store, secure: boolean) {
    this.#store = store;
    this.#secure = secure;
  }

  /** A name that only this site, over TLS, can set where there is TLS. */
  get #cookie(): string {
    return this.#secure ? '__Host-touchline' : 'touchline';
  }

  #secretIn(cookies: string | undefined): string | undefined {
    return cookies
      ?.split(';')
      .map((one) => one.trim().split('='))
      .find(([name]) => name === this.#cookie)?.[1];
  }

  /** Throws `Refusal` to somebody who may not come in for a while. */
  async known(cookies: string | undefined, now: number): Promise<Player | null> {
    const secret = this.#secretIn(cookies);
    const session = secret ? await this.#store.people.session(hashOf(secret)) : null;
    if (session && session.bannedUntil > now) throw new Refusal('banned');
    return session?.player ?? null;
  }

  /** Somebody new, and the header that makes their browser remember it. */
  async welcome(now: number): Promise<{ readonly player: Player; readonly setCookie: string }> {
    const player = { id: randomUUID(), name: drawnName() };
    const secret = newSecret();
    await this.#store.people.welcome(player, hashOf(secret), now);
    return { player, setCookie: this.#header(secret, YEAR) };
  }

  /** Somebody who was known elsewhere: this browser is theirs now, and nobody else's any more. The header that says so. */
  async back(player: Player, cookies: string | undefined, now: number): Promise<string> {
    await this.leave(cookies);
    const secret = newSecret();
    await this.#store.people.welcome(player, hashOf(secret), now);
    return this.#header(secret, YEAR);
  }

  /** This browser forgets who used it. */
  async leave(cookies: string | undefined): Promise<string> {
    const secret = this.#secretIn(cookies);
    if (secret) await this.#store.people.leave(hashOf(secret));
    return this.farewell;
  }

  get farewell(): string {
    return this.#header('', 0);
  }

  #header(value: string, seconds: number): string {
    return `${this.#cookie}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${this.#secure ? '; Secure' : ''}`;
  }
}
