/** Somebody who plays on at a terminal: mostly the first answer, and every nth time another one. `spared`: so many of the last are never given. */
export function player(every: number, spared = 0): (text: string) => string {
  let n = 0;
  return (text) => {
    const shown = text.slice(text.lastIndexOf('\n> ') + 1);
    const options = shown.match(/^ +\d+ {2}\S/gm)?.length ?? 0;
    n++;
    return String(options < 3 || n % every > 0 ? 1 : (n % (options - spared)) + 1);
  };
}

/** Lines that stick out of a terminal; what was typed is not the table's. */
export const tooWide = (text: string, columns: number): string[] =>
  text.split('\n').filter((line) => !line.startsWith('> ') && [...line].length > columns);
