/** Text that fits a width, and a little colour where there is any. */

/** Stands between words that stay on one line (`OF 7`); it becomes a space when the line is made. */
export const GLUE = '\u2063';

export const widthOf = (text: string): number => [...text].length;

/** Break at spaces; a word longer than the line is cut. Further lines are indented. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const margin = /^ */.exec(text)![0];
  const room = Math.max(1, width - Math.max(widthOf(indent), margin.length));
  const words = text
    .trim()
    .split(/ +/)
    .flatMap((word) => (widthOf(word) > room ? pieces(word, room) : [word]));
  const out: string[] = [];
  let line = margin + words[0];
  for (const word of words.slice(1)) {
    if (widthOf(line) + 1 + widthOf(word) <= width) line += ` ${word}`;
    else {
      out.push(line);
      line = indent + word;
    }
  }
  return [...out, line].map((made) => made.replaceAll(GLUE, ' '));
}

function pieces(word: string, room: number): string[] {
  const letters = [...word];
  const out: string[] = [];
  for (let i = 0; i < letters.length; i += room) out.push(letters.slice(i, i + room).join(''));
  return out;
}

/** A label in a column of its own, its text wrapped beside it; on a narrow screen below it. */
export function labelled(label: string, text: string, width: number, column: number): string[] {
  if (width < 3 * column || widthOf(label) >= column) return wrap(label === '' ? `  ${text}` : `${label}: ${text}`, width, '  ');
  const [first, ...rest] = wrap(text, width - column);
  return [label.padEnd(column) + first, ...rest.map((line) => ' '.repeat(column) + line)];
}

/** Left and right on one line if there is room, else on two. */
export function spread(left: string, right: string, width: number): string[] {
  const gap = width - widthOf(left) - widthOf(right);
  return gap >= 2 ? [left + ' '.repeat(gap) + right] : [...wrap(left, width), ...wrap(right, width)];
}

export const rule = (width: number): string => '─'.repeat(width);

/** A line across the table with words in it; without room for both, the words at the right come below. */
export function banner(left: string, right: string, width: number): string[] {
  const gap = width - widthOf(left) - widthOf(right) - 8;
  if (gap >= 2) return [`── ${left} ${'─'.repeat(gap)} ${right} ──`];
  return [...wrap(`── ${left} ${'─'.repeat(Math.max(0, width - widthOf(left) - 4))}`, width), ...wrap(right, width)];
}

export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  accent(text: string): string;
}

const sgr = (on: number, off: number) => (text: string) => (text === '' ? '' : `\x1b[${on}m${text}\x1b[${off}m`);
const asIs = (text: string) => text;

export const paint = (colour: boolean): Paint =>
  colour ? { bold: sgr(1, 22), dim: sgr(2, 22), accent: sgr(36, 39) } : { bold: asIs, dim: asIs, accent: asIs };
