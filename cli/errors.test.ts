/** A mistake gets a sentence and exit code 2, never a stack trace. A few of them in real processes. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, test, vi } from 'vitest';
import { languages } from './games.ts';
import { main } from './main.ts';
import { scripted } from './scripted.ts';
import { newFolder } from './testing/folder.ts';

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const folder = newFolder();
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return name;
};

const mistakes: readonly (readonly [string, readonly string[], RegExp])[] = [
  ['unknown command', ['plya'], /no command "plya".*play/s],
  ['unknown game', ['play', 'chess'], /no game "chess".*playca.*path of a\s+folder/s],
  ['no game', ['sim'], /Which game\?.*touchline sim/s],
  ['one word too many', ['sim', 'playca', 'now'], /"now" is one word too many/],
  ['unknown option', ['play', 'playca', '--hurry'], /no option --hurry.*--deck/s],
  ['option without value', ['play', 'playca', '--seed'], /--seed needs a value/],
  ['bad number', ['sim', 'playca', '--games', 'many'], /--games needs a whole number/],
  ['unknown bot', ['sim', 'playca', '--bot', 'genius'], /no bot "genius".*random/s],
  ['unknown deck', ['play', 'playca', '--deck', 'nobody'], /no deck "nobody".*Galewick/s],
  ['three decks', ['sim', 'playca', '--deck', 'g', '--deck', 'i', '--deck', 'l'], /2 seats here; 3 decks/],
  ['unknown language', ['cards', 'playca', '--lang', 'tlh'], /--lang cannot be "tlh".*en or fr/s],
  ['unknown seat', ['play', 'playca', '--seat', 'c'], /--seat cannot be "c"/],
  ['unknown stop', ['play', 'fftcg', '--stop', 'never'], /--stop cannot be "never".*at-their-attack/s],
  ['unknown game option', ['play', 'playca', '--option', 'rain=true'], /no option "rain".*overtime/s],
  ['bad value of a game option', ['play', 'playca', '--option', 'overtime=maybe'], /true or false/],
  ['missing file', ['play', '--load', 'nowhere.json'], /nowhere\.json cannot be read: there is no such file/],
  ['a folder', ['replay', '.'], /that is a folder/],
  ['broken JSON', ['replay', file('broken.json', '{"touchline":1,')], /broken\.json cannot be read: it was cut off/],
  ['not a save', ['play', '--load', file('other.json', '[1,2]')], /not a match of Touchline/],
  [
    'another version',
    ['play', '--load', file('old.json', '{"touchline":7}')],
    /another version of Touchline \(format 7; this one reads 2\)/,
  ],
  ['no record in it', ['replay', file('empty.json', '{"touchline":2,"game":"playca"}')], /empty\.json is damaged: its "record"/],
  [
    'lists of another shape',
    ['replay', file('odd.json', '{"touchline":2,"game":"playca","seed":"x","options":{},"lists":[1,null],"picks":[],"checks":[]}')],
    /odd\.json cannot be played: the deck of seat 1 breaks EPC-101/,
  ],
  ['unknown rule', ['rules', 'playca', 'EPC-9999'], /no rule EPC-9999/],
  [
    'deck file with a wrong line',
    ['play', 'playca', '--deck', file('deck.txt', 'Deck\n3 Nobody At All\n')],
    /line 2: There is no card "Nobody At All"/,
  ],
  ['illegal deck', ['play', 'playca', '--deck', file('small.txt', 'Deck\n3 PC-G01\n')], /not legal:.*EPC-101/s],
];

/** The same in French. */
const inFrench: readonly (readonly [string, readonly string[], RegExp])[] = [
  ['unknown command', ['plya'], /pas de commande «\splya\s».*play/s],
  ['unknown game', ['play', 'chess'], /pas de jeu «\schess\s».*playca.*chemin d'un dossier/s],
  ['no game', ['sim'], /Quel jeu\s\?.*touchline sim/s],
  ['one word too many', ['sim', 'playca', 'now'], /«\snow\s» est un mot de trop/],
  ['unknown option', ['play', 'playca', '--hurry'], /pas d'option --hurry.*--deck/s],
  ['option without value', ['play', 'playca', '--seed'], /--seed demande une valeur/],
  ['bad number', ['sim', 'playca', '--games', 'many'], /--games demande un nombre entier/],
  ['unknown bot', ['sim', 'playca', '--bot', 'genius'], /pas de bot «\sgenius\s».*random/s],
  ['unknown deck', ['play', 'playca', '--deck', 'nobody'], /ni deck «\snobody\s».*Galewick/s],
  ['three decks', ['sim', 'playca', '--deck', 'g', '--deck', 'i', '--deck', 'l'], /2 places ici\s; 3 decks/],
  ['unknown seat', ['play', 'playca', '--seat', 'c'], /--seat ne peut pas être «\sc\s»/],
  ['unknown game option', ['play', 'playca', '--option', 'rain=true'], /pas d'option «\srain\s».*overtime/s],
  ['bad value of a game option', ['play', 'playca', '--option', 'overtime=maybe'], /true ou false/],
  ['missing file', ['play', '--load', 'nowhere.json'], /Impossible de lire nowhere\.json\s: il n'existe pas/],
  ['a folder', ['replay', '.'], /c'est un dossier/],
  ['broken JSON', ['replay', 'broken.json'], /broken\.json est illisible/],
  ['not a save', ['play', '--load', 'other.json'], /n'est pas un match de Touchline/],
  ['another version', ['play', '--load', 'old.json'], /une autre version de Touchline \(format 7\s; celle-ci lit le 2\)/],
  ['no record in it', ['replay', 'empty.json'], /empty\.json est endommagé/],
  ['option of a new match', ['play', '--load', 'old.json', '--seed', 'x'], /--seed est pour une nouvelle partie/],
  ['unknown rule', ['rules', 'playca', 'EPC-9999'], /n'a pas de règle EPC-9999/],
  ['deck file with a wrong line', ['play', 'playca', '--deck', 'deck.txt'], /ligne 2\s: Il n'y a pas de carte «\sNobody At All\s»/],
  ['illegal deck', ['play', 'playca', '--deck', 'small.txt'], /n'est pas conforme\s:.*EPC-101/s],
  ['not a position', ['think', 'other.json'], /ne contient pas de position/],
];

test.each(inFrench)('in French: %s', async (_what, args, says) => {
  const io = scripted({ folder, columns: 400 });
  // Some commands have no --lang: the language is that of the machine.
  const asked = ['sim', 'plya'].includes(args[0]) || args.includes('--hurry') ? args : [...args, '--lang', 'fr'];
  expect(await main(asked, { ...io, env: { LANG: 'fr_FR.UTF-8' } })).toBe(2);
  expect(io.errors()).toMatch(says);
  expect(io.errors()).not.toMatch(/\n\s+at |undefined|\[object/);
});

describe.each(mistakes)('%s', (_what, args, says) => {
  test('a sentence, exit code 2', async () => {
    const io = scripted({ folder, columns: 120 });
    expect(await main(args, io)).toBe(2);
    expect(io.errors()).toMatch(says);
    expect(io.errors()).not.toMatch(/\n\s+at |undefined|\[object/);
    expect(io.text()).toBe('');
  });
});

function touchline(args: readonly string[], input = '') {
  const bin = join(import.meta.dirname, 'bin', 'touchline.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    input,
    encoding: 'utf8',
    cwd: folder,
    env: { PATH: process.env.PATH },
  });
  return { status, stdout, stderr };
}

test('real processes: exit codes and where the words go', () => {
  const wrong = touchline(['play', 'chess']);
  expect([wrong.status, wrong.stdout]).toEqual([2, '']);
  expect(wrong.stderr).not.toMatch(/\n\s+at /);
  expect(touchline(['--version'])).toEqual({ status: 0, stdout: '0.1.0\n', stderr: '' });
  const silent = touchline([]);
  expect([silent.status, silent.stderr]).toEqual([0, '']);
  expect(silent.stdout).toMatch(/^touchline <command>/);
});

test('real process: input that ends in the middle saves nothing and exits 0', () => {
  const { status, stdout, stderr } = touchline(['play', 'playca', '--seed', 'eof', '--bot', 'random'], '1\n');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/End of input\.\n.*not saved.*\ntouchline play --load <file>\n$/s);
  expect(stdout.includes('\x1b')).toBe(false);
});

test.each([
  ['en', /^Touchline broke: the pipe burst \(playca, seed f, .*after \d+ choices\)\n.*Please report it/],
  ['fr', /^Touchline est tombé en panne\s: the pipe burst \(playca, seed f, .*\)\nC'est notre faute\. Signalez-le/],
])('a fault of ours: exit code 1, what happened and what to report, in %s', async (language, says) => {
  const io = scripted();
  const broken = { ...io, line: () => Promise.reject(new Error('the pipe burst')) };
  expect(await main(['play', 'playca', '--seed', 'f', '--bot', 'random', '--lang', language], broken)).toBe(1);
  expect(io.errors()).toMatch(says);
  expect(io.errors()).not.toMatch(/\n\s+at /);
});

describe('--help', () => {
  const commands = ['play', 'sim', 'arena', 'replay', 'rules', 'cards', 'decks', 'check', 'think'];
  const said = async (argv: readonly string[], columns = 80) => {
    const io = scripted({ columns });
    expect(await main(argv, io)).toBe(0);
    return io.text();
  };

  test('names every command, in the language that is asked for', async () => {
    const [english, french] = [await said(['--help']), await said(['--help', '--lang', 'fr'])];
    for (const name of commands) for (const text of [english, french]) expect(text).toMatch(new RegExp(`^  ${name} +\\S`, 'm'));
    expect(english).toMatch(/Without a command a menu opens\.\n/);
    expect(french).toMatch(/Sans commande, un menu s'ouvre\.\n/);
  });

  test.each(commands)('%s explains itself in every language, with the same options', async (name) => {
    const pages = await Promise.all(languages.map((language) => said([name, '--help', '--lang', language])));
    const optionsIn = (text: string) => [...new Set(text.match(/--[a-z-]+/g))].sort();
    for (const text of pages) expect(text).toMatch(new RegExp(`^touchline ${name}`));
    expect(new Set(pages).size).toBe(languages.length);
    for (const text of pages) expect(optionsIn(text)).toEqual(optionsIn(pages[0]));
    expect(await said([name, '--help'], 40)).toMatch(new RegExp(`^touchline ${name}`));
  });

  test('what a command is refused with ends with its usage, in the language of the person', async () => {
    const io = scripted();
    expect(await main(['play', '--lang', 'fr'], io)).toBe(2);
    expect(io.errors()).toMatch(/touchline play <jeu ou dossier>/);
  });
});
