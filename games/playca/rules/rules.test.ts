/** Every rule of the game as a test. Takes 8 s. */
import { rulesAsTests } from '@touchline/engine/testing/asTests';

await rulesAsTests(import.meta);
