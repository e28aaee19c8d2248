/** A trial: matches are played over real sockets while servers are killed and frozen and lines are cut; then the log is compared. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { stream } from '@touchline/engine';
import { findGame } from '@touchline/kit/node';
import { openStore } from '../log/open.ts';
import { Seal, sealingKey } from '../log/sealed.ts';
import type { Postgres } from '../testing/postgres.ts';
import { Fleet } from './fleet.ts';
import { Player } from './player.ts';
import { judge, type Verdict } from './verdict.ts';

export interface TrialSetup {
  /** By id, or the folder of a game. */
  readonly game: string;
  readonly seats: number;
  readonly processes: number;
  /** Matches that go on at the same time; one that is over is followed by another as long as there are faults to come. */
  readonly tables: number;
  readonly faults: number;
  /** Milliseconds between two faults, on average. */
  readonly every: number;
  /** Of the faults: how many of a hundred are kills, freezes; the others cut lines. */
  readonly kills: number;
  readonly freezes: number;
  /** Absent: a file. Of a hundred faults so many kill the database itself, and so many break one of its connections. */
  readonly database?: { readonly postgres: Postgres; readonly kills: number; readonly drops: number };
  readonly broken?: string;
  readonly seed: string;
  /** Milliseconds to play on when the faults are over. */
  readonly rest: number;
  /** Of a thousand messages so many are sent twice. */
  readonly doubled?: number;
  /** Ends as soon as something is wrong: for servers of which that is known. */
  readonly impatient?: boolean;
  /** Raised when there should be no more faults: what was reached is judged. */
  readonly stop?: { readonly aborted: boolean };
  readonly progress?: (words: string) => void;
}

export interface Outcome extends Omit<Verdict, 'over'> {
  readonly matches: number;
  readonly finished: number;
  readonly kills: number;
  readonly freezes: number;
  readonly cuts: number;
  readonly databaseKills: number;
  readonly drops: number;
  readonly reconnects: number;
}

interface Table {
  readonly id: string;
  readonly players: readonly Player[];
}

export async function trial(setup: TrialSetup): Promise<Outcome> {
  const data = mkdtempSync(join(tmpdir(), 'touchline-judge-'));
  const { pack, folder } = await findGame(setup.game);
  const own = setup.game === pack.id ? '' : resolve(folder);
  const chance = stream(setup.seed);
  const { database } = setup;
  const storage = (await database?.postgres.database()) ?? 'sqlite';
  const fleet = await Fleet.start(setup.processes, data, storage, own, setup.broken ?? '');
  const tables: Table[] = [];
  const refused: string[] = [];
  let faulty = true;
  let cuts = 0;
  let databaseKills = 0;
  let drops = 0;
  let opened = 0;

  const sitDown = async (): Promise<Table> => {
    const label = `${setup.seed}/${opened++}`;
    const players = Array.from(
      { length: setup.seats },
      (_, seat) =>
        new Player({
          anywhere: () => fleet.any((n) => chance.below(n)),
          label: `${label}/${seat}`,
          pace: 8,
          doubled: setup.doubled ?? 30,
          cut: 10,
          undo: 40,
        }),
    );
    const seats = players.map((_, seat) => (seat === 0 ? 'me' : 'open'));
    const { id, invite } = await players[0].create({ game: pack.id, seats });
    const table = { id, players };
    tables.push(table);
    await Promise.all(players.map((player, seat) => player.sit(id, seat === 0 ? undefined : invite, seat)));
    return table;
  };
  const wrong = () =>
    setup.impatient === true &&
    (refused.length > 0 || tables.some(({ players }) => players.some(({ journal }) => journal.faults.length > 0)));
  const playOn = async (): Promise<void> => {
    while (faulty && !wrong()) {
      const table = await sitDown().catch((error) => {
        refused.push(String(error));
        return null;
      });
      if (table) await until(() => table.players.every(({ isOver }) => isOver) || !faulty || wrong());
      else if (!setup.impatient) return;
    }
  };

  const playing = Promise.all(Array.from({ length: setup.tables }, playOn));
  for (let n = 0; n < setup.faults && !wrong() && !setup.stop?.aborted; n++) {
    await new Promise((resume) => setTimeout(resume, chance.below(2 * setup.every)));
    const kind = chance.below(100);
    if (database && chance.below(100) < database.kills) {
      databaseKills++;
      await database.postgres.kill();
      await database.postgres.start();
    } else if (database && chance.below(100) < database.drops) {
      drops++;
      await database.postgres.drop(chance.below(100));
    } else if (kind < setup.kills) await until(() => fleet.kill(chance.below(setup.processes)));
    else if (kind < setup.kills + setup.freezes) void fleet.freeze(chance.below(setup.processes), 50 + chance.below(900));
    else {
      cuts++;
      const { players } = tables[chance.below(tables.length)] ?? { players: [] };
      players[chance.below(players.length || 1)]?.cut();
    }
    setup.progress?.(`${n + 1} of ${setup.faults} faults, ${tables.length} matches`);
  }
  faulty = false;
  await playing;
  const all = tables.flatMap(({ players }) => players);
  // What is left is played to its end in peace: a match that stands still then has been lost.
  const started = tables.filter(({ players }) => players.every(({ seat }) => seat >= 0));
  const done = () => started.every(({ players }) => players.every(({ isOver }) => isOver));
  const settled = await until(() => done() || wrong(), setup.rest);
  for (const player of all) player.stop();
  await fleet.end();

  const store = await openStore(storage, data, () => {});
  const seal = new Seal(sealingKey(data, undefined));
  const total = { faults: [...fleet.complaints, ...refused], entries: 0, acks: 0, again: 0, views: 0, matches: tables.length, finished: 0 };
  for (const { id, players } of tables) {
    const verdict = await judge(
      store,
      seal,
      pack.game,
      id,
      players.map(({ seat, journal }) => ({ seat, journal })),
    );
    total.faults.push(...verdict.faults);
    for (const field of ['entries', 'acks', 'again', 'views'] as const) total[field] += verdict[field];
    if (verdict.over) total.finished++;
    else if (!settled && !wrong()) total.faults.push(`${id}: stands still (${players.map(({ state }) => state).join('; ')})`);
  }
  await store.close();
  if (process.env.TOUCHLINE_KEEP) total.faults.push(`The log is in ${data}.`);
  else rmSync(data, { recursive: true, force: true });
  return {
    ...total,
    kills: fleet.kills,
    freezes: fleet.freezes,
    cuts,
    databaseKills,
    drops,
    reconnects: all.reduce((sum, { reconnects }) => sum + reconnects, 0),
  };
}

/** False: it did not come to pass in time. */
async function until(holds: () => boolean, ms = Number.POSITIVE_INFINITY): Promise<boolean> {
  const end = performance.now() + ms;
  while (!holds()) {
    if (performance.now() > end) return false;
    await new Promise((resume) => setTimeout(resume, 10));
  }
  return true;
}
