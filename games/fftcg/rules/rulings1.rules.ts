/** FFT-R1 to FFT-R14: lethal damage, set-up, payments, what “once per turn” and “up to” mean. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { action, cast, choose, chooseUpTo, cp, damage, draw, EOT, enters, forwards, gains, them } from '../cards/make.ts';
import { checkDeck } from '../decks.ts';
import { withCards } from '../index.ts';
import { backup, fwd, hurt, monster, onForward, plainCards, summon, target, wounds } from './cardsOfTests.ts';
import { hit } from './situations.ts';
import {
  act,
  anyList,
  asking,
  atAttack,
  atMain,
  attack,
  block,
  bothPass,
  damageOn,
  isDull,
  markOf,
  nextTurn,
  PLAIN,
  pass,
  powerOf,
  stackOf,
  start,
  step,
} from './table.ts';

rule('FFT-R1 damage equal to the power breaks, one thousand less does not', () => {
  const cards = [hurt('T-4000', 4000), fwd('T-FOUR', 4000), fwd('T-FIVE', 5000)];
  const t = atMain({ cards, a: { hand: ['T-4000', 'T-4000'] }, b: { field: ['T-FOUR', 'T-FIVE'] } });
  act(t, 'cast:T-4000', 'choose:T-FIVE');
  bothPass(t);
  deepEqual([t.b.cards('field'), damageOn(t, 1, 'T-FIVE')], [['T-FOUR', 'T-FIVE'], 4000]);
  act(t, 'cast:T-4000', 'choose:T-FOUR');
  bothPass(t);
  deepEqual([t.b.cards('field'), t.b.cards('breakZone')], [['T-FIVE'], ['T-FOUR']]);
});

rule('FFT-R2 two points at once: the first EX Burst is answered before the second card is turned up; with the option after it', () => {
  const twice = wounds('T-TWICE', 2);
  const at = (exBurstTiming: string) =>
    bothPass(
      atMain({
        cards: [twice],
        options: { exBurstTiming },
        a: { hand: ['T-TWICE'], field: [PLAIN] },
        b: { top: ['V1-F16', 'V1-F17'] },
      }).a.pick('cast:T-TWICE'),
    );
  const t = at('interleaved');
  deepEqual([asking(t), t.b.cards('damage')], [[1, 'exBurst'], ['V1-F16']]);
  t.b.pick('useBurst');
  deepEqual([asking(t), t.b.cards('damage'), damageOn(t, 0, PLAIN)], [[1, 'exBurst'], ['V1-F16', 'V1-F17'], 4000]);
  const u = at('batched');
  deepEqual(
    [asking(u), u.b.cards('damage')],
    [
      [1, 'exBurst'],
      ['V1-F16', 'V1-F17'],
    ],
  );
  u.b.pick('useBurst');
  deepEqual([asking(u), damageOn(u, 0, PLAIN)], [[1, 'exBurst'], 4000]);
});

rule('FFT-R2 the option changes nothing for attacks: each deals one point', () => {
  const t = hit(
    atAttack({ options: { exBurstTiming: 'batched' }, a: { field: [PLAIN, 'V1-E02'] }, b: { top: ['V1-F16', 'V1-F17'] } }),
    PLAIN,
    'V1-E02',
  );
  deepEqual([asking(t), t.b.cards('damage')], [[1, 'exBurst'], ['V1-F16']]);
  t.b.pick('decline');
  deepEqual([t.ask, t.b.count('damage')], ['priority', 1]);
});

rule('FFT-R3 a reprint and its original are one number, promotional ones with a number of their own too', () => {
  const prints = ['1-177R', 'Re-168C/1-177R', 'PR-055/1-177R', '1-178R'];
  const of = withCards(prints.map((id) => fwd(id, 5000)));
  const problems = (...ids: readonly string[]) =>
    checkDeck({ main: [...anyList.main.slice(0, 50 - ids.length), ...ids] }, {}, (id) => of.defs[of.defIndex.get(id) ?? -1]).map((p) => [
      p.clause,
      p.card,
    ]);
  deepEqual(problems(...prints), []);
  deepEqual(problems(...prints, '1-178R', '1-178R'), []);
  deepEqual(problems(...prints, 'Re-168C/1-177R'), [['FFT-202', '1-177']]);
});

rule('FFT-R4 the first player answers for the mulligan first; nothing is shown and nothing shuffled', () => {
  const t = start();
  deepEqual(asking(t), [0, 'mulligan']);
  const deck = t.a.ids('deck').slice();
  const hand = t.a.ids('hand').slice();
  const from = t.events.length;
  t.a.pick('redraw');
  // The second player is asked only when the first is done.
  while (t.asked[0] === 0) {
    equal(t.b.keys.length, 0);
    step(t);
  }
  deepEqual(asking(t), [1, 'mulligan']);
  deepEqual(t.a.ids('hand').toSorted(), deck.slice(-5).toSorted());
  deepEqual(t.a.ids('deck').slice(5), deck.slice(0, -5));
  deepEqual(t.a.ids('deck').slice(0, 5).toSorted(), hand.toSorted());
  const told = t.b.events.slice(from);
  equal(
    told.some((e) => e.type === 'shuffle' || e.cards.some((c) => c !== 'hidden')),
    false,
  );
});

rule('FFT-R5 either player can count the other’s hand and deck, and texts refer to them', () => {
  const per = summon('T-PER', {}, cast({}, { do: 'draw', n: { count: { zone: 'hand', of: 'opponent' } } }));
  const t = atMain({ cards: [per], a: { hand: ['T-PER'], deck: 30 }, b: { hand: ['V1-F01', 'V1-F02', 'V1-F03'], deck: 17 } });
  const seen = (zone: string) => t.a.view.zones.find((z) => z.zone === zone && z.seat === 1)!;
  deepEqual([seen('hand').count, seen('hand').cards.length, seen('deck').count, seen('deck').cards.length], [3, 0, 17, 0]);
  bothPass(t.a.pick('cast:T-PER'));
  deepEqual([t.a.count('hand'), t.a.count('deck')], [3, 27]);
});

rule('FFT-R6 cards put under the deck in any order: the player who does it decides, the opponent does not learn it', () => {
  const t = atMain({ a: { hand: ['V1-W13', 'V1-W01', 'V1-W01'], top: ['V1-F05', 'V1-W02', 'V1-F07'] } });
  act(t, 'play:V1-W13');
  bothPass(t);
  const from = t.events.length;
  t.a.pick('choose:V1-W02');
  deepEqual(
    [asking(t), t.a.keys.toSorted()],
    [
      [0, 'putUnder'],
      ['putUnder:V1-F05', 'putUnder:V1-F07'],
    ],
  );
  t.a.pick('putUnder:V1-F07');
  deepEqual(t.a.cards('deck').slice(0, 2), ['V1-F05', 'V1-F07']);
  const told = t.b.events.slice(from).flatMap((e) => e.cards.flatMap((c) => (c === 'hidden' ? [] : [c.def])));
  // The one that was taken was shown; of the rest nothing is told.
  deepEqual([told.includes('V1-W02'), told.includes('V1-F05'), told.includes('V1-F07')], [true, false, false]);
});

rule('FFT-R7 a Backup that came this turn and was activated gives CP; its dull icon has to wait', () => {
  const t = atMain({ a: { hand: ['V1-F16'], field: [{ card: 'V1-F11', fresh: true }] }, b: { field: [PLAIN] } });
  t.a.mayNot('use:V1-F11', 'FFT-804').may('cast:V1-F16');
  act(t, 'cast:V1-F16');
  deepEqual([isDull(t, 0, 'V1-F11'), stackOf(t)], [true, ['V1-F16']]);
});

rule('FFT-R8 a Light Backup gives a Light CP: for any Element and for Light icons, never for one of the six', () => {
  const lamp = backup('T-LAMP', {}, action({ cost: [cp({ light: 1 })] }, draw()));
  const flame = backup('T-FLAME', {}, action({ cost: [cp({ fire: 1 })] }, draw()));
  const cards = [...plainCards, lamp, flame];
  const t = atMain({
    cards,
    a: { field: ['B-light', { card: 'T-LAMP', dull: true }, { card: 'T-FLAME', dull: true }] },
    b: { field: [PLAIN] },
  });
  t.a.mayNot('use:T-FLAME', 'FFT-519').may('use:T-LAMP#1');
  act(t, 'use:T-LAMP#1');
  deepEqual([isDull(t, 0, 'B-light'), stackOf(t)], [true, ['action']]);
  const u = atMain({ cards, a: { hand: ['F-fire'], field: ['B-light', 'B-ice', 'B-fire'] } });
  act(u, 'play:F-fire');
  deepEqual(
    ['B-light', 'B-ice', 'B-fire'].map((id) => isDull(u, 0, id)),
    [true, true, true],
  );
  atMain({ cards, a: { hand: ['F-fire'], field: ['B-light', 'B-ice', 'B-ice'] } }).a.mayNot('play:F-fire', 'FFT-519');
});

rule('FFT-R9 one CP too many through a discard, one for each Element required, and none without a discard', () => {
  const field = ['B-ice', 'B-ice', 'B-wind', 'B-wind'];
  // Cost 3, 2 dulled and 2 of a discard: one too many.
  const t = atMain({ cards: plainCards, a: { hand: ['F-fire', 'S-fire'], field } });
  t.a.pick('play:F-fire').a.pick('dull:B-ice').a.pick('dull:B-ice');
  // A third one would make it two too many; without Fire it cannot be paid.
  t.a.mayNot('dull:B-wind', 'FFT-509').pick('discard:S-fire');
  deepEqual([t.a.cards('field').at(-1), t.a.cards('breakZone')], ['F-fire', ['S-fire']]);
  equal(t.a.ids('field').filter((c) => t.table.mark(c, 'dull') === 1).length, 2);
  // Two Elements, cost 4: 2 dulled and two discards, two too many.
  const u = atMain({ cards: plainCards, a: { hand: ['V1-X01', 'S-fire', 'S-lightning'], field } });
  u.a.pick('play:V1-X01').a.pick('dull:B-ice').a.pick('dull:B-ice').a.mayNot('dull:B-wind', 'FFT-509').pick('discard:S-fire');
  u.a.pick('discard:S-lightning');
  deepEqual([u.a.cards('field').at(-1), u.a.count('hand')], ['V1-X01', 0]);
  // No surplus by dulling alone: two Backups pay a cost of 2, and it is paid.
  const v = atMain({ cards: plainCards, a: { hand: ['B-ice'], field } });
  v.a.pick('play:B-ice').a.pick('dull:B-ice').a.pick('dull:B-ice');
  deepEqual([v.ask, v.a.count('field')], ['priority', 5]);
});

rule('FFT-R9 what the table pays by itself has no source that could be spared; the option lets any surplus be lost', () => {
  const t = atMain({ cards: plainCards, a: { hand: ['S-fire', 'F-fire', 'F-ice'], field: ['B-ice', 'B-wind'] } });
  act(t, 'cast:S-fire');
  // 3 CP: the Fire card and one Backup. The other Backup would be one too many and could be left out.
  deepEqual([t.a.cards('breakZone'), t.a.cards('hand')], [['F-fire'], ['F-ice']]);
  equal(t.a.ids('field').filter((c) => t.table.mark(c, 'dull') === 1).length, 1);
  const free = (overpay: string) =>
    atMain({ cards: plainCards, options: { overpay }, a: { hand: ['V1-F16', 'F-ice', 'F-fire'] }, b: { field: [PLAIN] } }).a.pick(
      'cast:V1-F16',
    );
  free('official').a.mayNot('discard:F-ice', 'FFT-509').may('discard:F-fire');
  free('free').a.may('discard:F-ice').may('discard:F-fire');
});

rule('FFT-R10 every card pays for one thing only, and the card being played for nothing', () => {
  // Cost 2: the card itself would give them.
  atMain({ a: { hand: ['V1-F01'] } }).a.mayNot('play:V1-F01', 'FFT-519');
  // The namesake for the S icon is not the Fire CP as well, nor is the dull icon.
  atMain({ a: { hand: ['V1-F06'], field: ['V1-F05'] }, b: { field: [PLAIN] } }).a.mayNot('use:V1-F05', 'FFT-519');
  atMain({ a: { field: ['V1-F15'] }, b: { field: [PLAIN] } }).a.mayNot('use:V1-F15', 'FFT-519');
  const t = atMain({ a: { hand: ['V1-F06', 'V1-F06'], field: ['V1-F05', 'V1-F15', 'V1-F11'] }, b: { field: [PLAIN] } });
  t.a.may('use:V1-F05#1').may('use:V1-F15#1');
});

rule('FFT-R11 the hand limit first; then damage on both fields and what lasts until the end of the turn go together', () => {
  const cards = [fwd('T-FOUR', 4000), onForward('T-UP', gains(target, 2000, EOT)), hurt('T-5000', 5000)];
  const t = atMain({
    cards,
    a: { field: ['T-FOUR'], hand: ['T-UP', 'T-5000', ...new Array<string>(6).fill('V1-F12')] },
    b: { field: [{ card: PLAIN, damage: 3000 }] },
  });
  for (const id of ['T-UP', 'T-5000']) bothPass(t.a.pick(`cast:${id}`).a.pick('choose:T-FOUR'));
  for (let i = 0; i < 20 && t.ask !== 'excess'; i++) step(t);
  deepEqual([asking(t), damageOn(t, 0, 'T-FOUR'), powerOf(t, 0, 'T-FOUR'), damageOn(t, 1, PLAIN)], [[0, 'excess'], 5000, 6000, 3000]);
  nextTurn(t);
  deepEqual([t.a.cards('field'), damageOn(t, 0, 'T-FOUR'), powerOf(t, 0, 'T-FOUR'), damageOn(t, 1, PLAIN)], [['T-FOUR'], 0, 4000, 0]);
  equal(t.a.count('hand'), 5);
});

rule('FFT-R12 once per turn is counted for each object and each of its abilities, in the other player’s turns too', () => {
  const twin = monster(
    'T-TWIN',
    {},
    action({ cost: [], limit: 'once' }, gains(forwards('you'), 1000, EOT)),
    action({ cost: [], limit: 'once' }, gains(forwards('you'), 2000, EOT)),
  );
  const t = atMain({ cards: [twin], a: { field: ['T-TWIN', 'T-TWIN', PLAIN] } });
  const uses = () => t.a.keys.filter((k) => k.startsWith('use:')).length;
  equal(uses(), 4);
  for (let left = 3; left >= 0; left--) {
    bothPass(t.a.pick(t.a.keys.find((k) => k.startsWith('use:'))!));
    equal(uses(), left);
  }
  equal(powerOf(t, 0, PLAIN), 14000);
  t.a.mayNot('use:T-TWIN', 'FFT-812');
  nextTurn(t);
  for (let i = 0; i < 10 && t.asked[0] !== 0; i++) step(t);
  deepEqual([t.own.turn, uses()], [1, 4]);
});

rule('FFT-R13 a Forward that came with Back Attack in this very turn blocks', () => {
  const t = attack(atAttack({ a: { field: ['V1-E02'] }, b: { hand: ['V1-E08', PLAIN, PLAIN] } }), 'V1-E02');
  pass(t);
  act(t, 'play:V1-E08');
  equal(markOf(t, 1, 'V1-E08', 'fresh'), 1);
  block(t, 'V1-E08');
  bothPass(t);
  // 8000 with its own bonus against 5000.
  deepEqual([t.a.cards('field'), damageOn(t, 1, 'V1-E08'), t.b.count('damage')], [[], 5000, 0]);
});

rule('FFT-R14 “up to” may be none and the rest is done; “choose two” and “one and one” need all of them', () => {
  const upTo = summon('T-UPTO', {}, cast({ declare: [chooseUpTo('target', forwards('opponent'), 2)] }, damage(target, 1000), draw()));
  const two = summon('T-TWO', {}, cast({ declare: [choose('target', forwards(), 2)] }, damage(target, 1000), draw()));
  const both = summon(
    'T-BOTH',
    {},
    cast(
      { declare: [choose('one', forwards('you')), choose('other', forwards('opponent'))] },
      damage(them('one'), 1000),
      damage(them('other'), 1000),
    ),
  );
  const cards = [upTo, two, both, fwd('T-PAIR', 1000, {}, enters({ declare: [choose('target', forwards('opponent'), 2)] }, draw(5)))];
  const t = atMain({ cards, a: { hand: ['T-UPTO', 'T-TWO', 'T-BOTH', 'T-PAIR'] } });
  t.a.mayNot('cast:T-TWO', 'FFT-709').mayNot('cast:T-BOTH', 'FFT-709').pick('cast:T-UPTO');
  deepEqual(stackOf(t), ['T-UPTO']);
  bothPass(t);
  deepEqual([t.a.count('hand'), t.a.cards('breakZone')], [4, ['T-UPTO']]);
  // An auto-ability that cannot choose two is removed; the Character stays.
  act(t, 'play:T-PAIR');
  deepEqual([stackOf(t), t.a.cards('field'), t.a.count('hand')], [[], ['T-PAIR'], 3]);
  // One Forward is there now: still not two, nor one on each side.
  t.a.mayNot('cast:T-TWO', 'FFT-709').mayNot('cast:T-BOTH', 'FFT-709');
  const u = atMain({ cards, a: { hand: ['T-TWO', 'T-BOTH'], field: [PLAIN] }, b: { field: ['V1-E02'] } });
  u.a.may('cast:T-TWO').may('cast:T-BOTH');
});
