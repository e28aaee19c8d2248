/** FFT-1311 to FFT-1324: Search, Freeze, Back Attack, and words of the rules. */
import { deepEqual, equal, notDeepEqual } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  activate,
  auto,
  breaks,
  cast,
  choose,
  discard,
  draw,
  dull,
  EOT,
  forwards,
  freeze,
  gainsKeyword,
  heads,
  job,
  put,
  search,
  type,
} from '../cards/make.ts';
import { backup, fwd, onForward, summon, target, WAKE } from './cardsOfTests.ts';
import { cast1 } from './situations.ts';
import {
  act,
  asking,
  atAttack,
  atMain,
  atTheirMain,
  attack,
  block,
  bothPass,
  isDull,
  type Match,
  markOf,
  nextTurn,
  PLAIN,
  pass,
  resolveAll,
  stackOf,
} from './table.ts';

const SEEK = summon('T-SEEK', {}, cast({}, search(job('Marshal'), type('forward'))));
const WISH = summon('T-WISH', {}, cast({}, search()));
const shuffles = (t: Match) => t.events.filter((e) => e.type === 'shuffle').length;

rule('FFT-1311 Search: look through the deck, reveal a card that fits, put it where told, shuffle', () => {
  const t = atMain({ cards: [SEEK], a: { hand: ['T-SEEK'], top: ['V1-F08', 'V1-F03', 'V1-F14', 'V1-F09'] } });
  const [deck, before] = [t.a.count('deck'), shuffles(t)];
  const order = [...t.a.ids('deck')];
  cast1(t, 'T-SEEK');
  // A Forward of Job Marshal: not the Ogre, not the Adept, which are there too.
  deepEqual([...t.a.keys].sort(), ['find:V1-F03', 'find:V1-F09', 'findNothing']);
  const found = t.a.ids('deck').find((c) => t.game.defs[t.state.def[c]].id === 'V1-F09')!;
  t.a.pick('find:V1-F09');
  deepEqual(t.a.cards('hand'), ['V1-F09']);
  equal(t.a.count('deck'), deck - 1);
  // The opponent knows the card in the hand; the deck was shuffled.
  equal(t.table.sees(1, found), true);
  equal(shuffles(t), before + 1);
  notDeepEqual(
    t.a.ids('deck'),
    order.filter((c) => c !== found),
  );
});

rule('FFT-1312 and FFT-1313 nothing need be found though something fits, and the deck is shuffled all the same', () => {
  const t = atMain({ cards: [SEEK], a: { hand: ['T-SEEK'], top: ['V1-F03'] } });
  const [order, before] = [[...t.a.ids('deck')], shuffles(t)];
  cast1(t, 'T-SEEK');
  t.a.pick('findNothing');
  deepEqual(t.a.cards('hand'), []);
  equal(t.a.count('deck'), order.length);
  equal(shuffles(t), before + 1);
  notDeepEqual([...t.a.ids('deck')], order);
});

rule('FFT-1312 with the option off something that fits must be taken', () => {
  const t = atMain({ cards: [SEEK], options: { searchMayFail: false }, a: { hand: ['T-SEEK'], top: ['V1-F03'] } });
  cast1(t, 'T-SEEK');
  t.a.may('find:V1-F03').mayNot('findNothing', 'FFT-1314');
});

rule('FFT-1314 a search without any restriction must find a card, unless the deck is empty', () => {
  const t = atMain({ cards: [WISH], a: { hand: ['T-WISH'], deck: 3, top: ['V1-F08'] } });
  cast1(t, 'T-WISH');
  t.a.may('find:V1-F08').may(`find:${PLAIN}`).mayNot('findNothing', 'FFT-1314');
  const u = atMain({ cards: [WISH], a: { hand: ['T-WISH'], deck: 0 } });
  cast1(u, 'T-WISH');
  u.a.pick('findNothing');
  deepEqual([u.a.count('hand'), u.result], [0, null]);
});

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

/** Back Attack, 2 CP, without the generic icon; entering draws. */
const AMBUSH = fwd('T-AMBUSH', 6000, { cost: 2, generic: undefined as never, keywords: ['backAttack'] }, auto(heads.enter, {}, draw()));

rule('FFT-1319 Back Attack: in any Main or Attack Phase of either player, on an empty stack or not', () => {
  const hand = ['T-AMBUSH', 'V1-F01', 'V1-F16', 'V1-F02'];
  const own = atMain({ cards: [AMBUSH], a: { hand }, b: { field: [PLAIN] } });
  own.a.may('play:T-AMBUSH').may('play:V1-F02');
  own.a.pick('cast:V1-F16').a.pick('discard:V1-F01');
  own.a.may('play:T-AMBUSH').mayNot('play:V1-F02', 'FFT-701');

  const theirs = atTheirMain({ cards: [AMBUSH], a: { hand } });
  theirs.b.pick('pass');
  theirs.a.may('play:T-AMBUSH').mayNot('play:V1-F02', 'FFT-701');

  const attacked = atAttack({ cards: [AMBUSH], a: { field: [PLAIN] }, b: { hand } });
  pass(attacked);
  attacked.b.may('play:T-AMBUSH').mayNot('play:V1-F02', 'FFT-1029');
  pass(attacked);
  attack(attacked, PLAIN);
  pass(attacked);
  act(attacked, 'play:T-AMBUSH');
  resolveAll(attacked);
  block(attacked, 'T-AMBUSH');
  equal(markOf(attacked, 1, 'T-AMBUSH', 'blocking'), 1);
});

rule('FFT-1320 a Back Attack play costs the same, obeys the limits, does not use the stack and cannot be answered', () => {
  const t = atTheirMain({ cards: [AMBUSH], a: { hand: ['T-AMBUSH', 'V1-E01', 'V1-F01'] }, b: { hand: ['V1-F16', 'V1-F01'] } });
  t.b.pick('pass');
  t.a.pick('play:T-AMBUSH');
  // 2 CP, at least one of them Fire: the Earth card alone does not do.
  t.a.may('discard:V1-F01').mayNot('discard:V1-E01');
  t.a.pick('discard:V1-F01');
  deepEqual(t.a.cards('field'), ['T-AMBUSH']);
  deepEqual(t.a.cards('breakZone'), ['V1-F01']);
  // Not on the stack at any time; only its ability is there.
  deepEqual(stackOf(t), ['auto']);

  const u = atTheirMain({ cards: [AMBUSH], a: { hand: ['T-AMBUSH', 'V1-F01'], field: ['T-AMBUSH'] } });
  u.b.pick('pass');
  u.a.mayNot('play:T-AMBUSH');
  const v = atTheirMain({ cards: [AMBUSH], a: { hand: ['T-AMBUSH', 'V1-E01'] } });
  v.b.pick('pass');
  v.a.mayNot('play:T-AMBUSH', 'FFT-519');
});

rule('FFT-1321 after a Back Attack play triggers are placed and the turn player has priority', () => {
  const t = atTheirMain({ cards: [AMBUSH], a: { hand: ['T-AMBUSH', 'V1-F01'] }, b: { hand: ['V1-F16', 'V1-F01'] } });
  t.b.pick('pass');
  act(t, 'play:T-AMBUSH');
  deepEqual(stackOf(t), ['auto']);
  deepEqual(asking(t), [1, 'priority']);
  t.b.may('cast:V1-F16');
});

rule('FFT-1322 having a keyword twice adds nothing', () => {
  const gift = (id: string, keyword: 'brave' | 'firstStrike') => onForward(id, gainsKeyword(target, keyword, EOT));
  const s5 = fwd('T-S5', 5000, { keywords: ['firstStrike'] });
  const t = atAttack({
    cards: [gift('T-BRAVE', 'brave'), gift('T-FIRST', 'firstStrike'), s5],
    a: { field: ['T-S5', 'V1-F02'], hand: ['T-FIRST', 'T-BRAVE'] },
    b: { field: ['T-S5'] },
  });
  t.a.pick('cast:T-FIRST');
  t.a.pick('choose:T-S5');
  bothPass(t);
  cast1(t, 'T-BRAVE', 'choose:V1-F02');
  attack(t, 'T-S5');
  block(t, 'T-S5');
  bothPass(t);
  // First Strike twice is not before First Strike.
  deepEqual([t.a.cards('breakZone').includes('T-S5'), t.b.cards('breakZone')], [true, ['T-S5']]);
  bothPass(t);
  attack(t, 'V1-F02');
  bothPass(t);
  bothPass(t);
  bothPass(t);
  equal(t.b.count('damage'), 1);
  equal(isDull(t, 0, 'V1-F02'), false);
  // Brave twice does not mean two attacks: nobody is left to attack, and the phase is over.
  bothPass(t);
  equal(t.own.phase, 'main');
});

rule('FFT-1323 what is dull may be dulled and what is active activated, but it becomes so only by a real change', () => {
  const moody = fwd(
    'T-MOODY',
    5000,
    {},
    auto({ on: 'dull', card: { self: true } }, {}, draw(1)),
    auto({ on: 'activate', card: { self: true } }, {}, draw(2)),
  );
  const cards = [moody, onForward('T-DULL', dull(target)), onForward('T-WAKE', activate(target))];
  const t = atMain({ cards, a: { hand: ['T-DULL', 'T-DULL', 'T-WAKE', 'T-WAKE'], field: ['T-MOODY'] } });
  cast1(t, 'T-WAKE');
  deepEqual([stackOf(t), isDull(t, 0, 'T-MOODY')], [[], false]);
  cast1(t, 'T-DULL');
  deepEqual([stackOf(t), isDull(t, 0, 'T-MOODY')], [['auto'], true]);
  resolveAll(t);
  cast1(t, 'T-DULL');
  deepEqual([stackOf(t), isDull(t, 0, 'T-MOODY')], [[], true]);
  cast1(t, 'T-WAKE');
  deepEqual([stackOf(t), isDull(t, 0, 'T-MOODY')], [['auto'], false]);
});

rule('FFT-1324 discarding is from the hand to the Break Zone, breaking from the field to the Break Zone as a break', () => {
  const watcher = backup(
    'T-WATCHER',
    {},
    auto({ on: 'move', why: 'discard', seat: 'you' }, {}, draw(1)),
    auto({ on: 'move', why: 'break', card: forwards('you') }, {}, draw(2)),
  );
  const cards = [watcher, onForward('T-BREAK', breaks(target)), onForward('T-PUT', put(target)), summon('T-DROP', {}, cast({}, discard()))];
  const t = atMain({
    cards,
    a: { hand: ['T-BREAK', 'T-PUT', 'T-DROP', 'V1-F08'], field: ['T-WATCHER', 'V1-F01', 'V1-F04'], top: ['V1-F10', 'V1-F10', 'V1-F10'] },
  });
  cast1(t, 'T-PUT', 'choose:V1-F01');
  deepEqual([t.a.cards('breakZone'), stackOf(t)], [['V1-F01', 'T-PUT'], []]);
  cast1(t, 'T-BREAK');
  deepEqual(stackOf(t), ['auto']);
  resolveAll(t);
  deepEqual(t.a.cards('hand'), ['T-DROP', 'V1-F08', 'V1-F10', 'V1-F10']);
  cast1(t, 'T-DROP');
  t.a.pick('choose:V1-F08');
  deepEqual(stackOf(t), ['auto']);
  deepEqual(t.a.cards('breakZone').slice(-2), ['V1-F08', 'T-DROP']);
});
