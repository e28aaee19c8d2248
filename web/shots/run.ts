/** `npm run test:browser`: every game in every language and way to its end, and pictures of everything. */
import process from 'node:process';
import { allPlain } from '../testing/plain.ts';
import { openSite } from '../testing/site.ts';
import { matches } from './matches.ts';
import { pictures } from './pictures.ts';
import { recorded } from './recorded.ts';
import { runAll } from './tasks.ts';

const USAGE = `npm run test:browser -- [words]

Plays every game in every language by clicks, by keys and at one device, looks through every recorded match on a small
phone, and takes pictures of every screen and board at three sizes into web/shots/out/. With words, only what has all of them in its name: match fftcg, pictures home fr.
`;

const words = process.argv.slice(2);
if (words.some((word) => word.startsWith('-'))) {
  process.stdout.write(USAGE);
  process.exit(words.includes('--help') ? 0 : 1);
}
const site = await openSite();
const plain = await openSite([allPlain]);
try {
  const tasks = [...matches(site), ...recorded(site), ...pictures(site, 'own'), ...pictures(plain, 'plain')];
  const wanted = tasks.filter(({ name }) => words.every((word) => name.includes(word)));
  if (wanted.length === 0)
    throw new Error(`Nothing has "${words.join(' ')}" in its name. There are:\n${tasks.map(({ name }) => `  ${name}\n`).join('')}`);
  process.exitCode = (await runAll(wanted)) > 0 ? 1 : 0;
} finally {
  await plain.close();
  await site.close();
}
