/** What the run consists of: each task by its name, done one after the other, and what failed in the end. */
import process from 'node:process';

export interface Task {
  readonly name: string;
  /** Throws with the reason if something is wrong; gives what is worth saying about it. */
  readonly run: () => Promise<string>;
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** How many failed. */
export async function runAll(tasks: readonly Task[]): Promise<number> {
  const began = performance.now();
  const failed: string[] = [];
  for (const [n, { name, run }] of tasks.entries()) {
    process.stdout.write(`[${n + 1}/${tasks.length}] ${name} … `);
    const start = performance.now();
    try {
      process.stdout.write(`${await run()} (${seconds(start)})\n`);
    } catch (error) {
      failed.push(name);
      process.stdout.write(`FAILED (${seconds(start)})\n${(error as Error).message}\n`);
    }
  }
  process.stdout.write(`${tasks.length - failed.length} of ${tasks.length} went well in ${seconds(began)}.\n`);
  if (failed.length > 0) process.stdout.write(`Failed:\n${failed.map((name) => `  ${name}\n`).join('')}`);
  return failed.length;
}
