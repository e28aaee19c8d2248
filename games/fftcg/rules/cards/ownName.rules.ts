/** FFT-111: a card that speaks of itself means that very card. Each auto-ability of the house set stays quiet when it happens to another. */
import { deepEqual } from 'node:assert/strict';
import type { Ability, CardDef } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { houseCards } from '../../cards/index.ts';
import { act, atAttack, atMain, attack, block, bothPass, PLAIN, pay, stackOf } from '../testing/scenarios.ts';
import { hit } from '../testing/shortcuts.ts';

const headsOf = (card: CardDef) => card.abilities.map((a) => a.when).filter((w) => 'on' in w && w.card?.self === true);
const having = (fits: (when: Extract<Ability['when'], { on: string }>) => boolean) =>
  houseCards.filter((card) => headsOf(card).some((w) => 'on' in w && fits(w)));

for (const card of having((w) => w.on === 'move' && w.to === 'field'))
  rule(`${card.id} ${card.name}: another Character that enters is not its business`, () => {
    const t = atMain({ a: { field: [card.id], hand: [PLAIN, 'V1-E11', 'V1-E11'] }, b: { field: ['V1-F08'] } });
    act(t, `play:${PLAIN}`);
    deepEqual([stackOf(t), t.ask], [[], 'priority']);
  });

for (const card of having((w) => w.on === 'move' && w.from === 'field'))
  rule(`${card.id} ${card.name}: neither another Forward that breaks nor its own discard is its business`, () => {
    const t = atMain({ a: { field: [card.id, { card: PLAIN, damage: 4000 }, 'V1-F12'], hand: ['V1-F16'] } });
    t.a.pick('cast:V1-F16');
    if (t.ask === 'target') t.a.pick(`choose:${PLAIN}`);
    pay(t);
    bothPass(t);
    deepEqual([stackOf(t), t.a.cards('field')], [[], [card.id, 'V1-F12']]);
    const paid = act(atMain({ a: { hand: ['V1-H02', card.id, card.id] } }), 'play:V1-H02');
    deepEqual([stackOf(paid), paid.a.cards('breakZone'), paid.a.cards('field')], [[], [card.id, card.id], ['V1-H02']]);
  });

const on = (event: string) => having((w) => w.on === event);

for (const card of [...on('attack'), ...on('party')])
  rule(`${card.id} ${card.name}: the attack of another Forward is not its business`, () => {
    const t = attack(
      atAttack({ a: { field: [{ card: card.id, dull: true }, PLAIN, 'V1-E02'] }, b: { field: ['V1-F08'] } }),
      PLAIN,
      'V1-E02',
    );
    deepEqual([stackOf(t), t.ask], [[], 'priority']);
  });

for (const card of on('block'))
  rule(`${card.id} ${card.name}: the block of another Forward is not its business`, () => {
    const t = block(attack(atAttack({ a: { field: [PLAIN] }, b: { field: [{ card: card.id, dull: true }, 'V1-F08'] } }), PLAIN), 'V1-F08');
    deepEqual([stackOf(t), t.ask], [[], 'priority']);
  });

for (const card of on('hit'))
  rule(`${card.id} ${card.name}: the point another Forward deals is not its business`, () => {
    const t = hit(atAttack({ a: { field: [{ card: card.id, dull: true }, PLAIN] }, b: { hand: ['V1-F01'] } }), PLAIN);
    deepEqual([stackOf(t), t.ask, t.b.count('damage')], [[], 'priority', 1]);
  });
