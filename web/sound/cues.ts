/** Which sounds there are, and which of them the step from one scene to the next makes. Those of moments are with the moments. */
import type { Scene } from '../match/scene.ts';

export type Cue =
  | 'card'
  | 'whistle'
  | 'turn'
  | 'refusal'
  // Moments.
  | 'flip'
  | 'dice'
  | 'count'
  | 'goal'
  | 'save'
  | 'score'
  | 'damage'
  | 'settled'
  | 'end';

/** So many choices at most before the first scene that is drawn. */
const KICK_OFF = 4;

export function cuesOf(last: Scene | null, scene: Scene): readonly Cue[] {
  // A match that goes on was kicked off before; a bot may have been quicker than the page.
  if (!last) return scene.step <= KICK_OFF ? ['whistle'] : [];
  const cards: readonly Cue[] = lie(last) === lie(scene) ? [] : ['card'];
  // What is taken back is not told again.
  if (scene.step <= last.step) return cards;
  return scene.ask && !last.ask ? [...cards, 'turn'] : cards;
}

/** How the cards lie, as far as they are seen. */
const lie = ({ zones }: Scene) => zones.map(({ count, cards }) => [count, ...cards.map((card) => card?.handle ?? 0)].join()).join(';');
