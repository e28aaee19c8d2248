/** What is said of a match before it begins, in French: options and presets. */
import type { SetUpWords } from '../vocabulary.ts';

const ouiNon = { true: 'oui', false: 'non' };

export const setUp: SetUpWords = {
  presets: {
    firstMatch: { name: 'Premier match', about: 'Des mi-temps plus courtes et des cartes plus simples, pour apprendre' },
    standard: { name: 'Standard', about: 'Toutes les cartes Match, sans motivation ni recrues' },
    full: { name: 'Complet', about: 'Tout : on motive ses joueurs et on en recrute' },
  },
  options: {
    teams: {
      name: 'Équipe du premier entraîneur',
      about: "L'autre entraîneur dirige l'autre équipe",
      values: { nankatsu: 'Nankatsu', toho: 'Toho' },
    },
    firstMatch: { name: 'Premier match', about: 'Sans huit cartes Match, les supporters ni la Fatigue', values: ouiNon },
    motivation: { name: 'Motivation', about: 'Des points changent un joueur en une version plus forte', values: ouiNon },
    signings: { name: 'Recrues', about: "Des points font venir un de quatre joueurs d'ailleurs", values: ouiNon },
    assuredSuccess: { name: 'Succès assuré', about: 'Un 6 contre un 1 gagne, quels que soient les totaux', values: ouiNon },
    startingPoints: { name: 'Points au départ', about: "De chaque sorte ; d'après les règles, aucun" },
    motivationWindow: {
      name: 'Quand motiver',
      about: "À son tour seulement, ou encore avant l'annonce de l'action",
      values: { anytimeBeforeDice: "jusqu'à l'annonce de l'action", ownTurn: 'à son tour' },
    },
    specialCardsSingleUse: {
      name: 'Cartes spéciales épuisables',
      about: 'Un tir ou une parade se choisit une fois par match',
      values: ouiNon,
    },
    rerollTarget: {
      name: 'Relances',
      about: 'Les dés que vous pouvez relancer',
      values: { anyDie: "n'importe quel dé", ownDie: 'son propre dé' },
    },
    extraTime: { name: 'Prolongation', about: 'Deux courtes mi-temps à égalité ; sinon, match nul', values: ouiNon },
    extraTimeReshuffle: {
      name: 'Mélange en prolongation',
      about: "Quand toutes les cartes d'un entraîneur sont mélangées",
      values: { eachHalf: 'avant chaque mi-temps', once: 'avant la première mi-temps' },
    },
    kickoffChoice: {
      name: "Coup d'envoi",
      about: "L'équipe désignée par le marqueur choisit, ou commence",
      values: { winnerChooses: "l'équipe désignée choisit", random: "l'équipe désignée commence" },
    },
    injuryTimeCap: {
      name: 'Manches de temps additionnel, au plus',
      about: "Après tant de manches la mi-temps s'arrête",
      values: { 0: 'sans limite' },
    },
  },
};
