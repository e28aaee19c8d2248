/** Phases and deck problems in French. */
import { french as f } from '@touchline/text';
import { byListOrCard, problemBy } from '../atTable.ts';
import type { Extension, MenuWords, MistakeWords } from '../vocabulary.ts';

const { quote } = f.grammar;

const groups: { readonly [group: string]: string } = { main: 'le Deck', limit: 'le Deck LB' };

const mistakes: MistakeWords = {
  'FFT-201': (x) => `un Deck compte exactement ${x.needs} cartes, et celui-ci en a ${x.n}`,
  'FFT-2070': (x) => `un Deck en format limité compte au moins ${x.needs} cartes, et celui-ci en a ${x.n}`,
  'FFT-2050': byListOrCard(
    (x) => `un Deck LB compte au plus ${x.needs} cartes, et celui-ci en a ${x.n}`,
    (x, id) => `${id} n'a pas sa place dans ${groups[x.group]} ; déplacez ou retirez cette carte`,
  ),
  'FFT-R58': (_x, id) => `il n'y a pas de carte ${quote(id)} ; vérifiez son numéro`,
  'FFT-202': (x, id) => `un Deck compte au plus ${x.most} exemplaires de ${id}, et celui-ci en a ${x.n}`,
};

const without: { readonly [E in Extension]: string } = {
  multiElement: 'cartes à plusieurs Éléments',
  damageN: 'textes avec Dégâts',
  counters: 'Compteurs',
  crystals: 'Cristaux',
  warp: 'Rapatriement',
  priming: 'Priming',
  limitBreak: 'cartes Limit Break',
};

export const menus: MenuWords = {
  problem: problemBy(mistakes, (extension, card) => `ce match se joue sans ${extension} ; retirez ${card}`, without),
  phases: {
    setUp: 'Préparation',
    turn: 'Tour',
    active: 'Active Phase',
    draw: 'Draw Phase',
    main1: 'Main Phase 1',
    attackPhase: 'Attack Phase',
    preparation: "Étape de préparation de l'attaque",
    declaration: "Étape de déclaration de l'attaque",
    blockStep: 'Étape de déclaration de blocage',
    damageStep: 'Étape de résolution des dégâts',
    blockedBattle: 'Étape de résolution des dégâts',
    main2: 'Main Phase 2',
    end: 'End Phase',
    priority: 'Priorité',
    announce: 'Annonce',
    warp: 'Rapatriement',
    prime: 'Priming',
    payNow: 'Paiement',
    wounds: 'Dégâts',
    discarding: 'Défausse',
    taking: 'Cartes regardées',
    ordering: 'Cartes vers un Deck',
    tooManyBackups: 'Trop de Soutiens',
    ability: 'Effet',
  },
};
