/** The nouns and verbs of the game in French. The terms are those of `rules.fr.md`. */
import { french as f, type Noun, type Phrases } from '@touchline/text';
import type { Tag } from '../described.ts';
import type { Attribute, InazumaWords, Keyword } from '../vocabulary.ts';

const { er, verb } = f;

export const carte = f.f('carte');
export const personnage = f.m('personnage');
export const gardien = f.m('gardien');
export const tireur = f.m('tireur');
export const pioche = f.f('pioche');
export const banc = f.m('banc');
export const main = f.f('main');
const pile = (of: string): Noun => ({ one: `pile ${of}`, many: `piles ${of}`, f: true });
export const pileDesSortis = pile('des sortis');

export const cardKinds: InazumaWords['cardKinds'] = {
  starting: f.m('titulaire'),
  reserve: f.m('remplaçant'),
  goalkeeper: gardien,
  technique: { one: 'technique spéciale', many: 'techniques spéciales', f: true },
};

const named: Phrases<Noun> = cardKinds;
export const kindNoun = (kind: string | number): Noun => named[kind];

export const attributes: { readonly [A in Attribute]: string } = {
  power: 'Puissance',
  speed: 'Vitesse',
  teamwork: 'Collectif',
  tactic: 'Tactique',
};
const byAttribute: Phrases<string> = attributes;
export const attributeName = (value: string | number): string => byAttribute[value] ?? String(value);

export const keywords: { readonly [K in Keyword]: string } = { dribbler: 'Dribbleur', defender: 'Défenseur', striker: 'Buteur' };

export const tags: { readonly [T in Tag]: string } = {
  bench: '{Banc}',
  firedUp: '{Enflammé}',
  strategy: '{Stratégie}',
  attack: '{Attaque}',
  shooting: '{Tir}',
  ownTurn: '{Votre tour}',
  opponentTurn: '{Tour adverse}',
};

export const gagner = er('gagn');
export const jouer = er('jou');
export const poser = er('pos');
export const piocher = er('pioch');
export const marquer = er('marqu');
export const utiliser = er('utilis');
export const devoiler = er('dévoil');
export const defausser = er('défauss');
export const regarder = er('regard');
export const attaquer = er('attaqu');
export const faire = verb('faire', 'faites', 'fait', 'font');
export const subir = verb('subir', 'subissez', 'subit', 'subissent');
export const choisir = verb('choisir', 'choisissez', 'choisit', 'choisissent');
export const reprendre = verb('reprendre', 'reprenez', 'reprend', 'reprennent');
export const remettre = verb('remettre', 'remettez', 'remet', 'remettent');
export const devenir = verb('devenir', 'devenez', 'devient', 'deviennent');
export const aligner = er('align');
export const ramener = verb('ramener', 'ramenez', 'ramène', 'ramènent');
export const enflammer = verb("s'enflammer", 'vous enflammez', "s'enflamme", "s'enflamment");
export const joindre = verb('se joindre', 'vous joignez', 'se joint', 'se joignent');

export const zones: InazumaWords['zones'] = {
  deck: { area: pioche },
  hand: { area: main },
  starting: { area: pile('des titulaires'), card: cardKinds.starting },
  field: { area: f.m('terrain'), card: personnage },
  covered: { area: f.m('terrain'), label: 'Couvertes sur le terrain' },
  bench: { area: banc, card: personnage },
  benchCovered: { area: banc, label: 'Couvertes sur le banc' },
  goal: { area: { one: 'zone de but', many: 'zones de but', f: true }, card: gardien, single: true },
  underKeeper: { area: pile('sous le gardien'), label: 'Sous le gardien' },
  technique: { area: { one: 'technique en cours', many: 'techniques en cours', f: true } },
  discard: { area: f.f('défausse'), verb: defausser },
  out: { area: pileDesSortis },
  goals: { area: { one: 'marqueurs de but', many: 'marqueurs de but' } },
  lastChance: { area: { one: 'dernière chance', many: 'dernières chances', f: true } },
  shootout: { area: { one: 'tirs au but', many: 'tirs au but' } },
  looking: { area: { one: 'cartes regardées', many: 'cartes regardées', f: true }, label: 'Regardées' },
};

const areas: Phrases<{ readonly area: Noun }> = zones;
export const areaOf = (zone: string): Noun => areas[zone].area;
