/** FFT-101 to FFT-111, FFT-119, FFT-120: general rules and numbers. */
import { deepEqual, equal, throws } from 'node:assert/strict';
import { type Ability, concede, create, type Options, pick, Refused, type Sel, SetupError } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import {
  action,
  breaks,
  cannot,
  card,
  characters,
  choose,
  damage,
  draw,
  dullIcon,
  EOT,
  enters,
  fieldAbility,
  forwards,
  gains,
  opponentDiscards,
  put,
  them,
  this_,
} from '../../cards/make.ts';
import { game, withCards } from '../../index.ts';
import {
  anyList,
  asking,
  atAttack,
  atMain,
  attack,
  bothPass,
  damageOn,
  find,
  nextTurn,
  PLAIN,
  pass,
  powerOf,
  resolveAll,
} from '../testing/scenarios.ts';
import { doIt } from '../testing/shortcuts.ts';
import { backup, costTwoForward, doer, plainCards, target } from '../testing/testCards.ts';

rule('FFT-101 two players, neither fewer nor more', () => {
  deepEqual(game.seats, [2]);
  for (const n of [0, 1, 3]) throws(() => create(game, {}, new Array(n).fill(anyList), 'x'), SetupError);
  deepEqual(atMain().asked, [0]);
});

rule('FFT-120 no solo game, no clock: an answer waits until it is given, and no option says otherwise', () => {
  deepEqual(
    Object.keys(game.spec.options).filter((name) => /solo|clock|seats|teams/i.test(name)),
    [],
  );
  throws(() => create(game, { clock: 60 }, [anyList, anyList], 'x'), SetupError);
});

rule('FFT-102 a text goes before a rule: a hand of seven is kept where a text allows seven', () => {
  const seven = new Array<string>(7).fill(PLAIN);
  const cards = [backup('BIG-HAND', { cost: 2 }, fieldAbility({ do: 'gain', rule: 'handLimit', whose: 'you', set: 7 }))];
  const withText = nextTurn(atMain({ cards, a: { field: ['BIG-HAND'], hand: seven } }));
  equal(withText.a.count('hand'), 7);
  const without = nextTurn(atMain({ cards, a: { hand: seven } }));
  equal(without.a.count('hand'), 5);
});

rule('FFT-103 either player may concede at any time, asked or not, in the middle of a payment, and loses at once', () => {
  const t = atMain({ a: { hand: ['V1-F03', 'V1-F01', 'V1-F01'] } });
  t.a.pick('play:V1-F03');
  deepEqual(t.asked, [0]);
  for (const seat of [0, 1]) {
    const over = concede(t.game, t.state, seat);
    deepEqual(over.result?.winners, [1 - seat]);
    equal(over.result?.reason, 'conceded');
  }
  equal(t.result, null);
});

rule('FFT-104 what one text demands and another forbids is forbidden: who must attack and cannot does not', () => {
  const cards = [backup('NO-ATTACK', { elements: 'ice', cost: 2 }, fieldAbility(cannot('attack', forwards('opponent'))))];
  const bound = bothPass(atAttack({ cards, a: { field: ['V1-F08', 'V1-F01'] } }));
  deepEqual(asking(bound), [0, 'attack']);
  bound.a.mayNot('stop', 'FFT-1013');
  const both = bothPass(atAttack({ cards, a: { field: ['V1-F08', 'V1-F01'] }, b: { field: ['NO-ATTACK'] } }));
  equal(both.own.phase, 'main');
  equal(both.b.count('damage'), 0);
});

rule('FFT-104 a Summon that a text forbids is refused with that reason, though everything else allows it', () => {
  const cards = [
    ...plainCards,
    backup('NO-SUMMONS', { elements: 'ice', cost: 2 }, fieldAbility({ do: 'forbid', deed: 'castSummon', whose: 'opponent' })),
  ];
  const free = atMain({ cards, a: { hand: ['S-fire'], field: ['B-fire', 'B-fire', 'B-fire'] } });
  free.a.may('cast:S-fire');
  const t = atMain({ cards, a: { hand: ['S-fire'], field: ['B-fire', 'B-fire', 'B-fire'] }, b: { field: ['NO-SUMMONS'] } });
  t.a.mayNot('cast:S-fire', 'FFT-104');
});

rule('FFT-105 what cannot be done is left out, the rest is done: of two cards the only one is discarded, then a card drawn', () => {
  const t = atMain({ cards: [doer(opponentDiscards(2), draw(1))], a: { field: ['DOER'] }, b: { hand: [PLAIN] } });
  doIt(t);
  t.b.pick(`choose:${PLAIN}`);
  deepEqual([t.b.count('hand'), t.b.count('breakZone')], [0, 1]);
  equal(t.a.count('hand'), 1);
});

rule('FFT-106 halves are rounded down: half of three Characters is one card, half of one is none', () => {
  const cards = [doer({ do: 'draw', n: { half: { count: characters('you') } } })];
  equal(doIt(atMain({ cards, a: { field: ['DOER', PLAIN, PLAIN] } })).a.count('hand'), 1);
  equal(doIt(atMain({ cards, a: { field: ['DOER'] } })).a.count('hand'), 0);
});

rule('FFT-107 a number that is named is never negative', () => {
  const cards = [
    doer({ do: 'number', name: 'n', least: 0, most: 11 }, { do: 'draw', n: { bound: 'n' } }),
    backup('X-DOER', { cost: 2 }, action({ cost: [], declare: [{ do: 'x', name: 'x' }] }, { do: 'draw', n: { bound: 'x' } })),
  ];
  const t = doIt(atMain({ cards, a: { field: ['DOER'] } }));
  deepEqual(
    t.a.keys,
    Array.from({ length: 12 }, (_, n) => `number#${n}`),
  );
  throws(() => pick(t.game, t.state, 0, 'number#-1'), Refused);
  t.a.pick('number#0');
  equal(t.a.count('hand'), 0);
  const x = atMain({ cards, a: { field: ['X-DOER'], hand: [PLAIN] } });
  x.a.pick('use:X-DOER#1');
  deepEqual(x.a.keys, ['number#0', 'number#1', 'number#2', 'number#3', 'takeBack']);
});

rule('FFT-108 a value below 0 is added to as it is, and is 0 for everything else', () => {
  const other: Sel = forwards('opponent', { trait: 'element', is: 'fire' });
  const cards = [
    backup(
      'DOER',
      { cost: 2 },
      action(
        { cost: [], declare: [choose('target', forwards('opponent', { trait: 'element', is: 'earth' }))] },
        gains(target, -9000, EOT),
        damage(other, { plus: [1000, { stat: 'power', of: target }] }),
        gains(target, 5000, EOT),
      ),
    ),
  ];
  const t = doIt(atMain({ cards, a: { field: ['DOER'] }, b: { field: [PLAIN, 'V1-F08'] } }));
  equal(powerOf(t, 1, PLAIN), 4000); // 8000 - 9000 + 5000, not 0 + 5000
  equal(damageOn(t, 1, 'V1-F08'), 1000); // 1000 + 0, not 1000 - 1000
});

rule('FFT-109 a value that cannot be determined is 0: the highest power among no Forwards', () => {
  const cards = [doer(damage(forwards('opponent'), { highest: 'power', of: forwards('you') }), draw(1))];
  const t = doIt(atMain({ cards, a: { field: ['DOER'] }, b: { field: [PLAIN] } }));
  equal(damageOn(t, 1, PLAIN), 0);
  equal(t.a.count('hand'), 1);
  const six = doIt(atMain({ cards, a: { field: ['DOER', 'V1-F07'] }, b: { field: [PLAIN] } }));
  equal(damageOn(six, 1, PLAIN), 6000);
});

const theirForward = choose('target', forwards('opponent'));

rule('FFT-110 X is named by the controller on announcement, as far as it can be paid, and means the same in the text', () => {
  const cards = [
    ...plainCards,
    backup(
      'X-DOER',
      { cost: 2 },
      action({ cost: [dullIcon], declare: [theirForward, { do: 'x', name: 'x' }] }, damage(target, { times: [1000, { bound: 'x' }] })),
    ),
  ];
  const t = atMain({ cards, a: { field: ['X-DOER', 'B-ice', 'B-wind', 'B-water'] }, b: { field: [PLAIN] } });
  t.a.pick('use:X-DOER#1');
  // Its own dulling pays for the icon and gives nothing to X.
  deepEqual(t.a.keys, ['number#0', 'number#1', 'number#2', 'number#3', 'takeBack']);
  t.a.pick('number#2');
  t.a.pick('dull:B-ice');
  t.a.pick('dull:B-water');
  bothPass(t);
  equal(damageOn(t, 1, PLAIN), 2000);
  t.a.mayNot('use:X-DOER#1').mayNot('use:X-DOER', 'FFT-515');
});

rule('FFT-111 its own name means that very card: of two Ember Recruits the one that attacks grows', () => {
  const t = atAttack({ a: { field: ['V1-F01', 'V1-F01'] } });
  resolveAll(attack(t, 'V1-F01'));
  const powers = [0, 1].map((n) => t.table.stat(find(t, 0, 'V1-F01', 'field', n), 'power'));
  deepEqual(powers.sort(), [5000, 6000]);
});

rule('FFT-111 "Card Name X" means every card of that name', () => {
  const cards = [doer(breaks(characters('any', { trait: 'name', is: 'Kestrel Vaun' })))];
  const t = doIt(atMain({ cards, a: { field: ['DOER', 'V1-F05'] }, b: { field: ['V1-F06', 'V1-F07'] } }));
  deepEqual(t.a.cards('field'), ['DOER']);
  deepEqual(t.b.cards('field'), ['V1-F07']);
});

rule('FFT-119 both must decide: the turn player first, whoever asks for it; then both happen together', () => {
  const each = action({ cost: [] }, { do: 'eachSelects', name: 'them', from: forwards() }, put(them('them')));
  const cards = [backup('CONFESSOR', { elements: 'dark', cost: 4 }, each)];
  const t = atMain({ cards, a: { field: ['V1-F01', 'V1-F07'] }, b: { field: ['CONFESSOR', 'V1-F02', 'V1-F08'] } });
  pass(t);
  t.b.pick('use:CONFESSOR#1');
  bothPass(t);
  deepEqual(asking(t), [0, 'selectOwn']);
  deepEqual(t.a.keys, ['choose:V1-F01', 'choose:V1-F07']);
  t.a.pick('choose:V1-F07');
  deepEqual(asking(t), [1, 'selectOwn']);
  // The opponent knows the decision, but nothing has happened yet.
  deepEqual(t.a.cards('field'), ['V1-F01', 'V1-F07']);
  t.b.pick('choose:V1-F02');
  deepEqual([t.a.cards('breakZone'), t.b.cards('breakZone')], [['V1-F07'], ['V1-F02']]);
  const moves = t.events.filter((e) => e.type === 'move' && (e.args.to as string[])[0] === 'breakZone').slice(-2);
  deepEqual(
    moves.map((e) => e.seat),
    [0, 1],
  );
});

rule('FFT-R45 two seats, no teams, no solo play and no clock; whoever runs out of time concedes', () => {
  deepEqual(game.seats, [2]);
  for (const options of [{ clock: 'per-move' }, { match: 3 }, { solo: true }, { teams: 2 }])
    throws(() => create(game, options as unknown as Partial<Options>, [anyList, anyList], 'x'), SetupError);
  for (const n of [1, 3]) throws(() => create(game, {}, new Array(n).fill(anyList), 'x'));
  const t = atMain();
  deepEqual(concede(t.game, t.state, 1).result?.winners, [0]);
});

rule('FFT-102 a card from elsewhere that does not speak the game’s language is refused, naming card and field; nothing is loaded', () => {
  const broken = (abilities: readonly Ability[], kind: 'forward' | 'summon' = 'forward') => ({
    ...card('T-BAD', 'Bad', kind, costTwoForward, ...abilities),
  });
  throws(
    () => withCards([broken([enters({}, { do: 'explode', what: this_ })])]),
    /T-BAD, abilities\[0\]\.do\[0\]\.do: there is no effect kind "explode"/,
  );
  throws(
    () => withCards([broken([enters({}, { do: 'damage', to: { zone: 'moon' }, n: 1000 })])]),
    /T-BAD, abilities\[0\]\.do\[0\]\.to\.zone: there is no zone "moon"/,
  );
  throws(() => withCards([broken([enters({}, { do: 'damage', to: { bound: 'nobody' }, n: 1000 })])]), /nothing is called "nobody" yet/);
  throws(() => withCards([broken([], 'summon')]), /T-BAD, abilities: a Summon needs an effect/);
});
