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
