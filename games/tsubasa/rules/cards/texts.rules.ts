/** What each card does. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { cards as all } from '../../cards/index.ts';
import type { Kind } from '../../state.ts';
import { totalOf } from '../../totals.ts';
import { atTurn, cards, last, lay, type Match, play, pointsOf, win } from '../testing/scenarios.ts';

const total = (t: Match, seat: number, kind: Kind) => totalOf(t.table, seat, kind);

rule('TSU-312 Oda and Imai: a card of the hand is given up, then one is drawn; without one it cannot be used', () => {
  for (const [attacker, id, other, deck] of [
    [0, 'N03', 'N01', 'N08'],
    [1, 'T05', 'T01', 'T08'],
  ] as const) {
    const side = { hand: [id, other], deck: [deck], discard: [] };
    const t = atTurn({ attacker, a: attacker === 0 ? side : {}, b: attacker === 1 ? side : {} });
    play(t, attacker, id, `${id}/0`, `choose:${other}`);
    deepEqual([cards(t, 'hand', attacker), cards(t, 'discard', attacker)], [[deck], [other]]);
    const alone = { hand: [id], deck: [deck] };
    const none = atTurn({ attacker, a: attacker === 0 ? alone : {}, b: attacker === 1 ? alone : {} }).pick(attacker, `play:${id}`);
    equal(last(none, 'unused').why, 'nothing');
  }
});

rule('TSU-R12, TSU-312 Oda with an empty deck draws the very card that was given up', () => {
  const t = play(atTurn({ a: { hand: ['N03', 'N01'], deck: [], discard: [] } }), 0, 'N03', 'N03/0', 'choose:N01');
  deepEqual([cards(t, 'hand', 0), cards(t, 'discard', 0)], [['N01'], []]);
});

rule('TSU-316, TSU-313 gains of the Defender and of the Attacker, card by card', () => {
  const gains: readonly [string, 0 | 1, 'att' | 'def', readonly number[], ...string[]][] = [
    ['N04', 0, 'def', [0, 0, 1]],
    ['T02', 1, 'def', [0, 0, 1]],
    ['N08', 0, 'att', [0, 1, 0]],
    ['T04', 1, 'def', [0, 1, 0]],
    ['N09', 0, 'att', [1, 0, 0], 'gain:shot'],
    ['T10', 1, 'att', [0, 1, 0], 'gain:pass'],
    ['T11', 1, 'att', [1, 0, 0]],
    ['T07', 1, 'att', [0, 0, 1], 'gain:defence'],
    ['F08', 0, 'att', [0, 1, 0]],
    ['F09', 0, 'att', [1, 0, 0]],
    ['F10', 0, 'def', [0, 0, 1]],
    ['S10', 1, 'att', [1, 0, 0]],
    ['S12', 1, 'att', [1, 0, 0], 'gain:shot'],
    ['T12', 1, 'att', [0, 0, 1], 'gain:defence'],
  ];
  for (const [id, seat, role, gained, ...choices] of gains) {
    const attacker = role === 'att' ? seat : 1 - seat;
    const own = { hand: [id] };
    const t = atTurn({ attacker, a: seat === 0 ? own : {}, b: seat === 1 ? own : {} });
    if (t.asked[0] !== seat) t.pick(t.asked[0], 'pass');
    play(t, seat, id, `${id}/0`, ...choices);
    deepEqual([id, ...pointsOf(t, seat)], [id, ...gained]);
  }
  // The other role cannot.
  for (const [id, seat, role] of [
    ['N09', 0, 'def'],
    ['T10', 1, 'def'],
    ['T11', 1, 'def'],
    ['F08', 0, 'def'],
    ['F09', 0, 'def'],
    ['F10', 0, 'att'],
    ['S10', 0, 'def'],
    ['S12', 0, 'def'],
    ['N04', 0, 'att'],
    ['T02', 1, 'att'],
    ['N05', 0, 'att'],
    ['T03', 1, 'att'],
    ['S11', 0, 'att'],
    ['F12', 0, 'att'],
    ['S03', 0, 'att'],
  ] as const) {
    const attacker = role === 'att' ? seat : 1 - seat;
    const t = atTurn({
      attacker,
      a: { played: ['N10'], hand: seat === 0 ? [id] : [] },
      b: { played: ['T09'], hand: seat === 1 ? [id] : [] },
    });
    if (t.asked[0] !== seat) t.pick(t.asked[0], 'pass');
    t.pick(seat, `play:${id}`);
    deepEqual([id, last(t, 'unused').why], [id, 'condition']);
  }
});

rule('TSU-R38 Ishizaki, Takashima, Defensive Wall: the opponent’s total is lower this round', () => {
  const lowered = (id: string, seat: 0 | 1, kind: Kind) => {
    const own = { hand: [id] };
    const t = atTurn({ attacker: 1 - seat, a: seat === 0 ? own : {}, b: seat === 1 ? own : {} });
    t.pick(1 - seat, 'pass');
    play(t, seat, id, `${id}/0`);
    return [
      total(t, 1 - seat, kind),
      ...(['shot', 'pass', 'defence'] as const).filter((other) => other !== kind).map((other) => total(t, 1 - seat, other)),
    ];
  };
  deepEqual(
    [lowered('N05', 0, 'shot'), lowered('T03', 1, 'pass'), lowered('S11', 1, 'shot')],
    [
      [-1, 0, 0],
      [-1, 0, 0],
      [-1, 0, 0],
    ],
  );
});

rule('TSU-R12 Iwami, Shimano, Counter-Attack draw one, the Advice two', () => {
  for (const [id, n] of [
    ['N06', 1],
    ['S08', 1],
    ['F02', 2],
  ] as const) {
    const t = play(atTurn({ a: { hand: [id], deck: ['N01', 'N10', 'N11'] } }), 0, id, `${id}/0`);
    deepEqual(cards(t, 'hand', 0), ['N01', 'N10'].slice(0, n));
  }
  const toho = play(atTurn({ attacker: 1, b: { hand: ['T08'], deck: ['T01'] } }), 1, 'T08', 'T08/0');
  deepEqual(cards(toho, 'hand', 1), ['T01']);
});

rule('TSU-R12 a draw ability shuffles the Discard Pile, not what lies in the Play Area', () => {
  const t = play(atTurn({ a: { played: ['N10'], hand: ['F02'], deck: ['N01'], discard: ['N08'] } }), 0, 'F02', 'F02/0');
  deepEqual(
    [cards(t, 'hand', 0).sort(), cards(t, 'playArea', 0)],
    [
      ['N01', 'N08'],
      ['N10', 'F02'],
    ],
  );
});

rule('TSU-318 Tsubasa, Dribble Past and Overlapping Run bring on one more card', () => {
  for (const id of ['N11', 'F11', 'S09']) {
    const t = play(atTurn({ a: { hand: [id, 'N10'] } }), 0, id, `${id}/0`, 'play:N10');
    deepEqual(cards(t, 'playArea', 0), [id, 'N10']);
  }
});

rule('TSU-911 Team Talk and the fans take a card out of hand or Discard Pile; Substitution one of the hand, and then draws', () => {
  const talk = (from: 'hand' | 'discard') => {
    const t = atTurn({ a: { hand: ['F13', 'N01'], discard: ['N02'] } });
    t.a.pick('play:F13').a.pick('use:F13/0');
    deepEqual(t.a.keys, ['choose:N01', 'choose:N02']);
    t.a.pick(from === 'hand' ? 'choose:N01' : 'choose:N02');
    return [cards(t, 'box'), cards(t, 'hand', 0), cards(t, 'discard', 0)];
  };
  deepEqual(
    [talk('hand'), talk('discard')],
    [
      [['N01'], [], ['N02']],
      [['N02'], ['N01'], []],
    ],
  );
  const tired = atTurn({ b: { hand: ['T12', 'fatigue', 'T01'], discard: ['T02'] } });
  tired.a.pick('pass');
  play(tired, 1, 'T12', 'T12/1', 'choose:fatigue');
  deepEqual([cards(tired, 'box'), cards(tired, 'hand', 1)], [['fatigue'], ['T01']]);
  const none = atTurn({ a: { hand: ['N12', 'N01'], discard: ['N02'] } }).a.pick('play:N12');
  deepEqual(none.a.keys, ['use:N12/0', 'done']);
  const swap = lay(atTurn({ a: { hand: ['S04', 'N01', 'N10'], discard: [] } }), 0, 'deck', ['N11'], 'box');
  play(swap, 0, 'S04', 'S04/1', 'choose:N01');
  deepEqual([cards(swap, 'box').at(-1), cards(swap, 'hand', 0)], ['N01', ['N10', 'N11']]);
  // Nothing to draw: the card is taken out all the same.
  const bare = play(atTurn({ a: { hand: ['S04', 'N01'], deck: [], discard: [] } }), 0, 'S04', 'S04/1', 'choose:N01');
  deepEqual([cards(bare, 'box').at(-1), cards(bare, 'hand', 0)], ['N01', []]);
});

rule('TSU-R73 Offside Trap makes the Pass of a card count 0, motivated Koike Shot and Pass', () => {
  const trap = atTurn({ a: { played: ['N11', 'N09'], hand: ['N01'] }, b: { hand: ['F12'] } });
  trap.a.pick('pass');
  play(trap, 1, 'F12', 'F12/0', 'choose:N11');
  deepEqual([total(trap, 0, 'shot'), total(trap, 0, 'pass')], [5, 2]);
  const koike = atTurn({ a: { played: ['N11', 'N09'], hand: ['N01'] }, b: { hand: ['T06', 'T01'], points: [0, 1, 2] } });
  koike.a.pick('pass');
  koike.b.pick('play:T06').b.pick('done').b.pick('motivate:TM3').b.pick('use:TM3/0').b.pick('choose:N11');
  deepEqual([total(koike, 0, 'shot'), total(koike, 0, 'pass'), total(koike, 0, 'defence')], [2, 2, 1]);
  win(koike, 'passBall');
  lay(koike, 0, 'playArea', ['N11']);
  deepEqual([total(koike, 0, 'shot'), total(koike, 0, 'pass')], [3, 4]);
});

rule('TSU-314, TSU-912 motivated Hyuga discards a played card with printed Defence 2 or less, and tires', () => {
  const t = atTurn({
    attacker: 1,
    a: { played: ['N04', 'N07', 'N10'], discard: [] },
    b: { played: ['T11'], points: [3, 0, 0], discard: [], hand: ['T01'] },
  });
  t.b.pick('motivate:TM1').b.pick('use:TM1/0');
  deepEqual(t.b.keys, ['choose:N07', 'choose:N10']);
  t.b.pick('choose:N07');
  deepEqual([cards(t, 'playArea', 0), cards(t, 'discard', 0), cards(t, 'discard', 1)], [['N04', 'N10'], ['N07'], ['fatigue']]);
  const wall = atTurn({ attacker: 1, a: { played: ['N04'] }, b: { played: ['T11'], points: [3, 0, 0], hand: ['T01'] } }).b.pick(
    'motivate:TM1',
  );
  equal(last(wall, 'unused').why, 'nothing');
});

rule('TSU-316, TSU-318 Misaki brings on a card, and gains beside Tsubasa in either version', () => {
  for (const [star, points] of [
    ['N11', true],
    ['NM1', true],
    ['N10', false],
  ] as const) {
    const t = lay(atTurn({ a: { played: [star], hand: ['N01', 'N08'], points: [0, 3, 0] } }), 0, 'signings', ['G03'], 'unsigned');
    t.a.pick('sign:G03');
    deepEqual(t.a.keys, points ? ['use:G03/0', 'use:G03/1', 'done'] : ['use:G03/0', 'done']);
    if (!points) continue;
    t.a.pick('use:G03/1').a.pick('use:G03/0').a.pick('play:N08');
    deepEqual([...pointsOf(t, 0)], [1, 1, 0]);
  }
});

rule('TSU-R38, TSU-314 the Tachibana twins add 2 to the own Shot total and tire; Jito discards and is booked', () => {
  const t = lay(atTurn({ a: { hand: ['N01'], points: [2, 1, 0], discard: [] } }), 0, 'signings', ['G07'], 'unsigned');
  t.a.pick('sign:G07').a.pick('use:G07/0');
  deepEqual([total(t, 0, 'shot'), total(t, 0, 'pass'), cards(t, 'discard', 0)], [5, 3, ['fatigue']]);
  const jito = lay(
    atTurn({ attacker: 1, a: { hand: ['N01'], points: [0, 0, 2] }, b: { played: ['T11', 'T10'] } }),
    0,
    'signings',
    ['G08'],
    'unsigned',
  );
  jito.b.pick('pass');
  jito.a.pick('sign:G08').a.pick('use:G08/0').a.pick('choose:T11');
  deepEqual([cards(jito, 'playArea', 1), cards(jito, 'booking', 0)], [['T10'], ['booking']]);
});

rule('TSU-805, TSU-318 motivated Sawada re-rolls and brings on a card; Nitta, Matsuyama and Izawa gain', () => {
  const t = atTurn({ attacker: 1, b: { played: ['T09'], hand: ['T01', 'T10'], points: [0, 2, 0] } });
  t.b.pick('motivate:TM2').b.pick('use:TM2/1').b.pick('play:T10').b.pick('done');
  deepEqual(cards(t, 'playArea', 1), ['TM2', 'T10']);
  const signed = (id: string, cost: readonly [number, number, number], ...choices: string[]) => {
    const s = lay(atTurn({ a: { hand: ['N01'], points: cost } }), 0, 'signings', [id], 'unsigned');
    s.a.pick(`sign:${id}`).a.pick(`use:${id}/0`);
    for (const choice of choices) s.a.pick(choice);
    return [...pointsOf(s, 0)];
  };
  deepEqual(
    [signed('G06', [2, 1, 0]), signed('G05', [1, 1, 1], 'gain:pass')],
    [
      [1, 0, 0],
      [0, 1, 0],
    ],
  );
});

rule('TSU-R71 a card that draws or brings on another one stays in play and counts, so that no Attack Phase goes on for ever', () => {
  const deedsOf = (effects: readonly object[]): string[] =>
    (JSON.stringify(effects).match(/"do":"\w+"/g) ?? []).map((deed) => deed.slice(6, -1));
  for (const { id, abilities } of all)
    for (const ability of abilities) {
      const deeds = deedsOf(ability.do);
      if (!deeds.includes('draw') && !deeds.includes('playMore')) continue;
      ok(!JSON.stringify(ability.do).includes('"self":true'), id);
    }
  // The longest nest: whatever is played, nine cards are the end of it.
  const t = atTurn({
    a: { hand: ['N11', 'F11', 'S09', 'N06', 'F02', 'S08', 'N08', 'N10', 'N09', 'N04'], deck: ['N01', 'N02', 'N03', 'N05'] },
  });
  t.a.pick('play:N11').a.pick('use:N11/0').a.pick('play:F11').a.pick('use:F11/0').a.pick('play:S09').a.pick('use:S09/0');
  play(t, 0, 'N06', 'N06/0');
  while (t.ask === 'turn') play(t, 0, t.a.keys[0].slice('play:'.length));
  equal(t.a.count('playArea'), 9);
});

rule('TSU-412 which cards re-roll, and which save', () => {
  const at = (timing: string) =>
    all.filter(({ abilities }) => abilities.some(({ when }) => 'use' in when && when.use[0] === timing)).map(({ id }) => id);
  deepEqual(at('reroll'), ['N10', 'T09', 'TM2']);
  deepEqual(at('save'), ['N01', 'NM4', 'T01', 'TM4', 'F04', 'G01', 'G02']);
});
