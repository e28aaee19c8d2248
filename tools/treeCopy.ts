// A copy of the tree as somebody has it who has just cloned it, to be changed without touching this one.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { root } from '@touchline/kit/node';

/** Every file that belongs to the project. Packages are linked; those of the project lead into the copy. */
export function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'touchline-tree-'));
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of listed.split('\0').filter((name) => name !== '' && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  linkPackages(copy);
  return copy;
}

function linkPackages(copy: string): void {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(to, '@touchline'), { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@touchline') symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, '@touchline')))
    symlinkSync(readlinkSync(join(from, '@touchline', name)), join(to, '@touchline', name));
}

/** A folder becomes a game of the copy, under the id its spec has; nothing else is touched. What is written, from the copy's root. */
export function addGame(copy: string, folder: string, id: string): readonly string[] {
  const game = join(copy, 'games', id);
  cpSync(folder, game, { recursive: true, filter: (file) => !/\.test\.ts$|node_modules/.test(file) });
  const manifest = join(game, 'package.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"name": "[^"]+"/, `"name": "@touchline/${id}"`));
  return readdirSync(game, { recursive: true, encoding: 'utf8' }).map((file) => relative(copy, join(game, file)));
}
