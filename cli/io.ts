/** Where the command reads and writes. Tests hand in their own; the terminal is only one of them. */
import process from 'node:process';
import { createInterface, type Interface } from 'node:readline';

export interface Io {
  out(text: string): void;
  err(text: string): void;
  /** The next line of input; null when there is no more. */
  line(prompt: string): Promise<string | null>;
  /** There is no input, not even an empty line. */
  empty(): Promise<boolean>;
  readonly columns: number;
  readonly rows: number;
  /** Somebody sits at a terminal: the screen may be cleared, hands must be hidden. */
  readonly tty: boolean;
  /** A progress bar may be drawn on the error output. */
  readonly errTty: boolean;
  readonly colour: boolean;
  readonly env: { readonly [name: string]: string | undefined };
  /** Folder that saves go to. */
  readonly folder: string;
  close(): void;
}

/** Narrower than this nothing can be read; wider lines are hard to follow. */
const LEAST_COLUMNS = 30;
const MOST_COLUMNS = 120;

export const clampColumns = (n: number): number => Math.min(MOST_COLUMNS, Math.max(LEAST_COLUMNS, n));

function columnsOf(env: Io['env']): number {
  const given = Number.parseInt(env.COLUMNS ?? '', 10);
  return clampColumns(process.stdout.columns ?? (given > 0 ? given : 80));
}

export function terminal(): Io {
  const { stdin, stdout, stderr, env } = process;
  // Whoever reads us may stop early (`touchline cards playca | head`); that is no fault.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  const tty = Boolean(stdin.isTTY && stdout.isTTY);
  const lines = lineReader(tty);
  return {
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
    line: lines.next,
    empty: lines.empty,
    get columns() {
      return columnsOf(env);
    },
    get rows() {
      return stdout.rows ?? 24;
    },
    tty,
    errTty: Boolean(stderr.isTTY),
    colour: Boolean(stdout.isTTY) && !env.NO_COLOR && env.TERM !== 'dumb',
    env,
    folder: process.cwd(),
    close: lines.close,
  };
}

/** Lines are kept until asked for: a pipe delivers them all at once. */
function lineReader(tty: boolean): Pick<Io, 'empty' | 'close'> & { next: Io['line'] } {
  const waiting: string[] = [];
  let ended = false;
  let wake: ((line: string | null) => void) | null = null;
  let reader: Interface | null = null;
  // A terminal shows what is typed; a transcript would be unreadable without it.
  const echo = (line: string | null) => {
    if (!tty) process.stdout.write(`${line ?? ''}\n`);
    return line;
  };
  const give = (line: string | null) => {
    const to = wake;
    wake = null;
    to?.(line);
  };
  const open = () => {
    const made = createInterface({ input: process.stdin, ...(tty && { output: process.stdout }), terminal: tty });
    made.on('line', (line) => (wake ? give(line) : waiting.push(line)));
    made.on('close', () => {
      ended = true;
      give(null);
    });
    return made;
  };
  return {
    next(prompt) {
      if (!ended) reader ??= open();
      if (tty && reader && !ended) {
        reader.setPrompt(prompt);
        reader.prompt(true);
      } else process.stdout.write(prompt);
      if (waiting.length > 0 || ended) return Promise.resolve(echo(waiting.shift() ?? null));
      return new Promise((resolve) => {
        wake = (line) => resolve(echo(line));
      });
    },
    empty() {
      reader ??= open();
      if (waiting.length > 0 || ended) return Promise.resolve(waiting.length === 0);
      return new Promise((resolve) => {
        wake = (line) => {
          if (line !== null) waiting.push(line);
          resolve(line === null);
        };
      });
    },
    close: () => reader?.close(),
  };
}
