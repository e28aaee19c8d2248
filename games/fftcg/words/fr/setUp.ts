/** Ce qui se dit d'un match avant qu'il commence, en français : options et formules. */
import type { SetUpWords } from '../vocabulary.ts';

const onOff = { true: 'oui', false: 'non' };

export const setUp: SetUpWords = {
  presets: {
    constructed: { name: 'Construit', about: '50 cartes, 7 dégâts' },
    limited: { name: 'Limité', about: '40 cartes ou plus, 6 dégâts' },
    short: { name: 'Court', about: '50 cartes, 5 dégâts ; variante maison' },
  },
  options: {
    damageToLose: { name: 'Dégâts qui font perdre le match', about: 'Sept selon les règles, six en limité ; moins pour un match court' },
    mulligan: {
      name: 'Mulligan',
      about: 'Une nouvelle main avant le premier tour',
      values: { onceBottom: 'une fois, la main sous le Deck', none: 'aucun' },
    },
    firstPlayer: {
      name: 'Premier joueur',
      about: 'Qui commence, ou qui en décide',
      values: {
        randomChooses: 'le hasard désigne qui décide',
        random: 'tiré au sort',
        loserOfPrevious: 'le joueur 1 décide',
        fixed: 'le joueur 1',
      },
    },
    format: {
      name: 'Format',
      about: 'Combien de cartes a un Deck : 50 tout juste, ou au moins 40',
      values: { constructed: 'construit', limited: 'limité' },
    },
    exBurstTiming: {
      name: 'EX Burst',
      about: 'Quand ils sont proposés si plusieurs dégâts arrivent ensemble',
      values: { interleaved: 'après chaque point de dégâts', batched: 'après tous les points de dégâts' },
    },
    triggerOrder: {
      name: 'Ordre de vos compétences auto',
      about: 'Quand plusieurs des vôtres se déclenchent en même temps',
      values: { ask: 'vous décidez', auto: 'dans leur ordre' },
    },
    overpay: {
      name: 'CP en trop',
      about: 'De combien on peut dépasser le coût ; le reste est perdu',
      values: { official: 'comme les règles le permettent', free: 'sans limite' },
    },
    blockerLeaves: {
      name: 'Si le bloqueur quitte le terrain',
      about: "Ce que devient l'attaque qu'il bloquait",
      values: { staysBlocked: "l'attaque reste bloquée", becomesUnblocked: "l'attaque n'est plus bloquée" },
    },
    searchMayFail: {
      name: 'Une recherche peut ne rien trouver',
      about: "Oui : on peut ne rien prendre bien qu'il y ait une carte",
      values: onOff,
    },
    multiElement: { name: 'Cartes à plusieurs Éléments', about: "Sinon, aucun Deck n'en contient", values: onOff },
    damageN: {
      name: 'Textes avec Dégâts',
      about: "Ils agissent à partir de tant de dégâts ; sinon, aucun Deck n'en contient",
      values: onOff,
    },
    counters: { name: 'Compteurs', about: 'Cartes qui utilisent des compteurs ; sinon, aucune dans les Decks', values: onOff },
    crystals: { name: 'Cristaux', about: 'Cartes qui gagnent ou dépensent des Cristaux ; sinon, aucune', values: onOff },
    warp: { name: 'Rapatriement', about: 'Cartes qui arrivent quelques tours plus tard ; sinon, aucune', values: onOff },
    priming: { name: 'Priming', about: 'Cartes qui se posent sur un Personnage ; sinon, aucune', values: onOff },
    limitBreak: { name: 'Limit Break', about: "Un Deck de huit cartes LB au plus, à côté de l'autre ; sinon, aucun", values: onOff },
  },
};
