/** Reading the command line. A word we do not know is named, with what is known. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { Mistake } from './mistake.ts';
import type { Wanted } from './words/mistakes.ts';

export interface Given {
  readonly words: readonly string[];
  text(name: string): string | undefined;
  texts(name: string): readonly string[];
  flag(name: string): boolean;
  /** A whole number of at least `least`. */
  count(name: string, fallback: number, least: number): number;
  oneOf<T extends string>(name: string, values: readonly T[], fallback: T): T;
}

export function read(args: readonly string[], options: ParseArgsOptionsConfig, usage: string): Given {
  const { values, positionals } = parse(args, options, usage);
  const text = (name: string) => values[name] as string | undefined;
  return {
    words: positionals,
    text,
    texts: (name) => (values[name] as string[] | undefined) ?? [],
    flag: (name) => values[name] === true,
    count(name, fallback, least) {
      const given = text(name);
      if (given === undefined) return fallback;
      if (!/^\d+$/.test(given) || Number(given) < least || !Number.isSafeInteger(Number(given)))
        throw new Mistake('notACount', `--${name}`, least, given);
      return Number(given);
    },
    oneOf(name, list, fallback) {
      const given = text(name)?.toLowerCase();
      if (given === undefined) return fallback;
      const found = list.find((value) => value === given);
      if (!found) throw new Mistake('notOneOf', `--${name}`, given, list);
      return found;
    },
  };
}

function parse(args: readonly string[], options: ParseArgsOptionsConfig, usage: string) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const unknown = /Unknown option '([^']+)'/.exec((error as Error).message);
    const names = Object.keys(options).map((name) => `--${name}`);
    if (unknown) throw new Mistake('noOption', unknown[1], names, usage);
    const needs =
      /'-?-?[^']*--(\S+) <value>' argument missing/.exec((error as Error).message) ??
      /Option '(?:-\w, )?--([^\s']+)/.exec((error as Error).message);
    throw needs ? new Mistake('optionValue', `--${needs[1]}`, usage) : new Mistake('unreadable', usage);
  }
}

/** Exactly these words; the first missing or surplus one is named. */
export function wordsOf(given: Given, names: readonly Wanted[], usage: string): string[] {
  const missing = names[given.words.length];
  if (missing) throw new Mistake('missing', missing, usage);
  if (given.words.length > names.length) throw new Mistake('tooManyWords', given.words[names.length], usage);
  return [...given.words];
}
