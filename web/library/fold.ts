/** Finding words whether or not somebody types the accents. */

export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();

/** What was typed, word by word. */
export const wordsIn = (typed: string): readonly string[] =>
  fold(typed)
    .split(/\s+/)
    .filter((word) => word !== '');

/** All of the words, in any order. */
export const holds = (folded: string, wanted: readonly string[]): boolean => wanted.every((word) => folded.includes(word));

/** A text cut where one of the words begins or ends, so that they can be marked. */
export function cut(text: string, wanted: readonly string[]): readonly { readonly text: string; readonly found: boolean }[] {
  if (wanted.length === 0) return [{ text, found: false }];
  // Letter by letter, because folding can change the length.
  const letters = [...text];
  const folded = letters.map(fold);
  const starts: number[] = [];
  let at = 0;
  for (const letter of folded) {
    starts.push(at);
    at += letter.length;
  }
  const whole = folded.join('');
  const marked = new Array<boolean>(letters.length).fill(false);
  for (const word of wanted)
    for (let from = whole.indexOf(word); from >= 0; from = whole.indexOf(word, from + word.length))
      starts.forEach((start, i) => {
        if (start >= from && start < from + word.length) marked[i] = true;
      });
  const out: { text: string; found: boolean }[] = [];
  letters.forEach((letter, i) => {
    const last = out.at(-1);
    if (last && last.found === marked[i]) last.text += letter;
    else out.push({ text: letter, found: marked[i] });
  });
  return out;
}
