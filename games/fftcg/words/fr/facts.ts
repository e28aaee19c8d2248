/** What French texts say of a card, and the events texts wait for. */
import { french as f, stated } from '@touchline/text';
import type { FftcgWords } from '../vocabulary.ts';
import * as n from './nouns.ts';

const { er, verb, de } = f;
const subir = verb('subir', 'subissez', 'subit', 'subissent');

export const traits: FftcgWords['traits'] = {
  type: { after: (v) => n.types[v].one, says: (v) => `est ${f.un(n.types[v]).words}` },
  element: {
    after: n.ofElement,
    says: (v) => `est ${n.ofElement(v)}`,
    name: 'Élément',
    named: "l'Élément choisi",
    value: (v) => n.elements[v],
  },
  name: { after: (v) => `du nom ${de(v)}`, says: (v) => `a pour nom ${v}`, name: 'Nom de carte', named: 'le Nom de carte choisi' },
  job: { after: (v) => `de Job ${v}`, says: (v) => `a le Job ${v}`, name: 'Job', named: 'le Job choisi' },
  category: { after: (v) => `de Catégorie ${v}`, says: (v) => `est de Catégorie ${v}`, name: 'Catégorie', named: 'la Catégorie choisie' },
  keyword: { after: (v) => `avec ${n.keywords[v]}`, says: (v) => `a ${n.keywords[v]}` },
  icon: { after: () => "avec l'icône « plusieurs exemplaires »", says: () => "a l'icône « plusieurs exemplaires »" },
  item: { after: (v) => n.itemNoun(v).one, says: (v) => `est ${f.un(n.itemNoun(v)).words}` },
  cp: { after: (v) => `qui produit du CP ${n.ofElement(v)}`, says: (v) => `produit du CP ${n.ofElement(v)}` },
  paidWith: { after: (v) => `à payer en CP ${n.ofElement(v)}`, says: (v) => `se paie en CP ${n.ofElement(v)}` },
};

export const happenings: FftcgWords['happenings'] = {
  dull: (who) => stated(who, f.etre, f.agree('dullé', who)),
  activate: (who) => stated(who, f.etre, f.agree('activé', who)),
  freeze: (who) => stated(who, f.etre, f.agree('gelé', who)),
  damage: (who, count) => stated(who, subir, count === '' ? 'des dégâts' : `${count} ${Number(count) < 2 ? 'dégât' : 'dégâts'}`),
  wound: (who, count) => stated(who, subir, count === '' ? 'des dégâts' : `${count} ${Number(count) < 2 ? 'point' : 'points'} de dégâts`),
  control: (who) => stated(who, er('chang'), 'de contrôleur'),
  counter: (who) => stated(who, verb('recevoir', 'recevez', 'reçoit', 'reçoivent'), 'un Compteur'),
  attack: (who) => stated(who, er('attaqu'), ''),
  party: (who) => stated(who, er('attaqu'), 'en équipe'),
  block: (who) => stated(who, er('bloqu'), ''),
  blocked: (who) => stated(who, f.etre, f.agree('bloqué', who)),
  hit: (who) => stated(who, n.infliger, "des dégâts à l'adversaire"),
  deals: (who) => stated(who, n.infliger, 'des dégâts à un Avant'),
  breaks: (who) => stated(who, n.detruire, 'un Personnage'),
  wounded: (who) => stated(who, subir, 'un point de dégâts'),
  burst: (who) => stated(who, er('utilis'), 'un EX Burst'),
  cast: (who) => stated(who, f.etre, f.agree('lancé', who)),
  use: (who) => stated(who, er('utilis'), 'une compétence'),
  prime: (who) => stated(who, f.er('utilis'), 'son Priming'),
  primed: (who) => stated({ words: 'un Personnage' }, f.er('utilis'), `son Priming et devient ${who.words}`),
  chosen: (who) => stated(who, f.etre, `${f.agree('choisi', who)} par une Invocation ou une compétence`),
  main1Begins: (who) => stated(who, verb('commencer', 'commencez', 'commence', 'commencent'), 'la Main Phase 1'),
  main2Begins: (who) => stated(who, verb('commencer', 'commencez', 'commence', 'commencent'), 'la Main Phase 2'),
  attackBegins: (who) => stated(who, verb('commencer', 'commencez', 'commence', 'commencent'), "l'Attack Phase"),
  turnEnds: (who) => stated(who, verb('finir', 'finissez', 'finit', 'finissent'), 'le tour'),
  state: (who) => stated(who, f.etre, 'ainsi'),
};
