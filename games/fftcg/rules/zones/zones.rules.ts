/** FFT-401 to FFT-404, FFT-411 to FFT-417, FFT-419: zones and movement. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import type { Effect } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import {
  breaks,
  cast,
  choose,
  draw,
  forwards,
  inYour,
  must,
  put,
  removeFromGame,
  them,
  this_,
  toDeckBottom,
  toHand,
} from '../../cards/make.ts';
import {
  act,
  atAttack,
  atMain,
  attack,
  bothPass,
  damageOn,
  find,
  hasKeyword,
  isDull,
  markOf,
  nextTurn,
  PLAIN,
  powerOf,
  resolveAll,
  stackOf,
} from '../testing/scenarios.ts';
import { doIt, seen } from '../testing/shortcuts.ts';
import { doer, fwd, monster, plainCards, summon } from '../testing/testCards.ts';

const rich = ['B-fire', 'B-fire', 'B-fire', 'B-fire'];

rule('FFT-401 each player has zones of their own; the stack is one for both', () => {
  const t = atMain({
    cards: [...plainCards, summon('S-0', { cost: 1 })],
    a: { field: rich, hand: ['S-fire'] },
    b: { field: ['B-fire'], hand: ['S-0'] },
  });
  act(t, 'cast:S-fire');
  t.a.pick('pass');
  act(t, 'cast:S-0');
  deepEqual(t.a.cards('stack'), ['S-fire', 'S-0']);
  deepEqual(t.b.ids('stack'), t.a.ids('stack'));
  for (const zone of ['field', 'deck', 'hand', 'breakZone', 'damage', 'removed'])
    ok(
      t.a.ids(zone).every((c) => !t.b.ids(zone).includes(c)) &&
        t.table.at(t.game.zoneKind.get(zone)!, 0) !== t.table.at(t.game.zoneKind.get(zone)!, 1),
      zone,
    );
});

rule('FFT-402 a borrowed Character goes to its owner’s Break Zone, hand or deck', () => {
  const take = { do: 'control', what: forwards('opponent'), until: 'thisTurn' };
  const mine = forwards('you');
  const after = (...effects: readonly Effect[]) =>
    doIt(atMain({ cards: [doer(take, ...effects)], a: { field: ['DOER'] }, b: { field: ['V1-F07'] } }));
  deepEqual(after().a.cards('field'), ['DOER', 'V1-F07']);
  const broken = after(breaks(mine));
  deepEqual([broken.a.cards('breakZone'), broken.b.cards('breakZone')], [[], ['V1-F07']]);
  const returned = after(toHand(mine));
  deepEqual([returned.a.cards('hand'), returned.b.cards('hand')], [[], ['V1-F07']]);
  const under = after(toDeckBottom(mine));
  deepEqual([under.a.cards('deck').includes('V1-F07'), under.b.cards('deck')[0]], [false, 'V1-F07']);
});

rule('FFT-403 a card that changes zones is a new object: damage, freezing, counters, bonuses, uses and choices are forgotten', () => {
  const cards = [
    ...plainCards,
    doer(
      { do: 'counter', to: { zone: 'field', of: 'you', where: [{ trait: 'type', is: 'monster' }] }, counter: 'growth', n: 2 },
      { do: 'freeze', what: { zone: 'field', of: 'you', where: [{ trait: 'type', is: 'monster' }] } },
      toHand({ zone: 'field', of: 'you', where: [{ trait: 'type', is: 'monster' }] }),
    ),
  ];
  const t = atMain({ cards, a: { field: ['DOER', ...rich, { card: 'V1-F19', damage: 3000 }] } });
  act(t, 'use:V1-F19#1');
  resolveAll(t);
  equal(powerOf(t, 0, 'V1-F19'), 6000);
  t.a.mayNot('use:V1-F19#1');
  equal(damageOn(t, 0, 'V1-F19'), 3000);
  const old = t.table.ref(find(t, 0, 'V1-F19'));
  t.a.pick('use:DOER#1');
  bothPass(t);
  deepEqual(t.a.cards('hand'), ['V1-F19']);
  act(t, 'play:V1-F19');
  deepEqual(
    ['damage', 'frozen', 'growth', 'dull'].map((mark) => markOf(t, 0, 'V1-F19', mark)),
    [0, 0, 0, 0],
  );
  equal(powerOf(t, 0, 'V1-F19'), 0);
  equal(t.table.is(find(t, 0, 'V1-F19'), 'type', 'forward'), false);
  equal(t.table.find(old), -1);
  t.a.may('use:V1-F19#1'); // once a turn, but this is another object
});

rule('FFT-403 a target that has left and come back is not the one that was chosen', () => {
  const cards = [
    ...plainCards,
    summon(
      'BOLT',
      { cost: 1 },
      {
        when: { use: ['cast'] },
        zones: ['stack'],
        declare: [choose('target', forwards('opponent'))],
        do: [{ do: 'damage', to: them('target'), n: 4000 }],
      },
    ),
    fwd('HOPPER', 6000, { cost: 3 }, { when: { use: ['any'] }, cost: [], do: [toHand(this_), { do: 'enter', what: inYour('hand') }] }),
  ];
  const t = atMain({ cards, a: { field: rich, hand: ['BOLT'] }, b: { field: ['HOPPER'] } });
  act(t, 'cast:BOLT');
  t.a.pick('pass');
  t.b.pick('use:HOPPER#1');
  resolveAll(t);
  deepEqual(t.b.cards('field'), ['HOPPER']);
  equal(damageOn(t, 1, 'HOPPER'), 0);
});

rule('FFT-404 Forwards and Monsters enter active, Backups dull: played, put there by an effect, or as a text says otherwise', () => {
  const cards = [
    ...plainCards,
    monster('M-fire', { cost: 2 }),
    doer({ do: 'enter', what: inYour('breakZone') }),
    fwd('SLEEPY', 6000, { cost: 2 }, { when: { always: true }, do: [must('enterDull', this_)] }),
  ];
  for (const [id, dull] of [
    ['F-fire', false],
    ['M-fire', false],
    ['B-ice', true],
    ['SLEEPY', true],
  ] as const) {
    const hand = id === 'B-ice' ? ['B-ice', 'F-ice'] : [id, 'F-fire', 'F-fire'];
    const played = act(atMain({ cards, a: { hand } }), `play:${id}`);
    equal(isDull(played, 0, id), dull, `${id} played`);
    const put_ = doIt(atMain({ cards, a: { field: ['DOER'], breakZone: [id] } }));
    equal(isDull(put_, 0, id), dull, `${id} by an effect`);
  }
});

rule('FFT-411 nobody sees what a deck holds, its owner neither, and nothing offers to change its order', () => {
  const t = atMain({ a: { top: ['V1-F05', 'V1-F06'] } });
  for (const viewer of [0, 1, 'spectator'] as const)
    for (const seat of [0, 1]) {
      const deck = seen(t, viewer, 'deck', seat);
      equal(deck.cards.length, 0);
      ok(deck.hidden.every((c) => c.back === 'card'));
    }
  deepEqual(t.a.keys, ['pass']);
});

rule('FFT-412 both Break Zones lie open to both players', () => {
  const t = atMain({ a: { breakZone: ['V1-F05', 'V1-F16'] }, b: { breakZone: ['V1-F08'] } });
  for (const viewer of [0, 1, 'spectator'] as const) {
    deepEqual(
      seen(t, viewer, 'breakZone', 0).cards.map((c) => c.def),
      ['V1-F05', 'V1-F16'],
    );
    deepEqual(
      seen(t, viewer, 'breakZone', 1).cards.map((c) => c.def),
      ['V1-F08'],
    );
  }
});

rule('FFT-413 broken Characters, discarded cards and used Summons go to the owner’s Break Zone', () => {
  const t = atMain({ a: { hand: ['V1-F17', 'V1-F01', 'V1-F02'] }, b: { field: [{ card: PLAIN, damage: 1000 }] } });
  act(t, 'cast:V1-F17');
  deepEqual(t.a.cards('breakZone').toSorted(), ['V1-F01', 'V1-F02']);
  bothPass(t);
  deepEqual(t.a.cards('breakZone').toSorted(), ['V1-F01', 'V1-F02', 'V1-F17']);
  deepEqual(t.b.cards('breakZone'), [PLAIN]);
});

rule('FFT-414 damage lies face up in the order it came', () => {
  const t = atAttack({ a: { field: ['V1-F07'] }, b: { damage: ['V1-F01'], top: ['V1-F09', 'V1-F02'] } });
  for (let i = 0; i < 2; i++) bothPass(bothPass(attack(t, 'V1-F07')));
  for (const viewer of [0, 1] as const) {
    const zone = seen(t, viewer, 'damage', 1);
    deepEqual(
      zone.cards.map((c) => [c.def, c.place]),
      [
        ['V1-F01', 0],
        ['V1-F09', 1],
        ['V1-F02', 2],
      ],
    );
  }
});

rule('FFT-415 a removed card is neither on the field nor in the Break Zone, and in sight of both', () => {
  const leaves = { when: { on: 'move', card: { self: true }, from: 'field', to: 'breakZone' }, do: [draw(1)] } as const;
  const cards = [...plainCards, fwd('MARTYR', 6000, { cost: 3 }, leaves), doer(removeFromGame(forwards('you')))];
  const t = doIt(atMain({ cards, a: { field: ['DOER', 'MARTYR'] } }));
  deepEqual([t.a.cards('field'), t.a.cards('breakZone'), t.a.cards('removed')], [['DOER'], [], ['MARTYR']]);
  deepEqual([stackOf(t), t.a.count('hand')], [[], 0]);
  deepEqual(
    seen(t, 1, 'removed', 0).cards.map((c) => c.def),
    ['MARTYR'],
  );
  const put_ = doIt(atMain({ cards: [cards.at(-2)!, doer(put(forwards('you')))], a: { field: ['DOER', 'MARTYR'] } }));
  deepEqual(stackOf(put_), ['auto']);
});

rule('FFT-416 an effect puts a card onto its owner’s field, whoever’s effect it is; a played card is its player’s', () => {
  const cards = [...plainCards, doer({ do: 'enter', what: { zone: 'breakZone', of: 'opponent' } })];
  const t = doIt(atMain({ cards, a: { field: ['DOER'] }, b: { breakZone: ['V1-F07'] } }));
  deepEqual([t.a.cards('field'), t.b.cards('field')], [['DOER'], ['V1-F07']]);
  const played = act(atMain({ cards, a: { field: rich, hand: ['F-fire'] } }), 'play:F-fire');
  equal(played.table.controller(find(played, 0, 'F-fire')), 0);
});

rule('FFT-417 everybody can count every zone, hands and decks too, and sees no more of a hand than that', () => {
  const t = atMain({ a: { hand: ['V1-F05', 'V1-F06', 'V1-F07'], deck: 20 }, b: { hand: ['V1-F01'] } });
  for (const viewer of [0, 1, 'spectator'] as const) {
    deepEqual([seen(t, viewer, 'hand', 0).count, seen(t, viewer, 'deck', 0).count, seen(t, viewer, 'hand', 1).count], [3, 20, 1]);
    equal(seen(t, viewer, 'hand', 0).cards.length, viewer === 0 ? 3 : 0);
  }
});

rule('FFT-419 Characters lie face up, the deck face down', () => {
  const t = nextTurn(atMain({ a: { field: ['V1-F05', { card: 'V1-F11', dull: true }] } }));
  for (const viewer of [0, 1, 'spectator'] as const) {
    deepEqual(
      seen(t, viewer, 'field', 0).cards.map((c) => c.def),
      ['V1-F05', 'V1-F11'],
    );
    equal(seen(t, viewer, 'deck', 1).cards.length, 0);
  }
  ok(hasKeyword(t, 0, 'V1-F05', 'haste'));
});

rule('FFT-R5 either player can count the other’s hand and deck, and texts refer to them', () => {
  const per = summon('T-PER', {}, cast({}, { do: 'draw', n: { count: { zone: 'hand', of: 'opponent' } } }));
  const t = atMain({ cards: [per], a: { hand: ['T-PER'], deck: 30 }, b: { hand: ['V1-F01', 'V1-F02', 'V1-F03'], deck: 17 } });
  const seen = (zone: string) => t.a.view.zones.find((z) => z.zone === zone && z.seat === 1)!;
  deepEqual([seen('hand').count, seen('hand').cards.length, seen('deck').count, seen('deck').cards.length], [3, 0, 17, 0]);
  bothPass(t.a.pick('cast:T-PER'));
  deepEqual([t.a.count('hand'), t.a.count('deck')], [3, 27]);
});
