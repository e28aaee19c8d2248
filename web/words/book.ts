/** Everything the page says in one language, loaded when somebody first wants it: nobody reads two at a time. */
import type { Language } from '../match/scene.ts';
import type { KeyWords } from './keys.ts';
import type { ScreenWords } from './screens.ts';
import { unbroken } from './unbroken.ts';
import type { Words } from './words.ts';

export interface Book {
  readonly words: Words;
  readonly screens: ScreenWords;
  readonly keys: KeyWords;
}

const shelf: { readonly [language in Language]: () => Promise<{ readonly book: Book }> } = {
  en: () => import('./book.en.ts'),
  fr: () => import('./book.fr.ts'),
};
const known = new Map<Language, Book>();

export async function learn(language: Language): Promise<void> {
  if (!known.has(language)) known.set(language, unbroken((await shelf[language]()).book));
}

export const isKnown = (language: Language): boolean => known.has(language);

export function bookOf(language: Language): Book {
  const book = known.get(language);
  if (!book) throw new Error(`The page has not learnt "${language}" yet.`);
  return book;
}
