/** What the effect kinds of this game do, and its conditions. */
import { type Called, type Condition, defineKinds, reading } from '@touchline/engine';
import { ownKinds } from '../kinds.ts';
import type { Eleven } from '../state.ts';
import { isOut } from '../tokens.ts';
import { lookingFlows } from './looking.ts';
import { matchConditions, matchDeeds } from './match.ts';
import { playerDeeds, playerFlows } from './players.ts';
import { procedureDeeds, procedureFlows } from './procedures.ts';
import { supplyDeeds, supplyFlows } from './supply.ts';

export const kinds = defineKinds(ownKinds, { ...supplyDeeds, ...playerDeeds, ...procedureDeeds, ...matchDeeds });

export const conditions: { readonly [name: string]: Condition<Eleven> } = {
  /** ELV-704, ELV-1407, ELV-R61. */
  serving: reading(['mark.inj', 'mark.sus'], (t, _seat, self) => !isOut(t, self)),
  ...matchConditions,
};

export const effectFlows: { readonly [name: string]: Called<Eleven> } = {
  ...supplyFlows,
  ...playerFlows,
  ...procedureFlows,
  ...lookingFlows,
};
