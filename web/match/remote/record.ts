/** What is opened of a match that is over. */
import type { Opened } from '@touchline/host/fair';
import { api } from './http.ts';

export interface RecordAnswer {
  /** How it was dealt. */
  readonly opened: Opened;
  /** The match itself, if everybody agreed to show it. */
  readonly saved: object | null;
}

export const recordOf = (match: string): Promise<RecordAnswer> => api('GET', `match/${encodeURIComponent(match)}/record`);
