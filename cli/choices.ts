/** What a match is set up with, as people name it on the command line: decks and options. */

import { readFileSync, statSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import type { DeckList, DeckProblem, OptionSpec, Options, OptionValue } from '@touchline/engine';
import { deckProblems, groupWords, hasDecks, type NamedList } from '@touchline/kit';
import type { Speaker } from '@touchline/text';
import { readDeck } from './deckFile.ts';
import { languages, type TerminalGame } from './games.ts';
import { Mistake } from './mistake.ts';
import { codeOf } from './thrown.ts';

export type NamedDeck = NamedList;

/** Says so where there is nothing to build. */
export function mustHaveDecks({ name, game }: Pick<TerminalGame, 'name' | 'game'>): void {
  if (!hasDecks(game)) throw new Mistake('noDecks', name);
}

/** A ready deck by the beginning of its name, or a file seen from a folder. */
export function deckOf(pack: TerminalGame, wanted: string, folder: string): NamedDeck {
  mustHaveDecks(pack);
  const entries = Object.entries(pack.decks);
  const fits = entries.filter(([name]) => name.toLowerCase().startsWith(wanted.trim().toLowerCase()));
  const exact = fits.find(([name]) => name.toLowerCase() === wanted.trim().toLowerCase());
  if (wanted.trim() !== '' && (exact || fits.length === 1)) {
    const [name, list] = exact ?? fits[0];
    return { name, list };
  }
  if (isFile(resolve(folder, wanted))) {
    const { name, list, faults } = deckInFile(pack, wanted, folder);
    if (faults.length > 0) throw new Mistake('deckFaults', wanted, faults);
    return { name, list };
  }
  const names = (decks: typeof entries) => decks.map(([name]) => name);
  if (fits.length > 1 && wanted.trim() !== '') throw new Mistake('severalFit', wanted, names(fits));
  throw new Mistake('noDeck', wanted, names(entries));
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

export function textOf(path: string, folder: string): string {
  try {
    return readFileSync(resolve(folder, path), 'utf8');
  } catch (error) {
    throw new Mistake('unread', path, codeOf(error));
  }
}

export function deckInFile(pack: TerminalGame, path: string, folder: string) {
  return readDeck(pack.game, textOf(path, folder), basename(path, extname(path)), groupWords(pack));
}

// ---------------------------------------------------------------- legality

export const problemsOf = ({ game }: TerminalGame, options: Partial<Options>, list: DeckList): DeckProblem[] =>
  deckProblems(game, list, options);

/** A match cannot start with an illegal list; every problem is named. */
export function mustBeLegal(pack: TerminalGame, options: Partial<Options>, deck: NamedDeck, speaker: Speaker): void {
  const problems = problemsOf(pack, options, deck.list);
  if (problems.length === 0) return;
  throw new Mistake(
    'illegalDeck',
    deck.name,
    problems.map((p) => speaker.problem(p)),
  );
}

// ---------------------------------------------------------------- options of the game

/** A preset by its id, or by the beginning of what it is called in any language. */
export function presetCalled({ id, offers, speak }: TerminalGame, wanted: string): string {
  const ids = Object.keys(offers.presets);
  const text = wanted.trim().toLowerCase();
  const called = (preset: string) =>
    [preset, ...languages.map((language) => speak(language).preset(preset).name)].map((name) => name.toLowerCase());
  const exact = ids.filter((preset) => called(preset).includes(text));
  const fits = exact.length > 0 ? exact : ids.filter((preset) => text !== '' && called(preset).some((name) => name.startsWith(text)));
  if (fits.length === 1) return fits[0];
  const names = (list: readonly string[]) => list.map((preset) => speak('en').preset(preset).name);
  if (fits.length > 1) throw new Mistake('severalFit', wanted, names(fits));
  throw new Mistake('noPreset', id, wanted, names(ids));
}

type Given = { [name: string]: OptionValue | readonly OptionValue[] };

/** `name=value`, typed like the option's default; where each seat chooses, one value for all or `name=a,b,c` by seat. */
export function optionsOf({ id, game }: TerminalGame, given: readonly string[]): Given {
  const out: Given = {};
  for (const text of given) {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(text) ?? [];
    if (name === undefined) throw new Mistake('optionForm', text);
    const spec = game.spec.options[name];
    if (!spec) throw new Mistake('noGameOption', id, name, Object.keys(game.spec.options));
    const values = (spec.per === 'seat' ? value.split(',') : [value]).map((one) => allowed(name, one.trim(), spec));
    out[name] = values.length === 1 ? values[0] : values;
  }
  return out;
}

function allowed(name: string, text: string, { default: like, values }: OptionSpec): OptionValue {
  const value = typed(name, text, like);
  if (values && !values.includes(value)) throw new Mistake('gameOption', name, text, values.map(String));
  return value;
}

function typed(name: string, value: string, like: OptionValue): OptionValue {
  if (typeof like === 'boolean') {
    if (value !== 'true' && value !== 'false') throw new Mistake('trueOrFalse', name, value);
    return value === 'true';
  }
  if (typeof like === 'number') {
    if (!/^\d+$/.test(value)) throw new Mistake('wholeNumber', name, value);
    return Number(value);
  }
  return value;
}
