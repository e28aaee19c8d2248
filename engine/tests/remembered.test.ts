import { describe, expect, test } from 'vitest';
import { hash, sample, stream, view } from '../index.ts';
import { playOut, throughText } from '../testing/start.ts';
import { announceToy } from '../toys/announce.ts';
import { bothPass, damage, table, tally, unit } from './announced.ts';
import { same } from './worlds.ts';

describe('what is remembered and named', () => {
  test('a card that left deals what it had, not what is printed', () => {
    const s = table(['lancer', 'lord'], ['giant', 'plain'], [], ['bolt']);
    playOut(s, 'a use:ability/lancer/0, a choose:giant, a payForMe, a pass, b cast:bolt, b choose:lancer, b payForMe');
    // Three power with the lord beside it; two damage are not enough, and it is gone with the lord's help only.
    s.table.setMark(unit(s, 0, 'lancer'), 'damage', 1);
    playOut(s, 'b pass, a pass');
    expect(s.a.cards('field')).toEqual(['lord']);
    expect(s.state.waiting.map((w) => w.was)).toEqual([{ power: 3 }]);
    const loaded = throughText(announceToy, s.state);
    expect(hash(announceToy, loaded)).toBe(hash(announceToy, s.state));
    expect(same(view(announceToy, sample(announceToy, s.b.view, stream('was')), 1), s.b.view)).toBe(true);
    bothPass(s);
    expect(damage(s, 1, 'giant')).toBe(3);
  });

  test('a card that is still there deals what it has now', () => {
    const s = table(['lancer', 'lord'], ['giant', 'plain'], []);
    playOut(s, 'a use:ability/lancer/0, a choose:giant, a payForMe');
    s.put(0, 'field', ['lancer'], 'grave');
    bothPass(s);
    expect(damage(s, 1, 'giant')).toBe(2);
  });

  test('a number is named by whom the text says, and may is offered to whom it says', () => {
    const s = playOut(table([], [], ['guess']), 'a cast:guess, a payForMe, a pass, b pass');
    expect([s.ask, s.asked, s.b.keys]).toEqual(['said', [1], ['number#1', 'number#2', 'number#3']]);
    playOut(s, 'b number#3');
    expect(tally(s, 'cast')).toEqual([3, 0]);
    expect([s.ask, s.asked]).toEqual(['may', [1]]);
    playOut(s, 'b yes');
    expect(tally(s, 'pain')).toEqual([1, 0]);
  });

  test('whether there is anything to find in a hand is told by nobody but its owner', () => {
    const nothing = playOut(table([], [], ['seek', 'bolt']), 'a cast:seek, a payForMe, a pass, b pass');
    expect([nothing.ask, nothing.a.keys]).toEqual(['found', ['done']]);
    const found = playOut(table([], [], ['seek', 'plain']), 'a cast:seek, a payForMe, a pass, b pass');
    expect(found.a.keys).toEqual(['choose:plain', 'done']);
    // What has to be found is not there: that too only its owner knows.
    const forced = playOut(table([], [], ['dig', 'bolt']), 'a cast:dig, a payForMe, a pass, b pass');
    expect([forced.ask, forced.a.keys]).toEqual(['found', ['done']]);
    playOut(table([], [], ['dig', 'plain']), 'a cast:dig, a payForMe, a pass, b pass').a.mayNot('done', 'choose more');
    // Nor when the one card that fits has been seen.
    found.table.show(found.a.ids('hand')[0]);
    expect(found.ask).toBe('found');
    expect(playOut(found, 'a choose:plain').a.cards('field')).toEqual(['plain']);
  });
});
