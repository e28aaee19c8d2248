/** A game's languages, each loaded when somebody first speaks it: nobody needs more than one at a time. */
import type { Game, Own } from '@touchline/engine';
import type { Speaker } from '@touchline/text';
import type { Language } from '../match/scene.ts';
import type { Title } from './title.ts';

type Voices<O extends Own> = { readonly [language in Language]: () => Promise<{ readonly speak: (game: Game<O>) => Speaker }> };

export function voicesOf<O extends Own>(game: Game<O>, voices: Voices<O>): Pick<Title, 'learn' | 'speak'> {
  const known = new Map<Language, Speaker>();
  return {
    async learn(language) {
      if (!known.has(language)) known.set(language, (await voices[language]()).speak(game));
    },
    speak(language) {
      const speaker = known.get(language);
      if (!speaker) throw new Error(`The game has not learnt "${language}": ask the shelf for it in that language.`);
      return speaker;
    },
  };
}
