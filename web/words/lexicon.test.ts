/** Words that are loaded one language at a time. */
import { expect, test } from 'vitest';
import type { Language } from '../match/scene.ts';
import { catchUp, isLearnt, learn, lexicon } from './lexicon.ts';

const loaded: Language[] = [];
const greetings = () => {
  const book = (language: Language, hello: string) => async () => {
    loaded.push(language);
    return { hello };
  };
  return lexicon({ './en/book.ts': book('en', 'Hello'), './fr/book.ts': book('fr', 'Bonjour') });
};

test('what is opened says nothing until it has learnt a language, and loads each once', async () => {
  const words = greetings();
  expect(() => words('en')).toThrow('has not learnt "en"');
  expect(isLearnt('en')).toBe(false);
  await learn('en');
  await learn('en');
  expect(words('en').hello).toBe('Hello');
  expect(loaded).toEqual(['en']);
  expect([isLearnt('en'), isLearnt('fr')]).toEqual([true, false]);
});

test('what is opened later is learnt too before a language counts as learnt', async () => {
  await learn('fr');
  expect(isLearnt('fr')).toBe(true);
  const words = greetings();
  expect(isLearnt('fr')).toBe(false);
  await learn('en');
  // Loaded in one language while somebody changed to another: nothing breaks.
  expect(words('fr').hello).toBe('Hello');
  await learn('fr');
  expect(words('fr').hello).toBe('Bonjour');
  expect(isLearnt('fr')).toBe(true);
});

test('what is opened later catches up with the others', async () => {
  const words = greetings();
  await catchUp();
  expect([words('en').hello, words('fr').hello]).toEqual(['Hello', 'Bonjour']);
});
