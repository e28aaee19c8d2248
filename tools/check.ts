// Types, lint and format, casts, architecture: side by side, because each of them waits for the disk at a different moment.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules', '.bin', name);

const steps: readonly Step[] = [
  { name: 'types', command: [bin('tsc'), '-p', '.'] },
  { name: 'types of the page', command: [bin('tsc'), '-p', 'web'] },
  { name: 'lint and format', command: [bin('biome'), 'check', '--error-on-warnings', '--diagnostic-level=warn', '.'] },
  { name: 'casts', command: [process.execPath, join(root, 'tools/casts.ts')] },
  { name: 'architecture', command: [process.execPath, join(root, 'tools/architecture.ts')] },
];

const outcomes = await Promise.all(steps.map(run));
let failed = false;
for (const { step, code, output } of outcomes) {
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${step.name}`);
  if (code === 0) continue;
  failed = true;
  console.log(output.trimEnd());
}
process.exitCode = failed ? 1 : 0;

function run(step: Step): Promise<{ step: Step; code: number; output: string }> {
  const [command, ...args] = step.command;
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, shell: process.platform === 'win32' });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    child.on('error', (error) => resolve({ step, code: 1, output: error.message }));
    child.on('close', (code) => resolve({ step, code: code ?? 1, output }));
  });
}
