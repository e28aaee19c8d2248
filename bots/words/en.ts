/** What people are told of a level: how it plays, behind "who". */
export const levelsEn: { readonly [level: string]: string } = {
  rookie: 'does anything that is allowed',
  winger: 'looks one move ahead, and is often careless',
  anchor: 'thinks ahead a little',
  libero: 'thinks ahead for a while',
  maestro: 'thinks for as long as it helps',
};
