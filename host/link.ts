/**
 * A match in one string, for the address of a page: `TM1.<game>.<body>.<check>`. Of each pick there is only which of the legal answers
 * it was, so that writing and reading play the match. Who reads it by other rules or cards notices: the first and the last state are
 * in it by their digests.
 */
import {
  asked,
  type Beginning,
  canonical,
  create,
  type DeckList,
  type Entry,
  entered,
  type Game,
  hash,
  keysAt,
  type OptionValue,
  recordOf,
  SetupError,
  type State,
} from '@touchline/engine';
import { checkLetters, listIn, putList, putText, Senseless, Squeezer, textIn, Unsqueezer } from '@touchline/lists/packing';
import { FORMAT, type Saved } from './saved.ts';

/** A change to what is written, or to the order of it, is a new version. */
const VERSION = 1;
/** Far more than any match has: what is larger we have not written. */
const MOST_LETTERS = 20_000;
const MOST_STEPS = 0xffff;
/** So much of a digest that another state has the same by chance once in a million times: digits of 16, each a symbol. */
const DIGEST = 5;

/** A number below 65,536. */
const putCount = (out: Squeezer, n: number): void => {
  out.put(['high'], 256, n >> 8);
  out.put(['low'], 256, n & 255);
};
const countIn = (reader: Unsqueezer): number => (reader.get(['high'], 256) << 8) + reader.get(['low'], 256);

/** A list and the order of its cards: packed lists have none, but a shuffle begins with one. */
function putDeck(out: Squeezer, list: DeckList): void {
  putList(out, list);
  for (const group of Object.keys(list).sort()) {
    const kinds = [...new Set(list[group])].sort();
    const runs = runsOf(list[group]);
    putCount(out, runs.length);
    for (const [id, length] of runs) {
      out.put([], kinds.length, kinds.indexOf(id));
      out.put(['run'], 256, length);
    }
  }
}

function deckIn(reader: Unsqueezer): DeckList {
  const list = listIn(reader);
  const inOrder = (ids: readonly string[]) => {
    const kinds = [...new Set(ids)].sort();
    return Array.from({ length: countIn(reader) }, () => {
      const id = kinds[reader.get([], kinds.length)];
      return new Array<string>(reader.get(['run'], 256)).fill(id);
    }).flat();
  };
  return Object.fromEntries(
    Object.keys(list)
      .sort()
      .map((group) => [group, inOrder(list[group])]),
  );
}

/** The same card so many times in a row. */
function runsOf(ids: readonly string[]): readonly (readonly [id: string, length: number])[] {
  const runs: [string, number][] = [];
  for (const id of ids) {
    const last = runs.at(-1);
    if (last?.[0] === id && last[1] < 255) last[1]++;
    else runs.push([id, 1]);
  }
  return runs;
}

const sameList = (a: DeckList | undefined, b: DeckList): boolean => a !== undefined && canonical(a) === canonical(b);

// ---------------------------------------------------------------- writing

/** The link to a match. Who sat there and what the decks are called go with it; what the table answered for somebody does not. */
export function linkOf(game: Game, { record, players, decks }: Pick<Saved, 'record' | 'players' | 'decks'>): string {
  const { options, lists, seed, picks } = record;
  if (picks.length > MOST_STEPS) throw new RangeError(`A match of ${picks.length} steps is too long for a link.`);
  const out = new Squeezer();
  out.put(['seats'], 16, lists.length);
  lists.forEach((list, seat) => {
    putText(out, 'player', players[seat] ?? '');
    putText(out, 'deck', decks[seat] ?? '');
    const ready = sameList(game.spec.decks[decks[seat]], list);
    out.put(['ready'], 2, Number(ready));
    if (!ready) putDeck(out, list);
  });
  putText(out, 'options', unusual(game, options));
  putText(out, 'seed', seed);
  putCount(out, picks.length);
  putPicks(out, game, record);
  const packed = `TM${VERSION}.${game.id}.${out.letters()}`;
  return `${packed}.${checkLetters(packed)}`;
}

/** The options that are not as usual, as JSON; '' if all are. */
function unusual({ spec }: Game, options: Beginning['options']): string {
  const chosen: { [name: string]: OptionValue | readonly OptionValue[] } = {};
  for (const [name, value] of Object.entries(options))
    if (value !== undefined && value !== spec.options[name]?.default) chosen[name] = value;
  return Object.keys(chosen).length === 0 ? '' : canonical(chosen);
}

function putPicks(out: Squeezer, game: Game, { options, lists, seed, picks }: Beginning & { readonly picks: readonly Entry[] }): void {
  // Somebody gives up once in a match at most, and at any time: cheaper said beforehand than asked at every step.
  const left = picks.flatMap(([seat, key], step) => (key === null ? [{ seat, step }] : []));
  out.put(['left'], 16, left.length);
  for (const { seat, step } of left) {
    putCount(out, step);
    out.put(['leaver'], 16, seat);
  }
  let state = create(game, options, lists, seed);
  putDigest(out, game, state);
  for (const [seat, key] of picks) {
    if (key !== null) {
      const seats = asked(game, state);
      const keys = keysAt(game, state, seat);
      if (!keys.includes(key)) throw new RangeError(`"${key}" is not offered to seat ${seat + 1}.`);
      if (seats.length > 1) out.put([], seats.length, seats.indexOf(seat));
      if (keys.length > 1) out.put([], keys.length, keys.indexOf(key));
    }
    state = entered(game, state, [seat, key]);
  }
  putDigest(out, game, state);
}

const digestOf = (game: Game, state: State): string => hash(game, state).slice(0, DIGEST);

function putDigest(out: Squeezer, game: Game, state: State): void {
  for (const digit of digestOf(game, state)) out.put([], 16, Number.parseInt(digit, 16));
}

const digestIn = (reader: Unsqueezer): string => Array.from({ length: DIGEST }, () => reader.get([], 16).toString(16)).join('');

// ---------------------------------------------------------------- reading

/** The link in a text, such as a whole address, or null. It may be damaged. */
export const linkIn = (text: string): string | null => /\bTM\d+\.\S*/.exec(text.trim())?.[0] ?? null;

/** The game a link is about. What is damaged or of another version is refused with the reason. */
export function gameInLink(link: string): string {
  const damaged = (why: string) => new SetupError({ code: 'link' }, `The link ${why}.`);
  const [head, game, body, check, ...more] = link.split('.');
  const version = /^TM(\d+)$/.exec(head)?.[1];
  if (version === undefined) throw damaged(`begins with "${head.slice(0, 10)}"`);
  if (Number(version) !== VERSION)
    throw new SetupError({ code: 'format', found: Number(version), reads: VERSION }, `The link has format ${version}, not ${VERSION}.`);
  if (!game || !body || !check || more.length > 0 || /[^\w-]/.test(game + body + check)) throw damaged('has a part too few or too many');
  if (link.length > MOST_LETTERS) throw damaged(`has ${link.length} letters`);
  if (checkLetters(`${head}.${game}.${body}`) !== check) throw damaged('was cut or changed');
  return game;
}

/** The match in a link, played again to its last step. */
export function savedInLink(game: Game, link: string): Saved {
  const id = gameInLink(link);
  if (id !== game.id) throw new SetupError({ code: 'otherGame', found: id, wanted: game.id }, `The link is about ${id}.`);
  try {
    return matchIn(game, new Unsqueezer(link.split('.')[2]));
  } catch (error) {
    // Letters that were not changed but make no sense: other cards or rules give other choices.
    if (error instanceof Senseless || error instanceof RangeError || error instanceof SyntaxError) throw otherRules(error.message);
    throw error;
  }
}

const otherRules = (why: string): SetupError => new SetupError({ code: 'otherRules', step: null }, `The link differs: ${why}.`);

function matchIn(game: Game, reader: Unsqueezer): Saved {
  const [players, decks, lists]: [string[], string[], DeckList[]] = [[], [], []];
  for (let seats = reader.get(['seats'], 16); seats > 0; seats--) {
    players.push(textIn(reader, 'player'));
    const deck = textIn(reader, 'deck');
    const ready = reader.get(['ready'], 2) === 1;
    const list = ready ? game.spec.decks[deck] : deckIn(reader);
    if (!list) throw otherRules(`there is no deck "${deck}"`);
    decks.push(deck);
    lists.push(list);
  }
  const chosen = textIn(reader, 'options');
  const begun: Beginning = { options: chosen === '' ? {} : JSON.parse(chosen), lists, seed: textIn(reader, 'seed') };
  const picks = picksIn(game, reader, begun, countIn(reader));
  return { touchline: FORMAT, game: game.id, players, decks, record: recordOf(game, begun, picks) };
}

function picksIn(game: Game, reader: Unsqueezer, { options, lists, seed }: Beginning, steps: number): readonly Entry[] {
  const left = new Map<number, number>();
  for (let n = reader.get(['left'], 16); n > 0; n--) left.set(countIn(reader), reader.get(['leaver'], 16));
  let state = create(game, options, lists, seed);
  const same = () => {
    if (digestIn(reader) !== digestOf(game, state)) throw otherRules('it does not come out as it was played');
  };
  same();
  const picks: Entry[] = [];
  for (let step = 0; step < steps; step++) {
    const entry = left.has(step) ? ([left.get(step)!, null] as const) : pickIn(game, reader, state);
    state = entered(game, state, entry);
    picks.push(entry);
  }
  same();
  return picks;
}

function pickIn(game: Game, reader: Unsqueezer, state: State): Entry {
  const seats = asked(game, state);
  const seat = seats.length > 1 ? seats[reader.get([], seats.length)] : seats[0];
  const keys = seat === undefined ? [] : keysAt(game, state, seat);
  if (keys.length === 0) throw otherRules('nobody is asked any more');
  return [seat, keys[keys.length > 1 ? reader.get([], keys.length) : 0]];
}
