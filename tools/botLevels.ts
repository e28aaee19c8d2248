/** The tables of levels in `docs/bots.md`: what a level is in each game, and what it was measured to score against the one below. */
import { type Level, levels, tasteOf } from '@touchline/bots';
import type { Game } from '@touchline/engine';
import { allGames } from '@touchline/kit/node';
import { levelIn, type Measured, type Recorded } from '../cli/record.ts';

/** A game by its name, with what it tells bots. */
export interface Playing {
  readonly id: string;
  readonly name: string;
  readonly game: Game;
}

/** The games, by the names their pages have. */
export const playing = async (names: { readonly [id: string]: string }): Promise<Playing[]> => {
  const found = await allGames();
  return Object.entries(names).map(([id, name]) => ({ id, name, game: found.find(({ pack }) => pack.id === id)!.pack.game }));
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), `|${head.map(() => '---|').join('')}`, ...rows.map(row)].join('\n');

/** Says nothing of itself: its matches are imagined to their end. */
const silent = (game: Game): Game => ({ ...game, spec: { ...game.spec, advice: undefined, learned: undefined } });

function chooses({ name }: Level, games: readonly Playing[]): string {
  const usual = tasteOf(name, silent(games[0].game)).sight;
  if (usual === 0) return 'the best';
  const others = games.flatMap(({ name: of, game }) => {
    const { sight } = tasteOf(name, game);
    return sight === usual ? [] : [`${of}: ${sight}`];
  });
  return `overlooks up to ${usual} points${others.length > 0 ? ` (${others.join(', ')})` : ''}`;
}

const said = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${ms / 1000} s`);

export function levelsTable(games: readonly Playing[]): string {
  const bot = (name: string, game: Game) => `\`${levelIn(name, game)!.split(' ')[0]}\``;
  return table(
    ['level', 'name', 'a game that says nothing of itself', ...games.map(({ name }) => name), 'how it chooses', 'box at a table'],
    levels.map((level) => [
      String(level.level),
      `\`${level.name}\``,
      bot(level.name, silent(games[0].game)),
      ...games.map(({ game }) => bot(level.name, game)),
      chooses(level, games),
      said(level.box),
    ]),
  );
}

/** The newest measurement of two bots of which those that are levels were then what they are now. */
function newest(lines: readonly Recorded[], { id, game }: Playing, bot: string, against: string): Measured | undefined {
  const isNow = ({ levels: then = {} }: Recorded, name: string) => levelIn(name, game) === then[name];
  return lines
    .filter((line) => line.game === id && line.seats === 2 && isNow(line, bot) && isNow(line, against))
    .flatMap(({ matches }) => matches.filter((one) => one.bot === bot && one.against === against && one.on === undefined))
    .at(-1);
}

const percent = (share: number): string => String(Math.round(100 * share));

export function ladderTable(lines: readonly Recorded[], games: readonly Playing[]): string {
  const steps = levels.map(({ name }, i) => [name, levels[i - 1]?.name ?? 'random'] as const).toReversed();
  return table(
    ['level', 'against', ...games.map(({ name }) => name)],
    steps.map(([bot, against]) => [
      `\`${bot}\``,
      `\`${against}\``,
      ...games.map((one) => {
        const found = newest(lines, one, bot, against);
        return found ? `${percent(found.score)} (${percent(found.low)} – ${percent(found.high)}) of ${found.games}` : '–';
      }),
    ]),
  );
}

/** A page with the text between `<!-- name -->` and `<!-- end of name -->` written anew. */
export function withPart(page: string, name: string, text: string): string {
  const [before, rest, ...more] = page.split(`<!-- ${name} -->\n`);
  const at = rest?.indexOf(`\n<!-- end of ${name} -->`) ?? -1;
  if (at < 0 || more.length > 0) throw new Error(`The page has no one place for "${name}".`);
  return `${before}<!-- ${name} -->\n\n${text}\n${rest.slice(at)}`;
}
