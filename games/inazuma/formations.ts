/** Line-ups by round that go with ten starting characters: of the two published starters (INA-R59) and of the ready decks. */

/** The cards of each of the three rounds. */
export type Formation = readonly (readonly string[])[];

export const formations: { readonly [name: string]: Formation } = {
  'Axel Blaze': [
    ['S1-4', 'S1-8', 'S1-6'],
    ['S1-10', 'S1-7', 'S1-9'],
    ['S1-13', 'S1-5', 'S1-12', 'S1-11'],
  ],
  'Jude Sharp': [
    ['S1-5', 'S1-7', 'S1-6'],
    ['S1-4', 'S1-12', 'S1-22'],
    ['S1-24', 'S1-9', 'S1-23', 'S1-11'],
  ],
  'Raimon Fire': [
    ['S1-4', 'S1-7', 'S1-6'],
    ['INH-S03', 'INH-S02', 'INH-S01'],
    ['S1-13', 'S1-5', 'S1-12', 'S1-11'],
  ],
  'Swiftlake Run': [
    ['S1-4', 'S1-9', 'INH-S09'],
    ['S1-10', 'S1-8', 'INH-S08'],
    ['INH-S04', 'INH-S05', 'INH-S06', 'INH-S07'],
  ],
  'Concord Union': [
    ['INH-S11', 'INH-S25', 'INH-S15'],
    ['INH-S10', 'INH-S12', 'INH-S14'],
    ['S1-24', 'S1-23', 'INH-S13', 'S1-22'],
  ],
  'Riddlemoor Veil': [
    ['INH-S17', 'INH-S25', 'INH-S24'],
    ['INH-S18', 'INH-S20', 'INH-S23'],
    ['INH-S16', 'INH-S19', 'INH-S21', 'INH-S22'],
  ],
};

/** The line-up for exactly these cards, in whatever order; null: there is none. */
export function formationOf(ids: readonly string[]): Formation | null {
  const fits = (formation: Formation) => {
    const cards = formation.flat();
    return cards.length === ids.length && cards.every((id) => ids.includes(id));
  };
  return Object.values(formations).find(fits) ?? null;
}
