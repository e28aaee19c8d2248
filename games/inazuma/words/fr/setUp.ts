/** Ce qui se dit d'un match avant qu'il commence, en français : options et formules. */
import type { SetUpWords } from '../vocabulary.ts';

const onOff = { true: 'oui', false: 'non' };

export const setUp: SetUpWords = {
  presets: {
    firstGame: { name: 'Première partie', about: 'Paquets prêts et formations fixes' },
    constructed: { name: 'Construit', about: 'Six tours, tirs au but à égalité' },
    short: { name: 'Court', about: 'Sans Fièvre du but ; un nul reste un nul' },
  },
  options: {
    shootout: { name: 'Tirs au but', about: 'Sinon, une égalité après le tour 6 est un match nul', values: onOff },
    goalFever: {
      name: 'Fièvre du but',
      about: "Un but avec une telle carte donne un autre tir ; sans elle, c'est plus court",
      values: onOff,
    },
    firstAttacker: {
      name: 'Premier attaquant',
      about: 'Qui attaque au tour 1',
      values: {
        coin: 'à pile ou face',
        player1: 'joueur 1',
        player2: 'joueur 2',
        loserOfLastGame: 'perdant de la dernière partie (joueur 1)',
      },
    },
    starterFormations: {
      name: 'Formations fixes',
      about: 'Le nombre de personnages par manche est donné ; vous choisissez le côté',
      values: onOff,
    },
    attackTie: {
      name: 'Une attaque à égalité va à',
      about: "Qui l'emporte quand attaque et défense se valent",
      values: { defence: 'la défense', attack: "l'attaque" },
    },
    strictSpread: {
      name: 'Garder des titulaires pour les manches suivantes',
      about: 'Sinon, on peut en placer trop tôt et en manquer ensuite',
      values: onOff,
    },
    stackKeepsExhausted: {
      name: 'Un empilement épuisé le reste',
      about: 'Sinon, une nouvelle carte posée dessus le redresse',
      values: onOff,
    },
    assistLevelGate: {
      name: 'Niveau limité au tour pour les passes décisives',
      about: "Une carte de niveau 4 n'aide qu'à partir du tour 4",
      values: onOff,
    },
    deckOutOnLastChance: {
      name: 'La dernière carte fait perdre aussi à la dernière chance',
      about: "Sinon, une pioche vide ne compte qu'après le retour des cartes",
      values: onOff,
    },
    deckRules: {
      name: 'Composition',
      about: 'Les paquets permis',
      values: { constructed: 'paquets libres', starter: 'paquets prêts seulement', open: 'sans contrôle' },
    },
    cardPool: {
      name: 'Cartes',
      about: 'Les cartes permises dans un paquet',
      values: { all: 'publiées et maison', known: 'publiées seulement', custom: 'aussi importées' },
    },
  },
};
