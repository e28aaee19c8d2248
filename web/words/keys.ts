/** What keys do, and how they are called. */
import type { Deed } from '../match/keys.ts';
import type { Language } from '../match/scene.ts';
import { bookOf } from './book.ts';

export interface KeyWords {
  /** Keys that are always the same. */
  readonly fixed: readonly (readonly [keys: string, what: string])[];
  readonly deeds: { readonly [D in Deed]: string };
  /** Keys that do not write what they are called. */
  readonly names: { readonly [key: string]: string };
  readonly about: string;
  readonly change: (deed: string, key: string) => string;
  readonly press: string;
  readonly usually: (key: string) => string;
  readonly taken: (key: string, deed: string) => string;
  readonly notFree: (key: string) => string;
  readonly changed: (key: string, deed: string) => string;
  readonly reset: string;
  readonly isReset: string;
}

export const keyWords = (language: Language): KeyWords => bookOf(language).keys;

/** How a key is called. */
export const keyName = (key: string, language: Language): string => keyWords(language).names[key] ?? key.toUpperCase();
