/** The Wind Forwards of the house set, each doing what it says. Jory Thane: joryThane.rules.ts. */

import { deepEqual, equal } from 'node:assert/strict';
import { load, save } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import {
  act,
  atAttack,
  atMain,
  atTheirMain,
  attack,
  block,
  bothPass,
  damageOn,
  find,
  hasKeyword,
  isDull,
  nextTurn,
  PLAIN,
  pass,
  powerOf,
  resolveAll,
  stackOf,
  toAttack,
} from '../../testing/scenarios.ts';
import { dulled } from '../../testing/shortcuts.ts';

const fresh = (card: string) => ({ card, fresh: true }) as const;

rule('V1-W01 Gale Runner: Haste lets it attack in the turn it came', () => {
  const t = atMain({ a: { field: [fresh('V1-W02')], hand: ['V1-W01', 'V1-W09'] } });
  act(t, 'play:V1-W01');
  equal(powerOf(t, 0, 'V1-W01'), 2000);
  bothPass(toAttack(t));
  t.a.mayNot('attack:V1-W02', 'FFT-705').pick('attack:V1-W01');
  equal(isDull(t, 0, 'V1-W01'), true);
});

rule('V1-W02 Feather Scout: entering activates up to one Backup of yours, selected on resolution', () => {
  const t = atMain({
    a: { field: [dulled('V1-W11'), dulled('V1-F11'), dulled('V1-W01')], hand: ['V1-W02', 'V1-W09'] },
    b: { field: [dulled('V1-F12')] },
  });
  act(t, 'play:V1-W02');
  deepEqual([stackOf(t), t.ask], [['auto'], 'priority']);
  bothPass(t);
  deepEqual(t.a.keys, ['choose:V1-W11', 'choose:V1-F11', 'done']);
  t.a.pick('choose:V1-F11');
  deepEqual([t.ask, isDull(t, 0, 'V1-F11'), isDull(t, 0, 'V1-W11')], ['priority', false, true]);
});

rule('V1-W02 Feather Scout: it may activate none, and there need not be any', () => {
  const t = atMain({ a: { field: [dulled('V1-W11')], hand: ['V1-W02', 'V1-W09'] } });
  act(t, 'play:V1-W02');
  bothPass(t).a.pick('done');
  equal(isDull(t, 0, 'V1-W11'), true);
  const u = atMain({ a: { hand: ['V1-W02', 'V1-W09'] } });
  act(u, 'play:V1-W02');
  deepEqual(stackOf(u), ['auto']);
  bothPass(u);
  deepEqual([stackOf(u), u.ask], [[], 'priority']);
});

rule('V1-W03 Skyward Duelist: with two other Wind Forwards of yours it cannot be blocked', () => {
  const t = attack(atAttack({ a: { field: ['V1-W03', 'V1-W01', 'V1-W02'] }, b: { field: [PLAIN, 'V1-W09'] } }), 'V1-W03');
  bothPass(t);
  deepEqual([t.ask, t.asked, t.b.count('damage')], ['priority', [0], 0]);
  bothPass(t);
  equal(t.b.count('damage'), 1);
});

rule('V1-W03 Skyward Duelist: with one other, others’ or other Elements it can be; it is read when the block is declared', () => {
  const t = attack(atAttack({ a: { field: ['V1-W03', 'V1-W01', 'V1-F01', 'V1-W11'] }, b: { field: [PLAIN, 'V1-W09'] } }), 'V1-W03');
  bothPass(t);
  t.b.may(`block:${PLAIN}`);
  // A second one is broken after the attack was declared.
  const u = attack(atAttack({ a: { field: ['V1-W03', 'V1-W01', 'V1-W02'] }, b: { field: [PLAIN, 'V1-F11'] } }), 'V1-W03');
  pass(u);
  act(u, 'use:V1-F11#1', 'choose:V1-W01');
  resolveAll(u);
  bothPass(u);
  u.b.may(`block:${PLAIN}`);
});

rule('V1-W03 Skyward Duelist: in a party another member can be blocked, and so can the party (FFT-1107)', () => {
  const t = attack(atAttack({ a: { field: ['V1-W03', 'V1-W01', 'V1-W02'] }, b: { field: [PLAIN] } }), 'V1-W03', 'V1-W01');
  bothPass(t);
  t.b.may(`block:${PLAIN}`);
});

rule('V1-W04 Choirmaster Anwen: entering activates up to three Backups of yours', () => {
  const field = ['V1-W11', 'V1-F11', 'V1-F12', 'V1-I11'];
  const t = atMain({
    a: { field: [...field, 'V1-F01'].map(dulled), hand: ['V1-W04', 'V1-W09', 'V1-W09'] },
    b: { field: [dulled('V1-W12')] },
  });
  act(t, 'play:V1-W04');
  bothPass(t).a.mayNot('choose:V1-W12').mayNot('choose:V1-F01').pick('choose:V1-W11');
  t.a.pick('choose:V1-F12').a.may('done').pick('choose:V1-I11');
  deepEqual([t.ask, field.map((id) => isDull(t, 0, id))], ['priority', [false, true, false, false]]);
});

rule('V1-W07 Breeze Trickster: played in the opponent’s attack it takes 2000 power from an attacking Forward', () => {
  const t = atAttack({ a: { field: ['V1-W05', 'V1-W09', 'V1-W03'] }, b: { hand: ['V1-W07', 'V1-W01'] } });
  attack(t, 'V1-W05', 'V1-W09');
  pass(t);
  act(t, 'play:V1-W07');
  deepEqual(t.b.keys, ['choose:V1-W05', 'choose:V1-W09']);
  t.b.pick('choose:V1-W09');
  deepEqual([stackOf(t), t.b.cards('field')], [['auto'], ['V1-W07']]);
  bothPass(t);
  deepEqual([powerOf(t, 0, 'V1-W09'), powerOf(t, 0, 'V1-W05')], [5000, 6000]);
  bothPass(t);
  t.b.may('block:V1-W07');
  nextTurn(t);
  equal(powerOf(t, 0, 'V1-W09'), 7000);
});

rule('V1-W07 Breeze Trickster: one with 2000 power goes, which is no breaking; with nobody attacking nothing is chosen', () => {
  const t = attack(atAttack({ a: { field: ['V1-W01'] }, b: { hand: ['V1-W07', 'V1-W09'] } }), 'V1-W01');
  pass(t);
  act(t, 'play:V1-W07');
  bothPass(t);
  deepEqual([t.a.cards('breakZone'), t.b.count('damage')], [['V1-W01'], 0]);
  const u = atMain({ a: { hand: ['V1-W07', 'V1-W09'] }, b: { field: [PLAIN] } });
  act(u, 'play:V1-W07');
  deepEqual([stackOf(u), powerOf(u, 1, PLAIN)], [[], 8000]);
});

rule('V1-W07 Breeze Trickster: if only a Forward of your own attacks, that one is chosen', () => {
  const t = attack(atAttack({ a: { field: ['V1-W09'], hand: ['V1-W07', 'V1-W01'] }, b: { field: [PLAIN] } }), 'V1-W09');
  act(t, 'play:V1-W07');
  bothPass(t);
  deepEqual([powerOf(t, 0, 'V1-W09'), powerOf(t, 1, PLAIN)], [5000, 8000]);
});

rule(
  'V1-W08 Harrier Queen Sioned: all others of yours gain Haste and cannot be blocked by cost 3 or less, until the end of the turn',
  () => {
    const t = atMain({
      a: { field: [fresh('V1-W02'), 'V1-F01'], hand: ['V1-W08', 'V1-W09', 'V1-W09', 'V1-W09', 'V1-W03', 'V1-I08', 'V1-I08'] },
      b: { field: [PLAIN, 'V1-F07', 'V1-F01'] },
    });
    t.a.pick('play:V1-W08').a.pick('discard:V1-W09').a.pick('discard:V1-W09').a.pick('discard:V1-W09');
    bothPass(t);
    deepEqual(
      ['V1-W02', 'V1-F01', 'V1-W08'].map((id) => hasKeyword(t, 0, id, 'haste')),
      [true, true, false],
    );
    equal(hasKeyword(t, 1, 'V1-F01', 'haste'), false);
    t.a.may('play:V1-I08');
    bothPass(toAttack(t));
    t.a.mayNot('attack:V1-W08', 'FFT-705').pick('attack:V1-W02');
    if (t.ask === 'join') t.a.pick('charge');
    bothPass(t);
    t.b.mayNot(`block:${PLAIN}`, 'FFT-1017').mayNot('block:V1-F01', 'FFT-1017').pick('block:V1-F07');
    nextTurn(t);
    equal(hasKeyword(t, 0, 'V1-F01', 'haste'), false);
    // Back again on a's next turn: nothing of it is left.
    attack(toAttack(nextTurn(t).until('priority', 0)), 'V1-F01');
    bothPass(resolveAll(t));
    t.b.may(`block:${PLAIN}`);
  },
);

rule('V1-W08 Harrier Queen Sioned: she herself and who comes later have nothing of it (FFT-1503)', () => {
  const queen = () => {
    const t = atMain({
      a: { field: ['V1-W02'], hand: ['V1-W08', 'V1-W09', 'V1-W09', 'V1-W09', 'V1-W01', 'V1-W02'] },
      b: { field: [PLAIN] },
    });
    t.a.pick('play:V1-W08').a.pick('discard:V1-W09').a.pick('discard:V1-W09').a.pick('discard:V1-W09');
    return bothPass(t);
  };
  const t = queen();
  act(t, 'play:V1-W01');
  bothPass(attack(toAttack(t), 'V1-W01'));
  t.b.may(`block:${PLAIN}`);
  const u = queen();
  // As if she had been there since the last turn: from a save, so that taking back does not lead behind it.
  u.state = load(u.game, save(u.game, u.state));
  u.state.marks[u.game.spec.marks!.indexOf('fresh')][find(u, 0, 'V1-W08')] = 0;
  bothPass(attack(toAttack(u), 'V1-W08'));
  u.b.may(`block:${PLAIN}`);
  const v = bothPass(attack(toAttack(queen()), 'V1-W02'));
  deepEqual([v.ask, v.asked], ['priority', [0]]);
});

rule('V1-W08 Harrier Queen Sioned: Backups and Monsters gain nothing', () => {
  const field = ['V1-W11', 'V1-W19', 'V1-W02'];
  const t = atMain({ a: { field, hand: ['V1-W08', 'V1-W09', 'V1-W09', 'V1-W09'] } });
  t.a.pick('play:V1-W08').a.pick('discard:V1-W09').a.pick('discard:V1-W09').a.pick('discard:V1-W09');
  bothPass(t);
  deepEqual(
    field.map((id) => hasKeyword(t, 0, id, 'haste')),
    [false, false, true],
  );
});

rule('V1-W09 Kite Rider: the opponent’s Summons cannot choose it; their abilities and your own Summons can', () => {
  const b = { field: ['V1-F11', PLAIN], hand: ['V1-F16', 'V1-F01'] };
  const t = pass(atMain({ a: { field: ['V1-W09', 'V1-W03'], hand: ['V1-W16', 'V1-W01'] }, b }));
  t.b.pick('cast:V1-F16').b.may('choose:V1-W03').mayNot('choose:V1-W09').pick('takeBack');
  t.b.pick('use:V1-F11#1').b.pick('choose:V1-W09');
  bothPass(t);
  equal(damageOn(t, 0, 'V1-W09'), 3000);
  act(t, 'cast:V1-W16', 'choose:V1-W09');
  bothPass(t);
  equal(powerOf(t, 0, 'V1-W09'), 8000);
});

rule(
  'V1-W09 Kite Rider: a Summon’s EX Burst cannot choose it, a Character’s can; what chooses nothing reaches it (FFT-R29, FFT-1517)',
  () => {
    const t = atAttack({ a: { field: ['V1-W09', PLAIN] }, b: { top: ['V1-I16'], field: [dulled('V1-F01')] } });
    block(attack(t, 'V1-W09'), null);
    t.b.pick('useBurst').b.mayNot('choose:V1-W09').pick(`choose:${PLAIN}`);
    const u = atAttack({ a: { field: ['V1-W09', PLAIN] }, b: { top: ['V1-F03'] } });
    block(attack(u, 'V1-W09'), null);
    u.b.pick('useBurst').b.pick('choose:V1-W09');
    equal(damageOn(u, 0, 'V1-W09'), 4000);
    const v = atTheirMain({ a: { field: ['V1-W09'] }, b: { hand: ['V1-F18', 'V1-F02', 'V1-F02', 'V1-F02'], breakZone: ['V1-F01'] } });
    act(v, 'cast:V1-F18');
    bothPass(v);
    equal(damageOn(v, 0, 'V1-W09'), 3000);
  },
);

rule(
  'V1-W10 Whisper Saboteur: attacking puts two cards of their deck into the Break Zone; with a Forward among them it strikes first',
  () => {
    const t = attack(atAttack({ a: { field: ['V1-W10'] }, b: { field: ['V1-F08'], top: ['V1-F11', 'V1-F01', 'V1-F02'] } }), 'V1-W10');
    resolveAll(t);
    deepEqual(
      [t.b.cards('breakZone'), powerOf(t, 0, 'V1-W10'), hasKeyword(t, 0, 'V1-W10', 'firstStrike')],
      [['V1-F11', 'V1-F01'], 9000, true],
    );
    block(t, 'V1-F08');
    bothPass(t);
    deepEqual([t.b.cards('breakZone'), t.a.cards('field'), damageOn(t, 0, 'V1-W10')], [['V1-F11', 'V1-F01', 'V1-F08'], ['V1-W10'], 0]);
    nextTurn(t);
    deepEqual([powerOf(t, 0, 'V1-W10'), hasKeyword(t, 0, 'V1-W10', 'firstStrike')], [8000, false]);
  },
);

rule('V1-W10 Whisper Saboteur: without a Forward among the two it gains nothing; two Forwards give it 1000 once', () => {
  const t = attack(atAttack({ a: { field: ['V1-W10'] }, b: { top: ['V1-F11', 'V1-F16', 'V1-F01'] } }), 'V1-W10');
  bothPass(t);
  deepEqual(
    [t.b.cards('breakZone'), powerOf(t, 0, 'V1-W10'), hasKeyword(t, 0, 'V1-W10', 'firstStrike')],
    [['V1-F11', 'V1-F16'], 8000, false],
  );
  const u = attack(atAttack({ a: { field: ['V1-W10'] }, b: { top: ['V1-F02', 'V1-F01'] } }), 'V1-W10');
  bothPass(u);
  equal(powerOf(u, 0, 'V1-W10'), 9000);
});
