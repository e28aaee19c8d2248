/** What a lesson says besides its notes. */
import type { Language } from '../match/scene.ts';
import { unbroken } from '../words/unbroken.ts';

interface LessonWords {
  readonly lesson: string;
  readonly firstMatch: string;
  readonly attempt: string;
  readonly playOn: string;
  readonly again: string;
  readonly leave: string;
  readonly fold: string;
  readonly unfold: string;
}

export const lessonWords: { readonly [language in Language]: LessonWords } = {
  en: {
    lesson: 'Lesson',
    firstMatch: 'Your first match',
    attempt: 'Try this:',
    playOn: 'Play on',
    again: 'Once more',
    leave: 'Leave the table',
    fold: 'Fold the explanation',
    unfold: 'Show the explanation',
  },
  fr: unbroken({
    lesson: 'Leçon',
    firstMatch: 'Votre premier match',
    attempt: 'Essayez :',
    playOn: 'Continuer le match',
    again: 'Encore une fois',
    leave: 'Quitter la table',
    fold: "Replier l'explication",
    unfold: "Montrer l'explication",
  }),
};
