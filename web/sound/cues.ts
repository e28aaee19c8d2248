/** Which sounds the step from one scene to the next makes. */
import type { Score } from '../games/drawing.ts';
import type { Scene } from '../match/scene.ts';

export type Cue = 'card' | 'whistle' | 'goal' | 'turn' | 'refusal';

/** A scene and its score. */
export interface Moment {
  readonly scene: Scene;
  readonly score: readonly Score[];
}

/** So many choices at most before the first scene that is drawn. */
const KICK_OFF = 4;

export function cuesOf(before: Moment | null, now: Moment): readonly Cue[] {
  const { scene } = now;
  // A match that goes on was kicked off before; a bot may have been quicker than the page.
  if (!before) return scene.step <= KICK_OFF ? ['whistle'] : [];
  const last = before.scene;
  const cards: readonly Cue[] = lie(last) === lie(scene) ? [] : ['card'];
  // What is taken back is not told again.
  if (scene.step <= last.step) return cards;
  if (total(now) > total(before)) return [...cards, 'goal'];
  if (scene.result && !last.result) return [...cards, 'whistle'];
  if (scene.ask && !last.ask) return [...cards, 'turn'];
  return cards;
}

const total = ({ score }: Moment) => score.reduce((sum, { value }) => sum + (Number(value) || 0), 0);

/** How the cards lie, as far as they are seen. */
const lie = ({ zones }: Scene) => zones.map(({ count, cards }) => [count, ...cards.map((card) => card?.handle ?? 0)].join()).join(';');
