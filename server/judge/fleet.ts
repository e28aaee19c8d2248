/** Real server processes that share one log, and what can befall them: to be killed at any moment, or to stand still for a while. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

const PROGRAM = join(import.meta.dirname, 'program.ts');

interface Ship {
  /** Host and port, as it said when it was up last. A new one each time: the old port may be somebody else's by then. */
  address: string;
  child: ChildProcess;
  dying: boolean;
  isUp: boolean;
  /** When it answers. */
  up: Promise<void>;
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

  static async start(processes: number, data: string, storage: string, game: string, broken: string): Promise<Fleet> {
    const fleet = new Fleet([data, storage, game, broken]);
    for (let i = 0; i < processes; i++) fleet.#ships.push(fleet.#launch());
    await Promise.all(fleet.#ships.map(({ up }) => up));
    return fleet;
  }

  #launch(): Ship {
    // One that was killed is up again sooner if nothing need be compiled.
    const env = { ...process.env, NODE_COMPILE_CACHE: join(this.#args[0], 'compiled') };
    const child = spawn(process.execPath, [PROGRAM, '0', ...this.#args], { stdio: ['pipe', 'pipe', 'pipe'], env });
    child.stderr?.on('data', (text) => this.complaints.push(String(text)));
    const up = new Promise<void>((resolve, reject) => {
      child.stdout?.once('data', (text) => {
        ship.address = new URL(String(text).trim()).host;
        ship.isUp = true;
        resolve();
      });
      child.once('exit', (code, signal) => {
        if (signal !== 'SIGKILL' && !this.#ending) this.complaints.push(`A server ended by itself with code ${code ?? signal}.`);
        reject(new Error(`The server ended before it answered.\n${this.complaints.join('\n')}`));
      });
    });
    up.catch(() => {});
    const ship: Ship = { address: '', child, dying: false, isUp: false, up };
    return ship;
  }

  /** The address of any of them; it may be down. */
  any(below: (n: number) => number): string {
    return this.#ships[below(this.#ships.length)].address;
  }

  /** One that serves is killed, and started again at once. False: there must be another one that serves, where there are several. */
  kill(which: number): boolean {
    const living = this.#ships.filter(({ dying, isUp }) => isUp && !dying);
    if (living.length < Math.min(2, this.#ships.length)) return false;
    const ship = living[which % living.length];
    ship.dying = true;
    ship.child.kill('SIGKILL');
    this.kills++;
    ship.child.once('exit', () => {
      if (this.#ending) return;
      const next = this.#launch();
      // Until it is up the old door is tried in vain.
      next.address = ship.address;
      this.#ships[this.#ships.indexOf(ship)] = next;
    });
    return true;
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
