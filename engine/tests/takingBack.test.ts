import { describe, expect, test } from 'vitest';
import { flowOf, type Own, type Table, whyNot } from '../index.ts';
import { playOut, start } from '../testing/start.ts';
import { toy } from '../toys/plain.ts';
import { type Told, tell, windowToy } from '../toys/windows.ts';

describe('taking back in windows of every kind', () => {
  const { act, ask, askAll, group, loop, leave, offer, revocable, seq, when } = flowOf<Told>();
  const seatOf = (t: Table<Told>) => t.own.turn;
  const plan = (inside = ask('sure', { who: seatOf, clause: 'P-1', offers: [offer('sure')] })) =>
    offer('plan', {
      take: (t: Table<Told>, _o, seat) => t.set('turn', seat),
      then: seq(
        revocable(
          'plan',
          'P-1',
          seatOf,
          act('back', 'P-1', (t) => tell(t, 'back')),
          inside,
        ),
        act('told', 'P-1', (t) => t.own.story.at(-1) !== 'back' && tell(t, `plan ${t.own.turn}`)),
      ),
    });

  test.each(['row', 'final'] as const)('%s: the go stays, the passes stay', (pass) => {
    const s = playOut(start(windowToy(`back-${pass}`, 3, { pass, offers: [plan()] })), 'a pass, b plan');
    expect(s.b.keys).toEqual(['sure', 'takeBack']);
    playOut(s, 'b takeBack');
    expect([s.asked, s.own.story]).toEqual([[1], ['back']]);
    playOut(s, 'b pass');
    expect(s.asked).toEqual([2]);
    expect(playOut(s, 'c pass').result?.reason).toBe('closed');
  });

  test('row: what is kept makes the others pass again; final: who passed is done', () => {
    const row = playOut(start(windowToy('row-kept', 3, { pass: 'row', offers: [plan()] })), 'a pass, b plan, b sure, c pass, a pass');
    expect(row.result).toBeNull();
    expect(playOut(row, 'b pass').own.story).toEqual(['plan 1', 'closed']);
    const final = playOut(start(windowToy('final-kept', 3, { pass: 'final', offers: [plan()] })), 'a pass, b plan, b sure, c pass, b pass');
    expect(final.own.story).toEqual(['plan 1', 'closed']);
  });

  test('taken back and then done after all, it is a deed', () => {
    const s = playOut(start(windowToy('then-kept', 2, { pass: 'row', offers: [plan()] })), 'a pass, b plan, b takeBack, b plan, b sure');
    expect(s.asked).toEqual([0]);
    expect(playOut(s, 'a pass').result).toBeNull();
  });

  test('another seat that is asked inside cannot take it back', () => {
    const reply = ask('reply', { who: (t) => 1 - t.own.turn, clause: 'P-2', offers: [offer('fine')] });
    const s = playOut(start(windowToy('reply', 2, { offers: [plan(reply)] })), 'a plan');
    expect(s.b.keys).toEqual(['fine']);
    expect(whyNot(s.game, s.state, 0, 'takeBack')).toMatchObject({ args: { ask: 'notYourGo' } });
  });

  test('a part that is taken back leaves the whole a deed', () => {
    const inner = seq(
      revocable(
        'part',
        'P-3',
        seatOf,
        act('partBack', 'P-3', (t) => tell(t, 'part back')),
        ask('part', { who: seatOf, clause: 'P-3', offers: [offer('part')] }),
      ),
      ask('sure', { who: seatOf, clause: 'P-1', offers: [offer('sure')] }),
    );
    const toyOf = () => start(windowToy('parts', 2, { pass: 'row', offers: [plan(inner)] }));
    const s = playOut(toyOf(), 'a pass, b plan, b takeBack');
    expect(s.ask).toBe('sure');
    playOut(s, 'b sure');
    expect(s.asked).toEqual([0]);
    expect(playOut(s, 'a pass').result).toBeNull();
    // The part first, then the whole: nothing was done.
    const all = playOut(toyOf(), 'a pass, b plan, b takeBack, b takeBack');
    expect([all.ask, all.asked]).toEqual(['talk', [1]]);
    expect(playOut(all, 'b pass').result?.reason).toBe('closed');
  });

  test('putting back is not taken back', () => {
    const back = ask('where', { who: seatOf, clause: 'P-9', offers: [offer('here'), offer('there')] });
    const inside = ask('sure', { who: seatOf, clause: 'P-1', offers: [offer('sure')] });
    const spec = { offers: [offer('plan', { then: revocable('plan', 'P-1', seatOf, back, inside) })] };
    const s = playOut(start(windowToy('asksBack', 2, spec)), 'a plan, a takeBack');
    expect([s.ask, s.a.keys]).toEqual(['where', ['here', 'there']]);
    expect([playOut(s, 'a here').ask, s.asked]).toEqual(['talk', [0]]);
  });

  test('a loop inside ends with it', () => {
    const inside = seq(
      ask('sure', { who: seatOf, clause: 'P-1', offers: [offer('sure')] }),
      loop('turns', ask('more', { who: seatOf, clause: 'P-1', offers: [offer('more'), offer('enough', { then: leave('turns') })] })),
    );
    const s = playOut(start(windowToy('inside', 2, { offers: [plan(inside)] })), 'a plan, a sure, a more, a takeBack');
    expect([s.ask, s.asked, s.own.story]).toEqual(['talk', [0], ['back']]);
  });

  test('what all answer in secret cannot be taken back by one', () => {
    const secret = askAll('secret', { clause: 'P-4', offers: [offer('left'), offer('right')] });
    const s = playOut(start(windowToy('secret', 2, { offers: [plan(secret)] })), 'a plan');
    expect(s.a.keys).toEqual(['left', 'right']);
    expect(playOut(s, 'a left, b right').own.story).toEqual(['plan 0']);
  });

  test('a strand takes back what was begun in it, and nothing around it', () => {
    type Errand = { told: readonly number[] } & Own;
    const own = flowOf<Errand>();
    const sure = own.ask('sure', { who: (t) => t.strand, clause: 'P-5', offers: [own.offer('sure')] });
    const inner = own.revocable(
      'inner',
      'P-5',
      (t) => t.strand,
      own.act('n', 'P-5', (t) => t.setOf('told', t.strand, 7)),
      sure,
    );
    const game = toy<Errand>({
      id: 'strandBack',
      own: () => ({ told: [0, 0] }),
      flow: own.seq(
        own.revocable('outer', 'P-5', () => 0, own.seq(), own.together('both', 'live', sure, inner)),
        own.ask('end', { who: () => 0, clause: 'P-6', offers: [own.offer('end')] }),
      ),
    });
    const s = start(game);
    expect([s.a.keys, s.b.keys]).toEqual([['sure'], ['sure']]);
    playOut(s, 'b sure, b takeBack, a sure');
    expect([s.a.keys, s.b.keys]).toEqual([['sure', 'takeBack'], []]);
    playOut(s, 'a sure');
    expect([s.ask, s.own.told]).toEqual(['end', [0, 7]]);
  });

  test('a ready-made answer never takes back: it leaves that to the seat', () => {
    const stuck = group(
      'stuck',
      'P-7',
      [{ verb: 'forMe', plan: () => 0 }],
      ask('one', { who: seatOf, clause: 'P-7', offers: [offer('one')] }),
      ask('two', { who: seatOf, clause: 'P-7', offers: [offer('two', { unless: () => 'P-8' })] }),
    );
    const s = playOut(start(windowToy('stuck', 2, { offers: [plan(stuck)] })), 'a plan, a forMe');
    expect([s.ask, s.a.keys]).toEqual(['two', ['takeBack']]);
    expect(playOut(s, 'a takeBack').ask).toBe('talk');
  });

  test('a scope left from inside cannot be taken back any more', () => {
    const out = seq(
      when('out', () => true, leave('plan')),
      ask('never', { who: seatOf, clause: 'P-1', offers: [offer('never')] }),
    );
    const s = playOut(start(windowToy('left', 2, { offers: [plan(out)] })), 'a plan');
    expect([s.ask, s.own.story]).toEqual(['talk', ['plan 0']]);
  });
});
