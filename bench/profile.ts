/** Where the time goes: a side run under `--cpu-prof`, its own time summed by function. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Share {
  /** Function, file and line. */
  readonly at: string;
  readonly percent: number;
}

export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly children?: readonly number[];
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

/**
 * Microseconds by part of the work. A sample counts for the first of the named parts that one of its functions, written `folder/file name`,
 * belongs to; else for the `collector`, or for the `rest`. `all` is their sum.
 */
export function parts(profile: CpuProfile, named: { readonly [part: string]: RegExp }): { [part: string]: number } {
  const tests: { readonly [part: string]: RegExp } = { ...named, collector: /\(garbage collector\)$/ };
  const names = [...Object.keys(tests), 'rest'];
  const nodes = new Map(profile.nodes.map((n) => [n.id, n]));
  const rank = new Map<number, number>();
  const spread = (id: number, above: number) => {
    const { callFrame, children } = nodes.get(id)!;
    const at = `${callFrame.url.split('/').slice(-2).join('/')} ${callFrame.functionName}`;
    const own = names.findIndex((name) => tests[name]?.test(at));
    rank.set(id, own < 0 ? above : Math.min(own, above));
    for (const child of children ?? []) spread(child, rank.get(id)!);
  };
  // The root is the first of them.
  spread(profile.nodes[0].id, names.length - 1);
  const sums: { [part: string]: number } = Object.fromEntries([...names, 'all'].map((name) => [name, 0]));
  profile.samples.forEach((id, i) => {
    const { functionName, url } = nodes.get(id)!.callFrame;
    if (NOT_WORK.has(functionName) || LOADING.test(url)) return;
    sums[names[rank.get(id)!]] += profile.timeDeltas[i];
    sums.all += profile.timeDeltas[i];
  });
  return sums;
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
