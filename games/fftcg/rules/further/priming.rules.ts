/** FFT-2060 to FFT-2065: Priming, with cards of the tests’ own. */
import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { auto, breaks, cp, draw, EOT, fieldAbility, forwards, gains, heads, special } from '../../cards/make.ts';
import { checkDeck } from '../../decks.ts';
import { speak } from '../../words/index.ts';
import {
  act,
  atMain,
  find,
  type Match,
  nextTurn,
  PLAIN,
  pay,
  resolveAll,
  type Side,
  stackOf,
  step,
  toAttack,
} from '../testing/scenarios.ts';
import { backup, named, onForward, target } from '../testing/testCards.ts';

const mine = { generic: undefined, elements: 'fire' } as const;
const squire = named(
  'T-SQUIRE',
  'Squire',
  'forward',
  { ...mine, priming: { name: 'Giant', cost: [cp({ fire: 1 })] } },
  auto(heads.prime, {}, draw(1)),
  fieldAbility(gains(forwards('you', { trait: 'name', is: 'Watcher' }), 1000)),
);
const giant = named(
  'T-GIANT',
  'Giant',
  'forward',
  { ...mine, power: 9000 },
  auto(heads.primed, {}, draw(2)),
  special('Quake', { cost: [] }, draw(1)),
);
const watcher = named('T-WATCH', 'Watcher', 'forward', mine, auto({ on: 'prime', card: forwards('you') }, {}, draw(1)));
const grows = onForward('GROW', gains(target, 1000, EOT));
const kill = onForward('KILL', breaks(target));
const bounce = onForward('BOUNCE', { do: 'move', what: target, to: 'hand' });
const under = onForward('UNDER', { do: 'move', what: target, to: 'deck', at: 'bottom' });
const mute = onForward('MUTE', { do: 'mute', to: target, until: EOT });
const steal = onForward('STEAL', { do: 'control', what: target, until: EOT });
const cards = [squire, giant, watcher, grows, kill, bounce, under, mute, steal, backup('T-B', mine)];

const ready = (a: Side = {}, b: Side = {}): Match =>
  atMain({
    cards,
    options: { priming: true },
    a: { field: ['T-SQUIRE', 'T-B'], top: [PLAIN, 'T-GIANT', PLAIN], ...a },
    b: { field: [PLAIN], ...b },
  });
/** Paid for and found, with all that triggered by it resolved. */
function primed(t: Match): Match {
  t.a.pick('prime:T-SQUIRE');
  pay(t);
  t.a.pick('find:T-GIANT');
  for (let i = 0; i < 3 && t.ask !== 'priority'; i++) step(t);
  return resolveAll(t);
}
const onField = (t: Match) => t.a.cards('field').filter((id) => id !== 'T-B');
const underThem = (t: Match) => t.a.cards('under');

rule('FFT-2060 Priming puts a card of the name from the deck on top of the Character, for its cost and without the stack', () => {
  const t = ready();
  t.a.pick('prime:T-SQUIRE');
  pay(t);
  deepEqual(stackOf(t), []);
  deepEqual(
    t.a.keys.filter((key) => key.startsWith('find')),
    ['find:T-GIANT', 'findNothing'],
  );
  t.a.pick('find:T-GIANT');
  deepEqual(onField(t), ['T-GIANT']);
  deepEqual(underThem(t), ['T-SQUIRE']);
  equal(t.table.mark(find(t, 0, 'T-B', 'field'), 'dull'), 1);
  equal(t.table.tally('cast', 0), 0);
  equal(t.a.cards('deck').includes('T-GIANT'), false);
});

rule('FFT-2060 Priming only in an own Main Phase with an empty stack, if it can be paid; it can be taken back', () => {
  const t = ready();
  t.a.pick('prime:T-SQUIRE');
  t.a.pick('takeBack');
  deepEqual(onField(t), ['T-SQUIRE']);
  t.a.may('prime:T-SQUIRE');
  ready({ field: ['T-SQUIRE'] }).a.mayNot('prime:T-SQUIRE', 'FFT-519');
  const busy = ready({ hand: ['GROW'] });
  act(busy, 'cast:GROW', 'choose:T-SQUIRE');
  busy.a.mayNot('prime:T-SQUIRE', 'FFT-2060');
  toAttack(ready()).a.mayNot('prime:T-SQUIRE', 'FFT-2060');
});

rule('FFT-2060 FFT-R39 who finds nothing has paid all the same, and the Character stays what it is', () => {
  const t = ready();
  t.a.pick('prime:T-SQUIRE');
  pay(t);
  t.a.pick('findNothing');
  deepEqual(onField(t), ['T-SQUIRE']);
  deepEqual(underThem(t), []);
  equal(t.table.mark(find(t, 0, 'T-B', 'field'), 'dull'), 1);
});

rule('FFT-2060 what it was notices that it primes, so do others, and what it has become that it did', () => {
  const t = ready({ field: ['T-SQUIRE', 'T-WATCH', 'T-B'] });
  primed(t);
  equal(t.a.count('hand'), 4);
});

rule('FFT-2061 it has the names of both cards; all else is the upper card’s', () => {
  const t = primed(ready({ field: ['T-SQUIRE', 'T-WATCH', 'T-B'] }));
  const card = find(t, 0, 'T-GIANT', 'field');
  deepEqual([...t.table.traits(card, 'name')].sort(), ['Giant', 'Squire']);
  equal(t.table.stat(card, 'power'), 9000);
  // Its own text has gone with the card it is on.
  equal(t.table.stat(find(t, 0, 'T-WATCH', 'field'), 'power'), 5000);
  t.a.mayNot('prime:T-GIANT');
});

rule('FFT-2062 it did not enter the field: state, damage and what was laid on it go on', () => {
  const t = ready({ field: [{ card: 'T-SQUIRE', dull: true, damage: 3000 }, 'T-B'], hand: ['GROW'] });
  act(t, 'cast:GROW', 'choose:T-SQUIRE');
  resolveAll(t);
  primed(t);
  const card = find(t, 0, 'T-GIANT', 'field');
  equal(t.table.mark(card, 'dull'), 1);
  equal(t.table.mark(card, 'damage'), 3000);
  equal(t.table.mark(card, 'fresh'), 0);
  equal(t.table.stat(card, 'power'), 10000);
});

rule('FFT-2062 FFT-1514 what takes its abilities away takes those of the upper card too, and nobody primes without abilities', () => {
  const t = ready({ hand: ['MUTE'] });
  act(t, 'cast:MUTE', 'choose:T-SQUIRE');
  resolveAll(t);
  t.a.mayNot('prime:T-SQUIRE', 'FFT-1514');
});

rule('FFT-2063 the S icon can be paid with a card of either name', () => {
  const t = primed(ready({ hand: ['T-SQUIRE'] }));
  t.a.pick('use:T-GIANT#2');
  ok(t.a.keys.includes('spend:T-SQUIRE'));
});

rule('FFT-2064 when it leaves the field both cards go, each to its owner’s zone of that kind', () => {
  const leaves = (how: string, zone: string) => {
    const t = primed(ready({ hand: [how] }));
    act(t, `cast:${how}`, 'choose:T-GIANT');
    resolveAll(t);
    deepEqual(onField(t), []);
    deepEqual(underThem(t), []);
    ok(t.a.cards(zone).includes('T-GIANT') && t.a.cards(zone).includes('T-SQUIRE'), `${how}: ${t.a.cards(zone)}`);
    return t;
  };
  leaves('KILL', 'breakZone');
  leaves('BOUNCE', 'hand');
  const t = leaves('UNDER', 'deck');
  deepEqual(t.a.cards('deck').slice(0, 2).sort(), ['T-GIANT', 'T-SQUIRE']);
});

rule('FFT-2064 the cards of a borrowed Character that primed go to their owners', () => {
  const t = atMain({
    cards,
    options: { priming: true },
    a: { field: ['T-B'], hand: ['STEAL', 'KILL'], top: ['T-GIANT'] },
    b: { field: ['T-SQUIRE'] },
  });
  act(t, 'cast:STEAL');
  resolveAll(t);
  primed(t);
  deepEqual(onField(t), ['T-GIANT']);
  act(t, 'cast:KILL');
  resolveAll(t);
  ok(t.a.cards('breakZone').includes('T-GIANT'));
  deepEqual(t.b.cards('breakZone'), ['T-SQUIRE']);
});

rule('FFT-R39 a borrowed Character that primed goes back to whose it was when its control ends', () => {
  const t = atMain({
    cards,
    options: { priming: true },
    a: { field: ['T-B'], hand: ['STEAL'], top: ['T-GIANT'] },
    b: { field: ['T-SQUIRE'] },
  });
  act(t, 'cast:STEAL');
  resolveAll(t);
  primed(t);
  nextTurn(t);
  deepEqual(onField(t), []);
  deepEqual(t.b.cards('field'), ['T-GIANT']);
});

rule('FFT-2065 nobody primes into a name they already control without the generic icon', () => {
  ready({ field: ['T-SQUIRE', 'T-GIANT', 'T-B'] }).a.mayNot('prime:T-SQUIRE', 'FFT-2065');
});

rule('FFT-2060 a match is played with Priming if it says so', () => {
  const find = (id: string) => cards.find((c) => c.id === id);
  const list = { main: ['T-SQUIRE'] };
  const problems = (priming: boolean) => checkDeck(list, { priming, format: 'constructed' }, find).map((p) => p.clause);
  ok(problems(false).includes('FFT-2060'));
  equal(problems(true).includes('FFT-2060'), false);
});

rule('FFT-2060 a card says what it primes into and for what, and what happens when it does', () => {
  const { game } = ready();
  const text = (id: string, lang: 'en' | 'fr') => speak(game, lang).card(game.defs[game.defIndex.get(id)!]).text.join(' ');
  match(text('T-SQUIRE', 'en'), /Priming "Giant" — \{Fire\}\..*When Squire primes, draw 1 card\./);
  match(text('T-SQUIRE', 'fr'), /Priming « Giant » — \{Feu\}\..*Lorsque Squire utilise son Priming, piochez 1 carte\./);
  match(text('T-GIANT', 'en'), /When a Character primes into Giant, draw 2 cards\./);
  match(text('T-GIANT', 'fr'), /Lorsqu'un Personnage utilise son Priming et devient Giant, piochez 2 cartes\./);
});
