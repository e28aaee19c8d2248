// node tools/sameLogic.ts [decisions]: functions that stand in two languages and differ in nothing but their strings. Words belong to a
// language; what decides between them should be written once, beside the languages. Lists those with at least so many decisions (2).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { languages } from '@touchline/text';
import ts from 'typescript';
import { sourceFolders, typeScriptFiles } from './sourceTree.ts';

process.chdir(join(import.meta.dirname, '..'));
const least = Number(process.argv[2] ?? 2);
const [first, ...others] = languages;

const { SyntaxKind: K } = ts;
const DECISIONS: ReadonlySet<ts.SyntaxKind> = new Set([
  ...[K.IfStatement, K.ConditionalExpression, K.CaseClause, K.ForStatement, K.ForOfStatement],
  ...[K.AmpersandAmpersandToken, K.BarBarToken, K.QuestionQuestionToken],
]);
const WORDS: ReadonlySet<ts.SyntaxKind> = new Set([
  ...[K.StringLiteral, K.NoSubstitutionTemplateLiteral, K.RegularExpressionLiteral],
  ...[K.TemplateHead, K.TemplateMiddle, K.TemplateTail],
]);

interface Found {
  readonly line: number;
  readonly decisions: number;
  /** The syntax tree without its strings. */
  readonly shape: string;
}

function functionsIn(path: string): Found[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const shapeOf = (node: ts.Node): string => {
    if (WORDS.has(node.kind)) return '…';
    const parts: string[] = [];
    node.forEachChild((part) => void parts.push(shapeOf(part)));
    return parts.length === 0 ? node.getText(file) : `${node.kind}(${parts.join()})`;
  };
  const count = (node: ts.Node): number => {
    let n = DECISIONS.has(node.kind) ? 1 : 0;
    node.forEachChild((part) => {
      n += count(part);
    });
    return n;
  };
  const out: Found[] = [];
  const visit = (node: ts.Node): void => {
    const decisions = ts.isFunctionLike(node) ? count(node) : 0;
    if (decisions >= least)
      out.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, decisions, shape: shapeOf(node) });
    node.forEachChild(visit);
  };
  visit(file);
  return out;
}

const inFirst = new RegExp(`/${first}(?=/|\\.tsx?$)`);
const files = typeScriptFiles(sourceFolders());
let twice = 0;
for (const path of files.filter((file) => inFirst.test(file)).sort())
  for (const language of others) {
    const other = path.replace(inFirst, `/${language}`);
    if (!files.includes(other)) continue;
    const there = functionsIn(other);
    for (const { line, decisions, shape } of functionsIn(path)) {
      const twin = there.find((one) => one.shape === shape);
      if (!twin) continue;
      twice++;
      console.log(`${path}:${line} = ${other}:${twin.line} (${decisions} decisions)`);
    }
  }
console.log(`${twice} functions with ${least} decisions or more are written in several languages.`);
