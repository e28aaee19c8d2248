/** The game's nouns and verbs in French. Zones and phases keep their English names. */
import { french as f, type Noun, type Phrases, type Verb } from '@touchline/text';
import type { FftcgWords, ItemKind } from '../vocabulary.ts';
import { elements, keywords } from './terms.ts';

export { elements, keywords };

const { er, verb } = f;

export const carte = f.f('carte');
export const personnage = f.m('Personnage');
export const types: { readonly [type: string]: Noun } = {
  forward: f.m('Avant'),
  backup: f.m('Soutien'),
  monster: f.m('Monstre'),
  summon: f.f('Invocation'),
};
const competence = (kind: string): Noun => ({ one: `compétence${kind}`, many: `compétences${kind}`, f: true });
export const capacite = competence('');
export const cardKinds: FftcgWords['cardKinds'] = { character: personnage, summon: types.summon, item: capacite };

export const itemKinds: { readonly [K in ItemKind]: Noun } = {
  summon: types.summon,
  auto: competence(' auto'),
  action: competence(" d'action"),
  special: { one: 'compétence spéciale', many: 'compétences spéciales', f: true },
  burst: { one: 'EX Burst', many: 'EX Burst' },
};

/** « de Feu », « d'Eau ». */
export const ofElement = (element: string): string => f.de(elements[element]);

export const DULL = '{Dull}';

const counters: { readonly [name: string]: string } = { growth: 'Croissance', warp: 'Rapatriement' };
/** A counter by its name (FFT-2020). */
export const counterNoun = (name: string): Noun => {
  const called = counters[name] ?? f.grammar.label(name);
  return { one: `Compteur ${called}`, many: `Compteurs ${called}` };
};

export const deck: Noun = { one: 'Deck', many: 'Decks' };
export const main: Noun = f.f('main');
export const breakZone: Noun = { one: 'Break Zone', many: 'Break Zones', f: true };
export const damageZone: Noun = { one: 'Damage Zone', many: 'Damage Zones', f: true };

export const zones: FftcgWords['zones'] = {
  deck: { area: deck },
  hand: { area: main },
  field: { area: f.m('terrain') },
  breakZone: { area: breakZone },
  damage: { area: damageZone },
  removed: { area: { one: 'cartes retirées du jeu', many: 'cartes retirées du jeu', f: true }, label: 'Retirées du jeu' },
  stack: { area: { one: "pile d'effets", many: "piles d'effets", f: true } },
  burst: { area: { one: 'EX Burst', many: 'EX Burst' } },
  looked: { area: { one: 'cartes regardées', many: 'cartes regardées', f: true }, label: 'Regardées' },
  limit: { area: { one: 'Deck LB', many: 'Decks LB' } },
  under: { area: { one: 'cartes sous des Personnages', many: 'cartes sous des Personnages', f: true }, label: 'Sous les Personnages' },
  limitSpent: { area: { one: 'cartes LB utilisées', many: 'cartes LB utilisées', f: true }, label: 'Deck LB, utilisées' },
};

// ---------------------------------------------------------------- verbs

export const gagner = er('gagn');
export const perdre = verb('perdre', 'perdez', 'perd', 'perdent');
export const piocher = er('pioch');
export const duller = er('dull');
export const activer = er('activ');
export const geler = verb('geler', 'gelez', 'gèle', 'gèlent');
export const detruire = verb('détruire', 'détruisez', 'détruit', 'détruisent');
export const retirer = er('retir');
export const renvoyer = verb('renvoyer', 'renvoyez', 'renvoie', 'renvoient');
export const jouer = er('jou');
export const ajouter = er('ajout');
export const lancer = verb('lancer', 'lancez', 'lance', 'lancent');
export const annuler = er('annul');
export const infliger = verb('infliger', 'infligez', 'inflige', 'infligent');
export const payer = verb('payer', 'payez', 'paie', 'paient');
export const reveler = verb('révéler', 'révélez', 'révèle', 'révèlent');
export const devenir = verb('devenir', 'devenez', 'devient', 'deviennent');
export const peut = verb('pouvoir', 'pouvez', 'peut', 'peuvent');
export const nePeutPas = verb('ne pas pouvoir', 'ne pouvez pas', 'ne peut pas', 'ne peuvent pas');
export const doit = verb('devoir', 'devez', 'doit', 'doivent');
/** As an order: « défaussez-vous de ». */
export const seDefausser = verb('vous défausser', 'défaussez-vous', 'se défausse', 'se défaussent');

const vowel = /^[aeéêiou]/;
/** « dullez-le », « le duller », « l'activer »: what is done to somebody the text has named. */
export function clitic(v: Verb, pronoun: 'le' | 'la' | 'les' | 'lui' | 'leur' | 'en'): Verb {
  const before = (form: string) => ((pronoun === 'le' || pronoun === 'la') && vowel.test(form) ? `l'${form}` : `${pronoun} ${form}`);
  return { inf: before(v.inf), you: `${v.you}-${pronoun}`, it: before(v.it), they: before(v.they) };
}

const areas: Phrases<{ readonly area: Noun }> = zones;
export const areaOf = (zone: string): Noun => areas[zone].area;

const items: Phrases<Noun> = itemKinds;
export const itemNoun = (kind: string): Noun => items[kind];
