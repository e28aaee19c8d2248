/** Tiny games, each about one thing the engine can do; the conformance suite plays them all. */
import type { Game } from '../index.ts';
import { announceToy } from './announce.ts';
import { bids, bidsOfThree } from './bids.ts';
import { cellar } from './cellar.ts';
import { choices } from './choices.ts';
import { errandsHidden, errandsLive } from './errands.ts';
import { forge, forgeStack } from './forge.ts';
import { hired } from './hired.ts';
import { leaving, leavingTwice } from './leaving.ts';
import { lineUp } from './lineUp.ts';
import { market } from './market.ts';
import { payment } from './payment.ts';
import {
  alternate,
  finalPass,
  firstAgain,
  keep,
  limited,
  nobody,
  passOnly,
  priority,
  someOfEight,
  threeFinal,
  threeInARow,
} from './windows.ts';

export const toys: readonly Game[] = [
  bids,
  bidsOfThree,
  alternate,
  keep,
  finalPass,
  firstAgain,
  threeInARow,
  threeFinal,
  someOfEight,
  nobody,
  passOnly,
  limited,
  priority,
  leaving,
  leavingTwice,
  payment,
  choices,
  lineUp,
  errandsLive,
  errandsHidden,
  cellar,
  forge,
  forgeStack,
  announceToy,
  market,
  hired,
];
