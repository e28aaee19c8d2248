/** What is printed on the cards, written down a second time: a slip in one of the two shows. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { game } from '../../index.ts';

/** Number, type, attribute, name, team, position, level, SP, FSP, AP, requirement. */
const PRINTED = `
S1-1|goalkeeper|power|Mark Evans|Raimon|||500|||
S1-2|reserve|power|Axel Blaze|Raimon|FW|4|600|800|200|
S1-3|reserve|teamwork|Jude Sharp|Royal Academy|MF|4|500|700|100|
S1-4|starting|none|Shadow Cimmerian|Raimon|FW||600|||
S1-5|starting|power|Kevin Dragonfly|Raimon|FW||400|||
S1-6|starting|power|Jim Wraith|Raimon|DF||500|||
S1-7|starting|power|Steve Grim|Raimon|MF||400|||
S1-8|starting|speed|Steve Eagle|Wild|MF||200|||
S1-9|starting|speed|Jamie Cool|Inazuma KFC|MF||300|||
S1-10|starting|speed|Maddie Moonlight|Inazuma KFC|FW||300|||
S1-11|starting|power|Jack Wallside|Raimon|DF||600|||
S1-12|starting|power|Tim Saunders|Raimon|MF||300|||
S1-13|starting|power|Axel Blaze|Raimon|FW||500|||
S1-14|reserve|power|Nathan Swift|Raimon|DF|2|200|500|100|
S1-15|reserve|power|Jim Wraith|Raimon|DF|1|300|600|100|
S1-16|reserve|power|Maxwell Carson|Raimon|MF|4|200|600|200|
S1-17|reserve|power|Tim Saunders|Raimon|MF|3|300|500|200|
S1-18|technique|power|Heat Tackle|||3||||power
S1-19|technique|power|Inazuma Drop|||3||||power
S1-20|reserve|speed|Steve Eagle|Wild|MF|2|200|300|200|
S1-21|reserve|speed|Maddie Moonlight|Inazuma KFC|FW|1|300|500|200|
S1-22|starting|teamwork|Peter Drent|Royal Academy|DF||500|||
S1-23|starting|teamwork|Jude Sharp|Royal Academy|MF||300|||
S1-24|starting|teamwork|David Samford|Royal Academy|FW||600|||
S1-25|technique|teamwork|Twin Boost|||3||||teamwork
FF-1|goalkeeper|power|Mark Evans|Raimon|||500|||
FF-18|reserve|power|Kevin Dragonfly|Raimon|FW|2|300|600|100|
FF-26|goalkeeper|speed|Charlie Boardfield|Wild|||500|||
FF-49|goalkeeper|teamwork|Joseph King|Royal Academy|||600|||
FF-73|goalkeeper|tactic|Nathan Jones|Occult|||500|||
FF-97|reserve|none|Shadow Cimmerian|Raimon|FW|4|500|800|100|
FF-98|technique|none|Pressure Punch|||1||||
FF-99|technique|none|Rolling Kick|||1||||
FF-100|technique|none|Illusion Ball|||1||||
INH-S01|starting|power|Orson Quarry|Stonebridge|DF||500|||
INH-S02|starting|power|Hilda Mace|Stonebridge|MF||600|||
INH-S03|starting|power|Bruno Tallcrag|Stonebridge|FW||600|||
INH-S04|starting|speed|Fay Runnel|Swiftlake|FW||600|||
INH-S05|starting|speed|Dash Corrigan|Swiftlake|FW||500|||
INH-S06|starting|speed|Minnow Teale|Swiftlake|MF||400|||
INH-S07|starting|speed|Alder Skein|Swiftlake|DF||600|||
INH-S08|starting|speed|Kip Sorrel|Swiftlake|DF||500|||
INH-S09|starting|speed|Wyn Galloway|Swiftlake|DF||400|||
INH-S10|starting|teamwork|Aria Bellweather|Concord Hall|FW||500|||
INH-S11|starting|teamwork|Cedric Oakes|Concord Hall|FW||300|||
INH-S12|starting|teamwork|Lena Portico|Concord Hall|MF||300|||
INH-S13|starting|teamwork|Tobin Marl|Concord Hall|MF||400|||
INH-S14|starting|teamwork|Gwen Keystone|Concord Hall|DF||500|||
INH-S15|starting|teamwork|Rafe Lintel|Concord Hall|DF||400|||
INH-S16|starting|tactic|Vex Harlan|Riddlemoor|FW||600|||
INH-S17|starting|tactic|Nyx Cardinal|Riddlemoor|FW||500|||
INH-S18|starting|tactic|Juno Cipher|Riddlemoor|FW||500|||
INH-S19|starting|tactic|Otis Feint|Riddlemoor|MF||500|||
INH-S20|starting|tactic|Mab Quillon|Riddlemoor|MF||400|||
INH-S21|starting|tactic|Pim Locke|Riddlemoor|MF||400|||
INH-S22|starting|tactic|Rhea Trapdoor|Riddlemoor|DF||600|||
INH-S23|starting|tactic|Saul Decoy|Riddlemoor|DF||500|||
INH-S24|starting|none|Gus Drifter|Wanderers|DF||500|||
INH-S25|starting|none|Ada Nomad|Wanderers|MF||400|||
INH-R01|reserve|power|Orson Quarry|Stonebridge|DF|4|500|800|100|
INH-R02|reserve|speed|Fay Runnel|Swiftlake|FW|4|500|800|200|
INH-R03|reserve|speed|Minnow Teale|Swiftlake|MF|2|300|600|200|
INH-R04|reserve|speed|Kip Sorrel|Swiftlake|DF|1|300|600|100|
INH-R05|reserve|speed|Dash Corrigan|Swiftlake|FW|3|500|700|200|
INH-R06|reserve|speed|Wyn Galloway|Swiftlake|DF|4|400|700|100|
INH-R07|reserve|teamwork|Aria Bellweather|Concord Hall|FW|3|500|700|200|
INH-R08|reserve|teamwork|Lena Portico|Concord Hall|MF|3|300|500|200|
INH-R09|reserve|teamwork|Gwen Keystone|Concord Hall|DF|4|300|600|100|
INH-R10|reserve|teamwork|Cedric Oakes|Concord Hall|FW|1|300|500|100|
INH-R11|reserve|teamwork|Tobin Marl|Concord Hall|MF|3|300|600|200|
INH-R12|reserve|teamwork|Hector Vault|Concord Hall|DF|4|500|800|200|
INH-R13|reserve|tactic|Vex Harlan|Riddlemoor|FW|3|500|800|100|
INH-R14|reserve|tactic|Juno Cipher|Riddlemoor|FW|3|400|700|100|
INH-R15|reserve|tactic|Otis Feint|Riddlemoor|MF|2|400|600|200|
INH-R16|reserve|tactic|Mab Quillon|Riddlemoor|MF|3|400|700|100|
INH-R17|reserve|tactic|Rhea Trapdoor|Riddlemoor|DF|2|400|600|100|
INH-R18|reserve|tactic|Saul Decoy|Riddlemoor|DF|4|500|700|200|
INH-R19|reserve|tactic|Selene Vail|Riddlemoor|MF|5|600|900|200|
INH-T01|technique|power|Boulder Charge|||3||||power power
INH-T02|technique|power|Mountain Volley|||3||||power power
INH-T03|technique|speed|Slipstream Run|||1||||speed
INH-T04|technique|speed|Whirl Feint|||2||||speed
INH-T05|technique|speed|Second Wind|||2||||speed
INH-T06|technique|speed|Sky Ladder|||3||||speed speed
INH-T07|technique|teamwork|Triple Formation|||3||||teamwork teamwork teamwork
INH-T08|technique|teamwork|Relay Pass|||3||||teamwork
INH-T09|technique|teamwork|Unity Guard|||2||||teamwork teamwork
INH-T10|technique|tactic|Smoke Screen|||1||||tactic
INH-T11|technique|tactic|Stolen Signals|||3||||tactic tactic
INH-T12|technique|tactic|Trapdoor Trick|||4||||tactic
INH-T13|technique|tactic|Read the Game|||1||||tactic
INH-T14|technique|none|Captain's Talk|||2||||
INH-T15|technique|none|Veteran's Return|||3||||
INH-G1|goalkeeper|power|Magnus Fell|Stonebridge|||600|||
INH-G2|goalkeeper|speed|Perry Lark|Swiftlake|||500|||
INH-G3|goalkeeper|teamwork|Clara Rampart|Concord Hall|||700|||
INH-G4|goalkeeper|tactic|Ivor Mist|Riddlemoor|||500|||
`;

rule('INA-110 every card is as it is printed', () => {
  const lines = PRINTED.trim().split('\n');
  equal(lines.length, game.defs.length);
  for (const line of lines) {
    const [id, kind, attribute, name, team, position, level, sp, fsp, ap, requires] = line.split('|');
    const def = game.defs[game.defIndex.get(id)!];
    const number = (stat: string) => String(def.stats[stat] ?? '');
    deepEqual(
      [def.kind, def.traits.attribute[0] ?? 'none', def.name, def.traits.team?.[0] ?? '', def.traits.position?.[0] ?? ''],
      [kind, attribute, name, team, position],
      id,
    );
    deepEqual([number('level'), number('sp'), number('fsp'), number('ap')], [level, sp, fsp, ap], id);
    deepEqual(((def.notes?.requires ?? []) as readonly string[]).join(' '), requires, id);
  }
});

rule('INA-110 numbers keep their limits: FSP is at least SP, all are hundreds, levels from 1 to 6', () => {
  for (const { id, kind, stats } of game.defs) {
    for (const stat of ['sp', 'fsp', 'ap']) equal((stats[stat] ?? 0) % 100, 0, id);
    if (kind === 'reserve') equal(stats.fsp >= stats.sp && stats.ap > 0, true, id);
    if (kind === 'reserve' || kind === 'technique') equal(stats.level >= 1 && stats.level <= 6, true, id);
  }
});
