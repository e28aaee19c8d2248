/** What each Sponsor pays, and its bonus. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { atDay, type Club, cards, last, lay, mark, markOn, onTop, type Season, seen, stats, supply } from '../testing/scenarios.ts';

type Setting = NonNullable<Parameters<typeof atDay>[0]>;

/** Small, Adboard and Kit: cash, then Stats of cash, fans, operation and fitness, then VP. */
const pays: readonly [sponsors: string, small: number, adboard: string, kit: string][] = [
  ['P01 P24 P34', 5, '3 +000 0', '0 +00+ 0'],
  ['P02 P12 P23', 4, '2 0+00 0', '0 0*00 0'],
  ['P03 P17 P29', 4, '2 00+0 0', '0 +0+0 0'],
  ['P04 P13 P25', 4, '2 000+ 0', '0 0+0+ 0'],
  ['P06 P11 P30', 6, '5 0-00 0', '4 +-00 0'],
  ['P05 P16 P26', 5, '4 0000 0', '3 +000 0'],
  ['P09 P22 P27', 4, '0 ++00 0', '2 ++00 0'],
  ['P14 P15 P28', 3, '0 00++ 0', '2 00++ 0'],
  ['P07 P18 P31', 5, '3 0+00 0', '0 ++00 0'],
  ['P20 P35 P36', 4, '2 0000 1', '0 +000 1'],
  ['P08 P19 P32', 6, '4 +0-0 0', '3 *0-0 0'],
  ['P10 P21 P33', 5, '3 00+0 0', '0 00++ 0'],
];
const STEP: { readonly [sign: string]: number } = { '0': 0, '+': 1, '-': -1, '*': 2 };

const signed = (id: string, how: string, setting: Setting = {}): Season =>
  atDay({ sponsors: ['P01', 'P02', 'P03', 'P04', 'P05'], ...setting, before: (t) => rowWith(t, id, setting.before) }).a.pick(
    `${how}:${id}`,
  );
/** The Sponsor lies in slot 5. */
function rowWith(t: Season, id: string, before?: (t: Season) => void): void {
  lay(t, 0, 'sponsorRow', [...['P01', 'P02', 'P03', 'P04', 'P05'].filter((other) => other !== id).slice(0, 4), id]);
  before?.(t);
}

rule('ELV-723, ELV-724 what every Sponsor pays for a Small contract and for an Adboard', () => {
  equal(pays.flatMap(([ids]) => ids.split(' ')).length, 36);
  for (const [ids, small, adboard] of pays)
    for (const id of ids.split(' ')) {
      deepEqual([id, supply(signed(id, 'small'))], [id, [small, 0, 0, 0]]);
      const t = signed(id, 'adboard');
      const [cash, tracks, vp] = adboard.split(' ');
      deepEqual([id, supply(t), stats(t), t.own.vp[0]], [id, [Number(cash), 0, 0, 0], [...tracks].map((s) => 2 + STEP[s]), Number(vp)]);
    }
});

rule('ELV-725 what every Sponsor pays for the Kit', () => {
  for (const [ids, , , kit] of pays)
    for (const id of ids.split(' ')) {
      const t = atDay({ before: (t) => rowWith(t, id) });
      t.a.pick(`kit:${id}`);
      const [cash, tracks, vp] = kit.split(' ');
      // What the contract itself did; the bonus comes after it.
      const moved = t.events
        .filter((e) => e.type === 'stat' && e.args.why === id)
        .slice(
          0,
          [...tracks].reduce((n, s) => n + Math.abs(STEP[s]), 0),
        );
      deepEqual(
        [
          id,
          ...['cash', 'fan', 'op', 'fit'].map((of) =>
            moved.reduce((n, e) => n + (e.args.of === of ? Number(e.args.to) - Number(e.args.from) : 0), 0),
          ),
        ],
        [id, ...[...tracks].map((s) => STEP[s])],
      );
      const gained = (of: string) => t.events.find((e) => e.type === 'gain' && e.args.why === id && e.args.of === of)?.args.n ?? 0;
      deepEqual([gained('cash'), vp === '0' ? '0' : String(gained('vp'))], [Number(cash), vp]);
    }
});

// ---------------------------------------------------------------- bonuses

const bonus = (id: string, club: Club = {}, setting: Setting = {}): Season => signed(id, 'adboardBonus', { ...setting, a: club });

rule('ELV-724 Mended Bones, Sunny Side: up to three Injuries in all', () => {
  for (const id of ['P01', 'P25']) {
    const t = bonus(id, { squad: ['R07', 'R08'] }, { before: (t) => mark(mark(t, 'R07', 'inj', 2), 'R08', 'inj', 2) });
    t.a.pick('heal:R07').pick(0, 'heal:R08').pick(0, 'heal:R08');
    deepEqual([id, markOn(t, 'R07', 'inj'), markOn(t, 'R08', 'inj')], [id, 1, 0]);
  }
});

rule('ELV-R45, ELV-814 Farmer John, Lumen: a Stand for free with a fan on it; nothing if both stand', () => {
  for (const id of ['P02', 'P18']) {
    const t = bonus(id);
    t.a.mayNot('store').mayNot('decline').pick('stand4');
    deepEqual([id, cards(t, 'stadium'), t.own.stands[0], supply(t)], [id, ['stand4'], 1, [0, 0, 0, 0]]);
    const both = bonus(id, { stadium: ['stand3', 'stand4'] });
    deepEqual([both.own.stands[0], cards(both, 'stadium').length], [0, 2]);
  }
});

rule('ELV-213, ELV-314 Probably Pies, Zebra: two different Stats, or fewer', () => {
  for (const id of ['P03', 'P27']) {
    const t = bonus(id);
    t.a.pick('raise:op').a.mayNot('raise:op').may('done');
    t.a.pick('raise:cash');
    deepEqual([id, stats(t), t.ask === 'raise'], [id, [3, 2, 3, 2], false]);
    const one = bonus(id);
    one.a.pick('raise:fit').pick(0, 'done');
    deepEqual([stats(one), one.ask === 'raise'], [[2, 2, 2, 3], false]);
  }
});

rule('ELV-R72, ELV-1003 Football Insiders, Signal Box: any Tactic of the deck, and two more for their effect this Week', () => {
  for (const id of ['P04', 'P35']) {
    const t = bonus(id);
    equal(t.ask, 'takeTactic');
    for (const tactic of cards(t, 'tacticDeck')) t.a.may(`take:${tactic}`);
    t.a.pick('take:T11');
    deepEqual([id, cards(t, 'tactics'), t.table.rule(0, 'tacticPlays'), t.table.rule(1, 'tacticPlays')], [id, ['T01', 'T11'], 3, 1]);
    ok(!cards(t, 'tacticDeck').includes('T11'));
    // Shuffled: whoever has seen it knows nothing of it any more.
    deepEqual(seen(t, 0, -1, 'tacticDeck').cards, []);
    const empty = bonus(id, {}, { before: (t) => void lay(t, 1, 'tactics', [...cards(t, 'tactics', 1), ...cards(t, 'tacticDeck')]) });
    deepEqual([empty.table.rule(0, 'tacticPlays'), cards(empty, 'tactics')], [3, ['T01']]);
  }
});

rule('ELV-R71 Cat Food, Pickles: of three Veterans one joins Trained, one Untrained, and one is discarded', () => {
  for (const id of ['P05', 'P36']) {
    const t = bonus(id, {}, { veterans: ['V01', 'V02', 'V04'] });
    t.a.pick('joinTrained:V02').a.mayNot('joinTrained:V01');
    t.a.pick('joinUntrained:V04');
    deepEqual([id, [...cards(t, 'squad')].sort(), cards(t, 'veteranDiscard')], [id, ['V02', 'V04'], ['V01']]);
    deepEqual([markOn(t, 'V02', 'trained'), markOn(t, 'V04', 'trained')], [1, 0]);
  }
});

rule('ELV-R91, ELV-R71 a Veteran who joins Trained was not turned: Harkness trains nobody', () => {
  const t = bonus('P05', { squad: ['R07'] }, { veterans: ['V01', 'V02', 'V04'] });
  t.a.pick('joinTrained:V01').a.pick('joinUntrained:V02');
  deepEqual([t.ask === 'train', markOn(t, 'V01', 'trained'), markOn(t, 'R07', 'trained')], [false, 1, 0]);
});

rule('ELV-R71 with fewer Veterans left the places are filled first; the owner picks the side of a single one', () => {
  const left = (n: number) => (t: Season) => {
    lay(t, 1, 'squad', cards(t, 'veteranDeck').slice(n));
  };
  const one = bonus('P05', {}, { before: left(1) });
  const only = cards(one, 'looked')[0];
  one.a.may(`joinUntrained:${only}`).pick(`joinTrained:${only}`);
  deepEqual([markOn(one, only, 'trained'), cards(one, 'veteranDiscard')], [1, []]);
  const none = bonus('P05', {}, { before: left(0) });
  deepEqual(cards(none, 'squad'), []);
});

rule('ELV-212 Schwing!, Brass Button: the bonus of one Director again; not of a suspended one', () => {
  for (const id of ['P06', 'P22']) {
    const t = bonus(id, { directors: ['D06', 'D08', 'D01'] }, { veterans: ['V03'] });
    equal(t.ask, 'repeatBonus');
    t.a.mayNot('repeatBonus:D01').may('repeatBonus:D08').pick('repeatBonus:D06');
    deepEqual([id, cards(t, 'squad')], [id, ['V03']]);
    const out = bonus(id, { directors: ['D06', 'D01'] }, { before: (t) => mark(t, 'D06', 'sus', 1) });
    deepEqual(cards(out, 'squad'), []);
  }
});

rule('ELV-615 Larch & Lime, Copper Kettle: up to two Players are trained', () => {
  for (const id of ['P09', 'P13']) {
    const t = bonus(id, { squad: ['R07', 'R08', 'R24'] });
    t.a.pick('train:R07').pick(0, 'train:R24');
    deepEqual([id, ...['R07', 'R08', 'R24'].map((player) => markOn(t, player, 'trained')), t.ask === 'train'], [id, 1, 0, 1, false]);
    const one = bonus(id, { squad: ['R07', 'R08', 'R24'] });
    one.a.pick('train:R08').pick(0, 'decline');
    deepEqual([markOn(one, 'R07', 'trained'), markOn(one, 'R08', 'trained')], [0, 1]);
  }
});

rule('ELV-R44 Redline, Acorn: a Player from any slot for free', () => {
  for (const id of ['P30', 'P34']) {
    const t = bonus(id, {}, { players: ['R24', 'R08', 'R19', 'R21', 'R07'] });
    t.a.mayNot('decline').pick('hire:R24');
    deepEqual([id, cards(t, 'squad'), supply(t)[0]], [id, ['R24'], 0]);
  }
});

rule('ELV-R42, ELV-703 Milk Run, Whistle Stop: Staff from any slot for 3 less, bonus included', () => {
  for (const id of ['P29', 'P33']) {
    const t = bonus(id, { cash: 1 }, { staff: ['S14', 'S09', 'S11', 'S12', 'S18'] });
    t.a.may('decline').mayNot('hireStaff:S18', 'ELV-304').may('hireStaff:S11').pick('hireStaff:S14');
    // Cost 3 less 3; Aaberg brings 2 fitness.
    deepEqual([id, cards(t, 'staff'), supply(t)], [id, ['S14'], [1, 0, 0, 2]]);
  }
});

rule('ELV-1411 Oak Street, Paperboat: permanent Strength', () => {
  for (const id of ['P14', 'P20']) {
    const t = bonus(id, { squad: ['R07', 'R24'] });
    t.a.pick('lay:R24');
    deepEqual([id, markOn(t, 'R24', 'plusP'), markOn(t, 'R07', 'plusP')], [id, 1, 0]);
  }
});

rule('ELV-1531 Old Mill, Fernleaf: 2 VP', () => {
  for (const id of ['P16', 'P28']) deepEqual([id, bonus(id).own.vp[0]], [id, 2]);
});

rule('ELV-814 Tin Roof, Northwind: a token of any kind for free', () => {
  for (const id of ['P10', 'P19']) {
    const t = bonus(id);
    t.a.may('stand3').mayNot('decline').pick('lighting');
    deepEqual([id, cards(t, 'stadium'), supply(t)[0]], [id, ['lighting'], 0]);
  }
});

rule('ELV-808 Harbour Bank, Velvet Sofa: an Office for 2 less, or none', () => {
  for (const id of ['P11', 'P26']) {
    const t = bonus(id, { cash: 3, office: 2 });
    t.a.may('decline').pick('office');
    deepEqual([id, t.own.office[0], supply(t)[0]], [id, 3, 0]);
  }
});

rule('ELV-314 Nightbus, Starboard: four markers, none of them cash', () => {
  for (const id of ['P12', 'P31']) {
    const t = bonus(id);
    t.a.mayNot('receive:cash').pick('receive:fan').pick(0, 'receive:fan').pick(0, 'receive:op').pick(0, 'receive:fit');
    deepEqual([id, supply(t)], [id, [0, 2, 1, 1]]);
  }
});

rule('ELV-605, ELV-615 Diaper Den, Hopscotch: the top two Youngsters for free, and one of them is trained', () => {
  for (const id of ['P08', 'P23']) {
    const t = bonus(id, { squad: ['Y10'] }, { youngsters: ['Y03', 'Y04'] });
    equal(t.ask, 'benchOut');
    while (t.ask === 'benchOut') t.a.pick(t.a.keys[0]);
    deepEqual([id, cards(t, 'squad')], [id, ['Y10', 'Y03', 'Y04']]);
    t.a.mayNot('train:Y10').may('decline').pick('train:Y04');
    deepEqual([markOn(t, 'Y03', 'trained'), markOn(t, 'Y04', 'trained')], [0, 1]);
  }
});

rule('ELV-1201 Pocket Rocket, Quickfix: exhausted cards are ready at once', () => {
  for (const id of ['P15', 'P17']) {
    const t = bonus(
      id,
      { op: 2, staff: ['S31'], directors: ['D11'] },
      { before: (t) => mark(mark(t, 'S31', 'exhausted', 1), 'D11', 'exhausted', 1) },
    );
    deepEqual([id, markOn(t, 'S31', 'exhausted'), markOn(t, 'D11', 'exhausted')], [id, 0, 0]);
    t.a.may('paidAction:S31');
  }
});

rule('ELV-1414 Mint & Co, Granite: all Suspensions go, from cards of every kind', () => {
  for (const id of ['P21', 'P24']) {
    const t = bonus(
      id,
      { squad: ['R07'], staff: ['S31'], directors: ['D11'] },
      {
        before: (t) => {
          for (const card of ['R07', 'S31', 'D11']) mark(t, card, 'sus', 3);
          mark(t, 'R07', 'inj', 1);
        },
      },
    );
    deepEqual([id, ...['R07', 'S31', 'D11'].map((card) => markOn(t, card, 'sus')), markOn(t, 'R07', 'inj')], [id, 0, 0, 0, 1]);
  }
});

rule('ELV-312 Basis Bratwurst, Golden Oar: 2 fans, 2 fitness and 1 operation', () => {
  for (const id of ['P07', 'P32']) deepEqual([id, supply(bonus(id))], [id, [0, 2, 1, 2]]);
});

rule('ELV-724, ELV-R27 an Adboard taken for its bonus is marked so', () => {
  const t = bonus('P16');
  deepEqual([markOn(t, 'P16', 'contract'), last(t, 'contract')], [2, { how: 'adboardBonus' }]);
  equal(markOn(onTop(signed('P16', 'adboard'), 'sponsorDeck', []), 'P16', 'contract'), 1);
});
