/** Le jeu en quelques mots. */
import type { About, Intro } from '@touchline/kit';

export const about: About = { name: 'Final Fantasy TCG', line: 'Des points de cristal, une pile, sept dégâts.' };

export const intro: Intro = {
  goal: "Infligez sept points de dégâts à l'adversaire. Installez des Soutiens pour payer vos cartes et attaquez avec des Avants.",
  words: [
    ['CP', "le prix des cartes ; dullez un Soutien pour un CP ou défaussez-vous d'une carte pour deux"],
    ['Dullé', 'couché : utilisé pour ce tour'],
    ['Avant', 'un Personnage qui a une force ; il attaque et il bloque'],
    ['Soutien', 'un Personnage qui paie ; vous en avez cinq au plus'],
    [
      "Pile d'effets",
      "là où attendent Invocations et compétences ; la dernière arrivée est résolue d'abord, et l'on peut interrompre avant",
    ],
  ],
};
