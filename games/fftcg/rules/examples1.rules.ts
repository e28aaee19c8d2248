/** Worked examples of costs and of the turn, with their numbers. */
import { deepEqual, equal } from 'node:assert/strict';
import { whyNot } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { action, card, cp, damage, draw, fieldAbility, forwards, this_ } from '../cards/make.ts';
import { backup, doer, fwd, pricedCards } from './cardsOfTests.ts';
import { doIt, dullCount, sources } from './situations.ts';
import {
  act,
  asking,
  atAttack,
  atMain,
  attack,
  block,
  bothPass,
  damageOn,
  find,
  isDull,
  type Match,
  nextTurn,
  PLAIN,
  pay,
  stackOf,
} from './table.ts';

const nine = card('NINE', 'Nine', 'forward', { elements: 'fire', cost: 4, power: 9000, category: 'TEST' });
const ten = card('TEN', 'Ten', 'forward', { elements: 'fire', cost: 5, power: 10000, category: 'TEST' });
const cards = [...pricedCards, nine, ten, fwd('TWO', 6000, { elements: ['fire', 'ice'], cost: 3 })];
/** What it costs now, as the refusal says when nothing can be paid. */
const costNow = (t: Match, id: string) => whyNot(t.game, t.state, 0, find(t, 0, id, 'hand'))?.args.cost;

rule('FFT-E1 power 9000 and 4000 damage: another 4000 is survived, another 5000 breaks it', () => {
  const hurt = (n: number) =>
    doIt(
      atMain({
        cards: [...cards, doer(damage(forwards('opponent'), n))],
        a: { field: ['DOER'] },
        b: { field: [{ card: 'NINE', damage: 4000 }] },
      }),
    );
  const four = hurt(4000);
  deepEqual([four.b.cards('field'), damageOn(four, 1, 'NINE')], [['NINE'], 8000]);
  deepEqual([hurt(5000).b.cards('field'), hurt(5000).b.cards('breakZone')], [[], ['NINE']]);
  equal(damageOn(nextTurn(four), 1, 'NINE'), 0);
});

rule('FFT-E1 power 9000 and 4000 damage: it still deals 9000 in battle', () => {
  const t = atAttack({ cards, a: { field: [{ card: 'NINE', damage: 4000 }] }, b: { field: ['TEN', PLAIN] } });
  bothPass(block(attack(t, 'NINE'), 'TEN'));
  equal(damageOn(t, 1, 'TEN'), 9000);
  deepEqual(t.a.cards('breakZone'), ['NINE']);
});

rule('FFT-E2 a Fire card of cost 3: a Fire discard and an Earth Backup pay it, an Earth discard and an Earth Backup do not', () => {
  const at = () => {
    const t = atMain({ cards, a: { field: ['B-earth'], hand: ['V1-F09', 'F-fire', 'F-earth'] } });
    t.a.pick('play:V1-F09');
    return t;
  };
  const legal = at();
  legal.a.pick('discard:F-fire');
  legal.a.pick('dull:B-earth');
  deepEqual([legal.a.cards('field'), legal.a.cards('breakZone'), legal.a.cards('hand')], [['B-earth', 'V1-F09'], ['F-fire'], ['F-earth']]);
  const not = at();
  not.a.pick('discard:F-earth');
  not.a.mayNot('dull:B-earth', 'FFT-509');
  deepEqual(sources(not), ['discard:F-fire']);
});

rule('FFT-E3 a Light card of cost 5: two Water discards and a Fire Backup', () => {
  const t = atMain({ cards, a: { field: ['B-fire'], hand: ['V1-H01', 'F-water', 'F-water'] } });
  t.a.pick('play:V1-H01');
  t.a.pick('discard:F-water');
  t.a.pick('dull:B-fire');
  t.a.pick('discard:F-water');
  deepEqual([t.a.cards('field'), t.a.cards('breakZone'), isDull(t, 0, 'B-fire')], [['B-fire', 'V1-H01'], ['F-water', 'F-water'], true]);
});

rule('FFT-E20 cost 3, two Fire discards: legal, 4 CP, one lost', () => {
  const t = atMain({ cards, a: { hand: ['V1-F09', 'F-fire', 'F-fire', 'F-1'] } });
  t.a.pick('play:V1-F09');
  t.a.pick('discard:F-fire');
  t.a.pick('discard:F-fire');
  deepEqual([t.a.cards('field'), t.a.cards('hand')], [['V1-F09'], ['F-1']]);
  t.a.mayNot('play:F-1', 'FFT-519'); // the fourth CP is gone
});

rule('FFT-E21 cost 3, three Fire Backups: paid; a fourth cannot be dulled with them', () => {
  const t = atMain({ cards, a: { field: ['B-fire', 'B-fire', 'B-fire', 'B-fire'], hand: ['V1-F09'] } });
  t.a.pick('play:V1-F09');
  for (let i = 0; i < 3; i++) t.a.pick('dull:B-fire');
  deepEqual([asking(t), dullCount(t), t.a.cards('field').at(-1)], [[0, 'priority'], 3, 'V1-F09']);
});

rule('FFT-E22 cost 2, an Ice discard and a Fire Backup: legal, one too many', () => {
  const t = atMain({ cards, a: { field: ['B-fire'], hand: ['F-2', 'F-ice'] } });
  t.a.pick('play:F-2');
  deepEqual(sources(t), ['discard:F-ice', 'dull:B-fire']);
  t.a.pick('discard:F-ice');
  t.a.pick('dull:B-fire');
  deepEqual([t.a.cards('field'), t.a.cards('breakZone'), dullCount(t)], [['B-fire', 'F-2'], ['F-ice'], 1]);
});

rule('FFT-E23 cost 1, one Fire discard: legal, one lost', () => {
  const t = atMain({ cards, a: { hand: ['F-1', 'F-fire'] } });
  act(t, 'play:F-1');
  deepEqual([t.a.cards('field'), t.a.cards('breakZone')], [['F-1'], ['F-fire']]);
});

rule('FFT-E24 cost 4, three discards are two CP too many: the second Fire card ends the payment, a second Ice card is refused', () => {
  const t = atMain({ cards, a: { hand: ['F-4', 'F-fire', 'F-fire', 'F-fire'] } });
  t.a.pick('play:F-4');
  t.a.pick('discard:F-fire');
  t.a.pick('discard:F-fire');
  deepEqual([asking(t), t.a.cards('hand')], [[0, 'priority'], ['F-fire']]);
  const ice = atMain({ cards, a: { hand: ['F-4', 'F-ice', 'F-wind', 'F-fire'] } });
  ice.a.pick('play:F-4');
  ice.a.pick('discard:F-ice');
  ice.a.mayNot('discard:F-wind', 'FFT-509');
  deepEqual(sources(ice), ['discard:F-fire']);
});

rule('FFT-E25 an ability for Fire, Fire and one more: a Fire Backup and a Water discard do not pay it', () => {
  const user = backup('USER', { elements: 'wind', cost: 2 }, action({ cost: [cp({ fire: 2, any: 1 })] }, draw(1)));
  const asleep = { card: 'USER', dull: true } as const;
  const t = atMain({ cards: [...cards, user], a: { field: [asleep, 'B-fire'], hand: ['F-water'] } });
  t.a.mayNot('use:USER#1').mayNot('use:USER', 'FFT-519');
  const two = atMain({ cards: [...cards, user], a: { field: [asleep, 'B-fire', 'B-fire'], hand: ['F-water'] } });
  two.a.pick('use:USER#1');
  pay(two);
  deepEqual([stackOf(two), dullCount(two), two.a.cards('breakZone')], [['action'], 3, ['F-water']]); // 4 CP, one lost
});

rule('FFT-E45 a Fire and Ice card of cost 3: a Fire and an Ice discard pay it, two Fire discards do not', () => {
  const t = atMain({ cards, a: { hand: ['TWO', 'F-fire', 'F-fire', 'F-ice'] } });
  t.a.pick('play:TWO');
  t.a.pick('discard:F-fire');
  deepEqual(sources(t), ['discard:F-ice']);
  t.a.pick('discard:F-ice');
  deepEqual([t.a.cards('field'), t.a.cards('hand')], [['TWO'], ['F-fire']]);
  atMain({ cards, a: { hand: ['TWO', 'F-fire', 'F-fire'] } }).a.mayNot('play:TWO', 'FFT-519');
});

rule('FFT-E46 the same reduced to cost 1 still needs one Fire and one Ice', () => {
  const cheap = fwd(
    'CHEAP-TWO',
    6000,
    { elements: ['fire', 'ice'], cost: 3 },
    {
      ...fieldAbility({ do: 'gain', to: this_, stat: 'price', add: -2 }),
      zones: ['hand'],
    },
  );
  const at = (...field: string[]) => atMain({ cards: [...cards, cheap], a: { field, hand: ['CHEAP-TWO'] } });
  at('B-fire').a.mayNot('play:CHEAP-TWO', 'FFT-519');
  at('B-ice', 'B-ice').a.mayNot('play:CHEAP-TWO', 'FFT-519');
  const t = act(at('B-fire', 'B-ice', 'B-ice'), 'play:CHEAP-TWO');
  deepEqual([dullCount(t), isDull(t, 0, 'B-fire'), t.a.cards('field').at(-1)], [2, true, 'CHEAP-TWO']);
  equal(costNow(at(), 'CHEAP-TWO'), 2);
});

rule('FFT-E50 Petra Holm stands on the field: the Backup of that name is not played, but pays the oath, or 2 Earth CP', () => {
  const a = { field: ['V1-E05', 'B-earth', 'B-earth', 'B-earth'], hand: ['V1-E06', 'F-earth'] };
  const t = atMain({ cards, a });
  t.a.mayNot('play:V1-E06', 'FFT-406');
  t.a.pick('use:V1-E05#1');
  while (t.ask !== 'priority') t.a.pick(t.a.keys.find((k) => k === 'spend:V1-E06') ?? 'dull:B-earth');
  deepEqual([t.a.cards('breakZone'), stackOf(t), dullCount(t)], [['V1-E06'], ['special'], 2]);
  const two = atMain({ cards, a: { field: ['V1-E05', 'B-earth'], hand: ['V1-E06', 'F-earth'] } });
  two.a.pick('play:F-earth');
  two.a.pick('discard:V1-E06');
  two.a.pick('dull:B-earth');
  deepEqual([two.a.cards('field').at(-1), two.a.cards('breakZone')], ['F-earth', ['V1-E06']]);
});

rule('FFT-E51 Sable Vowblade for 4: a Fire discard and two Water Backups lack the Lightning; a Lightning discard makes exactly 4', () => {
  const poor = atMain({ cards, a: { field: ['B-water', 'B-water'], hand: ['V1-X01', 'F-fire'] } });
  poor.a.mayNot('play:V1-X01', 'FFT-519');
  const t = atMain({ cards, a: { field: ['B-water', 'B-water'], hand: ['V1-X01', 'F-fire', 'F-lightning'] } });
  t.a.pick('play:V1-X01');
  t.a.pick('discard:F-fire');
  t.a.pick('discard:F-lightning');
  deepEqual([t.a.cards('field').at(-1), dullCount(t), t.a.cards('hand')], ['V1-X01', 0, []]);
});

rule('FFT-E53 Herald of the Abyss costs 4 with three Summons in the Break Zone, and 3 with six', () => {
  const at = (n: number) => atMain({ cards, a: { hand: ['V1-A10'], breakZone: [...new Array<string>(n).fill('S-fire'), 'F-fire'] } });
  deepEqual(
    [0, 1, 3, 4, 6].map((n) => costNow(at(n), 'V1-A10')),
    [7, 6, 4, 3, 3],
  );
  const t = atMain({
    cards,
    a: { field: ['B-water', 'B-water', 'B-water', 'B-water'], hand: ['V1-A10'], breakZone: ['S-fire', 'S-fire', 'S-fire'] },
  });
  act(t, 'play:V1-A10');
  deepEqual([dullCount(t), t.a.cards('field').at(-1)], [4, 'V1-A10']);
});
