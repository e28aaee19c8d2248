/** What an answer comes to, in words: said where the match is kept. */
import type { Language } from '../../match/scene.ts';
import { unbroken } from '../../words/unbroken.ts';

interface ToldWords {
  // What an answer comes to.
  readonly against: (own: string, other: string) => string;
  readonly passing: (name: string) => string;
  readonly thenTheirSupport: string;
  readonly thenBattle: string;
  readonly thenTheyAnswer: (shot: boolean) => string;
  readonly thenFlip: string;
  readonly thenCompare: string;
  /** What is shown between two questions. */
  readonly moments: {
    readonly burningChance: string;
    readonly compared: string;
    readonly level: string;
    readonly effects: string;
    readonly ownText: (name: string) => string;
    readonly goal: string;
    readonly save: string;
    readonly wins: (who: string, you: boolean) => string;
    readonly out: (names: readonly string[]) => string;
    readonly penalties: string;
    readonly ends: string;
  };
}

export const toldWords: { readonly [language in Language]: ToldWords } = {
  en: {
    against: (own, other) => `${own} against ${other}`,
    passing: (name) => `${name} goes out`,
    thenTheirSupport: 'then their Support, then the first battle',
    thenBattle: 'then the first battle',
    thenTheyAnswer: (shot) => (shot ? 'then they may Catch, then both flip' : 'then they may Block, then both flip'),
    thenFlip: 'then both flip a card',
    thenCompare: 'then totals are compared',
    moments: {
      burningChance: 'Burning Chance',
      compared: 'Attack against defence',
      level: 'level: both flip again',
      effects: 'effects',
      ownText: (name) => `${name}, own text`,
      goal: 'Goal',
      save: 'Saved',
      wins: (who, you) => (you ? 'You win the battle' : `${who} wins the battle`),
      out: (names) => `${names.join(', ')} goes out`,
      penalties: 'Penalty kicks',
      ends: 'Full time',
    },
  },
  fr: unbroken({
    against: (own, other) => `${own} contre ${other}`,
    passing: (name) => `${name} sort`,
    thenTheirSupport: 'puis son soutien et le premier duel',
    thenBattle: 'puis le premier duel',
    thenTheyAnswer: (shot) => (shot ? "puis l'adversaire peut arrêter, et on dévoile" : "puis l'adversaire peut bloquer, et on dévoile"),
    thenFlip: 'puis chacun dévoile une carte',
    thenCompare: 'puis on compare les totaux',
    moments: {
      burningChance: 'Chance brûlante',
      compared: 'Attaque contre défense',
      level: 'égalité : chacun dévoile encore',
      effects: 'effets',
      ownText: (name) => `${name}, son texte`,
      goal: 'But',
      save: 'Arrêt',
      wins: (who, you) => (you ? 'Vous gagnez le duel' : `${who} gagne le duel`),
      out: (names) => `${names.join(', ')} sort`,
      penalties: 'Tirs au but',
      ends: 'Coup de sifflet final',
    },
  }),
};
