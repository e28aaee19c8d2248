/**
 * A match as programs for learning know it: the names of OpenSpiel. Chance is drawn inside, from the seed; where several seats answer at
 * the same time the first of them is the current player. An action is the place of an answer in the list of that question, so the same
 * number means something else at another question.
 */

import type { Beginning, Entry } from '@touchline/engine';
import { asked, askFor, canonical, create, type Game, type Json, pick, recordOf, type Seat, type State, view } from '@touchline/engine';

export const TERMINAL = -4;

const plain = (value: object): Json => JSON.parse(JSON.stringify(value));

export class SpielState {
  readonly #game: Game;
  readonly #beginning: Beginning;
  readonly #picks: Entry[];
  #state: State;

  constructor(game: Game, beginning: Beginning) {
    this.#game = game;
    this.#beginning = beginning;
    this.#picks = [];
    const { options, lists, seed } = beginning;
    this.#state = create(game, options, lists, seed);
  }

  get players(): number {
    return this.#state.seats;
  }

  currentPlayer(): Seat | typeof TERMINAL {
    return this.#state.result ? TERMINAL : asked(this.#game, this.#state)[0];
  }

  /** 0, 1, 2, … of the answers that can be given. */
  legalActions(player = this.currentPlayer()): number[] {
    return [...this.#keys(player).keys()];
  }

  actionToString(player: Seat, action: number): string {
    const key = this.#keys(player)[action];
    if (key === undefined) throw new RangeError(`Player ${player} has no action ${action}.`);
    return key;
  }

  applyAction(action: number, player = this.currentPlayer()): void {
    const key = this.actionToString(player, action);
    this.#state = pick(this.#game, this.#state, player, key);
    this.#picks.push([player, key]);
  }

  /** All a player knows, as data: what our own bots get. */
  observation(player: Seat) {
    return view(this.#game, this.#state, player, 'seen');
  }

  /** The same as a text: two positions a player cannot tell apart read the same. */
  informationState(player: Seat): string {
    return canonical(plain(this.observation(player)));
  }

  isTerminal(): boolean {
    return this.#state.result !== null;
  }

  /** Of those who win and those who do not: they add up to nothing. Before the end, and where all or none win: nothing. */
  returns(): number[] {
    const { players } = this;
    const winners = this.#state.result?.winners ?? [];
    const some = winners.length > 0 && winners.length < players;
    return Array.from({ length: players }, (_, seat) =>
      some ? (winners.includes(seat) ? 1 / winners.length : -1 / (players - winners.length)) : 0,
    );
  }

  clone(): SpielState {
    const other = new SpielState(this.#game, this.#beginning);
    other.#picks.push(...this.#picks);
    other.#state = this.#state;
    return other;
  }

  /** A record, as `touchline replay` reads it. */
  serialize(): string {
    return JSON.stringify(recordOf(this.#game, this.#beginning, this.#picks));
  }

  #keys(player: Seat): readonly string[] {
    if (player < 0) return [];
    return askFor(this.#game, this.#state, player)?.options.map(({ key }) => key) ?? [];
  }
}
