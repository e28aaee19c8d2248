/** compose.yaml starts what there is: its options are those of `touchline serve`, and its files are here. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@touchline/kit/node';
import { expect, test } from 'vitest';

test('what compose.yaml says to the server exists', () => {
  const compose = readFileSync(join(root, 'compose.yaml'), 'utf8');
  const serve = readFileSync(join(root, 'cli/commands/serve.ts'), 'utf8');
  const flags = [...compose.matchAll(/"--([a-z-]+)"/g)].map(([, flag]) => flag);
  expect(flags).toContain('origin');
  for (const flag of flags) expect(serve).toMatch(new RegExp(`^  '?${flag}'?: \\{ type:`, 'm'));
  for (const [, file] of compose.matchAll(/"((?:cli|tools)\/[^"]+)"/g)) expect(existsSync(join(root, file)), file).toBe(true);
  const read = `${serve}${readFileSync(join(root, 'server/server.ts'), 'utf8')}`;
  for (const [, name] of compose.matchAll(/^ {6}(TOUCHLINE_[A-Z]+):/gm)) expect(read).toMatch(new RegExp(`env\\.${name}\\b`));
});
