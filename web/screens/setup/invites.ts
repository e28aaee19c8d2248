/** The secrets of tables that were opened in this browser: the server keeps only their hashes. */
export interface Invite {
  /** Lets somebody sit down; null if no seat is open. */
  readonly invite: string | null;
  /** Lets somebody look on; null if that needs none, or is not allowed. */
  readonly watch: string | null;
}

const KEY = 'touchline.invites';
const MOST = 30;

type Kept = readonly (readonly [match: string, invite: Invite])[];

function kept(): Kept {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(all) ? all : [];
  } catch {
    return [];
  }
}

export const rememberInvite = (match: string, invite: Invite): void =>
  localStorage.setItem(KEY, JSON.stringify([...kept(), [match, invite]].slice(-MOST)));

export const inviteOf = (match: string): Invite | null => kept().find(([id]) => id === match)?.[1] ?? null;

export const forgetInvites = (): void => localStorage.removeItem(KEY);
