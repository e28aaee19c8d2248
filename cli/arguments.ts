/** Reading the command line. A word we do not know is named, with what is known. */

import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { Mistake } from './mistake.ts';
import { messageOf } from './thrown.ts';
import type { Command } from './words/manual.ts';
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

export function read(args: readonly string[], options: ParseArgsOptionsConfig, command: Command): Given {
  const { values, positionals } = parse(args, options, command);
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

function parse(args: readonly string[], options: ParseArgsOptionsConfig, command: Command) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    const message = messageOf(error);
    const unknown = /Unknown option '([^']+)'/.exec(message);
    const names = Object.keys(options).map((name) => `--${name}`);
    if (unknown) throw new Mistake('noOption', unknown[1], names, command);
    const needs = /'-?-?[^']*--(\S+) <value>' argument missing/.exec(message) ?? /Option '(?:-\w, )?--([^\s']+)/.exec(message);
    throw needs ? new Mistake('optionValue', `--${needs[1]}`, command) : new Mistake('unreadable', command);
  }
}

/** Exactly these words; the first missing or surplus one is named. */
export function wordsOf(given: Given, names: readonly Wanted[], command: Command): string[] {
  const missing = names[given.words.length];
  if (missing) throw new Mistake('missing', missing, command);
  if (given.words.length > names.length) throw new Mistake('tooManyWords', given.words[names.length], command);
  return [...given.words];
}
