/** How a match ended: who has won and why, and where the game counts them, the places and points of everybody. */
import type { Result, Seat } from '@touchline/engine';
import type { Say } from './say.ts';
import { need, type Who } from './words.ts';

type Called = (seat: Seat) => Who;

export function resultText(result: Result, say: Say, called: Called): string {
  const { sentence } = say.grammar;
  const standing = standingOf(result, say, called);
  return [sentence(outcome(result, say, called)), standing && sentence(standing), result.clause && `[${result.clause}]`]
    .filter((part) => part !== '')
    .join(' ');
}

function outcome({ winners, reason }: Result, say: Say, called: Called): string {
  const { words, book, seats, lang } = say;
  if (winners.length === 0) return words.losses?.[reason]?.(say) ?? book.lost(seats === 1 ? called(0) : null);
  const phrase = words.results[reason] ?? need(book.results, reason, 'result', lang);
  const winner = winners.length === seats && seats > 1 ? null : together(winners, say, called);
  if (typeof phrase === 'function') return phrase(winner, say);
  return winner ? book.wins(winner, phrase.win) : book.drawn(phrase.draw);
}

/** Several winners, the reader first: "you and player 3". */
function together(winners: readonly Seat[], say: Say, called: Called): Who {
  if (winners.length === 1) return called(winners[0]);
  const all = winners.map(called);
  const you = all.find((who) => who.you);
  const named = you ? [you, ...all.filter((who) => !who.you)] : all;
  return { words: say.grammar.and(named.map((who) => who.words)), many: true, ...(you && { you: true }) };
}

/** Everybody in the order of their places; empty for one alone, and where the game counts neither places nor points. */
function standingOf({ winners, ranks, scores }: Result, say: Say, called: Called): string {
  if (say.seats === 1 || (!ranks && !scores)) return '';
  const seats = Array.from({ length: say.seats }, (_, seat) => seat);
  const rankOf = (seat: Seat) => ranks?.[seat] ?? (winners.includes(seat) ? 1 : 2);
  const named = (seat: Seat) => `${called(seat).words}${scores ? ` (${String(scores[seat]).replace('-', '−')})` : ''}`;
  const places = [...new Set(seats.map(rankOf))].sort((a, b) => a - b);
  return say.book.inOrder(places.map((place) => say.grammar.and(seats.filter((seat) => rankOf(seat) === place).map(named))));
}
