/** What managers mostly do without thinking. */
import type { Option, Seat } from '@touchline/engine';
import { OFFICE_VP } from '../cards/boards.ts';
import { priceOf } from '../flow/transfers.ts';
import { isTrained, isVeteran, strengthOf } from '../players.ts';
import { buildPrice, officePrice } from '../stadium.ts';
import type { T } from '../state.ts';
import { cardWorth } from './team.ts';

/** The clearer it is, the surer it is done. */
const clearly = (vp: number): number => Math.exp(1.2 * vp);

/** In VP: what Strength is worth. */
const STRENGTH = 0.9;
const CASH = 0.42;

/** How much stronger a card is trained. */
function gainBy(t: T, card: number): number {
  const { strength = 0, strengthT = 0, m = 0, g = 0, gloves = 0, glovesT = 0 } = t.def(card).stats;
  if (isTrained(t, card)) return 0;
  return strengthT - strength + 0.7 * (glovesT - gloves) + 0.4 * (m + g) + (isVeteran(t, card) ? 0 : 0.3);
}

const LEANS: { readonly [verb: string]: number } = {
  hireYoungster: 2,
  small: 3,
  adboard: 6,
  adboardBonus: 3,
  kit: 9,
  sell: 0.1,
  store: 3,
  boardroom: 3,
  training: 4,
  lighting: 5,
  stand3: 3,
  stand4: 3,
  adboard3: 2,
  action: 5,
  paidAction: 6,
  repay: 1,
  byHand: 0.002,
  startOver: 0.001,
  decline: 0.4,
  none: 0.4,
  use: 8,
  keep: 6,
  reroll: 0.4,
  rerollFree: 1,
  save: 30,
  produce: 12,
  players: 0.3,
  staff: 0.3,
  sponsors: 0.3,
};
/** By suggestion: best, bold, safe, as last week. */
const SUGGESTED = [30, 3, 3, 2];

export function leans(t: T, seat: Seat): (option: Option) => number {
  return (option) => {
    const { verb, card, n } = option;
    switch (verb) {
      case 'hire':
        return clearly(STRENGTH * cardWorth(t, card) - CASH * priceOf(t, card) + 0.4);
      case 'hireStaff':
        return clearly(1.9 - CASH * priceOf(t, card));
      case 'office': {
        const space = t.own.office[seat] + 1;
        return clearly(OFFICE_VP[space] - OFFICE_VP[space - 1] - CASH * officePrice(t, seat));
      }
      case 'train':
        return clearly(gainBy(t, card));
      case 'lay':
      case 'form':
        return clearly(0.5 * strengthOf(t, card));
      case 'suggest':
        return SUGGESTED[n] ?? 1;
      case 'stands':
        return 6 ** n;
      case 'endDay':
        // Something is left to do.
        return t.own.basic[seat] === 0 ? 0.05 : 1.5;
      case 'lighting':
      case 'store':
      case 'boardroom':
      case 'training':
        return buildPrice(t, seat) <= t.own.cash[seat] ? LEANS[verb] : 1;
      default:
        return LEANS[verb] ?? 1;
    }
  };
}
