/** Processes of a measurement: each says where it is found, and when it is asked what it has used. They end with whoever started them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';

/** Seconds of processor time, and bytes of memory. */
export interface Usage {
  readonly cpu: number;
  readonly memory: number;
}

/** In the process that is measured. */
export function tellUsage(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1e6, memory: process.memoryUsage.rss() } satisfies Usage);
  });
  if (process.connected) process.channel?.unref();
}

/** What `docs/hosting.md` tells hosts to give Node; of whatever is compared everybody gets it. */
const AS_HOSTED = ['--min-semi-space-size=64'];

export class Launched {
  readonly child: ChildProcess;
  readonly host: string;

  private constructor(child: ChildProcess, host: string) {
    this.child = child;
    this.host = host;
  }

  /** As people run it: not in a mode for developers. */
  static async of(file: string, args: readonly string[] = [], flags: readonly string[] = AS_HOSTED): Promise<Launched> {
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(process.execPath, [...flags, file, ...args], { stdio: ['pipe', 'pipe', 'inherit', 'ipc'], env });
    const [text] = await once(child.stdout!, 'data');
    return new Launched(child, new URL(String(text).trim()).host);
  }

  async ask<T>(what: string): Promise<T> {
    this.child.send(what);
    const [answer] = await once(this.child, 'message');
    return answer;
  }

  usage(): Promise<Usage> {
    return this.ask('usage');
  }

  async end(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }
}
