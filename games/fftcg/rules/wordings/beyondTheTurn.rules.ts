/** Durations that reach beyond the turn they begin in (FFT-1502, FFT-616, FFT-618). */
import { deepEqual } from 'node:assert/strict';
import type { Lasting } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { auto, draw, enters, this_ } from '../../cards/make.ts';
import { act, atMain, atTheirMain, bothPass, nextTurn, PLAIN, pass, powerOf } from '../testing/scenarios.ts';
import { many } from '../testing/shortcuts.ts';
import { backup, freely, fwd } from '../testing/testCards.ts';

/** A Forward that gains 1000 power for a while when it enters. */
const lasting = (until: Lasting) => fwd('T-LASTS', 5000, {}, enters({}, { do: 'gain', to: this_, stat: 'power', add: 1000, until }));
const EXCESS = backup('T-EXCESS', {}, auto({ on: 'move', from: 'hand', to: 'breakZone', seat: 'you' }, {}, draw(1)));

/** Its power at the beginning of each turn from the next one on, for as many turns as are asked for. */
function powers(until: Lasting, turns: number, hand: readonly string[] = []): readonly number[] {
  const t = atMain({ cards: [lasting(until), EXCESS], a: { field: ['T-EXCESS'], hand: ['T-LASTS', ...hand] } });
  bothPass(act(t, 'play:T-LASTS'));
  return Array.from({ length: turns }, () => powerOf(nextTurn(t), 0, 'T-LASTS'));
}

for (const scope of ['thisTurn', 'turn']) {
  rule(`FFT-1502 "until the end of your next turn" (${scope}) lasts through the opponent's turn and yours, and ends there`, () => {
    deepEqual(powers({ yours: scope, next: true }, 3), [6000, 6000, 5000]);
  });

  rule(`FFT-1502 "until the end of your turn" (${scope}) ends with this one`, () => {
    deepEqual(powers({ yours: scope }, 2), [5000, 5000]);
  });

  rule(`FFT-617 an end of the turn in which the excess cards trigger something is one end of the turn (${scope})`, () => {
    // Seven cards stay in hand: the excess is discarded, and that draws cards after the effects of the turn have ended.
    deepEqual(powers({ yours: scope, next: true }, 3, many(PLAIN, 7)), [6000, 6000, 5000]);
  });
}

for (const scope of ['thisTurn', 'turn']) {
  rule(`FFT-1502 "until the end of the opponent's turn" (${scope}) lasts through it, however this turn ends`, () => {
    deepEqual(powers({ theirs: scope }, 3), [6000, 5000, 5000]);
    deepEqual(powers({ theirs: scope }, 3, many(PLAIN, 7)), [6000, 5000, 5000]);
  });
}

rule('FFT-1502 "until the end of the opponent\'s turn", said in that turn, ends with it; of the next one, with the one after', () => {
  const lasts = (until: Lasting) => {
    const cards = [fwd('T-LASTS', 5000, {}, freely({ do: 'gain', to: this_, stat: 'power', add: 1000, until }))];
    const t = atTheirMain({ cards, a: { field: ['T-LASTS'] } });
    bothPass(pass(t).a.pick('use:T-LASTS#1'));
    return Array.from({ length: 3 }, () => powerOf(nextTurn(t), 0, 'T-LASTS'));
  };
  deepEqual(lasts({ theirs: 'thisTurn' }), [5000, 5000, 5000]);
  deepEqual(lasts({ theirs: 'thisTurn', next: true }), [6000, 6000, 5000]);
  // In the opponent's turn "until your next turn begins" is until that turn is over.
  deepEqual(lasts({ yours: 'begins' }), [5000, 5000, 5000]);
});

rule('FFT-1502 "until your next turn begins" ends before anything else happens in it', () => {
  deepEqual(powers({ yours: 'begins' }, 3), [6000, 5000, 5000]);
  deepEqual(powers({ yours: 'begins' }, 3, many(PLAIN, 7)), [6000, 5000, 5000]);
});
