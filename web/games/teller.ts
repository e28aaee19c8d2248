/** A game where the match is kept, in the worker: its package, and what its board is told beside zones and values. */
import type { Ask, AskOption, Game, Json, View } from '@touchline/engine';
import type { Values } from '@touchline/host';
import type { GamePackage } from '@touchline/kit';
import type { Speaker } from '@touchline/text';

/** What one viewer sees, and how it is read. */
export interface Position extends Values {
  readonly game: Game;
  readonly view: View;
  readonly speaker: Speaker;
}

/** What `web/games/<id>/teller.ts` exports as `teller`. */
export interface Teller {
  /** Few words for an answer that takes many, or ''. */
  short?(at: Position, option: AskOption): string;
  /** What an answer comes to, where its words do not say it. */
  beside?(at: Position, ask: Ask, option: AskOption): string;
  /** What its board shows beside zones and values. */
  tell?(at: Position): Json;
  /** What a card costs now, and the like: stats that are not printed under their own name. */
  readonly stats?: readonly string[];
}

export type TableGame = GamePackage & Teller;
