/** Files of weights that `touchline train` writes and bots judge by. */
import { readFileSync } from 'node:fs';
import { isLearned } from '@touchline/bots';
import type { Learned } from '@touchline/engine';
import { Mistake } from './mistake.ts';
import { codeOf } from './thrown.ts';

export function readWeights(path: string): Learned {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new Mistake('unread', path, codeOf(error));
  }
  const found = parsed(text);
  if (!isLearned(found)) throw new Mistake('notWeights', path);
  return found;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
