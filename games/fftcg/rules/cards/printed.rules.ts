/** What is printed on the cards of Ice, Wind, Earth and Lightning besides their texts. */
import { deepEqual, equal } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { iceCards } from '../../cards/ice.ts';
import { windCards } from '../../cards/wind.ts';
import { printed, printOf } from '../testing/printedLine.ts';

rule('V1-I01 to V1-I19 as printed: type, cost, power, icons, job, category', () => {
  deepEqual(iceCards.map(printed), [
    'V1-I01 Rime Conscript | forward ice 2 5000 | generic | Conscript DAWN',
    'V1-I02 Frost Halberdier | forward ice 3 6000 | generic | Conscript DUSK',
    'V1-I03 Vizier Solenne | forward ice 4 7000 | | Vizier DAWN',
    'V1-I04 Snowblind Stalker | forward ice 2 4000 | | Scout DUSK',
    'V1-I05 Archduke Haldren | forward ice 5 9000 | | Sovereign ORRERY',
    'V1-I06 Archduke Haldren | forward ice 3 6000 | | Exile DUSK',
    'V1-I07 Glass Executioner | forward ice 4 8000 | | Headsman DUSK',
    'V1-I08 Winter Hounds | forward ice 3 8000 | generic | Beast DAWN',
    'V1-I09 Pale Chorister | forward ice 2 4000 | | Cantor DAWN',
    'V1-I10 Empress of the Still Sea | forward ice 7 9000 | | Sovereign ORRERY',
    'V1-I11 Hoarfrost Clerk | backup ice 2 0 | generic | Scholar DAWN',
    'V1-I12 Rimehold Archivist | backup ice 2 0 | | Scholar DUSK',
    'V1-I13 Frozen Gate Warden | backup ice 3 0 | | Warden DAWN',
    'V1-I14 Mourner in White | backup ice 4 0 | burst | Cantor DUSK',
    'V1-I15 Tallymaster Ysolde | backup ice 3 0 | | Scholar ORRERY',
    'V1-I16 Hoar Serpent | summon ice 2 0 | burst | DAWN',
    'V1-I17 Glacier Matriarch | summon ice 4 0 | burst | ORRERY',
    'V1-I18 Hush of Winter | summon ice 3 0 | | DUSK',
    'V1-I19 Icicle Wisp | monster ice 2 0 | generic | Beast DAWN',
  ]);
});

rule('V1-W01 to V1-W19 as printed: type, cost, power, icons and keywords, job, category', () => {
  deepEqual(windCards.map(printed), [
    'V1-W01 Gale Runner | forward wind 1 2000 | generic haste | Conscript DAWN',
    'V1-W02 Feather Scout | forward wind 2 5000 | generic | Scout DAWN',
    'V1-W03 Skyward Duelist | forward wind 3 7000 | | Duelist DUSK',
    'V1-W04 Choirmaster Anwen | forward wind 4 7000 | | Cantor ORRERY',
    'V1-W05 Jory Thane | forward wind 3 6000 | | Corsair DAWN',
    'V1-W06 Jory Thane | forward wind 5 8000 | | Corsair ORRERY',
    'V1-W07 Breeze Trickster | forward wind 2 4000 | backAttack | Scout DUSK',
    'V1-W08 Harrier Queen Sioned | forward wind 6 9000 | | Sovereign DUSK',
    'V1-W09 Kite Rider | forward wind 3 7000 | generic | Scout DAWN',
    'V1-W10 Whisper Saboteur | forward wind 4 8000 | | Spy DUSK',
    'V1-W11 Windmill Tender | backup wind 2 0 | generic | Artisan DAWN',
    'V1-W12 Grove Sister Elowen | backup wind 3 0 | | Chaplain ORRERY',
    'V1-W13 Skydock Broker | backup wind 3 0 | | Merchant DAWN',
    'V1-W14 Spire Archer | backup wind 4 0 | burst | Hunter DUSK',
    'V1-W15 Echo Cantor | backup wind 2 0 | | Cantor DUSK',
    'V1-W16 Zephyr Stag | summon wind 1 0 | | DAWN',
    'V1-W17 Thousand-Wing | summon wind 4 0 | burst | ORRERY',
    'V1-W18 Unwinding Gale | summon wind 2 0 | | DUSK',
    'V1-W19 Gust Sprite | monster wind 1 0 | generic | Beast DAWN',
  ]);
});

const EARTH = [
  'V1-E01 Stone Levy forward 3 8000 generic Conscript DAWN',
  'V1-E02 Shield Sister forward 2 5000 generic Warden DAWN',
  'V1-E03 Quarry Giant forward 4 9000 Brute DUSK',
  'V1-E04 Warden Branoc forward 4 8000 Warden DUSK',
  'V1-E05 Petra Holm forward 5 9000 Warden ORRERY brave',
  'V1-E06 Petra Holm backup 3 0 Regent DAWN',
  'V1-E07 Mossback Colossus forward 6 8000 Beast ORRERY',
  'V1-E08 Hill Ambusher forward 3 6000 generic Scout DUSK backAttack',
  'V1-E09 Root Duelist forward 4 7000 Duelist DAWN',
  'V1-E10 Banner-Elder Tovin forward 3 7000 Marshal ORRERY',
  'V1-E11 Field Mason backup 2 0 generic Artisan DAWN',
  'V1-E12 Muster Sergeant backup 3 0 Marshal DUSK',
  'V1-E13 Rune Surveyor backup 2 0 Scholar DAWN',
  'V1-E14 Cairnkeeper Odile backup 4 0 burst Chaplain DUSK',
  'V1-E15 Barrow Speaker backup 3 0 Chaplain DUSK',
  'V1-E16 Deep Cradle summon 2 0 burst DAWN',
  'V1-E17 World-Root summon 4 0 burst ORRERY',
  'V1-E18 Avalanche Heart summon 5 0 DUSK',
  'V1-E19 Boulder Tortoise monster 3 0 generic Beast DAWN',
];

for (const line of EARTH) rule(`${line.slice(0, 6)} is printed as the set says`, () => equal(printOf(line.slice(0, 6)), line));

const LIGHTNING = [
  'V1-L01 Spark Trooper forward 2 4000 generic Conscript DAWN haste',
  'V1-L02 Thunder Lancer forward 3 6000 generic Conscript DUSK firstStrike',
  'V1-L03 Stormwright Caddoc forward 4 7000 Artisan DAWN',
  'V1-L04 Arc Assassin forward 3 6000 Spy DUSK',
  'V1-L05 Voss Tarkan forward 5 8000 Marshal ORRERY',
  'V1-L06 Iri Flashfoot forward 2 5000 Scout DAWN',
  'V1-L07 Volt Reaver forward 3 7000 Brute DUSK haste',
  'V1-L08 Rhea Dolm forward 3 6000 Duelist DAWN',
  'V1-L09 Overcharged Duelist forward 3 9000 Duelist DUSK',
  'V1-L10 Tempest Regent Aurick forward 6 9000 Sovereign ORRERY firstStrike',
  'V1-L11 Rod Engineer backup 2 0 generic Artisan DAWN',
  'V1-L12 Stormcaller Nadir backup 4 0 burst Mage ORRERY',
  'V1-L13 Signal Runner backup 2 0 Messenger DAWN',
  'V1-L14 Galvanic Monk backup 3 0 Chaplain DUSK',
  'V1-L15 Magnetist Ferro backup 3 0 Artisan DUSK',
  'V1-L16 Bolt Heron summon 2 0 burst DAWN',
  'V1-L17 Stormhorn summon 5 0 burst ORRERY',
  'V1-L18 Unmaking Arc summon 3 0 DUSK',
  'V1-L19 Static Eel monster 2 0 generic Beast DAWN',
];

for (const line of LIGHTNING) rule(`${line.slice(0, 6)} is printed as the set says`, () => equal(printOf(line.slice(0, 6)), line));
