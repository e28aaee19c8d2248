/** EPC-513, EPC-524, EPC-529, EPC-530: what texts ask for: names, teams, positions, licences. */
import { deepEqual, equal, throws } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { houseCards } from '../../cards/index.ts';
import { activeOf, at, character, payTp, youGet } from '../../cards/make.ts';
import { moves } from '../../cards/moves.ts';
import { power } from '../../flow/battle.ts';
import { powers } from '../testing/burningChance.ts';
import { atShot, atStrategy, atUses, gameWith, type Side } from '../testing/scenarios.ts';
import { testUses } from '../testing/testCards.ts';
import { atBlock, atCatch, atShoot, G01, I01, winner } from '../testing/useSteps.ts';

rule('EPC-513 "Limited to" needs an active character of that team', () => {
  const text = at('dribble', { if: activeOf('Ironmoor'), cost: [payTp(1)] }, youGet({ of: 2 }));
  const guest = character('PC-T1', 'Guest', 'Galewick', 'MF', [4, 3, 3], [text]);
  const t = atUses({ game: gameWith(guest), a: { active: 'PC-T1', field: ['PC-I01'], tp: 5 }, b: I01 });
  t.a.mayNot('effect:PC-T1/0').mayNot('effect:PC-T1', 'EPC-513');
  const own = atUses({ a: { active: 'PC-I06', field: ['PC-G04'], tp: 5 }, b: { ...I01, active: 'PC-G04' } });
  own.a.pick('effect:PC-I06/0');
  equal(power(own.table, 0), 6);
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

rule('EPC-R28 GROUP and COMBI cards answer to the names they list', () => {
  const may = (active: string) => testUses({ a: { active: 'T-NAMES' }, b: { active } }).a.keys.includes('effect:T-NAMES/0');
  deepEqual([may('PC-G01'), may('PC-G12'), may('PC-G11'), may('PC-G02')], [true, true, false, false]);
});

rule('EPC-R28 so Hissatsu that favour somebody favour the combination card, too', () => {
  const of = (id: string, active: string) =>
    power(atUses({ a: { active, field: ['PC-G04'], hand: [id], tp: 2 }, b: I01 }).a.pick(`use:${id}`).table, 0);
  const df = (active: string) => power(atBlock({ active, hand: ['PC-H22'], tp: 2 }).b.pick('use:PC-H22').table, 1);
  const three = (id: string, ...active: readonly string[]) => active.map((one) => of(id, one));
  deepEqual([...three('PC-H04', 'PC-G02', 'PC-G01', 'PC-G12'), of('PC-H04', 'PC-G03')], [4 + 2 + 1, 6 + 2 + 1, 5 + 2 + 1, 5 + 2]);
  deepEqual([...three('PC-H12', 'PC-I09', 'PC-I08', 'PC-I12'), of('PC-H12', 'PC-I01')], [2 + 1 + 1, 2 + 1 + 1, 4 + 1 + 1, 3 + 1]);
  deepEqual([...three('PC-H28', 'PC-E02', 'PC-E01', 'PC-E12'), of('PC-H28', 'PC-E04')], [6 + 1 + 1, 6 + 1 + 1, 6 + 1 + 1, 3 + 1]);
  deepEqual([df('PC-L02'), df('PC-L01'), df('PC-L12'), df('PC-L04')], [2 + 1 + 1, 3 + 1 + 1, 3 + 1 + 1, 1 + 1]);
});

rule('EPC-R28 some Hissatsu asks for each name that a combination card of the house answers to', () => {
  const asked = new Set(JSON.stringify(moves.map(({ abilities }) => abilities)).match(/(?<=")[A-Z]\w+ [A-Z]\w+(?=")/g));
  const names = houseCards.flatMap(({ traits }) => (traits.position?.[0] === 'COMBI' ? traits.name : []));
  deepEqual(
    names.filter((name) => !asked.has(name)),
    [],
  );
  equal(names.length, 8);
});

/** The goalkeeper uses Updraft Palm (+3, +1 for Galewick). */
const palm = (keeper: string) => {
  const t = atShot({ b: { goalkeeper: keeper, hand: ['PC-H07'], tp: 3 } });
  t.a.pick('stay').a.pick('done').b.pick('use:PC-H07');
  return powers(t)[1];
};

rule("EPC-R48 for a Catch the goalkeeper's team counts", () => {
  equal(palm('PC-K1'), 4 + 3 + 1);
});

rule('EPC-R49 "Limited to" limits the effect, not the HDF of the card', () => {
  equal(palm('PC-K2'), 5 + 3);
});

rule('EPC-R49 a card with the constraint on the whole card cannot be used by others', () => {
  const shot = (active: string) => atShot({ a: { active, hand: ['PC-H10'], tp: 5 } }).a.pick('stay');
  shot('PC-G01').a.mayNot('use:PC-H10', 'EPC-R49');
  shot('PC-I01').a.may('use:PC-H10');
});

rule('EPC-R67 a card stays where it is, if where it is sent is no place for it or it lies there already', () => {
  const sends = at(
    'dribble',
    { do: 'choose', name: 'it', from: { self: true } },
    { do: 'move', what: { bound: 'it' }, to: 'hissatsuArea' },
  );
  const stays = at('battle', { do: 'move', what: { zone: 'active', of: 'you' }, to: 'active' });
  const t = atUses({
    game: gameWith(character('PC-T1', 'Odd', 'Galewick', 'MF', [4, 3, 3], [sends, stays])),
    a: { active: 'PC-T1' },
    b: I01,
  });
  const before = { ...t.table.ref(t.a.ids('active')[0]) };
  t.a.pick('effect:PC-T1/0').a.pick('effect:PC-T1/1');
  deepEqual([t.a.cards('active'), t.a.cards('hissatsuArea'), t.table.find(before)], [['PC-T1'], [], before.id]);
  for (const [zone, to] of [
    ['deck', 'hissatsuArea'],
    ['hissatsuHand', 'deck'],
    ['active', 'looking'],
  ])
    throws(
      () =>
        gameWith(character('PC-T1', 'Odd', 'Galewick', 'MF', [4, 3, 3], [at('dribble', { do: 'move', what: { zone, of: 'you' }, to })])),
      /is no place for cards|must be one of/,
    );
});
