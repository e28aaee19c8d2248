/** Printed words that are the same in every sentence, for whoever shows them without one. */
export const elements: { readonly [element: string]: string } = {
  fire: 'Fire',
  ice: 'Ice',
  wind: 'Wind',
  earth: 'Earth',
  lightning: 'Lightning',
  water: 'Water',
  light: 'Light',
  dark: 'Dark',
};
export const keywords: { readonly [keyword: string]: string } = {
  haste: 'Haste',
  brave: 'Brave',
  firstStrike: 'First Strike',
  backAttack: 'Back Attack',
};
