/** INA-402 to INA-410: the line-up of starting characters. */
import { deepEqual, equal, notEqual, ok } from 'node:assert/strict';
import type { DeckList, Options } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { formations } from '../../formations.ts';
import { decks, game } from '../../index.ts';
import { lineUp, type Match, passOn, plain, plainB, seen, start } from '../testing/scenarios.ts';

rule('INA-402 starting characters are placed at the start of turns 1, 3 and 5, by both', () => {
  const t = start();
  const asked: number[] = [];
  for (let i = 0; i < 400 && !t.result; i++) {
    if (t.ask === 'place') asked.push(t.own.turn);
    const who = t.asked[0];
    const { keys } = t.seat(who);
    t.pick(who, keys.find((key) => ['pass', 'decline', 'done'].includes(key)) ?? keys[0]);
  }
  deepEqual([...new Set(asked)], [1, 3, 5]);
  equal(t.a.count('out'), 6);
  equal(t.b.count('out'), 6);
});

const place = (t: Match, ...keys: string[]) => keys.reduce((x, key) => x.a.pick(`place:${key}`), t);
const two = (t: Match) => t.b.pick('place:S1-4@FW-A').b.pick('place:S1-7@MF-A').b.pick('done');

rule('INA-403 at the same time, and unseen until both are done', () => {
  const t = start();
  deepEqual(t.asked, [0, 1]);
  const before = t.b.view.zones;
  place(t, 'S1-4@FW-A', 'S1-7@MF-B').a.pick('done');
  deepEqual(t.b.view.zones, before);
  deepEqual([t.asked, t.ask], [[1], 'place']);
  two(t);
  deepEqual(lineUp(t, 0), { 'FW-A': 'S1-4', 'MF-B': 'S1-7' });
  equal(seen(t, 1, 0, 'field').cards.length, 1);
  equal(t.ask, 'actions');
});

rule('INA-404 at least two', () => {
  const t = start();
  t.a.mayNot('done', 'INA-404');
  place(t, 'S1-4@FW-A').a.mayNot('done', 'INA-404');
  place(t, 'S1-7@MF-A').a.may('done');
});

rule('INA-405, INA-406 into an empty slot of the position, on either side, two of a position at most', () => {
  const t = start();
  t.a.may('place:S1-4@FW-A').may('place:S1-4@FW-B').mayNot('place:S1-4@MF-A');
  place(t, 'S1-4@FW-B').a.mayNot('place:INH-S03@FW-B');
  place(t, 'INH-S03@FW-A').a.mayNot('place:INH-S04@FW-A', 'INA-406').mayNot('place:INH-S04@FW-B');
});

/** Both play quietly until the next line-up (or the end). */
function nextRound(t: Match): Match {
  for (let i = 0; i < 200 && !t.result && t.ask !== 'place'; i++) {
    const who = t.asked[0];
    const { keys } = t.seat(who);
    t.pick(who, keys.find((key) => ['pass', 'decline', 'done'].includes(key)) ?? keys[0]);
  }
  return t;
}

rule('INA-407 only cards still in the pile', () => {
  const t = start();
  place(t, 'S1-4@FW-A', 'S1-7@MF-A').a.pick('done');
  nextRound(two(t));
  equal(t.own.turn, 3);
  t.a.mayNot('place:S1-4@FW-A').may('place:INH-S03@FW-A');
  equal(t.a.count('starting'), 8);
});

rule('INA-408 two must be left for each later round', () => {
  const t = start();
  const six = ['S1-4@FW-A', 'INH-S03@FW-B', 'S1-7@MF-A', 'INH-S02@MF-B', 'S1-6@DF-A', 'INH-S24@DF-B'];
  place(t, ...six).a.pick('done');
  nextRound(two(t));
  deepEqual([t.own.turn, t.a.count('starting')], [3, 4]);
  place(t, 'INH-S04@FW-A', 'S1-9@MF-A').a.mayNot('place:INH-S07@DF-A', 'INA-408').may('done');
});

rule('INA-R7 without the switch a player may place too many, and places all that are left then', () => {
  const t = start({ options: { strictSpread: false } });
  const six = ['S1-4@FW-A', 'INH-S03@FW-B', 'S1-7@MF-A', 'INH-S02@MF-B', 'S1-6@DF-A', 'INH-S24@DF-B'];
  place(t, ...six).a.pick('done');
  nextRound(two(t));
  place(t, 'INH-S04@FW-A', 'S1-9@MF-A', 'INH-S07@DF-A').a.pick('done');
  t.b.pick('place:INH-S03@FW-A').b.pick('place:INH-S02@MF-A').b.pick('done');
  nextRound(t);
  deepEqual([t.own.turn, t.a.cards('starting')], [5, ['INH-S10']]);
  t.a.mayNot('done', 'INA-404');
  place(t, 'INH-S10@FW-A').a.may('done');
});

rule('INA-R7 the most of a round: six, then all but two', () => {
  const t = start();
  place(t, 'S1-4@FW-A', 'S1-7@MF-A').a.pick('done');
  nextRound(two(t));
  // Eight are left: six of them could go, were there room; two stay for the last round.
  for (const key of ['INH-S03@FW-A', 'INH-S04@FW-B', 'INH-S02@MF-A', 'S1-9@MF-B', 'S1-6@DF-A', 'INH-S24@DF-B']) place(t, key);
  deepEqual([t.a.keys, t.a.count('starting')], [['done'], 2]);
});

rule('INA-409 what was never placed stays in the pile', () => {
  const t = start({ seed: 'left' }).random('left');
  for (const side of [t.a, t.b]) {
    equal(side.count('starting') + side.count('out') + side.ids('field@0').length, 10);
    ok(side.count('out') >= 6);
  }
});

rule('INA-410, INA-R8 they stay in their slots for both turns of the round', () => {
  const t = start();
  place(t, 'S1-4@FW-A', 'S1-7@MF-B').a.pick('done');
  two(t);
  while (t.own.turn === 1) t.pick(t.asked[0], t.seat(t.asked[0]).keys.at(-1)!);
  equal(t.own.turn, 2);
  deepEqual(lineUp(t, 0), { 'FW-A': 'S1-4', 'MF-B': 'S1-7' });
  ok(!t.a.keys.some((key) => key.startsWith('place')));
});

rule('INA-427 no window between line-up and draw', () => {
  const t = start();
  place(t, 'S1-4@FW-A', 'S1-7@MF-B').a.pick('done');
  deepEqual([t.a.count('hand'), t.b.count('hand')], [5, 5]);
  two(t);
  deepEqual([t.a.count('hand'), t.b.count('hand'), t.ask], [6, 6, 'actions']);
});

const withStarting = (...ids: string[]): DeckList => ({ ...plain, starting: ids });
const open = (starting: readonly string[], options: Partial<Options> = {}) =>
  start({ lists: [withStarting(...starting), plainB], options: { deckRules: 'open', ...options } });

rule('INA-404 a list with fewer cards than that: those there are', () => {
  const t = open(['S1-4']);
  t.a.mayNot('done');
  place(t, 'S1-4@FW-A').a.may('done');
  ok(open(['S1-4', 'S1-7', 'S1-6']).a.keys.length > 0);
  const x = place(open(['S1-4', 'S1-7', 'S1-6']), 'S1-4@FW-A', 'S1-7@MF-A');
  x.a.mayNot('place:S1-6@DF-A', 'INA-408').may('done');
});

rule('INA-403 a ready line-up is one answer: it attacks on either side, and its defence covers the other', () => {
  const lists = [decks['Raimon Fire'], decks['Swiftlake Run']];
  const t = start({ lists });
  t.a.pick('lineUpA').b.pick('lineUpB');
  deepEqual(lineUp(t, 0), { 'FW-A': 'S1-4', 'MF-A': 'S1-7', 'DF-B': 'S1-6' });
  deepEqual(lineUp(t, 1), { 'FW-B': 'S1-4', 'MF-B': 'S1-9', 'DF-A': 'INH-S09' });
  nextRound(t).a.pick('lineUpB');
  t.b.pick('lineUpA');
  nextRound(t).a.pick('lineUpB').b.pick('lineUpA');
  deepEqual(lineUp(t, 0), { 'FW-B': 'S1-13', 'FW-A': 'S1-5', 'MF-B': 'S1-12', 'DF-A': 'S1-11' });
  ok(!start().a.keys.includes('lineUpA'));
});

rule('INA-R59, E9 the starters fix the cards of each round, three, three and four; the sides are free', () => {
  const listOf = (name: string): DeckList => ({ goalkeeper: ['S1-1'], starting: formations[name].flat(), deck: decks['Raimon Fire'].deck });
  for (const name of ['Axel Blaze', 'Jude Sharp']) {
    const t = start({ lists: [listOf(name), listOf('Axel Blaze')], options: { starterFormations: true } });
    for (const [i, cards] of formations[name].entries()) {
      equal(cards.length, [3, 3, 4][i]);
      const others = formations[name].flat().filter((id) => !cards.includes(id));
      for (const id of others) ok(!t.a.keys.some((key) => key.startsWith(`place:${id}@`)), id);
      for (const id of cards) {
        t.a.mayNot('done', 'INA-R59');
        t.a.pick(t.a.keys.findLast((key) => key.startsWith(`place:${id}@`))!);
      }
      equal(t.a.pick('done').b.pick('lineUpA').a.count('starting'), [7, 4, 0][i]);
      nextRound(t);
    }
    deepEqual(t.a.count('out'), 10);
  }
});

rule('INA-R59 with that option a list needs a line-up', () => {
  const problems = (list: DeckList) =>
    game.spec.checkDeck(
      list,
      { cardPool: 'all', deckRules: 'constructed', starterFormations: true },
      (id) => game.defs[game.defIndex.get(id)!],
    );
  deepEqual(problems(decks['Concord Union']), []);
  const other = { ...decks['Concord Union'], starting: [...decks['Concord Union'].starting.slice(1), 'S1-9'] };
  deepEqual(problems(other), [{ clause: 'INA-R59', args: { what: 'formation', group: 'starting' } }]);
});

rule('E2 three forwards left for round 3: two can be placed', () => {
  const t = start({
    lists: [withStarting('S1-4', 'INH-S03', 'INH-S04', 'S1-7', 'INH-S02', 'S1-9', 'S1-6', 'INH-S24', 'INH-S07', 'INH-S10'), plainB],
    options: { deckRules: 'open' },
  });
  place(t, 'S1-7@MF-A', 'INH-S02@MF-B', 'S1-6@DF-A', 'INH-S24@DF-B').a.pick('done');
  nextRound(two(t));
  place(t, 'S1-9@MF-A', 'INH-S07@DF-A', 'S1-4@FW-A').a.pick('done');
  t.b.pick('place:INH-S03@FW-A').b.pick('place:INH-S02@MF-A').b.pick('done');
  nextRound(t);
  deepEqual(t.a.cards('starting').toSorted(), ['INH-S03', 'INH-S04', 'INH-S10']);
  place(t, 'INH-S03@FW-A', 'INH-S04@FW-B').a.mayNot('place:INH-S10@FW-A', 'INA-406');
  deepEqual(t.a.keys, ['done']);
});

rule('INA-403 answers can be taken back until both are done', () => {
  const t = start();
  const before = t.a.view.canUndo;
  place(t, 'S1-4@FW-A');
  notEqual(t.a.view.canUndo, before);
  passOn(two(place(t, 'S1-7@MF-A').a.pick('done')));
});
