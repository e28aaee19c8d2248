/** What Vitest is asked to run, by what was asked of `npm test`: one list of arguments for each run. */
import { existsSync, readFileSync } from 'node:fs';

export interface TestFile {
  /** From the root of the project, with slashes. */
  readonly path: string;
  readonly text: string;
}

/** A file that tries every game has one of these words. */
const EVERY_GAME = /\b(gameIds|games|tutorials|lessonGames)\b/;

/**
 * Of a game: the files in folders of its name run whole; of files that try every game or speak of this one, the tests with its name in
 * theirs.
 */
export function testRuns(args: readonly string[], games: readonly string[], files: readonly TestFile[]): string[][] {
  const [game] = args;
  if (args.length !== 1 || !games.includes(game)) return [[...args]];
  const named = new RegExp(`\\b${game}\\b`);
  const own = files.filter(({ path }) => path.split(/[/.]/).includes(game));
  const shared = files.filter((file) => !own.includes(file) && (EVERY_GAME.test(file.text) || named.test(file.text)));
  // Without a file Vitest would run them all.
  return [
    { of: own, only: [] },
    { of: shared, only: ['-t', named.source] },
  ]
    .filter(({ of }) => of.length > 0)
    .map(({ of, only }) => [...of.map(({ path }) => path), ...only]);
}

/** More failing files than this are no accident of a busy machine. */
export const SECOND_LOOK = 6;

/** The files with a failed test in a report of Vitest's; none if there is no report, or if what failed was no test. */
export function failedFiles(report: string): string[] {
  if (!existsSync(report)) return [];
  const { testResults }: { readonly testResults: readonly { readonly name: string; readonly status: string }[] } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}
