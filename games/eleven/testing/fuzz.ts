/** For the fuzzer: other numbers beside the texts of a card, and what stands there because of them. */
import type { AnyCard, Stream } from '@touchline/engine';
import { printedOf } from '../cards/make.ts';
import { type Band, type Man, readReport, reportOf, spacesOf, starOf, threatOf } from '../cards/scout.ts';
import { fits, formationIn, PLACES, withOne } from '../pitch.ts';
import { DONE } from '../sense/moments.ts';

const FORMATIONS = ['4-4-2', '4-3-3', '3-5-2', '5-3-2', '4-5-1', '3-4-3', '5-4-1', '4-2-4'];
/** 70 of 100 stay as they are. */
const now = (dice: Stream): boolean => dice.below(100) < 30;
const one = <X>(list: readonly X[], dice: Stream): X => list[dice.below(list.length)];

/** Ten men of a Formation, anywhere they fit. */
function menOf(formation: string, dice: Stream): Man[] {
  const men: Man[] = [];
  let standing = PLACES.map(() => 0);
  while (men.length < 10) {
    const place = one(
      PLACES.filter((at) => fits(withOne(standing, at), formationIn(formation))),
      dice,
    );
    standing = withOne(standing, place);
    men.push([place, one(['A', 'D'] as const, dice), 1 + dice.below(4)]);
  }
  return men.sort((a, b) => a[0] - b[0]);
}

function opponent(card: AnyCard, dice: Stream): AnyCard {
  const formation = one(FORMATIONS, dice);
  const men = menOf(formation, dice);
  const band = card.traits.band[0] as Band;
  const own = readReport(card.faces?.scout ?? '').threat === 'own';
  const report = {
    name: card.name,
    band,
    formation,
    threat: own ? ('own' as const) : threatOf(men),
    spaces: spacesOf(men),
    star: starOf(men),
  };
  return {
    ...card,
    stats: { strength: dice.below(5), gloves: dice.below(4) },
    traits: { ...card.traits, formation: [formation] },
    faces: { scout: reportOf(report) },
    notes: { ...card.notes, men },
  };
}

function others(card: AnyCard, dice: Stream): AnyCard {
  if (!now(dice)) return card;
  const { stats, notes, traits } = card;
  switch (card.kind) {
    case 'opponent':
      return opponent(card, dice);
    case 'player':
      return {
        ...card,
        stats: { ...stats, cost: stats.jersey === 0 ? stats.cost : dice.below(9), strengthT: dice.below(6), jerseyT: 1 + dice.below(20) },
      };
    case 'staff':
      return { ...card, stats: { ...stats, cost: dice.below(8) } };
    case 'director':
      return {
        ...card,
        stats: { cash: dice.below(5) - 2, fan: dice.below(5) - 2, op: dice.below(5) - 2, fit: dice.below(5) - 2 },
        notes: { ...notes, votes: Array.from({ length: 6 }, () => one(['Y', 'B', 'R'], dice)).join('') },
      };
    case 'tactic':
      return { ...card, traits: { ...traits, formation: [one(FORMATIONS, dice), one(FORMATIONS, dice)] } };
    case 'objective': {
      const n = Number(notes?.base) + dice.below(3);
      return { ...card, notes: { ...notes, base: n, perfect: n + 1 + dice.below(3) } };
    }
    default:
      return card;
  }
}

export const vary = {
  card: (card: AnyCard, dice: Stream): AnyCard => {
    const made = others(card, dice);
    return { ...made, notes: { ...made.notes, ...printedOf(made) } };
  },
  kinds: (moment: string): readonly string[] => DONE[moment] ?? [],
};

/** Kinds that stand elsewhere in the house decks. */
export const also = { cost: ['pay', 'suspend'], do: ['if', 'may', 'gain'] } as const;
