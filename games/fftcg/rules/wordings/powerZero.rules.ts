/** Forwards without power (FFT-1406), by whatever text it comes about. */
import { deepEqual } from 'node:assert/strict';
import { rule } from '@touchline/engine/testing';
import { EOT, fieldAbility, forwards, gains, this_ } from '../../cards/make.ts';
import { act, atMain, bothPass, nextTurn } from '../testing/scenarios.ts';
import { backup, freely, fwd, onForward, target } from '../testing/testCards.ts';

const weak = fwd('T-WEAK', 1000);
const drains = fieldAbility(gains(forwards('opponent'), -1000));

rule('FFT-1406 a field ability that was given by an effect takes the last power', () => {
  const curse = onForward('T-CURSE', { do: 'grant', to: target, ability: drains, until: EOT });
  const t = atMain({ cards: [weak, curse], a: { field: ['V1-E02'], hand: ['T-CURSE'] }, b: { field: ['T-WEAK'] } });
  bothPass(act(t, 'cast:T-CURSE', 'choose:V1-E02'));
  deepEqual([t.b.cards('field'), t.b.cards('breakZone')], [[], ['T-WEAK']]);
});

rule('FFT-1406 a field ability that another field ability gives takes the last power', () => {
  const teacher = backup('T-TEACH', {}, fieldAbility({ do: 'grant', to: forwards('you'), ability: drains }));
  const t = atMain({ cards: [weak, teacher], a: { field: ['V1-E02'], hand: ['T-TEACH'] }, b: { field: ['T-WEAK'] } });
  act(t, 'play:T-TEACH');
  deepEqual([t.b.cards('field'), t.b.cards('breakZone')], [[], ['T-WEAK']]);
});

rule('FFT-1406 a Forward without printed power goes when what gave it some has ended', () => {
  const none = fwd('T-NONE', 0, {}, freely(gains(this_, 1000, EOT)));
  const crutch = backup('T-CRUTCH', {}, fieldAbility(gains(forwards('you'), 1000)));
  const t = atMain({ cards: [none, crutch], a: { field: ['T-NONE', 'T-CRUTCH'] } });
  bothPass(t.a.pick('use:T-NONE#1'));
  deepEqual(t.a.cards('field'), ['T-NONE', 'T-CRUTCH']);
  t.put(0, 'field', ['T-NONE']);
  nextTurn(t);
  deepEqual([t.a.cards('field'), t.a.cards('breakZone').includes('T-NONE')], [[], true]);
});
