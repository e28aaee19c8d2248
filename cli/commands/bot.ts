/** `touchline bot --stdio`: a match for a program, one line of JSON for each message. docs/bot-api.md tells what they are. */
import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { SpielState } from '@touchline/host/spiel';
import { drawnOptions, listsFor } from '@touchline/kit';
import { read, wordsOf } from '../arguments.ts';
import { deckOf, optionsOf } from '../choices.ts';
import { gameAt } from '../games.ts';
import type { Io } from '../io.ts';
import { Mistake } from '../mistake.ts';
import { seatsOf } from '../seats.ts';

const OPTIONS = {
  stdio: { type: 'boolean' },
  seats: { type: 'string' },
  seed: { type: 'string' },
  deck: { type: 'string', multiple: true },
  option: { type: 'string', multiple: true },
} as const;

export async function run(args: readonly string[], io: Io): Promise<number> {
  const given = read(args, OPTIONS, 'bot');
  const [id] = wordsOf(given, ['game'], 'bot');
  if (!given.flag('stdio')) throw new Mistake('optionValue', '--stdio', 'bot');
  const pack = await gameAt(id, io.folder);
  const decks = given.texts('deck').map((name) => deckOf(pack, name, io.folder));
  const seats = seatsOf(pack, given, decks.length);
  const seed = given.text('seed') ?? randomBytes(16).toString('hex');
  const options = drawnOptions(pack.offers, optionsOf(pack, given.texts('option')), seats, seed);
  const lists = listsFor(pack.game, decks, seats, seed, { options }).map(({ list }) => list);
  const match = new SpielState(pack.game, { options, lists, seed });
  const say = (message: object) => io.out(`${JSON.stringify(message)}\n`);
  say({ t: 'begin', game: pack.id, seats, seed });
  const input = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  while (!match.isTerminal()) {
    const seat = match.currentPlayer();
    say({ t: 'ask', seat, view: match.observation(seat) });
    const { value, done } = await input.next();
    // Whoever goes leaves the match as it is.
    if (done) return 0;
    const action = actionOf(value, match, seat);
    if (action === null) say({ t: 'no', why: 'notOffered' });
    else match.applyAction(action);
  }
  say({ t: 'over', returns: match.returns(), record: JSON.parse(match.serialize()) });
  return 0;
}

/** By its key, or by its place in the list. */
function actionOf(line: string, match: SpielState, seat: number): number | null {
  let said: unknown;
  try {
    said = JSON.parse(line);
  } catch {
    return null;
  }
  if (typeof said !== 'object' || said === null) return null;
  const legal = match.legalActions(seat);
  if ('action' in said) return legal.find((action) => action === said.action) ?? null;
  const key = 'key' in said ? said.key : null;
  return legal.find((action) => match.actionToString(seat, action) === key) ?? null;
}
