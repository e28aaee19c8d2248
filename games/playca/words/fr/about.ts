/** Le jeu en quelques mots. */
import type { About, Intro } from '@touchline/kit';

export const about: About = { name: 'Eleven PlayCa', line: 'Une chaîne de duels par mi-temps, puis un tir.' };

export const intro: Intro = {
  goal: "Marquez plus de buts que l'adversaire en deux mi-temps. À chaque mi-temps, vos personnages combattent l'un après l'autre ; celui qui en a encore un quand l'autre n'en a plus fait le seul tir de la mi-temps.",
  words: [
    ['PT', 'le prix des cartes de votre main Hissatsu ; vous en recevez cinq par mi-temps et gardez ceux qui restent'],
    ['OF et DF', 'les nombres avec lesquels un personnage attaque et défend ; celui qui a le ballon compte son OF'],
    ['Chance brûlante', 'la fin de chaque duel : chacun dévoile la première carte de sa pioche et ajoute sa flamme (BCP)'],
    ['Hissatsu', "une technique spéciale de votre main qui augmente l'OF ou le DF"],
    ['Soutien', 'une carte pour la phase de stratégie, avant les duels'],
  ],
};
