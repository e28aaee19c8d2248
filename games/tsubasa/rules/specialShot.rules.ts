/** TSU-740: Special Shot. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { totalOf } from '../totals.ts';
import { atTurn, cards, last, lay, told } from './testing/scenarios.ts';

const special = (setting: Parameters<typeof atTurn>[0] = {}) => {
  const t = atTurn({ a: { hand: ['F05'], played: ['N11'], discard: [] }, b: { played: ['T01'], discard: [] }, ...setting });
  return t.a.pick('play:F05').a.pick('use:F05/0');
};

rule('TSU-741, TSU-R48 only the Attacker uses a Special Shot, and only one of the own team; the other has its values', () => {
  const t = atTurn({ a: { hand: ['F06', 'N01'] }, b: { hand: ['S06', 'T01'] } });
  t.a.pick('play:F06');
  deepEqual(t.asked, [1]);
  equal(totalOf(t.table, 0, 'shot'), 1);
  t.b.pick('play:S06');
  deepEqual(t.asked, [0]);
  equal(special().ask, 'duel');
});

rule('TSU-742, TSU-743, TSU-R49 it clears both Play Areas but Yellow cards and goes to the box', () => {
  const t = special();
  deepEqual([cards(t, 'discard', 0), cards(t, 'discard', 1), cards(t, 'box')], [['N11'], ['T01'], ['F05']]);
  deepEqual([t.a.count('playArea'), t.b.count('playArea')], [0, 0]);
});

rule('TSU-744, TSU-745 shot and defence are chosen in secret and shown together', () => {
  const t = special();
  deepEqual(
    [t.asked, t.a.keys, t.b.keys],
    [
      [0, 1],
      ['choose:NS1', 'choose:NS2', 'choose:NS3'],
      ['choose:TD1', 'choose:TD2', 'choose:TD3'],
    ],
  );
  const before = JSON.stringify({ ...t.b.view, thinking: null });
  t.a.pick('choose:NS2');
  equal(JSON.stringify({ ...t.b.view, thinking: null }), before);
  deepEqual(t.asked, [1]);
  t.b.pick('choose:TD1');
  deepEqual(
    t.events.filter((e) => e.type === 'duel').map((e) => e.cards.map(({ def }) => t.game.defs[def].id)),
    [['NS2', 'TD1']],
  );
});

rule('TSU-746, TSU-747, TSU-748 the defence of the same colour blocks and takes the ball; any other lets the goal in', () => {
  for (const shot of [1, 2, 3])
    for (const block of [1, 2, 3]) {
      const t = special().a.pick(`choose:NS${shot}`).b.pick(`choose:TD${block}`);
      deepEqual(
        [t.own.goals, t.own.attacker, last(t, 'result').outcome],
        [[shot === block ? 0 : 1, 0], 1, shot === block ? 'blocked' : 'goal'],
      );
    }
});

rule('TSU-749, TSU-R36 no points, dice, re-rolls or saves; the Shoot/Pass Phase is left out', () => {
  const t = special({ a: { hand: ['F05'], played: ['N10'], points: [5, 5, 5] }, b: { played: ['T01', 'T09'], points: [5, 5, 5] } });
  t.a.pick('choose:NS1').b.pick('choose:TD2');
  deepEqual([t.own.round, told(t, 'dice').length, told(t, 'declare').length, told(t, 'saveRoll').length], [2, 0, 0, 0]);
});

rule('TSU-R47, TSU-R77 special cards are kept; with the option they are used up, and who has none left does not block', () => {
  const kept = special().a.pick('choose:NS1').b.pick('choose:TD1');
  deepEqual([kept.a.count('shots'), kept.b.count('blocks')], [3, 3]);
  const options = { specialCardsSingleUse: true };
  const used = special({ options, a: { hand: ['F05'] } })
    .a.pick('choose:NS1')
    .b.pick('choose:TD1');
  deepEqual(
    [cards(used, 'shots', 0), cards(used, 'blocks', 1)],
    [
      ['NS2', 'NS3'],
      ['TD2', 'TD3'],
    ],
  );
  const bare = lay(atTurn({ options, a: { hand: ['F05'] } }), 1, 'blocks', [], 'box');
  bare.a.pick('play:F05').a.pick('use:F05/0');
  deepEqual(bare.asked, [0]);
  deepEqual(bare.a.pick('choose:NS1').own.goals, [1, 0]);
  const none = lay(atTurn({ options, a: { hand: ['F05'] } }), 0, 'shots', [], 'box').a.pick('play:F05');
  equal(last(none, 'unused').why, 'nothing');
});

rule('TSU-R25, TSU-744 a Special Shot from inside a nest ends everything around it', () => {
  const t = atTurn({ a: { hand: ['N11', 'F05', 'N09'] }, b: { hand: ['T01'] } });
  t.a.pick('play:N11').a.pick('use:N11/0').a.pick('play:F05').a.pick('use:F05/0').a.pick('choose:NS3').b.pick('choose:TD3');
  deepEqual([t.own.round, t.own.attacker, last(t, 'result').outcome], [2, 1, 'blocked']);
});
