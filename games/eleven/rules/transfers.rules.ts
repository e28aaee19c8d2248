/** ELV-600: Players join a club and leave it. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { atDay, cards, markOn, supply } from './testing/scenarios.ts';

const ROW = ['R07', 'R08', 'R19', 'R21', 'R24'];

rule('ELV-601, ELV-602, ELV-603 a Player of the three right slots is hired for the printed cost and joins Untrained', () => {
  const t = atDay({ players: ROW, a: { cash: 4 } });
  t.a.mayNot('hire:R07', 'ELV-601').mayNot('hire:R08', 'ELV-601');
  for (const id of ['R19', 'R21', 'R24']) t.a.may(`hire:${id}`);
  t.a.pick('hire:R21');
  deepEqual([cards(t, 'squad'), supply(t)[0], markOn(t, 'R21', 'trained')], [['R21'], 2, 0]);
});
