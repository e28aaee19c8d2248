/** One file, several processes. */
import { setupOf, tried } from './faults.ts';
import type { Proof } from './proof.ts';

export const prove: Proof = (given, say) => tried(given, setupOf(given, 1000), say);
