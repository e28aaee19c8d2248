/** Frames and bodies of all kinds: nothing is written, nothing breaks, memory stays as it is, and refusals are of the closed list. */
import process from 'node:process';
import { stream } from '@touchline/engine';
import { CLOSE } from '@touchline/host/wire';
import { codes } from '../../match/refusal.ts';
import { house, type Line, seated } from '../../testing/house.ts';
import { body, frame } from '../../testing/nonsense.ts';
import { count, type Proof } from './proof.ts';

const PATHS = ['/api/match', '/api/match/ID/sit', '/api/match/ID/report', '/api/ticket', '/api/pair', '/api/blocked', '/api/me'];
const CODES: readonly number[] = [...Object.values(CLOSE), 1007, 1009];
/** Inputs between two looks at memory. */
const STRETCH = 2000;

export const prove: Proof = async (given, say) => {
  const here = await house();
  const chance = stream(given.seed);
  const inputs = count(given.number, 1_000_000);
  const { id, people, lines } = await seated(here, { game: 'playca', seats: ['me', 'open'] });
  const before = lines[0].seq;
  const wrong: string[] = [];
  const memory: number[] = [];
  let line: Line | null = null;
  let sent = 0;
  for (; sent < inputs && wrong.length < 20; sent++) {
    if (sent % STRETCH === 0) memory.push(process.memoryUsage().rss);
    if (chance.below(10) === 0) {
      const path = PATHS[chance.below(PATHS.length)].replace('ID', id);
      const { status, body: said } = await people[chance.below(2)].ask('POST', path, body(chance) || '{}');
      if (status >= 500 || (status >= 400 && !Object.hasOwn(codes, said.error))) wrong.push(`${path}: ${status} ${JSON.stringify(said)}`);
      continue;
    }
    if (!line || line.closed !== null) {
      if (line && !CODES.includes(line.closed ?? 0)) wrong.push(`a socket was closed with ${line.closed}`);
      line = await people[0].look(id);
    }
    line.socket.send(frame(chance));
    if (chance.below(4) === 0) await Promise.race([line.settled(), new Promise((resume) => setTimeout(resume, 2000))]);
  }
  const after = await people[1].look(id);
  if (after.seq !== before) wrong.push(`${after.seq - before} entries were written`);
  const [early, late] = [memory[Math.floor(memory.length / 3)] ?? 0, memory.at(-1) ?? 0];
  say(
    `${sent} inputs, ${wrong.length} wrong, ${here.faults.length} errors, memory ${(early / 1e6).toFixed(0)} → ${(late / 1e6).toFixed(0)} MB`,
  );
  for (const words of [...wrong, ...here.faults.map(String)].slice(0, 20)) say(`  ${words}`);
  for (const one of [...lines, after]) one.close();
  line?.close();
  await here.close();
  return wrong.length === 0 && here.faults.length === 0;
};
