/** How a turn is called: by the game's board, or by its number. */
import type { Look } from '../games/drawing.ts';
import type { Language } from '../match/scene.ts';
import { wordsOf } from './words.ts';

export const turnName = (look: Pick<Look, 'turn'>, n: number, language: Language): string =>
  look.turn?.(n, language) ?? wordsOf(language).turn(n);
