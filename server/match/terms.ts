/** What is agreed before a match: the game, who may sit, clocks, what is shown. Everybody may know it, and it never changes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonical, type Game, sha256 } from '@touchline/engine';
import { root } from '@touchline/kit/node';
import { z } from 'zod';
import type { Entry } from '../log/port.ts';
import { Refusal } from './refusal.ts';

const value = z.union([z.string().max(64), z.number(), z.boolean()]);
const SECOND = 1000;
const DAY = 86_400_000;

export const clocks = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  /** For the whole match, with so much more each time the question goes to somebody else. */
  z.strictObject({
    kind: z.literal('match'),
    each: z
      .int()
      .min(10 * SECOND)
      .max(DAY),
    increment: z
      .int()
      .min(0)
      .max(3600 * SECOND),
  }),
  /** For each decision: seconds, or days. */
  z.strictObject({
    kind: z.literal('decision'),
    each: z
      .int()
      .min(SECOND)
      .max(14 * DAY),
  }),
]);
export type Clock = z.infer<typeof clocks>;

export const hex = z.string().regex(/^[0-9a-f]{64}$/);

export const termsSchema = z.object({
  game: z.string(),
  /** Of rules and cards: another version does not play this match. */
  rules: z.string(),
  options: z.record(z.string(), z.union([value, z.array(value)])),
  seats: z.array(
    z.discriminatedUnion('who', [z.object({ who: z.literal('person') }), z.object({ who: z.literal('bot'), bot: z.string() })]),
  ),
  /** What is known of the others' lists. */
  lists: z.enum(['open', 'seen']),
  clock: clocks,
  /** Who may watch: nobody, who has the link, everybody. */
  watch: z.enum(['none', 'link', 'all']),
  /** Seconds by which whoever watches is behind. */
  delay: z.int(),
  /** Each seat brings a number of its own to the chance of the match. */
  fair: z.boolean(),
  /** What the server has committed to. */
  commit: hex,
  /** Who may sit down: whoever has the link, whoever finds the table in the lobby, whoever wants to be paired for the same. */
  lobby: z.enum(['link', 'listed', 'pair']).default('link'),
  /** The match this one follows. */
  after: z.string().nullable(),
});
export type Terms = z.infer<typeof termsSchema>;

/** The match is played by other rules than this process has. */
export class OtherRules extends Refusal {
  readonly rules: string;
  constructor(rules: string) {
    super('rolling');
    this.rules = rules;
  }
}

/** By which rules a match is played after these entries. */
export function rulesIn(entries: readonly Entry[], before: string): string {
  const data = entries.findLast(({ kind }) => kind === 'rules')?.data;
  const rules = typeof data === 'object' && data !== null && 'rules' in data ? data.rules : before;
  return typeof rules === 'string' ? rules : before;
}

const prints = new WeakMap<Game, string>();

/**
 * Which rules and cards these are: the steps of the flow, all that stands on cards, and the code of both, where `folder` tells where that is.
 * Another version need not play otherwise; but only playing tells (`waking.ts`).
 */
export function rulesOf(game: Game, folder?: string): string {
  const known = prints.get(game);
  if (known !== undefined) return known;
  const code = folder === undefined ? '' : `${codeIn(join(root, 'engine'))}${codeIn(folder)}`;
  const print = sha256(JSON.stringify([game.id, game.program.code.map(({ path }) => path), game.defs, code])).slice(0, 16);
  prints.set(game, print);
  return print;
}

/** What plays no match: tests, and words for people. */
const APART = new Set(['tests', 'testing', 'conform', 'toys', 'rules', 'words', 'node_modules']);
const codes = new Map<string, string>();

/** The digest of the code in a folder. */
function codeIn(folder: string): string {
  const known = codes.get(folder);
  if (known !== undefined) return known;
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((file) => (file.isDirectory() ? !APART.has(file.name) : /(?<!\.test|\.rules)\.ts$/.test(file.name)))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const digest = sha256(
    canonical(
      files.map((file) => [
        file.name,
        file.isDirectory() ? codeIn(join(folder, file.name)) : readFileSync(join(folder, file.name), 'utf8'),
      ]),
    ),
  );
  codes.set(folder, digest);
  return digest;
}
