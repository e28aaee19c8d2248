/**
 * EPC-800: exactly one shot a period (EPC-203), which ends it (EPC-811): the shooter against the goalkeeper alone (EPC-814). Only the
 * shooter can score (EPC-812). The goalkeeper stays whatever happens (EPC-810), and only its DF counts (EPC-813).
 */
import { active, chance, field, score } from '../areas.ts';
import { discardAll } from '../piles.ts';
import { act, attacker, fighter, phaseEnding, sub, when } from '../state.ts';
import { battleOver } from './battle.ts';

export const shoot = phaseEnding(
  'shoot',
  'EPC-801',
  act('fullTime', 'EPC-809', (t) => {
    for (const seat of [0, 1]) discardAll(t, seat, [...t.pile(active, seat), ...t.pile(field, seat)]);
    t.set('shooting', false);
  }),
  phaseEnding(
    'battle',
    'EPC-801',
    battleOver,
    act('takeShot', 'EPC-801', (t) => {
      t.set('shooting', true);
      t.set('winner', -1);
      if (t.log) t.emit('shot', fighter(t, attacker(t)), {}, attacker(t));
    }),
    sub('fight'),
    when(
      'goal',
      (t) => t.own.winner === attacker(t),
      act('goal', 'EPC-804', (t) => {
        const seat = attacker(t);
        t.setOf('goals', seat, t.own.goals[seat] + 1);
        // EPC-806, EPC-R25: the card turned up last marks the goal, also where goals are counted otherwise (EPC-807). The others are
        // discarded with the battle (EPC-808).
        const last = t.top(chance, seat);
        if (last >= 0) t.move(last, t.at(score, seat));
        t.emit('goal', [], { goals: t.own.goals }, seat);
      }),
      act('save', 'EPC-805', (t) => t.emit('save', [], {}, 1 - attacker(t))),
    ),
  ),
);
