/** How a match ended, for every number of winners, as each viewer reads it. */
import type { Result, Viewer } from '@touchline/engine';
import { describe, expect, test } from 'vitest';
import { en, english, fr, french, type Language, lint, speaker } from './index.ts';
import { toy, toyEn, toyFr } from './testing/toy.ts';

const books = {
  en: {
    shared: en,
    words: {
      ...toyEn,
      results: {
        points: (w: Parameters<typeof en.results.conceded>[0]) =>
          w ? en.grammar.tell({ who: w, verb: english.verb('win'), rest: '' }) : 'a draw',
      },
      losses: { time: () => 'time is up' },
    },
  },
  fr: {
    shared: fr,
    words: {
      ...toyFr,
      results: {
        points: (w: Parameters<typeof fr.results.conceded>[0]) =>
          w ? fr.grammar.tell({ who: w, verb: french.er('gagn'), rest: '' }) : 'match nul',
      },
      losses: { time: () => 'le temps est écoulé' },
    },
  },
};

function said(lang: Language, seats: number, viewer: Viewer, winners: readonly number[], more: Partial<Result> = {}): string {
  const text = speaker(toy, books[lang])
    .among(seats)
    .result({ winners, clause: '', reason: 'points', ...more }, viewer);
  expect(lint(lang, text)).toEqual([]);
  return text;
}

describe('who has won', () => {
  test('one', () => {
    expect(said('en', 2, 0, [0])).toBe('You win.');
    expect(said('en', 2, 0, [1], { clause: 'TOY-1' })).toBe('Your opponent wins. [TOY-1]');
    expect(said('en', 4, 0, [2])).toBe('Player 3 wins.');
    expect(said('fr', 3, 2, [2])).toBe('Vous gagnez.');
    expect(said('fr', 3, 'spectator', [2])).toBe('Le joueur 3 gagne.');
  });

  test('several, but not all: the reader is named first', () => {
    expect(said('en', 4, 2, [0, 2])).toBe('You and player 1 win.');
    expect(said('en', 4, 1, [0, 2])).toBe('Player 1 and player 3 win.');
    expect(said('fr', 4, 2, [0, 2])).toBe('Vous et le joueur 1 gagnez.');
    expect(said('fr', 4, 1, [0, 2])).toBe('Le joueur 1 et le joueur 3 gagnent.');
  });

  test('all: a draw, except where one plays alone', () => {
    expect(said('en', 2, 0, [0, 1])).toBe('A draw.');
    expect(said('fr', 3, 1, [0, 1, 2])).toBe('Match nul.');
    expect(said('en', 1, 0, [0])).toBe('You win.');
  });

  test('nobody: no draw', () => {
    expect(said('en', 3, 0, [])).toBe('Nobody wins.');
    expect(said('fr', 3, 0, [])).toBe('Personne ne gagne.');
    expect(said('en', 1, 0, [])).toBe('You lose.');
    expect(said('fr', 1, 0, [])).toBe('Vous perdez.');
    expect(said('en', 1, 0, [], { reason: 'time' })).toBe('Time is up.');
    expect(said('fr', 1, 0, [], { reason: 'time' })).toBe('Le temps est écoulé.');
  });

  test('everybody but the one who has given up', () => {
    expect(said('en', 3, 0, [0, 2], { reason: 'conceded' })).toBe('You and player 3 win because the other side has given up.');
  });
});

describe('places and points', () => {
  test('by rank; equals share a place', () => {
    expect(said('en', 4, 1, [1], { ranks: [2, 1, 2, 4], scores: [9, 12, 9, 0], clause: 'TOY-1' })).toBe(
      'You win. In order: you (12), then player 1 (9) and player 3 (9), then player 4 (0). [TOY-1]',
    );
    expect(said('fr', 3, 0, [1], { ranks: [3, 1, 2], scores: [1, 12, 9] })).toBe(
      "Le joueur 2 gagne. Dans l'ordre\u00a0: le joueur 2 (12), puis le joueur 3 (9), puis vous (1).",
    );
  });

  test('one alone stands in no order', () => {
    expect(said('en', 1, 0, [0], { ranks: [1], scores: [21] })).toBe('You win.');
  });

  test('fewer than none, with a real minus sign', () => {
    expect(said('en', 2, 0, [0], { ranks: [1, 2], scores: [1, -3] })).toBe('You win. In order: you (1), then your opponent (−3).');
  });

  test('ranks alone, and points alone: then winners come first', () => {
    expect(said('en', 3, 0, [1], { ranks: [2, 1, 3] })).toBe('Player 2 wins. In order: player 2, then you, then player 3.');
    expect(said('en', 3, 0, [1], { scores: [3, 2, 4] })).toBe('Player 2 wins. In order: player 2 (2), then you (3) and player 3 (4).');
  });
});
