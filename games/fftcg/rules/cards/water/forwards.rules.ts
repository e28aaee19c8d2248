/** The Water Forwards of the house set, each doing what it says. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
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
  markOf,
  nextTurn,
  PLAIN,
  pass,
  pay,
  powerOf,
  resolveAll,
  stackOf,
} from '../../testing/scenarios.ts';

rule('V1-A01 Reef Militia: entering draws a card, then discards one of the hand', () => {
  const t = atMain({ a: { hand: ['V1-A01', 'V1-A02', 'V1-F01'], top: ['V1-A17'] } });
  act(t, 'play:V1-A01', 'discard:V1-A02');
  bothPass(t);
  deepEqual([...t.a.keys].sort(), ['choose:V1-A17', 'choose:V1-F01']);
  t.a.pick('choose:V1-F01');
  deepEqual(t.a.cards('hand'), ['V1-A17']);
  deepEqual(t.a.cards('breakZone'), ['V1-A02', 'V1-F01']);
  equal(t.b.count('hand'), 0);
});

rule('V1-A02 Pearl Guard: the attacker it blocks loses 1000 power until the end of the turn', () => {
  const t = block(attack(atAttack({ a: { field: [PLAIN, 'V1-F08'] }, b: { field: ['V1-A02'] } }), PLAIN), 'V1-A02');
  resolveAll(t);
  equal(powerOf(t, 0, PLAIN), 7000);
  equal(powerOf(t, 0, 'V1-F08'), 9000);
  equal(powerOf(t, 1, 'V1-A02'), 7000);
  bothPass(t);
  deepEqual([t.a.cards('field'), t.b.cards('field')], [['V1-F08'], []], '7000 against 7000');
});

rule('V1-A02 Pearl Guard: of a party every member loses 1000 power', () => {
  const t = atAttack({ a: { field: ['V1-F02', 'V1-F06', 'V1-F08'] }, b: { field: ['V1-A02', { card: 'V1-F07', dull: true }] } });
  attack(t, 'V1-F02', 'V1-F06');
  block(t, 'V1-A02');
  resolveAll(t);
  deepEqual([powerOf(t, 0, 'V1-F02'), powerOf(t, 0, 'V1-F06'), powerOf(t, 0, 'V1-F08')], [5000, 4000, 9000]);
  equal(powerOf(t, 1, 'V1-F07'), 6000);
  nextTurn(t);
  equal(powerOf(t, 0, 'V1-F02'), 6000);
});

rule('V1-A03 Tidecaller Neris: entering returns a Forward of cost 4 or less of the opponent’s', () => {
  const t = atMain({ a: { hand: ['V1-A03', 'V1-A01', 'V1-A01'], field: ['V1-F01'] }, b: { field: ['V1-F08', 'V1-F05', PLAIN, 'V1-F12'] } });
  act(t, 'play:V1-A03');
  deepEqual([...t.a.keys].sort(), ['choose:V1-E01', 'choose:V1-F08']);
  t.a.pick('choose:V1-F08');
  resolveAll(t);
  deepEqual(t.b.cards('hand'), ['V1-F08']);
  deepEqual(t.b.cards('field'), ['V1-F05', PLAIN, 'V1-F12']);
});

rule('V1-A04 Salt Dancer: put into the Break Zone it draws its controller a card', () => {
  const t = atMain({ a: { field: ['V1-F01'], hand: ['V1-F16', 'V1-F01'] }, b: { field: ['V1-A04'], top: ['V1-A05'] } });
  act(t, 'cast:V1-F16', 'choose:V1-A04');
  bothPass(t);
  deepEqual(t.b.cards('breakZone'), ['V1-A04']);
  deepEqual(stackOf(t), ['auto']);
  bothPass(t);
  deepEqual(t.b.cards('hand'), ['V1-A05']);
});

rule('V1-A04 Salt Dancer: having no power left puts it there too (FFT-1411); returning to the hand does not', () => {
  const t = atMain({ a: { field: ['V1-F01'], hand: ['V1-A16', 'V1-A01'] }, b: { field: ['V1-A04'] } });
  act(t, 'cast:V1-A16', 'choose:V1-A04');
  resolveAll(t);
  deepEqual([t.b.cards('breakZone'), t.b.count('hand')], [['V1-A04'], 1]);
  const back = atMain({ a: { hand: ['V1-A03', 'V1-A01', 'V1-A01'] }, b: { field: ['V1-A04'] } });
  resolveAll(act(back, 'play:V1-A03'));
  deepEqual(back.b.cards('hand'), ['V1-A04']);
});

rule('V1-A05 Queen Aldira: entering draws a card', () => {
  const t = atMain({ a: { hand: ['V1-A05', 'V1-A01', 'V1-A01', 'V1-A01'], top: ['V1-F16'] } });
  act(t, 'play:V1-A05');
  bothPass(t);
  deepEqual(t.a.cards('hand'), ['V1-F16']);
});

rule('V1-A05 Queen Aldira: Moonfall Tide returns all Forwards of cost 4 or less of the opponent’s', () => {
  const t = atMain({
    a: { field: ['V1-A05', 'V1-F01'], hand: ['V1-A06', 'V1-A01'] },
    b: { field: ['V1-F08', PLAIN, 'V1-F05', 'V1-F12', 'V1-F19'] },
  });
  act(t, 'use:V1-A05#2');
  deepEqual(stackOf(t), ['special']);
  deepEqual([...t.a.cards('breakZone')].sort(), ['V1-A01', 'V1-A06']);
  bothPass(t);
  deepEqual([...t.b.cards('hand')].sort(), [PLAIN, 'V1-F08']);
  deepEqual(t.b.cards('field'), ['V1-F05', 'V1-F12', 'V1-F19']);
  deepEqual(t.a.cards('field'), ['V1-A05', 'V1-F01']);
});

rule('V1-A05 Queen Aldira: Moonfall Tide needs two Water CP besides the namesake (FFT-838)', () => {
  const t = atMain({ a: { field: ['V1-A05', 'V1-A12'], hand: ['V1-A06', 'V1-F01'] }, b: { field: [PLAIN] } });
  t.a.mayNot('use:V1-A05#2').mayNot('use:V1-A05', 'FFT-519');
  const theirs = atMain({ a: { field: ['V1-A05'], hand: ['V1-A01'] }, b: { field: [PLAIN], hand: ['V1-A06'] } });
  theirs.a.mayNot('use:V1-A05#2').mayNot('use:V1-A05', 'FFT-519');
});

rule('V1-A06 Queen Aldira: the other Category DAWN Forwards of its controller have 1000 more power', () => {
  const t = atMain({ a: { field: ['V1-A06', PLAIN, 'V1-A02', 'V1-F11'] }, b: { field: ['V1-F03'] } });
  deepEqual([powerOf(t, 0, 'V1-A06'), powerOf(t, 0, PLAIN), powerOf(t, 0, 'V1-A02')], [6000, 9000, 7000]);
  deepEqual([powerOf(t, 1, 'V1-F03'), powerOf(t, 0, 'V1-F11')], [7000, 0]);
});

rule('V1-A05 and V1-A06 share a name: only one of them may be played (FFT-406)', () => {
  atMain({ a: { hand: ['V1-A05', 'V1-A01', 'V1-A01', 'V1-A01'], field: ['V1-A06'] } }).a.mayNot('play:V1-A05', 'FFT-406');
});

const sailor = (hand: readonly string[], field: readonly string[] = []) => {
  const t = atMain({
    a: { hand: ['V1-F16', 'V1-F01'], field: [{ card: 'V1-F07', damage: 0 }] },
    b: { field: [{ card: 'V1-A07', damage: 2000 }, ...field], hand, breakZone: ['V1-A01', 'V1-F04', PLAIN, 'V1-F11'] },
  });
  act(t, 'cast:V1-F16', 'choose:V1-A07');
  bothPass(t);
  deepEqual(stackOf(t), ['auto']);
  return bothPass(t);
};

rule('V1-A07 Drowned Sailor: put into the Break Zone, {1} may be paid; then a Forward of cost 2 or less comes back dull', () => {
  const t = sailor(['V1-A03']);
  deepEqual(asking(t), [1, 'may']);
  t.b.pick('yes');
  pay(t);
  deepEqual(t.b.cards('hand'), []);
  deepEqual(t.b.cards('field'), []);
  deepEqual([...t.b.keys].sort(), ['choose:V1-A01', 'choose:V1-F04'], 'a new item of the stack with a target of its own (FFT-828)');
  t.b.pick('choose:V1-F04');
  deepEqual(stackOf(t), ['auto']);
  bothPass(t);
  deepEqual(t.b.cards('field'), ['V1-F04']);
  equal(isDull(t, 1, 'V1-F04'), true);
  equal(markOf(t, 1, 'V1-F04', 'fresh'), 1);
});

rule('V1-A07 Drowned Sailor: whoever does not pay gets nothing; without CP there is nothing to say yes to', () => {
  const t = sailor(['V1-A03']);
  t.b.pick('no');
  deepEqual([t.b.cards('field'), stackOf(t), t.b.cards('hand')], [[], [], ['V1-A03']]);
  sailor([]).b.mayNot('yes');
  sailor([], ['V1-F12']).b.may('yes');
});

rule('V1-A07 Drowned Sailor: the follow-up can be answered; a target that is gone by then is not brought back (FFT-915)', () => {
  const t = sailor(['V1-A03', 'V1-H04', 'V1-F02', 'V1-F02', 'V1-F02']);
  for (const key of ['yes', 'discard:V1-A03', 'choose:V1-A01']) t.b.pick(key);
  deepEqual(asking(t), [0, 'priority']);
  pass(t);
  t.b.pick('cast:V1-H04');
  for (const key of ['payExtra', 'spend:V1-A01', 'spend:V1-F11', 'spend:V1-E01', ...new Array<string>(3).fill('discard:V1-F02')])
    t.b.pick(key);
  resolveAll(t);
  deepEqual([t.b.cards('field'), t.a.cards('removed')], [[], ['V1-F07']]);
  equal(t.b.cards('removed').includes('V1-A01'), true);
});

rule('V1-A08 Mirror Diver: entering may return another Character of its controller’s; then a card is drawn', () => {
  const setting = { a: { hand: ['V1-A08', 'V1-A01', 'V1-A01'], field: ['V1-F12', PLAIN], top: ['V1-F16'] }, b: { field: ['V1-F08'] } };
  const t = act(atMain(setting), 'play:V1-A08');
  bothPass(t);
  t.a.pick('yes');
  deepEqual([...t.a.keys].sort(), ['choose:V1-E01', 'choose:V1-F12'], 'neither itself nor the opponent’s');
  t.a.pick('choose:V1-F12');
  deepEqual([...t.a.cards('hand')].sort(), ['V1-F12', 'V1-F16']);
  deepEqual(t.a.cards('field'), [PLAIN, 'V1-A08']);
  const no = bothPass(act(atMain(setting), 'play:V1-A08'));
  no.a.pick('no');
  deepEqual([no.a.count('hand'), no.a.count('field')], [0, 3]);
});

rule('V1-A08 Mirror Diver: alone on the field it returns and draws nothing', () => {
  const t = bothPass(act(atMain({ a: { hand: ['V1-A08', 'V1-A01', 'V1-A01'] }, b: { field: ['V1-F08'] } }), 'play:V1-A08'));
  t.a.mayNot('yes');
  equal(t.a.count('hand'), 0);
});

rule('V1-A09 Lagoon Sage: casting a Summon gives it 2000 power, a card drawn and one discarded', () => {
  const t = atMain({ a: { field: ['V1-A09'], hand: ['V1-F16', 'V1-F01', 'V1-F02'], top: ['V1-A05'] }, b: { field: [PLAIN] } });
  act(t, 'cast:V1-F16', `choose:${PLAIN}`, 'discard:V1-F01');
  deepEqual(stackOf(t), ['V1-F16', 'auto'], 'it is above the Summon');
  bothPass(t);
  t.a.pick('choose:V1-A05');
  equal(powerOf(t, 0, 'V1-A09'), 8000);
  deepEqual(t.a.cards('hand'), ['V1-F02']);
  deepEqual(t.a.cards('breakZone'), ['V1-F01', 'V1-A05']);
  equal(damageOn(t, 1, PLAIN), 0);
  nextTurn(t);
  equal(powerOf(t, 0, 'V1-A09'), 6000);
});

rule('V1-A09 Lagoon Sage: neither Characters, nor the opponent’s Summons, nor EX Bursts are Summons it is there for (FFT-1215)', () => {
  const t = atMain({ a: { field: ['V1-A09'], hand: ['V1-F01', 'V1-F01'] }, b: { hand: ['V1-F16', 'V1-F01'] } });
  act(t, 'play:V1-F01');
  deepEqual(stackOf(t), []);
  pass(t);
  act(t, 'cast:V1-F16', 'choose:V1-A09');
  deepEqual(stackOf(t), ['V1-F16']);
  const hurt = atAttack({ a: { field: [PLAIN] }, b: { field: [{ card: 'V1-A09', dull: true }], top: ['V1-F16'] } });
  attack(hurt, PLAIN);
  for (let i = 0; i < 8 && hurt.ask === 'priority'; i++) pass(hurt);
  hurt.b.pick('useBurst');
  hurt.b.pick(`choose:${PLAIN}`);
  deepEqual(stackOf(hurt), []);
  equal(powerOf(hurt, 1, 'V1-A09'), 6000);
});

rule('V1-A10 Herald of the Abyss: one less for each Summon in its controller’s Break Zone, not below 3', () => {
  const cost = (own: readonly string[], theirs: readonly string[] = [], paying = 'V1-A01') => {
    const hand = ['V1-A10', ...new Array<string>(4).fill(paying)];
    const t = act(atMain({ a: { hand, breakZone: own }, b: { breakZone: theirs } }), 'play:V1-A10');
    return 4 - t.a.count('hand');
  };
  equal(cost([]), 4, '7 CP');
  equal(cost(['V1-A01', 'V1-F12'], ['V1-F16', 'V1-F17']), 4, 'only Summons, only one’s own');
  equal(cost([], [], 'V1-A16'), 4, 'the cost is fixed before Summons are discarded for it (FFT-520)');
  equal(cost(['V1-F16', 'V1-A16', 'V1-F16']), 2, '4 CP');
  equal(cost(['V1-F16', 'V1-A16', 'V1-F16', 'V1-A17']), 2, '3 CP');
  equal(cost(new Array<string>(6).fill('V1-F16')), 2, 'still 3 CP, not 1');
  const t = atMain({ a: { hand: ['V1-A10', 'V1-A01'], breakZone: new Array<string>(6).fill('V1-F16') } });
  t.a.mayNot('play:V1-A10', 'FFT-519');
  const three = atMain({
    a: { hand: ['V1-A10', 'V1-F08'], field: ['V1-A12', 'V1-F12', 'V1-F14'], breakZone: new Array<string>(6).fill('V1-F16') },
  });
  const other = find(three, 0, 'V1-F08', 'hand');
  deepEqual([three.table.stat(other, 'price'), three.table.stat(other, 'leastPrice')], [4, 0]);
  act(three, 'play:V1-A10', 'dull:V1-A12', 'dull:V1-F12', 'dull:V1-F14');
  equal(three.a.cards('field').at(-1), 'V1-A10');
});

rule('V1-A10 Herald of the Abyss: entering puts a Character of the opponent’s under its owner’s deck', () => {
  const t = atMain({
    a: { hand: ['V1-A10', 'V1-A01', 'V1-A01'], breakZone: new Array<string>(4).fill('V1-F16'), field: ['V1-F01'] },
    b: { field: ['V1-F12', PLAIN] },
  });
  act(t, 'play:V1-A10');
  deepEqual([...t.a.keys].sort(), ['choose:V1-E01', 'choose:V1-F12']);
  t.a.pick('choose:V1-F12');
  bothPass(t);
  deepEqual(t.b.cards('field'), [PLAIN]);
  equal(t.b.cards('deck')[0], 'V1-F12');
});
