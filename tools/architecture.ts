// Fails when an arrow between folders is reversed, when folders import each other in a circle, or when rules code does what
// rules code must not. Also fails when it has read too little: the import reader finds nothing without a compiler it knows,
// and a check that read nothing is green.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { cruise, type ICruiseResult, type IDependency } from 'dependency-cruiser';
import { adviceFor, type Import } from './arrows.ts';
import { type Edge, fileCycles, folderCycles } from './folderCycles.ts';
import { scan } from './sourceRules.ts';
import { sourceFolders, typeScriptFiles } from './sourceTree.ts';

process.chdir(join(import.meta.dirname, '..'));
const folders = sourceFolders();
const files = typeScriptFiles(folders);
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const complaints: string[] = [];

const modules = files.length > 0 ? (await readImports()).modules : [];
const read = new Set(modules.map((module) => module.source));

// Not counting the tools: this file would always find itself.
if (!files.some((file) => !file.startsWith('tools/')))
  complaints.push('package.json:1 no TypeScript file found in any workspace: look at tools/sourceTree.ts');
for (const folder of folders) {
  const own = files.filter((file) => file.startsWith(`${folder}/`));
  const unread = own.filter((file) => !read.has(file));
  if (unread.length > 0 && unread.length === own.length) {
    complaints.push(`${folder}/package.json:1 none of its ${own.length} TypeScript files was read: is \`typescript\` still version 6?`);
  } else {
    for (const file of unread) complaints.push(`${file}:1 was not read: is it valid TypeScript?`);
  }
}

const edges: Edge[] = [];
for (const module of modules) {
  if (!sources.has(module.source)) continue;
  for (const dependency of module.dependencies) {
    const line = lineOf(module.source, dependency.module);
    if (dependency.couldNotResolve) {
      complaints.push(`${module.source}:${line} cannot find ${dependency.module}: is the file there, with its .ts extension?`);
      continue;
    }
    const advice = adviceFor(asImport(module.source, dependency));
    if (advice) complaints.push(`${module.source}:${line} ${advice}`);
    if (sources.has(dependency.resolved) && !dependency.dependencyTypes.includes('type-only'))
      edges.push({ from: module.source, to: dependency.resolved });
  }
}
for (const circle of folderCycles(edges)) {
  complaints.push(`${circle.split(' ')[0]}:1 folders import each other (${circle}): move what both need to one of them`);
}
for (const circle of fileCycles(edges)) {
  complaints.push(`${circle.split(' ')[0]}:1 files import each other (${circle}): move what both need to a third`);
}
for (const [file, source] of sources) {
  for (const finding of scan(file, source)) complaints.push(`${file}:${finding.line} ${finding.advice}`);
}

if (complaints.length > 0) console.error(complaints.join('\n'));
else console.log(`architecture: ${files.length} files, ${edges.length} imports between them, all arrows point the right way`);
process.exitCode = complaints.length > 0 ? 1 : 0;

async function readImports(): Promise<ICruiseResult> {
  const options = { doNotFollow: { path: 'node_modules' }, tsPreCompilationDeps: true };
  const resolve = { conditionNames: ['node', 'import', 'types', 'default'], exportsFields: ['exports'] };
  // Folders, not the list of files: a reader without its compiler skips the TypeScript in a folder, which we notice, but half reads a file it is given by name.
  return (await cruise(folders, options, resolve)).output as ICruiseResult;
}

function asImport(from: string, dependency: IDependency): Import {
  if (dependency.coreModule) return { from, to: `node:${dependency.resolved.replace(/^node:/, '')}`, kind: 'builtin' };
  if (dependency.resolved.includes('node_modules/')) return { from, to: dependency.module, kind: 'package' };
  return { from, to: dependency.resolved, kind: 'file' };
}

/** The reader drops the `node:` of a builtin, so the line may say more than the name. */
function lineOf(file: string, specifier: string): number {
  const lines = sources.get(file)!.split('\n');
  const index = lines.findIndex((line) => [`'${specifier}'`, `'node:${specifier}'`].some((quoted) => line.includes(quoted)));
  return Math.max(0, index) + 1;
}
