/** The whole match: set-up, then turns until somebody has lost. */
import type { Called } from '@touchline/engine';
import { type Fftcg, loop, seq, sub } from '../state.ts';
import { announceFlow, announceVars, castFree } from './announce.ts';
import { blockedBattle } from './battle.ts';
import { choosePayment, PAYING, payAll } from './payment.ts';
import { playerDamage } from './playerDamage.ts';
import { prime, primeVars } from './priming.ts';
import { lose, processing, tooManyBackups } from './processes.ts';
import { setUp } from './setUp.ts';
import { place, priority, resolve } from './stack.ts';
import { passTurn, turn } from './turn.ts';
import { warp, warpVars } from './warp.ts';

export const match = seq(setUp, loop('turns', sub('turn'), passTurn));

export const flows: { readonly [name: string]: Called<Fftcg> } = {
  turn: { vars: ['busy', 'excess'], body: turn },
  priority: { vars: [], body: priority },
  resolve: { vars: ['item'], body: resolve },
  place: { vars: ['item'], body: place },
  announce: { vars: announceVars, body: announceFlow },
  castFree: { vars: [], body: castFree },
  warp: { vars: warpVars, body: warp },
  prime: { vars: primeVars, body: prime },
  /** FFT-524: CP asked for in the middle of a resolution. */
  payNow: { vars: ['seat', 'self', 'event', 'was', ...PAYING], body: seq(choosePayment, payAll) },
  wounds: { vars: ['seat', 'n', 'dealers', 'card', 'item'], body: playerDamage },
  processes: { vars: ['busy'], body: processing },
  blockedBattle: { vars: ['members', 'shares', 'partyFirst', 'first'], body: blockedBattle },
  lose: { vars: [], body: lose },
  tooManyBackups: { vars: ['seat'], body: tooManyBackups },
};
