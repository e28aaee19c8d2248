// npm run fuzz -- <game> [--cards 40] [--games 200] [--seed a] [--minutes 10] [--set 7] [--show] [--json]
// Plays a game with cards composed at random from what it declares; fails when one of its promises is broken.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { cardsOf, type FuzzReport, fuzz } from './fuzz/run.ts';
import { loadGame, Mistake } from './games.ts';

const usage = 'npm run fuzz -- <game> [--cards 40] [--games 200] [--seed a] [--minutes m] [--set n] [--show] [--json]';

try {
  await main();
} catch (error) {
  if (!(error instanceof Mistake)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function main(): Promise<void> {
  const { values, positionals } = read();
  const [name] = positionals;
  if (!name || positionals.length > 1) throw new Mistake(usage);
  const found = await loadGame(name);
  const started = performance.now();
  const last = started + (values.minutes === undefined ? Infinity : whole('minutes', values.minutes) * 60_000);
  const options = {
    enough: () => performance.now() > last,
    cards: whole('cards', values.cards),
    games: whole('games', values.games),
    seed: values.seed,
    ...(values.set !== undefined && { set: whole('set', values.set, 0) }),
    ...(process.stderr.isTTY && { progress }),
  };
  if (values.show) {
    for (const card of await cardsOf(found, options)) console.log(`${card.id} ${JSON.stringify(card.abilities, null, 1)}`);
    return;
  }
  const report = await fuzz(found, options);
  if (values.json) console.log(JSON.stringify(report, null, 2));
  else print(report, (performance.now() - started) / 1000);
  process.exitCode = report.ok ? 0 : 1;
}

function read() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        cards: { type: 'string', default: '40' },
        games: { type: 'string', default: '200' },
        seed: { type: 'string', default: 'a' },
        minutes: { type: 'string' },
        set: { type: 'string' },
        show: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Mistake(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

function whole(name: string, text: string, least = 1): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < least) throw new Mistake(`--${name} wants a whole number, not "${text}".`);
  return n;
}

function progress(done: number, of: number): void {
  process.stderr.write(done === of ? '\r\x1b[K' : `\r${done} of ${of} games`);
}

function print(report: FuzzReport, seconds: number): void {
  console.log(
    `${report.game}, seed ${report.seed}: ${report.games} games with ${report.composed} composed cards (of ${report.cards} tried), ${report.asks} asks, ${seconds.toFixed(0)} s\n`,
  );
  for (const [fault, n] of Object.entries(report.faults)) console.log(`  ${fault.padEnd(22)}${String(n).padStart(9)}`);
  if (report.examples.length > 0) console.log(`\n${report.examples.map((words) => `- ${words}`).join('\n')}`);
  console.log(`\n${report.ok ? 'ok' : 'FAILED'}`);
}
