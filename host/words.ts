/** What the table itself says in the log. */
import type { Lang } from '@touchline/text';

export interface LogWords {
  /** Of a choice with one answer, given for the viewer. */
  readonly forced: (answer: string) => string;
  readonly deed: (who: string, what: string) => string;
  /** At so many cards; `mine` if the viewer did. */
  readonly looked: (who: string, mine: boolean, cards: number) => string;
}

export const logWords: { readonly [language in Lang]: LogWords } = {
  en: {
    forced: (answer) => `You have only one choice: ${answer}`,
    deed: (who, what) => `${who}: ${what}`,
    looked: (who, mine, cards) => `${who} ${mine ? 'look' : 'looks'} at ${cards} cards.`,
  },
  fr: {
    forced: (answer) => `Vous n'avez qu'un choix\u00a0: ${answer}`,
    deed: (who, what) => `${who}\u00a0: ${what}`,
    looked: (who, mine, cards) => `${who} ${mine ? 'regardez' : 'regarde'} ${cards} cartes.`,
  },
};
