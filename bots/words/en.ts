import type { HintWords } from './hints.ts';
import type { Opponents } from './opponents.ts';

/** What people are told of a level: how it plays, behind "who". */
export const levelsEn: { readonly [level: string]: string } = {
  rookie: 'sees the obvious, and little else',
  winger: 'looks one move ahead, and does not always find the best',
  anchor: 'thinks ahead a little',
  libero: 'thinks ahead for a while',
  maestro: 'thinks for as long as it helps',
};

export const opponentsEn: Opponents = {
  bold: { name: 'Ros Tempest', about: 'goes for everything, and takes the risk' },
  careful: { name: 'Wilf Harbour', about: 'keeps it safe, and waits' },
  tricky: { name: 'Fenella Quirk', about: 'likes what nobody expects' },
};

export const hintsEn: HintWords = {
  ahead: (points, other, seats) =>
    seats === 2 ? `It wins ${points} more of 100 matches than ${other}.` : `It is worth ${points} of 100 more than ${other}.`,
  level: (other) => `It is hardly better than ${other}.`,
  sure: 'The others soon looked worse.',
  own: (card, share) => `What follows: ${card}, which you use next in ${share}% of these matches.`,
  other: (card, share) => `It is after ${card}: your next choice in ${share}% of these matches.`,
  certain: 'It wins for certain.',
};
