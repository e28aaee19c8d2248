// Recorded playthroughs in games/<id>/golden/*.json, written the way the formatter would write them.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Golden } from '@touchline/engine/conform';

const WIDTH = 140;

export function readGolden(folder: string): Golden[] {
  const place = join(folder, 'golden');
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .filter((file) => file.endsWith('.json'))
    .sort((a, b) => (a < b ? -1 : 1))
    .map((file) => ({ name: `golden/${file}`, record: JSON.parse(readFileSync(join(place, file), 'utf8')) as Golden['record'] }));
}

export function writeGolden(folder: string, list: readonly Golden[]): string[] {
  mkdirSync(join(folder, 'golden'), { recursive: true });
  return list.map(({ name, record }) => {
    const file = join(folder, 'golden', `${name}.json`);
    writeFileSync(file, `${lay(record, '', 0)}\n`);
    return file;
  });
}

/** Lists of lists one entry a line, so that a changed pick is one changed line; the rest on one line where it fits. */
function lay(value: unknown, indent: string, before: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const deeper = `${indent}  `;
  const pair = ([key, v]: [string, unknown]) => `${JSON.stringify(key)}: ${lay(v, deeper, key.length + 4)}`;
  const flat = (v: unknown): string =>
    typeof v !== 'object' || v === null ? JSON.stringify(v) : Array.isArray(v) ? `[${v.map(flat).join(', ')}]` : '{}';
  if (!Array.isArray(value)) {
    const entries = Object.entries(value).map(pair);
    return entries.length === 0 ? '{}' : `{\n${entries.map((e) => deeper + e).join(',\n')}\n${indent}}`;
  }
  // What holds nothing takes no lines.
  const nested = value.some((v) => typeof v === 'object' && v !== null && Object.keys(v).length > 0);
  if (value.length === 0) return '[]';
  const line = flat(value);
  if (!nested && indent.length + before + line.length < WIDTH) return line;
  return `[\n${value.map((v) => deeper + lay(v, deeper, 0)).join(',\n')}\n${indent}]`;
}
