/** Le jeu en quelques mots. */
import type { About, DeckLines, Intro } from '@touchline/kit';

export const about: About = { name: 'Inazuma Eleven TCG', line: "Six tours : percer d'un côté, puis tirer." };

export const intro: Intro = {
  goal: "Marquez plus de buts que l'adversaire en six tours. À chaque tour, l'un de vous attaque du côté A ou B ; si l'attaque bat la défense, un tireur affronte le gardien.",
  words: [
    ['SP', "la force d'un personnage ; on additionne et compare celle des participants"],
    ['Côté', 'une moitié du terrain, A ou B ; seuls les personnages du côté attaqué participent'],
    ['Technique spéciale', "une carte qui sert une fois, si vos personnages ont les attributs qu'elle exige"],
    ['Passe décisive', 'un remplaçant défaussé de votre main qui prête ses AP'],
    ['Dernière chance', 'avant de comparer un tir, chacun dévoile la première carte de sa pioche et ajoute son niveau'],
  ],
};

export const decks: DeckLines = {
  'Raimon Fire':
    "La Puissance pour le tir\u00a0: Axel Blaze s'enflamme, Mountain Volley ajoute 500 SP, et Inazuma Drop peut amener un second but.",
  'Swiftlake Run':
    'La Vitesse partout\u00a0: Steve Eagle joue des deux côtés, Second Wind ranime le banc, et Sky Ladder offre un second tir.',
  'Concord Union': 'Ensemble ou rien\u00a0: Triple Formation renforce tous les participants, et Clara Rampart grandit avec ses défenseurs.',
  'Riddlemoor Veil':
    "Affaiblir plutôt que grandir\u00a0: Smoke Screen et Mab Quillon prennent des SP à l'autre camp, Trapdoor Trick gâche son tir.",
  'Axel Blaze':
    'Un starter publié, à opposer à Jude Sharp\u00a0: droit au but avec Axel Blaze et Heat Tackle, et Steve Eagle des deux côtés.',
  'Jude Sharp':
    'Un starter publié, à opposer à Axel Blaze\u00a0: Joseph King au but, Jude Sharp pour les siens, et Twin Boost avec David Samford.',
};
