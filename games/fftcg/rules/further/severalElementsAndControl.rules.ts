/** FFT-2001 to FFT-2004: several Elements, and changes of control. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { action, auto, cast, cheaper, damage, draw, dullIcon, fieldAbility, forwards, type Print, this_ } from '../../cards/make.ts';
import {
  act,
  atAttack,
  atMain,
  bothPass,
  damageOn,
  hasKeyword,
  isDull,
  markOf,
  nextTurn,
  PLAIN,
  pay,
  resolveAll,
  stackOf,
} from '../testing/scenarios.ts';
import { cast1, costNow, dullCount, hit, sources } from '../testing/shortcuts.ts';
import { backup, exampleCards, fwd, plainCards, STEAL, summon } from '../testing/testCards.ts';

rule('FFT-2001 a card of two Elements needs a CP of each of them', () => {
  const at = (...field: readonly string[]) => atMain({ cards: plainCards, a: { hand: ['V1-X01'], field } }).a;
  at('B-fire', 'B-lightning', 'B-ice', 'B-ice').may('play:V1-X01');
  at('B-fire', 'B-fire', 'B-ice', 'B-ice').mayNot('play:V1-X01', 'FFT-519');
  at('B-lightning', 'B-lightning', 'B-ice', 'B-ice').mayNot('play:V1-X01', 'FFT-519');
  // While it is paid: with the last CP free, what is missing is asked for.
  const t = atMain({ cards: plainCards, a: { hand: ['V1-X01'], field: ['B-fire', 'B-lightning', 'B-ice', 'B-ice', 'B-wind'] } });
  t.a.pick('play:V1-X01').a.pick('dull:B-ice').a.pick('dull:B-ice').a.mayNot('dull:B-wind', 'FFT-509');
  t.a.pick('dull:B-fire').a.pick('dull:B-lightning');
  deepEqual([t.a.cards('field').at(-1), isDull(t, 0, 'B-wind')], ['V1-X01', false]);
});

const two = (id: string, cost: number, elements: Print['elements'] = ['fire', 'lightning']) => fwd(id, 4000, { elements, cost });

rule('FFT-2001 reduced to 1 it still takes one CP of each Element; for 0 nothing', () => {
  const sale = (by: number) => backup('T-SALE', {}, fieldAbility(...cheaper({ zone: 'hand', of: 'you' }, by, 0)));
  const at = (by: number, ...field: readonly string[]) =>
    atMain({
      cards: [...plainCards, two('T-PAIR', 3), sale(by)],
      a: { hand: ['T-PAIR'], field: [{ card: 'T-SALE', dull: true }, ...field] },
    });
  at(2, 'B-fire', 'B-ice').a.mayNot('play:T-PAIR', 'FFT-519');
  at(2, 'B-fire').a.mayNot('play:T-PAIR', 'FFT-519');
  const t = at(2, 'B-fire', 'B-lightning', 'B-ice');
  pay(t.a.pick('play:T-PAIR'));
  deepEqual(
    ['B-fire', 'B-lightning', 'B-ice'].map((id) => isDull(t, 0, id)),
    [true, true, false],
  );
  const u = at(3, 'B-ice').a.pick('play:T-PAIR');
  deepEqual([u.a.cards('field').at(-1), isDull(u, 0, 'B-ice')], ['T-PAIR', false]);
});

rule('FFT-2002 it is each of its Elements: for parties, for filters and for CP, of which a discard gives two of one', () => {
  const t = atAttack({ a: { field: ['V1-X03', 'V1-F01', PLAIN, 'V1-W02'] } });
  bothPass(t);
  t.a.pick('attack:V1-X03').a.may('join:V1-F01').may(`join:${PLAIN}`).mayNot('join:V1-W02', 'FFT-1101').pick('join:V1-F01');
  // Fire holds this party together now.
  if (t.ask === 'join') t.a.mayNot(`join:${PLAIN}`, 'FFT-1101');
  const quake = summon('T-QUAKE', {}, cast({}, damage(forwards('any', { not: { trait: 'element', is: 'earth' } }), 1000)));
  const u = cast1(atMain({ cards: [quake], a: { hand: ['T-QUAKE'], field: ['V1-X03', 'V1-X01', PLAIN] } }), 'T-QUAKE');
  deepEqual(
    ['V1-X03', 'V1-X01', PLAIN].map((id) => damageOn(u, 0, id)),
    [0, 1000, 0],
  );
  const cards = [...plainCards, two('T-SOURCE', 2, ['ice', 'water'])];
  const v = atMain({ cards, a: { hand: ['F-ice', 'T-SOURCE'], field: ['B-wind'] } });
  pay(v.a.pick('play:F-ice'));
  deepEqual([v.a.cards('field').at(-1), v.a.cards('breakZone')], ['F-ice', ['T-SOURCE']]);
  // Ice or Water, not one of each.
  atMain({ cards: [...cards, two('T-BOTH', 2, ['ice', 'water'])], a: { hand: ['T-BOTH', 'T-SOURCE'] } }).a.mayNot('play:T-BOTH', 'FFT-519');
  const w = atMain({ cards: [...cards, two('T-BOTH', 3, ['ice', 'water'])], a: { hand: ['T-BOTH', 'T-SOURCE', 'T-SOURCE'] } });
  w.a.pick('play:T-BOTH').a.may('discard:T-SOURCE:ice').may('discard:T-SOURCE:water').pick('discard:T-SOURCE:ice');
  w.a.mayNot('discard:T-SOURCE:ice').pick('discard:T-SOURCE:water');
  equal(w.a.cards('field').at(-1), 'T-BOTH');
});

rule('FFT-2002 the limit on Light and Dark counts it if it has either', () => {
  const cards = [two('T-DAWN', 0, ['fire', 'light']), two('T-DUSK', 0, ['ice', 'dark'])];
  atMain({ cards, a: { hand: ['T-DUSK'], field: ['T-DAWN'] } }).a.mayNot('play:T-DUSK', 'FFT-408');
  atMain({ cards, a: { hand: ['T-DUSK'], field: [PLAIN] } }).a.may('play:T-DUSK');
});

rule('FFT-2003 a change of control is neither entering nor leaving: state and damage stay, and waiting begins anew', () => {
  const bell = backup(
    'T-BELL',
    {},
    auto({ on: 'move', card: forwards('any'), to: 'field' }, {}, draw()),
    auto({ on: 'move', card: forwards('any'), from: 'field' }, {}, draw()),
  );
  const tapper = fwd('T-TAPPER', 6000, {}, action({ cost: [dullIcon] }, draw()));
  const setting = { cards: [STEAL, bell, tapper], a: { hand: ['T-STEAL'], field: ['T-BELL'] } };
  const t = cast1(atMain({ ...setting, b: { field: [{ card: 'T-TAPPER', damage: 2000 }] } }), 'T-STEAL');
  deepEqual([t.a.cards('field'), t.b.cards('field'), stackOf(t), damageOn(t, 0, 'T-TAPPER')], [['T-BELL', 'T-TAPPER'], [], [], 2000]);
  equal(markOf(t, 0, 'T-TAPPER', 'fresh'), 1);
  // Neither its dull icon nor an attack in this turn.
  t.a.mayNot('use:T-TAPPER#1');
  bothPass(t);
  bothPass(t);
  deepEqual([t.own.phase, t.b.count('damage')], ['main', 0]);
  nextTurn(t);
  // Back with its owner, whose turn it is: not asked to wait, as that turn has begun after it came.
  deepEqual([t.b.cards('field'), stackOf(t), t.a.count('hand')], [['T-TAPPER'], [], 0]);
  const u = cast1(atMain({ ...setting, b: { field: [{ card: 'T-TAPPER', dull: true }] } }), 'T-STEAL');
  equal(isDull(u, 0, 'T-TAPPER'), true);
});

rule('FFT-2003 Vesrin activates what it borrows and gives it Haste: it attacks at once', () => {
  const t = atMain({ a: { hand: ['V1-D01', 'V1-F01', 'V1-F01', 'V1-F01'] }, b: { field: [{ card: PLAIN, dull: true }] } });
  resolveAll(act(t, 'play:V1-D01'));
  deepEqual([t.a.cards('field'), isDull(t, 0, PLAIN), hasKeyword(t, 0, PLAIN, 'haste')], [['V1-D01', PLAIN], false, true]);
  bothPass(t);
  hit(t, PLAIN);
  equal(t.b.count('damage'), 1);
  nextTurn(t);
  deepEqual([t.a.cards('field'), t.b.cards('field'), hasKeyword(t, 1, PLAIN, 'haste')], [['V1-D01'], [PLAIN], false]);
});

rule('FFT-2004 Forwards of different Elements form a party only where a text allows it', () => {
  const first = (field: readonly string[]) => bothPass(atAttack({ a: { field } })).a;
  first(['V1-F01', PLAIN, 'V1-F04']).pick('attack:V1-F01').a.mayNot(`join:${PLAIN}`, 'FFT-1101').may('join:V1-F04');
  const t = first(['V1-E10', 'V1-F01', 'V1-W02']).pick('attack:V1-F01');
  t.a.mayNot('join:V1-W02', 'FFT-1101').pick('join:V1-E10').a.pick('join:V1-W02');
  equal(t.a.ids('field').filter((c) => t.table.mark(c, 'attacking') === 1).length, 3);
});

rule('FFT-E45 a Fire and Ice card of cost 3: a Fire and an Ice discard pay it, two Fire discards do not', () => {
  const t = atMain({ cards: exampleCards, a: { hand: ['TWO', 'F-fire', 'F-fire', 'F-ice'] } });
  t.a.pick('play:TWO');
  t.a.pick('discard:F-fire');
  deepEqual(sources(t), ['discard:F-ice']);
  t.a.pick('discard:F-ice');
  deepEqual([t.a.cards('field'), t.a.cards('hand')], [['TWO'], ['F-fire']]);
  atMain({ cards: exampleCards, a: { hand: ['TWO', 'F-fire', 'F-fire'] } }).a.mayNot('play:TWO', 'FFT-519');
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
  const at = (...field: string[]) => atMain({ cards: [...exampleCards, cheap], a: { field, hand: ['CHEAP-TWO'] } });
  at('B-fire').a.mayNot('play:CHEAP-TWO', 'FFT-519');
  at('B-ice', 'B-ice').a.mayNot('play:CHEAP-TWO', 'FFT-519');
  const t = act(at('B-fire', 'B-ice', 'B-ice'), 'play:CHEAP-TWO');
  deepEqual([dullCount(t), isDull(t, 0, 'B-fire'), t.a.cards('field').at(-1)], [2, true, 'CHEAP-TWO']);
  equal(costNow(at(), 'CHEAP-TWO'), 2);
});

rule('FFT-E51 Sable Vowblade for 4: a Fire discard and two Water Backups lack the Lightning; a Lightning discard makes exactly 4', () => {
  const poor = atMain({ cards: exampleCards, a: { field: ['B-water', 'B-water'], hand: ['V1-X01', 'F-fire'] } });
  poor.a.mayNot('play:V1-X01', 'FFT-519');
  const t = atMain({ cards: exampleCards, a: { field: ['B-water', 'B-water'], hand: ['V1-X01', 'F-fire', 'F-lightning'] } });
  t.a.pick('play:V1-X01');
  t.a.pick('discard:F-fire');
  t.a.pick('discard:F-lightning');
  deepEqual([t.a.cards('field').at(-1), dullCount(t), t.a.cards('hand')], ['V1-X01', 0, []]);
});
