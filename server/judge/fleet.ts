/** Real server processes that share one log, and what can befall them: to be killed at any moment, or to stand still for a while. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';

const PROGRAM = join(import.meta.dirname, 'program.ts');

interface Ship {
  readonly port: number;
  child: ChildProcess;
  dying: boolean;
  /** When it answers. */
  up: Promise<void>;
}

/** A port that is free now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port is free.'))));
    });
  });
}

export class Fleet {
  readonly #ships: Ship[] = [];
  readonly #args: readonly string[];
  readonly complaints: string[] = [];
  kills = 0;
  freezes = 0;
  #ending = false;

  private constructor(args: readonly string[]) {
    this.#args = args;
  }

  static async start(processes: number, data: string, game: string, broken: string): Promise<Fleet> {
    const fleet = new Fleet([data, game, broken]);
    for (let i = 0; i < processes; i++) {
      const port = await freePort();
      fleet.#ships.push({ port, dying: false, ...fleet.#launch(port) });
    }
    await Promise.all(fleet.#ships.map(({ up }) => up));
    return fleet;
  }

  #launch(port: number): Pick<Ship, 'child' | 'up'> {
    const child = spawn(process.execPath, [PROGRAM, String(port), ...this.#args], { stdio: ['pipe', 'pipe', 'pipe'] });
    child.stderr?.on('data', (text) => this.complaints.push(String(text)));
    const up = new Promise<void>((resolve, reject) => {
      child.stdout?.once('data', () => resolve());
      child.once('exit', (code, signal) => {
        if (signal !== 'SIGKILL' && !this.#ending) this.complaints.push(`A server ended by itself with code ${code ?? signal}.`);
        reject(new Error('The server ended before it answered.'));
      });
    });
    up.catch(() => {});
    return { child, up };
  }

  /** The address of any of them; it may be down. */
  any(below: (n: number) => number): string {
    return `127.0.0.1:${this.#ships[below(this.#ships.length)].port}`;
  }

  /** Killed, and started again at once; one that is dying already is left alone, and another taken. */
  kill(which: number): void {
    const living = this.#ships.filter(({ dying }) => !dying);
    if (living.length === 0) return;
    const ship = living[which % living.length];
    ship.dying = true;
    ship.child.kill('SIGKILL');
    this.kills++;
    // The port is free when the process is gone.
    ship.child.once('exit', () => {
      if (!this.#ending) Object.assign(ship, { dying: false }, this.#launch(ship.port));
    });
  }

  async freeze(which: number, ms: number): Promise<void> {
    const { child } = this.#ships[which % this.#ships.length];
    this.freezes++;
    child.kill('SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, ms));
    child.kill('SIGCONT');
  }

  async end(): Promise<void> {
    this.#ending = true;
    await Promise.all(
      this.#ships.map(({ child }) => {
        if (child.exitCode !== null || child.signalCode !== null) return;
        const gone = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGCONT');
        child.kill('SIGKILL');
        return gone;
      }),
    );
  }
}
