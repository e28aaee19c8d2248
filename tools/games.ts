// A game as the tools load it: by its id, or by the path of its folder.
import { type FoundGame, findGame, NoSuchGame } from '@touchline/kit/node';

export { root } from '@touchline/kit/node';

/** A mistake of whoever typed the command; its message says what to do. */
export class Mistake extends Error {}

export async function loadGame(name: string): Promise<FoundGame> {
  try {
    return await findGame(name);
  } catch (error) {
    throw error instanceof NoSuchGame ? new Mistake(error.message) : error;
  }
}
