/**
 * What somebody types to find cards, in a small language: words and "whole phrases" that must be on the card, `cost<=2` for its numbers,
 * `el:fire` for what it is, and `-` before anything that it must not be. A name may be cut short; what is no name is a word.
 */
import type { Face } from '../match/scene.ts';
import { fold } from './fold.ts';

/** What a stat, a trait or a value of one is called on the page; '' if it is not called anything. */
export type Called = (name: string) => string;

export type Term = (face: Face) => boolean;

const COMPARED: { readonly [sign: string]: (a: number, b: number) => boolean } = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
  '=': (a, b) => a === b,
  ':': (a, b) => a === b,
  '!=': (a, b) => a !== b,
};

/** A word, a phrase in quotation marks, or a name with a sign and a value, which may be a phrase. */
const PART = /(-?)(?:([\p{L}]+)(<=|>=|!=|[<>=:]))?(?:"([^"]*)"?|([^\s"]+))/gu;

export function termsOf(typed: string, faces: readonly Face[], called: Called): readonly Term[] {
  const stats = [...new Set(faces.flatMap((face) => Object.keys(face.stats)))];
  const traits = [...new Set(faces.flatMap((face) => Object.keys(face.traits)))];
  // Whoever names one in full means no other that begins like it.
  const meant = (names: readonly string[], begun: string) => {
    const named = (fits: (folded: string) => boolean) => names.filter((name) => [name, called(name)].some((one) => fits(fold(one))));
    const whole = named((one) => one === begun);
    return whole.length > 0 ? whole : named((one) => one.startsWith(begun));
  };
  return [...fold(typed).matchAll(PART)].map(([whole, not, field, sign, phrase, word]): Term => {
    const value = phrase ?? word;
    const term = field ? fieldTerm(meant([...traits, KIND], field), meant(stats, field), sign, value, called) : null;
    const fits = term ?? hasWords(phrase !== undefined && !field ? phrase : whole.slice(not.length));
    return not ? (face) => !fits(face) : fits;
  });
}

const KIND = 'kind';

/** Null where the name is nobody's. */
function fieldTerm(traits: readonly string[], stats: readonly string[], sign: string, value: string, called: Called): Term | null {
  const number = Number(value);
  if (stats.length > 0 && value !== '' && Number.isFinite(number))
    return ({ stats: printed }) => stats.some((stat) => printed[stat] !== undefined && COMPARED[sign](printed[stat], number));
  if (traits.length === 0 || !(sign === ':' || sign === '=' || sign === '!=')) return null;
  const valuesOf = (face: Face) => traits.flatMap((trait) => (trait === KIND ? [face.kind] : (face.traits[trait] ?? [])));
  const is = (face: Face) => valuesOf(face).some((one) => [one, called(one)].some((name) => fold(name).startsWith(value)));
  return sign === '!=' ? (face) => !is(face) : is;
}

const hasWords =
  (wanted: string): Term =>
  (face) =>
    wordsOn(face).includes(wanted);

const folded = new WeakMap<Face, string>();

/** Everything that can be read on it. */
function wordsOn(face: Face): string {
  let words = folded.get(face);
  if (words === undefined) {
    const { id, name, line, text } = face;
    words = fold([name, line, ...text, id].join(' '));
    folded.set(face, words);
  }
  return words;
}
