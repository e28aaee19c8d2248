/** The package for Python: matches over stdio with the standard library, and PettingZoo's own test of the environment where it is installed. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { root } from '@touchline/kit/node';
import { expect, test } from 'vitest';
import { python } from '../testing/python.ts';

const folder = join(root, 'tools/python');
const run = (...args: readonly string[]) =>
  spawnSync(python!, args, { cwd: folder, encoding: 'utf8', env: { ...process.env, PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1' } });

test('matches over stdio, with the standard library only', (context) => {
  if (!python) return context.skip('there is no Python here');
  const { status, stderr } = run('-m', 'unittest', 'tests.test_match');
  expect(stderr).toMatch(/^OK$/m);
  expect(status).toBe(0);
});

test("PettingZoo's api_test and seed_test", (context) => {
  if (!python) return context.skip('there is no Python here');
  if (run('-c', 'import pettingzoo, numpy').status !== 0) {
    process.stderr.write(
      'PettingZoo is not installed for this Python, so the environment is not tested. TOUCHLINE_PYTHON names another.\n',
    );
    return context.skip('PettingZoo is not installed');
  }
  const { status, stdout, stderr } = run('tests/api_test.py', 'playca');
  expect(`${stdout}${stderr}`).toMatch(/Passed API test[\s\S]*passed playca/);
  expect(status).toBe(0);
});
