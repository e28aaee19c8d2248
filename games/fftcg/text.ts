/** The voice of the game: `speak(game, 'fr')`. */
import type { CardDef, Game } from '@touchline/engine';
import type { Lang, Speaker } from '@touchline/text';
import { speaker } from '@touchline/text';
import { change as changeEn } from './log.en.ts';
import { change as changeFr } from './log.fr.ts';
import { itemKinds as itemsEn } from './nouns.en.ts';
import { itemKinds as itemsFr } from './nouns.fr.ts';
import type { ItemKind } from './says.ts';
import type { Fftcg } from './state.ts';
import { fftcgEn } from './text.en.ts';
import { fftcgFr } from './text.fr.ts';
import { shared as sharedEn } from './things.en.ts';
import { shared as sharedFr } from './things.fr.ts';

const books = {
  en: { shared: { ...sharedEn, change: changeEn }, words: fftcgEn },
  fr: { shared: { ...sharedFr, change: changeFr }, words: fftcgFr },
} as const;
const items = { en: itemsEn, fr: itemsFr } as const;

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

export function speak(game: Game<Fftcg>, lang: Lang): Speaker {
  const voice = speaker(game, books[lang]);
  /** A marker on the stack is called by the kind of ability it stands for. */
  const card = (def: CardDef) => {
    const name = def.kind === 'item' ? capital(items[lang][def.traits.item[0] as ItemKind].one) : def.name;
    // What Warp does by the rules is printed as one line (FFT-2041, FFT-2042).
    const abilities = def.abilities.filter((a) => !a.zones?.includes('removed'));
    return { ...voice.card({ ...def, abilities }), name };
  };
  return { ...voice, card };
}
