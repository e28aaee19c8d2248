/**
 * Every rule of a game as a test, in every mode: as played, with every answer taken back and given again, and with a save between answers.
 * Many rules are divided among files that run side by side: `rules.2of3.test.ts` has the second, the fifth, the eighth and so on.
 */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { inMode, type Mode } from './index.ts';
import { loadRules } from './loadRules.ts';

const MODES: readonly Mode[] = ['plain', 'undo', 'save'];

/** For a file in the folder of the rules, with its `import.meta`. */
export async function rulesAsTests({ dirname, filename }: ImportMeta): Promise<void> {
  const [part, parts] = partOf(basename(filename));
  const files = readdirSync(dirname).filter((file) => file.endsWith('.test.ts'));
  test('no part of the rules is left out', () => {
    expect(files.flatMap((file) => (partOf(file)[1] === parts ? partOf(file)[0] : [])).toSorted()).toEqual(
      Array.from({ length: parts }, (_, n) => n + 1),
    );
  });
  const rules = (await loadRules(dirname)).filter((_, n) => n % parts === part - 1);
  test('there are rules', () => expect(rules.length).toBeGreaterThan(0));
  // One rule in all modes before the next: what it needed to begin is still there.
  for (const { name, run } of rules) for (const mode of MODES) test(`${name} (${mode})`, () => inMode(mode, run));
}

function partOf(file: string): readonly [part: number, parts: number] {
  const [, part, parts] = /\.(\d+)of(\d+)\.test\.ts$/.exec(file) ?? ['', 1, 1];
  return [Number(part), Number(parts)];
}
