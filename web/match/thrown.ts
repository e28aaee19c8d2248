/** What a worker tells the page of something that was thrown in it. */
import { Refused, SetupError } from '@touchline/engine';
import { type Failure, failureOf } from './failure.ts';

export function failureThrown(error: unknown): Failure {
  if (error instanceof Refused) return { code: 'refused', reason: error.reason };
  if (error instanceof SetupError && error.problem.code !== 'game') return { code: 'match', problem: error.problem };
  return failureOf(error);
}
