// Two folders that import each other are one folder with a wall in the wrong place; two files that do are one file.

export interface Edge {
  readonly from: string;
  readonly to: string;
}

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'));
const contains = (outer: string, inner: string) => inner === outer || inner.startsWith(`${outer}/`);

/** Circles of folders, each as `a -> b -> a`. A folder and its subfolder may know each other: that is what an index.ts is for. */
export function folderCycles(edges: readonly Edge[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const edge of edges) {
    const from = folderOf(edge.from);
    const to = folderOf(edge.to);
    if (contains(from, to) || contains(to, from)) continue;
    next.set(from, (next.get(from) ?? new Set()).add(to));
  }

  return circlesIn(next);
}

/** Circles of files, each as `a -> b -> a`. */
export function fileCycles(edges: readonly Edge[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  return circlesIn(next);
}

function circlesIn(next: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (at: string): void => {
    const seenAt = path.indexOf(at);
    if (seenAt >= 0) circles.push([...path.slice(seenAt), at].join(' -> '));
    if (seenAt >= 0 || done.has(at)) return;
    path.push(at);
    for (const to of next.get(at) ?? []) visit(to);
    path.pop();
    done.add(at);
  };
  for (const start of next.keys()) visit(start);
  return circles;
}
