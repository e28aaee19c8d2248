/** What a match is set up with, as people name it on the command line: decks and options. */
import { readFileSync, statSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import type { DeckList, DeckProblem, Options } from '@touchline/engine';
import type { Speaker } from '@touchline/text';
import { type DeckFault, readDeck } from './deckFile.ts';
import { languages, type Title } from './games.ts';
import { Mistake } from './mistake.ts';

export interface NamedDeck {
  readonly name: string;
  readonly list: DeckList;
}

/** A ready deck by the beginning of its name, or a file seen from a folder. */
export function deckOf(title: Title, wanted: string, folder: string): NamedDeck {
  const entries = Object.entries(title.decks);
  const fits = entries.filter(([name]) => name.toLowerCase().startsWith(wanted.trim().toLowerCase()));
  const exact = fits.find(([name]) => name.toLowerCase() === wanted.trim().toLowerCase());
  if (wanted.trim() !== '' && (exact || fits.length === 1)) {
    const [name, list] = exact ?? fits[0];
    return { name, list };
  }
  if (isFile(resolve(folder, wanted))) {
    const { name, list, faults } = deckInFile(title, wanted, folder);
    if (faults.length > 0) throw new Mistake(`${wanted} cannot be played:\n${faults.map(faultLine).join('\n')}`);
    return { name, list };
  }
  const names = entries.map(([name]) => name).join(', ');
  if (fits.length > 1 && wanted.trim() !== '')
    throw new Mistake(`"${wanted}" could be ${fits.map(([name]) => name).join(' or ')}. Write more of it.`);
  throw new Mistake(`There is no deck "${wanted}", and no such file. Ready decks: ${names}.`);
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

export function textOf(path: string, folder: string): string {
  try {
    return readFileSync(resolve(folder, path), 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why =
      code === 'ENOENT'
        ? 'there is no such file'
        : code === 'EISDIR'
          ? 'that is a folder'
          : code === 'EACCES'
            ? 'it may not be read'
            : String(code);
    throw new Mistake(`${path} cannot be read: ${why}. Check the name.`);
  }
}

export function deckInFile(title: Title, path: string, folder: string) {
  const headings = new Map<string, string>();
  for (const language of languages) {
    const speaker = title.speak(language);
    for (const [group, zone] of Object.entries(title.game.spec.groups)) headings.set(speaker.zone(zone), group);
  }
  return readDeck(title.game, textOf(path, folder), basename(path, extname(path)), headings);
}

export const faultLine = (fault: DeckFault): string => (fault.line > 0 ? `line ${fault.line}: ${fault.message}` : fault.message);

// ---------------------------------------------------------------- legality

export function problemsOf({ game }: Title, options: Partial<Options>, list: DeckList): DeckProblem[] {
  const all = Object.fromEntries(Object.entries(game.spec.options).map(([name, spec]) => [name, options[name] ?? spec.default]));
  return game.spec.checkDeck(list, all as Options, (id) => game.defs[game.defIndex.get(id) ?? -1]);
}

/** A match cannot start with an illegal list; every problem is named. */
export function mustBeLegal(title: Title, options: Partial<Options>, deck: NamedDeck, speaker: Speaker): void {
  const problems = problemsOf(title, options, deck.list);
  if (problems.length === 0) return;
  throw new Mistake(`The deck "${deck.name}" is not legal:\n${problems.map((p) => speaker.problem(p)).join('\n')}`);
}

// ---------------------------------------------------------------- options of the game

/** `name=value`, typed like the option's default. */
export function optionsOf({ id, game }: Title, given: readonly string[]): { [name: string]: number | string | boolean } {
  const out: { [name: string]: number | string | boolean } = {};
  for (const text of given) {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(text) ?? [];
    const spec = name === undefined ? undefined : game.spec.options[name];
    if (!spec)
      throw new Mistake(
        name === undefined
          ? `--option needs name=value, not "${text}".`
          : `${id} has no option "${name}". Options: ${Object.keys(game.spec.options).join(', ')}.`,
      );
    out[name] = typed(name, value, spec.default);
    if (spec.values && !spec.values.includes(out[name]))
      throw new Mistake(`Option ${name} cannot be "${value}". Use ${spec.values.join(', ')}.`);
  }
  return out;
}

function typed(name: string, value: string, like: number | string | boolean): number | string | boolean {
  if (typeof like === 'boolean') {
    if (value !== 'true' && value !== 'false') throw new Mistake(`Option ${name} is true or false, not "${value}".`);
    return value === 'true';
  }
  if (typeof like === 'number') {
    if (!/^\d+$/.test(value)) throw new Mistake(`Option ${name} needs a whole number, not "${value}".`);
    return Number(value);
  }
  return value;
}
