/** What is remembered of cards that have left, under which name: their stats, the marks on them, and those a text had named. */

export const markWas = (mark: string): string => `mark.${mark}`;
export const boundWas = (name: string, i: number): string => `${name}.${i}.`;
