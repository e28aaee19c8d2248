/** The book of the cards in French. */

import type { CardDef } from '@touchline/engine';
import { french as f } from '@touchline/text';
import { factsOf } from '../../read/seen.ts';
import { frameBy, naming, notesBy, unseen, untilsBy } from '../onCards.ts';
import type { FftcgWords } from '../vocabulary.ts';
import { called, deeds, effects, spendClause } from './effects.ts';
import { happenings, traits } from './facts.ts';
import { log } from './log.ts';
import { menus } from './menus.ts';
import * as n from './nouns.ts';
import { setUp } from './setUp.ts';
import { table } from './table.ts';
import { DAMAGE, IS_YOUR_TURN, iconText, inArea, UNTIL } from './things.ts';

const { grammar, er } = f;

const untils = untilsBy({
  your: 'de votre tour',
  'your next': 'de votre prochain tour',
  their: "du tour de l'adversaire",
  'their next': "du prochain tour de l'adversaire",
});
/** Whose uses of it are counted together. */
const shares = {
  ability: '',
  card: ' pour toutes les compétences de cette carte',
  name: ' pour toutes les cartes de ce nom',
  seat: ' pour tous ses exemplaires',
} as const;

export const fftcgFr: FftcgWords = {
  lang: 'fr',
  title: 'Final Fantasy TCG',
  card: n.carte,
  cardKinds: n.cardKinds,
  zones: n.zones,
  together: ['dull', 'activate', 'freeze'],
  choosing: er('sélectionn'),
  divided: { one: 'dégât', many: 'dégâts' },
  naming,
  called,
  frame: frameBy(grammar, {
    icons: iconText,
    spend: (x, say) => grammar.order(spendClause(x, say)),
    // A pronoun would have to know whether it is a man or a woman.
    again: (text) => text,
    ofThem: (text) => text.replaceAll("chaque membre de l'équipe", 'chaque carte concernée'),
    yourTurn: 'que pendant votre tour',
    yourMain: 'que pendant votre Main Phase',
    limited: (times, of) => `${times === 1 ? "qu'une" : `que ${times}`} fois par tour${shares[of]}`,
    onlyIf: (cond) => `que ${f.si(cond)}`,
    whileThere: (card, list) => `que tant ${f.que(card)} est ${grammar.or(list.map(inArea))}`,
    usable: (limits) => `vous ne pouvez utiliser cette compétence ${limits}`,
    triggers: (limits) => `cette compétence ne se déclenche ${limits}`,
    works: (limits) => `cette compétence ne s'applique ${limits}`,
  }),
  stats: {
    keyword: { name: 'traits spéciaux', changeFor: unseen },
    type: { name: 'type', changeFor: unseen },
    controller: { name: 'contrôle', changeFor: unseen },
    cost: { name: 'coût' },
    power: { name: 'force', f: true, changeFor: unseen },
    attacks: { name: 'attaques', changeFor: unseen },
    attackCost: { name: 'coût pour attaquer', changeFor: unseen },
    blockCost: { name: 'coût pour bloquer', changeFor: unseen },
    price: { name: 'coût' },
    leastPrice: { name: 'coût minimal' },
    backups: { name: 'la limite de Soutiens' },
    handLimit: { name: 'la limite de cartes en main' },
    draws: { name: 'le nombre de cartes à piocher en Draw Phase' },
    damageToLose: { name: 'le nombre de points de dégâts qui fait perdre' },
  },
  traits,
  timings: { cast: '', any: '', yours: '', main: '' },
  scopes: {
    thisTurn: UNTIL,
    turn: UNTIL,
    begins: "jusqu'au début du prochain tour",
    ...untils('thisTurn', (turn) => `jusqu'à la fin ${turn}`),
    ...untils('turn', (turn) => `jusqu'à la fin ${turn}`),
    ...untils('begins', (turn) => `jusqu'au début ${turn}`),
    'per turn': 'par tour',
    'within turn': 'ce tour-ci',
  },
  tallies: {
    cast: 'le nombre de cartes que vous avez lancées ce tour-ci',
    summons: "le nombre d'Invocations que vous avez lancées ce tour-ci",
  },
  conditions: {
    damage: (count) => `vous avez au moins ${count} cartes dans votre Damage Zone`,
    damageN: (count) => `${DAMAGE} ${count}`,
    yourTurn: IS_YOUR_TURN,
    mainPhase: "c'est une Main Phase",
  },
  deeds,
  effects,
  happenings,
  line: (def: CardDef) =>
    factsOf(def, {
      types: n.types,
      elements: n.elements,
      cost: 'Coût',
      power: 'Force',
      job: 'Job',
      category: 'Catégorie',
      generic: 'Plusieurs exemplaires',
      cardKinds: n.cardKinds,
    }).join(' · '),
  notes: notesBy(f.grammar, n.keywords, 'Rapatriement', iconText),
  ...table,
  ...setUp,
  ...log,
  ...menus,
};
