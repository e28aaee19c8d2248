/** What must hold of the printed set, whatever cards are added to it. */
import type { AnyEffect } from '@touchline/engine';
import { describe, expect, test } from 'vitest';
import { type Card, ownKinds } from '../kinds.ts';
import { CONSEQUENCES, MAINTENANCE, OFFICE_COST, OFFICE_VP, SETS } from './boards.ts';
import { clubs } from './clubs.ts';
import { directors } from './directors.ts';
import { cards } from './index.ts';
import { infrastructure } from './infrastructure.ts';
import { ZONES } from './make.ts';
import { meetings } from './meetings.ts';
import { opponents } from './opponents.ts';
import { regulars } from './regulars.ts';
import { scenarios } from './scenarios.ts';
import { type Man, readReport } from './scout.ts';
import { brings, pays, sponsors } from './sponsors.ts';
import { staff } from './staff.ts';
import { objectives, tactics } from './tactics.ts';
import { veterans, youngsters } from './youngsters.ts';

const players = [...regulars, ...youngsters, ...veterans];
const counted = <T>(list: readonly T[], by: (x: T) => string): { readonly [key: string]: number } => {
  const out: { [key: string]: number } = {};
  for (const x of list) out[by(x)] = (out[by(x)] ?? 0) + 1;
  return out;
};
const rising = (list: readonly number[], by = 0): boolean => list.every((n, i) => i === 0 || n >= list[i - 1] + by);
const menOf = (card: Card): readonly Man[] => (card.notes?.men ?? []) as unknown as readonly Man[];
const formationOf = (card: Card): number[] => card.traits.formation[0].split('-').map(Number);

describe('the whole set', () => {
  test('has as many cards of each type as the box, under different ids', () => {
    expect(counted(players, (card) => card.traits.sort[0])).toEqual({ regular: 36, youngster: 18, veteran: 8 });
    expect([tactics, objectives, directors, staff, sponsors, meetings, opponents, infrastructure].map((list) => list.length)).toEqual([
      12, 12, 16, 36, 36, 36, 64, 7,
    ]);
    expect(Object.keys(scenarios)).toHaveLength(5);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    expect(cards.filter(({ name }) => name === '')).toEqual([]);
  });

  test('is split by Line, Task and price as it was designed', () => {
    expect(counted(regulars, ({ traits: { line, task } }) => `${task} ${line}`)).toEqual({
      'GK goalkeeper': 4,
      'D defender': 7,
      'A defender': 5,
      'D midfielder': 5,
      'A midfielder': 5,
      'D forward': 3,
      'A forward': 7,
    });
    expect(counted(regulars, ({ stats }) => String(stats.cost))).toEqual({ 1: 8, 2: 13, 3: 10, 4: 5 });
    expect(counted(veterans, ({ traits }) => traits.task[0])).toEqual({ GK: 1, D: 3, A: 4 });
    expect(counted(directors, ({ abilities: [{ when }] }) => ('use' in when ? when.use[0] : 'feature'))).toEqual({
      bonus: 6,
      action: 5,
      feature: 5,
    });
    expect(counted([...directors.map((card) => card.notes?.votes).join('')], (vote) => vote)).toEqual({ Y: 31, B: 33, R: 32 });
  });
});

describe('Players', () => {
  test.each(players)('$id $name has sound numbers on both faces', ({ stats, traits }) => {
    const [sort] = traits.sort;
    expect(stats.cost).toBeGreaterThanOrEqual(1);
    expect(stats.cost).toBeLessThanOrEqual(4);
    for (const n of [stats.strength, stats.strengthT]) expect(n >= 0 && n <= 4).toBe(true);
    const grows = stats.strengthT - stats.strength;
    expect(sort === 'veteran' ? grows <= 0 : grows >= 0).toBe(true);
    if (traits.task[0] === 'GK') {
      expect(traits.zones).toEqual(['GK']);
      expect([stats.gloves, stats.glovesT].every((n) => n >= 1)).toBe(true);
      expect(stats.jerseyT).toBe(1);
    } else {
      expect(traits.zones.every((zone) => (ZONES as readonly string[]).includes(zone))).toBe(true);
      const [flanks, lines] = [0, 1].map((i) => new Set(traits.zones.map((zone) => zone[i])));
      expect(flanks.size === 1 || lines.size === 1).toBe(true);
      expect(stats.gloves + stats.glovesT).toBe(0);
      expect(stats.jerseyT).toBeGreaterThan(1);
    }
  });

  test('Youngsters are alike Untrained; Trained they have a number and one to three Experience spaces', () => {
    for (const { stats, traits } of youngsters) {
      expect([stats.cost, stats.strength, stats.jersey]).toEqual([1, 1, 0]);
      expect(stats.gloves).toBe(traits.task[0] === 'GK' ? 1 : 0);
      expect(stats.m + stats.g).toBeGreaterThanOrEqual(1);
      expect(stats.m + stats.g).toBeLessThanOrEqual(3);
    }
  });

  test('ELV-R84 the outside of a Youngster is its Task and its Line, and nothing else', () => {
    expect(counted(youngsters, ({ faces }) => faces?.outside ?? '')).toEqual({
      'GK/goalkeeper': 2,
      'D/defender': 4,
      'A/defender': 2,
      'D/midfielder': 2,
      'A/midfielder': 2,
      'A/forward': 5,
      'D/forward': 1,
    });
    expect([...regulars, ...veterans].filter(({ faces }) => faces)).toEqual([]);
  });

  test('ELV-E44 a forward who attacks could be any of five', () => {
    const same = youngsters.filter(({ faces }) => faces?.outside === youngsters[0].faces?.outside);
    expect(same.map(({ name }) => name)).toEqual(['Sonn', 'Ekwueme', 'Hale', 'Oyelaran', 'Suzuki']);
  });

  test('every number from 2 to 11 is worn by two regular Players, and six wear a higher one', () => {
    const worn = counted(regulars, ({ stats }) => String(stats.jersey));
    for (let n = 2; n <= 11; n++) expect(worn[n]).toBeGreaterThanOrEqual(2);
    expect(regulars.filter(({ stats }) => stats.jersey > 11).length).toBeGreaterThanOrEqual(6);
  });
});

describe('Directors, Tactics and Staff', () => {
  test('every three Directors have a leading colour on some face', () => {
    const votes = directors.map((card) => String(card.notes?.votes));
    expect(votes.every((faces) => /^[YBR]{6}$/.test(faces))).toBe(true);
    const leads = (board: readonly string[]): boolean =>
      [0, 1, 2, 3, 4, 5].some((face) => new Set(board.map((faces) => faces[face])).size < 3);
    for (let a = 0; a < 16; a++)
      for (let b = a + 1; b < 16; b++) for (let c = b + 1; c < 16; c++) expect(leads([votes[a], votes[b], votes[c]])).toBe(true);
  });

  test('every Formation has ten men and room in its Zones; four Tactics are basic', () => {
    for (const formation of tactics.flatMap(({ traits }) => traits.formation)) {
      const lines = formation.split('-').map(Number);
      expect(lines.reduce((sum, n) => sum + n)).toBe(10);
      // ELV-905: one to three in the middle, at most one on each wing.
      expect(lines.every((n) => n >= 1 && n <= 5)).toBe(true);
    }
    for (const { abilities, traits } of tactics) expect(traits.formation).toHaveLength(abilities.length === 0 ? 2 : 1);
    expect(tactics.filter(({ abilities }) => abilities.length === 0)).toHaveLength(4);
  });

  test('the Staff has its five sets, and enough First Trainers for every table', () => {
    expect(counted(staff, ({ traits }) => traits.set[0])).toEqual({ CO: 10, ME: 7, RE: 6, AD: 7, CR: 6 });
    const always = staff.filter(({ notes }) => !notes?.more);
    expect(always).toHaveLength(24);
    expect(always.filter(({ traits }) => traits.profession[0] === 'firstTrainer').length).toBeGreaterThanOrEqual(4);
    for (const { stats } of staff) expect(stats.cost >= 2 && stats.cost <= 5).toBe(true);
  });
});

describe('Sponsors and Board Meetings', () => {
  const text = (card: Card, ...which: number[]): string => JSON.stringify(which.map((i) => card.abilities[i].do));

  test('every way to pay is on three Sponsors, every bonus on two, and no two Sponsors are alike', () => {
    const byPay = counted(sponsors, (card) => text(card, 0, 1, 2));
    expect(Object.values(byPay)).toEqual(Array.from(Object.keys(pays), () => 3));
    const byBonus = counted(sponsors, (card) => text(card, 3));
    expect(Object.values(byBonus)).toEqual(Array.from(Object.keys(brings), () => 2));
    expect(new Set(sponsors.map((card) => text(card, 0, 1, 2, 3))).size).toBe(36);
  });

  test('a Small contract pays at least 3 cash', () => {
    for (const { abilities } of sponsors) expect(abilities[0].do.some((e) => e.do === 'receive' && e.of === 'cash' && e.n >= 3)).toBe(true);
  });

  test('every meeting has something for each colour', () => {
    for (const { abilities } of meetings) {
      expect(abilities.map(({ when }) => ('use' in when ? when.use[0] : ''))).toEqual(['yellow', 'blue', 'red']);
      expect(abilities.every((ability) => ability.do.length > 0)).toBe(true);
    }
  });
});

describe('Opponents', () => {
  const sums: { readonly [band: string]: readonly [number, number] } = { 3: [12, 14], '3/2': [15, 18], '2/1': [18, 20], 1: [22, 24] };

  test.each(opponents)('$id is a lawful line-up of its strength', (card) => {
    const men = menOf(card);
    const [band] = card.traits.band;
    expect(men).toHaveLength(10);
    const at = (zone: number): number => men.filter(([z]) => z === zone).length;
    expect([0, 3, 6].map((line) => at(line) + at(line + 1) + at(line + 2))).toEqual(formationOf(card));
    for (let zone = 0; zone < 9; zone++) expect(at(zone) <= (zone % 3 === 1 ? 3 : 1) && (zone % 3 !== 1 || at(zone) >= 1)).toBe(true);
    const sum = men.reduce((total, [, , strength]) => total + strength, 0);
    expect(sum).toBeGreaterThanOrEqual(sums[band][0]);
    expect(sum).toBeLessThanOrEqual(sums[band][1]);
    expect(Math.max(...men.map(([, , strength]) => strength))).toBeLessThanOrEqual(band === '3' ? 3 : 4);
  });

  test('ELV-1501 sixteen Opponents have four cards each, of one band and one die', () => {
    const four = counted(opponents, ({ name, traits: { emblem, band, die } }) => `${emblem} ${name} ${band} ${die}`);
    expect(Object.values(four)).toEqual(Array.from({ length: 16 }, () => 4));
    expect(counted(opponents, ({ back }) => back)).toEqual({ opponent3: 16, opponent32: 16, opponent21: 16, opponent1: 16 });
  });

  test('ELV-E14 the Greytown Bulls of the example stand as they do there', () => {
    const card = opponents.find(({ id }) => id === 'GRE1')!;
    const of = (...zones: number[]): string[] =>
      menOf(card)
        .filter(([zone]) => zones.includes(zone))
        .map(([, task, n]) => `${task}${n}`)
        .sort();
    expect([of(2, 5, 8), of(0, 3, 6), of(1), of(4), of(7)]).toEqual([['A2', 'D1'], ['D1', 'D1', 'D2'], ['A4'], ['A1'], ['A3', 'D1', 'D2']]);
    expect([card.stats.strength, card.stats.gloves]).toEqual([2, 1]);
  });
});

/** Threat, spaces and star of the four cards of each Opponent, as they were read off the line-ups by hand. */
const FACTS: { readonly [emblem: string]: readonly [string, string, string, string] } = {
  BLK: ['R|R M|', 'M|R F M|', 'R|R|', 'L|L M|'],
  DTU: ['L|F|', 'R|R F|', 'F|R F|', 'F|F M|'],
  BRI: ['M|F|', 'L|F|', 'L|M|', 'L|L R|'],
  MID: ['M|R F|', 'R|R|', 'L|L F|', 'M|F M|'],
  DAF: ['M|L F|', 'L|F M|M', 'L|L F|M', 'L|F D|'],
  STE: ['M|F M|', 'R|R F D|M', 'M|F M|', 'F|R F|'],
  GRE: ['D|M D|', 'L|R F|', 'F|R F|', 'L|D|'],
  COR: ['D||', 'R|F|', 'D|D|D', 'D|R|'],
  SMO: ['L|R F|', 'M||', 'D|F|', 'M|F|'],
  ROY: ['R|L F|', 'R|R|', 'R|F|', 'R|F|'],
  BRS: ['F|L F D|', 'R|L R M|', 'R|F|', 'F|R F|'],
  NOR: ['own', 'D|D|', 'R|R F|', 'R|R|D'],
  RSQ: ['R|F|', 'M|F|', 'R|L F|', 'M|M|'],
  SHE: ['M|R M|', 'M|L R|', 'L|L F|', 'M|R F|'],
  GRA: ['M|R M|', 'F|L F|', 'F|R F M|', 'L|L F|'],
  PRT: ['own', 'R|R M|', 'L||', 'R|F|'],
};

describe('ELV-902 Scout Reports', () => {
  test.each(opponents)('$id tells true facts of its line-up', (card) => {
    const { name, band, threat, spaces, star, formation } = readReport(card.faces?.scout ?? '');
    const [emblem, nth] = [card.id.slice(0, 3), Number(card.id.slice(3)) - 1];
    expect([name, band, formation]).toEqual([card.name, card.traits.band[0], card.traits.formation[0]]);
    expect(threat === 'own' ? 'own' : [threat, spaces.join(' '), star].join('|')).toBe(FACTS[emblem][nth]);
  });

  test('ELV-R87 no two cards show the same', () => {
    expect(new Set(opponents.map(({ faces }) => faces?.scout)).size).toBe(64);
  });
});

describe('boards and clubs', () => {
  test('tables rise as they must', () => {
    for (const row of [...Object.values(SETS), ...Object.values(MAINTENANCE)]) expect(rising(row)).toBe(true);
    expect(rising(OFFICE_COST, 1) && rising(OFFICE_VP, 1)).toBe(true);
  });

  test('every consequence can come about', () => {
    expect(new Set(Object.values(CONSEQUENCES).flat()).size).toBe(9);
    for (const column of Object.values(CONSEQUENCES)) expect(column).toHaveLength(6);
  });

  test('four Clubs can be told apart by name, colour and emblem, and none is called like an Opponent', () => {
    for (const key of ['name', 'colour', 'emblem'] as const) expect(new Set(clubs.map((club) => club[key])).size).toBe(4);
    expect(clubs.filter(({ name }) => opponents.some((card) => card.name === name))).toEqual([]);
  });
});

describe('texts', () => {
  type Holding = { readonly [field in 'then' | 'else' | 'cost']?: readonly AnyEffect[] };
  const inside = (e: AnyEffect & Holding): AnyEffect[] => [e, ...[e.then, e.else, e.cost].flatMap((list = []) => list.flatMap(inside))];
  const used = (card: Card, ...timings: string[]): AnyEffect[] =>
    card.abilities
      .filter(({ when }) => timings.length === 0 || ('use' in when && timings.includes(when.use[0])))
      .flatMap((ability) => [...(ability.cost ?? []), ...ability.do].flatMap(inside));

  test('every kind stands on a card, and every card uses kinds there are', () => {
    const onCards = new Set(cards.flatMap((card) => used(card)).map((e) => e.do));
    for (const shared of ['gain', 'if', 'may']) expect(onCards.delete(shared)).toBe(true);
    expect([...onCards].sort()).toEqual(Object.keys(ownKinds).sort());
  });

  /** ELV-R75: Matches are played at the same time, so nothing in one may touch what all share. */
  test('no effect of a Match touches a row or a deck', () => {
    const inMatch = new Set(cards.flatMap((card) => used(card, 'before', 'during', 'after', 'tactic')).map((e) => e.do));
    const shared = ['hire', 'hireStaff', 'hireYoungsters', 'scoutYoungsters', 'replaceRow', 'sell', 'discardPlayer', 'contract'];
    const decks = ['loseSponsor', 'build', 'searchStaff', 'drawTactics', 'takeTactic', 'discardTactic', 'drawVeteran', 'pickVeterans'];
    expect([...shared, ...decks].filter((kind) => inMatch.has(kind))).toEqual([]);
  });
});
