/** FFT-400: how many Characters there may be on a field. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { inYour } from '../cards/make.ts';
import { doer, named, plainCards } from './cardsOfTests.ts';
import { doIt, many } from './situations.ts';
import { act, asking, atMain, stackOf } from './table.ts';

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
  act(empty, 'play:R-2').a.mayNot('play:R-1', 'FFT-406');
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
