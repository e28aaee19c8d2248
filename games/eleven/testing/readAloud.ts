/**
 * For whoever reads the texts with a fresh eye: thirty sentences by a seed, or one of each kind.
 * `node games/eleven/testing/readAloud.ts fr` · `… fr another-seed` · `… fr all`
 */
import type { Language } from '@touchline/text';
import { patterns, sources, thirty } from '@touchline/text/testing';
import { names, overhear } from './overhear.ts';

const [lang = 'en', seed = 'read aloud'] = process.argv.slice(2);
const heard = overhear(lang as Language);
const read =
  seed === 'all'
    ? heard.flatMap((one) => sources.flatMap((s) => patterns(one, s, names).map((text) => [s, text] as const)))
    : thirty(heard[0], seed, names);
for (const [text, source] of new Map(read.map(([source, text]) => [text, source] as const))) console.log(`${source}: ${text}`);
