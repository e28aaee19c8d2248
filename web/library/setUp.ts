/** What can be chosen before a match of a game, in words. */
import type { OptionValue } from '@touchline/engine';
import { hasDecks, type NamedList, type Offers, valuesOf } from '@touchline/kit';
import type { DetailWords } from '@touchline/text';
import type { TableGame } from '../games/teller.ts';
import type { Language } from '../match/scene.ts';

export interface NamedValue {
  readonly value: OptionValue;
  readonly name: string;
  /** What it means. */
  readonly about: string;
  /** All that it brings with it, where that is much. */
  readonly details: readonly DetailWords[];
}

export interface NamedOption {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly values: readonly NamedValue[];
}

export interface ReadyDeck extends NamedList {
  /** What it wants to do, in one line; '' where nobody has said it. */
  readonly about: string;
}

export async function readyIn({ about, decks }: TableGame, language: Language): Promise<readonly ReadyDeck[]> {
  const { deckLines } = await about(language);
  return Object.entries(decks).map(([name, list]) => ({ name, list, about: deckLines[name] ?? '' }));
}

export interface SetUpWords {
  readonly offers: Offers;
  /** In the order of their use. */
  readonly options: readonly NamedOption[];
  readonly presets: readonly { readonly id: string; readonly name: string; readonly about: string }[];
  /** Ready decks; none where nobody brings one. */
  readonly ready: readonly ReadyDeck[];
}

export async function setUpIn(chosen: TableGame, language: Language): Promise<SetUpWords> {
  const { game, offers, speak } = chosen;
  const speaker = speak(language);
  return {
    offers,
    options: Object.entries(offers.options).map(([id, spec]) => ({
      id,
      name: speaker.optionName(id),
      about: speaker.optionAbout(id),
      values: valuesOf(spec).map((value) => ({
        value,
        name: speaker.optionValue(id, value),
        about: speaker.optionAbout(id, value),
        details: speaker.optionDetails(id, value),
      })),
    })),
    presets: Object.keys(offers.presets).map((id) => ({ id, ...speaker.preset(id) })),
    ready: hasDecks(game) ? await readyIn(chosen, language) : [],
  };
}
