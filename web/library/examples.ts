/** A few cards of each game, to show what it looks like. */
import type { Title } from '../games/title.ts';
import type { Face, Language } from '../match/scene.ts';
import { facesOf } from '../match/stage.ts';

const EXAMPLES = 3;

/** One card of each kind, and each out of another ready deck as far as there are so many. */
export function examplesOf(title: Title, language: Language): Face[] {
  const faces = new Map(facesOf(title, language).map((face) => [face.id, face]));
  const decks = Object.values(title.decks).map((list) => Object.values(list).flatMap((ids) => ids.map((id) => faces.get(id)!)));
  const kindOf = ({ kind, traits }: Face) => traits.type?.[0] ?? kind;
  const kinds = [...new Set(decks.flat().map(kindOf))].slice(0, EXAMPLES);
  return kinds.map((kind, i) => [...decks[i % decks.length], ...decks.flat()].find((face) => kindOf(face) === kind)!);
}
