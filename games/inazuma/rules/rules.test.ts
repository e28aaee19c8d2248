/** Every rule of the game as a test: as played, with every answer taken back and given again, and with a save between answers. */
import { readdirSync } from 'node:fs';
import { collectRules, type Mode, setMode } from '@touchline/engine/testing';
import { describe, test } from 'vitest';

for (const file of readdirSync(import.meta.dirname).sort()) if (file.endsWith('.rules.ts')) await import(`./${file}`);
const rules = collectRules();

for (const mode of ['plain', 'undo', 'save'] satisfies Mode[])
  describe(mode, () => {
    for (const { name, run } of rules)
      test(name, () => {
        setMode(mode);
        run();
      });
  });
