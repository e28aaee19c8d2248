/** What Vitest is asked to run, by what was asked of `npm test`: one list of arguments for each run. */

/** Files that try every game, one test or group a game, named after it. */
const EVERY_GAME = ['tools/conform.test.ts', 'web/tests/size.test.ts', 'web/lessons/lessons.test.ts', 'kit/packages.test.ts'];

export function testRuns(args: readonly string[], games: readonly string[]): string[][] {
  const [game] = args;
  if (args.length !== 1 || !games.includes(game)) return [[...args]];
  // A folder ends with a slash, so that a game does not bring along another whose id begins like its own.
  const own = [`games/${game}/`, `cli/${game}.test.ts`];
  return [own, [...EVERY_GAME, '-t', game]];
}
