/**
 * PlayCa with more periods, to see whether a match becomes slower as it grows. Before each period every card goes back where it
 * lay at the start, so that the last period asks as much as the first: what grows is the log and the past, not the game.
 */
import { defineGame, type Flow, flowOf, type Game, kindsOf } from '@touchline/engine';
import { type PlayCa, spec } from '@touchline/playca';
import { areas } from '../games/playca/areas.ts';

const { seq, act, loop, when, leave, over } = flowOf<PlayCa>();

/** The node of that name in the flow tree, which is data. */
function find(flow: Flow<PlayCa>, name: string): Flow<PlayCa> | undefined {
  if ('name' in flow && flow.name === name) return flow;
  if (!('kids' in flow)) return undefined;
  for (const kid of flow.kids) {
    const found = find(kid, name);
    if (found) return found;
  }
  return undefined;
}

function node(name: string): Flow<PlayCa> {
  const found = find(spec.flow, name);
  if (!found) throw new Error(`PlayCa's flow has no node "${name}" any more: bench/longer.ts is built from it.`);
  return found;
}

const { deck, hissatsuHand, hissatsuArea, tp, score, discard } = kindsOf(areas);

const gather = act('gather', '', (t) => {
  for (const seat of [0, 1]) {
    for (const area of [tp, score, discard]) for (const card of t.pile(area, seat).slice()) t.move(card, t.at(deck, seat));
    for (const card of t.pile(hissatsuArea, seat).slice()) t.move(card, t.at(hissatsuHand, seat));
    t.shuffle(t.at(deck, seat));
  }
});

const made = new Map<number, Game<PlayCa>>();

export function longer(periods: number): Game<PlayCa> {
  const known = made.get(periods);
  if (known) return known;
  const flow = seq(
    node('toss'),
    loop(
      'periods',
      gather,
      node('period'),
      when('played', (t) => t.own.period >= periods - 1, leave('periods')),
      act('nextPeriod', '', (t) => t.set('period', t.own.period + 1)),
    ),
    over('full', '', () => ({ winners: [0, 1], reason: 'full' })),
  );
  const game = defineGame({ ...spec, id: `playca-${periods}`, flow, bound: { ...spec.bound, decisions: periods * 1000 } });
  made.set(periods, game);
  return game;
}
