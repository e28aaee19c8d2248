/** Cards of others: a text that loads does what it says, and one that would be left aside is refused by field. */
import { deepEqual, equal } from 'node:assert/strict';
import { checkCards, defineGame } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { spec } from '../index.ts';
import type { Ability, Effect } from '../kinds.ts';
import { atTurn, cards, passes, pointsOf } from './testing/scenarios.ts';

const texts = (id: string, ...abilities: Ability[]) => spec.cards.map((card) => (card.id === id ? { ...card, abilities } : card));
const withTexts = (id: string, ...abilities: Ability[]) => defineGame({ ...spec, cards: texts(id, ...abilities) });
const refused = (...abilities: Ability[]): string[] => checkCards({ ...spec, cards: texts('N11', ...abilities) }).map(({ field }) => field);

const onPlay = (...effects: Effect[]): Ability => ({ when: { use: ['play'] }, do: effects });
const draw: Effect = { do: 'draw', n: 1 };
const reroll: Effect = { do: 'reroll', die: 'die' };
const once = { limit: { times: 1, per: 'round' } } as const;

rule('TSU-412, TSU-414 re-rolls and saves belong to texts for that moment, once a round, one on a card', () => {
  const again: Ability = { when: { use: ['reroll'] }, ...once, do: [reroll] };
  deepEqual(refused(again), []);
  deepEqual(refused({ when: { use: ['reroll'] }, ...once, do: [reroll, draw] }), []);
  deepEqual(refused(onPlay(reroll)), ['abilities[0].do[0].do']);
  deepEqual(refused(onPlay({ do: 'save', table: ['catch', 'catch', 'catch', 'goal', 'goal', 'goal'] })), ['abilities[0].do[0].do']);
  deepEqual(refused({ when: { use: ['save'] }, ...once, do: [{ do: 'save', table: ['catch', 'goal'] }] }), ['abilities[0].do[0].table']);
  deepEqual(refused({ when: { use: ['reroll'] }, do: [reroll] }), ['abilities[0].limit']);
  deepEqual(refused(again, again), ['abilities[0].when.use', 'abilities[1].when.use']);
  deepEqual(refused({ ...again, do: [{ do: 'if', cond: { is: 'behind' }, then: [reroll] }] }), ['abilities[0].do[0].then']);
});

rule('TSU-312, TSU-314 a text is used when its card is played, and does something beside what is mandatory', () => {
  deepEqual(refused({ when: { on: 'move' }, do: [draw] }), ['abilities[0].when']);
  deepEqual(refused({ when: { always: true }, do: [{ do: 'gain', rule: 'shotTotal', whose: 'you', add: 1 }] }), ['abilities[0].do[0].do']);
  deepEqual(refused(onPlay({ do: 'mandatory', then: [{ do: 'book' }] })), ['abilities[0].do']);
  deepEqual(refused({ ...onPlay(draw), cost: [draw] }), ['abilities[0].cost[0].do']);
  deepEqual(refused({ ...onPlay(draw), zones: ['hand'], may: true }), ['abilities[0].zones', 'abilities[0].may']);
  deepEqual(refused(onPlay({ do: 'points', of: ['shot', 'shot'] })), ['abilities[0].do[0].of']);
  deepEqual(refused(onPlay({ do: 'zero', name: 'it', from: { zone: 'playArea', of: 'opponent' }, of: ['luck'] })), [
    'abilities[0].do[0].of',
  ]);
  deepEqual(refused(onPlay({ do: 'forbid', deed: 'shoot', whose: 'opponent' })), ['abilities[0].do[0].do']);
});

rule('TSU-722, TSU-R25 what ends the Attack Phase is the last thing a text does', () => {
  deepEqual(refused(onPlay({ do: 'advance' }, draw)), ['abilities[0].do[0]']);
  deepEqual(refused(onPlay(draw, { do: 'advance' })), []);
});

rule('TSU-R58, TSU-R25 by motivation before the action a text does what it can, and does not end a phase that is over', () => {
  for (const ends of [{ do: 'advance' }, { do: 'specialShot' }] as const) {
    const game = withTexts('NM2', onPlay({ do: 'points', of: ['shot'] }, ends));
    const t = passes(atTurn({ game, a: { played: ['N05'], points: [1, 1, 3] } }));
    t.a.pick('motivate:NM2').a.pick('use:NM2/0');
    deepEqual(cards(t, 'playArea', 0), ['NM2']);
    equal(t.ask, 'declare');
    equal(pointsOf(t, 0)[0], 2);
  }
});

rule('TSU-R77 a text that does more than a Special Shot works without a shot that is left, but for the shot', () => {
  const game = withTexts('N05', onPlay({ do: 'points', of: ['shot'] }, { do: 'specialShot' }));
  const t = atTurn({ game, a: { hand: ['N05', 'N06'] } });
  for (const shot of t.table.pile(t.game.zoneKind.get('shots')!, 0).slice()) t.table.move(shot, t.table.at(t.game.zoneKind.get('box')!));
  t.a.pick('play:N05').a.pick('use:N05/0');
  deepEqual([cards(t, 'playArea', 0), t.ask], [['N05'], 'turn']);
});
