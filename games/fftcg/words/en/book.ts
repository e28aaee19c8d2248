/** The book of the cards in English. */

import type { Ability, CardDef } from '@touchline/engine';
import { english as e, type Say } from '@touchline/text';
import type { Spoken } from '../../kinds.ts';
import { extensionsOf, factsOf, spendsIn } from '../../read/seen.ts';
import { inSentences } from '../joining.ts';
import type { FftcgWords } from '../vocabulary.ts';
import { deeds, effects, spendText } from './effects.ts';
import { happenings, traits } from './facts.ts';
import { log } from './log.ts';
import { menus } from './menus.ts';
import { card, cardKinds, elements, keywords, types, zones } from './nouns.ts';
import { setUp } from './setUp.ts';
import { table } from './table.ts';
import { iconText, UNTIL } from './things.ts';

const { grammar, verb } = e;
const { and } = grammar;

function frame(a: Ability, given: string, say: Say): string {
  // "When X attacks, it gains …"
  const again = say.self && 'on' in a.when && a.when.card?.self ? `, ${say.self.name} ` : '';
  const text = inSentences(again === '' ? given : given.replace(again, ', it '));
  const cost = a.cost ?? [];
  const spends = spendsIn(cost).map((s) => ` [${grammar.label(spendText(s, say))}]`);
  const name = a.notes?.special ? `[${a.notes.special}] ` : '';
  const front = `${name}${iconText(cost)}${spends.join('')}`.trim();
  const only =
    'use' in a.when
      ? [
          ...(say.timings.includes('yours') ? ['during your turn'] : []),
          ...(say.timings.includes('main') ? ['during your Main Phase'] : []),
        ]
      : [];
  const limits = [...only, ...(a.limit ? ['once per turn'] : []), ...('use' in a.when && a.if ? [`if ${say.cond(a.if)}`] : [])];
  const limit =
    limits.length === 0 ? '' : 'use' in a.when ? ` You can use this ability only ${and(limits)}.` : ` This triggers only ${and(limits)}.`;
  return `${a.notes?.burst ? '{EX Burst} ' : ''}${front === '' ? '' : `${front} `}${text}${limit}`;
}

// ---------------------------------------------------------------- the book

export const fftcgEn: FftcgWords = {
  lang: 'en',
  title: 'Final Fantasy TCG',
  card,
  cardKinds,
  zones,
  together: ['dull', 'activate', 'freeze'],
  choosing: verb('select'),
  divided: e.noun('damage', 'damage'),
  naming: (x: Spoken) =>
    x.do === 'eachSelects' ? 'several' : x.do === 'mill' && x.name !== undefined ? (x.n === 1 ? 'one' : 'several') : null,
  frame,
  // A change of no card at all is not worth a line.
  stats: {
    keyword: { name: 'keywords', changeFor: () => null },
    type: { name: 'type', changeFor: () => null },
    controller: { name: 'control', changeFor: () => null },
    cost: { name: 'cost' },
    power: { name: 'power', changeFor: () => null },
    attacks: { name: 'attacks', changeFor: () => null },
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
    damageN: (n) => `Damage ${n}`,
    yourTurn: () => 'it is your turn',
    mainPhase: () => 'it is a Main Phase',
  },
  deeds,
  effects,
  happenings,
  line: (def: CardDef) =>
    factsOf(def, { types, elements, cost: 'Cost', power: 'Power', job: 'Job', category: 'Category', generic: 'Generic', cardKinds }).join(
      ' · ',
    ),
  notes: (def) => {
    const words = (def.traits.keyword ?? []).map((k) => keywords[k]);
    const { warp, limitBreak } = extensionsOf(def);
    return [
      ...(words.length === 0 ? [] : [`${words.join(', ')}.`]),
      ...(limitBreak === null ? [] : [`Limit Break ${limitBreak}.`]),
      ...(warp === null ? [] : [`Warp ${warp.n} — ${iconText(warp.cost)}.`]),
    ];
  },
  ...table,
  ...setUp,
  ...log,
  ...menus,
};
