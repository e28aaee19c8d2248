/** Ce qui se dit d'un match avant qu'il commence, en français : options et formules. */
import type { SetUpWords } from '../vocabulary.ts';

const onOff = { true: 'oui', false: 'non' };

export const setUp: SetUpWords = {
  presets: {
    beginner: { name: 'Débutant', about: 'Sans cartes Soutien ni licences' },
    standard: { name: 'Standard', about: 'Prolongation, puis tirs au but' },
    drawStands: { name: 'Match nul possible', about: 'Deux mi-temps, et un nul reste un nul' },
  },
  options: {
    support: { name: 'Cartes Soutien', about: 'Pour la phase de stratégie ; sans elles au premier match', values: onOff },
    licenses: { name: 'Licences', about: "Jusqu'à trois à côté du paquet, qui aident son équipe", values: onOff },
    overtime: { name: 'Prolongation', about: 'Une période de plus si les deux mi-temps finissent à égalité', values: onOff },
    pk: { name: 'Tirs au but', about: 'Ils départagent un match encore à égalité ; sinon, match nul', values: onOff },
    tpPerPeriod: { name: 'PT ajoutés à chaque période', about: 'Cinq paient environ deux techniques' },
    firstAttacker: {
      name: 'Premier attaquant',
      about: 'Qui a le ballon en premier',
      values: { random: 'tiré au sort', player1: 'joueur 1', player2: 'joueur 2' },
    },
    multiPass: { name: 'Plusieurs passes par duel', about: 'Les règles en permettent une ; variante maison', values: onOff },
    fixedFieldOrder: {
      name: 'Ordre fixe des personnages',
      about: 'Après un duel perdu, le suivant entre ; sinon, vous choisissez',
      values: onOff,
    },
    supportDuration: {
      name: 'La puissance de la phase de stratégie dure',
      about: 'Combien de temps une carte Soutien aide',
      values: { character: 'tant que le personnage reste', battle: 'pour le premier duel', period: 'pour la période' },
    },
    effectsPerBattle: {
      name: 'Effets par duel',
      about: 'Combien de textes un camp peut utiliser, outre son Hissatsu',
      values: { each: 'chacun une fois', one: 'un par camp' },
    },
    pkTie: {
      name: 'Tours supplémentaires de tirs au but',
      about: 'Ce qui suit cinq tours à égalité',
      values: { single: 'un à la fois', setOfFive: 'cinq à la fois' },
    },
    pkIncludeDiscard: {
      name: 'La défausse rejoint la pioche pour les tirs au but',
      about: 'Plus de cartes pour tirer ; sinon, le reste de la pioche',
      values: onOff,
    },
    showTpIdentity: {
      name: 'Regarder ses propres cartes de PT',
      about: 'Les cartes qui paient sont face cachée ; oui : vous voyez les vôtres',
      values: onOff,
    },
    scoreMode: {
      name: 'Score tenu avec',
      about: 'Un but garde la carte qui a marqué, ou se compte seulement',
      values: { cards: 'des cartes', counter: 'un compteur' },
    },
    cardSet: {
      name: 'Cartes',
      about: 'Les cartes permises dans un paquet',
      values: { house: 'cartes maison', custom: 'cartes maison et cartes importées' },
    },
  },
};
