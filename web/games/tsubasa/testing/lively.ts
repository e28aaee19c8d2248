/** Whole matches in which much happens: whoever may shoot, save, roll again or use an ability mostly does. */
import { type Seat, stream } from '@touchline/engine';
import { entriesSince, savedOf, Timeline } from '@touchline/host';
import type { Scene } from '../../../match/scene.ts';
import { sceneOf } from '../../../match/stage.ts';
import type { Moment } from '../../../testing/scenes.ts';
import { HASTY } from '../../../testing/site.ts';
import type { TableGame } from '../../teller.ts';

const EAGER = ['save', 'reroll', 'use', 'shoot', 'motivate', 'sign'];
/** Out of so many times, once something else is done. */
const OTHERWISE = 6;

interface Turn {
  readonly match: Timeline;
  readonly seat: Seat;
}

const begin = (pack: TableGame, seed: string) => new Timeline(pack.game, { options: { startingPoints: 1 }, lists: [{}, {}], seed });

/** Every question of a match, before it is answered. */
export function* turns(pack: TableGame, seed: string): Generator<Turn & { readonly answer: string }> {
  const match = begin(pack, seed);
  const chance = stream(seed);
  while (!match.result) {
    const [seat] = match.asked();
    const { options } = match.view(seat).ask!;
    const eager = options.filter(({ verb }) => EAGER.includes(verb));
    const from = eager.length > 0 && chance.below(OTHERWISE) > 0 ? eager : options;
    const answer = from[chance.below(from.length)].key;
    yield { match, seat, answer };
    match.pick(seat, answer);
  }
}

/** Every moment of it as the first seat sees it. */
export function* lively(pack: TableGame, seed: string): Generator<Moment> {
  const seating = { pack, language: 'en', players: ['person', 'person'], decks: ['', ''] } as const;
  const show = (match: Timeline, before?: Scene): Scene =>
    sceneOf(seating, {
      step: match.steps,
      view: match.view(0),
      entries: entriesSince(match, before?.step ?? -1, { ...pack, viewer: 0 }),
      practice: 0,
      before,
    });
  let last: { readonly scene: Scene; readonly key: string | null } | null = null;
  let played: Timeline | null = null;
  for (const { match, seat, answer } of turns(pack, seed)) {
    const scene = show(match, last?.scene);
    if (last) yield { ...last, next: scene };
    last = { scene, key: seat === 0 ? answer : null };
    played = match;
  }
  if (last && played) yield { ...last, next: show(played, last.scene) };
}

/** As it is kept: a person in the first seat, who is asked. */
export const kept = (match: Timeline): string => JSON.stringify(savedOf(match, { players: ['person', HASTY], decks: ['', ''] }));

/** Nobody plays anything for five rounds; then this coach plays nine cards, and the other one none. The first seat is asked next. */
export function nineOf(pack: TableGame, coach: Seat): string {
  for (let n = 0; n < 20; n++) {
    const match = begin(pack, `nine/${n}`);
    while (!match.result) {
      const [seat] = match.asked();
      const view = match.view(seat);
      const own = view.own as { readonly half: number; readonly round: number };
      const played = view.zones.find(({ zone, seat: whose }) => zone === 'playArea' && whose === coach)!.count;
      if (played === 9 && seat === 0) return kept(match);
      const { options } = view.ask!;
      const plays = seat === coach && own.round >= 6 && own.half === 0;
      // Nothing that would end the phase or take a card away is used.
      const wanted = plays ? ['play', 'done', 'take'] : ['pass', 'done', 'take'];
      match.pick(seat, (options.find(({ verb }) => wanted.includes(verb)) ?? options[0]).key);
    }
  }
  throw new Error('Nobody ever played nine cards.');
}
