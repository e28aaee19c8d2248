/** Game Plan en quelques mots. */
import type { About, Intro } from '@touchline/kit';

export const about: About = {
  name: 'Plan de jeu',
  line: 'Des plis, de deux à quatre : annoncez en secret combien, puis remportez-en juste autant.',
};
export const intro: Intro = {
  goal: 'Ayez le plus de points après la dernière manche : 1 par pli, et 5 pour une annonce tenue.',
  words: [
    ['formation', "la couleur d'une carte : 4-4-2, 4-3-3 ou 3-5-2"],
    ['pli', 'une carte de chacun ; la meilleure les remporte toutes'],
    ['entamer', "jouer la première carte d'un pli ; les autres suivent sa formation s'ils le peuvent"],
    ['plan', 'la carte retournée ; sa formation bat les autres pendant cette manche'],
    ['annonce', 'le nombre de plis que vous dites remporter'],
  ],
};
