/** Where the time goes: a side run under `--cpu-prof`, its own time summed by function. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Share {
  /** Function, file and line. */
  readonly at: string;
  readonly percent: number;
}

interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** Loading and waiting are no part of the work; the collector is. */
const NOT_WORK = new Set(['(program)', '(idle)', '(root)']);
const LOADING = /^node:|^wasm:|amaro|node:internal/;

function place({ functionName, url, lineNumber }: CpuProfile['nodes'][number]['callFrame']): string {
  const name = functionName || '(unnamed)';
  return url ? `${name} ${url.split('/').slice(-2).join('/')}:${lineNumber + 1}` : name;
}

/** The functions that take most of the time, callees apart. */
export function summary(profile: CpuProfile, most: number): Share[] {
  const frames = new Map(profile.nodes.map((n) => [n.id, n.callFrame]));
  const time = new Map<string, number>();
  let total = 0;
  profile.samples.forEach((id, i) => {
    const frame = frames.get(id)!;
    if (NOT_WORK.has(frame.functionName) || LOADING.test(frame.url)) return;
    const at = place(frame);
    time.set(at, (time.get(at) ?? 0) + profile.timeDeltas[i]);
    total += profile.timeDeltas[i];
  });
  return [...time]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([at, us]) => ({ at, percent: Math.round((us / total) * 1000) / 10 }));
}

/** Run a side with the profiler on; `run` starts Node with these flags. */
export async function profiled(run: (flags: readonly string[]) => Promise<unknown>, most: number): Promise<Share[]> {
  const dir = mkdtempSync(join(tmpdir(), 'touchline-bench-'));
  try {
    await run(['--cpu-prof', `--cpu-prof-dir=${dir}`]);
    const [file] = readdirSync(dir);
    return summary(JSON.parse(readFileSync(join(dir, file), 'utf8')), most);
  } finally {
    rmSync(dir, { recursive: true });
  }
}
