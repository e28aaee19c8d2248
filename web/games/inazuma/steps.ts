/** Where a turn stands, read from the place in the flow the match has come to. */
import type { View } from '@touchline/engine';
import type { Step } from './told.ts';

/** The windows, by where they open. */
const WINDOWS: { readonly [name: string]: Step } = {
  drawStep: 'afterDraw',
  benchStep: 'afterBench',
  moveStep: 'afterMove',
  attack: 'attackActions',
  shooting: 'shotActions',
};
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

export function stepOf({ at }: View): Step {
  const names = [...at.scopes.map(([path]) => path), at.at].flatMap((path) => path.split('/'));
  const steps = at.scopes.some(([path]) => path === 'actions') ? WINDOWS : STEPS;
  const found = names.findLast((name) => Object.hasOwn(steps, name));
  return found ? steps[found] : 'end';
}
