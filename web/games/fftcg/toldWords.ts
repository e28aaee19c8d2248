/** What lies on the stack and what an answer costs, in words: said where the match is kept. */
import type { Language } from '../../match/scene.ts';
import { unbroken } from '../../words/unbroken.ts';

interface ToldWords {
  readonly items: { readonly [kind: string]: string };
  readonly gone: string;
  readonly cp: (n: number) => string;
  readonly plan: { readonly [how in 'dull' | 'discard' | 'other']: (names: string) => string };
  readonly semicolon: string;
  /** What is shown between two questions. */
  readonly moments: {
    readonly damage: (n: number, most: number) => string;
    readonly takes: (who: string, n: number, you: boolean) => string;
    readonly burst: string;
    readonly mayBurst: (names: readonly string[]) => string;
    readonly battle: string;
    readonly broken: (names: readonly string[]) => string;
    readonly ends: string;
  };
}

export const toldWords: { readonly [language in Language]: ToldWords } = {
  en: {
    items: { summon: 'Summon', auto: 'auto-ability', action: 'action ability', special: 'special ability', burst: 'EX Burst' },
    gone: 'gone',
    cp: (n) => `${n} CP`,
    plan: { dull: (names) => `dull ${names}`, discard: (names) => `discard ${names}`, other: (names) => `give up ${names}` },
    semicolon: '; ',
    moments: {
      damage: (n, most) => `Damage ${n}/${most}`,
      takes: (who, n, you) => (you ? `You take ${n} damage` : `${who} takes ${n} damage`),
      burst: 'EX Burst',
      mayBurst: (names) => `EX Burst: ${names.join(', ')}`,
      battle: 'Battle',
      broken: (names) => (names.length === 0 ? 'Both stay' : `${names.join(', ')}: to the Break Zone`),
      ends: 'The match is over',
    },
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
    plan: {
      dull: (names) => `duller : ${names}`,
      discard: (names) => `défausser : ${names}`,
      other: (names) => `cartes cédées : ${names}`,
    },
    semicolon: ' ; ',
    moments: {
      damage: (n, most) => `Dégâts ${n}/${most}`,
      takes: (who, n, you) =>
        you ? `Vous subissez ${n} ${n === 1 ? 'dégât' : 'dégâts'}` : `${who} subit ${n} ${n === 1 ? 'dégât' : 'dégâts'}`,
      burst: 'EX Burst',
      mayBurst: (names) => `EX Burst : ${names.join(', ')}`,
      battle: 'Combat',
      broken: (names) => (names.length === 0 ? 'Les deux restent' : `${names.join(', ')} : dans la Break Zone`),
      ends: 'La partie est terminée',
    },
  }),
};
