/** English grammar, as much as sentences about a game need. */
import { grammarOf } from '../grammar.ts';
import type { Noun, Verb, Who } from '../words.ts';

/** A verb by its base form; the third person where it is irregular. */
export const verb = (base: string, it = third(base)): Verb => ({ inf: base, you: base, it, they: base });

function third(base: string): string {
  if (/(s|x|z|ch|sh|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

export const be: Verb = { inf: 'be', you: 'are', it: 'is', they: 'are' };
export const have = verb('have', 'has');

export const noun = (one: string, many = `${one}s`): Noun => ({ one, many });

export const you: Who = { words: 'you', you: true };
export const opponent: Who = { words: 'the opponent' };

/** Letters whose names begin with a vowel sound: an MF, a GK. */
const spelledVowel = /^[AEFHILMNORSX]/;

/** Does it begin with a vowel sound? Short capitals are spelled out. */
export function vowelSound(words: string): boolean {
  const first = words.replace(/^["'\s]+/, '').split(/[\s"-]/)[0];
  if (/^[A-Z]{2,3}$/.test(first)) return spelledVowel.test(first);
  if (/^(8|11|18)$/.test(first)) return true;
  return (/^[aeiou]/i.test(first) && !/^(one|once|uni|use|usu|eu)/i.test(first)) || /^(hour|honest|heir)/i.test(first);
}

export const a = (words: string): string => (words.startsWith('other ') ? `an${words}` : `${vowelSound(words) ? 'an' : 'a'} ${words}`);

/** "your deck", "their deck": what belongs to whoever the sentence is about. */
export const own = (who: Who, words: string): string => `${who.you ? 'your' : 'their'} ${words}`;

/** "your deck", "the opponent's deck", "your opponent's deck". */
export const possessive = (who: Who, words: string): string => (who.you ? `your ${words}` : `${who.words}'s ${words}`);

export const grammar = grammarOf({
  you,
  opponent,
  may: verb('may', 'may'),
  order: 'inf',
  and: 'and',
  or: 'or',
  amongThem: ', among them ',
  quotes: ['"', '"'],
  colon: ': ',
  questionMark: '?',
  isOne: (n) => n === 1,
  a: ({ one }) => a(one),
  printed: (text) => text,
});

export const { some } = grammar;
