/** JSON that remembers its lines, and keeps a key that stands twice. */
import { linesOf } from './list.ts';

export type Node =
  | { readonly line: number; readonly fields: readonly { readonly key: string; readonly line: number; readonly node: Node }[] }
  | { readonly line: number; readonly items: readonly Node[] }
  | { readonly line: number; readonly value: string | number | boolean | null };

/** Where it is no JSON. */
export interface JsonFault {
  readonly faulty: number;
}

const TOKEN = /"(?:\\.|[^"\\])*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** `lines` are those with something on them. */
export function readJson(text: string): { readonly root: Node; readonly lines: ReadonlySet<number> } | JsonFault {
  try {
    // The platform's reader decides what is JSON; below, only where things stand.
    JSON.parse(text);
  } catch (error) {
    return { faulty: faultyLine(text, error instanceof Error ? error.message : '') };
  }
  const tokens: { readonly text: string; readonly line: number }[] = [];
  linesOf(text).forEach((line, i) => {
    for (const [token] of line.matchAll(TOKEN)) tokens.push({ text: token, line: i + 1 });
  });
  let next = 0;
  const node = (): Node => {
    const { text: token, line } = tokens[next++];
    if (token === '{') {
      const fields: { key: string; line: number; node: Node }[] = [];
      while (tokens[next].text !== '}') {
        const { text: key, line: at } = tokens[next];
        next += 2;
        fields.push({ key: JSON.parse(key), line: at, node: node() });
        if (tokens[next].text === ',') next++;
      }
      next++;
      return { line, fields };
    }
    if (token === '[') {
      const items: Node[] = [];
      while (tokens[next].text !== ']') {
        items.push(node());
        if (tokens[next].text === ',') next++;
      }
      next++;
      return { line, items };
    }
    return { line, value: JSON.parse(token) };
  };
  return { root: node(), lines: new Set(tokens.map(({ line }) => line)) };
}

function faultyLine(text: string, message: string): number {
  const position = /at position (\d+)/.exec(message)?.[1];
  const before = position === undefined ? text.trimEnd() : text.slice(0, Number(position));
  return linesOf(before).length;
}
