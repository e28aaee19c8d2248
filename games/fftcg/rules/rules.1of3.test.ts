/** A third of the rules of the game as tests. Takes 12 s. */
import { rulesAsTests } from '@touchline/engine/testing/asTests';

await rulesAsTests(import.meta);
