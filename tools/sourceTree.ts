// The workspaces as package.json lists them, and the folders that are no workspace (yet) but obey the same arrows.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export function sourceFolders(): string[] {
  const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] };
  const places = new Set([...workspaces, 'web', 'server', 'docs', 'tools']);
  return [...places]
    .flatMap((place) => (place.endsWith('/*') ? inside(place.slice(0, -2)) : [place]))
    .filter((folder) => existsSync(folder));
}

export function typeScriptFiles(folders: readonly string[]): string[] {
  const all = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('/node_modules/')),
  );
  return [...new Set(all)].sort();
}

function inside(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map((entry) => `${folder}/${entry.name}`);
}
