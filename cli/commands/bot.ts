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
  again: { type: 'boolean' },
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
  const chosen = optionsOf(pack, given.texts('option'));
  const again = given.flag('again');
  const say = (message: object) => io.out(`${JSON.stringify(message)}\n`);
  const dealt = (seed: string): SpielState => {
    const options = drawnOptions(pack.offers, chosen, seats, seed);
    const lists = listsFor(pack.game, decks, seats, seed, { options }).map(({ list }) => list);
    say({ t: 'begin', game: pack.id, seats, seed, cards: pack.game.defs.map((def) => def.id) });
    return new SpielState(pack.game, { options, lists, seed });
  };
  const ask = (one: SpielState) => {
    const seat = one.currentPlayer();
    if (one.isTerminal()) say({ t: 'over', returns: one.returns(), record: JSON.parse(one.serialize()) });
    else say({ t: 'ask', seat, view: one.observation(seat) });
  };
  let match = dealt(given.text('seed') ?? drawn());
  ask(match);
  for await (const line of createInterface({ input: process.stdin })) {
    const said = saidIn(line);
    const seat = match.currentPlayer();
    if (said.t === 'view' && typeof said.seat === 'number' && Number.isInteger(said.seat) && said.seat >= 0 && said.seat < seats) {
      say({ t: 'view', seat: said.seat, view: match.observation(said.seat) });
      continue;
    }
    if (said.t === 'again' && again) match = dealt(typeof said.seed === 'string' ? said.seed : drawn());
    else {
      const action = actionOf(said, match, seat);
      if (action === null) say({ t: 'no', why: 'notOffered' });
      else match.applyAction(action);
    }
    ask(match);
    if (match.isTerminal() && !again) break;
  }
  // Whoever goes leaves the match as it is.
  return 0;
}

const drawn = () => randomBytes(16).toString('hex');

/** What a line says; nothing if it is no record. */
function saidIn(line: string): { readonly [name: string]: unknown } {
  try {
    return { ...JSON.parse(line) };
  } catch {
    return {};
  }
}

/** By its key, or by its place in the list. */
function actionOf(said: { readonly [name: string]: unknown }, match: SpielState, seat: number): number | null {
  const legal = match.legalActions(seat);
  if ('action' in said) return legal.find((action) => action === said.action) ?? null;
  const key = 'key' in said ? said.key : null;
  return legal.find((action) => match.actionToString(seat, action) === key) ?? null;
}
