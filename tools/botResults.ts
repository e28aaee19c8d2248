/**
 * What bots were measured to do, as a page: `node tools/botResults.ts` writes `docs/bot-results.md` from `bots/results/results.jsonl`, to which
 * `touchline arena` and `touchline train` add lines with `--record`, and the tables of levels in `docs/bots.md`. A test compares them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { root } from '@touchline/kit/node';
import type { Measured, Recorded } from '../cli/record.ts';
import { ladderTable, levelsTable, playing, withPart } from './botLevels.ts';

export const RESULTS = join(root, 'bots/results/results.jsonl');
export const PAGE = join(root, 'docs/bot-results.md');
export const BOTS = join(root, 'docs/bots.md');

export const GAMES: { readonly [id: string]: string } = {
  playca: 'Eleven PlayCa',
  inazuma: 'Inazuma Eleven TCG',
  tsubasa: 'Captain Tsubasa',
  eleven: 'ELEVEN: Football Manager',
  fftcg: 'Final Fantasy TCG',
};

const percent = (share: number): string => (100 * share).toFixed(1);

/** Columns of a table: those that any of its rows has something for. */
const COLUMNS: readonly { readonly head: string; readonly cell: (one: Measured, seats: number) => string; readonly number?: true }[] = [
  { head: 'bot', cell: ({ bot }) => `\`${bot}\`` },
  { head: 'against', cell: ({ against }) => (against === '' ? '' : `\`${against}\``) },
  { head: 'with', cell: ({ on = '' }) => on },
  { head: 'games', cell: ({ games }) => String(games), number: true },
  { head: 'scored %', cell: ({ score }, seats) => (seats === 2 ? percent(score) : ''), number: true },
  { head: 'won %', cell: ({ score }, seats) => (seats === 2 ? '' : percent(score)), number: true },
  { head: '95 % interval', cell: ({ low, high }) => `${percent(low)} – ${percent(high)}` },
  { head: 'mean rank', cell: ({ rank }) => rank?.toFixed(2) ?? '', number: true },
  { head: 'mean points', cell: ({ points }) => points?.toFixed(1) ?? '', number: true },
  { head: 'ms, median', cell: ({ ms }) => (ms?.some((one) => one !== null) ? ms.map(spent).join(' / ') : '') },
];

const spent = (ms: number | null): string => (ms === null ? '–' : ms < 0.1 ? '< 0.1' : String(ms));

function table({ matches, seats }: Recorded): string[] {
  const used = COLUMNS.filter(({ cell }) => matches.some((one) => cell(one, seats) !== ''));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(used.map(({ head }) => head)),
    `|${used.map(({ number }) => (number ? '--:' : '---')).join('|')}|`,
    ...matches.map((one) => line(used.map(({ cell }) => cell(one, seats)))),
  ];
}

function headingOf({ date, about, seats, trained }: Recorded): string {
  const played = seats === 1 ? 'alone' : seats === 2 ? '' : `${seats} at a table`;
  const first = [about, played].filter((one) => one !== '').join('; ');
  const learned = trained
    ? ` Learned from ${trained.positions} positions of ${trained.games} matches of \`${trained.teacher}\`${trained.hidden > 0 ? `, ${trained.hidden} hidden units` : ''}${trained.horizon ? `, horizon ${trained.horizon}` : ''}; log loss ${trained.loss} (a coin: ${trained.coin}); a judgement takes ${trained.microseconds} µs. **${trained.promoted ? 'Promoted' : 'Not promoted'}.**`
    : '';
  return `${date}${first === '' ? '.' : `: ${first}.`}${learned}`;
}

export function pageOf(lines: readonly Recorded[]): string {
  const ids = [...Object.keys(GAMES), ...new Set(lines.map(({ game }) => game).filter((game) => !(game in GAMES)))];
  const parts = ids.flatMap((id) => {
    const of = lines.filter(({ game }) => game === id);
    if (of.length === 0) return [];
    return [`## ${GAMES[id] ?? id}`, '', ...of.toReversed().flatMap((one) => [headingOf(one), '', ...table(one), ''])];
  });
  return `${[
    '# What bots score',
    '',
    '<!-- Written by `node tools/botResults.ts` from bots/results/results.jsonl. Do not edit. -->',
    '',
    'Pairs of games on the same seed and decks with the seats changed; the interval holds 95 of 100 resamples of the rounds. `@new`: weights on',
    'trial. `@hand`: as the game was before anything was learned. `@horizon:N`: N decisions are imagined before a position is judged. The newest',
    'come first. Milliseconds are those of a machine shared with much else, of the bot and of who it plays against. [bots.md](bots.md) explains the rest.',
    '',
    ...parts,
  ]
    .join('\n')
    .trimEnd()}\n`;
}

export function recordedIn(text: string): Recorded[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Recorded => JSON.parse(line));
}

/** The page about bots with what its tables of levels are to say. */
export async function botsPage(page: string, lines: readonly Recorded[]): Promise<string> {
  const games = await playing(GAMES);
  return withPart(withPart(page, 'levels', levelsTable(games)), 'ladder', ladderTable(lines, games));
}

if (process.argv[1] === import.meta.filename) {
  const lines = recordedIn(readFileSync(RESULTS, 'utf8'));
  writeFileSync(PAGE, pageOf(lines));
  writeFileSync(BOTS, await botsPage(readFileSync(BOTS, 'utf8'), lines));
}
