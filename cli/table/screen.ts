/** What a seat has before its eyes: the board, what has happened, the question and its numbered answers. */
import type { Ask, AskOption } from '@touchline/engine';
import type { Io } from '../io.ts';
import { labelled, paint, widthOf, wrap } from './lines.ts';
import { defOf, type Scene } from './scene.ts';

export const paragraphs = (lines: readonly string[], width: number): string[] => lines.flatMap((line) => wrap(line, width, '  '));

function optionLines(s: Scene, ask: Ask): string[] {
  const column = String(ask.options.length).length + 3;
  return ask.options.flatMap((option, i) => {
    const said = `${s.speaker.option(ask, option, s.view)} ${s.pack.beside?.(s, ask, option) ?? ''}`.trimEnd();
    const [first, ...rest] = wrap(withEffect(s, said, option), s.width - column);
    const number = `${String(i + 1).padStart(column - 2)}  `;
    return [number + first, ...rest.map((line) => ' '.repeat(column) + line)];
  });
}

/** What the card says that an answer puts to use; where lines are few, as much of it as stands beside the answer. */
function withEffect(s: Scene, said: string, { verb, on }: AskOption): string {
  if (!s.pack.plays.includes(verb) || on.length === 0) return said;
  const card = s.view.zones.flatMap(({ cards }) => cards).find(({ handle }) => handle === on[0]);
  const def = card && defOf(s.game, card.def);
  const all = def ? s.speaker.card(s.pack.face?.(s, def) ?? def).text : [];
  const unsaid = all.filter((part) => !said.includes(part));
  const text = unsaid.join(' ');
  if (text === '') return said;
  // The answer says some of it already.
  if (unsaid.length < all.length) return s.dense ? said : `${said} ${text}`;
  const room = s.width - widthOf(said) - 10;
  if (!s.dense || widthOf(text) <= room) return s.words.deed(said, text);
  return room < 20 ? said : s.words.deed(said, `${text.slice(0, room)}…`);
}

export interface Shown {
  readonly board: readonly string[];
  /** What this seat has not been told yet. */
  readonly log: readonly string[];
  readonly notice: readonly string[];
}

/** News first, then the board, the question nearest to where it is answered: what does not fit can be scrolled back to. */
export function draw(io: Io, s: Scene, ask: Ask, shown: Shown): void {
  const { bold, dim, accent } = paint(io.colour);
  const board = shown.board.map((line, i) => (i === 0 ? bold(line) : line.startsWith('─') ? dim(line) : line));
  const notice = paragraphs(shown.notice, s.width).map(accent);
  const log = paragraphs(shown.log, s.width);
  const gap = board.length > 0 && log.length + notice.length > 0 ? [''] : [];
  const question = wrap(s.speaker.ask(ask, s.view), s.width).map(bold);
  io.out(text([io.tty ? CLEAR : '', ...notice, ...log, ...gap, ...board, ...question, ...optionLines(s, ask)]));
}

export const CLEAR = '\x1b[H\x1b[2J';

const text = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

export function write(io: Io, lines: readonly string[]): void {
  io.out(text(lines));
}

export function help(io: Io, s: Pick<Scene, 'words' | 'width'>): void {
  const column = Math.max(...s.words.help.map(([command]) => command.length)) + 2;
  write(
    io,
    s.words.help.flatMap(([command, text]) => labelled(command, text, s.width, column)),
  );
}
