/** The book of the cards in English. */

import type { CardDef } from '@touchline/engine';
import { english as e } from '@touchline/text';
import { factsOf } from '../../read/seen.ts';
import { frameBy, naming, notesBy, unseen } from '../onCards.ts';
import type { FftcgWords } from '../vocabulary.ts';
import { deeds, effects, spendText } from './effects.ts';
import { happenings, traits } from './facts.ts';
import { log } from './log.ts';
import { menus } from './menus.ts';
import { card, cardKinds, elements, keywords, types, zones } from './nouns.ts';
import { setUp } from './setUp.ts';
import { table } from './table.ts';
import { DAMAGE, IS_YOUR_TURN, iconText, UNTIL } from './things.ts';

const { grammar, verb } = e;

export const fftcgEn: FftcgWords = {
  lang: 'en',
  title: 'Final Fantasy TCG',
  card,
  cardKinds,
  zones,
  together: ['dull', 'activate', 'freeze'],
  choosing: verb('select'),
  divided: e.noun('damage', 'damage'),
  naming,
  frame: frameBy(grammar, {
    icons: iconText,
    spend: spendText,
    again: (text, name) => text.replace(`, ${name} `, ', it '),
    yourTurn: 'during your turn',
    yourMain: 'during your Main Phase',
    oncePerTurn: 'once per turn',
    onlyIf: (cond) => `if ${cond}`,
    usable: (limits) => `you can use this ability only ${limits}`,
    triggers: (limits) => `this triggers only ${limits}`,
  }),
  stats: {
    keyword: { name: 'keywords', changeFor: unseen },
    type: { name: 'type', changeFor: unseen },
    controller: { name: 'control', changeFor: unseen },
    cost: { name: 'cost' },
    power: { name: 'power', changeFor: unseen },
    attacks: { name: 'attacks', changeFor: unseen },
    price: { name: 'cost to cast' },
    leastPrice: { name: 'lowest cost' },
    backups: { name: 'Backups' },
    handLimit: { name: 'cards in hand' },
    draws: { name: 'cards drawn' },
    damageToLose: { name: 'damage' },
  },
  traits,
  timings: { cast: '', any: '', yours: '', main: '' },
  scopes: { thisTurn: UNTIL, turn: UNTIL, 'per turn': 'per turn' },
  conditions: {
    damage: (n) => `you have ${n} or more cards in your Damage Zone`,
    damageN: (n) => `${DAMAGE} ${n}`,
    yourTurn: IS_YOUR_TURN,
    mainPhase: 'it is a Main Phase',
  },
  deeds,
  effects,
  happenings,
  line: (def: CardDef) =>
    factsOf(def, { types, elements, cost: 'Cost', power: 'Power', job: 'Job', category: 'Category', generic: 'Generic', cardKinds }).join(
      ' · ',
    ),
  notes: notesBy(keywords, 'Warp', iconText),
  ...table,
  ...setUp,
  ...log,
  ...menus,
};
