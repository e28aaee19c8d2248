/** A failure in the reader's language: what happened, and what to do. */
import type { Failure } from '../match/failure.ts';
import type { ScreenWords } from './screens.ts';

/** What can be said at once; why a match cannot be opened is many sentences of its own. */
export type Sayable = Exclude<Failure, { readonly code: 'match' | 'online' }>;

export const failureText = ({ failed }: ScreenWords, failure: Sayable): string =>
  failure.code === 'refused' ? failed.refused[failure.reason] : failed[failure.code];
