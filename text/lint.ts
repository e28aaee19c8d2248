/** What no sentence may contain, by language. Each finding says what is wrong and where. */
import { vowelSound } from './en/grammar.ts';
import { elides } from './fr/grammar.ts';
import type { Language } from './languages.ts';

interface Check {
  readonly pattern: RegExp;
  readonly wrong: string;
  /** Only a finding if this holds for what was found. */
  readonly if?: (found: RegExpExecArray) => boolean;
}

const everywhere: readonly Check[] = [
  { pattern: / {2,}|\u00a0 | \u00a0/g, wrong: 'two spaces' },
  { pattern: /^\s|\s$/g, wrong: 'a space at an end' },
  { pattern: /\b(undefined|NaN|null|Infinity)\b|\[object|=>/g, wrong: 'a value instead of words' },
  { pattern: /\$\{|\{[a-zà-ÿ]\w*\}|%[sd]\b/g, wrong: 'an unbound placeholder' },
  { pattern: / [,.)\]]|[([] /g, wrong: 'a space beside a closing or opening mark' },
  { pattern: /,,|\.\.(?!\.)|;;|::|,\./g, wrong: 'a doubled mark' },
  { pattern: /(?<![\w])-\d/g, wrong: 'a hyphen for a minus sign' },
  { pattern: /(?<!\p{L})(\p{L}+) \1(?!\p{L})/giu, wrong: 'a doubled word', if: ([all]) => !/^(vous vous|nous nous)$/i.test(all) },
];

const english: readonly Check[] = [
  { pattern: /\b(a|an) (["'(]?[\w-]+)/gi, wrong: 'a or an', if: ([, article, next]) => vowelSound(next) !== /^an$/i.test(article) },
  { pattern: /\ban other\b/gi, wrong: 'another' },
  { pattern: /\s[;:?!]/g, wrong: 'a space before a mark' },
  { pattern: /\b1 (cards|goals|licences|effects)\b|\b(?:[2-9]|\d\d+) (card|goal|licence|effect)\b/g, wrong: 'number and noun disagree' },
  {
    pattern:
      /\b([Yy]ou|[Tt]hey) (gets|has|is|puts|draws|adds|uses|reveals)\b|\b(opponent|card|character) (get|have|put|draw|use|reveal)\b/g,
    wrong: 'verb and subject disagree',
  },
];

const french: readonly Check[] = [
  { pattern: /\b[Dd]e (le|les)\b/g, wrong: 'du or des' },
  { pattern: /(?<![\p{L}])[Àà] (le|les)\b/gu, wrong: 'au or aux' },
  { pattern: /\b[Ss]i ils?\b/g, wrong: "s'il" },
  {
    // "dullez-le et" is a pronoun behind its verb.
    pattern: /(?<![\p{L}'-])(que|de|le|la|ne|se|me|te|ce|je|jusque|lorsque|puisque) («?[\u00a0 ]?[\p{L}]+)/giu,
    wrong: 'a missing elision',
    if: elisionMissing,
  },
  {
    pattern: /(?<![\p{L}])(l|d|qu|n|s|j|c|m|t)'(?=([\p{L}]+))/giu,
    wrong: 'an elision before a consonant',
    if: ([, , next]) => !elides(next),
  },
  { pattern: /[^\u00a0\s][;?!»]|[^\u00a0\s\d]:|«[^\u00a0]/g, wrong: 'a missing space', if: ([all]) => !/^[A-Z]:$/.test(all) },
  { pattern: / [;:?!»]|« /g, wrong: 'a space where the line may break' },
  {
    pattern: /\b[Vv]ous (a|est|gagne|pioche|utilise|met)\b|\b(adversaire|carte|personnage) (avez|gagnez|piochez|utilisez|mettez)\b/g,
    wrong: 'verb and subject disagree',
  },
  {
    pattern:
      /\b(un|le|du|au|ce|votre) (cartes|duels|effets|cartes)\b|\b(un|le|du|au|ce) (carte|pioche|défausse|licence|zone|main|équipe|période|passe)\b|\b(une|la|cette) (duel|personnage|gardien|effet|tir|but|poste)\b/gi,
    wrong: 'article and noun disagree',
  },
  { pattern: /\b1 (cartes|licences|effets|buts)\b|\b(?:[2-9]|\d\d+) (carte|licence|effet|but)\b/g, wrong: 'number and noun disagree' },
];

/** "le ami", "de effet", but "le Hissatsu" and "de onze". "la une" and proper articles in names do not occur. */
function elisionMissing([, word, next]: RegExpExecArray): boolean {
  if (/^(ce|se|me|te|je)$/i.test(word) && !/^[aeéêh]/i.test(next)) return false;
  if (/^ce$/i.test(word)) return false;
  return elides(next);
}

const openers: readonly (readonly [string, string])[] = [
  ['«', '»'],
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
];

const ofLang: { readonly [L in Language]: readonly Check[] } = { en: english, fr: french };

/** What is wrong with a sentence, or a text of several; nothing if it is fine. */
export function lint(lang: Language, sentence: string): string[] {
  const found: string[] = [];
  for (const check of [...everywhere, ...ofLang[lang]])
    for (const hit of sentence.matchAll(check.pattern)) if (!check.if || check.if(hit)) found.push(`${check.wrong}: "${hit[0]}"`);
  for (const [open, close] of openers)
    if (sentence.split(open).length !== sentence.split(close).length) found.push(`unbalanced: ${open} ${close}`);
  if (sentence.split('"').length % 2 === 0) found.push('unbalanced: "');
  return [...found, ...edges(sentence)];
}

/** A sentence begins with a capital, after a timing or a bracket too, and ends with a mark. */
function edges(sentence: string): string[] {
  const found: string[] = [];
  // The clause a refusal cites stands behind the full stop.
  const text = sentence
    .replace(/ \[[A-Z]+-[\w-]+\]$/, '')
    // What it costs stands before a colon.
    .replace(/^(?:\{[^}]*\})+(?:(?:, [^:]+)?\u00a0?:)? ?/, '')
    .replace(/^(?:\[[^\]]*\] ?)+/, '');
  if (!/^["«\u00a0(]*[\p{Lu}\d{+−]/u.test(text)) found.push('no capital letter at the beginning');
  for (const next of text.matchAll(/[.?!] (["«\u00a0]*\p{Ll})/gu)) found.push(`no capital letter after a full stop: "${next[0]}"`);
  if (!/[.?!]["»]?$/.test(text)) found.push('no full stop at the end');
  return found;
}

/** A label (a button, a heading, a name): as a sentence, but without its full stop. */
export const lintLabel = (lang: Language, label: string): string[] => lint(lang, /[.?!]$/.test(label) ? label : `${label}.`);
