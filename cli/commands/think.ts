/** `touchline think`: a position that was kept because a bot failed in it, asked about again. */
import { botNamed, type Considered, guarded } from '@touchline/bots';
import { read, wordsOf as wordsGiven } from '../arguments.ts';
import { botCalled } from '../botDesk.ts';
import { readFault } from '../faults.ts';
import { gameNamed, languageOf, languages } from '../games.ts';
import type { Io } from '../io.ts';
import { Mistake } from '../mistake.ts';
import { percent, spoken } from '../table/hint.ts';
import { sceneOf } from '../table/scene.ts';
import { paragraphs, write } from '../table/screen.ts';
import { wordsOf } from '../words/words.ts';

const OPTIONS = { bot: { type: 'string' }, lang: { type: 'string' }, json: { type: 'boolean' } } as const;

export async function run(args: readonly string[], io: Io): Promise<number> {
  const given = read(args, OPTIONS, 'think');
  const language = given.oneOf('lang', languages, languageOf(io.env));
  const [path] = wordsGiven(given, ['file'], 'think');
  const { game: id, view, seed, bot: failed } = readFault(path, io.folder);
  const pack = gameNamed(id);
  const bot = botCalled(given.text('bot') ?? failed);
  // Counted, so that it comes out the same however long it takes.
  const { thought, fault, ms } = guarded(botNamed(bot)!, bot)(pack.game, view, seed);
  const failure = fault && { why: fault.why, message: fault.message };
  if (given.flag('json')) {
    io.out(
      `${JSON.stringify({ file: path, game: id, bot, seed, ...(fault ? { fault: failure } : thought), ms: Math.round(ms) }, null, 2)}\n`,
    );
    return fault ? 1 : 0;
  }
  const words = wordsOf(language);
  const speaker = pack.speak(language);
  const ask = view.ask!;
  const s = sceneOf(pack, view, speaker, words, io);
  const said = (key: string) => spoken(s, ask, key);
  const worth = (mean: number) => words.worth(percent(mean), view.seats);
  const line = ({ key, share, mean }: Considered) => words.hint.one(said(key).n, said(key).what, percent(share), worth(mean));
  try {
    const { considered, imagined } = thought;
    const weighed = considered.length > 0 ? [words.hint.from(imagined), ...considered.map(line)] : [];
    const told = fault
      ? [words.think.fault(bot, fault.message)]
      : [...weighed, words.think.answers(bot, said(thought.key).what, Math.round(ms))];
    write(io, paragraphs([speaker.ask(ask, view), ...told], io.columns));
  } catch (error) {
    // Values of a shape no view has: somebody edited it.
    if (error instanceof TypeError) throw new Mistake('editedFault', path);
    throw error;
  }
  return fault ? 1 : 0;
}
