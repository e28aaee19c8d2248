/** FFT-R93: so many of several actions. FFT-R94: how many different Elements, names, costs there are. Filters inside filters. */
import { deepEqual, equal, throws } from 'node:assert/strict';
import type { Filter, Num } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import {
  action,
  card,
  cast,
  characters,
  choose,
  costAtMost,
  damage,
  draw,
  exists,
  fieldAbility,
  forwards,
  gains,
  oneOf,
  select,
  them,
  this_,
  toHand,
  type,
} from '../../cards/make.ts';
import { withCards } from '../../index.ts';
import type { Effect } from '../../kinds.ts';
import { act, atMain, bothPass, damageOn, PLAIN, pay, powerOf, resolveAll } from '../testing/scenarios.ts';
import { cast1 } from '../testing/shortcuts.ts';
import { backup, fwd, hurt, print, summon } from '../testing/testCards.ts';

const modes = [
  { declare: [choose('hurt', forwards('opponent'))], do: [damage(them('hurt'), 3000)] },
  { do: [draw(1)] },
  { declare: [choose('own', forwards('you'))], do: [gains(them('own'), 2000, 'thisTurn')] },
];
const some = (how: object, ...of: typeof modes): Effect => ({ ...oneOf('action', ...(of.length > 0 ? of : modes)), ...how }) as Effect;
const offers = (id: string, how: object) => summon(id, {}, cast({ declare: [some(how)] }));
const begin = (how: object, a: readonly string[] = [PLAIN], b: readonly string[] = [PLAIN]) =>
  atMain({ cards: [offers('T-M', how)], a: { field: a, hand: ['T-M'] }, b: { field: b } });

rule('FFT-R93 "select 2 of the 3": two different ones, each with its target, done in the order they are printed in', () => {
  const t = begin({ count: 2 }).a.pick('cast:T-M');
  // The last alone would leave none to go with it.
  deepEqual(
    t.a.keys.filter((k) => k !== 'takeBack'),
    ['mode1', 'mode2'],
  );
  t.a.pick('mode1');
  deepEqual(
    t.a.keys.filter((k) => k !== 'takeBack'),
    ['mode2', 'mode3'],
  );
  t.a.pick('mode3');
  pay(t);
  resolveAll(t);
  deepEqual([damageOn(t, 1, PLAIN), powerOf(t, 0, PLAIN), t.a.count('hand')], [3000, 10000, 0]);
});

rule('FFT-R93 "up to 2 of the 3" may be one, or none; exactly 3 are all', () => {
  const one = begin({ count: 2, upTo: true }).a.pick('cast:T-M').a.pick('mode2').a.pick('done');
  resolveAll(pay(one));
  equal(one.a.count('hand'), 1);
  const none = begin({ count: 2, upTo: true }).a.pick('cast:T-M').a.pick('done');
  resolveAll(pay(none));
  deepEqual([none.a.count('hand'), none.a.cards('breakZone')], [0, ['T-M']]);
  const all = begin({ count: 3 });
  all.a.pick('cast:T-M');
  for (const mode of ['mode1', 'mode2', 'mode3']) if (all.a.keys.includes(mode)) all.a.pick(mode);
  resolveAll(pay(all));
  deepEqual([damageOn(all, 1, PLAIN), powerOf(all, 0, PLAIN), all.a.count('hand')], [3000, 10000, 1]);
});

rule('FFT-R93 and FFT-709 what cannot be declared cannot be selected, and with too few left it cannot be cast', () => {
  const t = begin({ count: 2 }, [PLAIN], []).a.pick('cast:T-M');
  resolveAll(pay(t));
  deepEqual([t.a.count('hand'), powerOf(t, 0, PLAIN)], [1, 10000]);
  begin({ count: 2 }, [], []).a.mayNot('cast:T-M', 'FFT-709');
  begin({ count: 2, upTo: true }, [], []).a.may('cast:T-M');
});

rule('FFT-R93 "select 1; if you control 2 or more Forwards, up to 3 instead" is read when it is cast', () => {
  const n: Num = { if: exists(forwards('you'), 2), then: 3, else: 1 };
  const how = { count: n, atLeast: { if: exists(forwards('you'), 2), then: 0, else: 1 } };
  const few = begin(how).a.pick('cast:T-M').a.pick('mode2');
  equal(few.ask, 'priority');
  const more = begin(how, [PLAIN, 'V1-E02']).a.pick('cast:T-M').a.pick('mode1').a.pick('mode2');
  more.a.may('mode3').may('done');
  more.a.pick('done');
  resolveAll(pay(more));
  deepEqual([damageOn(more, 1, PLAIN), more.a.count('hand')], [3000, 1]);
});

rule('FFT-R93 and FFT-913 the target of one that is gone leaves the others; with all gone nothing is done', () => {
  const t = atMain({
    cards: [offers('T-M', { count: 2 }), hurt('T-KILL', 9000)],
    a: { field: [PLAIN], hand: ['T-M'] },
    b: { field: [PLAIN], hand: ['T-KILL'] },
  });
  t.a.pick('cast:T-M').a.pick('mode1').a.pick('mode3');
  pay(t).a.pick('pass');
  act(t, 'cast:T-KILL', `choose:${PLAIN}`);
  resolveAll(t);
  // Whichever of the two was hit, the other's action was done.
  deepEqual([t.a.count('field') + t.b.count('field'), t.a.count('hand')], [1, 0]);
});

rule('FFT-R93 an action ability is offered so too, and undone as one; modes that share a name are refused', () => {
  const user = fwd('T-U', 5000, {}, action({ cost: [], limit: 'once', declare: [some({ count: 2, upTo: true })] }));
  const t = atMain({ cards: [user], a: { field: ['T-U'] }, b: { field: [PLAIN] } });
  t.a.pick('use:T-U#1').a.pick('mode1').a.pick('takeBack');
  t.a.pick('use:T-U#1').a.pick('mode1').a.pick('mode3');
  resolveAll(t);
  deepEqual([damageOn(t, 1, PLAIN), powerOf(t, 0, 'T-U')], [3000, 7000]);
  const same = { declare: [choose('hurt', forwards('you'))], do: [damage(them('hurt'), 1000)] };
  throws(() => withCards([summon('T-X', {}, cast({ declare: [some({ count: 2 }, modes[0], same)] }))]), /two modes call something "hurt"/);
  throws(() => withCards([summon('T-X', {}, cast({ declare: [some({ count: 4 })] }))]), /from 1 to 3/);
  throws(() => withCards([summon('T-X', {}, cast({ declare: [some({ upTo: true })] }))]), /needs a count/);
});

// ---------------------------------------------------------------- different

const per = (different: string): Num => ({ different, of: characters('you') });

rule('FFT-R94 different Elements: of two on one card each counts, and the same on two cards once', () => {
  const n = fwd('T-N', 1000, { elements: 'fire' }, fieldAbility(gains(this_, { times: [1000, per('element')] })));
  const cards = [n, backup('T-FW', { elements: ['fire', 'wind'] }), backup('T-ICE', { elements: 'ice' })];
  const at = (...field: string[]) => powerOf(atMain({ cards, a: { field: ['T-N', ...field] } }), 0, 'T-N');
  deepEqual([at(), at('T-FW'), at('T-FW', 'T-ICE'), at('T-ICE', 'T-ICE')], [2000, 3000, 4000, 3000]);
});

rule('FFT-R94 different costs, jobs and categories; a card without a job has none to count', () => {
  const cards = [
    fwd('T-A', 1000, { cost: 2, job: 'Guard' }),
    fwd('T-B', 1000, { cost: 2, job: ['Guard', 'Scout'] }),
    fwd('T-C', 1000, { cost: 5, category: ['TEST', 'MORE'] }),
  ];
  const counts = (value: string) => summon(`T-${value}`, {}, cast({}, { do: 'draw', n: per(value) }));
  const drawn = (value: string) => {
    const t = atMain({ cards: [...cards, counts(value)], a: { field: ['T-A', 'T-B', 'T-C'], hand: [`T-${value}`] } });
    return cast1(t, `T-${value}`).a.count('hand');
  };
  deepEqual([drawn('cost'), drawn('job'), drawn('category'), drawn('name'), drawn('power')], [2, 2, 2, 3, 1]);
});

rule('FFT-R94 and FFT-315 a name with a slash is two names, not three', () => {
  const both = card('T-AB', 'Ann / Bob', 'forward', print(0, 1000));
  const n = fwd('T-N', 1000, {}, fieldAbility(gains(this_, { times: [1000, { different: 'name', of: forwards('you') }] })));
  const ann = card('T-ANN', 'Ann', 'forward', print(0, 1000));
  const at = (...field: string[]) => powerOf(atMain({ cards: [both, n, ann], a: { field: ['T-N', ...field] } }), 0, 'T-N');
  deepEqual([at(), at('T-ANN'), at('T-AB')], [2000, 3000, 4000]);
});

rule('FFT-R94 there is no such value to count: refused', () => {
  const of = forwards('you');
  throws(() => withCards([fwd('T-X', 1000, {}, fieldAbility(gains(this_, { different: 'hat', of })))]), /no value "hat"/);
});

// ---------------------------------------------------------------- all inside any

rule('FFT-105 "a Forward of cost 2 or less, or a Monster": what stands together is asked together', () => {
  const where: Filter = { any: [{ all: [type('forward'), costAtMost(2)] }, type('monster')] };
  const fetch = summon('T-F', {}, cast({}, select('it', { zone: 'breakZone', of: 'you', where: [where] }), toHand(them('it'))));
  const cards = [
    fetch,
    fwd('T-2', 1000, { cost: 2 }),
    fwd('T-3', 1000, { cost: 3 }),
    card('T-MON', 'Mon', 'monster', print(4)),
    backup('T-B', {}),
  ];
  const t = atMain({ cards, a: { hand: ['T-F'], breakZone: ['T-2', 'T-3', 'T-MON', 'T-B'] } });
  act(t, 'cast:T-F');
  bothPass(t);
  deepEqual(t.a.keys.toSorted(), ['choose:T-2', 'choose:T-MON']);
});
