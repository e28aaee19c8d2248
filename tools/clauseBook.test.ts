import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { clauseBook } from './clauseBook.ts';

const folder = mkdtempSync(join(tmpdir(), 'clauses-'));
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
mkdirSync(join(folder, 'rules'));
mkdirSync(join(folder, 'words'));
write(
  'rules.en.md',
  '## 100 – Start\n- **XY-101** First.\n- **XY-102** Advice. *(no code needed)*\n- **XY-R1** *Why?* Because (XY-101).\n',
);
write('rules.fr.md', '- **XY-101** Un.\n- **XY-R1** *Pourquoi ?* Parce que.\n');
write('flow.ts', "// XY-100\nact('a', 'XY-101', run); card('PC-01');\n");
write('words/en.ts', "const refusals = { 'XY-R1': 'No.' };\n");
write('rules/a.rules.ts', 'rule(\'XY-101 and XY-R1 hold\', () => {});\nrule(\n  "XY-102 too: XY-999",\n  () => {},\n);\n');

afterAll(() => rmSync(folder, { recursive: true }));

test('clauses are read from rules, code, titles and translations', () => {
  expect(clauseBook(folder)).toEqual({
    listed: ['XY-101', 'XY-102', 'XY-R1'],
    noCode: ['XY-102'],
    chapters: ['XY-100'],
    cited: ['XY-100', 'XY-101'],
    tested: ['XY-101', 'XY-R1', 'XY-102'],
    translated: { fr: ['XY-101', 'XY-R1'] },
  });
});

test('a folder without rules makes no promise', () => {
  expect(clauseBook(join(folder, 'rules'))).toBeUndefined();
});
