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
