// node tools/casts.ts [folder]: how often the compiler is told a type (`x as T`) outside tests, counted in the syntax tree: every `as`
// expression, so that `x as unknown as T` is two; not `as const`, `satisfies` or a renamed import. With a folder, where they are.
import { globSync, readFileSync } from 'node:fs';
import process from 'node:process';
import ts from 'typescript';

const MOST = 300;
/** `as unknown as`: the compiler is not even asked whether it could be. */
const MOST_BLIND = 20;

const isTest = (file: string) => /\.(test|rules)\.tsx?$|(^|\/)(tests|testing|rules|shots|fuzz)\//.test(file);
const files = globSync('**/*.{ts,tsx}', { exclude: (name) => /node_modules|dist/.test(name) }).filter((file) => !isTest(file));

interface Cast {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly blind: boolean;
}

function castsIn(file: string): Cast[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Cast[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && node.type.getText(source) !== 'const')
      found.push({
        file,
        line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
        text: node.getText(source).replace(/\s+/g, ' '),
        blind: ts.isAsExpression(node.expression) && node.expression.type.kind === ts.SyntaxKind.UnknownKeyword,
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const casts = files.flatMap(castsIn);
const blind = casts.filter((cast) => cast.blind).length;
const [, , folder] = process.argv;
if (folder !== undefined)
  for (const { file, line, text } of casts) if (file.startsWith(folder)) console.log(`${file}:${line}  ${text.slice(0, 120)}`);
console.log(`${casts.length} casts in ${files.length} files (at most ${MOST}), ${blind} of them through unknown (at most ${MOST_BLIND})`);
if (casts.length > MOST || blind > MOST_BLIND) process.exitCode = 1;
