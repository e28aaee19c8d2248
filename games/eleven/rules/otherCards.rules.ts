/** Cards of others: what would be left aside is refused by field, and what loads does what it says. */
import { deepEqual } from 'node:assert/strict';
import { type AnyCard, checkCards } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { spec } from '../index.ts';
import type { Ability, Effect, Timing } from '../kinds.ts';

const cardOf = (id: string): AnyCard => spec.cards.find((card) => card.id === id)!;
const problems = (card: AnyCard): string[] => checkCards({ ...spec, cards: [card] }).map(({ field }) => field);
/** The texts of a card are these. */
const refused = (id: string, ...abilities: Ability[]): string[] => problems({ ...cardOf(id), abilities });
const at = (timing: Timing, ...effects: Effect[]): Ability => ({ when: { use: [timing] }, do: effects });
const player = (timing: Timing, ...effects: Effect[]): string[] => {
  const ability: Ability = { ...at(timing, ...effects), notes: { face: 'trained' } };
  return problems({ ...cardOf('R01'), abilities: [ability], notes: { ...cardOf('R01').notes, faces: ['trained'] } });
};

const cash: Effect = { do: 'receive', of: 'cash', n: 1 };
const hire: Effect = { do: 'hire', free: true };
const pay: Effect = { do: 'pay', of: 'fit', n: 1 };
const first = (field: string) => [`abilities[0].${field}`];

rule('ELV-R38 what is shared is touched in turn order, not in the simultaneous parts', () => {
  deepEqual(refused('S01', at('action', hire)), []);
  deepEqual(player('after', hire), first('do[0].do'));
  deepEqual(refused('boardroom', at('production', hire)), first('do[0].do'));
  deepEqual(player('after', { do: 'roll', on: '6', then: [hire] }), first('do[0].then[0].do'));
});

rule('ELV-1005, ELV-1101 what is done on the pitch is done during the Match, what is asked of the score after it began', () => {
  deepEqual(player('during', { do: 'glove', n: 1 }), []);
  deepEqual(player('before', { do: 'glove', n: 1 }), first('do[0].do'));
  deepEqual(player('after', { do: 'strengthen', n: 1 }), first('do[0].do'));
  deepEqual(player('after', { do: 'if', cond: { is: 'won' }, then: [cash] }), []);
  deepEqual(player('before', { do: 'if', cond: { is: 'won' }, then: [cash] }), first('do[0].do'));
  deepEqual(player('after', { do: 'if', cond: { is: 'serving' }, then: [cash] }), first('do[0].cond'));
  deepEqual(player('after', { do: 'if', cond: { is: 'goals' }, then: [cash] }), first('do[0].cond.with'));
  deepEqual(refused('T05', at('tactic', { do: 'goal', n: 1 })), first('do[0].do'));
});

rule('ELV-307, ELV-909 a Player has one text for a Match on each face, paid in markers that lie on the card', () => {
  const during: Ability = { ...at('during', cash), notes: { face: 'trained' } };
  const after: Ability = { ...at('after', cash), notes: { face: 'trained' } };
  const both = { ...cardOf('R01'), notes: { ...cardOf('R01').notes, faces: ['trained', 'trained'] } };
  deepEqual(problems({ ...both, abilities: [during, after] }), ['abilities[0].when', 'abilities[1].when']);
  deepEqual(problems({ ...both, abilities: [{ ...during, notes: { face: 'untrained' } }, after] }), ['notes.faces']);
  const one = { ...cardOf('R01'), notes: { ...cardOf('R01').notes, faces: ['trained'] } };
  deepEqual(problems({ ...one, abilities: [{ ...during, cost: [pay, pay] }] }), first('cost'));
  const inCash: Ability = { ...during, cost: [{ do: 'pay', of: 'cash', n: 1 }] };
  deepEqual(problems({ ...one, abilities: [inCash] }), first('cost'));
  deepEqual(problems({ ...one, abilities: [{ ...during, cost: [pay] }] }), []);
});

rule('ELV-304 what is paid is the cost of something, and asked for where somebody asks', () => {
  deepEqual(refused('S01', { ...at('bonus', cash), cost: [pay] }), first('cost'));
  deepEqual(refused('S01', at('bonus', pay)), first('do'));
  deepEqual(refused('S01', at('bonus', { do: 'may', cost: [pay], then: [cash] })), []);
  deepEqual(refused('S01', { ...at('bonus', cash), limit: { times: 1, per: 'week' } }), first('limit'));
});

rule('ELV-704, ELV-805 a feature is one rule value, changed as the rules count it, while its card serves', () => {
  const feature = (change: object, rest: object = { if: { is: 'serving' } }): string[] => {
    const gain = { do: 'gain', whose: 'you', ...change };
    return problems({ ...cardOf('S01'), abilities: [{ when: { always: true }, ...rest, do: [gain] }] });
  };
  deepEqual(feature({ rule: 'maintenance', add: 2 }), []);
  deepEqual(feature({ rule: 'maintenance', set: 2 }), first('do[0].add'));
  deepEqual(feature({ rule: 'maintenance', add: 2 }, {}), first('if'));
  deepEqual(feature({ rule: 'stands', add: 1 }), first('do[0].rule'));
  deepEqual(feature({ rule: 'keepOp', add: 1 }), first('do[0].rule'));
});

rule('ELV-730 a Sponsor has a text for each contract, and shows what they pay', () => {
  const sponsor = cardOf('P01');
  deepEqual(problems({ ...sponsor, abilities: sponsor.abilities.slice(1) }), ['abilities', 'notes.small']);
  const richer = sponsor.abilities.map((a, i) => (i === 0 ? at('small', { do: 'receive', of: 'cash', n: 9 }) : a));
  deepEqual(problems({ ...sponsor, abilities: richer }), ['notes.small']);
  deepEqual(problems({ ...sponsor, abilities: richer, notes: { ...sponsor.notes, small: '9' } }), []);
});

rule('ELV-R84 Youngsters are alike until they are trained', () => {
  const card = cardOf('Y01');
  deepEqual(problems({ ...card, stats: { ...card.stats, cost: 3 } }), ['stats.cost']);
  deepEqual(problems({ ...card, stats: { ...card.stats, strengthT: 5 } }), []);
});

rule('ELV-902, ELV-R87 the Scout Report of an Opponent is true', () => {
  const card = cardOf('BLK1');
  deepEqual(problems({ ...card, faces: { scout: card.faces!.scout.replace('4-3-3', '4-4-2') } }), ['faces.scout']);
  deepEqual(problems({ ...card, notes: { ...card.notes, men: [] } }), ['notes.men']);
});

rule('ELV-212, ELV-903, ELV-1522 a bonus does not repeat itself, a Formation has ten men, a perfect level is the harder one', () => {
  deepEqual(refused('D03', at('bonus', { do: 'repeatBonus' })), first('do[0].do'));
  const tactic = cardOf('T01');
  deepEqual(problems({ ...tactic, traits: { formation: ['4-4-3'] } }), ['traits.formation']);
  const objective = cardOf('O01');
  deepEqual(problems({ ...objective, notes: { ...objective.notes, perfect: 2 } }), ['notes.perfect']);
  const director = cardOf('D01');
  deepEqual(problems({ ...director, notes: { ...director.notes, votes: 'YYBBR' } }), ['notes.votes']);
});
