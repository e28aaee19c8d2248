/** What lies on the stack and what an answer costs, in words: said where the match is kept. */
import type { Language } from '../../match/scene.ts';
import { unbroken } from '../../words/unbroken.ts';

interface ToldWords {
  readonly items: { readonly [kind: string]: string };
  readonly gone: string;
  readonly cp: (n: number) => string;
  readonly plan: { readonly [how in 'dull' | 'discard' | 'other']: (names: string) => string };
  readonly semicolon: string;
}

export const toldWords: { readonly [language in Language]: ToldWords } = {
  en: {
    items: { summon: 'Summon', auto: 'auto-ability', action: 'action ability', special: 'special ability', burst: 'EX Burst' },
    gone: 'gone',
    cp: (n) => `${n} CP`,
    plan: { dull: (names) => `dull ${names}`, discard: (names) => `discard ${names}`, other: (names) => `give up ${names}` },
    semicolon: '; ',
  },
  fr: unbroken({
    items: {
      summon: 'Invocation',
      auto: 'compétence auto',
      action: 'compétence d’action',
      special: 'compétence spéciale',
      burst: 'EX Burst',
    },
    gone: 'partie',
    cp: (n) => `${n} CP`,
    plan: { dull: (names) => `dull : ${names}`, discard: (names) => `défausse : ${names}`, other: (names) => `cartes cédées : ${names}` },
    semicolon: ' ; ',
  }),
};
