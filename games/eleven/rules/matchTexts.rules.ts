/** ELV-1001 to ELV-1006, ELV-1023: the reveal, Tactics, and what texts of Players do before Sections are compared. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import {
  compare,
  friday,
  fridayOf,
  heard,
  laidOut,
  lineUp,
  pairs,
  revealed,
  score,
  settled,
  shots,
  type Teams,
  thisWeek,
  zoneOf,
} from './testing/matches.ts';
import * as testing from './testing/scenarios.ts';
import { cards, dice, markOn, type Season, seen, supply } from './testing/scenarios.ts';

const mark = (t: Season, id: string, name: Parameters<typeof testing.mark>[2], n: number): Season => settled(testing.mark(t, id, name, n));

/** These cards play, Trained if so marked (`R10+`), with what they cost paid (`!`); then both teams are laid out. */
function playing(players: readonly string[], teams: Teams, tactics = ['T01', 'T11']): Season {
  const ids = players.map((player) => player.split('/')[0].replace(/[+!]/g, ''));
  const t = friday({ fit: 9, fan: 3, op: 3, squad: ids, tactics });
  for (const player of players) if (player.includes('+')) mark(t, player.split('/')[0].replace(/[+!]/g, ''), 'trained', 1);
  lineUp(t, 'T01/4-4-2', ...players.map((player) => player.replace('+', '')));
  return laidOut(revealed(t), teams);
}
// ---------------------------------------------------------------- step 1

rule('ELV-1001, ELV-1502, ELV-R59 the line-up of the Opponent is turned up for all: ten men and a Goalkeeper', () => {
  const t = fridayOf({ a: { opponent: 'DTU1', tactics: ['T01', 'T11'] } });
  while (t.asked.includes(0) && t.a.keys.some((key) => key.startsWith('suggest') || key.startsWith('stands')))
    t.pick(0, t.a.keys[t.a.keys[0].startsWith('suggest') ? 0 : t.a.keys.length - 1]);
  for (const viewer of [0, 1])
    deepEqual(
      seen(t, viewer, 0, 'met').cards.map(({ def }) => def),
      ['DTU1'],
    );
  const at = (place: number) =>
    t.table
      .pile(t.game.zoneKind.get('foes')!, 0, place)
      .map((man) => `${t.table.mark(man, 'attack') ? 'A' : 'D'}${t.table.mark(man, 'strength')}`);
  deepEqual(
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((place) => at(place).join(' ')),
    ['D1', 'A1 D2', 'D1', 'A1', 'A1 D2', 'A1', '', 'A1', 'D1'],
  );
  deepEqual([t.own.foeGloves[0], markOn(t, 'keeper', 'strength')], [1, 1]);
});

// ---------------------------------------------------------------- step 2

rule('ELV-1003, ELV-1514, ELV-E19 one further Tactic with an effect, not the one of the Formation; a basic one has none', () => {
  const t = friday({ tactics: ['T02', 'T05'] });
  revealed(lineUp(t, 'T02/3-5-2'));
  deepEqual(t.a.keys, ['tactic:T05', 'none']);
  const other = friday({ tactics: ['T02', 'T05'] });
  lineUp(other, 'T05/4-3-3');
  deepEqual(other.a.keys, ['none']);
});

rule('ELV-1003 without anything that could be played nobody is asked', () => {
  const t = lineUp(friday({ tactics: ['T01'] }), 'T01/4-4-2');
  equal(heard(t, 'section').length, 5);
});

rule('ELV-1003 one effect, unless somebody lets one play more of them', () => {
  const t = revealed(lineUp(friday({ tactics: ['T01', 'T06', 'T11'] }), 'T01/4-4-2'));
  t.pick(0, 'tactic:T06');
  equal(t.ask === 'tactic', false);
  const two = revealed(lineUp(thisWeek(friday({ tactics: ['T01', 'T06', 'T11'] }), 'tacticPlays', 'add', 1), 'T01/4-4-2'));
  two.pick(0, 'tactic:T06');
  deepEqual([two.ask, two.a.keys], ['tactic', ['tactic:T11', 'none']]);
  two.pick(0, 'tactic:T11');
  equal(two.ask === 'tactic', false);
});

rule('ELV-1004, ELV-1512 both cards are back in hand before texts of Players come', () => {
  const t = playing(['R10!'], {}, ['T01', 'T06', 'T11']);
  t.pick(0, 'tactic:T06');
  equal(t.ask, 'during');
  deepEqual([cards(t, 'tactics').toSorted(), cards(t, 'formation'), cards(t, 'ploys')], [['T01', 'T06', 'T11'], [], []]);
});

const tactic = (id: string, teams: Teams): Season => {
  const t = friday({ tactics: ['T01', id] });
  laidOut(revealed(lineUp(t, 'T01/4-4-2')), teams);
  return t.pick(0, `tactic:${id}`);
};

rule('ELV-1003, ELV-1010 T05: every A of a Section is stronger, every D with a card weaker, cardless ones are not', () => {
  const t = playing(['R07'], { own: { CD: 'm4 D1 A1' }, their: { CF: 'A1 D1' } }, ['T01', 'T05']);
  t.pick(0, 'tactic:T05');
  deepEqual(t.a.keys, ['section:L', 'section:R', 'section:CF', 'section:CM', 'section:CD']);
  t.pick(0, 'section:CD');
  deepEqual(pairs(t)[4].own, ['A2 goal']);
  // R07 behind marker 4 has 1 - 1; the cardless D keeps its 1.
  deepEqual(pairs(t)[4].their, ['A1 blocked by m2']);
  deepEqual([markOn(t, 'm4', 'boost'), markOn(t, 'm2', 'boost'), markOn(t, 'm3', 'boost')], [-1, 0, 1]);
});

rule('ELV-1003 T06, T11: every D in CD, every A in CF', () => {
  const bus = tactic('T06', { own: { CD: 'D1 D1 A1' }, their: { CF: 'A2 A2' } });
  deepEqual(pairs(bus)[4].their, ['A2 blocked by m2', 'A2 blocked by m3']);
  deepEqual(pairs(bus)[4].own, ['A1 goal']);
  const long = tactic('T11', { own: { CF: 'A1 A1 D1', LF: 'A1' }, their: { CD: 'D1 D1' } });
  deepEqual(pairs(long)[2].own, ['A2 goal', 'A2 goal']);
  deepEqual(pairs(long)[0].own, ['A1 goal']);
});

rule('ELV-1003 T07: one A on a wing, by choice', () => {
  const t = tactic('T07', { own: { LF: 'A1', RM: 'A1', RF: 'D1', CF: 'A1' } });
  deepEqual(t.a.keys.toSorted(), ['boost:m2', 'boost:m3']);
  t.pick(0, 'boost:m3');
  deepEqual(shots(t, 1)[0].strength, 3);
});

rule('ELV-1003, ELV-R62 T08: one opposing A, never below 0', () => {
  const t = tactic('T08', { own: { CM: 'D0' }, their: { CM: 'A1 D3', LM: 'A4' } });
  deepEqual(t.a.keys.toSorted(), ['foe:man1', 'foe:man3']);
  t.pick(0, 'foe:man1');
  deepEqual(pairs(t)[3].their, ['A0 blocked by m2']);
  deepEqual(pairs(t)[1].their, ['A4 goal']);
});

rule('ELV-1023, ELV-911 T09: two markers change Zones, and every card still stands in a printed one', () => {
  const t = playing(['R29'], { own: { CF: 'm9 A1', CM: 'A1', CD: 'D1' } }, ['T01', 'T09']);
  t.pick(0, 'tactic:T09');
  // Marker 9 has a card that plays in CF only.
  deepEqual(t.a.keys, ['swapMarkers:m2>m3', 'swapMarkers:m2>m4', 'swapMarkers:m3>m4']);
  t.pick(0, 'swapMarkers:m2>m4');
  deepEqual(
    ['m2', 'm3', 'm4', 'm9'].map((id) => zoneOf(t, id)),
    ['CD', 'CM', 'CF', 'CF'],
  );
});

rule('ELV-1003, ELV-310 T10: the die decides: every A of their CF weaker, or one of them stronger', () => {
  for (const [face, told] of [
    [3, ['A1 goal', 'A2 goal']],
    [2, null],
  ] as const) {
    const t = friday({ tactics: ['T01', 'T10'] });
    laidOut(revealed(lineUp(t, 'T01/4-4-2')), { their: { CF: 'A2 A3 D1', LM: 'A2' } });
    dice(t, 0, face);
    settled(t).pick(0, 'tactic:T10');
    if (told) deepEqual(pairs(t)[4].their, told);
    else {
      deepEqual(t.a.keys.toSorted(), ['foe:man1', 'foe:man2']);
      t.pick(0, 'foe:man1');
      deepEqual(pairs(t)[4].their, ['A3 goal', 'A3 goal']);
    }
    deepEqual(pairs(t)[1].their, ['A2 goal']);
  }
});

rule('ELV-1003, ELV-314 T12: one A of each wing; where there is none that part is skipped', () => {
  const t = tactic('T12', { own: { LM: 'A1', RM: 'A1', RF: 'A1' } });
  deepEqual(t.a.keys.toSorted(), ['boost:m3', 'boost:m4']);
  t.pick(0, 'boost:m4');
  deepEqual([shots(t, 0)[0].strength, shots(t, 1).map(({ strength }) => strength)], [2, [1, 2]]);
  const one = tactic('T12', { own: { RM: 'A1' } });
  deepEqual(shots(one, 1)[0].strength, 2);
});

// ---------------------------------------------------------------- step 3

rule('ELV-1005, ELV-508 texts that were paid for, in any order, each once; the card is exhausted', () => {
  const t = playing(['R10!', 'R30!'], {});
  compare(t);
  deepEqual(t.a.keys, ['use:R10', 'use:R30', 'done']);
  t.pick(0, 'use:R30');
  deepEqual([t.a.keys, markOn(t, 'R30', 'exhausted')], [['use:R10', 'done'], 1]);
});

rule('ELV-1005, ELV-909 what was not paid for cannot be used', () => {
  const t = compare(playing(['R10', 'R30!'], {}));
  deepEqual(t.a.keys, ['use:R30', 'done']);
});

rule('ELV-1005, ELV-307 a text without a price must be carried out', () => {
  const t = playing(['V08+', 'Y02+', 'R10!'], {});
  compare(t);
  deepEqual(t.a.keys, ['use:R10', 'use:V08']);
});

rule('ELV-1005, ELV-1009 strengthen: this Player, for this Match', () => {
  const t = compare(playing(['R30!'], { own: { LF: 'm11', LM: 'A1' } })).pick(0, 'use:R30');
  deepEqual(
    shots(t, 0).map(({ card, strength }) => [card, strength]),
    [
      ['', 1],
      ['R30', 2],
    ],
  );
});

rule('ELV-1005 ally: another own marker of the Task, in the same Section or in any', () => {
  const teams: Teams = { own: { CM: 'm10 A1 A1 D1', CF: 'A1' } };
  const near = compare(playing(['R20!'], teams)).pick(0, 'use:R20');
  deepEqual(near.a.keys.toSorted(), ['ally:m2', 'ally:m3']);
  const far = compare(playing(['R20+!'], teams)).pick(0, 'use:R20');
  deepEqual(far.a.keys.toSorted(), ['ally:m2', 'ally:m3', 'ally:m5']);
  deepEqual(shots(far.pick(0, 'ally:m5'), 2)[0].strength, 2);
});

rule('ELV-314 ally: nobody there, nothing happens', () => {
  const t = compare(playing(['R20!'], { own: { CM: 'm10' } })).pick(0, 'use:R20');
  deepEqual([heard(t, 'boost'), heard(t, 'section').length], [[], 5]);
});

rule('ELV-1005, ELV-R62 foe: one opposing Player of the Section that faces this one', () => {
  const t = compare(playing(['R32+!'], { own: { CF: 'm9 A2' }, their: { CD: 'D3 D1 A1', CM: 'D2' } })).pick(0, 'use:R32');
  deepEqual(t.a.keys.toSorted(), ['foe:man1', 'foe:man2']);
  t.pick(0, 'foe:man1');
  deepEqual(pairs(t)[2].own, ['A2 goal']);
});

rule('ELV-1005, ELV-1017 glove: one more save in this Match', () => {
  const t = playing(['R03!'], { keeper: '2/1', their: { RM: 'A2', LM: 'A2', CM: 'A2' } });
  compare(t).pick(0, 'use:R03');
  deepEqual(
    pairs(t).flatMap(({ their }) => their),
    ['A2 saved', 'A2 saved', 'A2 goal'],
  );
});

rule('ELV-1005, ELV-1015 blockTwo: this D counts as two defenders of its Strength', () => {
  const t = compare(playing(['R26+!'], { own: { CM: 'm10' }, their: { CM: 'A3 A1 A1' } })).pick(0, 'use:R26');
  deepEqual(pairs(t)[3].their, ['A3 blocked by m10', 'A1 blocked by m10', 'A1 goal']);
  const alone = compare(playing(['R26+'], { own: { CM: 'm10' }, their: { CM: 'A3 A1 A1' } }));
  deepEqual(pairs(alone)[3].their, ['A3 blocked by m10', 'A1 goal', 'A1 goal']);
});

rule('ELV-1023 moveMarker: to another printed Zone that is free, if nobody is missing where he came from', () => {
  const t = compare(playing(['R22/RM!'], { own: { RM: 'm7', CD: 'D1', CM: 'D1', CF: 'D1' } })).pick(0, 'use:R22');
  equal(zoneOf(t, 'm7'), 'RF');
  const taken = compare(playing(['R22/RM!'], { own: { RM: 'm7', RF: 'A1', CD: 'D1', CM: 'D1', CF: 'D1' } })).pick(0, 'use:R22');
  equal(zoneOf(taken, 'm7'), 'RM');
});

rule('ELV-1005 youngster: one that plays', () => {
  const t = compare(playing(['V08+', 'Y02+', 'Y08+', 'R29'], { own: { CM: 'm12 m8', CF: 'm13 m9' } }));
  deepEqual(t.a.keys.toSorted(), ['youngster:m13', 'youngster:m8']);
});

rule('ELV-306, ELV-1005 OP are assigned like FIT', () => {
  const t = friday({ fit: 1, op: 1, squad: ['R25'], tactics: ['T01', 'T11'] });
  lineUp(t, 'T01/4-4-2', 'R25/CM!');
  deepEqual(supply(t), [0, 0, 0, 0]);
});

rule('ELV-R75 no text of a Match draws from a deck or changes a row', () => {
  const t = friday();
  const shared = ['hire', 'hireStaff', 'hireYoungsters', 'scoutYoungsters', 'replaceRow', 'sell', 'contract', 'loseSponsor', 'searchStaff'];
  const decks = ['drawTactics', 'takeTactic', 'discardTactic', 'drawVeteran', 'pickVeterans', 'discardPlayer', 'build', 'repeatBonus'];
  const isOfMatch = (use: readonly string[]) => use.some((timing) => ['before', 'during', 'after', 'tactic', 'flip'].includes(timing));
  const texts = t.game.defs.flatMap(({ abilities }) => abilities.filter(({ when }) => 'use' in when && isOfMatch(when.use)));
  ok(texts.length > 60);
  for (const text of texts) for (const kind of [...shared, ...decks]) ok(!JSON.stringify(text).includes(`"do":"${kind}"`), kind);
});

rule('ELV-1005, ELV-1017 youngster: a Goalkeeper is one too, and keeps the better', () => {
  const t = playing(['V08+', 'Y12'], { keeper: '1/1', their: { RM: 'A2' } });
  deepEqual(score(compare(t)), [0, 0]);
});
