/** A failure in the reader's language: what happened, and what to do. */
import { refusal } from '@touchline/host';
import type { Failure } from '../match/failure.ts';
import type { ScreenWords } from './screens.ts';

/** `name` of the file it is about, if it is one. */
export function failureText({ failed }: ScreenWords, failure: Failure, name = ''): string {
  switch (failure.code) {
    case 'refused':
      return failed.refused[failure.reason];
    case 'match':
      return refusal(failed.match, failure.problem, name);
    default:
      return failed[failure.code];
  }
}
