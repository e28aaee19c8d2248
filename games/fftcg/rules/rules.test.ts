/** Every rule of the game as a test: as played, with every answer taken back and given again, and with a save between answers. */
import { readdirSync } from 'node:fs';
import { collectRules, type Mode, setMode } from '@touchline/engine/testing';
import { describe, test } from 'vitest';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.rules.ts'));
for (const file of files.sort()) await import(`./${file.replaceAll('\\', '/')}`);
const rules = collectRules();

for (const mode of ['plain', 'undo', 'save'] satisfies Mode[])
  describe(mode, () => {
    for (const { name, run } of rules)
      test(name, () => {
        setMode(mode);
        run();
      });
  });
