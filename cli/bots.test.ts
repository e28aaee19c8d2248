/** Bots at the terminal table: in a thread of their own, asked for a hint, and failing. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Asking, botNamed, guarded, levels } from '@touchline/bots';
import type { Own } from '@touchline/engine';
import { HINT_BOT, Timeline } from '@touchline/host';
import { expect, test } from 'vitest';
import { botCalled, botDesk } from './botDesk.ts';
import * as think from './commands/think.ts';
import { gameNamed } from './games.ts';
import { main } from './main.ts';
import { type Script, scripted } from './scripted.ts';
import { sit } from './terminalTable.ts';
import { newFolder } from './testing/folder.ts';

const decks = ['--deck', 'galewick', '--deck', 'ironmoor'];
const pack = gameNamed('playca');
const lists = Object.values(pack.decks).slice(0, 2);

async function play(args: readonly string[], script: Script) {
  const io = scripted(script);
  const code = await main(['play', ...args], io);
  expect([code, io.errors()]).toEqual([0, '']);
  return io.text();
}

test.each(['rookie', 'winger'])('a whole game against %s, to the end and saved under its name', async (bot) => {
  const folder = newFolder();
  const typed = ['save done.json'];
  const io = scripted({ folder, input: () => (io.text().includes('keeps the record') ? (typed.pop() ?? null) : '1') });
  const { level } = levels.find(({ name }) => name === bot)!;
  expect(await main(['play', 'playca', '--seed', bot, '--bot', String(level), ...decks], io)).toBe(0);
  expect(io.errors()).toBe('');
  expect(io.text()).toMatch(new RegExp(`Your opponent is ${bot}, who `));
  const { players, record } = JSON.parse(readFileSync(join(folder, 'done.json'), 'utf8'));
  expect(players).toEqual(['person', bot]);
  expect(record.picks.filter(([seat]: [number]) => seat === 1).length).toBeGreaterThan(10);
});

test('a bot is called by its name, by the number of its level, or by a kind and a budget', () => {
  expect(['anchor', '3', 'Anchor', 'search:20'].map(botCalled)).toEqual(['anchor', 'anchor', 'anchor', 'search:20']);
  for (const wrong of ['genius', '0', '6', 'search:x']) expect(() => botCalled(wrong)).toThrow(/There is no bot ".*maestro.*1 to 5/);
});

// ---------------------------------------------------------------- hints

test.each([
  [
    'en',
    'hint',
    /^From \d+ imagined matches? fitting what you see:\noption \d+ \(\d+% chance to win, tried in \d+% of them\): 1\./,
    /^It (wins \d+ more of 100 matches|is hardly better) than option \d+\.$/,
  ],
  [
    'fr',
    'conseil',
    /^D'après \d+ parties? imaginées?, conformes? à ce que vous voyez :\noption \d+ \(\d+ % de chances de gagner, essayée dans/,
    /^(Gagne \d+ parties? sur 100 de plus|À peine mieux) que l'option \d+\.$/,
  ],
] as const)('a hint in %s: the best few, in the words of the options', async (lang, hint, says, compares) => {
  const text = await play(['playca', '--seed', 'h', '--lang', lang, '--bot', 'random', ...decks], { input: [hint], columns: 120 });
  const told = text
    .slice(text.indexOf(`> ${hint}\n`) + hint.length + 3, text.lastIndexOf('\n> '))
    .replaceAll('\u00a0', ' ')
    .replace(/\n {2}/g, ' ');
  expect(told).toMatch(says);
  const options = told.split('\n').slice(1, 4);
  expect(options).toHaveLength(3);
  // Then why: how the first compares with the second.
  expect(told.split('\n')[4]).toMatch(compares);
  // Each is called what it is called in the list.
  for (const line of options) {
    const [, n, what] = /^option (\d+) .*?\) ?: (.*)$/.exec(line)!;
    expect(text).toContain(`\n ${n}  ${what}\n`);
  }
});

test('a hint sees what the person sees, and changes nothing', async () => {
  const sitting = async (input: readonly string[]) => {
    const timeline = new Timeline(pack.game, { options: {}, lists, seed: 'same' });
    const desk = botDesk();
    const asked: Asking<Own>[] = [];
    const think = desk.think.bind(desk);
    desk.think = (asking) => {
      asked.push(asking as unknown as Asking<Own>);
      return think(asking);
    };
    await sit({ pack, timeline, players: ['person', 'random'], decks: [], language: 'en', notice: [] }, scripted({ input }), desk);
    return { record: timeline.record(), asked };
  };
  const plain = await sitting(['1', '1', '1', '1']);
  const hinted = await sitting(['hint', '1', '1', 'hint', '1', '1']);
  expect(hinted.record).toEqual(plain.record);
  const ours = hinted.asked.filter(({ bot }) => bot === HINT_BOT);
  expect(ours.map(({ view }) => view.viewer)).toEqual([0, 0]);
  expect(hinted.asked.filter((asking) => !ours.includes(asking))).toEqual(plain.asked);
  expect(plain.asked.every(({ view }) => view.viewer === 1)).toBe(true);
});

// ---------------------------------------------------------------- faults

/** A table whose bots break down as the seed of the match says. */
const failing = new URL('../bots/testing/worker.ts', import.meta.url);

async function table(seed: string, language: 'en' | 'fr', script: Script) {
  const timeline = new Timeline(pack.game, { options: {}, lists, seed });
  const io = scripted({ columns: 120, ...script });
  await sit({ pack, timeline, players: ['person', 'winger'], decks: [], language, notice: [] }, io, botDesk(failing));
  return { timeline, text: io.text() };
}

async function thinkOf(args: readonly string[], folder: string) {
  const io = scripted({ folder, columns: 120 });
  return { code: await think.run(args, io), text: io.text() };
}

test.each([
  ['en', /winger broke down\. An answer drawn at random.*\nWhat it was asked is kept in (\S+)\. Ask again with:\ntouchline think \1\n/],
  [
    'fr',
    /winger est tombé en panne\. Une réponse tirée.*\nLa question posée est gardée dans (\S+)\. Pour la reposer :\ntouchline think \1\n/,
  ],
] as const)('a bot that fails at the table in %s: the match goes on, and the decision is kept', async (language, says) => {
  const folder = newFolder();
  const { timeline, text } = await table('leave/1', language, { folder, input: ['1'] });
  expect(timeline.steps).toBeGreaterThan(1);
  const file = says.exec(text)?.[1] ?? '';
  expect(file).toBe('touchline-fault-playca-leave-1-0.json');
  expect(readdirSync(folder)).toContain(file);
  const kept = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const before = new Timeline(pack.game, { options: {}, lists, seed: 'leave/1' });
  expect(kept).toMatchObject({ touchline: 1, version: '0.1.0', game: 'playca', bot: 'winger', why: 'threw', seed: 'leave/1/bot/1/0' });
  expect(kept.message).toMatch(/ended with code 3/);
  expect(kept.view).toEqual(JSON.parse(JSON.stringify(before.view(1))));
  // Asked again it says what it would have said.
  const { code, text: again } = await thinkOf([file, '--json'], folder);
  const { thought } = guarded(botNamed('winger')!, 'winger')(pack.game, before.view(1), 'leave/1/bot/1/0');
  expect(code).toBe(0);
  expect(JSON.parse(again)).toMatchObject({ bot: 'winger', ...thought });
  const other = await thinkOf([file, '--bot', 'search:20', '--lang', language], folder);
  expect(other.text).toMatch(language === 'en' ? /option \d .*\nsearch:20 answers: / : /option \d .*\nsearch:20 répond : /);
});

test('think tells of a bot that fails again, and of a file that holds no position', async () => {
  const folder = newFolder();
  await table('break', 'en', { folder, input: [] });
  const [name] = readdirSync(folder);
  const kept = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  // A card nobody has: no world can be imagined.
  const zones = kept.view.zones.map((zone: object) => ({
    ...zone,
    cards: [{ handle: 1, def: 'NO-01', place: 0, marks: [], owner: 0, known: 3 }],
  }));
  writeFileSync(join(folder, 'bad.json'), JSON.stringify({ ...kept, view: { ...kept.view, zones } }));
  const { code, text } = await thinkOf(['bad.json', '--bot', 'search:5', '--json'], folder);
  expect(code).toBe(1);
  expect(JSON.parse(text).fault.why).toBe('threw');
  writeFileSync(join(folder, 'none.json'), '{"touchline":1}');
  await expect(thinkOf(['none.json'], folder)).rejects.toThrow(/none\.json holds no position/);
});

test('where both are asked at once nobody waits for the bot; who wants to leave need not wait for one that hangs', async () => {
  const { timeline, text } = await table('hang', 'en', { tty: true, input: ['1', 'quit', 'quit'] });
  // The person is asked first, while the bot thinks about the same moment.
  expect(text).toMatch(/lay out your characters\?[^>]*> 1\nwinger is thinking… quit\nNot saved yet/);
  expect(text).toMatch(/\nwinger is thinking… quit\nThis game was not saved\./);
  expect(timeline.steps).toBe(1);
  const { text: ended } = await table('hang', 'fr', { tty: true, input: ['1'] });
  expect(ended).toMatch(/\nwinger réfléchit… \n\nFin de l'entrée\./);
});
