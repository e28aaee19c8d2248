import { describe, expect, test } from 'vitest';
import { declarable, unusable, whyNot } from '../index.ts';
import { playOut, throughText } from '../testing/start.ts';
import { announceToy } from '../toys/announce.ts';
import { bothPass, damage, power, resolve, stackOf, table, tally, texts, unit } from './announced.ts';

describe('targets', () => {
  test('the only target is chosen by the engine, where everybody sees it', () => {
    const s = playOut(table([], ['plain'], ['bolt']), 'a cast:bolt');
    expect(s.ask).toBe('source');
    expect(playOut(s, 'a takeBack').ask).toBe('priority');
    expect(playOut(table([], ['plain', 'giant'], ['bolt']), 'a cast:bolt').ask).toBe('them');
  });

  test('without a target nothing is announced, and what cannot be chosen is none', () => {
    const s = table(['plain'], ['sly'], ['bolt']);
    s.a.mayNot('cast:bolt', 'ANN-3');
    expect(declarable(texts(s), announceToy.abilitiesOf[announceToy.defIndex.get('bolt')!][0], s.a.ids('hand')[0], 0)).toBe(false);
    const lancer = table(['lancer'], ['sly'], []);
    expect(unusable(texts(lancer), announceToy.abilitiesOf[announceToy.defIndex.get('lancer')!][0], unit(lancer, 0, 'lancer'), 0)).toBe(
      'targets',
    );
    expect(lancer.a.keys).not.toContain('use:ability/lancer/0');
    // Its own side may choose it.
    const own = table(['sly', 'plain'], [], ['mend']);
    expect(playOut(own, 'a cast:mend').a.keys).toEqual(['choose:sly', 'choose:plain', 'done', 'takeBack']);
  });

  test('up to two: none, one or two; one or two: at least one', () => {
    const s = playOut(table(['plain', 'giant'], [], ['mend']), 'a cast:mend');
    expect(s.a.keys).toContain('done');
    const one = playOut(table(['plain', 'giant'], ['ox'], ['fork']), 'a cast:fork');
    one.a.mayNot('done', 'choose more');
    expect(playOut(one, 'a choose:ox').a.keys).toContain('done');
  });

  test('a target that is no longer lawful is dropped, and its share is lost: the others keep theirs', () => {
    const s = table(['lancer', 'lord'], ['giant', 'ox', 'plain'], ['fork']);
    playOut(s, 'a cast:fork, a choose:plain, a choose:giant, a share:plain#4, a payForMe');
    // In answer to itself: three damage for the plain one.
    playOut(s, 'a use:ability/lancer/0, a choose:plain, a payForMe');
    bothPass(s);
    expect([s.b.cards('field'), stackOf(s)]).toEqual([['giant', 'ox'], ['fork']]);
    bothPass(s);
    expect([damage(s, 1, 'giant'), damage(s, 1, 'ox'), tally(s, 'cast')[0]]).toEqual([2, 0, 1]);
  });

  test('a target that may no longer be chosen is dropped too', () => {
    const s = playOut(table([], ['giant', 'plain'], ['bolt']), 'a cast:bolt, a choose:plain, a payForMe');
    const veil = { source: null, seat: 1, stat: 'keyword', change: 'also', by: 'veil', until: [], clause: '' } as const;
    s.state = throughText(announceToy, s.state);
    s.table.gain({ ...veil, on: { refs: [s.table.ref(unit(s, 1, 'plain'))] } });
    bothPass(s);
    expect([damage(s, 1, 'plain'), s.a.cards('grave')]).toEqual([0, ['bolt']]);
  });

  test('with all its targets gone nothing at all is done; with none chosen the rest is', () => {
    const s = playOut(table([], ['giant', 'plain'], ['fork']), 'a cast:fork, a choose:plain, a done, a payForMe');
    s.put(1, 'field', ['giant'], 'grave');
    bothPass(s);
    expect([damage(s, 1, 'giant'), tally(s, 'cast')[0], s.a.cards('grave')]).toEqual([0, 0, ['fork']]);
    const none = playOut(table(['plain'], [], ['mend']), 'a cast:mend, a done');
    bothPass(none);
    expect(none.a.cards('grave')).toEqual(['mend']);
  });

  test('the last share is what is left; each gets at least a step', () => {
    const s = playOut(table([], ['plain', 'giant'], ['fork']), 'a cast:fork, a choose:giant, a choose:plain');
    expect(s.a.keys).toEqual(['share:giant#2', 'share:giant#4', 'takeBack']);
    resolve(playOut(s, 'a share:giant#4'), 0);
    expect([damage(s, 1, 'giant'), s.b.cards('grave')]).toEqual([4, []]);
    const all = playOut(table([], ['giant'], ['fork']), 'a cast:fork');
    resolve(all, 0, ...(all.ask === 'them' ? ['done'] : []));
    expect(damage(all, 1, 'giant')).toBe(6);
  });

  test('a trigger declares as it comes onto the stack, and without a target does not come', () => {
    const s = playOut(table([], ['plain'], ['herald']), 'a cast:herald, a payForMe');
    bothPass(s);
    expect(stackOf(s)).toEqual(['item']);
    expect(Object.keys(s.state.waiting[0].bound ?? {})).toEqual(['them']);
    bothPass(s);
    expect(damage(s, 1, 'plain')).toBe(1);
    const none = playOut(table([], ['sly'], ['herald']), 'a cast:herald, a payForMe');
    expect(stackOf(bothPass(none))).toEqual([]);
  });
});

describe('modes', () => {
  test('a mode without targets cannot be chosen', () => {
    const s = playOut(table(['plain'], ['plain'], ['charm']), 'a cast:charm');
    expect(s.a.keys).toEqual(['mode1', 'mode3', 'takeBack']);
    expect(whyNot(announceToy, s.state, 0, 'mode2')).toMatchObject({ clause: 'targets' });
    const tired = table(['plain'], ['plain'], ['charm']);
    tired.table.setMark(unit(tired, 1, 'plain'), 'tired', 1);
    expect(playOut(tired, 'a cast:charm').a.keys).toEqual(['mode1', 'mode2', 'mode3', 'takeBack']);
  });

  test('only what was chosen is done, to what was chosen for it', () => {
    const s = table(['plain', 'giant'], ['plain'], ['charm']);
    resolve(s, 0, 'cast:charm', 'mode1', 'choose:plain');
    expect([power(s, 0, 'plain'), power(s, 0, 'giant'), tally(s, 'cast')[0]]).toEqual([6, 9, 0]);
    const other = table([], ['plain'], ['charm']);
    // One mode is left: it is no question.
    expect(playOut(other, 'a cast:charm').ask).toBe('source');
    resolve(other, 0);
    expect(tally(other, 'cast')).toEqual([5, 0]);
  });

  test('which modes there are is told by nobody but who knows, where others cannot see it', () => {
    expect(playOut(table([], [], ['ambush', 'bolt']), 'a cast:ambush').a.keys).toEqual(['mode2', 'takeBack']);
    const s = playOut(table([], [], ['ambush', 'plain']), 'a cast:ambush, a mode1');
    expect(s.a.keys).toEqual(['choose:plain', 'takeBack']);
    expect(s.b.view.zones.find((z) => z.zone === 'hand' && z.seat === 0)!.cards).toEqual([]);
    resolve(s, 0, 'choose:plain');
    expect(s.a.cards('field')).toEqual(['plain']);
  });

  test('the target of a mode is looked at again too', () => {
    const s = table([], ['plain', 'giant'], ['charm']);
    for (const id of ['plain', 'giant']) s.table.setMark(unit(s, 1, id), 'tired', 1);
    playOut(s, 'a cast:charm, a mode2, a choose:giant, a payForMe');
    s.state = throughText(announceToy, s.state);
    s.table.setMark(unit(s, 1, 'giant'), 'tired', 0);
    bothPass(s);
    expect(damage(s, 1, 'giant')).toBe(0);
  });
});
