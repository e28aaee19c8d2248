// Two folders that import each other are one folder with a wall in the wrong place.

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

  const circles: string[] = [];
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (folder: string): void => {
    const seenAt = path.indexOf(folder);
    if (seenAt >= 0) circles.push([...path.slice(seenAt), folder].join(' -> '));
    if (seenAt >= 0 || done.has(folder)) return;
    path.push(folder);
    for (const to of next.get(folder) ?? []) visit(to);
    path.pop();
    done.add(folder);
  };
  for (const folder of next.keys()) visit(folder);
  return circles;
}
