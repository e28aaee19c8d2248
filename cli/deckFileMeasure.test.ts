/** Public lists beside the project, read but never kept: is every line of them accounted for? Nothing here needs them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasDecks } from '@touchline/kit';
import { disagreements, octgnSet, pack, parse, readDeck, type Shelf, unpack } from '@touchline/lists';
import { describe, expect, test } from 'vitest';
import { deckInFile } from './choices.ts';
import { gameNamed, games } from './games.ts';
import { main } from './main.ts';
import { scripted } from './scripted.ts';

const folder = join(import.meta.dirname, '../../shared/data');
const present = existsSync(folder);
if (!present) console.log('Deck lists not measured: there is no ../shared/data beside the project.');

const files = present ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
const lists = files.filter((file) => /\.o8d$|deck[^/\\]*\.(txt|json|csv|tsv)$/i.test(file)).sort();
const text = (file: string) => readFileSync(join(folder, file), 'utf8');
/** Headings of lists in which cards are sorted by kind. */
const kinds = /^(forwards|backups|summons|monsters|avants|soutiens|invocations|monstres)$/i;
const read = (file: string) => parse(text(file), (title) => kinds.test(title));

describe.skipIf(!present)('public lists', () => {
  test('every line is a card, a heading, a title, a comment, markup or a fault, and the counts add up', () => {
    const sums = { lines: 0, entries: 0, cards: 0, headings: 0, faults: 0 };
    for (const file of lists) {
      const parsed = read(file);
      const filled = text(file)
        .split(/\r?\n/)
        .flatMap((line, i) => (line.replace(/^\ufeff/, '').trim() === '' ? [] : [i + 1]));
      const told = parsed.lines.map(({ line }) => line);
      // A line of text is exactly one thing; in markup several things may share a line.
      expect(parsed.form === 'text' ? told : [...new Set(told)].sort((a, b) => a - b), file).toEqual(filled);
      expect(parsed.faults, file).toEqual([]);
      const cards = parsed.entries.reduce((n, { count }) => n + count, 0);
      expect(cards, file).toBeGreaterThanOrEqual(50);
      parsed.sections.forEach(({ title, says }, i) => {
        const under = parsed.entries.reduce((n, entry) => n + (entry.section === i ? entry.count : 0), 0);
        if (says !== undefined) expect(under, `${file}: ${title}`).toBe(says);
      });
      for (const { count, name } of parsed.entries) expect([count >= 1 && count <= 3, Boolean(name)], file).toEqual([true, true]);
      sums.lines += filled.length;
      sums.entries += parsed.entries.length;
      sums.cards += cards;
      sums.headings += parsed.sections.length;
      sums.faults += parsed.faults.length;
    }
    expect(lists.length).toBeGreaterThan(0);
    console.log(
      `Deck lists measured: ${lists.length} lists, ${sums.lines} lines, ${sums.entries} entries of ${sums.cards} cards, ${sums.headings} headings, ${sums.faults} faults.`,
    );
  });

  test.each(games.filter(({ game }) => hasDecks(game)).map(({ id }) => id))(
    'held against %s without these cards, every one is reported with its line, exit code 2',
    async (id) => {
      const title = gameNamed(id);
      for (const file of lists) {
        const { entries } = read(file);
        const { faults } = deckInFile(title, file, folder);
        expect(
          faults.map(({ line }) => line),
          file,
        ).toEqual(entries.map(({ line }) => line));
        expect(faults.every(({ problem }) => problem.code.startsWith('noCard'))).toBe(true);
        const io = scripted({ folder, columns: 120 });
        expect(await main(['check', file, '--game', id, '--json'], io)).toBe(2);
        expect(JSON.parse(io.text())).toMatchObject({ game: id, legal: false, faults: entries.map(({ line }) => ({ line })) });
        const said = scripted({ folder, columns: 120 });
        expect(await main(['check', file, '--game', id], said)).toBe(2);
        for (const { line } of entries) expect(said.text()).toMatch(new RegExp(`^line ${line}: There is no card`, 'm'));
      }
    },
  );

  test.skipIf(!files.some((file) => /set[^/\\]*\.xml$/.test(file)))('OCTGN ids that went apart from their names are noticed', () => {
    const set = octgnSet(text(files.find((file) => /set[^/\\]*\.xml$/.test(file))!));
    if ('why' in set) throw new Error(set.why.code);
    for (const file of lists.filter((name) => name.endsWith('.o8d'))) {
      const found = disagreements(read(file), set);
      console.log(`OCTGN ids measured: ${found.length} of ${read(file).entries.length} cards of ${file} have the id of another name.`);
      expect(found.length).toBeGreaterThanOrEqual(4);
    }
  });

  test.skipIf(!existsSync(join(folder, 'fftcg/cards-en.json')))(
    'against the cards themselves: what is known, and how long a link gets',
    () => {
      const rows = JSON.parse(text('fftcg/cards-en.json')) as { code: string; name: string; type: string }[];
      const unique = [...new Map(rows.map((row) => [row.code, row])).values()];
      const shelf: Shelf = {
        id: 'measured',
        defs: unique.map(({ code, name, type }) => ({ id: code, name, kind: type, traits: {} })),
        spec: { groups: { main: 'deck' } },
      };
      let known = 0;
      let entries = 0;
      for (const file of lists) {
        const deck = readDeck(shelf, text(file), file);
        entries += deck.entries;
        known += deck.entries - deck.faults.length;
        // By name alone several numbers may be meant; nothing is guessed, and nothing goes missing.
        const cards = read(file).entries.reduce((n, { line, count }) => n + (deck.faults.some((f) => f.line === line) ? 0 : count), 0);
        expect(deck.list.main?.length ?? 0, file).toBe(cards);
      }
      let longest = 0;
      for (let seed = 0; seed < 200; seed++) {
        const ids = Array.from({ length: 58 }, (_, i) => unique[(seed * 7919 + i * (41 + seed)) % unique.length].code);
        const list = { main: ids.slice(0, 50), lb: ids.slice(50) };
        const packed = pack('measured', list, 'A name that fills all of its place!!');
        const back = unpack(packed);
        expect('list' in back && { main: [...back.list.main].sort(), lb: [...back.list.lb].sort() }).toEqual({
          main: [...list.main].sort(),
          lb: [...list.lb].sort(),
        });
        longest = Math.max(longest, packed.length);
      }
      console.log(
        `Measured against ${unique.length} cards: ${known} of ${entries} entries known; longest link of 58 different cards ${longest} characters.`,
      );
      expect(longest).toBeLessThan(400);
    },
  );
});
