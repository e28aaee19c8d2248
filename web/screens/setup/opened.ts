/** A table is opened at the server, and whoever opens it sits down. */
import { Match } from '../../match/client.ts';
import type { SitDown } from '../../match/remote/brought.ts';
import { api } from '../../match/remote/http.ts';
import { type Invite, rememberInvite } from './invites.ts';
import type { OpenTable } from './open.ts';

/** With a number that is drawn in the worker. */
export async function takeSeat(wanted: SitDown): Promise<number> {
  const worker = new Match(() => {});
  try {
    return (await worker.call('takeSeat', wanted)).seat;
  } finally {
    worker.close();
  }
}

/** The match. Rejected with the server's reason. */
export async function opened({ wanted, deck }: OpenTable): Promise<string> {
  // Who is somebody before they open a table still is if the answer gets lost.
  await api('POST', 'me', {});
  const { id, invite, watch } = await api<{ readonly id: string } & Invite>('POST', 'match', wanted);
  rememberInvite(id, { invite, watch });
  await takeSeat({ match: id, deck });
  return id;
}
