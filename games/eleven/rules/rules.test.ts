/** Every rule of the game as a test. */
import { rulesAsTests } from '@touchline/engine/testing/asTests';

await rulesAsTests(import.meta);
