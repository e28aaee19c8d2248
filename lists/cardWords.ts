/** One card in words: `3 Name (id)`, `3x id`, `3 x id Name`, `Name x3`, `- [3] Name`. */

export interface CardWords {
  readonly count: number;
  /** A count was written. */
  readonly counted: boolean;
  readonly words: string;
  readonly whole: string;
  readonly id?: string;
  readonly name?: string;
}

const BEFORE = /^(?:(\d+)\s*[x×*]\s+|(\d+)[x×*](?=\S)|[[(](\d+)[\])]\s*|(\d+)\s+)(\S.*)$/i;
const AFTER = /^(.*(?:\S\s|[)\]]))\s*[x×*:]\s?(\d+)$|^(.*\S):\s+(\d+)$/i;
const BULLET = /^[-*•·–—]\s+/;

/** Something like a card number: digits, and letters or separators beside them. */
export const looksLikeId = (word: string) =>
  /^(?=.*\d)[\p{L}\d]+(?:[-/._][\p{L}\d]+)+$/u.test(word) || /^\p{Lu}{1,5}\d+\p{Lu}?$/u.test(word);

export function cardWords(text: string): CardWords {
  const whole = text.replace(BULLET, '').trim();
  const before = BEFORE.exec(whole);
  const after = before ? null : AFTER.exec(whole);
  const words = (before?.[5] ?? after?.[1] ?? after?.[3] ?? whole).replace(BULLET, '').trim();
  const count = before ? (before[1] ?? before[2] ?? before[3] ?? before[4]) : (after?.[2] ?? after?.[4]);
  const { id, name } = looksLikeId(words) ? { id: words } : (splits(words).find((split) => looksLikeId(split.id)) ?? { name: words });
  return { count: Number(count ?? 1), counted: count !== undefined, words, whole, id, name };
}

export interface Split {
  readonly id: string;
  readonly name: string;
  /** In brackets, or beside the name. */
  readonly brackets: boolean;
}

/** Every way in which words can be a number and a name: `Name (id)`, `Name [id]`, `id Name`, `id - Name`, `Name id`. */
export function splits(words: string): Split[] {
  const out: Split[] = [];
  const put = (match: RegExpExecArray | null, id: number, brackets: boolean) => {
    if (match) out.push({ id: match[id].trim(), name: match[3 - id].trim(), brackets });
  };
  put(/^(.*\S)\s*\(([^()]+)\)$/.exec(words) ?? /^(.*\S)\s*\[([^[\]]+)\]$/.exec(words), 2, true);
  put(/^[([]([^()[\]]+)[)\]]\s*(\S.*)$/.exec(words), 1, true);
  put(/^(\S+?):?\s+(?:[-–—|]\s+)?(\S.*)$/.exec(words), 1, false);
  put(/^(.*[^\s,])(?:\s+[-–—|]|,)?\s+(\S+)$/.exec(words), 2, false);
  return out;
}
