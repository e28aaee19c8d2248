/** What a voice of this game does besides speaking its language. */
import type { CardDef, Game } from '@touchline/engine';
import { type Book, type Noun, type Speaker, speaker } from '@touchline/text';
import type { Fftcg } from '../state.ts';
import type { ItemKind } from './vocabulary.ts';

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

export function voiceOf(game: Game<Fftcg>, book: Book, items: { readonly [kind in ItemKind]: Noun }): Speaker {
  const voice = speaker(game, book);
  /** A marker on the stack is called by the kind of ability it stands for. */
  const card = (def: CardDef) => {
    const name = def.kind === 'item' ? capital(items[def.traits.item[0] as ItemKind].one) : def.name;
    // What Warp does by the rules is printed as one line (FFT-2041, FFT-2042).
    const abilities = def.abilities.filter((a) => !a.zones?.includes('removed'));
    return { ...voice.card({ ...def, abilities }), name };
  };
  const fftcg: Speaker = { ...voice, card, among: () => fftcg };
  return fftcg;
}
