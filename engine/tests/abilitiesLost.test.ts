import { describe, expect, test } from 'vitest';
import { mutedAt } from '../index.ts';
import { throughText } from '../testing/start.ts';
import { announceToy } from '../toys/announce.ts';
import { bothPass, power, resolve, table, texts, unit } from './announced.ts';

describe('abilities lost', () => {
  test('printed ones, and the keywords', () => {
    const s = table(['lord', 'plain'], ['sly'], ['hush', 'bolt']);
    expect([power(s, 0, 'plain'), s.table.is(unit(s, 1, 'sly'), 'keyword', 'guard')]).toEqual([4, true]);
    resolve(s, 0, 'cast:hush', 'choose:lord');
    expect([power(s, 0, 'plain'), mutedAt(texts(s), unit(s, 0, 'lord'))]).toEqual([3, 0]);
    expect(mutedAt(texts(s), unit(s, 0, 'plain'))).toBe(-1);
    // What it is it stays.
    expect(s.table.is(unit(s, 0, 'lord'), 'job', 'lord')).toBe(true);
    s.a.mayNot('cast:bolt', 'ANN-3');
    // What veiled it is gone with the rest.
    const t = table([], [], ['hush', 'bolt']).put(1, 'field', ['sly']);
    t.state = throughText(announceToy, t.state);
    t.table.gain({
      source: null,
      seat: 0,
      on: { refs: [t.table.ref(unit(t, 1, 'sly'))] },
      stat: 'abilities',
      change: 'mute',
      by: true,
      until: ['turn'],
      clause: '',
    });
    expect([t.table.is(unit(t, 1, 'sly'), 'keyword', 'guard'), t.table.is(unit(t, 1, 'sly'), 'keyword', 'veil')]).toEqual([false, false]);
    t.a.may('cast:bolt');
  });

  test('what was given before is lost, what is given later works', () => {
    const after = table(['plain', 'giant'], [], ['hush', 'teach']);
    resolve(resolve(after, 0, 'cast:hush', 'choose:plain'), 0, 'cast:teach', 'choose:plain');
    expect([power(after, 0, 'plain'), after.table.is(unit(after, 0, 'plain'), 'keyword', 'guard')]).toEqual([7, true]);
    const before = table(['plain', 'giant'], [], ['hush', 'teach']);
    resolve(before, 0, 'cast:teach', 'choose:plain');
    expect(power(before, 0, 'plain')).toBe(7);
    resolve(before, 0, 'cast:hush', 'choose:plain');
    expect([power(before, 0, 'plain'), before.table.is(unit(before, 0, 'plain'), 'keyword', 'guard')]).toEqual([3, false]);
  });

  test('the same for what is given to whoever fits', () => {
    const before = table(['plain', 'giant'], [], ['hush', 'school']);
    resolve(before, 0, 'cast:school');
    expect(power(before, 0, 'plain')).toBe(7);
    resolve(before, 0, 'cast:hush', 'choose:plain');
    expect([power(before, 0, 'plain'), power(before, 0, 'giant')]).toEqual([3, 13]);
    const after = table(['plain', 'giant'], [], ['hush', 'school']);
    resolve(resolve(after, 0, 'cast:hush', 'choose:plain'), 0, 'cast:school');
    expect(power(after, 0, 'plain')).toBe(7);
  });

  test('as long as a condition holds, for whoever fits; until the turn ends', () => {
    const s = table(['lord', 'plain'], ['lord', 'giant'], ['silence']);
    resolve(s, 0, 'cast:silence');
    expect([power(s, 0, 'plain'), power(s, 1, 'giant')]).toEqual([3, 9]);
    s.put(0, 'field', ['plain'], 'grave');
    expect([power(s, 0, 'plain'), power(s, 1, 'giant')]).toEqual([3, 10]);
    const turn = table(['lord', 'plain'], [], ['hush']);
    resolve(turn, 0, 'cast:hush', 'choose:lord');
    bothPass(turn);
    expect([turn.own.turn, power(turn, 0, 'plain')]).toEqual([1, 4]);
  });
});

test('abilities lost by whoever is strong enough: asked while it is being worked out, it answers without itself', () => {
  const s = table(['lord', 'plain'], ['giant'], []);
  const strong = { zone: 'field', where: [{ stat: 'power', atLeast: 2 }] };
  s.table.gain({ source: null, seat: 0, on: { live: strong }, stat: 'abilities', change: 'mute', by: true, until: [], clause: '' });
  expect([power(s, 0, 'lord'), power(s, 0, 'plain')]).toEqual([2, 3]);
});
