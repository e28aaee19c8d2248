#!/usr/bin/env node
// Plain JavaScript, because an older Node must be able to read this file: the rest is TypeScript, which only Node 24 runs as it is.
import { spawn } from 'node:child_process';
import module, { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const args = process.argv.slice(2);
if (Number.parseInt(process.versions.node, 10) >= 24) await play();
else onNode24();

async function play() {
  // What was read once is kept in the system's temporary folder: the next start is several times quicker.
  module.enableCompileCache?.();
  const { main } = await import('../main.ts');
  // Not process.exit: output still on its way to a pipe would be cut off.
  process.exitCode = await main(args);
}

function onNode24() {
  const node = bundledNode();
  if (!node) {
    console.error('touchline needs Node 24. Run `npm install` once in its folder; that brings one along.');
    process.exitCode = 1;
    return;
  }
  const child = spawn(node, [fileURLToPath(import.meta.url), ...args], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`touchline could not start Node 24: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code));
}

/** The Node that the npm package `node` carries, or nothing when nobody has run the install yet. */
function bundledNode() {
  try {
    const manifest = createRequire(import.meta.url).resolve('node/package.json');
    return join(dirname(manifest), 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  } catch {
    return undefined;
  }
}
