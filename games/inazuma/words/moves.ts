/** How cards go from zone to zone, as players call it. */
import type { Clause, Moved } from '@touchline/text';

/** What a move between zones is to whoever plays: a phrase book has words for each. */
export const ways = {
  'deck>hand': 'draw',
  'starting>field': 'lineUp',
  'hand>bench': 'bench',
  'bench>field': 'bringOn',
  'hand>discard': 'discard',
  'hand>discard INA-602': 'assist',
  'hand>underKeeper': 'putUnderKeeper',
  'deck>lastChance': 'turnUp',
  'deck>shootout': 'turnUp',
  'deck>deck': 'putUnder',
  'deck>looking': 'look',
  'discard>hand': 'takeBack',
  'field>bench': 'toBench',
  'field>out': 'sendOff',
  'field>covered': null,
  'bench>benchCovered': null,
  'hand>technique': null,
  'technique>discard': null,
  'covered>field': null,
  'benchCovered>covered': null,
  'covered>benchCovered': null,
  'lastChance>deck': null,
  'lastChance>looking': null,
  'looking>deck': null,
  'lastChance>goals': null,
} as const;

/** Of their own line-up players are told when it is shown, as a whole. */
export const asWhole =
  (lineUp: (moved: Moved) => Clause) =>
  (moved: Moved): Clause | null =>
    moved.who.you && moved.n === 1 ? null : lineUp(moved);
