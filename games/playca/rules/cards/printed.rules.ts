/** The printed numbers of the house set, and what its ready decks add up to. */

import { deepEqual, equal } from 'node:assert/strict';
import type { AnyCard } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { houseCards } from '../../cards/index.ts';
import { checkDeck, decks } from '../../decks.ts';
import { game } from '../../index.ts';
import type { Card } from '../../kinds.ts';

/** Id, name, team, position, OF, DF, BCP. */
const characters = `
PC-G01; Tam Reedwater; Galewick; FW; 6; 3; 2
PC-G02; Pia Quickstep; Galewick; FW; 4; 2; 3
PC-G03; Joss Farrow; Galewick; FW; 5; 2; 2
PC-G04; Wren Callow; Galewick; MF; 3; 2; 4
PC-G05; Odo Lightfoot; Galewick; MF; 2; 1; 4
PC-G06; Nell Harrier; Galewick; MF; 2; 2; 4
PC-G07; Bram Swallowtail; Galewick; MF; 2; 2; 3
PC-G08; Cob Thornley; Galewick; DF; 3; 6; 2
PC-G09; Isa Fennick; Galewick; DF; 2; 4; 3
PC-G10; Ludo Marsh; Galewick; DF; 1; 3; 4
PC-G11; Windmill Four; Galewick; GROUP; 4; 4; 1
PC-G12; Feather Duo; Galewick; COMBI; 5; 4; 1
PC-I01; Hob Anvil; Ironmoor; FW; 3; 2; 4
PC-I02; Greta Stokes; Ironmoor; FW; 4; 3; 3
PC-I03; Rufus Pike; Ironmoor; FW; 5; 4; 2
PC-I04; Mina Cobble; Ironmoor; MF; 4; 4; 3
PC-I05; Dirk Tallow; Ironmoor; MF; 2; 3; 4
PC-I06; Una Grist; Ironmoor; MF; 4; 3; 3
PC-I07; Sten Bulwark; Ironmoor; MF; 2; 3; 4
PC-I08; Bo Castellan; Ironmoor; DF; 2; 6; 3
PC-I09; Kit Palisade; Ironmoor; DF; 2; 5; 3
PC-I10; Maud Ravelin; Ironmoor; DF; 3; 6; 2
PC-I11; Stone Row; Ironmoor; GROUP; 5; 5; 2
PC-I12; Gate Pair; Ironmoor; COMBI; 4; 5; 2
PC-L01; Sil Veyra; Lanternfall; FW; 5; 3; 2
PC-L02; Ezra Moth; Lanternfall; FW; 4; 2; 3
PC-L03; Quill Nocturne; Lanternfall; FW; 2; 1; 3
PC-L04; Tace Umber; Lanternfall; MF; 2; 1; 4
PC-L05; Rook Emberly; Lanternfall; MF; 2; 2; 4
PC-L06; Vesper Loom; Lanternfall; MF; 3; 3; 3
PC-L07; Dell Glimmer; Lanternfall; MF; 2; 2; 3
PC-L08; Fenn Hush; Lanternfall; DF; 1; 3; 3
PC-L09; Ilse Shade; Lanternfall; DF; 3; 5; 2
PC-L10; Gil Penumbra; Lanternfall; DF; 1; 5; 3
PC-L11; Lamp Choir; Lanternfall; GROUP; 4; 5; 1
PC-L12; Twin Wick; Lanternfall; COMBI; 5; 3; 1
PC-E01; Caro Kindle; Emberquay; FW; 6; 3; 2
PC-E02; Duke Ferro; Emberquay; FW; 6; 3; 2
PC-E03; Ivo Torrent; Emberquay; FW; 5; 3; 2
PC-E04; Sunny Brax; Emberquay; MF; 3; 2; 4
PC-E05; Mara Flint; Emberquay; MF; 4; 4; 2
PC-E06; Jory Tide; Emberquay; MF; 2; 2; 4
PC-E07; Pell Scorch; Emberquay; MF; 3; 2; 3
PC-E08; Anka Breakwater; Emberquay; DF; 2; 5; 3
PC-E09; Tov Harbor; Emberquay; DF; 1; 3; 4
PC-E10; Ros Kelper; Emberquay; DF; 3; 5; 2
PC-E11; Dock Crew; Emberquay; GROUP; 4; 2; 3
PC-E12; Forge Pair; Emberquay; COMBI; 6; 2; 2
PC-K1; Hale Weathers; Galewick; GK; 0; 4; 1
PC-K2; Bastion Rourke; Ironmoor; GK; 0; 5; 1
PC-K3; Noor Lantry; Lanternfall; GK; 0; 4; 2
PC-K4; Salt Merrow; Emberquay; GK; 0; 4; 1
PC-K5; Vigo Stray; Free Agents; GK; 0; 4; 1
PC-K6; Pax Wilder; Free Agents; GK; 1; 4; 2`;

const lines = (table: string) => table.trim().split('\n');
const card = (id: string): Card => houseCards.find((c) => c.id === id)!;
const idOf = (line: string) => line.split('; ')[0];

for (const line of lines(characters))
  rule(`${idOf(line)} printed values`, () => {
    const { id, name, traits, stats } = card(idOf(line));
    equal([id, name, traits.team[0], traits.position[0], stats.of, stats.df, stats.bcp].join('; '), line);
  });

/** Id, name, label, type, HCost, HOF, HDF. */
const moves = `
PC-H01; Kite Volley; Galewick; shoot; 2; 3; 0
PC-H02; Jetstream Finish; Galewick; shoot; 4; 5; 0
PC-H03; Breeze Turn; Galewick; dribble; 1; 2; 0
PC-H04; Zephyr Weave; Galewick; dribble; 2; 2; 0
PC-H05; Crosswind Tackle; Galewick; block; 1; 0; 2
PC-H06; Hedge Gust; Galewick; block; 3; 0; 4
PC-H07; Updraft Palm; Galewick; catch; 3; 0; 3
PC-H08; Tailwind Call; Galewick; support; 2; 0; 0
PC-H09; Hammer Drop; Ironmoor; shoot; 3; 4; 0
PC-H10; Siege Bolt; Ironmoor; shoot; 5; 5; 0
PC-H11; Steamroll; Ironmoor; dribble; 2; 3; 0
PC-H12; Heavy Step; Ironmoor; dribble; 1; 1; 0
PC-H13; Iron Curtain; Ironmoor; block; 2; 0; 3
PC-H14; Portcullis; Ironmoor; block; 1; 0; 1
PC-H15; Moor Wall; Ironmoor; catch; 3; 0; 4
PC-H16; Long Drill; Ironmoor; support; 3; 0; 0
PC-H17; Wisp Curve; Lanternfall; shoot; 4; 2; 0
PC-H18; Mirror Shot; Lanternfall; shoot; 2; 3; 0
PC-H19; Shadow Slip; Lanternfall; dribble; 1; 1; 0
PC-H20; False Step; Lanternfall; dribble; 2; 3; 0
PC-H21; Blackout; Lanternfall; block; 2; 0; 1
PC-H22; Ghost Net; Lanternfall; block; 1; 0; 1
PC-H23; Many Hands; Lanternfall; catch; 3; 0; 3
PC-H24; Candle Plan; Lanternfall; support; 1; 0; 0
PC-H25; Cinder Comet; Emberquay; shoot; 3; 4; 0
PC-H26; Comet Tail; Emberquay; shoot; 2; 2; 0
PC-H27; Furnace Rush; Emberquay; dribble; 2; 3; 0
PC-H28; Sparks Fly; Emberquay; dribble; 1; 1; 0
PC-H29; Breakwater Slide; Emberquay; block; 1; 0; 2
PC-H30; Tar Pit; Emberquay; block; 2; 0; 2
PC-H31; Harbor Chain; Emberquay; catch; 3; 0; 4
PC-H32; War Chest; Emberquay; support; 0; 0; 0`;

for (const line of lines(moves))
  rule(`${idOf(line)} printed values`, () => {
    const { id, name, notes, kind, stats } = card(idOf(line));
    equal([id, name, notes?.label, kind, stats.cost, stats.hof, stats.hdf].join('; '), line);
  });

/** Id, name, position, team. */
const licences = `
PC-P1; Tam Reedwater; FW; Galewick
PC-P2; Aldo Vane; COACH; Galewick
PC-P3; Bo Castellan; DF; Ironmoor
PC-P4; Hesper Knox; MG; Ironmoor
PC-P5; Orla Candle; COACH; Lanternfall
PC-P6; Tace Umber; MF; Lanternfall
PC-P7; Caro Kindle; FW; Emberquay
PC-P8; Salt Merrow; GK; Emberquay`;

for (const line of lines(licences))
  rule(`${idOf(line)} printed values`, () => {
    const { id, name, traits } = card(idOf(line));
    equal([id, name, traits.position[0], traits.team[0]].join('; '), line);
  });

rule('EPC-101 the house set has 48 characters, 6 goalkeepers, 32 Hissatsu and Support cards and 8 licences', () => {
  const count = (fits: (c: AnyCard) => boolean) => houseCards.filter(fits).length;
  equal(
    count((c) => c.kind === 'character'),
    48,
  );
  equal(
    count((c) => c.kind === 'goalkeeper'),
    6,
  );
  equal(
    count((c) => ['shoot', 'dribble', 'block', 'catch', 'support'].includes(c.kind)),
    32,
  );
  equal(
    count((c) => c.kind === 'licence'),
    8,
  );
  equal(new Set(houseCards.map((c) => c.id)).size, 94);
});

const textless = ['PC-G01', 'PC-G04', 'PC-G08', 'PC-I01', 'PC-I04', 'PC-I08', 'PC-L01', 'PC-L04', 'PC-L08', 'PC-E01', 'PC-E04', 'PC-E08'];

rule('EPC-526 exactly these characters have no text', () => {
  deepEqual(
    houseCards.filter((c) => c.kind === 'character' && c.abilities.length === 0).map((c) => c.id),
    textless,
  );
  deepEqual(
    houseCards.filter((c) => c.kind === 'goalkeeper' && c.abilities.length === 0).map((c) => c.id),
    ['PC-K2'],
  );
});

const means: { readonly [deck: string]: readonly [string, string, string] } = {
  'Galewick Relay': ['3.27', '2.87', '2.80'],
  'Ironmoor Rampart': ['3.30', '4.10', '2.93'],
  'Lanternfall Tricks': ['2.83', '2.87', '2.70'],
  'Emberquay Furnace': ['3.73', '2.97', '2.80'],
};

for (const [name, list] of Object.entries(decks))
  rule(`EPC-101 ready deck ${name}: legal, with its means of OF, DF and BCP`, () => {
    deepEqual(
      checkDeck(list, { cardSet: 'house' }, (id) => game.defs[game.defIndex.get(id) ?? -1]),
      [],
    );
    const mean = (stat: string) => (list.deck.reduce((sum, id) => sum + card(id).stats[stat], 0) / list.deck.length).toFixed(2);
    deepEqual([mean('of'), mean('df'), mean('bcp')], means[name]);
    deepEqual([list.deck.length, list.hissatsu.length, list.goalkeeper.length, list.licences.length], [30, 8, 1, 2]);
  });

rule('EPC-101 there are four ready decks, one for each team', () => {
  deepEqual(Object.keys(decks), Object.keys(means));
  for (const list of Object.values(decks)) equal(new Set(list.deck.map((id) => card(id).traits.team[0])).size, 1);
});
