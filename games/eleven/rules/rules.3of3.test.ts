/** Rules of the game as tests: the third of three parts. */
import { rulesAsTests } from '@touchline/engine/testing/asTests';

await rulesAsTests(import.meta);
