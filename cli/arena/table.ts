/** Numbers and tables as the arena writes them. */

export const rounded = (n: number, places: number): number => Math.round(n * 10 ** places) / 10 ** places;
export const spent = (ms: number | null): string | number => (ms === null ? '–' : ms < 0.1 ? '< 0.1' : ms);
export const percent = (share: number): string => (share * 100).toFixed(1);

export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  const cells = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, i) => Math.max(...cells.map((row) => row[i].length)));
  const line = (row: readonly string[]) => `| ${row.map((cell, i) => cell.padEnd(widths[i])).join(' | ')} |`;
  return [line(head), `|${widths.map((w) => '-'.repeat(w + 2)).join('|')}|`, ...cells.slice(1).map(line)];
}
