/**
 * For whoever reads the texts with a fresh eye: thirty sentences by a seed, or one of each kind.
 * `node games/tsubasa/testing/readAloud.ts fr` · `… fr another-seed` · `… fr all`
 */
import type { Language } from '@touchline/text';
import { patterns, sources, thirty } from '@touchline/text/testing';
import { names, overhear } from './overhear.ts';

const [lang = 'en', seed = 'read aloud'] = process.argv.slice(2);
const heard = overhear(lang as Language, 30);
const read =
  seed === 'all' ? sources.flatMap((s) => patterns(heard, s, names).map((text) => [s, text] as const)) : thirty(heard, seed, names);
for (const [source, text] of read) console.log(`${source}: ${text}`);
