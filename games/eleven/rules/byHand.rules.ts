/** ELV-303, ELV-R49: two managers make their line-ups at the same time, each asked about the own one; and what a Director gives. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { byHand, done, friday, fridayOf, settled } from './testing/matches.ts';
import { bench, mark, markOn, type Season, supply } from './testing/scenarios.ts';

const MAKING = ['formation', 'assign', 'zone', 'benchOut', 'place'];
const placed = (t: Season): number => [0, 1, 2, 3, 4, 5, 6, 7, 8].reduce((n, place) => n + t.a.count(`pitch@${place}`), 0);

rule('ELV-303, ELV-R49, ELV-R24, ELV-917 whatever is asked about a Match is asked of its own manager', () => {
  const squad = ['R05', 'R13', 'R10', 'R07', 'R20', 'R30'];
  const t = fridayOf({
    options: { goalkeeperAuto: false },
    a: { opponent: 'BLK2', fit: 9, fan: 3, squad, tactics: ['T01', 'T05', 'T11'] },
  });
  bench(t, 0, ['m12', 'm13', 'm14']);
  settled(mark(mark(t, 'R07', 'inj', 1), 'R07', 'sus', 1));
  const asked = new Set<string>();
  const wanted = [
    'byHand',
    'formation:T01/4-4-2',
    'assign:R05',
    'assign:R13',
    'assign:R10',
    'payEffect:R10',
    'assign:R20',
    'payEffect:R20',
    'assign:R30',
  ];
  while (t.a.keys.length > 0) {
    asked.add(t.ask);
    const key =
      wanted.find((each) => t.a.keys.includes(each)) ??
      t.a.keys.find((each) => !each.startsWith('bring') && each !== 'complete' && each !== 'startOver')!;
    wanted.splice(0, wanted.includes(key) ? wanted.indexOf(key) + 1 : 0);
    t.a.pick(key);
    if (t.own.outcome[0] >= 0) break;
  }
  for (const name of [...MAKING, 'lineUp', 'token', 'stands', 'tactic', 'during', 'reroll', 'save']) ok(asked.has(name), name);
  // The other manager has not been asked for anything else meanwhile.
  ok(t.b.keys.includes('byHand'));
});

rule('ELV-R88, ELV-303 who of two equals is blocked is asked of their own manager', () => {
  // BRI2 has one D3 in the centre of its defence.
  const t = fridayOf({ a: { opponent: 'BRI2', fit: 2, squad: ['Y02', 'R28'], tactics: ['T01'] } });
  settled(mark(t, 'Y02', 'trained', 1));
  byHand(t, 'T01/4-4-2');
  for (const id of ['Y02', 'R28']) {
    t.a.pick(`assign:${id}`);
    while (t.ask === 'benchOut' || t.ask === 'zone') t.a.pick(t.a.keys[0]);
  }
  done(t);
  while (t.a.keys.length > 0 && t.ask !== 'scorer' && t.own.outcome[0] < 0) t.a.pick(t.a.keys[0]);
  deepEqual([t.ask, t.a.keys.length], ['scorer', 2]);
});

rule('ELV-R49 at any time the rest can be left to the suggestion, and then the line-up is made', () => {
  const club = { fit: 3, squad: ['R05', 'R07', 'R24'], tactics: ['T01', 'T11'] };
  const whole = (t: Season) => deepEqual([MAKING.includes(t.ask), placed(t), t.own.shape[0] > 0], [false, 10, true]);
  const formation = friday(club).pick(0, 'byHand');
  formation.a.may('complete').pick('complete');
  whole(formation);
  const assigning = byHand(friday(club), 'T01/4-4-2');
  assigning.a.may('complete').pick('complete');
  whole(assigning);
  const placing = byHand(friday(club), 'T01/4-4-2');
  placing.a.pick('done').a.may('complete').pick('complete');
  whole(placing);
});

rule('ELV-906, ELV-704 Duarte: one Player of each Match is assigned for no fitness, with Zone and marker like the others', () => {
  const t = friday({ squad: ['R05', 'R13', 'R08'], directors: ['D10'], tactics: ['T01', 'T11'] });
  bench(t, 0, ['m12', 'm13', 'm14']);
  byHand(settled(t), 'T01/4-4-2');
  t.a.mayNot('assign:R05').may('assignFree:R05').pick('assignFree:R05');
  deepEqual([t.ask, t.a.keys], ['zone', ['zone:R05/LD', 'zone:R05/LM']]);
  t.a.pick('zone:R05/LM');
  t.a.mayNot('assignFree:R08').mayNot('assign:R08');
  done(t);
  deepEqual([markOn(t, 'R05', 'on'), supply(t)[3], placed(t)], [2, 0, 10]);
  equal(t.a.cards('pitch@3').includes('m3'), true);
});

rule('ELV-906, ELV-910 the free one may need a marker from the bench, and a second one takes fitness', () => {
  const t = friday({ fit: 1, squad: ['R13', 'R08', 'R07'], directors: ['D10'], tactics: ['T01', 'T11'] });
  bench(t, 0, ['m12', 'm13', 'm14']);
  byHand(settled(t), 'T01/4-4-2');
  t.a.pick('assignFree:R13');
  equal(t.ask, 'benchOut');
  t.a.mayNot('benchOut:m12').pick('benchOut:m9');
  equal(supply(t)[3], 1);
  t.a.mayNot('assignFree:R08').pick('assign:R08');
  equal(supply(t)[3], 0);
  t.a.mayNot('assign:R07');
  deepEqual([...t.a.cards('bench')].sort(), ['m13', 'm14', 'm9']);
});
