/** Le jeu en quelques mots. */
import type { About, DeckLines, Intro } from '@touchline/kit';

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

export const decks: DeckLines = {
  Thunderforge:
    'Feu et Foudre attaquent tout de suite\u00a0: des Avants avec Célérité comme Sable Vowblade, et Stormhorn détruit ce qui bloque.',
  'Long Winter': 'Glace et Eau ralentissent tout\u00a0: Archduke Haldren gèle les Avants, Vizier Solenne vide la main adverse.',
  'Iron Procession':
    "Terre et Feu attaquent en groupe\u00a0: Banner-Elder Tovin s'allie à tout Élément, Basalt Templar renforce tous les attaquants.",
  'Silent Current':
    'Vent et Eau passent à travers\u00a0: Foam Courier évite les grands bloqueurs, et Whisper Saboteur use le Deck adverse.',
};
