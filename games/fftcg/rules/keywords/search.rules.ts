/** FFT-1311 to FFT-1314: Search. */
import { deepEqual, equal, notDeepEqual } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { cast, enters, job, search, type } from '../../cards/make.ts';
import { asking, atAttack, atMain, type Match, PLAIN } from '../testing/scenarios.ts';
import { cast1, hit } from '../testing/shortcuts.ts';
import { backup, summon } from '../testing/testCards.ts';

const SEEK = summon('T-SEEK', {}, cast({}, search(job('Marshal'), type('forward'))));
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

const WISH = summon('T-WISH', {}, cast({}, search()));

rule('FFT-1314 a search without any restriction must find a card, unless the deck is empty', () => {
  const t = atMain({ cards: [WISH], a: { hand: ['T-WISH'], deck: 3, top: ['V1-F08'] } });
  cast1(t, 'T-WISH');
  t.a.may('find:V1-F08').may(`find:${PLAIN}`).mayNot('findNothing', 'FFT-1314');
  const u = atMain({ cards: [WISH], a: { hand: ['T-WISH'], deck: 0 } });
  cast1(u, 'T-WISH');
  u.a.pick('findNothing');
  deepEqual([u.a.count('hand'), u.result], [0, null]);
});

rule('FFT-R33 a search for any card must find one; with a description it may fail', () => {
  const any = summon('T-ANY', {}, cast({}, search()));
  const some = summon('T-SOME', {}, cast({}, search(job('Conscript'))));
  const at = (id: string, deck: number) => cast1(atMain({ cards: [any, some], a: { hand: [id], deck } }), id);
  at('T-ANY', 10).a.mayNot('findNothing', 'FFT-1314').may(`find:${PLAIN}`);
  const t = at('T-SOME', 10);
  t.a.may(`find:${PLAIN}`).pick('findNothing');
  deepEqual([t.a.count('hand'), t.a.count('deck')], [0, 10]);
  const u = at('T-ANY', 0);
  if (u.ask === 'search') u.a.pick('findNothing');
  deepEqual([u.result, u.a.count('hand')], [null, 0]);
});

rule('FFT-R62 a search takes one card, or as many as the text names, and may stop before', () => {
  const cards = [
    summon('T-ONE', {}, cast({}, search(type('summon')))),
    summon('T-THREE', {}, cast({}, { ...search(type('summon')), count: 3 })),
    summon('T-ANY', {}, cast({}, { ...search(), count: 2 })),
  ];
  const at = (id: string, deck: readonly string[]) => cast1(atMain({ cards, a: { hand: [id], top: deck, deck: deck.length } }), id);
  const t = at('T-ONE', ['V1-F16', 'V1-F17', PLAIN]);
  t.a.mayNot(`find:${PLAIN}`).pick('find:V1-F16');
  deepEqual([asking(t), t.a.cards('hand'), t.a.count('deck')], [[0, 'priority'], ['V1-F16'], 2]);
  const u = at('T-THREE', ['V1-F16', 'V1-F17', 'V1-F18', 'V1-A16', PLAIN]);
  u.a.pick('find:V1-F17').a.mayNot('find:V1-F17').pick('find:V1-F16').a.pick('find:V1-A16');
  deepEqual([asking(u), u.a.cards('hand').toSorted(), u.a.count('deck')], [[0, 'priority'], ['V1-A16', 'V1-F16', 'V1-F17'], 2]);
  const v = at('T-THREE', ['V1-F16', 'V1-F17', PLAIN]);
  v.a.pick('find:V1-F17').a.pick('findNothing');
  deepEqual([asking(v), v.a.cards('hand'), v.a.count('deck')], [[0, 'priority'], ['V1-F17'], 2]);
  // Any two cards: as long as there are some they must be taken.
  const w = at('T-ANY', ['V1-F16', PLAIN, PLAIN]);
  w.a.mayNot('findNothing', 'FFT-1314').pick('find:V1-F16').a.mayNot('findNothing', 'FFT-1314').pick(`find:${PLAIN}`);
  deepEqual([w.a.count('hand'), w.a.count('deck')], [2, 1]);
});

rule('FFT-R78 no to an optional search: the deck is neither looked at nor shuffled; once begun it is shuffled', () => {
  const seek = backup('T-SEEK', {}, enters({ burst: true, may: true }, search(job('Marshal'))));
  const deck = ['T-SEEK', 'V1-F01', 'V1-F02', 'V1-F03', 'V1-F04', 'V1-F05', 'V1-F06', 'V1-F07', 'V1-F08'];
  const at = (...answers: readonly string[]) => {
    const t = hit(atAttack({ cards: [seek], a: { field: [PLAIN] }, b: { top: deck } }), PLAIN);
    const before = t.b.ids('deck').slice();
    const from = t.events.length;
    for (const key of ['useBurst', ...answers]) t.b.pick(key);
    const known = t.b.view.zones.find((z) => z.zone === 'deck' && z.seat === 1)!.cards.length;
    const same = before.every((c, i) => c === t.b.ids('deck')[i]);
    return [same, known, t.events.slice(from).some((e) => e.type === 'shuffle')];
  };
  deepEqual(at('no'), [true, 0, false]);
  deepEqual(at('yes', 'findNothing'), [false, 0, true]);
});
