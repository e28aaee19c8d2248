/** The plain board of the terminal: every seat, every pile, every public value, whatever the game. */
import { Timeline } from '@touchline/host';
import { beforeAll, expect, test } from 'vitest';
import { scouts } from '../../kit/testing/scouts.ts';
import { deckOf, optionsOf } from '../choices.ts';
import type { TerminalGame } from '../games.ts';
import { pileNamed, piles } from '../table/piles.ts';
import { sceneOf } from '../table/scene.ts';
import { wordsOf } from '../words/words.ts';
import * as plain from './plain.ts';

beforeAll(() => scouts.learn('en'));

const pack: TerminalGame = {
  ...scouts,
  ...plain,
  folder: '',
  name: 'Scouts',
  intro: () => ({ name: 'Scouts', line: '', goal: '', words: [], deckLines: {} }),
  rules: () => new URL('file:///none'),
};

function sceneFor(seats: number, viewer: number) {
  const timeline = new Timeline(scouts.game, { options: {}, lists: new Array(seats).fill({}), seed: 's' });
  for (let n = 0; n < seats; n++) timeline.pick(n, timeline.ask(n)!.options[0].key);
  return sceneOf(pack, timeline.view(viewer), scouts.speak('en', seats), wordsOf('en'), { columns: 80, rows: 50, tty: false });
}

test('three play: the others from the next seat on, the market between them, the viewer nearest', () => {
  const lines = plain.board(sceneFor(3, 1));
  expect(lines).toEqual([
    'Scouts · Round 2                                                        Player 1',
    '── Player 3 ● 7 ────────────────────────────────────────── Money 7 · signed 1 ──',
    '          Report 1',
    'Squad     Cy skill 3',
    '── Player 1 ● 9 ────────────────────────────────────────── Money 9 · signed 1 ──',
    '          Report 1',
    'Squad     Ama skill 1',
    '─'.repeat(80),
    'Market    Dov skill 4 · Eva skill 1 · Flo skill 2 · Gus skill 3 · Hal skill 4 ·',
    '          Ida skill 1 · Jon skill 2',
    '─'.repeat(80),
    '── You ● 8 ─────────────────────────────────────────────── Money 8 · signed 1 ──',
    '          Report 1 (a fast one)',
    'Squad     Bo skill 2',
  ]);
});

test('who plays alone has a table too', () => {
  expect(plain.board(sceneFor(1, 0)).filter((line) => line.startsWith('── '))).toHaveLength(1);
});

test('every pile is told, and what can be seen of one', () => {
  const s = sceneFor(2, 0);
  expect(piles(s)).toEqual([
    'Market: 8 cards',
    'Report (you): 1 card',
    'Report (your opponent): 1 card',
    'Squad (you): 1 card',
    'Squad (your opponent): 1 card',
  ]);
  expect(pileNamed(s, 'report (you)')).toEqual(['Report (you): strong']);
  expect(pileNamed(s, 'Squad')).toHaveLength(2);
  expect(pileNamed(s, 'attic')).toEqual([]);
});

test('each seat chooses its team, or one name is meant for all', () => {
  expect(optionsOf(pack, ['team=red,blue'])).toEqual({ team: ['red', 'blue'] });
  expect(optionsOf(pack, ['team=gold'])).toEqual({ team: 'gold' });
  expect(() => optionsOf(pack, ['team=red,pink'])).toThrow('Option team cannot be "pink". Use red, blue, green, gold.');
});

test('who wants a deck is told that there are none to build', () => {
  expect(() => deckOf(pack, 'any', '.')).toThrow('Scouts has no decks to build');
});
