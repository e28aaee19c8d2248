/** PlayCa's nouns and verbs in French. The terms are those of `rules.fr.md`. */
import { french as f, type Noun, type Phrases } from '@touchline/text';
import type { PlayCaWords } from '../vocabulary.ts';

const { er, verb } = f;

export const carte = f.f('carte');
export const gardien = f.m('gardien');
export const carteActive: Noun = { one: 'carte active', many: 'cartes actives', f: true };
export const zone = (name: string): Noun => ({ one: `zone ${name}`, many: `zones ${name}`, f: true });
export const cartes = (what: string): Noun => ({ one: `carte ${what}`, many: `cartes ${what}`, f: true });
export const pioche = f.f('pioche');
export const zoneHissatsu = zone('Hissatsu');
export const rangee: Noun = { one: 'rangée de tirs au but', many: 'rangées de tirs au but', f: true };
/** Breathed h, the same in the plural: le Hissatsu, les Hissatsu. */
export const hissatsu = (rest: string): Noun => ({ one: `Hissatsu${rest}`, many: `Hissatsu${rest}`, h: true });
export const cardKinds: PlayCaWords['cardKinds'] = {
  character: f.m('personnage'),
  goalkeeper: gardien,
  licence: f.f('licence'),
  shoot: hissatsu(' de Tir'),
  dribble: hissatsu(' de Dribble'),
  block: hissatsu(' de Blocage'),
  catch: hissatsu(" d'Arrêt"),
  support: cartes('Soutien'),
};
const named: Phrases<Noun> = cardKinds;
export const kindNoun = (kind: string | number): Noun => named[kind];

export const gagner = er('gagn');
export const marquer = er('marqu');
export const utiliser = er('utilis');
export const devoiler = er('dévoil');
export const defausser = er('défauss');
export const couter = er('coût');
export const compter = er('compt');
export const payer = verb('payer', 'payez', 'paie', 'paient');
export const subir = verb('subir', 'subissez', 'subit', 'subissent');
export const remettre = verb('remettre', 'remettez', 'remet', 'remettent');

export const zones: PlayCaWords['zones'] = {
  deck: { area: pioche },
  hissatsuHand: { area: { one: 'main Hissatsu', many: 'mains Hissatsu', f: true } },
  field: {
    area: zone('Terrain'),
    label: 'Zone Terrain, face cachée',
    card: { one: 'carte face cachée du Terrain', many: 'cartes face cachée du Terrain', f: true },
  },
  active: { area: zone('Terrain'), label: 'Carte active', card: carteActive, single: true },
  goalkeeper: { area: zone('Gardien'), card: gardien, single: true },
  licences: { area: zone('Licence'), card: cardKinds.licence },
  tp: { area: zone('PT') },
  hissatsuArea: { area: zoneHissatsu, put: "sans l'utiliser" },
  chance: { area: zone('de Chance brûlante'), card: cartes('de Chance brûlante'), here: 'en Chance brûlante' },
  discard: { area: f.f('défausse'), verb: defausser },
  score: { area: zone('Score') },
  pkRow: { area: rangee },
  aside: { area: { one: 'pile à part', many: 'piles à part', f: true }, label: 'Mises de côté' },
  looking: { area: { one: 'cartes regardées', many: 'cartes regardées', f: true }, label: 'Regardées' },
};
