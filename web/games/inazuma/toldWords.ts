/** What numbers are made of and what an answer comes to, in words: said where the match is kept. */
import type { Language } from '../../match/scene.ts';
import { unbroken } from '../../words/unbroken.ts';
import type { Next } from './told.ts';

export interface ToldWords {
  readonly keywords: { readonly [keyword: string]: string };
  readonly ownText: (name: string) => string;
  readonly textGone: string;
  // What an answer comes to.
  readonly against: (own: number, other: number) => string;
  readonly compared: (broke: boolean, mine: boolean) => string;
  readonly thenFlip: string;
  readonly then: { readonly [step in Next]: (mine: boolean) => string };
  /** What is shown between two questions. */
  readonly moments: {
    readonly attack: string;
    readonly shot: string;
    readonly level: string;
    readonly nobody: string;
    readonly effects: string;
    readonly broke: string;
    readonly stopped: string;
    readonly lastChance: string;
    readonly goal: string;
    readonly save: string;
    readonly noShot: string;
    readonly shootout: string;
    readonly ends: string;
  };
}

const mayAct = (mine: boolean) => (mine ? 'then you may act' : 'then they may act');
const peutAgir = (mine: boolean) => (mine ? 'puis vous pouvez agir' : "puis l'adversaire peut agir");

export const toldWords: { readonly [language in Language]: ToldWords } = {
  en: {
    keywords: { dribbler: 'Dribbler', defender: 'Defender', striker: 'Striker' },
    ownText: (name) => `${name}, own text`,
    textGone: 'effect',
    against: (own, other) => `${own} against ${other}`,
    compared: (broke, mine) => {
      if (broke) return mine ? 'totals are compared: you break through' : 'totals are compared: they break through';
      return mine ? 'totals are compared: your attack fails' : 'totals are compared: their attack fails';
    },
    thenFlip: 'then both turn up a card',
    then: {
      lineUp: () => 'then the line-ups of the next round',
      afterDraw: mayAct,
      bench: (mine) => (mine ? 'then you may bench a card' : 'then they may bench a card'),
      afterBench: mayAct,
      move: (mine) => (mine ? 'then you may move' : 'then they may move'),
      afterMove: mayAct,
      side: (mine) => (mine ? 'then you choose the side' : 'then they choose the side'),
      join: (mine) => (mine ? 'then you may join' : 'then they may join'),
      attackActions: mayAct,
      compare: () => 'then totals are compared',
      kicker: (mine) => (mine ? 'then you choose the kicker' : 'then they choose the kicker'),
      shotActions: mayAct,
      lastChance: () => 'then both turn up a card',
      under: () => 'they go under as they were turned up',
    },
    moments: {
      attack: 'Attack against defence',
      shot: 'Shot against save',
      level: 'level: another card each',
      nobody: 'nobody',
      effects: 'effects',
      broke: 'Broke through',
      stopped: 'Attack stopped',
      lastChance: 'Last chance',
      goal: 'Goal',
      save: 'Saved',
      noShot: 'No shot',
      shootout: 'Penalty shootout',
      ends: 'Full time',
    },
  },
  fr: unbroken({
    keywords: { dribbler: 'Dribbleur', defender: 'Défenseur', striker: 'Buteur' },
    ownText: (name) => `${name}, son texte`,
    textGone: 'effet',
    against: (own, other) => `${own} contre ${other}`,
    compared: (broke, mine) => {
      if (broke) return mine ? 'on compare : vous percez' : "on compare : l'adversaire perce";
      return mine ? 'on compare : votre attaque échoue' : 'on compare : son attaque échoue';
    },
    thenFlip: 'puis chacun dévoile une carte',
    then: {
      lineUp: () => 'puis les formations de la manche suivante',
      afterDraw: peutAgir,
      bench: (mine) => (mine ? 'puis votre banc' : 'puis son banc'),
      afterBench: peutAgir,
      move: (mine) => (mine ? 'puis vos déplacements' : 'puis ses déplacements'),
      afterMove: peutAgir,
      side: (mine) => (mine ? 'puis vous choisissez le côté' : "puis l'adversaire choisit le côté"),
      join: (mine) => (mine ? 'puis vous pouvez vous joindre' : "puis l'adversaire peut se joindre"),
      attackActions: peutAgir,
      compare: () => 'puis on compare les totaux',
      kicker: (mine) => (mine ? 'puis vous choisissez le tireur' : "puis l'adversaire choisit le tireur"),
      shotActions: peutAgir,
      lastChance: () => 'puis chacun dévoile une carte',
      under: () => 'elles vont dessous comme dévoilées',
    },
    moments: {
      attack: 'Attaque contre défense',
      shot: 'Tir contre arrêt',
      level: 'égalité : encore une carte chacun',
      nobody: 'personne',
      effects: 'effets',
      broke: 'Percée réussie',
      stopped: 'Attaque arrêtée',
      lastChance: 'Dernière chance',
      goal: 'But',
      save: 'Arrêt',
      noShot: 'Pas de tir',
      shootout: 'Tirs au but',
      ends: 'Coup de sifflet final',
    },
  }),
};
