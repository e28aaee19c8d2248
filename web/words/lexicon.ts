/** What the page says, one language at a time: each is loaded when somebody first wants it. */
import type { Language } from '../match/scene.ts';

interface Opened {
  learn(language: Language): Promise<void>;
  knows(language: Language): boolean;
}

/** All whose words may be said now. */
const opened: Opened[] = [];
/** What somebody has read so far. */
const spoken = new Set<Language>();

/**
 * Words of one part of the page, from a file or folder for each language (`./en/book.ts`, `./en.ts`). Whoever loads such a part has it learn
 * them before it is shown.
 */
export function lexicon<W>(books: { readonly [path: string]: () => Promise<W> }): (language: Language) => W {
  const learnt = new Map<Language, W>();
  const load = (language: Language) => books[Object.keys(books).find((path) => path.split(/[./]+/).includes(language))!]();
  opened.push({
    async learn(language) {
      if (!learnt.has(language)) learnt.set(language, await load(language));
    },
    knows: (language) => learnt.has(language),
  });
  return (language) => {
    // Whoever changes the language while a part is being loaded reads the other one for a moment.
    const words = learnt.get(language) ?? learnt.values().next().value;
    if (!words) throw new Error(`The page has not learnt "${language}" yet.`);
    return words;
  };
}

/** Everything that may be said now can be said in this language too. */
export async function learn(language: Language): Promise<void> {
  spoken.add(language);
  await Promise.all(opened.map((one) => one.learn(language)));
}

/** What was opened since can be said in the same languages as everything else. */
export async function catchUp(): Promise<void> {
  await Promise.all([...spoken].map(learn));
}

export const isLearnt = (language: Language): boolean => opened.every((one) => one.knows(language));
