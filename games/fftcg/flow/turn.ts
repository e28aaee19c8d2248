/** FFT-600: the turn and its phases. */
import { chooseSome, chosen, type Flow } from '@touchline/engine';
import { returnBorrowed } from '../control.ts';
import { discards, draw } from '../piles.ts';
import { act, again, BOTH, type Fftcg, leave, loop, type Phase, phase, seq, settle, sub, type T, turnPlayer, when } from '../state.ts';
import { field, hand, stack } from '../zones.ts';
import { attackPhase } from './attack.ts';
import { processes } from './processes.ts';

const enter = (name: Phase) => act(`to-${name}`, 'FFT-601', (t: T) => t.set('phase', name));

/** FFT-619, FFT-804: a new turn; what its player controls has been there since its start. */
const newTurn = act('newTurn', 'FFT-619', (t) => {
  t.set('turns', t.own.turns + 1);
  if (t.own.freeUses.length > 0) t.set('freeUses', []);
  for (const seat of BOTH) for (const card of t.pile(field, seat)) if (t.mark(card, 'attacks') > 0) t.setMark(card, 'attacks', 0);
  for (const card of t.pile(field, t.own.turn)) if (t.mark(card, 'fresh') === 1) t.setMark(card, 'fresh', 0);
});

/** FFT-604: nobody is asked here or in the Draw Phase; what is triggered waits. FFT-602, FFT-603: all dull Characters of the turn player, except frozen ones, which thaw (FFT-1315, FFT-R34). */
const active = phase(
  'active',
  'FFT-602',
  enter('active'),
  act('activate', 'FFT-602', (t) => {
    const own = t.pile(field, t.own.turn);
    const waking = own.filter((c) => t.mark(c, 'dull') === 1 && t.mark(c, 'frozen') === 0);
    for (const card of own) if (t.mark(card, 'frozen') === 1) t.setMark(card, 'frozen', 0);
    if (waking.length > 0) t.batch(waking.map((card) => ({ type: 'activate', card })));
  }),
);

/** FFT-605, FFT-213: two cards, one in the very first turn. A draw that fails loses at once (FFT-606, FFT-R76). */
const drawing = phase(
  'draw',
  'FFT-605',
  enter('draw'),
  act('draw', 'FFT-605', (t) => draw(t, t.own.turn, t.own.turns === 1 ? 1 : t.rule(t.own.turn, 'draws'))),
  when(
    'drawnOut',
    (t) => t.own.drawnOut[t.own.turn] === 1,
    act('lose', 'FFT-606', (t) => void processes(t)),
  ),
);

/** FFT-607, FFT-611, FFT-612. It ends when both have passed in a row with nothing on the stack (FFT-610). */
const main = (name: string, first: boolean): Flow<Fftcg> =>
  phase(
    name,
    'FFT-607',
    enter('main'),
    act('begin', 'FFT-612', (t) => t.happen({ type: first ? 'main1Begins' : 'main2Begins', seat: t.own.turn })),
    sub('priority'),
  );

/** FFT-613: what is on the stack resolves; nobody may start anything. */
export const resolveAll = loop(
  'resolving',
  settle,
  when('empty', (t) => t.count(stack) === 0, leave('resolving')),
  sub('resolve'),
);

/** FFT-614, FFT-615: the turn player alone, here alone; chosen in secret, shown together. */
const handLimit = when(
  'tooMany',
  (t) => t.count(hand, t.own.turn) > t.rule(t.own.turn, 'handLimit'),
  seq(
    chooseSome<Fftcg>('excess', {
      who: turnPlayer,
      clause: 'FFT-614',
      from: (t) => t.pile(hand, t.own.turn),
      max: (t) => t.count(hand, t.own.turn) - t.rule(t.own.turn, 'handLimit'),
    }),
    act('discard', 'FFT-614', (t) => t.batch(discards(t, chosen(t, 'excess')))),
  ),
);

/** FFT-616, FFT-1205, FFT-R11: damage on every Forward of both players goes together with what lasted until the end of the turn. */
const cleanUp = act('cleanUp', 'FFT-616', (t) => {
  for (const seat of BOTH) for (const card of t.pile(field, seat)) if (t.mark(card, 'damage') > 0) t.setMark(card, 'damage', 0);
  returnBorrowed(t);
});

/**
 * FFT-613 to FFT-618. "Until the end of the turn" is the scope `thisTurn`, which ends before the turn itself: what is triggered by the
 * end of it still resolves in this turn (FFT-617, FFT-R47).
 */
const afterwards = loop(
  'afterwards',
  cleanUp,
  act('check', 'FFT-617', (t) => t.let('busy', processes(t))),
  when('checked', (t) => t.v('busy') === true, again('afterwards')),
  when('quiet', (t) => t.s.waiting.length === 0, leave('afterwards')),
  // It is still the same turn: what lasts beyond it does not count it a second time.
  act('stillThisTurn', 'FFT-617', (t) => t.outlast('thisTurn', t.own.turn)),
  phase('thisTurn', 'FFT-617', resolveAll),
);

/** FFT-618, FFT-216: the turn is over for whoever's it was, and the other player's begins; the first turn has all of it (FFT-214). */
export const passTurn = act('pass', 'FFT-618', (t) => t.set('turn', 1 - t.own.turn));

export const turn = phase(
  'turn',
  'FFT-601',
  // "Until your next turn begins" is the scope `begins`: nothing happens in it.
  phase('begins', 'FFT-601'),
  phase(
    'thisTurn',
    'FFT-616',
    newTurn,
    active,
    drawing,
    main('main1', true),
    enter('attack'),
    attackPhase,
    main('main2', false),
    phase(
      'end',
      'FFT-613',
      enter('end'),
      act('endOfTurn', 'FFT-613', (t) => t.happen({ type: 'turnEnds', seat: t.own.turn })),
      resolveAll,
      handLimit,
    ),
  ),
  afterwards,
);
