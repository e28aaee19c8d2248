/** The Wind Backups of the house set, each doing what it says. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { act, atAttack, atMain, bothPass, find, isDull, PLAIN, pass, resolveAll, stackOf } from '../../testing/scenarios.ts';
import { dulled, hit } from '../../testing/shortcuts.ts';

rule('V1-W11 Windmill Tender: dulled and put into the Break Zone it activates any Forward', () => {
  const t = atMain({ a: { field: ['V1-W11', dulled('V1-F01'), dulled('V1-F12')] }, b: { field: [dulled(PLAIN)] } });
  t.a.pick('use:V1-W11#1').a.may(`choose:${PLAIN}`).mayNot('choose:V1-F12').pick('choose:V1-F01');
  deepEqual([t.a.cards('breakZone'), isDull(t, 0, 'V1-F01')], [['V1-W11'], true]);
  bothPass(t);
  deepEqual([isDull(t, 0, 'V1-F01'), isDull(t, 1, PLAIN)], [false, true]);
});

rule('V1-W12 Grove Sister Elowen: dulled for CP she gives one of any of the six Elements, never Light or Dark', () => {
  const t = atMain({ a: { field: ['V1-W12', 'V1-W11'], hand: ['V1-F01'] } });
  deepEqual([...t.table.traits(find(t, 0, 'V1-W12'), 'cp')].sort(), ['earth', 'fire', 'ice', 'lightning', 'water', 'wind']);
  t.a.pick('play:V1-F01').a.may('dull:V1-W12:fire').pick('dull:V1-W12:fire');
  // One CP of two: the other Backup has to help.
  t.a.pick('dull:V1-W11');
  deepEqual([t.a.cards('field'), isDull(t, 0, 'V1-W12')], [['V1-W12', 'V1-W11', 'V1-F01'], true]);
});

rule('V1-W12 Grove Sister Elowen: in the hand she is a Wind card like any other', () => {
  const t = atMain({ a: { hand: ['V1-F01', 'V1-W12', 'V1-W02'] } });
  t.a.mayNot('play:V1-F01', 'FFT-519').pick('play:V1-W02').a.pick('discard:V1-W12');
  deepEqual(t.a.cards('field'), ['V1-W02']);
});

rule('V1-W13 Skydock Broker: of the top three cards one of Wind or Water may be taken; the rest goes under the deck in any order', () => {
  const t = atMain({ a: { hand: ['V1-W13', 'V1-W09', 'V1-W09'], top: ['V1-F01', 'V1-W01', 'V1-A01', 'V1-W03'] } });
  act(t, 'play:V1-W13');
  bothPass(t);
  deepEqual([...t.a.keys].sort(), ['choose:V1-A01', 'choose:V1-W01', 'done']);
  t.a.pick('choose:V1-W01').a.pick('putUnder:V1-A01');
  const deck = t.a.cards('deck');
  deepEqual([t.a.cards('hand'), deck.slice(0, 2), deck.at(-1)], [['V1-W01'], ['V1-F01', 'V1-A01'], 'V1-W03']);
  equal((t.state.known[find(t, 0, 'V1-W01', 'hand')] & 2) !== 0, true);
});

rule('V1-W13 Skydock Broker: nothing need be taken, and a short deck is no loss', () => {
  const t = atMain({ a: { hand: ['V1-W13', 'V1-W09', 'V1-W09'], deck: 2, top: ['V1-F01', 'V1-W01'] } });
  act(t, 'play:V1-W13');
  bothPass(t).a.pick('done').a.pick('putUnder:V1-F01');
  deepEqual([t.a.cards('deck'), t.a.count('hand'), t.result], [['V1-W01', 'V1-F01'], 0, null]);
});

rule('V1-W14 Spire Archer: entering breaks a Forward or Monster of cost 2 or less of the opponent’s', () => {
  const t = atMain({ a: { field: ['V1-W01'], hand: ['V1-W14', 'V1-W09', 'V1-W09'] }, b: { field: [PLAIN, 'V1-F01', 'V1-F11', 'V1-F19'] } });
  act(t, 'play:V1-W14');
  deepEqual(t.a.keys, ['choose:V1-F01', 'choose:V1-F19']);
  t.a.pick('choose:V1-F19');
  bothPass(t);
  deepEqual([t.b.cards('breakZone'), t.b.cards('field')], [['V1-F19'], [PLAIN, 'V1-F01', 'V1-F11']]);
});

rule('V1-W14 Spire Archer: as an EX Burst it breaks one of the attacking player’s; without a target nothing happens', () => {
  const t = hit(atAttack({ a: { field: [PLAIN, 'V1-F01', 'V1-F04'] }, b: { top: ['V1-W14'] } }), PLAIN);
  t.b.pick('useBurst').b.pick('choose:V1-F04');
  deepEqual([t.a.cards('breakZone'), t.b.cards('damage'), t.b.count('field')], [['V1-F04'], ['V1-W14'], 0]);
  const u = hit(atAttack({ a: { field: [PLAIN] }, b: { top: ['V1-W14'] } }), PLAIN);
  u.b.pick('useBurst');
  deepEqual([u.a.cards('field'), u.b.cards('damage'), u.ask], [[PLAIN], ['V1-W14'], 'priority']);
});

rule('V1-W15 Echo Cantor: for 1 CP, dulled and put into the Break Zone, it cancels an auto-ability on the stack', () => {
  const t = atMain({ a: { hand: ['V1-I03', 'V1-I08', 'V1-I08'] }, b: { field: ['V1-W15', 'V1-F11'], hand: ['V1-F01'] } });
  act(t, 'play:V1-I03');
  pass(t);
  act(t, 'use:V1-W15#1');
  deepEqual([stackOf(t), t.b.cards('breakZone'), isDull(t, 1, 'V1-F11')], [['auto', 'action'], ['V1-W15'], true]);
  bothPass(t);
  deepEqual([stackOf(t), t.b.cards('hand')], [[], ['V1-F01']]);
});

rule('V1-W15 Echo Cantor: Summons and other abilities it cannot choose; its own side’s auto-abilities it can', () => {
  const t = atMain({ a: { field: ['V1-F11'], hand: ['V1-F16', 'V1-F01'] }, b: { field: ['V1-W15', 'V1-W11', PLAIN] } });
  t.a.pick('cast:V1-F16').a.pick('discard:V1-F01');
  act(t, 'use:V1-F11#1');
  deepEqual(stackOf(t), ['V1-F16', 'action']);
  pass(t);
  t.b.mayNot('use:V1-W15', 'FFT-809').mayNot('use:V1-W15#1');
  const u = atMain({ a: { field: ['V1-W15', 'V1-W11'], hand: ['V1-I03', 'V1-I08', 'V1-I08'] }, b: { hand: ['V1-F01'] } });
  u.a.pick('play:V1-I03').a.pick('discard:V1-I08').a.pick('discard:V1-I08');
  act(u, 'use:V1-W15#1');
  resolveAll(u);
  deepEqual([u.b.cards('hand'), u.a.cards('field')], [['V1-F01'], ['V1-W11', 'V1-I03']]);
});

rule('V1-W15 Echo Cantor: not in the turn it came, and not without the CP', () => {
  const stage = (more: object) => {
    const t = atMain({ a: { hand: ['V1-I03', 'V1-I08', 'V1-I08'] }, b: { hand: [], ...more } });
    return pass(act(t, 'play:V1-I03'));
  };
  stage({ field: [{ card: 'V1-W15', fresh: true }, 'V1-F11'] })
    .b.mayNot('use:V1-W15', 'FFT-804')
    .mayNot('use:V1-W15#1');
  stage({ field: ['V1-W15'] })
    .b.mayNot('use:V1-W15', 'FFT-519')
    .mayNot('use:V1-W15#1');
});
