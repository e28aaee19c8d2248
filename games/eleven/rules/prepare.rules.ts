/** ELV-901 to ELV-924: prepare for the Match, with the worked examples that are about it. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { AIMS, SUGGESTIONS, type Suggestion } from '../lineUp/model.ts';
import { formationIn, inLine, PLACES, roomIn } from '../pitch.ts';
import {
  assign,
  byHand,
  compare,
  done,
  friday,
  fridayOf,
  heard,
  laidOut,
  lineUp,
  revealed,
  settled,
  thisWeek,
  zoneOf,
} from './testing/matches.ts';
import * as testing from './testing/scenarios.ts';
import { bench, build, cards, dice, lay, markOn, onTop, own, type Season, seen, supply } from './testing/scenarios.ts';

/** Marks laid out while the line-up is asked for. */
const mark = (t: Season, id: string, name: Parameters<typeof testing.mark>[2], n: number): Season => settled(testing.mark(t, id, name, n));
const standing = (t: Season): number[] => PLACES.map((place) => t.table.count(t.game.zoneKind.get('pitch')!, 0, place));
const lines = (t: Season): string => [0, 1, 2].map((line) => inLine(standing(t), line)).join('-');

rule('ELV-901 Prepare, Resolve and Check follow each other, each with its steps in order', () => {
  const t = friday({ fit: 2, fan: 2, squad: ['R05', 'R36'], staff: ['S31'], tactics: ['T01', 'T11'] });
  mark(t, 'R36', 'trained', 1);
  mark(t, 'S31', 'sus', 1);
  dice(t, 0, 1, 1);
  settled(t);
  t.pick(0, 'byHand');
  const asked: string[] = [];
  for (const key of ['formation:T01/4-3-3', 'assign:R05', 'zone:R05/LD', 'assign:R36', 'done']) t.pick(0, key);
  while (t.ask === 'place') t.pick(0, t.a.keys[0]);
  for (const key of ['keep', 'stands#1', 'none'] as const) {
    asked.push(t.ask);
    t.pick(0, t.a.keys.includes(key) ? key : t.a.keys[0]);
  }
  deepEqual(asked, ['reroll', 'stands', 'tactic']);
  const order = t.events
    .map(({ type }) => type)
    .filter((type) =>
      ['lineUp', 'tokenGone', 'use', 'stands', 'reveal', 'section', 'result', 'league', 'consequence', 'opponentDie'].includes(type),
    );
  deepEqual([...new Set(order)].slice(0, 8), ['lineUp', 'tokenGone', 'use', 'stands', 'reveal', 'section', 'result', 'league']);
});

rule('ELV-902, ELV-R87 before the line-up everybody reads the Scout Report on top of the pile, and nothing else of it', () => {
  const t = fridayOf({ a: { opponent: 'DTU1' } });
  for (const viewer of [0, 1]) {
    const { cards: open, hidden } = seen(t, viewer, 0, 'opponents');
    deepEqual(open, []);
    deepEqual(
      hidden.flatMap(({ face }) => (face ? [face] : [])),
      ['Downtown United|3|L|F||4-4-2'],
    );
  }
  deepEqual(seen(t, 0, 0, 'met').cards, []);
});

rule('ELV-903 one Tactic is played for its Formation: a basic one offers two, another one', () => {
  const t = friday({ tactics: ['T02', 'T05'] });
  t.pick(0, 'byHand');
  deepEqual(
    t.a.keys.filter((key) => key !== 'complete'),
    ['formation:T02/3-5-2', 'formation:T02/5-3-2', 'formation:T05/4-3-3'],
  );
  t.pick(0, 'formation:T02/5-3-2');
  deepEqual([cards(t, 'formation'), cards(t, 'tactics'), t.own.shape[0]], [['T02'], ['T05'], 532]);
});

rule('ELV-904, ELV-905, ELV-E30 the Lines have the numbers of the Formation; five Defenders are three in the centre and both wings', () => {
  for (const tactic of ['T02/5-3-2', 'T02/3-5-2']) {
    const t = lineUp(friday({ tactics: ['T02'] }), tactic);
    const wanted = tactic.split('/')[1];
    equal(lines(t), wanted);
    ok(standing(t).every((n, place) => n <= roomIn(place)));
    ok([1, 4, 7].every((place) => standing(t)[place] >= 1));
    if (wanted === '5-3-2') deepEqual(standing(t).slice(0, 3), [1, 3, 1]);
  }
});

rule('ELV-904, ELV-905 no marker may go where a Line is full or a Zone has no room', () => {
  const t = byHand(friday({ tactics: ['T06'] }), 'T06/5-4-1').pick(0, 'done');
  ok(!t.a.keys.some((key) => /\/(LF|RF)$/.test(key)));
  t.pick(0, 'place:m3/LD').pick(0, 'place:m4/CF');
  ok(!t.a.keys.some((key) => /\/(LD|CF)$/.test(key)));
});

rule('ELV-906, ELV-R77 each card takes 1 FIT; without one it is not assigned', () => {
  const t = byHand(friday({ fit: 1, squad: ['R07', 'R19'] }), 'T01/4-4-2');
  assign(t, 'R07');
  deepEqual([supply(t)[3], markOn(t, 'R07', 'on')], [0, 1]);
  t.a.mayNot('assign:R19', 'ELV-906');
});

rule('ELV-907, ELV-1406 whoever carries an Injury or a Suspension cannot be assigned', () => {
  for (const token of ['inj', 'sus'] as const) {
    const t = mark(friday({ fit: 2, squad: ['R07', 'R19'] }), 'R07', token, 1);
    byHand(t, 'T01/4-4-2').a.mayNot('assign:R07', 'ELV-907').may('assign:R19');
  }
});

rule('ELV-908, ELV-610 no two with the same number play', () => {
  const t = byHand(friday({ fit: 3, squad: ['R07', 'R11', 'R08'] }), 'T01/4-4-2');
  assign(t, 'R07').a.mayNot('assign:R11', 'ELV-908').may('assign:R08');
});

rule('ELV-908, ELV-910 the marker of an assigned card is turned to its Task; the others show what they showed', () => {
  const t = friday({ fit: 1, squad: ['R07'] });
  mark(t, 'm4', 'def', 0);
  mark(t, 'm5', 'def', 0);
  lineUp(t, 'T01/4-4-2', 'R07');
  deepEqual([markOn(t, 'm4', 'def'), markOn(t, 'm5', 'def'), zoneOf(t, 'm4')], [1, 0, 'CD']);
});

rule('ELV-908, ELV-R48 two without a number of a marker share one: it shows the Task of whoever plays', () => {
  const t = friday({ fit: 1, squad: ['R13', 'R14'] });
  mark(t, 'R13', 'bound', 1);
  mark(t, 'R14', 'bound', 1);
  lineUp(t, 'T01/4-4-2', 'R14');
  deepEqual([markOn(t, 'm12', 'def'), zoneOf(t, 'm12')], [1, 'CD']);
});

rule('ELV-R47, ELV-R73 three markers without a number are three Players; a fourth finds none', () => {
  const t = friday({ fit: 4, squad: ['R13', 'R14', 'R25', 'R27'] });
  byHand(t, 'T01/4-4-2');
  assign(t, 'R13', 'R14', 'R25/CM').a.mayNot('assign:R27', 'ELV-908');
  deepEqual(
    ['R13', 'R14', 'R25'].map((id) => markOn(t, id, 'bound')),
    [1, 2, 3],
  );
});

rule('ELV-909, ELV-505 an effect is paid for in full with the card, besides the 1 FIT', () => {
  const t = byHand(friday({ fit: 3, squad: ['R10', 'R16'] }), 'T01/4-4-2');
  mark(t, 'R16', 'trained', 1);
  assign(t, 'R10').pick(0, 'payEffect:R10');
  deepEqual([supply(t)[3], markOn(t, 'R10', 'paid')], [1, 1]);
  assign(t, 'R16');
  ok(!t.a.keys.includes('payEffect:R16'));
});

rule('ELV-910, ELV-R11 a marker from the bench takes the place of one without an assigned card; neither is turned', () => {
  const t = friday({ fit: 2, squad: ['R07', 'R08'] });
  bench(t, 0, ['m4', 'm12', 'm13']);
  settled(t);
  mark(t, 'm4', 'def', 1);
  byHand(t, 'T01/4-4-2').pick(0, 'assign:R08').pick(0, 'assign:R07');
  equal(t.ask, 'benchOut');
  ok(!t.a.keys.includes('benchOut:m5'));
  const side = markOn(t, 'm9', 'def');
  t.pick(0, 'benchOut:m9');
  deepEqual([zoneOf(t, 'm4'), zoneOf(t, 'm9'), markOn(t, 'm9', 'def')], ['CD', '', side]);
  equal(
    standing(done(t)).reduce((a, b) => a + b),
    10,
  );
});

rule('ELV-911 an assigned card stands in a Zone printed on it', () => {
  const t = byHand(friday({ fit: 2, squad: ['R05', 'R23'] }), 'T01/4-4-2').pick(0, 'assign:R05');
  deepEqual(t.a.keys, ['zone:R05/LD', 'zone:R05/LM']);
  t.pick(0, 'zone:R05/LM').a.mayNot('assign:R23', 'ELV-911');
  equal(zoneOf(t, 'm3'), 'LM');
});

rule('ELV-912 after the line-up nobody moves any more, but by a card', () => {
  const t = lineUp(friday({ tactics: ['T01', 'T11'] }), 'T01/4-4-2');
  const before = standing(t);
  compare(revealed(t));
  deepEqual(standing(t), before);
});

rule('ELV-913, ELV-228 one Goalkeeper at most, for 1 FIT and without a marker', () => {
  const t = byHand(friday({ fit: 3, squad: ['R01', 'R02', 'R07'] }), 'T01/4-4-2');
  t.pick(0, 'assign:R01');
  equal(t.ask, 'assign');
  deepEqual([supply(t)[3], cards(t, 'bench').length], [2, 3]);
  t.a.mayNot('assign:R02', 'ELV-913').may('assign:R07');
});

rule('ELV-914 whoever does not play has no effect', () => {
  const t = lineUp(friday({ fit: 1, squad: ['R05', 'R07'] }), 'T01/4-4-2', 'R07');
  equal(
    t.events.some(({ type }) => type === 'use'),
    false,
  );
});

rule('ELV-915, ELV-1408, ELV-E32 one token goes from each card that carries some, and the card is exhausted', () => {
  const t = friday({ squad: ['R07', 'R19'], staff: ['S31'], directors: ['D11'] });
  mark(t, 'R07', 'inj', 2);
  mark(t, 'R07', 'sus', 1);
  mark(t, 'R19', 'inj', 2);
  mark(t, 'S31', 'sus', 3);
  mark(t, 'D11', 'sus', 1);
  t.pick(0, 'byHand').pick(0, 'formation:T01/4-4-2').a.mayNot('assign:R07', 'ELV-907');
  done(t);
  equal(t.ask, 'token');
  t.pick(0, 'serveInjury:R07');
  deepEqual(
    ['R07', 'R19', 'S31', 'D11'].map((id) => [markOn(t, id, 'inj'), markOn(t, id, 'sus')]),
    [
      [1, 1],
      [1, 0],
      [0, 2],
      [0, 0],
    ],
  );
});

rule('ELV-R24 with tokens of both kinds the owner says which one goes', () => {
  const t = friday({ squad: ['R07'] });
  mark(t, 'R07', 'inj', 1);
  mark(t, 'R07', 'sus', 1);
  lineUp(t, 'T01/4-4-2');
  deepEqual(t.a.keys, ['serveInjury:R07', 'serveSuspension:R07']);
  t.pick(0, 'serveSuspension:R07');
  deepEqual([markOn(t, 'R07', 'inj'), markOn(t, 'R07', 'sus')], [1, 0]);
});

rule('ELV-915 the card is exhausted until the End of the Week', () => {
  const t = friday({ fan: 1, staff: ['S31'], tactics: ['T01', 'T11'] });
  mark(t, 'S31', 'sus', 1);
  lineUp(t, 'T01/4-4-2');
  equal(t.ask, 'stands');
  deepEqual([markOn(t, 'S31', 'exhausted'), markOn(t, 'S31', 'sus')], [1, 0]);
});

rule('ELV-916 the last token goes too late for this Match', () => {
  const t = mark(friday({ fit: 1, fan: 1, squad: ['R07'] }), 'R07', 'inj', 1);
  byHand(t, 'T01/4-4-2').a.mayNot('assign:R07', 'ELV-907');
  done(t);
  deepEqual([markOn(t, 'R07', 'inj'), markOn(t, 'R07', 'on')], [0, 0]);
});

rule('ELV-917, ELV-918, ELV-E9 before the Match: on a 6 the Opponent leads already', () => {
  for (const [face, against] of [
    [6, 1],
    [5, 0],
    [1, 0],
  ]) {
    const t = friday({ fit: 1, squad: ['R05'], tactics: ['T01', 'T11'] });
    dice(t, 0, face);
    revealed(lineUp(settled(t), 'T01/4-4-2', 'R05/LD'));
    deepEqual([t.own.goals[0], t.own.against[0]], [0, against]);
  }
});

rule('ELV-919, ELV-923 one FAN on each Stand: the printed two and what is built, as far as FAN go', () => {
  const choices = (fan: number, ...built: string[]) => {
    const t = friday({ fan });
    for (const kind of built) build(t, 0, kind);
    lineUp(settled(t), 'T01/4-4-2');
    return t.a.keys;
  };
  deepEqual(choices(5), ['stands#2', 'stands#1', 'stands#0']);
  deepEqual(choices(1), ['stands#1', 'stands#0']);
  deepEqual(choices(5, 'stand3', 'stand4'), ['stands#4', 'stands#3', 'stands#2', 'stands#1', 'stands#0']);
});

rule('ELV-920, ELV-921, ELV-E31, ELV-1108 four FAN are Sold Out, and 4 cash afterwards', () => {
  for (const [fans, sold] of [
    [4, true],
    [3, false],
  ] as const) {
    const t = friday({ fan: 4, fit: 1, squad: ['R33'], tactics: ['T01', 'T11'] });
    for (const kind of ['stand3', 'stand4']) build(t, 0, kind);
    lineUp(settled(t), 'T01/4-4-2', 'R33/CF').pick(0, `stands#${fans}`);
    deepEqual(heard(t, 'stands'), [{ n: fans, soldOut: sold }]);
    compare(t);
    deepEqual(
      heard(t, 'gain')
        .filter(({ why }) => why === 'stands')
        .map(({ n }) => n),
      [fans],
    );
    // The text of R33 asks for a Sold Out Stadium.
    equal(heard(t, 'boost').length, sold ? 1 : 0);
  }
});

rule('ELV-923, ELV-R45, ELV-E40 a limit counts FAN that lie there already', () => {
  const t = friday({ fan: 5, tactics: ['T01', 'T11'] });
  build(t, 0, 'stand3');
  own(t, 0, 'stands', 1);
  thisWeek(t, 'standLimit', 'atMost', 2);
  lineUp(t, 'T01/4-4-2');
  deepEqual(t.a.keys, ['stands#1', 'stands#0']);
  compare(t.pick(0, 'stands#1'));
  deepEqual(
    heard(t, 'gain')
      .filter(({ why }) => why === 'stands')
      .map(({ n }) => n),
    [2],
  );
});

rule('ELV-922, ELV-R69, ELV-R29, ELV-1006 what was paid for may be left, and is lost all the same', () => {
  const t = friday({ fit: 2, squad: ['R10'], tactics: ['T01', 'T11'] });
  compare(revealed(lineUp(t, 'T01/4-4-2', 'R10!')));
  equal(t.ask, 'during');
  deepEqual(t.a.keys, ['use:R10', 'done']);
  t.pick(0, 'done');
  deepEqual([markOn(t, 'R10', 'paid'), supply(t)[3]], [0, 0]);
});

rule('ELV-924, ELV-R50 without FIT and without Players ten cardless markers play', () => {
  for (const tactic of ['T01', 'T02', 'T03', 'T04', 'T05', 'T06', 'T11']) {
    const t = friday({ tactics: [tactic] });
    const [formation] = t.game.defs.find(({ id }) => id === tactic)!.traits.formation;
    lineUp(t, `${tactic}/${formation}`);
    deepEqual(heard(t, 'lineUp')[0].formation, formation);
    deepEqual(
      formationIn(formation).reduce((a, b) => a + b),
      10,
    );
  }
});

/** What suggestions are picked by, each with everything it is. */
const offered = (t: Season): (readonly [key: string, names: readonly Suggestion[]])[] =>
  t.a.view.ask!.options.flatMap(({ key, verb, figures }) =>
    verb === 'suggest' ? [[key, SUGGESTIONS.filter((name) => figures![name] === 1)] as const] : [],
  );

rule('ELV-R49 a line-up is one decision: whole suggestions, or by hand, and the rest left to the suggestion at any time', () => {
  for (const which of AIMS) {
    const t = friday({ fit: 3, squad: ['R01', 'R07', 'R29', 'R31'], tactics: ['T01', 'T11'] });
    revealed(t.pick(0, offered(t).find(([, names]) => names.includes(which))![0]));
    ok(['4-4-2', '4-3-3', '4-2-4'].includes(lines(t)));
    equal(['R01', 'R07', 'R29', 'R31'].filter((id) => markOn(t, id, 'on') > 0).length <= 3, true);
  }
  const t = assign(byHand(friday({ fit: 3, squad: ['R01', 'R07', 'R29'], tactics: ['T01', 'T11'] }), 'T01/4-3-3'), 'R29');
  equal(t.pick(0, 'complete').ask, 'tactic');
  deepEqual([lines(t), zoneOf(t, 'm9'), markOn(t, 'R29', 'on')], ['4-3-3', 'CF', 1]);
  const early = friday({ fit: 1, squad: ['R29'], tactics: ['T01', 'T11'] })
    .pick(0, 'byHand')
    .pick(0, 'complete');
  deepEqual([early.ask, heard(early, 'lineUp').length], ['tactic', 1]);
  const placed = byHand(friday({ tactics: ['T01', 'T11'] }), 'T01/4-4-2')
    .pick(0, 'done')
    .pick(0, 'place:m3/RF');
  equal(placed.pick(0, 'complete').ask, 'tactic');
  deepEqual([lines(placed), zoneOf(placed, 'm3')], ['4-4-2', 'RF']);
});

rule('ELV-R49 a line-up that is several things is suggested once, and says all it is', () => {
  const t = friday({ tactics: ['T01'], opponent: 'DTU2' });
  deepEqual(offered(t), [['suggest:best', ['best', 'bold', 'safe']]]);
  t.pick(0, 'suggest:best').until('day');
  // Against others another line-up is the best; against the same again that of the last Week.
  deepEqual(offered(t.until('lineUp')), [
    ['suggest:best', ['best', 'bold', 'safe']],
    ['suggest:last', ['last']],
  ]);
  deepEqual(offered(settled(onTop(t, 'opponents', ['DTU2']))), [['suggest:best', ['best', 'bold', 'safe', 'last']]]);
  equal(heard(t.pick(0, 'suggest:best'), 'lineUp').at(-1)!.formation, heard(t, 'lineUp')[0].formation);
  // Two of the three.
  const some = friday({ fit: 3, squad: ['R01', 'R07', 'R29', 'R31'], tactics: ['T01'], opponent: 'DTU2' });
  deepEqual(offered(some), [
    ['suggest:best', ['best', 'safe']],
    ['suggest:bold', ['bold']],
  ]);
  some.a.mayNot('suggest:safe');
  equal(heard(some.pick(0, 'suggest:bold'), 'lineUp').length, 1);
});

rule('ELV-R49 the line-up of the last Week is offered again as soon as there is one', () => {
  const t = friday({ fit: 1, squad: ['R29'] });
  ok(!t.a.keys.includes('suggest:last'));
  lineUp(t, 'T01/4-4-2', 'R29');
  t.until('day');
  const where = t.table.pile(t.game.zoneKind.get('pitch')!, 0, 7).length;
  t.until('lineUp');
  ok(t.a.keys.includes('suggest:last'));
  t.pick(0, 'suggest:last');
  equal(heard(t, 'lineUp').at(-1)!.formation, '4-4-2');
  equal(t.table.pile(t.game.zoneKind.get('pitch')!, 0, 7).length, where);
});

rule('ELV-R46, ELV-906 more than ten cannot play, because each needs a marker of its own', () => {
  const squad = ['R07', 'R08', 'R10', 'R05', 'R19', 'R18', 'R20', 'R21', 'R22', 'R29', 'R13', 'R14'];
  const t = byHand(friday({ fit: 12, squad }), 'T01/4-3-3');
  assign(t, 'R07', 'R08', 'R10', 'R05/LD', 'R19', 'R18', 'R20', 'R29', 'R21/LF', 'R22/RF');
  for (const id of ['R13', 'R14']) t.a.mayNot(`assign:${id}`, 'ELV-911');
  equal(t.table.pile(t.game.zoneKind.get('pitch')!, 0, 9).length, 0);
});

rule('ELV-906, ELV-910, ELV-911 with the right Director one Player a Match is assigned for nothing; all else is the same', () => {
  const t = friday({ fit: 1, fan: 1, squad: ['R05', 'R07', 'R19'], directors: ['D10'] }, { seats: 2 });
  bench(t, 0, ['m3', 'm12', 'm13']);
  byHand(settled(t), 'T01/4-4-2').pick(0, 'assignFree:R05');
  deepEqual([t.ask, t.a.keys], ['zone', ['zone:R05/LD', 'zone:R05/LM']]);
  equal(t.pick(0, 'zone:R05/LM').ask, 'benchOut');
  t.pick(0, 'benchOut:m9');
  deepEqual([supply(t)[3], markOn(t, 'R05', 'on'), zoneOf(t, 'm3')], [1, 2, 'LM']);
  ok(!t.a.keys.some((key) => key.startsWith('assignFree')));
  assign(t, 'R07').a.mayNot('assign:R19', 'ELV-906');
  equal(done(t).own.fit[0], 0);
});

rule('ELV-303, ELV-901 where two play, each is asked for their own line-up and Match', () => {
  const t = friday(
    { fit: 4, squad: ['R05', 'R07', 'R19', 'R10'], tactics: ['T01', 'T11'] },
    { seats: 2, options: { goalkeeperAuto: false } },
  );
  bench(t, 0, ['m4', 'm12', 'm13']);
  mark(mark(settled(t), 'R19', 'inj', 1), 'R19', 'sus', 1);
  byHand(t, 'T01/4-4-2').pick(0, 'assign:R05').pick(0, 'zone:R05/LD').pick(0, 'assign:R07').pick(0, 'benchOut:m9');
  t.pick(0, 'assign:R10').pick(0, 'payEffect:R10').pick(0, 'done');
  while (t.a.keys.some((key) => key.startsWith('place'))) t.pick(0, t.a.keys[0]);
  t.pick(0, 'serveInjury:R19');
  // The text of R05 is carried out without a question.
  laidOut(t, { keeper: '1/1', their: { CM: 'A1' } })
    .pick(0, 'none')
    .pick(0, 'use:R10')
    .pick(0, 'save:man1');
  deepEqual(t.asked, [1]);
  equal(heard(t, 'result').length, 1);
});

rule('ELV-R49 until it is confirmed a line-up can be begun anew: cards, markers, sides and what was paid are as before', () => {
  const t = friday({ fit: 4, op: 1, squad: ['R13', 'R25', 'R08', 'R10'], tactics: ['T01', 'T11'] });
  bench(t, 0, ['m5', 'm12', 'm13']);
  const look = () => [
    supply(t),
    cards(t, 'bench').toSorted(),
    cards(t, 'tactics').toSorted(),
    ['R13', 'R25', 'R08', 'R10'].map((id) => [markOn(t, id, 'on'), markOn(t, id, 'paid'), markOn(t, id, 'bound')]),
    Array.from({ length: 13 }, (_, i) => [zoneOf(t, `m${i + 2}`), markOn(t, `m${i + 2}`, 'def')]),
    t.own.shape,
  ];
  settled(t);
  const before = look();
  assign(byHand(t, 'T01/4-4-2'), 'R13', 'R25/RM!', 'R08', 'R10').pick(0, 'startOver');
  deepEqual([t.ask, look()], ['lineUp', before]);
  byHand(t, 'T11/4-2-4').pick(0, 'done').pick(0, t.a.keys[0]).pick(0, t.a.keys[0]).pick(0, 'startOver');
  deepEqual([t.ask, look()], ['lineUp', before]);
  equal(lineUp(t, 'T01/4-4-2', 'R08').ask, 'tactic');
  deepEqual([supply(t)[3], heard(t, 'lineUp').length], [3, 1]);
});

rule('ELV-R49, ELV-906 begun anew, who was assigned for nothing gives no fitness back', () => {
  const t = friday({ fit: 2, squad: ['R08', 'R07'], directors: ['D10'], tactics: ['T01', 'T11'] });
  const begun = byHand(t, 'T01/4-4-2').pick(0, 'assignFree:R08').pick(0, 'assign:R07');
  equal(supply(begun)[3], 1);
  deepEqual(supply(begun.pick(0, 'startOver'))[3], 2);
});

rule('ELV-R49, ELV-909 as last Week: who played plays again, for nothing whom a Director lets, and what was paid for is paid again', () => {
  const t = friday({ fit: 3, squad: ['R08', 'R10'], directors: ['D10'], tactics: ['T01'] });
  byHand(t, 'T01/4-4-2').pick(0, 'assignFree:R08');
  done(assign(t, 'R10!'));
  t.until('lineUp');
  // Whatever became of them meanwhile.
  lay(t, 0, 'squad', ['R08', 'R10']);
  settled(mark(mark(own(t, 0, 'fit', 2), 'R08', 'last', 1), 'R10', 'last', 2));
  deepEqual(t.a.view.ask!.options.find(({ key }) => key === 'suggest:last')!.figures?.fit, 2);
  t.pick(0, 'suggest:last');
  const played = ['R08', 'R10'].map((id) => markOn(t, id, 'last'));
  deepEqual([played, supply(t)[3]], [[1, 2], 0]);
});
