/** The independent checker, on matches as the server hands them out. It needs Python; where there is none that is said. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stream } from '@touchline/engine';
import { gameIds, root } from '@touchline/kit/node';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type House, house, seated } from '../testing/house.ts';
import { python } from '../testing/python.ts';

let here: House;
const folder = mkdtempSync(join(tmpdir(), 'touchline-verify-'));
beforeAll(async () => {
  here = await house();
});
afterAll(async () => {
  await here.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach((context) => {
  if (!python) context.skip('there is no Python here');
});

function verified(record: object): { readonly status: number | null; readonly text: string } {
  const file = join(folder, 'record.json');
  writeFileSync(file, JSON.stringify(record));
  const { status, stdout, stderr } = spawnSync(python!, [join(root, 'tools/verify.py'), file], { encoding: 'utf8' });
  return { status, text: stdout + stderr };
}

/** Some picks at random, then somebody gives up. */
async function played(game: string) {
  const { id, lines, people } = await seated(here, { game, seats: ['me', 'open'], lists: 'open' });
  const chance = stream(game);
  for (let i = 0; i < 30; i++) {
    const line = lines.find(({ view }) => view?.ask);
    if (!line || line.standing!.over) break;
    const { options } = line.view!.ask!;
    await line.pick(options[chance.below(options.length)].key);
    await Promise.all(lines.map((one) => one.settled()));
  }
  await lines[0].command({ t: 'concede' });
  for (const line of lines) line.close();
  return (await people[0].get(`/api/match/${id}/record`)).body;
}

test.each(gameIds)('%s: commitments, every shuffle and die, and the links', async (game) => {
  const record = await played(game);
  expect(record.opened.draws.length).toBeGreaterThan(0);
  expect(verified(record)).toEqual({
    status: 0,
    text: expect.stringMatching(/^Fair: the server and 2 seats .*\nThe record has \d+ steps/),
  });
  // Without the match itself the deal can be checked all the same.
  expect(verified({ ...record, saved: null }).status).toBe(0);
});

test('whatever was changed is found', async () => {
  const record = await played('playca');
  const change = (work: (copy: typeof record) => void) => {
    const copy = structuredClone(record);
    work(copy);
    return verified(copy);
  };
  const flipped = (hex: string) => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);
  const changes: [(copy: typeof record) => void, RegExp][] = [
    [({ opened }) => (opened.seed = flipped(opened.seed)), /seed is not/],
    [({ opened }) => (opened.nonces[1].nonce = flipped(opened.nonces[1].nonce)), /number of seat 2/],
    [({ opened }) => (opened.decks[0].salt += 'x'), /deck of seat 1/],
    [({ opened }) => opened.draws[0][4].reverse(), /shuffle number 0/],
    [({ opened }) => (opened.draws[0][2] = 1), /has the number 1, not 0/],
    [({ opened }) => (opened.options = { pk: 7 }), /seed is not[\s\S]*other options/],
    [({ saved }) => saved.record.picks.splice(2, 1), /record was changed/],
    [({ saved }) => (saved.record.seed = `key:${'00'.repeat(32)}`), /not played with the key/],
  ];
  for (const [work, words] of changes) expect(change(work)).toEqual({ status: 1, text: expect.stringMatching(words) });
});
