/** The tests that the texts of every game have to pass, in one language. */
import type { CardDef, Game } from '@touchline/engine';
import { expect, test } from 'vitest';
import { type GameWords, type Language, lint, lintLabel } from '../index.ts';
import type { Speaker } from '../speaker.ts';
import { sources as everySource, isLabel, type Overheard, type Source, thirty } from './overhear.ts';

/** What of a book is said in a match. */
type SpeakingBook = Pick<GameWords, 'asks' | 'verbs' | 'events' | 'refusals' | 'results'>;

interface Texts {
  readonly lang: Language;
  readonly voice: Speaker;
  /** The cards people read. */
  readonly cards: readonly CardDef[];
  /** What was heard, one listener after another. */
  readonly heard: readonly Overheard[];
  /** Names of cards and whatever else stands in texts as it is. */
  readonly names: readonly string[];
  /** A game without decks has nothing to complain of. */
  readonly sources?: readonly Source[];
  /** The book, and what it says by hand where nobody was overheard: a refusal by its clause, a reason, or ''. Absent: the game sees to it. */
  readonly rare?: { readonly book: SpeakingBook; readonly says: (kind: string, name: string) => string };
  /** A card without what stands in its texts beside its abilities, so that texts of different cards can be compared. */
  readonly plain?: (card: CardDef) => CardDef;
}

const slipsOf = (lang: Language, source: Source, text: string): string[] =>
  // A number alone is an answer too.
  /^\d+$/.test(text) ? [] : (isLabel(source) ? lintLabel : lint)(lang, text).map((slip) => `${text} — ${slip}`);

const unnoted = (card: CardDef): CardDef => ({ ...card, notes: {} });

/** For a file in `games/<id>/testing/`: approved texts are in `games/<id>/golden/`. */
export function textsAsTests({ lang, voice, cards, heard, names, sources = everySource, rare, plain = unnoted }: Texts): void {
  test.each(sources)('says its %s without a slip', (source) => {
    expect(heard[0].said[source].size).toBeGreaterThan(0);
    expect(heard.flatMap(({ said }) => [...said[source]]).flatMap((text) => slipsOf(lang, source, text))).toEqual([]);
  });

  test('gives a reason of its own for every refusal', () => {
    const vague = voice.refusal({ clause: 'x', args: {} }).slice(0, -1);
    expect(heard.flatMap(({ said }) => [...said.refusals]).filter((text) => text.startsWith(vague))).toEqual([]);
  });

  const { book, says } = rare ?? {};
  if (book && says)
    test('was overheard in nearly every place it can speak', () => {
      const places = placesIn(book);
      const byHand = places.filter(([kind, name]) => heard.every(({ met }) => !met.has(`${kind} ${name}`)));
      const said = byHand.map(([kind, name]) => says(kind, name));
      expect(byHand.filter((_, i) => said[i] === '')).toEqual([]);
      expect(said.flatMap((text) => slipsOf(lang, 'refusals', text))).toEqual([]);
      expect(byHand.length).toBeLessThan(places.length / 4);
    });

  test('says the cards as they were last read and approved', async () => {
    const text = cards.map((def) => {
      const { name, line, text: sentences } = voice.card(def);
      return [`${def.id} ${name} · ${line}`, ...sentences.map((s) => `  ${s}`)].join('\n');
    });
    await expect(`${text.join('\n')}\n`).toMatchFileSnapshot(`../golden/cards.${lang}.txt`);
  });

  test('says thirty sentences of all sources, no two alike, without a slip', () => {
    const read = thirty(heard[0], 'read aloud', names);
    expect(new Set(read.map(([, text]) => text)).size).toBe(30);
    expect(new Set(read.map(([source]) => source)).size).toBe(sources.length);
    expect(read.flatMap(([source, text]) => slipsOf(lang, source, text))).toEqual([]);
  });

  test('no two texts that do different things read the same', () => {
    const meant = new Map<string, string>();
    for (const def of cards)
      for (const ability of def.abilities) {
        const [text] = voice.card({ ...plain(def), abilities: [ability] }).text;
        const known = meant.get(text) ?? JSON.stringify(ability);
        expect(JSON.stringify(ability), text).toBe(known);
        meant.set(text, known);
      }
    expect(meant.size).toBeGreaterThan(0);
  });
}

const placesIn = ({ asks, verbs, events = {}, refusals = {}, results }: SpeakingBook): (readonly [kind: string, name: string])[] =>
  Object.entries({ question: asks, answer: verbs, event: events, refusal: refusals, reason: results }).flatMap(([kind, table]) =>
    Object.keys(table).map((name) => [kind, name] as const),
  );

/** Questions and answers of a flow: the engine's own aside, and those in texts of cards but for the ones the game's kinds ask. */
export function inProgram(
  program: Game['program'],
  inTexts: readonly string[] = [],
): { readonly asks: Set<string>; readonly verbs: Set<string> } {
  const asks = new Set<string>();
  const verbs = new Set<string>();
  for (const { path, name, offers, ready, window } of program.code) {
    if (path.startsWith('engine/') || (path.startsWith('ability/') && !inTexts.includes(name))) continue;
    for (const { verb } of [...offers, ...ready]) verbs.add(verb);
    if (window) verbs.add(window.passVerb ?? 'pass');
    if (offers.length > 0) asks.add(name);
  }
  return { asks, verbs };
}
