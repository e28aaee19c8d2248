/** The game in a few words, in French. */
import type { About, Intro } from '@touchline/kit';

export const about: About = {
  name: 'ELEVEN: Football Manager',
  line: "Dirigez un club le temps d'une saison : recrutez, bâtissez et signez des sponsors en semaine, alignez votre équipe le vendredi.",
};

export const intro: Intro = {
  goal: 'Ayez le plus de points de victoire après six semaines. Ils viennent de la place au championnat, du staff, du stade, du siège et des jetons.',
  words: [
    [
      'ressources',
      "argent, supporters, gestion et forme : quatre sortes de marqueurs qui arrivent le lundi ; sauf l'argent, presque tous sont perdus en fin de semaine",
    ],
    ['piste', 'une par ressource, de 1 à 5 : autant de ses marqueurs arrivent le lundi'],
    [
      'action de base',
      'une par jour du mardi au jeudi : recruter, vendre, signer, bâtir ou utiliser une carte ; pour 2 gestion, une carte de plus',
    ],
    [
      'attaque et défense',
      "le rôle d'un joueur : dans chacun des cinq secteurs vos attaquants affrontent leurs défenseurs, et les leurs les vôtres",
    ],
    ['force', "un attaquant plus fort que le défenseur en face passe, et seul un gardien aussi fort peut encore l'arrêter"],
  ],
};
