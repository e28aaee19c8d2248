/** FFT-1315 to FFT-1318: Freeze. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { cast, characters, choose, dull, freeze } from '../../cards/make.ts';
import { atMain, attack, isDull, markOf, nextTurn, PLAIN, pass } from '../testing/scenarios.ts';
import { cast1 } from '../testing/shortcuts.ts';
import { monster, onForward, summon, target, WAKE } from '../testing/testCards.ts';

rule('FFT-1315 Freeze: it does not activate in its controller’s next Active Phase, then the state ends', () => {
  const t = atMain({
    a: {
      field: [
        { card: PLAIN, dull: true, frozen: true },
        { card: 'V1-F11', dull: true },
      ],
    },
  });
  nextTurn(t);
  // The opponent's Active Phase is not meant.
  deepEqual([isDull(t, 0, PLAIN), markOf(t, 0, PLAIN, 'frozen')], [true, 1]);
  nextTurn(t);
  deepEqual([isDull(t, 0, PLAIN), markOf(t, 0, PLAIN, 'frozen'), isDull(t, 0, 'V1-F11')], [true, 0, false]);
  nextTurn(nextTurn(t));
  equal(isDull(t, 0, PLAIN), false);
});

rule('FFT-1315 the state is used up by that Active Phase though the Character was active (FFT-R34)', () => {
  const t = atMain({ a: { field: [{ card: 'V1-F11', frozen: true }] } });
  nextTurn(nextTurn(t));
  deepEqual([isDull(t, 0, 'V1-F11'), markOf(t, 0, 'V1-F11', 'frozen')], [false, 0]);
});

const CHILL = summon('T-CHILL', {}, cast({ declare: [choose('target', { zone: 'field', of: 'any' })] }, freeze(target)));

rule('FFT-1316 freezing does not dull: what is frozen and active may act', () => {
  const t = atMain({ cards: [CHILL], a: { hand: ['T-CHILL', 'T-CHILL', 'V1-F16'], field: [PLAIN, 'V1-F11'] } });
  cast1(t, 'T-CHILL', `choose:${PLAIN}`);
  cast1(t, 'T-CHILL', 'choose:V1-F11');
  deepEqual([isDull(t, 0, PLAIN), isDull(t, 0, 'V1-F11')], [false, false]);
  deepEqual([markOf(t, 0, PLAIN, 'frozen'), markOf(t, 0, 'V1-F11', 'frozen')], [1, 1]);
  // The Backup can still be dulled for CP, and the Forward can attack.
  t.a.may('cast:V1-F16').may('use:V1-F11#1');
  for (let i = 0; i < 10 && t.own.phase === 'main'; i++) pass(t);
  attack(t, PLAIN);
  equal(markOf(t, 0, PLAIN, 'attacking'), 1);
});

rule('FFT-1317 effects may activate a frozen Character, which stays frozen', () => {
  const t = atMain({ cards: [WAKE], a: { hand: ['T-WAKE'], field: [{ card: PLAIN, dull: true, frozen: true }] } });
  cast1(t, 'T-WAKE');
  deepEqual([isDull(t, 0, PLAIN), markOf(t, 0, PLAIN, 'frozen')], [false, 1]);
});

rule('FFT-1318 freezing twice adds nothing, and the end of the turn does not thaw', () => {
  const t = atMain({ cards: [CHILL], a: { hand: ['T-CHILL', 'T-CHILL'] }, b: { field: [{ card: PLAIN, dull: true }] } });
  cast1(t, 'T-CHILL');
  cast1(t, 'T-CHILL');
  equal(markOf(t, 1, PLAIN, 'frozen'), 1);
  nextTurn(t);
  deepEqual([isDull(t, 1, PLAIN), markOf(t, 1, PLAIN, 'frozen')], [true, 0]);
  nextTurn(nextTurn(t));
  equal(isDull(t, 1, PLAIN), false);

  // Frozen in its controller's own turn it is still frozen when that turn and the next are over.
  const u = atMain({ cards: [CHILL], a: { hand: ['T-CHILL'], field: [PLAIN] } });
  cast1(u, 'T-CHILL');
  nextTurn(u);
  equal(markOf(u, 0, PLAIN, 'frozen'), 1);
});

rule('FFT-R34 the controller’s next Active Phase counts, not the owner’s; it uses the state up; Backups and Monsters freeze too', () => {
  const steal = onForward('T-STEAL', { do: 'control', what: target }, dull(target), freeze(target));
  const cards = [steal, monster('T-IMP'), summon('T-ICE', {}, cast({}, freeze(characters('opponent')), freeze(characters('opponent'))))];
  const t = atMain({
    cards,
    a: { hand: ['T-STEAL', 'T-ICE'] },
    b: { field: [PLAIN, { card: 'T-IMP', dull: true }, { card: 'V1-F11', dull: true }, 'V1-F12'] },
  });
  cast1(t, 'T-ICE');
  cast1(t, 'T-STEAL');
  nextTurn(t);
  // The owner’s turn: the borrowed one is still frozen. Theirs stay dull once, and even the one that was active has thawed.
  deepEqual([t.own.turn, markOf(t, 0, PLAIN, 'frozen'), isDull(t, 0, PLAIN)], [1, 1, true]);
  deepEqual(
    ['T-IMP', 'V1-F11', 'V1-F12'].map((id) => [isDull(t, 1, id), markOf(t, 1, id, 'frozen')]),
    [
      [true, 0],
      [true, 0],
      [false, 0],
    ],
  );
  nextTurn(t);
  deepEqual([t.own.turn, markOf(t, 0, PLAIN, 'frozen'), isDull(t, 0, PLAIN)], [0, 0, true]);
  nextTurn(t);
  deepEqual([isDull(t, 1, 'T-IMP'), isDull(t, 1, 'V1-F11')], [false, false]);
});

rule('FFT-E38 a frozen dull Forward stays dull in the first own Active Phase and activates in the second', () => {
  const t = atMain({
    b: {
      field: [
        { card: PLAIN, dull: true, frozen: true },
        { card: 'V1-F08', dull: true },
      ],
    },
  });
  nextTurn(t);
  deepEqual([t.own.turn, isDull(t, 1, PLAIN), isDull(t, 1, 'V1-F08'), markOf(t, 1, PLAIN, 'frozen')], [1, true, false, 0]);
  nextTurn(t);
  equal(isDull(t, 1, PLAIN), true);
  nextTurn(t);
  deepEqual([t.own.turn, isDull(t, 1, PLAIN)], [1, false]);
});
