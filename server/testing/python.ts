/** Python, where there is one of version 3. */
import { spawnSync } from 'node:child_process';

const runs = (name: string): boolean => /Python 3/.test(String(spawnSync(name, ['--version'], { encoding: 'utf8' }).stdout));

export const python: string | null = ['python3', 'python'].find(runs) ?? null;
if (!python) process.stderr.write('There is no Python 3 here, so what needs it is not tested.\n');
