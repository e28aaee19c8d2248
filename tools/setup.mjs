// Runs before every npm script, so that a fresh clone needs no set-up step of its own.
// Plain JavaScript without dependencies: it must work on Node 18 and before anything is installed.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules', '.touchline-setup');

if (!isUpToDate()) await install();

function isUpToDate() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

/**
 * The contents, not the dates: a git checkout touches files that did not change, and must not cost an install.
 * Kept as they are, not hashed, because loading a hash costs more than comparing a hundred kilobytes.
 */
function fingerprint() {
  const files = ['package-lock.json', ...manifests()].filter((file) => existsSync(join(root, file)));
  return [process.platform, process.arch, ...files.map((file) => `${file}\n${readFileSync(join(root, file), 'utf8')}`)].join('\n');
}

/** A new workspace needs its link in node_modules, so every manifest counts, not only the lockfile. */
function manifests() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folders = workspaces.flatMap((place) => (place.endsWith('/*') ? inside(place.slice(0, -2)) : [place]));
  return ['package.json', ...folders.map((folder) => `${folder}/package.json`)];
}

function inside(folder) {
  const path = join(root, folder);
  return existsSync(path)
    ? readdirSync(path)
        .map((name) => `${folder}/${name}`)
        .sort()
    : [];
}

async function install() {
  const { spawnSync } = await import('node:child_process'); // only now: loading it costs time on every run
  // stderr, so that scripts whose output is read by other programs stay readable.
  process.stderr.write('Setting up Touchline: installing what it needs. This takes about a minute, once.\n');
  // `npm install`, not `npm ci`: a lockfile written on one platform may lack the binaries of another, and `npm ci` refuses it.
  // Dev dependencies are asked for by name, because NODE_ENV=production would leave out what the tests need.
  const done = npm(spawnSync, ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (done.status !== 0) {
    process.stderr.write(`${done.stdout ?? ''}${done.stderr ?? ''}${done.error ? `${done.error.message}\n` : ''}`);
    process.stderr.write('The install did not finish. Is the npm registry within reach? Once it is, run the same command again.\n');
    process.exit(1);
  }
  writeFileSync(stamp, fingerprint());
}

function npm(spawnSync, args) {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 };
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  // The npm and the Node that are running us. The `node` on the path may be the one in node_modules, which the install may replace.
  if (cli?.endsWith('.js')) return spawnSync(node ?? process.execPath, [cli, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}
