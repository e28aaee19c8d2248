/** Sets of composed cards, each played some matches under the conformance suite and read aloud in every language. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AnyCard, defineGame, type Game, stream } from '@touchline/engine';
import { conform, FAULTS } from '@touchline/engine/conform';
import type { VoiceModule } from '@touchline/kit';
import type { FoundGame } from '@touchline/kit/node';
import { languages } from '@touchline/text';
import { unspoken } from '../spoken.ts';
import { Composer, type Vary } from './compose.ts';
import { type Also, Pools } from './pools.ts';

export interface FuzzOptions {
  /** Cards of a set that get other abilities. */
  readonly cards: number;
  readonly games: number;
  readonly seed: string;
  /** Only this set. */
  readonly set?: number;
  readonly progress?: (done: number, of: number) => void;
  /** No further set is begun once this says so. */
  readonly enough?: () => boolean;
  /** Put in place of each game that is made: to see whether a broken one is noticed. */
  readonly instead?: (game: Game) => Game;
}

export interface FuzzReport {
  readonly game: string;
  readonly seed: string;
  readonly sets: number;
  readonly games: number;
  readonly asks: number;
  readonly cards: number;
  /** Cards for which something the game takes was found. */
  readonly composed: number;
  readonly faults: { readonly [fault: string]: number };
  readonly examples: readonly string[];
  readonly ok: boolean;
}

/** What a game says of itself to the fuzzer: `games/<id>/testing/fuzz.ts`. */
interface Profile {
  readonly remake?: (cards: readonly AnyCard[]) => Game;
  /** The same, with so much on the table from the beginning that whatever grows too fast is felt. */
  readonly crowd?: (cards: readonly AnyCard[]) => Game;
  readonly also?: Also;
  /** Cards that say what none of its own does: their words are learned, and their abilities taken whole. */
  readonly samples?: readonly AnyCard[];
  /** Cards keep the moments of their texts, and this is done to what stands beside them. */
  readonly vary?: Vary;
}

const GAMES_A_SET = 4;
/** Of so many sets one has a match of which everything is said aloud. */
const ALOUD = 4;
/** Of so many sets one is played on a crowded table, if the game has such. */
const CROWDED = 8;
/** A match is looked at closely at about so many asks. */
const CLOSE = 10;
const EXAMPLES = 30;

async function profileOf(folder: string): Promise<Profile> {
  const file = join(folder, 'testing/fuzz.ts');
  try {
    return await import(pathToFileURL(file).href);
  } catch (error) {
    if (existsSync(file)) throw error;
    return {};
  }
}

/** How a game is made of other cards, and what they are composed of. */
async function preparedFor(
  game: Game,
  folder: string,
): Promise<{
  remake(cards: readonly AnyCard[], set: number): Game;
  readonly pools: Pools;
  readonly vary?: Vary;
}> {
  const profile = await profileOf(folder);
  const { remake = (cards) => defineGame({ ...game.spec, cards }), also, samples = [], vary, crowd = remake } = profile;
  const made = (cards: readonly AnyCard[], set: number) => (set % CROWDED === CROWDED - 1 ? crowd : remake)(cards);
  return { remake: made, vary, pools: new Pools(samples.length > 0 ? remake([...game.spec.cards, ...samples]) : game, also, samples) };
}

/** Games are made of other cards, with the decks they have: so those are legal still. */
function shuffledInto(
  game: Game,
  pools: Pools,
  seed: string,
  n: number,
  vary?: Vary,
): { readonly cards: readonly AnyCard[]; readonly changed: readonly string[] } {
  const dice = stream(seed);
  const inDecks = new Set(Object.values(game.spec.decks).flatMap((list) => Object.values(list).flat()));
  const ids = game.spec.cards.flatMap((c, i) => (inDecks.size === 0 || inDecks.has(c.id) ? [i] : []));
  dice.shuffle(ids);
  const chosen = new Set(ids.slice(0, n));
  const composer = new Composer(pools, dice, vary);
  const cards = game.spec.cards.map((card, i) => (chosen.has(i) ? composer.card(card) : card));
  return { cards, changed: cards.flatMap((card, i) => (card === game.spec.cards[i] ? [] : [card.id])) };
}

export async function fuzz({ pack, folder }: FoundGame, given: FuzzOptions): Promise<FuzzReport> {
  const { remake, pools, vary } = await preparedFor(pack.game, folder);
  const voices = await Promise.all(
    languages.map((lang): Promise<VoiceModule> => import(pathToFileURL(join(folder, `words/${lang}/index.ts`)).href)),
  );
  const sets = Math.ceil(given.games / GAMES_A_SET);
  const faults: { [fault: string]: number } = {};
  const examples: string[] = [];
  let closely = 5;
  const totals = { games: 0, asks: 0, cards: 0, composed: 0 };
  const note = (set: number, fault: string, words: string, n = 1) => {
    faults[fault] = (faults[fault] ?? 0) + n;
    if (examples.length < EXAMPLES) examples.push(`set ${set}: ${fault}: ${words}`);
  };
  for (let set = given.set ?? 0; set < (given.set === undefined ? sets : given.set + 1); set++) {
    if (given.enough?.()) break;
    const { cards, changed } = shuffledInto(pack.game, pools, `${given.seed}/${set}`, given.cards, vary);
    totals.cards += Math.min(given.cards, cards.length);
    totals.composed += changed.length;
    let game: Game;
    try {
      game = remake(cards, set);
    } catch (error) {
      note(set, 'refused', error instanceof Error ? error.message : String(error));
      continue;
    }
    if (given.instead) game = given.instead(game);
    voices.forEach(({ speak }, i) => {
      const matches = set % ALOUD === 0 ? 1 : 0;
      const missing = survived(() => unspoken(game, speak(game), `${given.seed}/${set}`, matches));
      if (typeof missing === 'string') note(set, 'crashes', `while it is said aloud: ${missing}`);
      else for (const words of missing) note(set, 'textsMissing', `${languages[i]}: ${words}`);
    });
    const report = survived(() =>
      conform(game, { games: Math.min(GAMES_A_SET, given.games), seed: `${given.seed}/${set}`, every: closely, examples: 3, loops: true }),
    );
    if (typeof report === 'string') {
      note(set, 'crashes', report);
      continue;
    }
    closely = Math.max(1, Math.round(report.asks / report.games / CLOSE));
    totals.games += report.games;
    totals.asks += report.asks;
    for (const fault of FAULTS)
      if (report[fault] > 0) note(set, fault, report.examples.find((e) => e.includes(fault)) ?? report.examples[0], report[fault]);
    given.progress?.(Math.min(totals.games, given.games), given.games);
  }
  return { game: pack.id, seed: given.seed, sets, ...totals, faults, examples, ok: Object.keys(faults).length === 0 };
}

/** What it made, or what it broke off with. */
function survived<R>(deed: () => R): R | string {
  try {
    return deed();
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

/** One set: the game made of it, and which of its cards are others. */
export async function gameOf(
  { pack, folder }: FoundGame,
  given: FuzzOptions,
): Promise<{ readonly game: Game; readonly changed: readonly string[] }> {
  const { remake, pools, vary } = await preparedFor(pack.game, folder);
  const { cards, changed } = shuffledInto(pack.game, pools, `${given.seed}/${given.set ?? 0}`, given.cards, vary);
  return { game: remake(cards, given.set ?? 0), changed };
}

/** The cards of one set as data, to look at. */
export async function cardsOf({ pack, folder }: FoundGame, given: FuzzOptions): Promise<readonly AnyCard[]> {
  const { pools, vary } = await preparedFor(pack.game, folder);
  const { cards, changed } = shuffledInto(pack.game, pools, `${given.seed}/${given.set ?? 0}`, given.cards, vary);
  return cards.filter(({ id }) => changed.includes(id));
}
