/** FFT-201 to FFT-206: deck construction. */
import { deepEqual, equal, ok, throws } from 'node:assert/strict';
import { create, type DeckList, type Options, SetupError } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { card, cast, draw } from '../cards/make.ts';
import { checkDeck } from '../decks.ts';
import { game, withCards } from '../index.ts';
import { anyList, start } from './testing/scenarios.ts';
import { many } from './testing/shortcuts.ts';
import { fwd, plainCards } from './testing/testCards.ts';

const main = anyList.main;

const problems = (list: DeckList, options: Partial<Options> = {}, of = game) =>
  of.spec.checkDeck(list, { format: 'constructed', multiElement: true, ...options }, (id) => of.defs[of.defIndex.get(id) ?? -1]);
const clauses = (...of: Parameters<typeof problems>) => problems(...of).map((p) => p.clause);

rule('FFT-201 exactly 50 cards: 49 and 51 are refused, each with its number', () => {
  deepEqual(problems({ main }), []);
  deepEqual(problems({ main: main.slice(1) }), [{ clause: 'FFT-201', args: { group: 'main', n: 49, needs: 50 } }]);
  deepEqual(problems({ main: [...main, 'V1-F18'] }), [{ clause: 'FFT-201', args: { group: 'main', n: 51, needs: 50 } }]);
  deepEqual(clauses({ main: [] }), ['FFT-201']);
  deepEqual(clauses({}), ['FFT-201']);
});

rule('FFT-201 and FFT-R58 an illegal deck is not seated, on either side; the message names seat and clause', () => {
  for (const seat of [0, 1]) {
    const lists = [anyList, anyList];
    lists[seat] = { main: main.slice(1) };
    throws(
      () => start({ lists }),
      (e) => e instanceof SetupError && e.message.includes(`Seat ${seat + 1}`) && e.message.includes('FFT-201'),
    );
  }
});

rule('FFT-202 at most three cards of one number; every problem is told', () => {
  deepEqual(problems({ main: [...main.slice(0, 47), ...many('V1-F18', 3)] }), []);
  deepEqual(problems({ main: [...main.slice(0, 46), ...many('V1-F18', 4)] }), [
    { clause: 'FFT-202', card: 'V1-F18', args: { n: 4, most: 3 } },
  ]);
  deepEqual(clauses({ main: many('V1-F18', 51) }), ['FFT-201', 'FFT-202']);
  throws(() => start({ lists: [anyList, { main: [...main.slice(0, 46), ...many('V1-F18', 4)] }] }), /Seat 2.*FFT-202 \(V1-F18\)/);
});

rule('FFT-203 and FFT-311 cards of one name and different numbers are different cards: three and three are legal', () => {
  equal(game.defs[game.defIndex.get('V1-F05')!].name, game.defs[game.defIndex.get('V1-F06')!].name);
  for (const id of ['V1-F05', 'V1-F06']) equal(main.filter((c) => c === id).length, 3);
  deepEqual(problems({ main }), []);
  const four = main.with(main.indexOf('V1-F07'), 'V1-F05');
  deepEqual(problems({ main: four }), [{ clause: 'FFT-202', card: 'V1-F05', args: { n: 4, most: 3 } }]);
});

rule('FFT-204 a reprint counts as its original, whatever the letter of its rarity', () => {
  const of = withCards([
    ...plainCards,
    fwd('9-120C', 6000, { cost: 3 }),
    fwd('RE-7R/9-120C', 6000, { cost: 3 }),
    fwd('9-120H', 6000, { cost: 3 }),
  ]);
  const rest = main.slice(0, 46);
  deepEqual(problems({ main: [...rest, '9-120C', 'RE-7R/9-120C', '9-120H', 'F-ice'] }, {}, of), []);
  const four = { main: [...rest, '9-120C', '9-120C', 'RE-7R/9-120C', '9-120H'] };
  deepEqual(problems(four, {}, of), [{ clause: 'FFT-202', card: '9-120', args: { n: 4, most: 3 } }]);
});

rule('FFT-205 Elements, types and names are free: eight Elements, or Summons alone', () => {
  const of = withCards([
    ...plainCards,
    ...Array.from({ length: 17 }, (_, i) =>
      card(`SUM-${i}`, 'One Name', 'summon', { elements: 'dark', cost: 1, category: 'TEST' }, cast({}, draw())),
    ),
  ]);
  const all = plainCards.map((c) => c.id);
  deepEqual(problems({ main: [...all, ...all, 'F-fire', 'F-ice'] }, {}, of), []);
  deepEqual(problems({ main: Array.from({ length: 50 }, (_, i) => `SUM-${Math.floor(i / 3)}`) }, {}, of), []);
});

rule('FFT-206 a text about the deck goes before both limits, for the deck the card is in', () => {
  const of = withCards([
    { ...fwd('9-7R', 6000, { cost: 2 }), notes: { copies: 50 } },
    { ...fwd('GIANT', 6000, { cost: 2 }), notes: { deckSize: 60 } },
    fwd('OTHER', 6000, { cost: 2 }),
  ]);
  deepEqual(problems({ main: many('9-7R', 50) }, {}, of), []);
  deepEqual(clauses({ main: [...many('9-7R', 46), ...many('OTHER', 4)] }, {}, of), ['FFT-202']);
  const ten = [...many('9-7R', 9), 'GIANT'];
  deepEqual(problems({ main: [...main, ...ten] }, {}, of), []);
  deepEqual(clauses({ main: [...main.slice(0, 40), ...ten] }, {}, of), ['FFT-201']);
});

/** The legal list with its first cards replaced by these. */
const changed = (...ids: readonly string[]): DeckList => ({ main: [...ids, ...main.slice(ids.length)] });

rule('FFT-R58 cards that do not exist, markers of the stack: refused by name, once each', () => {
  deepEqual(problems(changed('NO-SUCH', 'NO-SUCH', 'auto')), [
    { clause: 'FFT-R58', card: 'NO-SUCH', args: { group: 'main' } },
    { clause: 'FFT-R58', card: 'auto', args: { group: 'main' } },
  ]);
  throws(() => start({ lists: [changed('NO-SUCH'), anyList] }), /Seat 1.*FFT-R58 \(NO-SUCH\)/);
});

rule('FFT-2070 the limited format: 40 cards or more', () => {
  const forty = { main: main.slice(0, 40) };
  deepEqual(clauses(forty), ['FFT-201']);
  deepEqual(problems(forty, { format: 'limited' }), []);
  deepEqual(problems({ main }, { format: 'limited' }), []);
  deepEqual(problems({ main: main.slice(0, 39) }, { format: 'limited' }), [
    { clause: 'FFT-2070', args: { group: 'main', n: 39, needs: 40 } },
  ]);
  const t = start({ lists: [forty, anyList], options: { format: 'limited' } });
  deepEqual([t.a.count('deck'), t.b.count('deck')], [35, 45]);
});

rule('FFT-2001 without the option multiElement cards of several Elements stay out of the deck', () => {
  const of = withCards([fwd('TWO', 6000, { elements: ['fire', 'ice'], cost: 3 })]);
  deepEqual(problems(changed('TWO'), {}, of), []);
  deepEqual(problems(changed('TWO'), { multiElement: false }, of), [
    { clause: 'FFT-2001', card: 'TWO', args: { group: 'main', extension: 'multiElement' } },
  ]);
  throws(() => create(of, { multiElement: false }, [changed('TWO'), anyList], 'x'), /FFT-2001 \(TWO\)/);
  ok(create(of, { multiElement: false }, [anyList, anyList], 'x').seats === 2);
});

rule('FFT-2050 cards of the main deck are no Limit Break cards, and at most eight lie apart', () => {
  const of = withCards(Array.from({ length: 3 }, (_, i) => ({ ...fwd(`LB-${i}`, 6000, { cost: 2 }), notes: { limitBreak: 1 } })));
  const apart = Array.from({ length: 8 }, (_, i) => `LB-${i % 3}`);
  deepEqual(problems({ main, limit: apart }, {}, of), []);
  deepEqual(clauses({ main, limit: [...apart, 'LB-2'] }, {}, of), ['FFT-2050']);
  deepEqual(clauses(changed('LB-0'), {}, of), ['FFT-2050']);
  deepEqual(clauses({ main, limit: ['V1-F18'] }, {}, of), ['FFT-2050']);
});

rule('FFT-201 options that do not exist, or with values that do not, are refused', () => {
  for (const options of [{ format: 'sealed' }, { damageToLose: 2 }, { damageToLose: 11 }, { mulligan: 'twice' }, { speed: 'fast' }])
    throws(() => create(game, options as Partial<Options>, [anyList, anyList], 'x'), SetupError);
});

rule('FFT-R3 a reprint and its original are one number, promotional ones with a number of their own too', () => {
  const prints = ['1-177R', 'Re-168C/1-177R', 'PR-055/1-177R', '1-178R'];
  const of = withCards(prints.map((id) => fwd(id, 5000)));
  const problems = (...ids: readonly string[]) =>
    checkDeck({ main: [...anyList.main.slice(0, 50 - ids.length), ...ids] }, {}, (id) => of.defs[of.defIndex.get(id) ?? -1]).map((p) => [
      p.clause,
      p.card,
    ]);
  deepEqual(problems(...prints), []);
  deepEqual(problems(...prints, '1-178R', '1-178R'), []);
  deepEqual(problems(...prints, 'Re-168C/1-177R'), [['FFT-202', '1-177']]);
});

rule('FFT-R58 a deck of 49, or with four of a number, cannot be seated; nothing else happens to anybody', () => {
  const short = { main: anyList.main.slice(1) };
  const four = { main: [...anyList.main.slice(0, 3), 'V1-F01', ...anyList.main.slice(4)] };
  for (const [lists, message] of [
    [[short, anyList], /Seat 1.*FFT-201/],
    [[anyList, short], /Seat 2.*FFT-201/],
    [[anyList, four], /Seat 2.*FFT-202/],
  ] as const)
    throws(
      () => create(game, {}, lists, 'x'),
      (e) => e instanceof SetupError && message.test(e.message),
    );
  equal(create(game, {}, [anyList, anyList], 'x').result, null);
});
