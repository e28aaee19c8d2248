import type { HintWords } from './hints.ts';
import type { Opponents } from './opponents.ts';

/** What people are told of a level: how it plays, behind "who". */
export const levelsFr: { readonly [level: string]: string } = {
  rookie: 'voit ce qui saute aux yeux, et guère plus',
  winger: "regarde un coup d'avance et ne trouve pas toujours le meilleur",
  anchor: 'réfléchit un peu',
  libero: 'réfléchit un bon moment',
  maestro: 'réfléchit aussi longtemps que cela sert',
};

export const opponentsFr: Opponents = {
  bold: { name: 'Rose Tempête', about: 'tente tout, quitte à prendre des risques' },
  careful: { name: 'Wilfrid Duport', about: 'joue la sécurité et attend son heure' },
  tricky: { name: 'Fanette Malice', about: "aime ce que personne n'attend" },
};

export const hintsFr: HintWords = {
  ahead: (points, other, seats) =>
    seats === 2
      ? `Gagne ${points} ${points === 1 ? 'partie' : 'parties'} sur 100 de plus que ${other}.`
      : `Vaut ${points} sur 100 de plus que ${other}.`,
  level: (other) => `À peine mieux que ${other}.`,
  sure: 'Le reste a vite paru moins bon.',
  own: (card, share) => `La suite\u00a0: ${card}, dont vous vous servez dans ${share}\u00a0% de ces parties.`,
  other: (card, share) => `Vise ${card}\u00a0: votre choix suivant dans ${share}\u00a0% de ces parties.`,
  certain: 'Gagne à coup sûr.',
};
