/** Effect kinds and conditions only this game has. */
import { defineKinds, type GameSpec, reading, sharedKinds } from '@touchline/engine';
import { ownKinds } from '../kinds.ts';
import type { Fftcg } from '../state.ts';
import { damage } from '../zones.ts';
import { boardDeeds } from './board.ts';
import { cardDeeds, discarding, taking } from './cards.ts';
import { costDeeds } from './costs.ts';

export { costs } from './costs.ts';

import { moveDeeds, ordering } from './toDeck.ts';

export const kinds: NonNullable<GameSpec<Fftcg>['kinds']> = {
  ...defineKinds(ownKinds, { ...boardDeeds, ...cardDeeds, ...costDeeds }),
  ...defineKinds({ move: sharedKinds.move.fields }, moveDeeds),
};

/** Flows that texts call. */
export const effectFlows: NonNullable<GameSpec<Fftcg>['flows']> = { discarding, ordering, taking };

export const conditions: NonNullable<GameSpec<Fftcg>['conditions']> = {
  /** FFT-2010: so many cards in your Damage Zone. */
  damageN: reading(['zone.damage'], (t, seat, _self, n) => t.count(damage, seat) >= Number(n)),
  /** So many cards in your Damage Zone, where a text says it in words. */
  damage: reading(['zone.damage'], (t, seat, _self, n) => t.count(damage, seat) >= Number(n)),
  yourTurn: reading(['own.turn'], (t, seat) => t.own.turn === seat),
  mainPhase: reading(['own.phase'], (t) => t.own.phase === 'main'),
};
