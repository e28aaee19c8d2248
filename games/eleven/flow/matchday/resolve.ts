/** ELV-1001 to ELV-1023: resolve the Match. The line-up of the Opponent is revealed; a Tactic, texts of Players, then five pairs of Sections. */
import type { Seat } from '@touchline/engine';
import { menOf } from '../../lineUp/scouting.ts';
import { numberOf } from '../../markers.ts';
import { PAIRS } from '../../pitch.ts';
import { act, ask, each, leave, loop, offer, phase, seq, type T, when } from '../../state.ts';
import { foeKeeperOf, ownGloves } from '../../team.ts';
import { hasText, start } from '../../texts.ts';
import { dugout, foes, formation, met, opponents, ploys, tactics } from '../../zones.ts';
import { here } from './lineUp.ts';
import { section } from './section.ts';
import { texts } from './texts.ts';

/** ELV-1001, ELV-1002, ELV-R59: for all to see, ten men with Zone, Task and Strength, and a Goalkeeper. */
const reveal = act('reveal', 'ELV-1001', (t) => {
  const seat = here(t);
  const card = t.top(opponents, seat);
  t.move(card, t.at(met, seat));
  const waiting = t
    .pile(dugout, seat)
    .filter((man) => man !== foeKeeperOf(t, seat))
    .sort((a, b) => numberOf(t, a) - numberOf(t, b));
  menOf(t.def(card)).forEach(([place, task, strength], i) => {
    const man = waiting[i];
    t.setMark(man, 'attack', task === 'A' ? 1 : 0);
    t.setMark(man, 'strength', strength);
    t.move(man, t.at(foes, seat, place));
  });
  const { strength, gloves } = t.def(card).stats;
  t.setMark(foeKeeperOf(t, seat), 'strength', strength);
  t.setMark(foeKeeperOf(t, seat), 'gloves', gloves);
  t.setOf('foeGloves', seat, gloves);
  t.setOf('gloves', seat, ownGloves(t, seat));
  t.emit('reveal', card, {}, seat);
});

// ---------------------------------------------------------------- step 2: Tactics

/** ELV-1003, ELV-1514: cards with an effect; the one played for its Formation is not in hand. */
const playable = (t: T, seat: Seat): number[] => t.pile(tactics, seat).filter((card) => hasText(t, card, 'tactic'));

/** As many as the rules of this Week let one play; each of them once. */
const tactic = loop(
  'tactics',
  when('enough', (t) => t.count(ploys, here(t)) >= t.rule(here(t), 'tacticPlays'), leave('tactics')),
  ask('tactic', {
    who: here,
    clause: 'ELV-1003',
    // Everybody knows what is in hand: all of it was played before.
    open: (t) => t.pile(tactics, here(t)).every((card) => (t.s.known[card] & t.layout.everybody) === t.layout.everybody),
    offers: [
      offer('tactic', {
        things: playable,
        take: (t, o, seat) => {
          t.move(o.card, t.at(ploys, seat));
          start(t, o.card, 'tactic', seat);
        },
      }),
      offer('none', { then: leave('tactics') }),
    ],
  }),
);

/** ELV-1004, ELV-1512. */
const takeBack = act('takeBack', 'ELV-1004', (t) => {
  const seat = here(t);
  for (const zone of [formation, ploys]) for (const card of [...t.pile(zone, seat)]) t.move(card, t.at(tactics, seat));
});

/** ELV-1007, ELV-1008: each pair completely before the next. */
const sections = each('sections', () => PAIRS.map((_, pair) => pair), 'pair', section);

export const resolve = phase('resolve', 'ELV-1001', reveal, seq(tactic, takeBack), texts('during'), sections);
