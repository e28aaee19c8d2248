/** FFT-405 to FFT-410: how many Characters there may be on a field. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { card, draw, EOT, enters, inYour } from '../../cards/make.ts';
import { act, asking, atMain, nextTurn, PLAIN, pass, resolveAll, stackOf } from '../testing/scenarios.ts';
import { cast1, doIt, many } from '../testing/shortcuts.ts';
import { doer, named, onForward, plainCards, RAISE, STEAL, target } from '../testing/testCards.ts';

const rooks = [
  named('R-1', 'Rook', 'forward'),
  named('R-2', 'Rook', 'backup'),
  named('R-3', 'Rook', 'monster'),
  named('R-4', 'Rook', 'forward', { generic: true }),
  named('R-5', 'Rook', 'forward', { generic: true }),
];
const cards = [...plainCards, ...rooks];
const cash = ['F-fire', 'F-fire', 'F-fire'];

rule('FFT-405 five Backups at most: a fifth may be played, a sixth not', () => {
  atMain({ cards, a: { field: many('B-ice', 4), hand: ['B-fire', ...cash] } }).a.may('play:B-fire');
  const t = atMain({ cards, a: { field: many('B-ice', 5), hand: ['B-fire', 'R-1', ...cash] } });
  t.a.mayNot('play:B-fire', 'FFT-405').may('play:R-1');
});

rule('FFT-406 one Character of a name without the generic icon, whatever its number or type', () => {
  const t = atMain({ cards, a: { field: ['R-1'], hand: ['R-1', 'R-2', 'R-3', ...cash] } });
  t.a.mayNot('play:R-1').mayNot('play:R-2', 'FFT-406').mayNot('play:R-3', 'FFT-406');
  const empty = atMain({ cards, a: { hand: ['R-1', 'R-2', 'R-3', ...cash] } });
  for (const id of ['R-1', 'R-2', 'R-3']) empty.a.may(`play:${id}`);
  // It is stopped by what lies there now: when the first one has left, the second may come.
  act(empty, 'play:R-2').a.mayNot('play:R-3', 'FFT-406');
});

rule('FFT-407 the opponent’s field does not count', () => {
  const theirs = { field: [...many('B-ice', 5), 'R-1', 'F-light'] };
  const t = atMain({ cards, a: { hand: ['R-1', 'B-fire', 'F-dark', ...cash] }, b: theirs });
  t.a.may('play:R-1').may('play:B-fire').may('play:F-dark');
});

rule('FFT-408 one Light or Dark Character, both counted together', () => {
  for (const there of ['F-light', 'B-light', 'F-dark', 'B-dark']) {
    const t = atMain({ cards, a: { field: [there], hand: ['F-light', 'B-dark', 'F-fire', ...cash].filter((id) => id !== there) } });
    if (there !== 'F-light') t.a.mayNot('play:F-light', 'FFT-408');
    if (there !== 'B-dark') t.a.mayNot('play:B-dark', 'FFT-408');
    t.a.may('play:F-fire');
  }
  atMain({ cards, a: { hand: ['F-light', 'B-dark', ...cash] } })
    .a.may('play:F-light')
    .may('play:B-dark');
});

rule('FFT-408 a Light or Dark Summon is no Character and is not stopped', () => {
  atMain({ cards, a: { field: ['F-light'], hand: ['S-dark', ...cash] } }).a.may('cast:S-dark');
});

rule('FFT-409 generic ones are not limited by name, and one without the icon may stand among them', () => {
  const t = atMain({ cards, a: { field: ['R-4', 'R-4', 'R-5'], hand: ['R-1', 'R-4', 'R-5', ...cash] } });
  t.a.may('play:R-4').may('play:R-5').may('play:R-1');
  const one = atMain({ cards, a: { field: ['R-4', 'R-1'], hand: ['R-2', 'R-4', ...cash] } });
  one.a.mayNot('play:R-2', 'FFT-406').may('play:R-4');
  act(one, 'play:R-4');
  deepEqual(one.a.cards('field'), ['R-4', 'R-1', 'R-4']);
});

const revive = doer({ do: 'enter', what: inYour('breakZone') });

rule('FFT-410 an effect may bring one too many: the sixth Backup enters, then one of the six goes, as its player chooses', () => {
  const t = doIt(atMain({ cards: [...cards, revive], a: { field: ['DOER', ...many('B-ice', 4)], breakZone: ['B-fire'] } }));
  equal(t.a.count('field'), 6);
  deepEqual(asking(t), [0, 'tooManyBackups']);
  deepEqual(t.a.keys.toSorted(), ['put:B-fire', 'put:B-ice', 'put:DOER']);
  t.a.pick('put:B-ice');
  deepEqual(t.a.cards('field'), ['DOER', ...many('B-ice', 3), 'B-fire']);
  deepEqual(t.a.cards('breakZone'), ['B-ice']);
});

rule('FFT-410 a second namesake or a second Light or Dark Character by an effect: both go', () => {
  const name = doIt(atMain({ cards: [...cards, revive], a: { field: ['DOER', 'R-1', 'R-4'], breakZone: ['R-2'] } }));
  deepEqual(name.a.cards('field'), ['DOER', 'R-4']);
  deepEqual(name.a.cards('breakZone').toSorted(), ['R-1', 'R-2']);
  const light = doIt(
    atMain({ cards: [...cards, revive], a: { field: ['DOER', 'F-light'], breakZone: ['B-dark'] }, b: { field: ['F-dark'] } }),
  );
  deepEqual(light.a.cards('field'), ['DOER']);
  deepEqual(light.a.cards('breakZone').toSorted(), ['B-dark', 'F-light']);
  deepEqual(light.b.cards('field'), ['F-dark']);
  deepEqual(stackOf(light), []);
});

rule('FFT-R48 an effect plays a second Character of a name: all go, and what their entering triggered is done', () => {
  const named = card('T-ONE', 'Only One', 'forward', { elements: 'fire', cost: 0, category: 'TEST', power: 3000 }, enters({}, draw()));
  const t = atMain({ cards: [named, RAISE], a: { field: ['T-ONE', PLAIN], breakZone: ['T-ONE'], hand: ['T-RAISE'] } });
  cast1(t, 'T-RAISE');
  deepEqual([t.a.cards('field'), t.a.cards('breakZone').toSorted(), stackOf(t)], [[PLAIN], ['T-ONE', 'T-ONE', 'T-RAISE'], ['auto']]);
  resolveAll(t);
  equal(t.a.count('hand'), 1);
});

rule('FFT-R56 the limits on names and on Light and Dark go by what a card is now', () => {
  const named = (id: string) => card(id, id, 'forward', { elements: 'fire', cost: 0, category: 'TEST', power: 3000 });
  const mask = onForward('T-MASK', { do: 'gain', to: target, trait: 'name', also: 'T-ANNA', until: EOT });
  const halo = onForward('T-HALO', { do: 'gain', to: target, trait: 'element', set: 'light', until: EOT });
  const cards = [named('T-ANNA'), named('T-BERT'), mask, halo];
  const t = atMain({ cards, a: { field: ['T-ANNA', 'T-BERT', PLAIN], hand: ['T-MASK'] } });
  cast1(t, 'T-MASK', 'choose:T-BERT');
  deepEqual([t.a.cards('field'), t.a.cards('breakZone').toSorted()], [[PLAIN], ['T-ANNA', 'T-BERT', 'T-MASK']]);
  const u = atMain({ cards, a: { field: ['V1-H03', 'T-BERT', PLAIN], hand: ['T-HALO', 'V1-D03'] } });
  cast1(u, 'T-HALO', 'choose:T-BERT');
  deepEqual([u.a.cards('field'), u.a.cards('breakZone').toSorted()], [[PLAIN], ['T-BERT', 'T-HALO', 'V1-H03']]);
});

const KNIGHT = (id: string, keywords: readonly 'backAttack'[] = []) =>
  card(id, 'Knight', 'forward', { elements: 'fire', cost: 0, category: 'TEST', power: 5000, keywords });

rule('FFT-R71 limits are checked with the new controller at once', () => {
  const t = atMain({ cards: [KNIGHT('T-K1'), KNIGHT('T-K2'), STEAL], a: { field: ['T-K1'], hand: ['T-STEAL'] }, b: { field: ['T-K2'] } });
  cast1(t, 'T-STEAL', 'choose:T-K2');
  // Each in its owner’s Break Zone.
  deepEqual([t.a.cards('field'), t.a.cards('breakZone').includes('T-K1'), t.b.cards('breakZone')], [[], true, ['T-K2']]);
});

rule('FFT-R71 control goes back in the End Phase, and what is too much then goes', () => {
  const t = atMain({
    cards: [KNIGHT('T-K1'), KNIGHT('T-K2', ['backAttack']), STEAL],
    a: { hand: ['T-STEAL'] },
    b: { field: ['T-K1'], hand: ['T-K2'] },
  });
  cast1(t, 'T-STEAL');
  pass(t).b.pick('play:T-K2');
  deepEqual([t.a.cards('field'), t.b.cards('field')], [['T-K1'], ['T-K2']]);
  nextTurn(t);
  deepEqual([t.a.cards('field'), t.b.cards('field'), t.b.cards('breakZone').toSorted()], [[], [], ['T-K1', 'T-K2']]);
});

rule('FFT-E34 five Backups and an effect plays a sixth: all enter, one of the six is put into the Break Zone', () => {
  const t = atMain({
    cards: [RAISE],
    a: { hand: ['T-RAISE'], field: ['V1-F11', 'V1-F11', 'V1-F12', 'V1-F13', 'V1-F15'], breakZone: ['V1-F14'] },
  });
  cast1(t, 'T-RAISE');
  equal(t.a.count('field'), 6);
  deepEqual([...t.a.keys].sort(), ['put:V1-F11', 'put:V1-F12', 'put:V1-F13', 'put:V1-F14', 'put:V1-F15']);
  t.a.pick('put:V1-F14');
  deepEqual(t.a.cards('field'), ['V1-F11', 'V1-F11', 'V1-F12', 'V1-F13', 'V1-F15']);
  equal(t.a.cards('breakZone').includes('V1-F14'), true);
});

rule('FFT-E35 a Light Forward, and an effect plays a Dark Backup: both go to the Break Zone', () => {
  const lux = card('T-LUX', 'Lux', 'forward', { elements: 'light', cost: 3, power: 7000, category: 'T' });
  const nox = card('T-NOX', 'Nox', 'backup', { elements: 'dark', cost: 3, category: 'T' });
  const t = atMain({ cards: [RAISE, lux, nox], a: { hand: ['T-RAISE'], field: ['T-LUX', PLAIN], breakZone: ['T-NOX'] } });
  cast1(t, 'T-RAISE');
  deepEqual(t.a.cards('field'), [PLAIN]);
  deepEqual([...t.a.cards('breakZone')].sort(), ['T-LUX', 'T-NOX', 'T-RAISE']);
});

rule('FFT-E36 V1-F05 and V1-F06, the second by an effect: both go; the opponent’s of that name is untouched', () => {
  const t = atMain({ cards: [RAISE], a: { hand: ['T-RAISE'], field: ['V1-F05', PLAIN], breakZone: ['V1-F06'] }, b: { field: ['V1-F06'] } });
  cast1(t, 'T-RAISE');
  deepEqual([t.a.cards('field'), t.b.cards('field')], [[PLAIN], ['V1-F06']]);
  deepEqual([...t.a.cards('breakZone')].sort(), ['T-RAISE', 'V1-F05', 'V1-F06']);
});
