/** Effect kinds and conditions only this game has. */
import type { GameSpec } from '@touchline/engine';
import type { Fftcg } from '../state.ts';
import { damage } from '../zones.ts';
import { boardKinds } from './board.ts';
import { cardKinds, discarding, taking } from './cards.ts';
import { costKinds } from './costs.ts';
import { moveKinds, ordering } from './toDeck.ts';

export const kinds: NonNullable<GameSpec<Fftcg>['kinds']> = { ...boardKinds, ...cardKinds, ...costKinds, ...moveKinds };

/** Flows that texts call. */
export const effectFlows: NonNullable<GameSpec<Fftcg>['flows']> = { discarding, ordering, taking };

export const conditions: NonNullable<GameSpec<Fftcg>['conditions']> = {
  /** FFT-2010: so many cards in your Damage Zone. */
  damageN: (t, seat, _self, n) => t.count(damage, seat) >= Number(n),
  /** So many cards in your Damage Zone, where a text says it in words. */
  damage: (t, seat, _self, n) => t.count(damage, seat) >= Number(n),
  yourTurn: (t, seat) => t.own.turn === seat,
  mainPhase: (t) => t.own.phase === 'main',
};
