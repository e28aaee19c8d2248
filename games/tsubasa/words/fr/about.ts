/** The game in a few words, in French. */
import type { About, Intro } from '@touchline/kit';

export const about: About = {
  name: 'Captain Tsubasa',
  line: 'La finale des collèges, Nankatsu contre Toho : posez vos cartes tour à tour, puis tirez ou passez face à la défense et aux dés.',
};

export const intro: Intro = {
  goal: "Marquez plus de buts que l'autre équipe en deux mi-temps. À égalité, on joue une prolongation ; toujours à égalité, les deux sont championnes.",
  words: [
    ['attaquant', "l'entraîneur qui a le ballon ; à chaque manche il tente un Tir ou une Passe, et l'autre défend"],
    ['zone de jeu', 'là où sont vos cartes de la manche ; on additionne Tir, Passe et Défense. Neuf cartes à deux y mettent fin'],
    ['points', 'mis de côté grâce aux capacités des cartes ; chaque point dépensé ajoute 1 à un Tir, une Passe ou une Défense'],
    ['terrain', "quatre cartes Match visibles ; à chaque manche chacun en prend une, ou une carte de la pioche sans la voir d'abord"],
    ['temps additionnel', 'quand les dernières cartes Match sont prises : le prochain but ou ballon perdu met fin à la mi-temps'],
  ],
};
