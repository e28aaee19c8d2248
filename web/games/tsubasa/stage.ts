/** Which part of a round the board shows. */
import type { Scene } from '../../match/scene.ts';

export type Stage = 'kickOff' | 'draw' | 'attack' | 'shoot' | 'duel' | 'over';

export function stageOf({ scopes, result }: Scene): Stage {
  if (result) return 'over';
  if (scopes.includes('duel')) return 'duel';
  if (scopes.includes('setUp')) return 'kickOff';
  if (scopes.includes('attack')) return 'attack';
  return scopes.includes('shoot') ? 'shoot' : 'draw';
}
