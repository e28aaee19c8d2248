/** Ways that cards of the house set do not go: costs paid with cards in the middle of a resolution, several bursts at once, tops of decks. */
import { deepEqual, equal, throws } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { auto, card, cast, cp, draw, dull, EOT, enters, forwards, gains, heads, inYour, spends, this_, type } from '../cards/make.ts';
import { withCards } from '../index.ts';
import type { Ability, Effect } from '../kinds.ts';
import {
  act,
  asking,
  atMain,
  attack,
  block,
  bothPass,
  nextTurn,
  PLAIN,
  pay,
  powerOf,
  resolveAll,
  stackOf,
  step,
  toAttack,
} from './table.ts';

const print = { elements: 'fire', cost: 2, power: 5000, category: 'T' } as const;

rule('FFT-524 a card asked for in the middle of a resolution is paid by the player named, who chooses which', () => {
  const cost: readonly Effect[] = [spends('discard', inYour('hand'))];
  const broker = card('T-BROKER', 'Broker', 'forward', print, enters({}, { do: 'may', cost, then: [gains(this_, 2000, EOT)] }));
  const t = atMain({ cards: [broker], a: { hand: ['T-BROKER', 'V1-F01', 'V1-F16', 'V1-I01'] }, b: { hand: ['V1-F01'] } });
  t.a.pick('play:T-BROKER').pick(0, 'discard:V1-F01');
  bothPass(t);
  t.a.pick('yes');
  deepEqual(asking(t), [0, 'spend']);
  t.a.may('spend:V1-F16').may('spend:V1-I01').mayNot('takeBack');
  t.a.pick('spend:V1-I01');
  deepEqual(t.a.cards('hand'), ['V1-F16']);
  deepEqual(t.a.cards('breakZone'), ['V1-F01', 'V1-I01']);
  equal(powerOf(t, 0, 'T-BROKER'), 7000);
  equal(t.b.count('hand'), 1);
});

rule('FFT-2040 a Warp cost may ask for cards and be paid by dulling', () => {
  const warp = { n: 1, cost: [cp({ fire: 1 }), spends('discard', inYour('hand'))] };
  const t = atMain({
    cards: [card('T-WARP', 'Warped', 'forward', { ...print, cost: 5, warp })],
    a: { hand: ['T-WARP', 'V1-I01', 'V1-I02'], field: ['V1-F12'] },
  });
  t.a.pick('warp:T-WARP');
  deepEqual(asking(t), [0, 'spend']);
  t.a.pick('spend:V1-I02').pick(0, 'dull:V1-F12');
  deepEqual([t.a.cards('hand'), t.a.cards('removed'), t.a.cards('breakZone')], [['V1-I01'], ['T-WARP'], ['V1-I02']]);
});

rule('FFT-R2 with bursts after all the damage of one effect, it is the damaged player who may use each', () => {
  const storm = card('T-STORM', 'Storm', 'summon', { ...print, cost: 1 }, cast({}, { do: 'wound', whose: 'opponent', n: 2 }));
  const t = atMain({
    cards: [storm],
    options: { exBurstTiming: 'batched' },
    a: { hand: ['T-STORM', 'V1-F01'], field: [PLAIN] },
    b: { top: ['V1-F16', 'V1-F17'] },
  });
  act(t, 'cast:T-STORM');
  bothPass(t);
  equal(t.b.count('damage'), 2);
  deepEqual(asking(t), [1, 'exBurst']);
  t.b.pick('useBurst');
  deepEqual(asking(t), [1, 'exBurst']);
  t.b.pick('decline');
  equal(t.table.mark(t.a.ids('field')[0], 'damage'), 4000);
});

rule('FFT-418 of several cards that go on top of a deck its owner decides the order, the last one named on top', () => {
  const lift = card('T-LIFT', 'Lift', 'summon', { ...print, cost: 1 }, cast({}, { do: 'move', what: forwards('opponent'), to: 'deck' }));
  const t = atMain({ cards: [lift], a: { hand: ['T-LIFT', 'V1-F01'] }, b: { field: ['V1-F08', 'V1-L02', 'V1-E04'] } });
  act(t, 'cast:T-LIFT');
  bothPass(t);
  deepEqual(asking(t), [1, 'putBack']);
  t.b.pick('putBack:V1-L02').pick(1, 'putBack:V1-F08');
  deepEqual(t.b.cards('deck').slice(-3), ['V1-L02', 'V1-F08', 'V1-E04']);
});

rule('FFT-613 everything that comes up at the end of the turn resolves, one after the other, before the hand is counted', () => {
  const late = (id: string) => card(id, id, 'forward', print, auto(heads.endOfYourTurn, {}, draw(2)));
  const t = atMain({ cards: [late('T-L1'), late('T-L2')], a: { field: ['T-L1', 'T-L2'], hand: ['V1-F01', 'V1-F01'] } });
  for (let i = 0; i < 60 && t.ask !== 'excess'; i++) step(t);
  deepEqual(stackOf(t), []);
  equal(t.a.count('hand'), 6);
  nextTurn(t);
  equal(t.a.count('hand'), 5);
});

rule('FFT-1305 who survives a First Strike of a party strikes back, divided as its owner likes', () => {
  const quick = (id: string, power: number) => card(id, id, 'forward', { ...print, power, keywords: ['firstStrike'] });
  const t = toAttack(atMain({ cards: [quick('T-Q1', 3000), quick('T-Q2', 4000)], a: { field: ['T-Q1', 'T-Q2'] }, b: { field: [PLAIN] } }));
  block(attack(t, 'T-Q1', 'T-Q2'), PLAIN);
  for (let i = 0; i < 4 && t.ask === 'priority'; i++) t.pick(t.asked[0], 'pass');
  deepEqual(asking(t), [1, 'distribute']);
  t.b.pick('share:T-Q1#2000');
  equal(t.table.mark(t.a.ids('field')[0], 'damage'), 2000);
  equal(t.a.count('field'), 1);
  resolveAll(pay(t));
});

rule('FFT-R51 an Element, a Job or a name is selected on resolution, and stands for what was named', () => {
  const chill = (trait: string) =>
    card(
      'T-NAME',
      'Name',
      'summon',
      { ...print, cost: 1 },
      cast({}, { do: 'word', name: 'w', trait }, dull(forwards('any', { named: 'w', of: trait }))),
    );
  const named = (trait: string, key: string) => {
    const t = atMain({
      cards: [chill(trait)],
      a: { hand: ['T-NAME', 'V1-F01'], field: ['V1-F08'] },
      b: { field: [PLAIN, 'V1-L02', 'V1-F06'] },
    });
    act(t, 'cast:T-NAME');
    bothPass(t);
    t.a.pick(key);
    return [0, 1].flatMap((seat) =>
      t
        .seat(seat)
        .ids('field')
        .filter((c) => t.table.mark(c, 'dull') === 1)
        .map((c) => t.table.def(c).id),
    );
  };
  deepEqual(named('element', 'word:fire'), ['V1-F08', 'V1-F06']);
  deepEqual(named('element', 'word:water'), []);
  deepEqual(named('job', 'word:Conscript'), [PLAIN, 'V1-L02']);
  deepEqual(named('name', 'word:Kestrel Vaun'), ['V1-F06']);
});

rule('FFT-418 top cards that are revealed are seen by both; what is not taken may go into the Break Zone (FFT-R81)', () => {
  const dig = card(
    'T-DIG',
    'Dig',
    'summon',
    { ...print, cost: 1 },
    cast({}, { do: 'lookTop', n: 3, take: [type('summon')], to: 'hand', reveal: true, rest: 'breakZone' }),
  );
  const t = atMain({ cards: [dig], a: { hand: ['T-DIG', 'V1-F01'], top: ['V1-F08', 'V1-F16', 'V1-F04'] } });
  act(t, 'cast:T-DIG');
  bothPass(t);
  const looked = t.b.view.zones.find((z) => z.zone === 'looked' && z.seat === 0)!;
  deepEqual(looked.cards.map((c) => c.def).toSorted(), ['V1-F04', 'V1-F08', 'V1-F16']);
  t.a.mayNot('choose:V1-F08');
  t.a.pick('choose:V1-F16');
  deepEqual(t.a.cards('hand'), ['V1-F16']);
  deepEqual(t.a.cards('breakZone').toSorted(), ['T-DIG', 'V1-F01', 'V1-F04', 'V1-F08']);
});

rule('FFT-102 a card from elsewhere that does not speak the game’s language is refused, naming card and field; nothing is loaded', () => {
  const broken = (abilities: readonly Ability[], kind: 'forward' | 'summon' = 'forward') => ({
    ...card('T-BAD', 'Bad', kind, print, ...abilities),
  });
  throws(
    () => withCards([broken([enters({}, JSON.parse('{ "do": "explode" }'))])]),
    /T-BAD, abilities\[0\]\.do\[0\]\.do: there is no effect kind "explode"/,
  );
  throws(
    () => withCards([broken([enters({}, { do: 'damage', to: { zone: 'moon' }, n: 1000 })])]),
    /T-BAD, abilities\[0\]\.do\[0\]\.to\.zone: there is no zone "moon"/,
  );
  throws(() => withCards([broken([enters({}, { do: 'damage', to: { bound: 'nobody' }, n: 1000 })])]), /nothing is called "nobody" yet/);
  throws(() => withCards([broken([], 'summon')]), /T-BAD, abilities: a Summon needs an effect/);
});
