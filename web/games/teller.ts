/** A game where the match is kept, in the worker: its package, and what its board is told beside zones and values. */
import type { Ask, AskOption, Game, Json, SeenEvent, View } from '@touchline/engine';
import type { Values } from '@touchline/host';
import type { GamePackage } from '@touchline/kit';
import type { Speaker } from '@touchline/text';
import type { Banner, Moment } from '../match/moment.ts';
import type { Scene } from '../match/scene.ts';

/** What one viewer sees, and how it is read. */
export interface Position extends Values {
  readonly game: Game;
  readonly view: View;
  readonly speaker: Speaker;
}

/** What happened between two scenes of one viewer. */
export interface Happened {
  readonly at: Position;
  /** As they were told it, in its order. */
  readonly events: readonly SeenEvent[];
  /** What they saw before: the sums of a duel that is over now. */
  readonly before: Scene;
}

/** What `web/games/<id>/teller.ts` exports as `teller`. */
export interface Teller {
  /** Few words for an answer that takes many, or ''. */
  short?(at: Position, option: AskOption, ask: Ask): string;
  /** What an answer comes to, where its words do not say it. */
  beside?(at: Position, ask: Ask, option: AskOption): string;
  /** Of many answers alike: the words of the one button behind which they lie; ''. */
  menu?(at: Position, ask: Ask, option: AskOption): string;
  /** What its board shows beside zones and values. */
  tell?(at: Position): Json;
  /** What of it is shown to everybody before the match goes on: flips, dice, sums, goals. Absent: dice, and whatever changes the score. */
  moments?(happened: Happened): readonly Moment[];
  /** What the last banner says above the result; absent: that the match is over, and the score. */
  ends?(at: Position): Pick<Banner, 'title' | 'score'>;
  /** What a card costs now, and the like: stats that are not printed under their own name. */
  readonly stats?: readonly string[];
}

export type TableGame = GamePackage & Teller;
