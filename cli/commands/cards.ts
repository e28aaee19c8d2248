/** `touchline cards`: every card with its generated text. */
import type { CardDef } from '@touchline/engine';
import type { Speaker } from '@touchline/text';
import { read, wordsOf } from '../arguments.ts';
import { gameAt, languageOf, languages } from '../games.ts';
import type { Io } from '../io.ts';
import { paint, wrap } from '../table/lines.ts';
import { cardsOf, plain } from '../table/lookup.ts';
import { write } from '../table/screen.ts';

const OPTIONS = { lang: { type: 'string' }, json: { type: 'boolean' } } as const;

export async function run(args: readonly string[], io: Io): Promise<number> {
  const given = read(args, OPTIONS, 'cards');
  const language = given.oneOf('lang', languages, languageOf(io.env));
  const [id] = wordsOf({ ...given, words: given.words.slice(0, 1) }, ['game'], 'cards');
  const pack = await gameAt(id, io.folder);
  const speaker = pack.speak(language);
  const wanted = given.words.slice(1).flatMap((word) => plain(word).split(/\s+/));
  const cards = cardsOf(pack).filter((def) => holds(speaker, def, wanted));
  if (given.flag('json')) {
    io.out(
      `${JSON.stringify(
        cards.map((def) => factsOf(speaker, def)),
        null,
        2,
      )}\n`,
    );
    return 0;
  }
  const { bold } = paint(io.colour);
  for (const def of cards) {
    const { name, line, text } = speaker.card(def);
    const [head, ...rest] = wrap(`${def.id}  ${name}`, io.columns, '  ');
    write(io, [bold(head), ...rest, ...[line, ...text].flatMap((part) => wrap(`  ${part}`, io.columns, '  '))]);
  }
  if (cards.length === 0) write(io, wrap(`No card of ${pack.name} holds ${given.words.slice(1).join(' ')}.`, io.columns));
  return 0;
}

function holds(speaker: Speaker, def: CardDef, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return true;
  const { name, line, text } = speaker.card(def);
  const all = plain([def.id, name, line, ...text, def.kind, ...Object.values(def.traits).flat()].join(' '));
  return wanted.every((word) => all.includes(word));
}

function factsOf(speaker: Speaker, def: CardDef) {
  const { name, line, text } = speaker.card(def);
  return { id: def.id, name, kind: def.kind, line, text, stats: def.stats, traits: def.traits };
}
