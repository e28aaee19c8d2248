/** A terminal made of lines, for tests: what is typed comes from a list or a function, what is written is kept. */
import { tmpdir } from 'node:os';
import { clampColumns, type Io } from './io.ts';

export interface Scripted extends Io {
  /** Everything written so far, input echoed as a pipe does. */
  text(): string;
  errors(): string;
}

export interface Script {
  /** Lines in order, or what to type at the n-th prompt; null ends the input. */
  readonly input?: readonly string[] | ((n: number) => string | null);
  readonly columns?: number;
  readonly rows?: number;
  readonly tty?: boolean;
  readonly env?: Io['env'];
  readonly folder?: string;
}

export function scripted({ input = [], columns = 80, rows = 24, tty = false, env = {}, folder = tmpdir() }: Script = {}): Scripted {
  let out = '';
  let err = '';
  let prompts = 0;
  const typed = (n: number) => (typeof input === 'function' ? input(n) : (input[n] ?? null));
  return {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    line: async (prompt) => {
      const line = typed(prompts++);
      out += `${prompt}${line ?? ''}\n`;
      return line;
    },
    empty: async () => typed(prompts) === null,
    columns: clampColumns(columns),
    rows,
    tty,
    errTty: false,
    colour: false,
    env,
    folder,
    close: () => {},
    text: () => out,
    errors: () => err,
  };
}
