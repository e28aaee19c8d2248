/** Printed words that are the same in every sentence, for whoever shows them without one. */
export const elements: { readonly [element: string]: string } = {
  fire: 'Feu',
  ice: 'Glace',
  wind: 'Vent',
  earth: 'Terre',
  lightning: 'Foudre',
  water: 'Eau',
  light: 'Lumière',
  dark: 'Ténèbres',
};
export const keywords: { readonly [keyword: string]: string } = {
  haste: 'Booster',
  brave: 'Bravoure',
  firstStrike: 'Initiative',
  backAttack: 'Attaque Arrière',
};
