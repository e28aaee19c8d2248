/** What keys do, and how they are called. */
import type { Deed } from '../match/keys.ts';
import type { Language } from '../match/scene.ts';

interface KeyWords {
  /** Keys that are always the same. */
  readonly fixed: readonly (readonly [keys: string, what: string])[];
  readonly deeds: { readonly [D in Deed]: string };
  /** Keys that do not write what they are called. */
  readonly names: { readonly [key: string]: string };
  readonly about: string;
  readonly change: (deed: string, key: string) => string;
  readonly press: string;
  readonly usually: (key: string) => string;
  readonly taken: (key: string, deed: string) => string;
  readonly notFree: (key: string) => string;
  readonly changed: (key: string, deed: string) => string;
  readonly reset: string;
  readonly isReset: string;
}

export const keyWords: { readonly [language in Language]: KeyWords } = {
  en: {
    fixed: [
      ['1 – 9', 'choose an answer'],
      ['Enter', 'point at the focused card, confirm what is chosen'],
      ['Tab', 'next answer or region; with Shift, the one before'],
      ['Arrows', 'go to the nearest card'],
      ['Home, End', 'go to the first or last card of a region'],
      ['Esc', 'cancel, close'],
    ],
    deeds: {
      pass: 'pass, where that is offered',
      undo: 'undo',
      rewind: 'take back to my last decision (practice)',
      hint: 'hint',
      why: "why can't I? of the focused card",
      zoom: 'look at the focused card, large',
      log: 'go to the log and back',
      rules: 'the rule behind the question, beside the match',
      sound: 'sound on or off',
      stops: 'the table passes nowhere for me; again: as before',
      every: 'held down: ask me everywhere',
      skip: 'held down: pass for me until something concerns me',
      round: 'next region; with Shift, the one before',
      keys: 'list of keys',
    },
    names: { ' ': 'Space', escape: 'Esc' },
    about: 'These keys can be changed. They do nothing while you type.',
    change: (deed, key) => `${deed}: ${key}. Change`,
    press: 'Press a key …',
    usually: (key) => `usually ${key}`,
    taken: (key, deed) => `${key} is taken: ${deed}. Choose another key, or change that one first.`,
    notFree: (key) => `${key} cannot be used here. Choose a letter, a sign or a function key.`,
    changed: (key, deed) => `${key}: ${deed}.`,
    reset: 'Back to the usual keys',
    isReset: 'The usual keys are back.',
  },
  fr: {
    fixed: [
      ['1 – 9', 'choisir une réponse'],
      ['Entrée', 'désigner la carte visée, confirmer le choix'],
      ['Tab', 'réponse ou zone suivante ; avec Maj, la précédente'],
      ['Flèches', 'aller à la carte la plus proche'],
      ['Début, Fin', "aller à la première ou à la dernière carte d'une zone"],
      ['Échap', 'annuler, fermer'],
    ],
    deeds: {
      pass: "passer, si c'est proposé",
      undo: 'annuler le dernier choix',
      rewind: 'reprendre ma dernière décision (entraînement)',
      hint: 'conseil',
      why: 'pourquoi pas ? de la carte visée',
      zoom: 'voir la carte visée en grand',
      log: 'aller au journal et en revenir',
      rules: 'la règle de la question, à côté du match',
      sound: 'activer ou couper le son',
      stops: 'la table ne passe plus pour moi ; encore : comme avant',
      every: 'maintenue : me demander partout',
      skip: "maintenue : passer pour moi jusqu'à ce qui me concerne",
      round: 'zone suivante ; avec Maj, la précédente',
      keys: 'liste des touches',
    },
    names: { ' ': 'Espace', escape: 'Échap' },
    about: 'Ces touches peuvent être changées. Elles ne font rien pendant que vous écrivez.',
    change: (deed, key) => `${deed} : ${key}. Changer`,
    press: 'Appuyez sur une touche…',
    usually: (key) => `d'habitude ${key}`,
    taken: (key, deed) => `${key} est déjà prise : ${deed}. Choisissez une autre touche, ou changez d'abord celle-là.`,
    notFree: (key) => `${key} ne peut pas servir ici. Choisissez une lettre, un signe ou une touche de fonction.`,
    changed: (key, deed) => `${key} : ${deed}.`,
    reset: 'Revenir aux touches habituelles',
    isReset: 'Les touches habituelles sont rétablies.',
  },
};

/** How a key is called. */
export const keyName = (key: string, language: Language): string => keyWords[language].names[key] ?? key.toUpperCase();
