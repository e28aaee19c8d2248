/** A match at a server that is over, looked at again as one viewer saw it: all there is here is what the server told of that one's views. */
import type { View } from '@touchline/engine';
import { isPerson, Reader, type Saved, withNames } from '@touchline/host';
import { applied, type Retold } from '@touchline/host/wire';
import { gameOf } from '../../games/packages.ts';
import type { Replay } from '../replay.ts';
import type { Language, Scene } from '../scene.ts';
import { type Seating, sceneOf } from '../stage.ts';
import { api } from './http.ts';

type Answer = { readonly saved: Saved } | { readonly seen: Retold };

/** The whole match where everybody agreed to show it, or what its viewer saw of it. Throws `ApiRefusal`. */
export async function openOnline(match: string, watch: string | undefined): Promise<Replay | Retelling> {
  const answer = await api<Answer>('POST', `match/${encodeURIComponent(match)}/replay`, watch === undefined ? {} : { watch });
  if ('seen' in answer) return Retelling.of(answer.seen);
  return (await import('../replay.ts')).Replay.open(JSON.stringify(answer.saved), match);
}

export class Retelling {
  readonly #retold: Retold;
  readonly #seating: Omit<Seating, 'language'>;
  /** After so many steps. */
  readonly #views: readonly View[];
  /** The scene that was asked for last. */
  #last: Scene | undefined;

  private constructor(retold: Retold, seating: Omit<Seating, 'language'>) {
    this.#retold = retold;
    this.#seating = seating;
    const views = [retold.view];
    for (const { news } of retold.steps) views.push(applied(views[views.length - 1], news));
    this.#views = views;
  }

  static async of(retold: Retold): Promise<Retelling> {
    const { game, players, names } = retold;
    const pack = withNames(
      await gameOf(game),
      names.map((name, seat) => (isPerson(players[seat]) ? name : '')),
    );
    return new Retelling(retold, { pack, players, decks: players.map(() => '') });
  }

  get game(): string {
    return this.#retold.game;
  }

  get players(): readonly string[] {
    return this.#retold.players;
  }

  get steps(): number {
    return this.#retold.steps.length;
  }

  /** Whose side it is. Who watched sits on the first one's. */
  get near(): number {
    const { viewer } = this.#retold;
    return viewer === 'spectator' ? 0 : viewer;
  }

  async scene(step: number, _viewer: number, language: Language): Promise<Scene> {
    await this.#seating.pack.learn(language);
    const at = Math.max(0, Math.min(step, this.steps));
    // Moments are for who comes from the step before.
    const before = this.#last?.step === at - 1 && this.#last.language === language ? this.#last : undefined;
    const entries = before ? this.#retold.steps[at - 1].entries : [];
    const scene = sceneOf({ ...this.#seating, language }, { step: at, view: this.#views[at], entries, practice: 0, before });
    this.#last = scene;
    return { ...scene, log: [], ask: null };
  }

  /** The whole log, for clicking on. */
  async log(_viewer: number, language: Language): Promise<Scene['log']> {
    const { pack } = this.#seating;
    await pack.learn(language);
    const { entries, steps } = this.#retold;
    return new Reader(pack, this.#views[this.steps], language).linesByStep([...entries, ...steps.flatMap((step) => step.entries)]);
  }
}
