/** A match that was played, looked at again: any step of it, from either side. */
import type { View } from '@touchline/engine';
import { type Host, type Saved, savedOf } from '@touchline/host';
import { hostOf, readSaved } from '@touchline/host/opened';
import { titleOf } from '../games/titles.ts';
import type { Language, Scene } from './scene.ts';
import { linesOf, type Seating, sceneOf } from './stage.ts';

export class Replay {
  readonly #host: Host;
  readonly #seating: Omit<Seating, 'language'>;

  private constructor(host: Host, seating: Omit<Seating, 'language'>) {
    this.#host = host;
    this.#seating = seating;
  }

  /** Throws with the reason if the text is no match this version can play. */
  static async open(text: string, name: string): Promise<Replay> {
    const saved = readSaved(text, name);
    const title = await titleOf(saved.game);
    const host = hostOf(title.game, saved, name);
    // A bare record does not say who sat there.
    const known = saved.players.length === saved.record.lists.length;
    const players = known ? saved.players : saved.record.lists.map(() => 'person');
    return new Replay(host, { title, players, decks: saved.decks });
  }

  get game(): string {
    return this.#seating.title.id;
  }

  get players(): readonly string[] {
    return this.#seating.players;
  }

  get winners(): readonly number[] | null {
    return this.#host.result?.winners ?? null;
  }

  /** How it stood after a step. */
  score(step: number): readonly number[] {
    return this.#seating.title.score?.(this.#host.view('spectator', step)) ?? [];
  }

  get steps(): number {
    return this.#host.steps;
  }

  async scene(step: number, viewer: View['viewer'], language: Language): Promise<Scene> {
    await this.#seating.title.learn(language);
    const at = Math.max(0, Math.min(step, this.steps));
    return { ...sceneOf(this.#host, { ...this.#seating, language }, viewer, this.steps, at), ask: null };
  }

  /** The whole log as a viewer was told it, for clicking on. */
  async log(viewer: View['viewer'], language: Language): Promise<Scene['log']> {
    const { title } = this.#seating;
    await title.learn(language);
    return linesOf(this.#host, { speaker: title.speak(language), view: this.#host.view(viewer), told: title.told });
  }

  /** The match up to a step, to be played on from there by a person against a bot. */
  branch(step: number, seat: number, bot: string): Saved {
    const saved = savedOf(this.#host, this.#seating.players, this.#seating.decks);
    const { match: _match, conceded: _conceded, ...rest } = saved;
    return {
      ...rest,
      players: this.#seating.players.map((_, i) => (i === seat ? 'person' : bot)),
      record: { ...rest.record, picks: rest.record.picks.slice(0, step), hashes: rest.record.hashes.slice(0, step + 1) },
    };
  }
}
