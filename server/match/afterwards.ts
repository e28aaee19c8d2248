/** What a match that is over leaves: how it was dealt, the whole of it where that may be shown, or what one viewer saw of it. */
import { drawsOf, type Seat } from '@touchline/engine';
import { type Playable, type Saved, savedOf } from '@touchline/host';
import type { Opened } from '@touchline/host/fair';
import { Refusal } from './refusal.ts';
import type { Replica } from './replica.ts';
import { Teller } from './teller.ts';

/** Everybody agreed to show it; or all lists were known, and with the seed that is opened now all cards are. */
const isShown = ({ open, terms }: Replica): boolean => open || terms.lists === 'open';

function over(replica: Replica) {
  if (!replica.result || !replica.timeline) throw new Refusal('notOver');
  return replica.timeline;
}

const sittingsOf = ({ seats }: Replica) => seats.flatMap(({ sitting }) => sitting ?? []);

function whoSat(replica: Replica) {
  const sittings = sittingsOf(replica);
  return { players: replica.seats.map(({ player }) => player), names: sittings.map(({ name }) => name) };
}

function openedOf(replica: Replica): Opened {
  const { id, seats, terms } = replica;
  const shown = isShown(replica);
  return {
    ...{ match: id, game: terms.game, options: terms.options, commit: terms.commit, seed: replica.seed() },
    // With its salt a deck could be guessed.
    decks: sittingsOf(replica).map(({ deckHash: hash, deck }) => ({ hash, salt: shown ? deck.salt : '' })),
    nonces: seats.map(({ nonce, sitting }) => (nonce !== null && sitting?.commit ? { commit: sitting.commit, nonce } : null)),
    draws: drawsOf(replica.game, over(replica).record()),
  };
}

function savedMatch(replica: Replica, fair: Opened): Saved {
  const decks = sittingsOf(replica).map(({ deck }) => deck.name);
  return { ...savedOf(over(replica), { ...whoSat(replica), decks }), fair };
}

/** For those who sat there. */
export function recordOf(replica: Replica): { readonly opened: Opened; readonly saved: Saved | null } {
  over(replica);
  const opened = openedOf(replica);
  return { opened, saved: isShown(replica) ? savedMatch(replica, opened) : null };
}

/** The text of what can be looked at again from a seat, or, without one, by whoever may watch: the whole match, or only what was seen there. */
export async function replayOf(replica: Replica, playable: Pick<Playable, 'logged' | 'turns'>, seat: Seat | null): Promise<string> {
  over(replica);
  if (seat !== null && isShown(replica)) return JSON.stringify({ saved: savedMatch(replica, openedOf(replica)) });
  const { text } = await new Teller(replica, playable).retold(seat ?? 'spectator');
  return `{"seen":${JSON.stringify({ game: replica.game.id, ...whoSat(replica) }).slice(0, -1)},${text.slice(1)}}`;
}
