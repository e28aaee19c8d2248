/** The book of the cards in French. */

import type { Ability, CardDef } from '@touchline/engine';
import { french as f, type Say } from '@touchline/text';
import type { Spoken } from '../../kinds.ts';
import { extensionsOf, factsOf, spendsIn } from '../../read/seen.ts';
import { inSentences } from '../joining.ts';
import type { FftcgWords } from '../vocabulary.ts';
import { deeds, effects, spendClause } from './effects.ts';
import { happenings, traits } from './facts.ts';
import { log } from './log.ts';
import { menus } from './menus.ts';
import * as n from './nouns.ts';
import { setUp } from './setUp.ts';
import { table } from './table.ts';
import { iconText, UNTIL } from './things.ts';

const { grammar, er } = f;
const { and } = grammar;

function frame(a: Ability, given: string, say: Say): string {
  const text = inSentences(given);
  const cost = a.cost ?? [];
  const spends = spendsIn(cost).map((s) => ` [${grammar.label(grammar.order(spendClause(s, say)))}]`);
  const name = a.notes?.special ? `[${a.notes.special}] ` : '';
  const front = `${name}${iconText(cost)}${spends.join('')}`.trim();
  const limits = [
    ...(say.timings.includes('yours') ? ['que pendant votre tour'] : []),
    ...(say.timings.includes('main') ? ['que pendant votre Main Phase'] : []),
    ...(a.limit ? ["qu'une fois par tour"] : []),
    ...('use' in a.when && a.if ? [`que ${f.si(say.cond(a.if))}`] : []),
  ];
  const used = 'use' in a.when ? 'vous ne pouvez utiliser cette compétence' : 'cette compétence ne se déclenche';
  const limit = limits.length === 0 ? '' : ` ${grammar.sentence(`${used} ${and(limits)}`)}`;
  return `${a.notes?.burst ? '{EX Burst} ' : ''}${front === '' ? '' : `${front} `}${text}${limit}`;
}

// ---------------------------------------------------------------- the book

export const fftcgFr: FftcgWords = {
  lang: 'fr',
  title: 'Final Fantasy TCG',
  card: n.carte,
  cardKinds: n.cardKinds,
  zones: n.zones,
  together: ['dull', 'activate', 'freeze'],
  choosing: er('sélectionn'),
  divided: { one: 'dégât', many: 'dégâts' },
  naming: (x: Spoken) =>
    x.do === 'eachSelects' ? 'several' : x.do === 'mill' && x.name !== undefined ? (x.n === 1 ? 'one' : 'several') : null,
  frame,
  // A change of no card at all is not worth a line.
  stats: {
    keyword: { name: 'traits spéciaux', changeFor: () => null },
    type: { name: 'type', changeFor: () => null },
    controller: { name: 'contrôle', changeFor: () => null },
    cost: { name: 'coût' },
    power: { name: 'force', f: true, changeFor: () => null },
    attacks: { name: 'attaques', changeFor: () => null },
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
    damageN: (count) => `Dégâts ${count}`,
    yourTurn: () => "c'est votre tour",
    mainPhase: () => "c'est une Main Phase",
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
  notes: (def) => {
    const words = (def.traits.keyword ?? []).map((k) => n.keywords[k]);
    const { warp, limitBreak } = extensionsOf(def);
    return [
      ...(words.length === 0 ? [] : [`${words.join(', ')}.`]),
      ...(limitBreak === null ? [] : [`Limit Break ${limitBreak}.`]),
      ...(warp === null ? [] : [`Rapatriement ${warp.n} — ${iconText(warp.cost)}.`]),
    ];
  },
  ...table,
  ...setUp,
  ...log,
  ...menus,
};
