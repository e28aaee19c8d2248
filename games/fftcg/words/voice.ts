/** What a voice of this game does besides speaking its language. */
import type { CardDef, Game } from '@touchline/engine';
import { type Book, type Noun, type Speaker, speaker } from '@touchline/text';
import { warping } from '../cards/make.ts';
import type { Fftcg } from '../state.ts';
import type { ItemKind } from './vocabulary.ts';

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const WARPING = warping.map((a) => JSON.stringify(a));
/** Said with the Warp of the card itself. */
const isWarping = (a: CardDef['abilities'][number]): boolean => WARPING.includes(JSON.stringify(a));

export function voiceOf(game: Game<Fftcg>, book: Book, items: { readonly [kind in ItemKind]: Noun }): Speaker {
  return over(speaker(game, book), items);
}

function over(voice: Speaker, items: { readonly [kind in ItemKind]: Noun }): Speaker {
  /** A marker on the stack is called by the kind of ability it stands for. */
  const card = (def: CardDef) => {
    const name = def.kind === 'item' ? capital(items[def.traits.item[0] as ItemKind].one) : def.name;
    // What Warp does by the rules is printed as one line (FFT-2041, FFT-2042).
    const abilities = def.abilities.filter((a) => !isWarping(a));
    return { ...voice.card({ ...def, abilities }), name };
  };
  return { ...voice, card, among: (seats, names) => over(voice.among(seats, names), items) };
}
