// Which folder may import which: engine <- text <- kit <- games <- bots <- { cli, web, server }; { engine, text } <- lists <- host <- { web, server }; server <- cli.
// Bench, docs and tools stand outside the house: they may import anything, and nothing in the house imports them.

export interface Import {
  /** The importing file, from the root of the repository. */
  readonly from: string;
  /** The imported file from the root, or the name of a package or builtin (`vitest`, `node:assert`). */
  readonly to: string;
  readonly kind: 'file' | 'package' | 'builtin';
}

interface Room {
  readonly files: RegExp;
  readonly may: readonly string[];
  readonly advice: string;
}

const rooms: Readonly<Record<string, Room>> = {
  engine: { files: /^engine\//, may: ['engine'], advice: 'the engine imports nothing but itself' },
  text: { files: /^text\//, may: ['engine', 'text'], advice: 'text imports the engine only' },
  kit: {
    files: /^kit\//,
    may: ['engine', 'text', 'kit'],
    advice: 'the kit imports the engine and text only: take the game as an argument',
  },
  lists: { files: /^lists\//, may: ['engine', 'lists'], advice: 'lists import the engine only: take the game as an argument' },
  games: { files: /^games\//, may: ['engine', 'text', 'kit', 'games'], advice: 'a game imports the engine, text and the kit only' },
  bots: {
    files: /^bots\//,
    may: ['engine', 'text', 'bots'],
    advice: 'a bot sees views and asks, never the rules of a game: take the game as an argument',
  },
  host: {
    files: /^host\//,
    may: ['engine', 'text', 'lists', 'host'],
    advice: 'a host imports the engine, text and lists only: take the game as an argument',
  },
  cli: {
    files: /^cli\//,
    may: ['engine', 'text', 'kit', 'lists', 'games', 'bots', 'host', 'cli', 'server'],
    advice: 'the command imports what is below it',
  },
  // The files of the built page, handed to browsers: the page's own tests do it, and so does the server.
  site: { files: /^web\/site\/files\.ts$/, may: [], advice: 'what hands out files knows nothing of them' },
  web: {
    files: /^web\//,
    may: ['engine', 'text', 'kit', 'lists', 'games', 'bots', 'host', 'web', 'site'],
    advice: 'the table imports what is below it',
  },
  server: {
    files: /^server\//,
    may: ['engine', 'text', 'kit', 'lists', 'games', 'bots', 'host', 'server', 'site'],
    advice: 'the server imports what is below it',
  },
};

/** Rooms whose code runs anywhere. */
const PLAYING = ['engine', 'text', 'kit', 'lists', 'games', 'bots', 'host'];

const isTest = (file: string) => /\.(test|rules)\.ts$|\/(rules|testing|tests)\//.test(file);
const isSuite = (file: string) => /^engine\/(testing|conform)\//.test(file);

/** What to do about this import, or nothing if it is fine. */
export function adviceFor({ from, to, kind }: Import): string | undefined {
  const home = roomOf(from);
  if (!home) return undefined;
  if (kind !== 'file') return adviceForOutsider(home, from, to, kind);
  const target = roomOf(to) ?? '';
  // Bots and sessions are tried with real games, sessions with real bots.
  const tried: Readonly<Record<string, readonly string[]>> = { bots: ['games'], host: ['games', 'bots'] };
  const isTrial = isTest(from) && tried[home]?.includes(target) === true;
  if (!rooms[home]!.may.includes(target) && !isTrial) return `do not import ${to}: ${rooms[home]!.advice}`;
  if (home === 'games' && target === 'games' && gameOf(from) !== gameOf(to)) {
    return `do not import ${to}: a game never imports another game; what two games share belongs in the engine`;
  }
  const playing = PLAYING.includes(home);
  if (playing && isSuite(to) && !isTest(from) && !isSuite(from)) return `do not import ${to}: only tests need it`;
  return undefined;
}

function adviceForOutsider(home: string, from: string, to: string, kind: 'package' | 'builtin'): string | undefined {
  if (isTest(from) || !PLAYING.includes(home)) return undefined;
  // Matchers are written for a test runner, so this one folder may name it.
  if (/^engine\/testing\//.test(from)) return kind === 'builtin' || ['vitest', 'fast-check'].includes(to) ? undefined : outsider(to);
  if (/^engine\/conform\//.test(from) && to === 'node:assert') return undefined;
  // Finding games on a disk is for programs that have one.
  if (from === 'kit/node.ts' && kind === 'builtin') return undefined;
  return outsider(to);
}

const outsider = (name: string) => `do not import ${name}: rules, words, lists and bots run anywhere and depend on nothing`;

function roomOf(file: string): string | undefined {
  return Object.keys(rooms).find((name) => rooms[name]!.files.test(file));
}

const gameOf = (file: string) => file.split('/')[1];
