/** A third of the rules of the game as tests. */
import { rulesAsTests } from '@touchline/engine/testing/asTests';

await rulesAsTests(import.meta);
