/** A match that was played, looked at again: any step of it, from either side. */
import type { View, Viewer } from '@touchline/engine';
import { entriesSince, Reader, type Saved, savedOf, type Timeline, withNames } from '@touchline/host';
import { readSaved, timelineOf } from '@touchline/host/opened';
import { gameOf } from '../games/packages.ts';
import type { Language, Scene } from './scene.ts';
import { type Seating, sceneOf } from './stage.ts';

/** Whoever looks at a match again jumps to and fro in it: characters of snapshots, none of which goes. */
const ROOM = 1_000_000;

export class Replay {
  readonly #timeline: Timeline;
  readonly #seating: Omit<Seating, 'language'>;
  readonly #practice: number;
  readonly #names: readonly string[] | undefined;
  /** The scene that was asked for last. */
  #last: Scene | undefined;

  private constructor(timeline: Timeline, seating: Omit<Seating, 'language'>, { practice = 0, names }: Saved) {
    this.#timeline = timeline;
    this.#seating = seating;
    this.#practice = practice;
    this.#names = names;
  }

  /** Throws with the reason if the text is no match this version can play. */
  static open(text: string, name: string): Promise<Replay> {
    return Replay.#of(readSaved(text, name), name);
  }

  /** The same for a link. */
  static async follow(link: string): Promise<Replay> {
    const { gameInLink, savedInLink } = await import('@touchline/host/link');
    const { game } = await gameOf(gameInLink(link));
    return Replay.#of(savedInLink(game, link), 'link');
  }

  static async #of(saved: Saved, name: string): Promise<Replay> {
    const found = await gameOf(saved.game);
    const pack = withNames(found, saved.names ?? []);
    const timeline = timelineOf(pack.game, saved, name, ROOM);
    // A bare record does not say who sat there.
    const known = saved.players.length === timeline.seats;
    const players = known ? saved.players : saved.record.lists.map(() => 'person');
    return new Replay(timeline, { pack, players, decks: saved.decks }, saved);
  }

  get game(): string {
    return this.#seating.pack.id;
  }

  get players(): readonly string[] {
    return this.#seating.players;
  }

  get steps(): number {
    return this.#timeline.steps;
  }

  /** What the list of kept matches says of it, as it stood after a step. */
  about(step = this.steps) {
    const { pack, players, decks } = this.#seating;
    const view = this.#timeline.view('spectator', step);
    return {
      game: pack.id,
      players,
      decks,
      names: this.#names,
      step,
      winners: view.result?.winners ?? null,
      score: pack.score?.(view) ?? [],
    };
  }

  async scene(step: number, viewer: Viewer, language: Language): Promise<Scene> {
    await this.#seating.pack.learn(language);
    const at = Math.max(0, Math.min(step, this.steps));
    const view = this.#timeline.view(viewer, at);
    // Moments are for who comes from the step before.
    const last = this.#last;
    const before = last?.step === at - 1 && last.viewer === viewer && last.language === language ? last : undefined;
    const { logged } = this.#seating.pack;
    const entries = before ? entriesSince(this.#timeline, before.step, { viewer, logged }, at) : [];
    const scene = sceneOf({ ...this.#seating, language }, { step: at, view, entries, practice: this.#practice, before });
    this.#last = scene;
    return { ...scene, log: [], ask: null };
  }

  /** The whole log as a viewer was told it, for clicking on. */
  async log(viewer: View['viewer'], language: Language): Promise<Scene['log']> {
    const { pack } = this.#seating;
    await pack.learn(language);
    const entries = entriesSince(this.#timeline, -1, { ...pack, viewer });
    return new Reader(pack, this.#timeline.view(viewer), language).linesByStep(entries);
  }

  /** All of it, as it was saved. */
  saved(): Saved {
    const { players, decks } = this.#seating;
    return savedOf(this.#timeline, { players, decks, names: this.#names, practice: this.#practice });
  }

  /** The match up to a step, to be played on from there by a person against a bot. */
  branch(step: number, seat: number, bot: string): Saved {
    const { players, decks } = this.#seating;
    // Who has seen how it went on does not play for the record.
    return savedOf(this.#timeline, { players: players.map((_, i) => (i === seat ? 'person' : bot)), decks, practice: 1 }, step);
  }
}
