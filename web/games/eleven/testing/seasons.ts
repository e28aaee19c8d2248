/** Seasons played at random by one to four managers, as whoever is asked sees them. */
import { random } from '@touchline/bots';
import { type Options, type Seat, stream } from '@touchline/engine';
import { entriesSince, savedOf, Timeline } from '@touchline/host';
import type { Language, Scene } from '../../../match/scene.ts';
import { sceneOf } from '../../../match/stage.ts';
import { HASTY } from '../../../testing/site.ts';
import type { TableGame } from '../../teller.ts';

export interface Season {
  readonly seats: number;
  readonly options?: Partial<Options>;
  readonly seed: string;
}

const open = (pack: TableGame, { seats, options = {}, seed }: Season) =>
  new Timeline(pack.game, { options, lists: Array.from({ length: seats }, () => ({})), seed });

export interface Turn {
  readonly match: Timeline;
  readonly seat: Seat;
  readonly answer: string;
}

/** Every question of a season, before it is answered. */
export function* turns(pack: TableGame, season: Season): Generator<Turn> {
  const match = open(pack, season);
  const chance = stream(season.seed);
  while (!match.result) {
    const [seat] = match.asked();
    const { key: answer } = random(pack.game, match.view(seat), chance);
    yield { match, seat, answer };
    match.pick(seat, answer);
  }
}

/** What a seat sees now, with what it was told since a step. */
export function seen(pack: TableGame, match: Timeline, viewer: Seat, language: Language = 'en', before?: Scene): Scene {
  const view = match.view(viewer);
  const players = Array.from({ length: view.seats }, () => 'person' as const);
  const entries = entriesSince(match, before?.step ?? match.steps, { ...pack, viewer });
  return sceneOf({ pack, language, players, decks: players.map(() => '') }, { step: match.steps, view, entries, practice: 0, before });
}

/** As it is kept: a person in the first seat, who is asked; bots in the others. */
export function kept(match: Timeline): string {
  const { seats } = match.view(0);
  const players = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'person' : HASTY));
  return JSON.stringify(savedOf(match, { players, decks: players.map(() => '') }));
}
