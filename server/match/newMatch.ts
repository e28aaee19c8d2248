/** Matches as they are made, and what is brought to their seats. */
import { levelOf } from '@touchline/bots';
import { create, optionsFor, SetupError } from '@touchline/engine';
import { deckHash, seedCommit } from '@touchline/host/fair';
import { deckProblems, drawnOptions, type GamePackage, hasDecks, listsFor, type NamedList } from '@touchline/kit';
import type { Match, Player } from '../log/port.ts';
import { hashOf, newSecret, type Seal } from '../log/sealed.ts';
import type { Deck, Deed } from './entries.ts';
import type { NewMatch, SitDown } from './messages.ts';
import { Refusal } from './refusal.ts';
import type { Replica } from './replica.ts';
import { rulesOf, type Terms } from './terms.ts';

export interface Making {
  readonly seal: Seal;
  readonly now: () => number;
  /** So many bytes nobody can foresee. */
  readonly chance: (bytes: number) => Buffer;
}

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ID = 12;

/** Twelve of 62 letters: an address, not a secret. */
function newId(chance: Making['chance']): string {
  let id = '';
  while (id.length < ID) for (const byte of chance(ID)) if (byte < 248 && id.length < ID) id += LETTERS[byte % 62];
  return id;
}

export interface Made {
  readonly match: Match;
  /** Whoever has it may sit down; null if there is no seat to offer. */
  readonly invite: string | null;
  readonly watch: string | null;
}

export type WantedMatch = Omit<NewMatch, 'listed'> & Pick<Terms, 'lobby'>;

/** The match somebody wants. Throws `Refusal`. */
export function made(
  pack: GamePackage,
  wanted: WantedMatch,
  player: Player,
  making: Making,
  programs: ReadonlyMap<string, string> = new Map(),
): Made {
  const { game } = pack;
  const count = wanted.seats.length;
  if (!game.seats.includes(count)) throw new Refusal('seats');
  if (wanted.seats.filter((seat) => seat === 'me').length > 1) throw new Refusal('seats');
  for (const seat of wanted.seats) {
    if (typeof seat !== 'object') continue;
    if ('bot' in seat ? !levelOf(seat.bot) : !programs.has(seat.program)) throw new Refusal('bot');
  }
  const known = Object.keys(wanted.options).every((name) => Object.hasOwn(game.spec.options, name));
  if (!known) throw new Refusal('options');
  const options = drawnOptions(pack.offers, wanted.options, count, making.chance(16).toString('hex'));
  try {
    optionsFor(game, options, count);
  } catch (error) {
    throw error instanceof SetupError ? new Refusal('options') : error;
  }
  const invite = wanted.seats.includes('open') ? newSecret() : null;
  const watch = wanted.watch === 'link' ? newSecret() : null;
  const { lists, clock, delay, fair } = wanted;
  const terms = {
    ...{ game: game.id, rules: rulesOf(game), lists, clock, watch: wanted.watch, delay, fair, after: null },
    lobby: wanted.lobby,
    options: plain(options),
    seats: wanted.seats.map((seat): Terms['seats'][number] =>
      typeof seat === 'object' && 'bot' in seat ? { who: 'bot', bot: seat.bot } : { who: 'person' },
    ),
  };
  const seats = wanted.seats.map((seat): Match['seats'][number] => {
    if (typeof seat === 'object') return 'bot' in seat ? null : { invite: null, keptFor: programs.get(seat.program)! };
    return { invite: seat === 'open' ? hashOf(invite!) : null, keptFor: seat === 'me' ? player.id : null };
  });
  return { match: matchOf(terms, seats, watch && hashOf(watch), making), invite, watch };
}

function matchOf(terms: Omit<Terms, 'commit'>, seats: Match['seats'], watch: string | null, { seal, now, chance }: Making): Match {
  const id = newId(chance);
  const seed = chance(32).toString('hex');
  const commit = seedCommit({ match: id, game: terms.game, options: terms.options }, seed);
  const agreed: Terms = { ...terms, commit };
  return { id, created: now(), terms: agreed, seed: seal.seal(seed, `${id}/seed`), seats, watch };
}

/** Options as JSON has them: none that is undefined. */
function plain(options: ReturnType<typeof drawnOptions>): Terms['options'] {
  const out: Terms['options'] = {};
  for (const [name, value] of Object.entries(options)) if (value !== undefined) out[name] = typeof value === 'object' ? [...value] : value;
  return out;
}

/** The match that follows: everybody one seat further, with what belongs to their seat. */
export function following({ terms, seats, match }: Replica, making: Making): Match {
  const turned = <T>(list: readonly T[]): T[] => [...list.slice(1), list[0]];
  const options: Terms['options'] = {};
  for (const [name, value] of Object.entries(terms.options)) options[name] = Array.isArray(value) ? turned(value) : value;
  const kept = seats.map(({ sitting }) => (sitting?.player ? { invite: null, keptFor: sitting.player } : null));
  const { commit: _, ...same } = terms;
  return matchOf({ ...same, lobby: 'link', options, seats: turned(terms.seats), after: match.id }, turned(kept), match.watch, making);
}

// ---------------------------------------------------------------- decks

/** What somebody brings. Throws `Refusal` if it cannot be played. */
function listOf({ game, decks }: GamePackage, wanted: SitDown['deck'], terms: Terms, label: string): NamedList {
  if (!hasDecks(game)) return { name: '', list: {} };
  if (!wanted) return listsFor(game, [null], 1, label, { options: terms.options })[0];
  if ('name' in wanted) {
    const list = Object.hasOwn(decks, wanted.name) ? decks[wanted.name] : null;
    if (!list) throw new Refusal('deck');
    return { name: wanted.name, list };
  }
  return { name: '', list: wanted.list };
}

function checkList({ game }: GamePackage, list: NamedList['list'], { options, seats }: Terms): void {
  try {
    if (deckProblems(game, list, options).length > 0) throw new Refusal('deck');
    create(
      game,
      options,
      seats.map(() => list),
      'trial',
    );
  } catch (error) {
    throw error instanceof SetupError ? new Refusal('deck') : error;
  }
}

/** Somebody sits down with what they bring. */
export function sitting(
  pack: GamePackage,
  replica: Replica,
  seat: number,
  {
    player,
    name,
    program,
    deck,
    commit,
  }: { readonly player: string | null; readonly name: string; readonly program?: true } & Pick<SitDown, 'deck' | 'commit'>,
  { seal, chance }: Making,
): Deed {
  const { terms, id } = replica;
  // A program may leave its number out, as our bots do.
  if (player !== null && terms.fair && !commit && !program) throw new Refusal('commit');
  const { name: called, list } = listOf(pack, deck, terms, chance(16).toString('hex'));
  checkList(pack, list, terms);
  const salt = chance(16).toString('hex');
  const kept: Deck = { name: called, salt, list: Object.fromEntries(Object.entries(list).map(([group, ids]) => [group, [...ids]])) };
  return {
    kind: 'sit',
    data: {
      player,
      name,
      deck: seal.seal(JSON.stringify(kept), `${id}/deck/${seat}`),
      deckHash: deckHash(salt, kept.list),
      commit: (player !== null && terms.fair && commit) || null,
    },
  };
}
