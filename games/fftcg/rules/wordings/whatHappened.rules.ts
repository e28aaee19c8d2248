/** FFT-R91: what has happened this turn, as a condition and as a number. FFT-R92: several things at once. */
import { deepEqual, equal, throws } from 'node:assert/strict';
import type { Cond, Num } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import {
  action,
  auto,
  cast,
  cheaper,
  costs,
  damage,
  draw,
  enters,
  fieldAbility,
  forwards,
  gains,
  heads,
  job,
  this_,
  type,
  yourTurn,
} from '../../cards/make.ts';
import { withCards } from '../../index.ts';
import type { Ability } from '../../kinds.ts';
import {
  act,
  atAttack,
  atMain,
  attack,
  bothPass,
  find,
  type Match,
  nextTurn,
  PLAIN,
  pass,
  powerOf,
  resolveAll,
} from '../testing/scenarios.ts';
import { cast1, many } from '../testing/shortcuts.ts';
import { fwd, hurt, summon } from '../testing/testCards.ts';

const turn = { within: 'turn' } as const;
const castSummon = { on: 'cast', seat: 'you', card: { where: [type('summon')] } } as const;
const lost = { on: 'move', card: { zone: 'field', of: 'you', where: [type('forward')] }, from: 'field', to: 'breakZone' } as const;
const priceOf = (t: Match, id: string) => t.table.stat(find(t, 0, id, 'hand'), 'price');
const free = (id: string) => summon(id, {});

rule('FFT-R91 "if you have cast a Summon this turn" is so from the moment it is cast, for its caster alone, until the turn ends', () => {
  const user = fwd('T-USE', 5000, {}, action({ cost: [], limit: 'once', if: { happened: castSummon, ...turn } }, draw(1)));
  const t = atMain({ cards: [user, free('T-S')], a: { field: ['T-USE'], hand: ['T-S'] }, b: { field: ['T-USE'] } });
  t.a.mayNot('use:T-USE#1');
  act(t, 'cast:T-S');
  // It is on the stack still, and was cast.
  t.a.may('use:T-USE#1');
  pass(t);
  t.b.mayNot('use:T-USE#1');
  pass(t);
  t.a.may('use:T-USE#1');
  nextTurn(t);
  pass(t.until('priority', 1));
  t.a.mayNot('use:T-USE#1');
});

rule('FFT-R91 a Summon that is announced and taken back was not cast', () => {
  const user = fwd('T-USE', 5000, {}, action({ cost: [], if: { happened: castSummon, ...turn } }, draw(1)));
  const t = atMain({ cards: [user, summon('T-S', { cost: 1 })], a: { field: ['T-USE'], hand: ['T-S', 'V1-F01'] } });
  t.a.pick('cast:T-S').a.pick('takeBack');
  t.a.mayNot('use:T-USE#1');
});

rule('FFT-R91 "for each Forward put into the Break Zone this turn": each that left together counts, with what it was before', () => {
  const n: Num = {
    happened: { ...lost, card: { ...lost.card, of: 'any', where: [type('forward'), { stat: 'power', atLeast: 5000 }] } },
    ...turn,
  };
  const counts = fwd('T-N', 9000, {}, fieldAbility(gains(this_, { times: [1000, n] })));
  const sweep = summon('T-SWEEP', {}, cast({}, damage(forwards('any'), 6000)));
  const t = atMain({
    cards: [counts, fwd('T-5', 5000), fwd('T-4', 4000), sweep],
    a: { field: ['T-N', 'T-5', 'T-4'], hand: ['T-SWEEP'] },
    b: { field: ['T-5', PLAIN] },
  });
  equal(powerOf(t, 0, 'T-N'), 9000);
  cast1(t, 'T-SWEEP');
  // Two of 5000; the one of 4000 does not count, and what stays does not either.
  equal(powerOf(t, 0, 'T-N'), 11000);
  nextTurn(t);
  equal(powerOf(t, 0, 'T-N'), 9000);
});

rule('FFT-R91 a Forward that was returned or that was put there from elsewhere did not go from the field into the Break Zone', () => {
  const c: Cond = { happened: lost, ...turn };
  const user = fwd('T-USE', 5000, {}, action({ cost: [], if: c }, draw(1)));
  const back = summon('T-BACK', {}, cast({}, { do: 'move', what: forwards('you', { trait: 'name', is: 'T-X' }), to: 'hand' }));
  const mill = summon('T-MILL', {}, cast({}, { do: 'mill', n: 2 }));
  const t = atMain({ cards: [user, fwd('T-X', 1000), back, mill], a: { field: ['T-USE', 'T-X'], hand: ['T-BACK', 'T-MILL'] } });
  cast1(cast1(t, 'T-BACK'), 'T-MILL');
  t.a.mayNot('use:T-USE#1');
});

rule('FFT-R91 "if at least 2": twice, whoever did it; and what is asked of its own card is asked of this object', () => {
  const hitTwice: Ability = action({ cost: [], if: { happened: { on: 'damage', card: { self: true } }, ...turn, atLeast: 2 } }, draw(1));
  const t = atMain({
    cards: [fwd('T-ME', 9000, {}, hitTwice), fwd('T-NOT', 9000, {}, hitTwice), hurt('T-HURT', 1000)],
    a: { field: ['T-ME', 'T-NOT'], hand: many('T-HURT', 3) },
  });
  for (const target of ['T-ME', 'T-NOT', 'T-ME']) {
    t.a.mayNot('use:T-ME#1');
    act(t, 'cast:T-HURT', `choose:${target}`);
    bothPass(t);
  }
  t.a.may('use:T-ME#1').mayNot('use:T-NOT#1');
});

rule('FFT-R91 an object that left and came back has no history; its leave trigger still knows what happened to it', () => {
  const wasHit: Cond = { happened: { on: 'damage', card: { self: true } }, ...turn };
  const me = fwd('T-ME', 3000, {}, auto(heads.breakZone, { if: wasHit }, draw(2)), enters({ if: wasHit }, draw(1)));
  const revive = summon(
    'T-REV',
    {},
    cast({}, { do: 'enter', what: { zone: 'breakZone', of: 'you', where: [{ trait: 'name', is: 'T-ME' }] } }),
  );
  const put = summon('T-PUT', {}, cast({}, { do: 'put', what: forwards('you') }));
  const t = atMain({ cards: [me, revive, put, hurt('T-HURT', 3000)], a: { field: ['T-ME'], hand: ['T-HURT', 'T-REV', 'T-PUT'] } });
  act(t, 'cast:T-HURT');
  resolveAll(t);
  equal(t.a.count('hand'), 4);
  cast1(t, 'T-REV');
  resolveAll(t);
  deepEqual([t.a.count('hand'), t.a.cards('field')], [3, ['T-ME']]);
  cast1(t, 'T-PUT');
  resolveAll(t);
  equal(t.a.count('hand'), 2);
});

rule('FFT-R91 "another Forward has entered your field this turn" does not count its own entry', () => {
  const other: Cond = { happened: { on: 'move', card: { other: true, of: 'you', where: [type('forward')] }, to: 'field' }, ...turn };
  const t = atMain({ cards: [fwd('T-O', 5000, {}, whenOther(other)), fwd('T-P', 1000)], a: { hand: ['T-O', 'T-O', 'T-P'] } });
  act(t, 'play:T-O');
  resolveAll(t);
  equal(t.a.count('hand'), 2);
  act(t, 'play:T-O');
  resolveAll(t);
  equal(t.a.count('hand'), 2);
});
const whenOther = (cond: Cond) => enters({ if: cond }, draw(1));

rule('FFT-R91 and FFT-523 a card costs less for each card you have cast this turn, itself not among them', () => {
  const n: Num = { happened: { on: 'cast', seat: 'you' }, ...turn };
  const cheap = fwd('T-CHEAP', 5000, { cost: 5 }, costs(yourTurn, ...cheaper(this_, n, 1)));
  const t = atMain({ cards: [cheap, free('T-S')], a: { hand: ['T-CHEAP', 'T-S', 'T-S'] } });
  equal(priceOf(t, 'T-CHEAP'), 5);
  cast1(t, 'T-S');
  equal(priceOf(t, 'T-CHEAP'), 4);
  cast1(t, 'T-S');
  equal(priceOf(t, 'T-CHEAP'), 3);
});

rule('FFT-R91 cards that could not be judged are refused: names, events, its own card twice, no such scope', () => {
  const using = (c: unknown) => () => withCards([fwd('T-X', 1000, {}, action({ cost: [], if: c as Cond }, draw(1)))]);
  throws(using({ happened: castSummon, within: 'week' }), /no scope "week"/);
  throws(using({ happened: { on: 'sneeze' }, ...turn }), /no event "sneeze"/);
  throws(using({ happened: { on: 'damage', card: { self: true }, by: { self: true } }, ...turn }), /only one of card and by/);
  throws(using({ happened: { on: 'damage', card: { event: true } }, ...turn }), /cannot speak of an event/);
  throws(using({ happened: { ...castSummon, together: 2 }, ...turn }), /nothing reads it/);
});

// ---------------------------------------------------------------- together

const discarded = { on: 'move', seat: 'you', from: 'hand', to: 'breakZone', why: 'discard' } as const;
const sees = (id: string, together: number, ...effects: Parameters<typeof auto> extends [unknown, unknown, ...infer E] ? E : never) =>
  fwd(id, 5000, {}, auto({ ...discarded, together }, {}, ...effects));

rule('FFT-R92 "when 1 or more cards are discarded" triggers once for two that go together, and again for the next', () => {
  const two = summon('T-TWO', {}, cast({}, { do: 'discard', n: 2 }));
  const t = atMain({
    cards: [sees('T-SEES', 1, gains(this_, 1000)), two],
    a: { field: ['T-SEES'], hand: ['T-TWO', 'T-TWO', ...many('V1-F01', 4)] },
  });
  for (const power of [6000, 7000]) {
    act(t, 'cast:T-TWO');
    bothPass(t);
    t.a.pick('choose:V1-F01').a.pick('choose:V1-F01');
    resolveAll(t);
    equal(powerOf(t, 0, 'T-SEES'), power);
  }
});

rule('FFT-R92 the number of the event is how many there were; "2 or more" is not triggered by one', () => {
  const n: Num = { event: 'n' };
  const some = (k: number) => summon(`T-D${k}`, {}, cast({}, { do: 'discard', n: k }));
  const t = atMain({
    cards: [sees('T-SEES', 2, gains(this_, { times: [1000, n] })), some(1), some(3)],
    a: { field: ['T-SEES'], hand: ['T-D1', 'T-D3', ...many('V1-F01', 4)] },
  });
  act(t, 'cast:T-D1');
  bothPass(t);
  t.a.pick('choose:V1-F01');
  equal(t.a.count('stack'), 0);
  act(t, 'cast:T-D3');
  bothPass(t);
  for (let i = 0; i < 3 && t.ask === 'discarded'; i++) t.a.pick('choose:V1-F01');
  resolveAll(t);
  equal(powerOf(t, 0, 'T-SEES'), 8000);
});

rule('FFT-R92 and FFT-825 it sees those that leave with it; two such cards see it once each', () => {
  const head = {
    on: 'move',
    card: { zone: 'field', of: 'you', where: [type('forward')] },
    from: 'field',
    to: 'breakZone',
    together: 1,
  } as const;
  const watcher = fwd('T-W', 3000, {}, auto(head, {}, draw(1)));
  const sweep = summon('T-SWEEP', {}, cast({}, damage(forwards('you'), 3000)));
  const t = atMain({ cards: [watcher, sweep, fwd('T-3', 3000)], a: { field: ['T-W', 'T-3', 'T-3', 'T-W'], hand: ['T-SWEEP'] } });
  cast1(t, 'T-SWEEP');
  if (t.ask !== 'priority') t.a.pick(t.a.keys[0]);
  resolveAll(t);
  deepEqual([t.a.count('field'), t.a.count('hand')], [0, 2]);
});

rule('FFT-R92 given twice it triggers twice a batch; once each turn it triggers once a turn', () => {
  const given = auto({ ...discarded, together: 1 }, { limit: 'once' }, gains(this_, 1000));
  const give = summon('T-GIVE', {}, cast({}, { do: 'grant', to: forwards('you'), ability: given, until: 'thisTurn' }));
  const two = summon('T-TWO', {}, cast({}, { do: 'discard', n: 2 }));
  const t = atMain({ cards: [give, two], a: { field: [PLAIN], hand: ['T-GIVE', 'T-GIVE', 'T-TWO', 'T-TWO', ...many('V1-F01', 4)] } });
  cast1(cast1(t, 'T-GIVE'), 'T-GIVE');
  for (let i = 0; i < 2; i++) {
    act(t, 'cast:T-TWO');
    bothPass(t);
    t.a.pick('choose:V1-F01').a.pick('choose:V1-F01');
    if (t.ask !== 'priority') t.a.pick(t.a.keys[0]);
    resolveAll(t);
    equal(powerOf(t, 0, PLAIN), 10000);
  }
});

rule('FFT-R92 a party of three attacks once, and is asked "if" as things are then', () => {
  const head = { on: 'attack', card: { zone: 'field', of: 'you', where: [job('Guard')] }, together: 2 } as const;
  const leader = fwd('T-L', 5000, {}, auto(head, { if: { exists: forwards('you'), atLeast: 4 } }, draw(1)));
  const guard = fwd('T-G', 5000, { job: 'Guard' });
  const t = atAttack({ cards: [leader, guard], a: { field: ['T-L', 'T-G', 'T-G', 'T-G'] } });
  attack(t, 'T-G', 'T-G', 'T-G');
  resolveAll(t);
  equal(t.a.count('hand'), 1);
});

rule('FFT-R92 a text about several at once cannot speak of one card', () => {
  throws(() => withCards([sees('T-X', 1, { do: 'move', what: { event: true }, to: 'hand' })]), /several things happen together/);
  throws(() => withCards([sees('T-X', 0, draw(1))]), /from 1 up/);
});
