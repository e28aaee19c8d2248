/** INA-101 to INA-114: the golden rule and deck building. */
import { deepEqual, equal, ok, throws } from 'node:assert/strict';
import type { DeckList } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { reserve, starting } from '../cards/make.ts';
import { formationOf, formations } from '../formations.ts';
import { decks, game } from '../index.ts';
import { atAttack, atMove, gameWith, many, start } from './testing/scenarios.ts';

rule('INA-101 what a card says goes before a rule', () => {
  // Off the action side nobody attacks, and a goalkeeper never defends; these cards say otherwise.
  const t = atMove({ turn: 1, a: { bench: ['INH-R17'], field: { 'FW-A': 'S1-4', 'MF-B': 'S1-8' } } });
  t.a.pick('done').until('side').a.pick('side:A').a.may('join:S1-8');
  const x = atAttack({ a: { field: { 'FW-A': 'S1-4' } }, b: { keeper: 'FF-26', hand: ['FF-98'], field: {} } });
  x.a.pick('pass').b.may('use:FF-26/1');
  const y = atAttack({ turn: 3, a: { field: { 'FW-A': 'INH-S03' }, hand: ['S1-2'] }, b: { field: { 'DF-A': 'INH-R18' } } });
  y.a.pick('pass').b.pick('use:INH-R18/0').a.mayNot('assist:S1-2>INH-S03', 'INA-101');
});

const fire: DeckList = decks['Raimon Fire'];
const changed = (change: DeckList): readonly DeckList[] => [{ ...fire, ...change }, fire];
const legal = (change: DeckList, options = {}) => ok(start({ lists: changed(change), options }).asked.length > 0);
const illegal = (change: DeckList, clause: string, options = {}) =>
  throws(() => start({ lists: changed(change), options }), new RegExp(`${clause}\\b`));

rule('INA-102 exactly one goalkeeper', () => {
  legal({ goalkeeper: ['S1-1'] });
  illegal({ goalkeeper: [] }, 'INA-102');
  illegal({ goalkeeper: ['S1-1', 'FF-1'] }, 'INA-102');
});

rule('INA-103 exactly ten starting characters', () => {
  illegal({ starting: fire.starting.slice(1) }, 'INA-103');
  illegal({ starting: [...fire.starting, 'S1-9'] }, 'INA-103');
  illegal({ starting: [...fire.starting.slice(1), 'S1-2'] }, 'INA-103');
});

const problems = (change: DeckList, options = {}) =>
  game.spec.checkDeck(
    { ...fire, ...change },
    { cardPool: 'all', deckRules: 'constructed', ...options },
    (id) => game.defs[game.defIndex.get(id) ?? -1],
  );

rule('INA-104 no two starting characters of one name', () => {
  deepEqual(problems({ starting: [...fire.starting.slice(1), 'S1-6'] }), [
    { clause: 'INA-104', card: 'S1-6', args: { what: 'copies', group: 'starting', name: 'Jim Wraith', count: 2, most: 1 } },
  ]);
  legal({ starting: [...fire.starting.slice(1), 'S1-9'] });
});

/** Thirty cards, three of each of ten names. */
const thirty = ['S1-2', 'S1-3', 'S1-14', 'S1-15', 'S1-16', 'S1-17', 'S1-20', 'S1-21', 'FF-18', 'FF-97'].flatMap((id) => many(id, 3));

rule('INA-105 at least thirty deck cards, and no upper limit', () => {
  legal({ deck: thirty });
  deepEqual(problems({ deck: thirty.slice(1) }), [{ clause: 'INA-105', args: { what: 'size', group: 'deck', count: 29, needs: '30+' } }]);
  legal({ deck: [...thirty, 'S1-18', 'S1-19', 'FF-98', 'FF-99', 'FF-100'] });
});

rule('INA-106 only reserve characters and super techniques in the deck', () => {
  illegal({ deck: [...thirty, 'S1-4'] }, 'INA-106');
  illegal({ deck: [...thirty, 'S1-1'] }, 'INA-106');
  legal({ deck: [...thirty.slice(1), 'S1-18'] });
});

rule('INA-107, INA-108 at most three deck cards of one name, all printings together', () => {
  illegal({ deck: [...thirty, 'S1-2'] }, 'INA-107');
  const other = gameWith(reserve('T-AXEL', 'speed', 'Axel Blaze', 'Wild', 'MF', 1, [100, 200, 100]));
  const list = (two: number) => [{ ...fire, deck: [...many('S1-2', 2), ...many('T-AXEL', two), ...thirty.slice(3)] }, fire];
  ok(start({ game: other, lists: list(1) }).asked.length > 0);
  throws(() => start({ game: other, lists: list(2) }), /INA-107/);
});

rule('INA-109 starting pile and goalkeeper do not count among the three', () => {
  // Axel Blaze is among the starting characters, Mark Evans keeps the goal.
  const other = gameWith(reserve('T-MARK', 'power', 'Mark Evans', 'Raimon', 'DF', 1, [100, 200, 100]));
  const list: DeckList = { ...fire, deck: [...many('S1-2', 3), ...many('T-MARK', 3), ...thirty.slice(6)] };
  ok(list.starting.includes('S1-13') && list.goalkeeper[0] === 'S1-1');
  ok(start({ game: other, lists: [list, fire] }).asked.length > 0);
});

rule('INA-110 what is printed for collectors is no fact of a card in play', () => {
  const facts = new Set(game.defs.flatMap((def) => Object.keys(def.notes ?? {})));
  deepEqual([...facts].toSorted(), ['requires', 'set']);
});

rule('INA-111 four attributes, or none', () => {
  const printed = new Set(game.defs.flatMap((def) => def.traits.attribute));
  deepEqual([...printed].toSorted(), ['power', 'speed', 'tactic', 'teamwork']);
  deepEqual(game.defs[game.defIndex.get('S1-4')!].traits.attribute, []);
});

rule('INA-112 goalkeepers have no position and lie in neither pile', () => {
  for (const def of game.defs) equal('position' in def.traits, def.kind === 'starting' || def.kind === 'reserve');
  illegal({ starting: [...fire.starting.slice(1), 'S1-1'] }, 'INA-103');
  illegal({ goalkeeper: ['S1-4'] }, 'INA-112');
  const t = start();
  deepEqual([t.a.cards('goal'), t.a.count('starting'), t.a.cards('deck').includes('INH-G1')], [['INH-G1'], 10, false]);
});

rule('INA-113 more than six starting characters of one position are legal', () => {
  const fw = ['S1-4', 'S1-5', 'S1-10', 'S1-13', 'S1-24', 'INH-S03', 'INH-S04', 'INH-S05', 'INH-S10', 'INH-S11'];
  legal({ starting: fw });
});

rule('INA-114 every mistake is a problem of its own, and an illegal list cannot start', () => {
  const wrong = { goalkeeper: [], starting: ['NOBODY'], deck: many('S1-2', 4), bench: ['S1-2'] };
  deepEqual(
    problems(wrong).map(({ clause, card = '', args }) => `${clause} ${args.what} ${card}`.trim()),
    ['INA-114 group', 'INA-114 unknown NOBODY', 'INA-102 size', 'INA-103 size', 'INA-105 size', 'INA-107 copies S1-2'],
  );
  throws(() => start({ lists: [wrong, fire] }));
});

rule('INA-114 options: lists that need not be legal, ready lists only, known cards only, cards of a file', () => {
  legal({ deck: many('S1-2', 7), starting: many('S1-4', 2) }, { deckRules: 'open' });
  illegal({ goalkeeper: [] }, 'INA-102', { deckRules: 'open' });
  illegal({ deck: ['S1-4'] }, 'INA-106', { deckRules: 'open' });
  for (const list of Object.values(decks)) ok(start({ lists: [list, list], options: { deckRules: 'starter' } }).asked.length > 0);
  legal({ deck: fire.deck.toReversed() }, { deckRules: 'starter' });
  illegal({ goalkeeper: ['FF-1'] }, 'INA-114', { deckRules: 'starter' });
  illegal({}, 'INA-114', { cardPool: 'known' });
  const known = { goalkeeper: ['S1-1'], starting: formations['Axel Blaze'].flat(), deck: thirty };
  ok(start({ lists: [known, known], options: { cardPool: 'known' } }).asked.length > 0);
  const guest = gameWith(starting('T-GUEST', 'power', 'Guest', 'Nowhere', 'FW', 100));
  const withGuest = { ...fire, starting: [...fire.starting.slice(1), 'T-GUEST'] };
  ok(start({ game: guest, lists: [withGuest, fire] }).asked.length > 0);
  throws(() => start({ game: guest, lists: [withGuest, fire], options: { cardPool: 'all' } }), /INA-114/);
});

rule('INA-R48 teams are those of the card data', () => {
  for (const def of game.defs) equal(def.traits.team?.length ?? 0, def.kind === 'technique' ? 0 : 1);
});

rule('INA-R40 a card known by a fragment is not in the set', () => {
  ok(!game.defs.some((def) => def.name === 'Whirlwind Twister'));
  equal(game.defs.filter((def) => def.notes?.set === 'known').length, 34);
});

rule('INA-105 the ready decks are legal, with the level they are said to have', () => {
  const level = (list: DeckList) => {
    const levels = list.deck.map((id) => game.defs[game.defIndex.get(id)!].stats.level);
    return Math.round((100 * levels.reduce((a, b) => a + b, 0)) / levels.length);
  };
  const techniques = (list: DeckList) => list.deck.filter((id) => game.defs[game.defIndex.get(id)!].kind === 'technique').length;
  for (const list of Object.values(decks)) {
    ok(start({ lists: [list, list] }).asked.length > 0);
    equal(list.deck.length, 30);
    ok(formationOf(list.starting));
  }
  deepEqual(Object.values(decks).map(level), [280, 233, 270, 260, 240, 250]);
  deepEqual(Object.values(decks).map(techniques), [11, 11, 12, 12, 7, 9]);
});

rule('E3, E4 two and two of one name are illegal, three of three printings are legal', () => {
  const axels = ['T-1', 'T-2', 'T-3'].map((id) => reserve(id, 'power', 'Axel Blaze', 'Raimon', 'FW', 1, [100, 200, 100]));
  const list = (...ids: string[]) => [{ ...fire, deck: [...ids, ...thirty.slice(3)] }, fire];
  throws(() => start({ game: gameWith(...axels), lists: list('T-1', 'T-1', 'T-2', 'T-2') }), /INA-107/);
  ok(start({ game: gameWith(...axels), lists: list('T-1', 'T-2', 'T-3') }).asked.length > 0);
});
