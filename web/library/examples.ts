/** A few cards of each game, to show what it looks like. */
import type { TableGame } from '../games/teller.ts';
import type { Face, Language } from '../match/scene.ts';
import { facesOf } from '../match/stage.ts';

const EXAMPLES = 3;

/** Those the game wants to be shown; else one card of each kind, and each out of another ready deck as far as there are so many. */
export function examplesOf(game: TableGame, language: Language): Face[] {
  const faces = new Map(facesOf(game, language).map((face) => [face.id, face]));
  if (game.showcase) return game.showcase.map((id) => faces.get(id)!);
  const built = Object.values(game.decks).map((list) => Object.values(list).flatMap((ids) => ids.map((id) => faces.get(id)!)));
  // Without decks, what there is.
  const decks = built.flat().length > 0 ? built : [[...faces.values()]];
  const kindOf = ({ kind, traits }: Face) => traits.type?.[0] ?? kind;
  const kinds = [...new Set(decks.flat().map(kindOf))].slice(0, EXAMPLES);
  const each = kinds.map((kind, i) => [...decks[i % decks.length], ...decks.flat()].find((face) => kindOf(face) === kind)!);
  // Where there are few kinds, several of one.
  return [...new Set([...each, ...decks.flat()])].slice(0, EXAMPLES);
}
