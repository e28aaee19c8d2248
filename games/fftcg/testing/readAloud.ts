/**
 * For whoever reads the texts with a fresh eye: one sentence of each kind.
 * `node games/fftcg/testing/readAloud.ts fr` · `… fr 20` (matches to listen to)
 */
import type { Language } from '@touchline/text';
import { patterns, sources } from '@touchline/text/testing';
import { names, overhear } from './overhear.ts';

const [lang = 'en', matches = '8'] = process.argv.slice(2);
const heard = overhear(lang as Language, Number(matches));
for (const source of sources) for (const text of patterns(heard, source, names)) console.log(`${source}: ${text}`);
