/** INA-301, INA-304: six turns of strategy, attack, shooting if the attack succeeded, and end; then goals, or penalties. */
import type { Called } from '@touchline/engine';
import { deckOutFlow } from '../piles.ts';
import { act, attacker, goalsOf, type Inazuma, loopWhile, over, phase, seq, type T, TURNS, when } from '../state.ts';
import { actions, useFlows } from '../uses.ts';
import { attack } from './attack.ts';
import { endPhase } from './endPhase.ts';
import { setUp } from './setUp.ts';
import { shootingFlows, shots } from './shooting.ts';
import { penalties } from './shootout.ts';
import { strategy } from './strategy.ts';

const nextTurn = act('nextTurn', 'INA-302', (t) => {
  t.set('turn', t.own.turn + 1);
  t.set('side', -1);
  t.set('broke', false);
  t.emit('turn', [], { turn: t.own.turn }, attacker(t));
});

const level = (t: T) => goalsOf(t, 0) === goalsOf(t, 1);

/** INA-305, INA-910: goals are compared when turn 6 is over, its end phase included. */
export const match = seq(
  setUp,
  loopWhile(
    'turns',
    (t) => t.own.turn < TURNS,
    phase(
      'turn',
      'INA-301',
      nextTurn,
      strategy,
      attack,
      when('brokeThrough', (t) => t.own.broke, shots),
      endPhase,
    ),
  ),
  when(
    'moreGoals',
    (t) => !level(t),
    over('won', 'INA-305', (t) => ({ winners: [goalsOf(t, 0) > goalsOf(t, 1) ? 0 : 1], reason: 'goals' })),
  ),
  when(
    'noShootout',
    (t) => !t.option<boolean>('shootout'),
    over('drawn', 'INA-306', () => ({ winners: [0, 1], reason: 'level' })),
  ),
  penalties,
);

export const flows: { readonly [name: string]: Called<Inazuma> } = {
  actions: { vars: [], body: actions },
  deckOut: { vars: [], body: deckOutFlow },
  ...useFlows,
  ...shootingFlows,
};
