/** The book of the cards in English. */

import type { CardDef } from '@touchline/engine';
import { english as e } from '@touchline/text';
import { factsOf } from '../../read/seen.ts';
import { literally } from '../joining.ts';
import { frameBy, naming, notesBy, unseen, untilsBy } from '../onCards.ts';
import type { FftcgWords } from '../vocabulary.ts';
import { called, deeds, effects, spendText } from './effects.ts';
import { happenings, traits } from './facts.ts';
import { log } from './log.ts';
import { menus } from './menus.ts';
import { card, cardKinds, elements, keywords, types, zones } from './nouns.ts';
import { setUp } from './setUp.ts';
import { table } from './table.ts';
import { DAMAGE, IS_YOUR_TURN, iconText, inArea, UNTIL } from './things.ts';

const { grammar, verb } = e;

const untils = untilsBy({
  your: 'your turn',
  'your next': 'your next turn',
  their: "the opponent's turn",
  'their next': "the opponent's next turn",
});
/** Whose uses of it are counted together. */
const shares = {
  ability: '',
  card: ' for all abilities of this card together',
  name: ' for all cards of this name together',
  seat: ' for all copies of it together',
} as const;

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
  called,
  frame: frameBy(grammar, {
    icons: iconText,
    spend: spendText,
    again: (text, name) => text.replace(new RegExp(`^(When ${literally(name)} [^.,]*, )${literally(name)} `), '$1it '),
    ofThem: (text) => text.replaceAll('each member of the party', 'each of them'),
    yourTurn: 'during your turn',
    yourMain: 'during your Main Phase',
    limited: (times, of) => `${times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`} per turn${shares[of]}`,
    onlyIf: (cond) => `if ${cond}`,
    whileThere: (card, list) => `while ${card} is ${grammar.or(list.map(inArea))}`,
    usable: (limits) => `you can use this ability only ${limits}`,
    triggers: (limits) => `this triggers only ${limits}`,
    works: (limits) => `this works only ${limits}`,
  }),
  stats: {
    keyword: { name: 'keywords', changeFor: unseen },
    type: { name: 'type', changeFor: unseen },
    controller: { name: 'control', changeFor: unseen },
    cost: { name: 'cost' },
    power: { name: 'power', changeFor: unseen },
    attacks: { name: 'attacks', changeFor: unseen },
    attackCost: { name: 'cost to attack', changeFor: unseen },
    blockCost: { name: 'cost to block', changeFor: unseen },
    price: { name: 'cost to cast' },
    leastPrice: { name: 'lowest cost' },
    backups: { name: 'Backup limit' },
    handLimit: { name: 'hand limit' },
    draws: { name: 'number of cards to draw in the Draw Phase' },
    damageToLose: { name: 'number of damage points to lose the game' },
  },
  traits,
  timings: { cast: '', any: '', yours: '', main: '' },
  scopes: {
    thisTurn: UNTIL,
    turn: UNTIL,
    begins: 'until the next turn begins',
    ...untils('thisTurn', (turn) => `until the end of ${turn}`),
    ...untils('turn', (turn) => `until the end of ${turn}`),
    ...untils('begins', (turn) => `until ${turn} begins`),
    'per turn': 'per turn',
    'within turn': 'this turn',
  },
  tallies: { cast: 'the number of cards you have cast this turn', summons: 'the number of Summons you have cast this turn' },
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
  notes: notesBy(e.grammar, keywords, 'Warp', iconText),
  ...table,
  ...setUp,
  ...log,
  ...menus,
};
