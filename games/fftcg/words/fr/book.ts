/** The book of the cards in French. */

import type { CardDef } from '@touchline/engine';
import { french as f } from '@touchline/text';
import { factsOf } from '../../read/seen.ts';
import { frameBy, naming, notesBy, unseen } from '../onCards.ts';
import type { FftcgWords } from '../vocabulary.ts';
import { deeds, effects, spendClause } from './effects.ts';
import { happenings, traits } from './facts.ts';
import { log } from './log.ts';
import { menus } from './menus.ts';
import * as n from './nouns.ts';
import { setUp } from './setUp.ts';
import { table } from './table.ts';
import { DAMAGE, IS_YOUR_TURN, iconText, UNTIL } from './things.ts';

const { grammar, er } = f;

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
  frame: frameBy(grammar, {
    icons: iconText,
    spend: (x, say) => grammar.order(spendClause(x, say)),
    again: (text) => text,
    yourTurn: 'que pendant votre tour',
    yourMain: 'que pendant votre Main Phase',
    oncePerTurn: "qu'une fois par tour",
    onlyIf: (cond) => `que ${f.si(cond)}`,
    usable: (limits) => `vous ne pouvez utiliser cette compétence ${limits}`,
    triggers: (limits) => `cette compétence ne se déclenche ${limits}`,
  }),
  stats: {
    keyword: { name: 'traits spéciaux', changeFor: unseen },
    type: { name: 'type', changeFor: unseen },
    controller: { name: 'contrôle', changeFor: unseen },
    cost: { name: 'coût' },
    power: { name: 'force', f: true, changeFor: unseen },
    attacks: { name: 'attaques', changeFor: unseen },
    price: { name: 'coût' },
    leastPrice: { name: 'coût minimal' },
    backups: { name: 'Soutiens' },
    handLimit: { name: 'cartes en main' },
    draws: { name: 'cartes piochées' },
    damageToLose: { name: 'dégâts' },
  },
  traits,
  timings: { cast: '', any: '', yours: '', main: '' },
  scopes: { thisTurn: UNTIL, turn: UNTIL, 'per turn': 'par tour' },
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
  notes: notesBy(n.keywords, 'Rapatriement', iconText),
  ...table,
  ...setUp,
  ...log,
  ...menus,
};
