import { describe, expect, test } from 'vitest';
import {
  asked,
  askFor,
  copy,
  declarable,
  flowOf,
  forbidden,
  hash,
  keysAt,
  loadMatch,
  mutedAt,
  type Own,
  options,
  permitted,
  pick,
  play,
  required,
  sample,
  saveMatch,
  stream,
  type Table,
  undo,
  unusable,
  view,
  whyNot,
} from '../index.ts';
import type { Scenario } from '../testing/index.ts';
import { playOut, start, throughText } from '../testing/start.ts';
import { type Announce, announceToy } from '../toys/announce.ts';
import { toy } from '../toys/plain.ts';
import { type Told, tell, windowToy } from '../toys/windows.ts';
import { same } from './worlds.ts';

type At = Scenario<Announce>;

/** These units on the two fields, these cards in the two hands. */
function table(a: readonly string[], b: readonly string[], handA: readonly string[], handB: readonly string[] = []): At {
  return start(announceToy).put(0, 'field', a).put(1, 'field', b).put(0, 'hand', handA).put(1, 'hand', handB);
}
const texts = (s: At) => s.table as unknown as Table;
const unit = (s: At, seat: number, id: string) =>
  s
    .seat(seat)
    .ids('field')
    .find((c) => s.table.def(c).id === id)!;
const damage = (s: At, seat: number, id: string) => s.table.mark(unit(s, seat, id), 'damage');
const power = (s: At, seat: number, id: string) => s.table.stat(unit(s, seat, id), 'power');
const tally = (s: At, name: string) => [s.table.tally(name, 0), s.table.tally(name, 1)];
const stackOf = (s: At) => s.table.pile(announceToy.zoneKind.get('stack')!).map((c) => s.table.def(c).id);
const restedOf = (s: At, seat: number) =>
  s
    .seat(seat)
    .ids('helpers')
    .filter((c) => s.table.mark(c, 'tired') === 0).length;
/** Both pass: the top of the stack resolves. */
const bothPass = (s: At) => {
  s.pick(s.asked[0], 'pass');
  return s.pick(s.asked[0], 'pass');
};
/** Announce, answer these, pay, and let it resolve. */
const resolve = (s: At, seat: number, ...keys: string[]) => {
  for (const key of keys) s.pick(seat, key);
  if (s.ask === 'source') s.pick(seat, 'payForMe');
  return bothPass(s);
};

describe('taking back an announcement', () => {
  const begin = () => table(['plain', 'giant'], ['plain', 'giant', 'ox'], ['bolt', 'fork', 'charm'], ['bolt']);
  const clean = (s: At) => {
    expect([s.ask, s.asked]).toEqual(['priority', [0]]);
    expect(stackOf(s)).toEqual([]);
    expect([...s.a.cards('hand')].sort()).toEqual(['bolt', 'charm', 'fork']);
    expect(restedOf(s, 0)).toBe(2);
    expect(s.state.waiting).toEqual([]);
    s.a.mayNot('takeBack');
  };

  test.each([
    ['a target', 'a cast:bolt', 'them'],
    ['a mode', 'a cast:charm', 'way'],
    ['a target of a mode', 'a cast:charm, a mode1', 'them'],
    ['a second target', 'a cast:fork, a choose:giant', 'them'],
    ['a share', 'a cast:fork, a choose:giant, a choose:ox', 'parts'],
    ['the first helper', 'a cast:charm, a mode3', 'source'],
    ['the second helper', 'a cast:charm, a mode3, a tire:helper', 'source'],
  ])('at %s', (_at, script, ask) => {
    const s = playOut(begin(), script);
    expect(s.ask).toBe(ask);
    expect(s.a.keys.filter((k) => k === 'takeBack')).toEqual(['takeBack']);
    expect(s.b.keys).toEqual([]);
    expect(() => pick(announceToy, s.state, 1, 'takeBack')).toThrow();
    clean(playOut(s, 'a takeBack'));
    // And what was taken back can be announced again.
    playOut(s, script);
    expect(s.ask).toBe(ask);
  });

  test('a used text is taken back with the thing made for it', () => {
    const s = playOut(table(['lancer'], ['plain', 'giant'], []), 'a use:ability/lancer/0');
    expect(stackOf(s)).toEqual(['item']);
    playOut(s, 'a takeBack');
    expect(stackOf(s)).toEqual([]);
    expect(s.state.waiting).toEqual([]);
    s.a.may('use:ability/lancer/0');
  });

  test('once it is over nothing can be taken back', () => {
    const s = playOut(begin(), 'a cast:bolt, a choose:giant, a payForMe');
    expect(stackOf(s)).toEqual(['bolt']);
    s.a.mayNot('takeBack');
    expect(restedOf(s, 0)).toBe(1);
  });

  test('who has passed has passed, and who had the go has it: the next pass closes', () => {
    const s = playOut(begin(), 'a cast:bolt, a choose:giant, a payForMe, a pass, b cast:bolt');
    expect(s.asked).toEqual([1]);
    playOut(s, 'b takeBack');
    expect([s.ask, s.asked]).toEqual(['priority', [1]]);
    playOut(s, 'b pass');
    // Seat 0 need not pass again: the bolt has resolved.
    expect(damage(s, 1, 'giant')).toBe(2);
  });

  test('what is not taken back is a deed: everybody has to pass again', () => {
    const s = playOut(begin(), 'a cast:bolt, a choose:giant, a payForMe, a pass, b cast:bolt, b choose:giant, b payForMe, b pass');
    expect(stackOf(s)).toEqual(['bolt', 'bolt']);
    expect(s.asked).toEqual([0]);
    playOut(s, 'a pass');
    expect([damage(s, 0, 'giant'), damage(s, 1, 'giant')]).toEqual([2, 0]);
  });
});

describe('an announcement that stands open', () => {
  const at = (script: string) => playOut(table(['plain'], ['plain', 'giant', 'ox'], ['fork', 'charm', 'seek'], ['bolt']), script);
  const scripts = [
    'a cast:fork',
    'a cast:fork, a choose:giant',
    'a cast:fork, a choose:giant, a choose:ox',
    'a cast:charm, a mode3, a tire:helper',
  ];

  test('is undone pick by pick, a choice that is complete as a whole; the card itself has been seen', () => {
    const undone = (script: string) => {
      const back = undo(announceToy, at(script).state, 0);
      return back.ok ? hash(announceToy, back.state) : back.why;
    };
    const now = (script: string) => hash(announceToy, at(script).state);
    expect(undone('a cast:fork')).toBe('revealed');
    expect(undone('a cast:fork, a choose:giant')).toBe(now('a cast:fork'));
    expect(undone('a cast:fork, a choose:giant, a choose:ox')).toBe(now('a cast:fork'));
    expect(undone('a cast:charm, a mode3')).toBe(now('a cast:charm'));
    expect(undone('a cast:charm, a mode3, a tire:helper')).toBe(now('a cast:charm, a mode3'));
  });

  test('taking back is itself undone', () => {
    const s = at('a cast:charm, a mode3');
    const open = hash(announceToy, s.state);
    playOut(s, 'a takeBack');
    const back = undo(announceToy, s.state, 0);
    expect(back.ok && hash(announceToy, back.state)).toBe(open);
    expect(back.ok && keysAt(announceToy, back.state, 0)).toContain('takeBack');
  });

  test.each(scripts)('is saved, copied and hashed: %s', (script) => {
    const s = at(script);
    const keys = s.a.keys;
    expect(keys).toContain('takeBack');
    const loaded = throughText(announceToy, s.state);
    const match = loadMatch(announceToy, JSON.parse(JSON.stringify(saveMatch(announceToy, s.state))));
    for (const other of [loaded, match, copy(s.state)]) {
      expect(hash(announceToy, other)).toBe(hash(announceToy, s.state));
      expect(keysAt(announceToy, other, 0)).toEqual(keys);
      for (const key of keys)
        expect(hash(announceToy, pick(announceToy, other, 0, key))).toBe(hash(announceToy, pick(announceToy, s.state, 0, key)));
    }
    const rollout = copy(s.state, false);
    expect(hash(announceToy, rollout)).toBe(hash(announceToy, s.state));
    expect(keysAt(announceToy, rollout, 0)).toEqual(keys);
    play(announceToy, rollout, 0, keys.indexOf('takeBack'));
    expect(hash(announceToy, rollout)).toBe(hash(announceToy, pick(announceToy, s.state, 0, 'takeBack')));
    expect(hash(announceToy, rollout)).not.toBe(hash(announceToy, s.state));
  });

  test.each(scripts)('is seen by everybody, and sampled worlds look the same and go on: %s', (script) => {
    const s = at(script);
    const dice = stream(script);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const seen = view(announceToy, s.state, viewer);
      expect(seen.zones.find((z) => z.zone === 'stack')!.cards).toHaveLength(1);
      for (let i = 0; i < 20; i++) {
        const world = sample(announceToy, seen, dice);
        expect(same(view(announceToy, world, viewer), seen)).toBe(true);
        expect(keysAt(announceToy, world, 0)).toContain('takeBack');
        expect(asked(announceToy, pick(announceToy, world, 0, 'takeBack'))).toEqual([0]);
      }
    }
    expect(options(announceToy, s.state, 0).at(-1)?.verb).toBe('takeBack');
    expect(askFor(announceToy, s.state, 0)?.options.at(-1)).toEqual({ key: 'takeBack', verb: 'takeBack', on: [], n: 0 });
  });
});

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

test('a game that pays first has paid: the price in the text is not taken again', () => {
  const s = playOut(table(['martyr'], ['plain'], []), 'a use:ability/martyr/0, a payForMe');
  bothPass(s);
  expect([s.a.cards('field'), damage(s, 1, 'plain')]).toEqual([['martyr'], 1]);
});

describe('duties, permissions, bans', () => {
  test('a duty and a permission of a text that is always at work', () => {
    const s = table(['zealot', 'scout', 'plain'], [], []);
    const read = (id: string) => [required(texts(s), 'fight', unit(s, 0, id), 0), permitted(texts(s), 'climb', unit(s, 0, id), 0)];
    expect([read('zealot'), read('scout'), read('plain')]).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    // The turn does not end before the duty is done.
    bothPass(s);
    expect([s.own.turn, s.ask]).toEqual([0, 'priority']);
    playOut(s, 'a fight:zealot, a pass, b pass');
    expect(s.own.turn).toBe(1);
  });

  test('laid on for a while, on cards and on a seat', () => {
    const s = table([], ['plain', 'giant'], ['oath']);
    const read = () => [
      required(texts(s), 'fight', unit(s, 1, 'plain'), 1),
      permitted(texts(s), 'climb', unit(s, 1, 'plain'), 1),
      permitted(texts(s), 'boast', -1, 1),
    ];
    expect(read()).toEqual([false, false, false]);
    resolve(s, 0, 'cast:oath', 'choose:plain');
    expect(read()).toEqual([true, true, true]);
    expect(required(texts(s), 'fight', unit(s, 1, 'giant'), 1)).toBe(false);
    expect(permitted(texts(s), 'boast', -1, 0)).toBe(false);
    // A duty is no ban, and a permission neither.
    expect([forbidden(texts(s), 'fight', unit(s, 1, 'plain'), 1), forbidden(texts(s), 'climb', unit(s, 1, 'plain'), 1)]).toEqual(['', '']);
    bothPass(s);
    expect(read()).toEqual([false, false, false]);
  });

  test("a ban by the card's own text alone", () => {
    const s = table(['timid', 'plain'], ['jailer'], []);
    const [timid, plain, jailer] = [unit(s, 0, 'timid'), unit(s, 0, 'plain'), unit(s, 1, 'jailer')];
    expect([timid, plain, jailer].map((c) => forbidden(texts(s), 'fight', c, 0) !== '')).toEqual([true, true, false]);
    expect(forbidden(texts(s), 'fight', timid, 0, timid)).toBe('fight');
    expect(forbidden(texts(s), 'fight', plain, 0, plain)).toBe('');
    expect(forbidden(texts(s), 'fight', plain, 0, jailer)).toBe('fight');
    // What only lies on it for a while is nobody's own text.
    s.state = throughText(announceToy, s.state);
    s.table.gain({
      source: null,
      seat: 0,
      on: { refs: [s.table.ref(plain)] },
      stat: 'fight',
      change: 'forbid',
      by: true,
      until: [],
      clause: 'X-1',
    });
    expect([forbidden(texts(s), 'fight', plain, 0), forbidden(texts(s), 'fight', plain, 0, plain)]).toEqual(['X-1', '']);
  });
});

describe('numbers', () => {
  test('the highest of some, and 0 of none', () => {
    expect(power(table(['envy'], ['giant', 'plain'], []), 0, 'envy')).toBe(10);
    const alone = table(['envy'], [], []);
    expect(power(alone, 0, 'envy')).toBe(1);
  });

  test('marks on cards together, those with enough of them', () => {
    const s = table(['scar'], ['giant', 'ox'], []);
    s.table.setMark(unit(s, 1, 'giant'), 'damage', 3);
    s.table.setMark(unit(s, 1, 'ox'), 'damage', 1);
    expect(power(s, 0, 'scar')).toBe(8);
  });

  test('the number of the event, and how it came about', () => {
    const s = table(['plain'], ['bleeder', 'giant'], ['bolt']);
    resolve(s, 0, 'cast:bolt', 'choose:bleeder');
    bothPass(s);
    expect([tally(s, 'pain'), tally(s, 'fights')]).toEqual([
      [0, 2],
      [0, 0],
    ]);
  });

  test('a fight is another reason than a spell', () => {
    const s = playOut(table(['plain'], ['bleeder'], []), 'a fight:plain');
    while (stackOf(s).length > 0) bothPass(s);
    expect([tally(s, 'pain'), tally(s, 'fights')]).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });
});

describe('a number changed on its way', () => {
  const hit = (id: string) => {
    const s = table([], [id, 'giant'], ['bolt']);
    for (const key of ['cast:bolt', `choose:${id}`, 'payForMe', 'pass']) s.a.may(key).pick(key);
    s.b.pick('pass');
    return s;
  };

  test('it can be raised', () => {
    expect(damage(hit('ox'), 1, 'ox')).toBe(3);
  });

  test('one more, and none: whichever comes last counts', () => {
    const none = hit('glass');
    expect([none.ask, none.asked]).toEqual(['which', [1]]);
    playOut(none, 'b which:ability/glass/0');
    expect(damage(none, 1, 'glass')).toBe(0);
    const one = playOut(hit('glass'), 'b which:ability/glass/1');
    expect(damage(one, 1, 'glass')).toBe(1);
  });

  test('what sinks below nothing rises again from there', () => {
    // Two, four less, three more: one, in either order.
    for (const first of [0, 1]) expect(damage(playOut(hit('wall'), `b which:ability/wall/${first}`), 1, 'wall')).toBe(1);
  });

  test('what has nothing left does not happen, and is not noticed', () => {
    const s = playOut(hit('glass'), 'b which:ability/glass/0');
    expect(s.events.filter((e) => e.type === 'hurt')).toEqual([]);
    expect(playOut(hit('glass'), 'b which:ability/glass/1').events.filter((e) => e.type === 'hurt')).toHaveLength(1);
  });
});

test('triggers of one seat come as they came where the game says so, and are asked about where it does not', () => {
  const hurtBoth = (a: readonly string[], b: readonly string[]) => {
    const s = playOut(table(a, b, ['fork']), 'a cast:fork, a choose:bleeder, a choose:bleeder, a share:bleeder#2, a payForMe');
    return bothPass(s);
  };
  const theirs = hurtBoth(['plain'], ['bleeder', 'bleeder']);
  expect(theirs.ask).toBe('priority');
  expect(theirs.state.waiting.map((w) => (w.event as { n: number }).n)).toEqual([2, 4]);
  const own = hurtBoth(['bleeder', 'bleeder'], ['plain']);
  expect([own.ask, own.asked]).toEqual(['order', [0]]);
});
