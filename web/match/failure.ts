/** Why something did not work, as data: the page says it in its own language, whoever found out. */
import type { Refused } from '@touchline/engine';
import type { MatchProblem } from '@touchline/host';
import type { RefusalCode } from '@touchline/host/wire';
import type { ApiCode } from './remote/http.ts';

export type Failure =
  /** A match that is not kept on this device any more. */
  | { readonly code: 'gone' }
  /** An answer that cannot be given. */
  | { readonly code: 'refused'; readonly reason: Refused['reason'] }
  /** A match that could not be written to this device. */
  | { readonly code: 'unkept'; readonly details: string }
  /** A match that cannot be begun or opened. */
  | { readonly code: 'match'; readonly problem: MatchProblem }
  /** What a server refused, or that it cannot be reached. */
  | { readonly code: 'online'; readonly why: RefusalCode | ApiCode }
  /** Nobody foresaw it: what a programmer wants to know. */
  | { readonly code: 'unforeseen'; readonly details: string };

/** A failure on its way to whoever shows it. */
export class Failing extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super('details' in failure ? failure.details : failure.code);
    this.failure = failure;
  }
}

/** What to show of something that was thrown. */
export function failureOf(error: unknown): Failure {
  if (error instanceof Failing) return error.failure;
  return { code: 'unforeseen', details: detailsOf(error) };
}

/** Some browsers leave the message out of the stack. */
export function detailsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack = '' } = error;
  return stack.includes(message) ? stack : `${name}: ${message}\n${stack}`.trim();
}
