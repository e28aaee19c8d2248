/** ELV-1007 to ELV-1022: five pairs of Sections, with the worked examples that are about them. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { compare, friday, heard, laidOut, lineUp, met, pairs, revealed, score, settled, shots, type Teams } from './testing/matches.ts';
import { mark, markOn, own } from './testing/scenarios.ts';

const played = (teams: Teams, options = {}) => compare(met(teams, options));

rule('ELV-1002, ELV-1007 the pairs in their order: wings cross, Forwards meet Defenders', () => {
  const own = { LM: 'A1', RM: 'A2', CF: 'A3', CM: 'A4', CD: 'A5' } as const;
  const t = played({ own, their: { RM: 'D1', LM: 'D2', CD: 'D3', CM: 'D4', CF: 'D5' } });
  deepEqual(
    pairs(t).map(({ own: [shot] }) => shot),
    ['A1 blocked by man1', 'A2 blocked by man2', 'A3 blocked by man3', 'A4 blocked by man4', 'A5 blocked by man5'],
  );
  deepEqual(
    heard(t, 'section').map(({ pair }) => pair),
    [0, 1, 2, 3, 4],
  );
});

rule('ELV-1002 a wing is all three of its Zones', () => {
  const t = played({ own: { LD: 'D1', LM: 'D2', LF: 'A1' }, their: { RD: 'A2', RM: 'A1', RF: 'D1' } });
  deepEqual(pairs(t)[0].own, ['A1 blocked by man3']);
  deepEqual(pairs(t)[0].their, ['A2 blocked by m3', 'A1 blocked by m2']);
});

rule('ELV-1008, ELV-R31 both attacks of a pair are over before the next one begins', () => {
  const t = played({ own: { LM: 'A1', CM: 'A1' }, their: { RM: 'A1', CM: 'A1' } });
  deepEqual(
    pairs(t).map((pair) => pair.score),
    [
      [1, 1],
      [1, 1],
      [1, 1],
      [2, 2],
      [2, 2],
    ],
  );
});

rule('ELV-1011, ELV-1012, ELV-1013 equal or stronger blocks, one each; weaker or nobody does not', () => {
  deepEqual(pairs(played({ own: { CM: 'A2' }, their: { CM: 'D2' } }))[3].own, ['A2 blocked by man1']);
  deepEqual(pairs(played({ own: { CM: 'A2' }, their: { CM: 'D3' } }))[3].own, ['A2 blocked by man1']);
  deepEqual(pairs(played({ own: { CM: 'A2' }, their: { CM: 'D1' } }))[3].own, ['A2 goal']);
  deepEqual(pairs(played({ own: { CM: 'A1 A1' }, their: { CM: 'D3' } }))[3].own, ['A1 blocked by man1', 'A1 goal']);
  deepEqual(pairs(played({ own: { CM: 'A1 A1' }, their: { CM: 'D1 D1' } }))[3].own, ['A1 blocked by man1', 'A1 blocked by man2']);
});

rule('ELV-1014, ELV-1015, ELV-R30, ELV-E23 as few goals as possible: the strongest by the weakest who can', () => {
  const t = played({ own: { CF: 'A3 A2' }, their: { CD: 'D3' }, foeKeeper: '2/1' });
  deepEqual(pairs(t)[2].own, ['A3 blocked by man1', 'A2 saved']);
  const two = played({ own: { CF: 'A2 A1' }, their: { CD: 'D3 D2 D1' } });
  deepEqual(pairs(two)[2].own, ['A2 blocked by man2', 'A1 blocked by man3']);
});

rule('ELV-1016 who defends elsewhere, or against nobody, does nothing', () => {
  const t = played({ own: { LM: 'A1', CM: 'D4' }, their: { CM: 'D4', LM: 'D4', RM: 'A1' } });
  deepEqual(pairs(t)[0], { own: ['A1 goal'], their: ['A1 goal'], score: [1, 1], gloves: { own: 0, their: 0 } });
});

rule('ELV-1017, ELV-E12 an own Goalkeeper of Strength 1 with two gloves: shots 1, 2, 1, 1', () => {
  const t = played({ keeper: '1/2', their: { RM: 'A1', LM: 'A2', CD: 'A1', CM: 'A1' } });
  deepEqual(
    pairs(t).flatMap(({ their }) => their),
    ['A1 saved', 'A2 goal', 'A1 saved', 'A1 goal'],
  );
  deepEqual(score(t), [0, 2]);
});

rule('ELV-1017, ELV-1018, ELV-E13 an opposing Goalkeeper of Strength 3 with two gloves: shots 3, 4, 2, 1', () => {
  const t = played({ foeKeeper: '3/2', own: { LM: 'A3', RM: 'A4', CF: 'A2', CM: 'A1' } });
  deepEqual(
    pairs(t).flatMap(({ own }) => own),
    ['A3 saved', 'A4 goal', 'A2 saved', 'A1 goal'],
  );
  deepEqual(score(t), [2, 0]);
});

rule('ELV-1018, ELV-R31 the own Goalkeeper saves by himself, or as his manager says', () => {
  const teams: Teams = { keeper: '2/1', their: { RM: 'A2', CM: 'A1' } };
  deepEqual(score(played(teams)), [0, 1]);
  const asked = compare(met(teams, { goalkeeperAuto: false }));
  equal(asked.ask, 'save');
  deepEqual(asked.a.keys, ['save:man1', 'letIn:man1']);
  asked.a.pick('letIn:man1').a.pick('save:man2');
  deepEqual(
    pairs(asked).flatMap(({ their }) => their),
    ['A2 goal', 'A1 saved'],
  );
  const saved = compare(met(teams, { goalkeeperAuto: false }));
  saved.a.pick('save:man1');
  deepEqual(score(saved), [0, 1]);
});

rule('ELV-1018, ELV-1022 asked or not, the strongest shot comes first, and what cannot be saved is not asked for', () => {
  const t = compare(met({ keeper: '2/1', their: { CM: 'A1 A2 A3' } }, { goalkeeperAuto: false }));
  deepEqual(t.a.keys, ['save:man2', 'letIn:man2']);
  t.a.pick('letIn:man2');
  deepEqual(t.a.keys, ['save:man1', 'letIn:man1']);
  t.a.pick('save:man1');
  deepEqual(pairs(t)[3].their, ['A1 saved', 'A2 goal', 'A3 goal']);
});

rule('ELV-1019, ELV-R12, ELV-R50 without a Goalkeeper card: Strength 1 and one glove', () => {
  const t = revealed(lineUp(friday({ squad: ['R04'], tactics: ['T01', 'T11'] }), 'T01/4-4-2'));
  equal(t.own.gloves[0], 1);
  laidOut(t, { keeper: '1/1', their: { RM: 'A2', LM: 'A1', CM: 'A1' } });
  deepEqual(
    pairs(compare(t)).flatMap(({ their }) => their),
    ['A2 goal', 'A1 saved', 'A1 goal'],
  );
});

rule('ELV-1017 an assigned Goalkeeper brings his Strength and gloves', () => {
  const t = revealed(lineUp(friday({ fit: 1, squad: ['R04'], tactics: ['T01', 'T11'] }), 'T01/4-4-2', 'R04'));
  equal(t.own.gloves[0], 1);
  laidOut(t, { keeper: '3/1', their: { RM: 'A3' } });
  deepEqual(score(compare(t)), [0, 0]);
});

rule('ELV-1020 an attacker who is not stopped scores and is remembered for it', () => {
  const t = played({ own: { CM: 'A2 A1' }, their: { CM: 'D1' } });
  deepEqual(pairs(t)[3].own, ['A2 goal', 'A1 blocked by man1']);
  deepEqual(score(t), [1, 0]);
});

rule('ELV-1021 gloves are gone for all later pairs', () => {
  const t = played({ own: { LM: 'A1', CD: 'A1' }, their: { RM: 'A1', CF: 'A1' }, keeper: '1/1', foeKeeper: '1/1' });
  deepEqual(
    pairs(t).map(({ gloves }) => gloves),
    [0, 0, 0, 0, 0].map((n) => ({ own: n, their: n })),
  );
  deepEqual(score(t), [1, 1]);
});

rule('ELV-1022 of one Section the strongest is offered to the Goalkeeper first', () => {
  deepEqual(pairs(played({ own: { CM: 'A1 A2' }, foeKeeper: '2/1' }))[3].own, ['A1 goal', 'A2 saved']);
});

rule('ELV-E10, ELV-1013 own A3 and A2 against D3 and A2, without Goalkeepers: a goal each', () => {
  const t = played({ own: { CF: 'A3 A2' }, their: { CD: 'D3 A2' } });
  deepEqual(pairs(t)[2], { own: ['A3 blocked by man1', 'A2 goal'], their: ['A2 goal'], score: [1, 1], gloves: { own: 0, their: 0 } });
});

rule('ELV-E11, ELV-1012 own A2 and D1 against D1 and A1: 1 to 0', () => {
  const t = played({ own: { CM: 'A2 D1' }, their: { CM: 'D1 A1' } });
  deepEqual([pairs(t)[3].own, pairs(t)[3].their, score(t)], [['A2 goal'], ['A1 blocked by m3'], [1, 0]]);
});

rule('ELV-E14, ELV-1001 a whole Match against Greytown: 2 to 2', () => {
  const t = played({
    keeper: '2/1',
    foeKeeper: '2/1',
    own: { LD: 'D2', LM: 'D1', RD: 'D1', RM: 'A1', RF: 'A3', CF: 'D2 D2 A1', CM: 'A2', CD: 'A1' },
    their: { RD: 'A2', RM: 'D1', LD: 'D1', LM: 'D1', LF: 'D2', CD: 'A4', CM: 'A1', CF: 'A3 D2 D1' },
  });
  deepEqual(
    pairs(t).map(({ own, their, score: after }) => [own, their, after]),
    [
      [[], ['A2 blocked by m2'], [0, 0]],
      [['A1 blocked by man3', 'A3 goal'], [], [1, 0]],
      [['A1 saved'], ['A4 goal'], [1, 1]],
      [['A2 goal'], ['A1 saved'], [2, 1]],
      [['A1 blocked by man10'], ['A3 goal'], [2, 2]],
    ],
  );
});

rule('ELV-E24, ELV-1009 with Strength 0 one still scores if nobody is left; a glove is enough to stop it', () => {
  deepEqual(pairs(played({ own: { CM: 'A0' }, foeKeeper: '1/0' }))[3].own, ['A0 goal']);
  deepEqual(pairs(played({ own: { CM: 'A0' }, foeKeeper: '1/1' }))[3].own, ['A0 saved']);
});

// ---------------------------------------------------------------- who of equals scores

/** Y01, Trained, behind marker 9 in CF with Strength 2, and another man. */
function withSonn(other: string, teams: Teams = {}, vp = 0) {
  const t = friday({ fit: 1, squad: ['Y01'], tactics: ['T01', 'T11'] });
  mark(t, 'Y01', 'trained', 1);
  mark(t, 'Y01', 'vpG', vp);
  revealed(lineUp(settled(t), 'T01/4-4-2', 'Y01'));
  return laidOut(t, { own: { CF: `m9 ${other}` }, ...teams });
}

rule('ELV-R88, ELV-R68, ELV-1022, ELV-E34 the owner says who of two equals scores, if a goal means something for one', () => {
  const t = compare(withSonn('A2', { foeKeeper: '2/1' }));
  equal(t.ask, 'scorer');
  deepEqual(t.a.keys.toSorted(), ['scorer:m2', 'scorer:m9']);
  t.a.pick('scorer:m9');
  deepEqual(
    shots(t, 2).map(({ id, end }) => [id, end]),
    [
      ['m2', 'saved'],
      ['m9', 'goal'],
    ],
  );
  equal(markOn(t, 'Y01', 'vpG'), 1);
  const other = compare(withSonn('A2', { foeKeeper: '2/1' }));
  other.a.pick('scorer:m2');
  equal(markOn(other, 'Y01', 'vpG'), 0);
});

rule('ELV-R88 where two play, the one whose men they are says it', () => {
  const t = friday({ fit: 1, squad: ['Y01'], tactics: ['T01', 'T11'] }, { seats: 2 });
  mark(t, 'Y01', 'trained', 1);
  lineUp(settled(t), 'T01/4-4-2', 'Y01');
  compare(laidOut(t, { own: { CF: 'm9 A2' }, foeKeeper: '2/1' }));
  t.pick(0, 'scorer:m2');
  equal(markOn(t, 'Y01', 'vpG'), 0);
});

rule('ELV-R88 nobody is asked if no goal means anything, or all score, or nobody does', () => {
  equal(compare(withSonn('A2', { foeKeeper: '2/1' }, 1)).ask === 'scorer', false);
  equal(compare(withSonn('A2', { foeKeeper: '2/2' })).ask === 'scorer', false);
  equal(compare(withSonn('A2', { foeKeeper: '1/1' })).ask === 'scorer', false);
  equal(compare(withSonn('A1', { foeKeeper: '2/1' })).ask === 'scorer', false);
});

rule('ELV-R88 a text that reads whether he scored asks too', () => {
  const t = friday({ fit: 1, squad: ['R18'], tactics: ['T01', 'T11'] });
  revealed(lineUp(t, 'T01/4-4-2', 'R18'));
  laidOut(t, { own: { CM: 'm8 A3' }, foeKeeper: '3/1' });
  equal(compare(t).ask, 'scorer');
});

rule('ELV-R88, ELV-R30, ELV-E41 otherwise cardless markers are stopped first, then lower numbers', () => {
  const t = friday({ fit: 1, squad: ['R31'], tactics: ['T01', 'T11'] });
  revealed(lineUp(t, 'T01/4-4-2', 'R31'));
  laidOut(t, { own: { RF: 'm7', RM: 'A1' }, foeKeeper: '1/1' });
  deepEqual(
    shots(compare(t), 1).map(({ id, card, end }) => [id, card, end]),
    [
      ['m2', '', 'saved'],
      ['m7', 'R31', 'goal'],
    ],
  );
  const two = played({ own: { CM: 'A1 A1 A1' }, foeKeeper: '1/1', their: { CM: 'D1' } });
  deepEqual(
    shots(two, 3).map(({ id, end }) => [id, end]),
    [
      ['m2', 'blocked'],
      ['m3', 'saved'],
      ['m4', 'goal'],
    ],
  );
});

// ---------------------------------------------------------------- Strength

rule('ELV-1009, ELV-1412, ELV-R25, ELV-R60 printed Strength, tokens and what the Match adds, never below 0', () => {
  const t = friday({ fit: 1, squad: ['R29'], tactics: ['T01', 'T11'] });
  for (const [token, n] of [
    ['plusS', 2],
    ['plusP', 1],
    ['minusS', 1],
  ] as const)
    mark(t, 'R29', token, n);
  revealed(lineUp(settled(t), 'T01/4-4-2', 'R29'));
  laidOut(t, { own: { CF: 'm9' } });
  settled(mark(t, 'm9', 'boost', 1));
  const [shot] = shots(compare(t), 2);
  deepEqual(shot, {
    id: 'm9',
    card: 'R29',
    strength: 5,
    printed: 2,
    tokens: 2,
    boost: 1,
    by: '',
    byCard: '',
    byStrength: 0,
    end: 'goal',
  });
  const weak = friday({ fit: 1, squad: ['R29'], tactics: ['T01', 'T11'] });
  mark(weak, 'R29', 'minusP', 3);
  revealed(lineUp(settled(weak), 'T01/4-4-2', 'R29'));
  laidOut(weak, { own: { CF: 'm9' } });
  equal(shots(compare(weak), 2)[0].strength, 0);
});

rule('ELV-1010, ELV-1409 a cardless marker counts 1', () => {
  const t = revealed(friday({ tactics: ['T01', 'T11'] }));
  own(t, 0, 'gloves', 1);
  compare(t);
  for (const pair of heard(t, 'section'))
    for (const { strength } of pair.own as unknown as readonly { strength: number }[]) equal(strength, 1);
});

rule('ELV-1018, ELV-1022 with gloves for both, the stronger of two shots is asked about first', () => {
  const t = compare(met({ keeper: '2/2', their: { CM: 'A1 A2' } }, { goalkeeperAuto: false }));
  deepEqual(t.a.keys, ['save:man2', 'letIn:man2']);
  t.a.pick('save:man2').a.pick('letIn:man1');
  deepEqual(pairs(t)[3].their, ['A1 goal', 'A2 saved']);
});
