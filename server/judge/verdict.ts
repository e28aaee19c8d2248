/**
 * What the players wrote down against what stands in the log. The log is played again here from the engine alone, by none of the
 * server's own code.
 */
import { apart, asked, canonical, create, entered, type Game, type Json, keyed, type State, undo, view } from '@touchline/engine';
import { chanceKey, deckHash, nonceCommit, seedCommit } from '@touchline/host/fair';
import { type Entry, firstLink, type LogStore, linked, type Match } from '../log/port.ts';
import type { Seal } from '../log/sealed.ts';
import { termsSchema } from '../match/terms.ts';
import type { Journal } from './diary.ts';

export interface Seated {
  readonly seat: number;
  readonly journal: Journal;
}

export interface Verdict {
  readonly faults: string[];
  readonly entries: number;
  readonly acks: number;
  readonly again: number;
  readonly views: number;
  readonly over: boolean;
}

const fields = (data: Json): { readonly [name: string]: Json } => {
  const out: { [name: string]: Json } = {};
  if (data !== null && typeof data === 'object') for (const [name, value] of Object.entries(data)) out[name] = value ?? null;
  return out;
};

export async function judge(
  store: Pick<LogStore, 'match' | 'tail'>,
  seal: Seal,
  game: Game,
  id: string,
  players: readonly Seated[],
): Promise<Verdict> {
  const faults: string[] = [];
  const match = await store.match(id);
  if (!match) return { faults: [`${id} is not in the log`], entries: 0, acks: 0, again: 0, views: 0, over: false };
  const entries = await store.tail(id, 0);
  faults.push(...chainFaults(match, entries));
  const { states, told, last, fault } = playedAgain(match, entries, game, seal);
  for (const { seat, journal } of players) faults.push(...journal.faults, ...ackFaults(entries, told, seat, journal));
  if (fault) faults.push(fault);
  let views = 0;
  for (const { seat, journal } of players) {
    if (!journal.last) continue;
    const { seq, view: seen } = journal.last;
    const state = states.get(`${seat}/${seq}`);
    views++;
    if (!state) faults.push(`seat ${seat} was shown number ${seq}, which is not in the log`);
    else if (canonical(plain(view(game, state, seat, 'seen'))) !== canonical(plain(seen)))
      faults.push(`seat ${seat} saw something else at ${seq} than the log tells`);
  }
  const acks = players.flatMap(({ journal }) => journal.acks);
  const over = last?.result != null;
  return {
    faults: faults.map((words) => `${id}: ${words}`),
    entries: entries.length,
    acks: acks.length,
    again: acks.filter(({ again }) => again).length,
    views,
    over,
  };
}

const plain = (value: object): Json => JSON.parse(JSON.stringify(value));

/** Numbers without gaps, each seat's too, and each entry bound to the one before. */
function chainFaults(match: Match, entries: readonly Entry[]): string[] {
  const faults: string[] = [];
  let link = firstLink(match);
  const last = new Map<number, number>();
  entries.forEach((entry, i) => {
    if (entry.seq !== i + 1) faults.push(`entry ${entry.seq} stands where ${i + 1} should`);
    if (entry.link !== linked(entry, link).link) faults.push(`entry ${entry.seq} does not follow from the one before`);
    if (entry.n !== (last.get(entry.seat) ?? -1) + 1)
      faults.push(`seat ${entry.seat} has number ${entry.n} after ${last.get(entry.seat) ?? 'none'}`);
    last.set(entry.seat, entry.n);
    link = entry.link;
  });
  return faults;
}

/** Everything that was acknowledged is there, once and unchanged, and nothing else is. */
function ackFaults(entries: readonly Entry[], told: readonly (readonly number[])[], seat: number, { acks, sent }: Journal): string[] {
  const faults: string[] = [];
  const mine = entries.filter((entry) => entry.seat === seat && entry.kind !== 'sit');
  for (const { n, seq, key } of acks) {
    const found = mine.find((entry) => entry.n === n);
    if (!found) faults.push(`lost: number ${n} of seat ${seat} was acknowledged and is not in the log`);
    else if (told[found.seq] && told[found.seq][seat] !== seq)
      faults.push(`changed: number ${n} of seat ${seat} was acknowledged as ${seq} and is ${told[found.seq][seat]}`);
    else if (key !== null && fields(found.data).key !== key)
      faults.push(`changed: number ${n} of seat ${seat} was acknowledged as ${key} and is ${fields(found.data).key}`);
  }
  for (const { n, kind, data } of mine) {
    const key = kind === 'pick' ? fields(data).key : null;
    if (!sent.has(n) || sent.get(n) !== key) faults.push(`doubled: seat ${seat} never sent number ${n} as ${key}`);
  }
  return faults;
}

function undone(game: Game, state: State, seat: number): State {
  const answer = undo(game, state, seat);
  if (!answer.ok) throw new Error(`seat ${seat} could not take anything back (${answer.why})`);
  return answer.state;
}

interface Again {
  /** By seat and how many entries it had been told of. */
  readonly states: Map<string, State>;
  /** By entry: how many entries each seat had been told of. What others do out of its sight is not told. */
  readonly told: number[][];
  readonly last: State | null;
  readonly fault: string | null;
}

/** The match from the deal on. */
function playedAgain(match: Match, entries: readonly Entry[], game: Game, seal: Seal): Again {
  const states = new Map<string, State>();
  const told: number[][] = [[]];
  const decks: { list: { [group: string]: string[] }; salt: string; hash: string }[] = [];
  const commits: Json[] = [];
  const nonces: string[] = [];
  const terms = fields(match.terms);
  const { options } = termsSchema.parse(match.terms);
  const seed = seal.open(match.seed, `${match.id}/seed`);
  let state: State | null = null;
  try {
    if (seedCommit({ match: match.id, game: game.id, options: terms.options }, seed) !== terms.commit)
      throw new Error('the seed is not the committed one');
    for (const { seq, seat, kind, data } of entries) {
      const said = fields(data);
      const before = state;
      if (kind === 'sit') {
        decks[seat] = { ...JSON.parse(seal.open(String(said.deck), `${match.id}/deck/${seat}`)), hash: String(said.deckHash) };
        commits[seat] = said.commit;
        if (deckHash(decks[seat].salt, decks[seat].list) !== decks[seat].hash) throw new Error(`the deck of seat ${seat} is another one`);
      } else if (kind === 'reveal') {
        nonces[seat] = String(said.nonce);
        if (nonceCommit(match.id, seat, nonces[seat]) !== commits[seat]) throw new Error(`seat ${seat} opened another number`);
        const key = chanceKey(
          seed,
          match.id,
          decks.map(({ hash }) => hash),
          nonces,
        );
        if (Object.keys(nonces).length === decks.length)
          state = create(
            game,
            options,
            decks.map(({ list }) => list),
            keyed(key),
          );
      } else if (state && kind === 'undo') state = undone(game, state, seat);
      else if (state) state = entered(game, state, [seat, kind === 'pick' ? String(said.key) : null]);
      else throw new Error(`a ${kind} before the deal`);
      const unseen =
        before &&
        state &&
        apart(game, before) !== null &&
        apart(game, before) === apart(game, state) &&
        asked(game, before).join() === asked(game, state).join();
      told[seq] = match.seats.map((_, viewer) => (told[seq - 1][viewer] ?? 0) + (unseen && viewer !== seat ? 0 : 1));
      if (state) for (const [viewer, number] of told[seq].entries()) states.set(`${viewer}/${number}`, state);
    }
    return { states, told, last: state, fault: null };
  } catch (error) {
    return { states, told, last: state, fault: `the log cannot be played: ${error instanceof Error ? error.message : error}` };
  }
}
