/** EPC-512, EPC-513, EPC-517 to EPC-519, EPC-521, EPC-523 to EPC-530: what texts mean, and when they work. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { activeOf, at, character, payTp, youGet } from '../cards/make.ts';
import { power } from '../flow/battle.ts';
import { atBattle, atShot, atStrategy, atUses, gameWith, type Match, moved, type Side, seen, start } from './table.ts';

const G01: Side = { active: 'PC-G01', field: ['PC-G04', 'PC-G04'] };
const I01: Side = { active: 'PC-I01', field: ['PC-I01', 'PC-I01'] };
const atBlock = (b: Side, a: Side = G01) => atUses({ a, b: { ...I01, ...b } }).a.pick('done');
const atShoot = (a: Side, b: Side = {}, goals: [number, number] = [0, 0]) =>
  atShot({ a: { active: 'PC-G01', field: [], ...a }, b, goals }).a.pick('stay');
const atCatch = (b: Side, a: Side = {}, goals: [number, number] = [0, 0]) => atShoot(a, b, goals).a.pick('done');
/** Both sides turn up these cards: who has the ball afterwards? */
function winner(t: Match, a: string, b: string): number {
  t.top(0, [a]).top(1, [b]);
  if (t.asked[0] === 0) t.a.pick('done');
  return t.b.pick('done').own.attacker;
}

rule('EPC-512 an effect is used at its timing only', () => {
  const attack = (id: string) => atUses({ a: { active: id, field: ['PC-G04'], tp: 5 }, b: I01 });
  const block = (id: string) => atBlock({ active: id, tp: 5 });
  attack('PC-G02').a.may('effect:PC-G02/0');
  block('PC-G02').b.mayNot('effect:PC-G02/0').mayNot('effect:PC-G02', 'EPC-512');
  block('PC-G09').b.may('effect:PC-G09/0');
  attack('PC-G09').a.mayNot('effect:PC-G09/0').mayNot('effect:PC-G09', 'EPC-512');
  attack('PC-E02').a.mayNot('effect:PC-E02/0').mayNot('effect:PC-E02', 'EPC-512');
  atShoot({ active: 'PC-E02', tp: 5 }).a.may('effect:PC-E02/0');
  atShoot({ active: 'PC-G02', tp: 5 }).a.mayNot('effect:PC-G02/0').mayNot('effect:PC-G02', 'EPC-512');
});

rule('EPC-512 {Battle} is any battle, in either role', () => {
  const coach = { licences: ['PC-P2'] };
  atUses({ a: { ...G01, active: 'PC-G11', ...coach }, b: I01 }).a.may('effect:PC-G11/0');
  atBlock({ active: 'PC-G11', ...coach }).b.may('effect:PC-G11/0');
  atShoot({ active: 'PC-G11', ...coach }).a.may('effect:PC-G11/0');
});

rule('EPC-512 {Burning Chance} is not the use step', () => {
  atBlock({ active: 'PC-I07', tp: 5 }).b.mayNot('effect:PC-I07/0').mayNot('effect:PC-I07', 'EPC-512');
});

rule('EPC-513 "Limited to" needs an active character of that team', () => {
  const text = at('dribble', { if: activeOf('Ironmoor'), cost: [payTp(1)] }, youGet({ of: 2 }));
  const guest = character('PC-T1', 'Guest', 'Galewick', 'MF', [4, 3, 3], [text]);
  const t = atUses({ game: gameWith(guest), a: { active: 'PC-T1', field: ['PC-I01'], tp: 5 }, b: I01 });
  t.a.mayNot('effect:PC-T1/0').mayNot('effect:PC-T1', 'EPC-513');
  const own = atUses({ a: { active: 'PC-I06', field: ['PC-G04'], tp: 5 }, b: { ...I01, active: 'PC-G04' } });
  own.a.pick('effect:PC-I06/0');
  equal(power(own.table, 0), 6);
});

rule('EPC-517 "You get" raises the power of the own character by X', () => {
  const t = atUses({ a: { active: 'PC-G02', field: ['PC-G04'], tp: 5 }, b: { active: 'PC-G09', field: ['PC-I01'], tp: 5 } });
  deepEqual([power(t.table, 0), power(t.table, 1)], [4, 4]);
  t.a.pick('effect:PC-G02/0');
  deepEqual([power(t.table, 0), power(t.table, 1)], [6, 4]);
  equal(t.table.stat(t.a.ids('active')[0], 'df'), 2);
  t.a.pick('done').b.pick('effect:PC-G09/0');
  deepEqual([power(t.table, 0), power(t.table, 1)], [6, 6]);
});

rule('EPC-517 for this battle only', () => {
  const t = atUses({ a: { active: 'PC-G02', field: ['PC-G04'], tp: 5 }, b: I01 });
  t.a.pick('effect:PC-G02/0');
  equal(winner(t, 'PC-L04', 'PC-G11'), 0);
  t.b.pick('flip:PC-I01').a.pick('stay');
  deepEqual(t.a.cards('active'), ['PC-G02']);
  equal(power(t.table, 0), 4);
});

rule('EPC-517 at the shot likewise: gone in the next period', () => {
  const t = atCatch({ goalkeeper: 'PC-K1', tp: 1 });
  t.b.pick('effect:PC-K1/0').b.pick('done').until('passDecision');
  equal(t.own.period, 1);
  for (const side of [t.a, t.b])
    for (const zone of ['active', 'goalkeeper']) {
      const card = side.ids(zone)[0];
      equal(t.table.stat(card, 'df'), t.table.def(card).stats.df);
    }
});

rule('EPC-517 it decides the battle', () => {
  const t = atUses({ a: { active: 'PC-G02', field: ['PC-G04'], tp: 5 }, b: { ...I01, active: 'PC-E08' } });
  equal(winner(t, 'PC-G11', 'PC-G11'), 1);
  const more = atUses({ a: { active: 'PC-G02', field: ['PC-G04'], tp: 5 }, b: { ...I01, active: 'PC-E08' } }).a.pick('effect:PC-G02/0');
  equal(winner(more, 'PC-G11', 'PC-G11'), 0);
});

rule('EPC-518 "Add X TP": the top X cards of the own deck, unseen', () => {
  const t = atStrategy({ a: { active: 'PC-I11', tp: 1, licences: ['PC-P4'] } });
  const [second, first] = t.a.ids('deck').slice(-2);
  const [left, decks] = [t.a.ids('tp')[0], [t.a.count('deck'), t.b.count('deck')]];
  t.a.pick('effect:PC-I11/0');
  deepEqual(t.a.ids('tp'), [left, first, second]);
  deepEqual([t.a.count('deck'), t.b.count('deck')], [decks[0] - 2, decks[1]]);
  for (const viewer of [0, 1]) deepEqual(seen(t, viewer, 0, 'tp').cards, []);
  equal(t.b.count('tp'), 5);
});

rule('EPC-519 a revealed card of the deck is shown to both', () => {
  const t = atUses({ a: { active: 'PC-L02', field: ['PC-G04'], top: ['PC-L04', 'PC-G01'] }, b: I01 });
  t.a.pick('effect:PC-L02/0');
  for (const who of [t.a, t.b]) {
    const shown = who.events.filter((e) => e.type === 'show').at(-1)!;
    ok(shown.cards[0] !== 'hidden' && shown.cards[0].def === 'PC-L04');
    equal(shown.shows, true);
  }
  equal(t.a.cards('deck')[0], 'PC-L04');
  equal(power(t.table, 0), 6);
});

rule('EPC-519 a revealed card of the hand too; the others stay hidden', () => {
  const t = atBattle({ a: { active: 'PC-G01', field: ['PC-L05'] }, b: { ...I01, hand: ['PC-H05', 'PC-H06', 'PC-H08'] } });
  deepEqual(seen(t, 0, 1, 'hissatsuHand').cards, []);
  t.a.pick('pass');
  equal(seen(t, 0, 1, 'hissatsuHand').cards.length, 1);
  equal(seen(t, 0, 1, 'hissatsuHand').hidden.length, 2);
  equal(t.b.count('hissatsuHand'), 3);
});

rule('EPC-519 as a cost: the opponent sees it, and only it', () => {
  const t = atBlock({ active: 'PC-L10', hand: ['PC-H05', 'PC-H08', 'PC-H32'] });
  t.b.pick('effect:PC-L10/0').b.pick('choose:PC-H32');
  deepEqual(
    seen(t, 0, 1, 'hissatsuHand').cards.map((c) => c.def),
    ['PC-H32'],
  );
});

rule('EPC-521 "Burning Chance 1 more time": two cards, both count', () => {
  const t = atUses({
    a: { active: 'PC-L03', field: ['PC-G04'], tp: 2, top: ['PC-L04', 'PC-I04'] },
    b: { active: 'PC-I07', field: ['PC-I01'], top: ['PC-G11'] },
  });
  t.a.pick('effect:PC-L03/0').a.pick('done').b.pick('done');
  equal(t.ask, 'chanceEffects');
  deepEqual([t.a.cards('chance'), t.b.cards('chance')], [['PC-L04', 'PC-I04'], ['PC-G11']]);
  deepEqual([power(t.table, 0), power(t.table, 1)], [2 + 5 + 3, 3 + 1]);
});

rule('EPC-521 for that player and that battle only', () => {
  const t = atUses({ a: { active: 'PC-L03', field: ['PC-G04'], tp: 2 }, b: I01 });
  t.a.pick('effect:PC-L03/0');
  t.top(0, ['PC-L04', 'PC-L04', 'PC-L04']);
  equal(winner(t, 'PC-L04', 'PC-G11'), 0);
  deepEqual([moved(t, 0, 'deck', 'chance').length, moved(t, 1, 'deck', 'chance').length], [2, 1]);
  t.b.pick('flip:PC-I01').a.pick('stay');
  winner(t, 'PC-L04', 'PC-G11');
  equal(moved(t, 0, 'deck', 'chance').length, 3);
});

rule('EPC-523 "5+ BCP" counts 5 where its condition holds', () => {
  const fight = (active: string) => atUses({ a: { active: 'PC-G04', field: ['PC-G04'] }, b: { ...I01, active } });
  // OF 3 + 5 against DF 5 + 2; without the rise 3 + 3.
  equal(winner(fight('PC-E08'), 'PC-G07', 'PC-G01'), 0);
  const other = atUses({ a: { active: 'PC-I01', field: ['PC-G04'] }, b: { ...I01, active: 'PC-E08' } });
  equal(winner(other, 'PC-G07', 'PC-G01'), 1);
});

rule('EPC-523 to exactly the value its text gives', () => {
  const t = atUses({ a: { active: 'PC-I01', field: ['PC-G04'] }, b: { active: 'PC-I07', field: ['PC-I01'] } });
  t.top(0, ['PC-E07']).top(1, ['PC-E07']);
  t.a.pick('done').b.pick('done');
  deepEqual([power(t.table, 0), power(t.table, 1)], [3 + 5, 3 + 3]);
});

rule('EPC-523 only as a Burning Chance card', () => {
  const t = atBattle({ a: { active: 'PC-E07', field: ['PC-E07'], top: ['PC-E07'] } });
  for (const zone of ['active', 'field']) equal(t.table.stat(t.a.ids(zone)[0], 'bcp'), 3);
  equal(t.table.stat(t.a.ids('deck').at(-1)!, 'bcp'), 3);
});

rule('EPC-524 a licence by its name', () => {
  const df = (b: Side) => power(atBlock({ hand: ['PC-H13'], tp: 2, ...b }).b.pick('use:PC-H13').table, 1);
  equal(df({ licences: ['PC-P3'] }), 2 + 3 + 1);
  equal(df({ licences: ['PC-P4'] }), 2 + 3);
  // A character of that name is no licence.
  equal(df({ active: 'PC-I08' }), 6 + 3);
});

rule('EPC-524 a character by its name, whatever its team and position', () => {
  const text = at(
    'block',
    { if: { exists: { role: 'fighter', of: 'opponent', where: [{ trait: 'name', is: 'Caro Kindle' }] } } },
    youGet({ df: 1 }),
  );
  const rival = character('PC-T1', 'Rival', 'Galewick', 'DF', [1, 1, 1], [text]);
  const game = gameWith(rival);
  const against = (active: string) => atUses({ game, a: { ...G01, active }, b: { ...I01, active: 'PC-T1' } }).a.pick('done').b;
  against('PC-E01').may('effect:PC-T1/0');
  against('PC-G01').mayNot('effect:PC-T1/0');
});

rule('EPC-524 a Hissatsu by its name or its type', () => {
  const t = atShoot({ active: 'PC-E03', hand: ['PC-H25', 'PC-H01'], tp: 9 });
  t.a.mayNot('effect:PC-E03/0').pick('use:PC-H25').a.may('effect:PC-E03/0');
  atShoot({ active: 'PC-E03', hand: ['PC-H25', 'PC-H01'], tp: 9 })
    .a.pick('use:PC-H01')
    .a.mayNot('effect:PC-E03/0');
  const block = atBlock({ active: 'PC-I09', hand: ['PC-H05'], tp: 9 });
  block.b.mayNot('effect:PC-I09/0').pick('use:PC-H05').b.may('effect:PC-I09/0');
});

rule('EPC-524 a position', () => {
  const against = (active: string) => atUses({ a: { active: 'PC-E06', field: ['PC-G04'] }, b: { ...I01, active } }).a;
  against('PC-I08').may('effect:PC-E06/0');
  against('PC-I04').mayNot('effect:PC-E06/0');
});

rule('EPC-524 after the word team, a team', () => {
  const t = atStrategy({ a: { active: 'PC-G01', field: ['PC-I04', 'PC-G04'], hand: ['PC-H08'], tp: 2 }, b: { active: 'PC-G08' } });
  t.a.pick('support:PC-H08').a.pick('done').b.pick('done');
  const of = (seat: number) => t.table.stat(t.seat(seat).ids('active')[0], 'of');
  deepEqual([of(0), of(1)], [7, 3]);
  t.a.pick('pass').a.pick('flip:PC-I04');
  equal(of(0), 4);
});

rule('EPC-526 face-down characters, TP and discarded cards have no effect', () => {
  const t = atUses({ a: { active: 'PC-G01', field: ['PC-G02', 'PC-G12'], tp: 3 }, b: I01 });
  t.put(0, 'discard', ['PC-G02', 'PC-I03', 'PC-L12']).put(0, 'tp', ['PC-G02', 'PC-L12', 'PC-L12']);
  deepEqual(t.a.keys, ['done']);
  t.a.pick('done');
  t.put(1, 'field', ['PC-G09', 'PC-I12']).put(1, 'discard', ['PC-G09']).put(1, 'tp', ['PC-G09']);
  deepEqual(t.b.keys, ['done']);
});

rule('EPC-526 a Flip effect waits for the flip', () => {
  const t = start().put(0, 'field', ['PC-G01', 'PC-G06', 'PC-G06']);
  t.a.pick('arrange:PC-G01,PC-G06,PC-G06').b.pick(t.b.keys[0]);
  equal(t.a.count('tp'), 5);
  t.until('passDecision').a.pick('pass').a.pick('flip:PC-G06');
  equal(t.a.count('tp'), 6);
});

rule('EPC-527 a goalkeeper’s effects only while it defends a shot', () => {
  const keeper = { goalkeeper: 'PC-K1', tp: 5 };
  const early = atStrategy({ a: keeper, b: keeper });
  early.a.mayNot('effect:PC-K1/0').pick('done').b.mayNot('effect:PC-K1/0');
  const t = atUses({ a: { ...G01, ...keeper }, b: { ...I01, ...keeper } });
  t.a.mayNot('effect:PC-K1/0').pick('done').b.mayNot('effect:PC-K1/0');
  const shot = atShoot(keeper, keeper);
  shot.a.mayNot('effect:PC-K1/0').pick('done');
  shot.b.may('effect:PC-K1/0').pick('effect:PC-K1/0');
  equal(power(shot.table, 1), 6);
});

rule('EPC-527 {Battle} on a goalkeeper means the shot', () => {
  const t = atUses({ a: { ...G01, goalkeeper: 'PC-K6' }, b: { ...I01, goalkeeper: 'PC-K6' }, goals: [1, 0] }).a.pick('done');
  t.b.mayNot('effect:PC-K6/0');
  const shot = atCatch({ goalkeeper: 'PC-K6' }, {}, [1, 0]);
  shot.b.pick('effect:PC-K6/0');
  equal(power(shot.table, 1), 6);
  atCatch({ goalkeeper: 'PC-K6' }).b.mayNot('effect:PC-K6/0');
});

rule('EPC-529 licences do nothing alone', () => {
  const licences = ['PC-P1', 'PC-P3', 'PC-P6'];
  const t = atUses({ a: { ...G01, licences }, b: { ...I01, licences } });
  deepEqual(t.a.keys, ['done']);
  deepEqual([power(t.table, 0), power(t.table, 1)], [6, 2]);
});

rule('EPC-529 an effect asks for a licence by position, team or name', () => {
  const attack = (active: string, licences: string[], theirs: string[] = []) =>
    atUses({ a: { active, field: ['PC-G04'], licences }, b: { ...I01, licences: theirs } }).a;
  attack('PC-G11', ['PC-P2']).may('effect:PC-G11/0');
  attack('PC-G11', ['PC-P1', 'PC-P5']).may('effect:PC-G11/0');
  attack('PC-G11', ['PC-P1']).mayNot('effect:PC-G11/0').mayNot('effect:PC-G11', 'EPC-529');
  attack('PC-G11', [], ['PC-P2']).mayNot('effect:PC-G11/0');
  attack('PC-E11', ['PC-P7']).may('effect:PC-E11/0');
  attack('PC-E11', ['PC-P1']).mayNot('effect:PC-E11', 'EPC-529');
});

rule('EPC-529 "5+ BCP" with the named licence', () => {
  const fight = (licences: string[]) => atUses({ a: { active: 'PC-G04', field: ['PC-G04'], licences }, b: { ...I01, active: 'PC-E08' } });
  equal(winner(fight(['PC-P5']), 'PC-L07', 'PC-G01'), 0);
  equal(winner(fight(['PC-P2']), 'PC-L07', 'PC-G01'), 1);
});

rule('EPC-530 against a shot "Limited to" asks for the goalkeeper’s team', () => {
  const df = (goalkeeper: string) => power(atCatch({ goalkeeper, hand: ['PC-H07'], tp: 3 }).b.pick('use:PC-H07').table, 1);
  deepEqual([df('PC-K1'), df('PC-K5')], [4 + 3 + 1, 4 + 3]);
});

rule('EPC-530 "your active character" is the goalkeeper', () => {
  const shot = (goalkeeper: string) => {
    const t = atCatch({ goalkeeper, top: ['PC-G07'] }, { top: ['PC-G01'] });
    return t.b.pick('done').own.goals[0];
  };
  // 6 + 2 against 4 + 5 for a Galewick keeper, 4 + 3 for another.
  deepEqual([shot('PC-K1'), shot('PC-K5')], [0, 1]);
});

rule('EPC-530 and so it is for the shooter’s texts', () => {
  atShoot({ active: 'PC-I03' }, {}).a.mayNot('effect:PC-I03/0');
  atUses({ a: { active: 'PC-I03', field: ['PC-G04'] }, b: { ...I01, active: 'PC-I08' } }).a.may('effect:PC-I03/0');
});

rule('EPC-530 "You get +X DF" raises the goalkeeper', () => {
  const t = atCatch({ goalkeeper: 'PC-K4', licences: ['PC-P8'] });
  t.b.pick('effect:PC-K4/0');
  equal(t.table.stat(t.b.ids('goalkeeper')[0], 'df'), 5);
});
