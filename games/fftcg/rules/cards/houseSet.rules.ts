/** The house set and its ready decks as the specification counts them. */
import { deepEqual, equal } from 'node:assert/strict';
import type { CardDef } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { houseCards } from '../../cards/index.ts';
import { checkDeck, decks } from '../../decks.ts';

const is = (trait: string, value: string) => (card: CardDef) => card.traits[trait].includes(value);
const count = (cards: readonly CardDef[], trait: string, value: string) => cards.filter(is(trait, value)).length;
const TYPES = ['forward', 'backup', 'summon', 'monster'];

rule('FFT-301 the house set: 126 cards, 67 Forwards, 33 Backups, 19 Summons, 7 Monsters', () => {
  equal(houseCards.length, 126);
  equal(new Set(houseCards.map((c) => c.id)).size, 126);
  deepEqual(
    TYPES.map((t) => count(houseCards, 'type', t)),
    [67, 33, 19, 7],
  );
  equal(
    houseCards.every((c) => c.traits.type.length === 1),
    true,
  );
});

rule('FFT-305 the house set: nineteen cards of each basic Element, four Light, four Dark, four of two Elements', () => {
  const single = houseCards.filter((c) => c.traits.element.length === 1);
  const by = (element: string) => count(single, 'element', element);
  deepEqual(['fire', 'ice', 'wind', 'earth', 'lightning', 'water', 'light', 'dark'].map(by), [19, 19, 19, 19, 19, 19, 4, 4]);
  const double = houseCards.filter((c) => c.traits.element.length > 1);
  deepEqual(
    double.map((c) => [c.id, ...c.traits.element]),
    [
      ['V1-X01', 'fire', 'lightning'],
      ['V1-X02', 'ice', 'water'],
      ['V1-X03', 'fire', 'earth'],
      ['V1-X04', 'wind', 'water'],
    ],
  );
});

/** How many cards have which number, by number. */
function tally(cards: readonly CardDef[], stat: string): { [n: string]: number } {
  const out: { [n: string]: number } = {};
  for (const card of cards) out[card.stats[stat]] = (out[card.stats[stat]] ?? 0) + 1;
  return out;
}

rule('FFT-304 the house set: cards by cost, Forwards by power', () => {
  deepEqual(tally(houseCards, 'cost'), { 1: 4, 2: 34, 3: 42, 4: 27, 5: 11, 6: 6, 7: 2 });
  const powers = tally(houseCards.filter(is('type', 'forward')), 'power');
  deepEqual(powers, { 2000: 1, 4000: 6, 5000: 7, 6000: 13, 7000: 14, 8000: 12, 9000: 14 });
});

rule('FFT-307 only Forwards have printed power; FFT-309 Summons have no job, Characters one', () => {
  for (const card of houseCards) {
    equal(card.stats.power > 0, is('type', 'forward')(card), card.id);
    equal(card.traits.job.length, is('type', 'summon')(card) ? 0 : 1, card.id);
    equal(['DAWN', 'DUSK', 'ORRERY'].includes(card.traits.category[0]), true, card.id);
  }
});

rule('FFT-1212 the house set: 19 cards with EX Burst, one marked paragraph each', () => {
  const ids = 'F03 X02 F14 I14 W14 E14 L12 A14 F16 F17 I16 I17 W17 E16 E17 L16 L17 A16 A17';
  const found = houseCards.filter(is('icon', 'burst'));
  deepEqual(
    found.map((c) => c.id).sort(),
    ids
      .split(' ')
      .map((id) => `V1-${id}`)
      .sort(),
  );
  for (const card of found) equal(card.abilities.filter((a) => a.notes?.burst === true).length, 1, card.id);
});

rule('FFT-409 the house set: 28 generic cards; five names exist twice', () => {
  equal(count(houseCards, 'icon', 'generic'), 28);
  const names = houseCards.map((c) => c.name);
  const twice = [...new Set(names.filter((name, i) => names.indexOf(name) !== i))];
  equal(twice.length, 5);
  for (const name of twice) equal(names.filter((n) => n === name).length, 2, name);
});

const byId = new Map(houseCards.map((c) => [c.id, c]));

/** Forwards, Backups, Summons, Monsters; EX Bursts; average cost to one decimal. */
const facts = {
  Thunderforge: [[29, 15, 6, 0], 14, '3.1'],
  'Long Winter': [[26, 16, 8, 0], 14, '3.3'],
  'Iron Procession': [[27, 15, 6, 2], 11, '3.2'],
  'Silent Current': [[27, 15, 6, 2], 9, '3.2'],
} as const;

for (const [name, [types, bursts, average]] of Object.entries(facts))
  rule(`FFT-201 the ready deck ${name} is legal and made as described`, () => {
    const list = decks[name as keyof typeof decks];
    deepEqual(
      checkDeck(list, { format: 'constructed', multiElement: true }, (id) => byId.get(id)),
      [],
    );
    const cards = list.main!.map((id) => byId.get(id)!);
    equal(cards.length, 50);
    deepEqual(
      TYPES.map((t) => count(cards, 'type', t)),
      types,
    );
    equal(count(cards, 'icon', 'burst'), bursts);
    equal((cards.reduce((sum, c) => sum + c.stats.cost, 0) / 50).toFixed(1), average);
  });

rule('FFT-2001 with several Elements switched off, four cards stand in and every ready deck is legal', () => {
  const instead = new Map([
    ['V1-X01', 'V1-L01'],
    ['V1-X02', 'V1-A08'],
    ['V1-X03', 'V1-F08'],
    ['V1-X04', 'V1-W09'],
  ]);
  for (const list of Object.values(decks)) {
    const options = { format: 'constructed', multiElement: false };
    equal(checkDeck(list, options, (id) => byId.get(id)).length > 0, true);
    deepEqual(
      checkDeck({ main: list.main.map((id) => instead.get(id) ?? id) }, options, (id) => byId.get(id)),
      [],
    );
  }
});
