/** The nouns of the game in French. The terms are those of `rules.fr.md`. */
import { french as f, type Noun } from '@touchline/text';
import { type ByKind, pointsBy } from '../onCards.ts';
import type { TsubasaWords } from '../vocabulary.ts';

const { er, verb } = f;
const m = (one: string, many: string): Noun => ({ one, many });
const fem = (one: string, many: string): Noun => ({ one, many, f: true });

export const carte = f.f('carte');
export const main = f.f('main');
export const pioche = f.f('pioche');
export const defausse = f.f('défausse');
export const carton = f.m('carton');
export const kindName: ByKind<string> = { shot: 'Tir', pass: 'Passe', defence: 'Défense' };
/** With its article: un Tir, une Passe. */
export const oneOf: ByKind<string> = { shot: 'un Tir', pass: 'une Passe', defence: 'une Défense' };
export const team: { readonly [team: string]: string } = { nankatsu: 'Nankatsu', toho: 'Toho' };
export const { points, price } = pointsBy(f.grammar, {
  shot: m('point de Tir', 'points de Tir'),
  pass: m('point de Passe', 'points de Passe'),
  defence: m('point de Défense', 'points de Défense'),
});
export const saved: { readonly [result: string]: string } = { catch: 'un arrêt', corner: 'un corner', goal: 'un but' };
export const colours: { readonly [key: string]: string } = {
  blue: 'bleu',
  green: 'vert',
  white: 'blanc',
  red: 'rouge',
  orange: 'orange',
  black: 'noir',
};

export const gagner = er('gagn');
export const piocher = er('pioch');
export const jouer = er('jou');
export const defausser = er('défauss');
export const eliminer = er('élimin');
export const choisir = verb('choisir', 'choisissez', 'choisit', 'choisissent');
export const prendre = verb('prendre', 'prenez', 'prend', 'prennent');
export const recevoir = verb('recevoir', 'recevez', 'reçoit', 'reçoivent');
export const retirer = er('retir');
export const relancer = verb('relancer', 'relancez', 'relance', 'relancent');
export const lancer = verb('lancer', 'lancez', 'lance', 'lancent');
export const changer = verb('changer', 'changez', 'change', 'changent');
export const aller = verb('aller', 'allez', 'va', 'vont');
export const garder = er('gard');
export const payer = verb('payer', 'payez', 'paie', 'paient');

export const cardKinds: TsubasaWords['cardKinds'] = {
  player: f.m('joueur'),
  goalkeeper: f.m('gardien'),
  fan: f.m('supporter'),
  event: fem('carte Match', 'cartes Match'),
  fatigue: fem('carte Fatigue', 'cartes Fatigue'),
  specialShot: m('tir spécial', 'tirs spéciaux'),
  specialDefence: fem('parade spéciale', 'parades spéciales'),
  booking: m('carton jaune', 'cartons jaunes'),
};

export const titles: { readonly [id: string]: string } = {
  N12: 'Supporter de Nankatsu',
  T12: 'Supporter de Toho',
  F01: 'Contrôle et montée',
  F02: 'Conseils de Kozo et Roberto',
  F03: 'En quête du titre',
  F04: 'Arrêt exceptionnel',
  F05: 'Tir spécial (Nankatsu)',
  F06: 'Tir spécial (Toho)',
  F07: 'Blessure',
  F08: 'Une-deux',
  F09: 'Tir de loin',
  F10: 'Tacle glissé',
  F11: 'Dribble réussi',
  F12: 'Piège du hors-jeu',
  F13: "Causerie d'avant-match",
  S01: 'Contrôle et montée',
  S02: 'Rêve de maillot japonais',
  S03: 'Faute',
  S04: 'Remplacement',
  S05: 'Tir spécial (Nankatsu)',
  S06: 'Tir spécial (Toho)',
  S07: 'Blessure',
  S08: 'Contre-attaque',
  S09: 'Dédoublement',
  S10: 'Volée puissante',
  S11: 'Mur défensif',
  S12: 'Centre parfait',
  S13: 'Âme de capitaine',
  G07: 'Kazuo et Masao Tachibana',
  NS1: 'Tir brossé',
  NS2: 'Retourné acrobatique',
  NS3: 'Tir banane',
  TS1: 'Tir du Tigre',
  TS2: 'Retourné du Tigre',
  TS3: 'Tête plongeante du Tigre',
  TD1: 'Wakashimazu arrête le tir brossé',
  TD2: 'Saut en triangle de Wakashimazu',
  TD3: 'Hyuga dégage le tir banane',
  ND1: 'Ishizaki contre le tir du Tigre',
  ND2: 'Tsubasa dégage le retourné',
  ND3: 'Morisaki arrête la tête plongeante',
  booking: 'Carton jaune',
};
export const redCard = 'Carton rouge';

export const zones: TsubasaWords['zones'] = {
  deck: { area: pioche },
  hand: { area: main },
  playArea: { area: fem('zone de jeu', 'zones de jeu'), card: fem('carte jouée', 'cartes jouées') },
  booking: { area: fem('place du carton', 'places du carton'), label: 'Carton jaune ou rouge' },
  discard: { area: defausse, verb: defausser },
  shots: { area: fem('rangée des tirs spéciaux', 'rangées des tirs spéciaux'), label: 'Tirs spéciaux' },
  blocks: { area: fem('rangée des parades spéciales', 'rangées des parades spéciales'), label: 'Parades spéciales' },
  bench: { area: f.m('banc'), label: 'Cartes Motivation' },
  fatigue: { area: fem('réserve de Fatigue', 'réserves de Fatigue'), label: 'Fatigue' },
  bookings: { area: fem('réserve de cartons', 'réserves de cartons'), label: 'Carton jaune en réserve' },
  firstDeck: { area: fem('pioche de la première mi-temps', 'pioches de la première mi-temps') },
  secondDeck: { area: fem('pioche de la seconde mi-temps', 'pioches de la seconde mi-temps') },
  pitch: { area: f.m('terrain') },
  removed: { area: fem('pile des cartes retirées', 'piles des cartes retirées'), label: 'Retirées sans être vues' },
  signings: { area: fem('rangée des recrues', 'rangées des recrues'), label: 'Recrues' },
  unsigned: { area: fem('pile des autres recrues', 'piles des autres recrues'), label: 'Recrues inutilisées' },
  box: { area: f.f('boîte') },
};
