/** `touchline verify`: was a match dealt as everybody had committed to, and did it go as it is written? */
import { drawsOf } from '@touchline/engine';
import { unfair } from '@touchline/host/fair';
import { read, wordsOf as wordsGiven } from '../arguments.ts';
import { gameAt, languageOf, languages } from '../games.ts';
import type { Io } from '../io.ts';
import { readSave, timelineOf } from '../saveFile.ts';
import { paragraphs, write } from '../table/screen.ts';
import { wordsOf } from '../words/words.ts';

const OPTIONS = { game: { type: 'string' }, lang: { type: 'string' }, json: { type: 'boolean' } } as const;

export async function run(args: readonly string[], io: Io): Promise<number> {
  const given = read(args, OPTIONS, 'verify');
  const words = wordsOf(given.oneOf('lang', languages, languageOf(io.env)));
  const [path] = wordsGiven(given, ['file'], 'verify');
  const game = given.text('game');
  if (game !== undefined) await gameAt(game, io.folder);
  const save = readSave(path, io.folder);
  // Refuses a record that was changed, or that does not come out as it is written.
  const { timeline } = timelineOf(path, save);
  const { fair, record } = save;
  const found = fair ? unfair(fair, record) : [];
  const { game: rules } = timeline;
  if (fair?.draws && JSON.stringify(fair.draws) !== JSON.stringify(drawsOf(rules, record))) found.push({ what: 'draws' });
  if (given.flag('json')) {
    io.out(
      `${JSON.stringify({ file: path, steps: timeline.steps, hash: timeline.hash(), committed: fair !== undefined, unfair: found }, null, 2)}\n`,
    );
    return found.length === 0 ? 0 : 2;
  }
  const { online } = words;
  const seats = fair?.nonces.filter((one) => one !== null).length ?? 0;
  const lines = [words.verified(path, timeline.steps, timeline.hash())];
  if (!fair) lines.push(online.notCommitted);
  else if (found.length > 0) lines.push(...found.map(({ what, seat }) => online.unfair[what](String((seat ?? 0) + 1))));
  else lines.push(seats > 0 ? online.fair(seats) : online.serverOnly, online.dealerSees);
  write(io, paragraphs(lines, io.columns));
  return found.length === 0 ? 0 : 2;
}
