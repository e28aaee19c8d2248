/** FFT-R87: a name that follows its card: removed and returned later, for as long as something is on the field. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { auto, cast, choose, exists, forwards, heads, them, this_, toHand } from '../../cards/make.ts';
import type { Effect } from '../../kinds.ts';
import { act, atMain, bothPass, damageOn, find, type Match, markOf, nextTurn, PLAIN, resolveAll } from '../testing/scenarios.ts';
import { fwd, onForward, summon, target } from '../testing/testCards.ts';

const away: Effect = { do: 'move', what: target, to: 'removed', name: 'gone' };
const back: Effect = { do: 'enter', what: them('gone') };
/** Removed, and back at the end of the turn. */
const BLINK = onForward('T-BLINK', away, { do: 'later', ability: { when: { on: 'turnEnds' }, do: [back] } });
/** Removed for as long as the jailer is on the field. */
const JAILER = fwd(
  'T-JAILER',
  3000,
  {},
  auto(heads.enter, { declare: [choose('target', forwards('opponent'))], if: exists({ self: true, zone: 'field' }) }, away, {
    do: 'later',
    ability: { when: { on: 'move', card: this_, from: 'field' }, do: [back] },
  }),
);
const cards = [BLINK, JAILER, onForward('T-OUT', toHand(target)), onForward('T-HURT', { do: 'damage', to: target, n: 2000 })];

const jailed = (more: object = {}): Match =>
  resolveAll(act(atMain({ cards, a: { hand: ['T-JAILER', 'T-OUT'] }, b: { field: [PLAIN], ...more } }), 'play:T-JAILER'));

rule('FFT-R87 a card that was removed comes back as a new object, without damage', () => {
  const t = atMain({ cards, a: { hand: ['T-BLINK', 'T-HURT'] }, b: { field: [PLAIN] } });
  bothPass(act(t, 'cast:T-HURT'));
  equal(damageOn(t, 1, PLAIN), 2000);
  bothPass(act(t, 'cast:T-BLINK'));
  deepEqual([t.b.cards('field'), t.b.cards('removed')], [[], [PLAIN]]);
  nextTurn(t);
  deepEqual([t.b.cards('field'), t.b.cards('removed')], [[PLAIN], []]);
  equal(damageOn(t, 1, PLAIN), 0);
});

rule('FFT-R87 for as long as this is on the field: when it leaves, what it took comes back', () => {
  const t = jailed();
  deepEqual(t.b.cards('field'), []);
  nextTurn(t);
  deepEqual(t.b.cards('field'), []);
  nextTurn(t);
  resolveAll(act(t, 'cast:T-OUT'));
  deepEqual([t.b.cards('field'), t.b.cards('removed')], [[PLAIN], []]);
  equal(markOf(t, 1, PLAIN, 'fresh'), 1);
});

rule('FFT-R87 if it has left before its ability resolves nothing is taken', () => {
  const t = atMain({ cards, a: { hand: ['T-JAILER'] }, b: { field: [PLAIN], hand: ['T-OUT'] } });
  act(t, 'play:T-JAILER').a.pick('pass');
  resolveAll(act(t, 'cast:T-OUT', 'choose:T-JAILER'));
  deepEqual([t.b.cards('field'), t.b.cards('removed')], [[PLAIN], []]);
});

rule('FFT-R87 what has gone on elsewhere meanwhile is not found there, and does not come back', () => {
  const fetch = summon('T-FETCH', {}, cast({}, { do: 'move', what: { zone: 'removed', of: 'opponent' }, to: 'hand' }));
  const t = atMain({ cards: [...cards, fetch], a: { hand: ['T-JAILER', 'T-OUT', 'T-FETCH'] }, b: { field: [PLAIN] } });
  resolveAll(act(t, 'play:T-JAILER'));
  bothPass(act(t, 'cast:T-FETCH'));
  resolveAll(act(t, 'cast:T-OUT'));
  deepEqual([t.b.cards('field'), t.b.cards('hand')], [[], [PLAIN]]);
});

rule('FFT-R87 of two that took cards each gives back its own', () => {
  const two = [...cards, fwd('T-OTHER', 4000)];
  const t = atMain({ cards: two, a: { hand: ['T-JAILER', 'T-JAILER', 'T-OUT'] }, b: { field: [PLAIN, 'T-OTHER'] } });
  act(t, 'play:T-JAILER').a.pick('choose:T-OTHER');
  resolveAll(t);
  resolveAll(act(t, 'play:T-JAILER'));
  deepEqual(t.b.cards('field'), []);
  t.a.pick('cast:T-OUT').a.pick(t.a.keys[0]);
  resolveAll(t);
  equal(t.b.count('field'), 1);
  equal(t.b.count('removed'), 1);
});

rule('FFT-R87 a move that is replaced is not followed', () => {
  const ghost = fwd(
    'T-GHOST',
    5000,
    {},
    { when: { instead: 'move', card: { self: true }, from: 'field', with: [{ type: 'move', to: 'hand' }] }, do: [] },
  );
  const t = atMain({ cards: [...cards, ghost], a: { hand: ['T-BLINK'] }, b: { field: ['T-GHOST'] } });
  bothPass(act(t, 'cast:T-BLINK'));
  deepEqual(t.b.cards('hand'), ['T-GHOST']);
  nextTurn(t);
  equal(t.b.cards('field').length, 0);
  equal(find(t, 1, 'T-GHOST', 'hand') >= 0, true);
});
