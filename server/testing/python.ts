/** Python, where there is one of version 3. `TOUCHLINE_PYTHON` names another than the usual one: that of a virtual environment. */
import { spawnSync } from 'node:child_process';
import process from 'node:process';

const runs = (name: string): boolean => /Python 3/.test(String(spawnSync(name, ['--version'], { encoding: 'utf8' }).stdout));

export const python: string | null = [process.env.TOUCHLINE_PYTHON ?? 'python3', 'python3', 'python'].find(runs) ?? null;
if (!python) process.stderr.write('There is no Python 3 here, so what needs it is not tested.\n');
