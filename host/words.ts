/** What the table itself says in the log. */
import type { Lang } from '@touchline/text';

export interface LogWords {
  /** Of a choice with one answer, given for the viewer. */
  readonly forced: (answer: string) => string;
  readonly deed: (who: string, what: string) => string;
  readonly looked: (who: string, cards: number) => string;
}

export const logWords: { readonly [language in Lang]: LogWords } = {
  en: {
    forced: (answer) => `You have only one choice: ${answer}`,
    deed: (who, what) => `${who}: ${what}`,
    looked: (who, cards) => `${who}: ${cards} cards looked at.`,
  },
  fr: {
    forced: (answer) => `Vous n'avez qu'un choix : ${answer}`,
    deed: (who, what) => `${who} : ${what}`,
    looked: (who, cards) => `${who} : ${cards} cartes regardées.`,
  },
};
