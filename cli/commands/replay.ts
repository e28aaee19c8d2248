/** `touchline replay`: a saved game or record once more, as somebody who sees both hands would tell it. */

import { entriesSince, type Timeline } from '@touchline/host';
import { linkIn, linkOf } from '@touchline/host/link';
import { read, wordsOf as wordsGiven } from '../arguments.ts';
import { botCalled } from '../botDesk.ts';
import { gameAt, type Language, languageOf, languages, type TerminalGame } from '../games.ts';
import type { Io } from '../io.ts';
import { Mistake } from '../mistake.ts';
import { linkedSave, readSave, timelineOf } from '../saveFile.ts';
import { seatLetter } from '../seats.ts';
import { logLines } from '../table/log.ts';
import { sceneOf } from '../table/scene.ts';
import { CLEAR, paragraphs, write } from '../table/screen.ts';
import { Told } from '../table/told.ts';
import { wordsOf } from '../words/words.ts';
import { analyse, analysisLines } from './analysis.ts';

const OPTIONS = {
  step: { type: 'boolean' },
  verify: { type: 'boolean' },
  analyse: { type: 'boolean' },
  bot: { type: 'string' },
  seat: { type: 'string' },
  link: { type: 'boolean' },
  lang: { type: 'string' },
  game: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export async function run(args: readonly string[], io: Io): Promise<number> {
  const given = read(args, OPTIONS, 'replay');
  const language = given.oneOf('lang', languages, languageOf(io.env));
  const [path] = wordsGiven(given, ['file'], 'replay');
  const words = wordsOf(language);
  const game = given.text('game');
  if (game !== undefined) await gameAt(game, io.folder);
  const link = linkIn(path);
  const save = link === null ? readSave(path, io.folder) : linkedSave(link);
  const { pack, timeline } = timelineOf(link === null ? path : '', save);
  if (given.flag('link')) {
    io.out(`${linkOf(pack.game, save)}\n`);
    return 0;
  }
  if (given.flag('verify')) {
    const facts = {
      file: path,
      game: pack.id,
      seed: timeline.seed,
      steps: timeline.steps,
      hash: timeline.hash(),
      result: timeline.result,
    };
    io.out(given.flag('json') ? `${JSON.stringify(facts, null, 2)}\n` : `${words.verified(path, timeline.steps, timeline.hash())}\n`);
    return 0;
  }
  const letters = timeline.record().lists.map((_, seat) => seatLetter(seat));
  const seat = given.oneOf('seat', [...letters, 'spectator'], 'spectator');
  const viewer = seat === 'spectator' ? seat : letters.indexOf(seat);
  if (given.text('bot') !== undefined && !given.flag('analyse')) throw new Mistake('onlyAnalysed', 'replay');
  if (given.flag('analyse')) {
    const bot = botCalled(given.text('bot') ?? 'search:400');
    const analysis = analyse(
      { pack, record: timeline.record(), bot, seat: viewer === 'spectator' ? null : viewer, language },
      progress(io),
    );
    if (given.flag('json')) io.out(`${JSON.stringify({ file: path, ...analysis }, null, 2)}\n`);
    else write(io, paragraphs(analysisLines(analysis, words, timeline.seats), io.columns));
    return 0;
  }
  if (given.flag('json')) {
    io.out(`${JSON.stringify(timeline.record(), null, 2)}\n`);
    return 0;
  }
  await (given.flag('step') ? stepThrough : tellAll)({ pack, timeline, viewer, language, io });
  return 0;
}

/** How far it has come, on a terminal. */
function progress(io: Io): (done: number, all: number) => void {
  if (!io.errTty) return () => {};
  return (done, all) => io.err(done < all ? `\r${done}/${all}` : '\r\x1b[K');
}

interface Telling {
  readonly pack: TerminalGame;
  readonly timeline: Timeline;
  readonly viewer: 'spectator' | number;
  readonly language: Language;
  readonly io: Io;
}

async function tellAll({ pack, timeline, viewer, language, io }: Telling): Promise<void> {
  const told = new Told(timeline);
  const s = sceneOf(pack, timeline.view(viewer), pack.speak(language, timeline.seats), wordsOf(language), io, () => told.to(viewer));
  write(io, paragraphs(logLines(s, entriesSince(timeline, -1, { viewer, logged: pack.logged })), s.width));
  write(io, pack.board(s));
  if (timeline.result) write(io, paragraphs([s.speaker.result(timeline.result, viewer)], s.width));
}

async function stepThrough({ pack, timeline, viewer, language, io }: Telling): Promise<void> {
  const words = wordsOf(language);
  const speaker = pack.speak(language);
  for (let step = 0; step <= timeline.steps; step++) {
    const s = sceneOf(pack, timeline.view(viewer, step), speaker, words, io);
    const lines = paragraphs(logLines(s, entriesSince(timeline, step - 1, { viewer, logged: pack.logged }, step)), s.width);
    if (io.tty) io.out(CLEAR);
    write(io, [...lines, ...pack.board(s), `${step}/${timeline.steps}`]);
    if (step === timeline.steps) break;
    const line = await io.line(words.step);
    if (line === null || /^q/i.test(line.trim())) return;
  }
  if (timeline.result) write(io, paragraphs([speaker.result(timeline.result, viewer)], io.columns));
}
