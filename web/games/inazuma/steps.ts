/** Where a turn stands, read from the place in the flow the match has come to. */
import type { View } from '@touchline/engine';
import type { Step } from './told.ts';

/** The three windows of a strategy phase: each is left for what comes next, and so is known by it. */
const LEFT_FOR: { readonly [next: string]: Step } = { benching: 'afterDraw', moving: 'afterBench' };
const STEPS: { readonly [name: string]: Step } = {
  formation: 'lineUp',
  benching: 'bench',
  moving: 'move',
  side: 'side',
  joining: 'join',
  kicker: 'kicker',
  lastChance: 'lastChance',
  putUnder: 'under',
  end: 'end',
  shootout: 'shootout',
};

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

export function stepOf({ at }: View): Step {
  const names = [...at.scopes.map(([path]) => path), at.at].flatMap((path) => path.split('/'));
  const window = at.scopes.find(([path]) => path === 'actions');
  if (window) {
    if (names.includes('attack')) return 'attackActions';
    return names.includes('shooting') ? 'shotActions' : (LEFT_FOR[lastOf(String(window[3]))] ?? 'afterMove');
  }
  const found = names.findLast((name) => Object.hasOwn(STEPS, name));
  return found ? STEPS[found] : 'end';
}
