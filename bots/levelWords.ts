/** What people are told of a level: how it plays, behind "who". */
import type { Lang } from '@touchline/text';

export const levelWords: { readonly [language in Lang]: { readonly [level: string]: string } } = {
  en: {
    rookie: 'does anything that is allowed',
    winger: 'looks one move ahead, and is often careless',
    anchor: 'thinks ahead a little',
    libero: 'thinks ahead for a while',
    maestro: 'thinks for as long as it helps',
  },
  fr: {
    rookie: 'fait tout ce qui est permis, au hasard',
    winger: "regarde un coup d'avance et se trompe souvent par inattention",
    anchor: 'réfléchit un peu',
    libero: 'réfléchit un bon moment',
    maestro: 'réfléchit aussi longtemps que cela sert',
  },
};
