/** Rules of the game as tests: the second of three parts. */
import { rulesAsTests } from '@touchline/engine/testing/asTests';

await rulesAsTests(import.meta);
