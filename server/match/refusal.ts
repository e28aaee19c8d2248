/** What is not allowed, by a code of a closed list. It tells nothing of any match to somebody who is not part of it. */
export const codes = {
  malformed: 400,
  session: 401,
  forbidden: 403,
  origin: 403,
  banned: 403,
  /** It is not known, or what it has signed is not what it was to sign. */
  passkey: 403,
  notFound: 404,
  taken: 409,
  notOver: 409,
  /** The match was begun by other rules or cards than this server has. */
  rules: 410,
  tooLarge: 413,
  /** There is no such game, bot or deck, or these options cannot be. */
  game: 422,
  bot: 422,
  options: 422,
  seats: 422,
  deck: 422,
  commit: 422,
  /** Passkeys are only where an address has a name, and TLS or this computer itself. */
  insecure: 422,
  limit: 429,
  broken: 500,
  busy: 503,
  /** The match is played by other rules, which another process has: a new version is being rolled out. Ask again. */
  rolling: 503,
} as const;
export type Code = keyof typeof codes;

export class Refusal extends Error {
  readonly code: Code;
  constructor(code: Code) {
    super(code);
    this.code = code;
  }
}
