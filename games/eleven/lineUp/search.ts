/**
 * Looking for a good line-up: cards by what they are worth, a few placements drawn by lot, and the best of them improved step by step. The
 * lot is always the same: equal squads get equal line-ups, whoever asks and whenever.
 */
import { fits, inLine, lineOf, PLACES, roomIn } from '../pitch.ts';
import type { Keeper } from '../sections.ts';
import { emptyRanks, judge, rank, value } from './judge.ts';
import { AIMS, type Aim, type Candidate, type Cost, type Hopes, type LineUp, type Squad } from './model.ts';

/** Placements drawn for each Formation, and judgements spent on improving the best of them. */
const DRAWN = 5;
const STEPS = 160;

/** ELV-1019. */
const NOBODY: Keeper = { strength: 1, gloves: 1 };

// ---------------------------------------------------------------- who plays

interface Picked {
  readonly assigned: readonly number[];
  readonly paid: readonly number[];
}

const within = (cost: Cost, purse: Cost): boolean => cost.fit <= purse.fit && cost.fan <= purse.fan && cost.op <= purse.op;
const less = (purse: Cost, cost: Cost): Cost => ({ fit: purse.fit - cost.fit, fan: purse.fan - cost.fan, op: purse.op - cost.op });
const ONE_FIT: Cost = { fit: 1, fan: 0, op: 0 };

function worthOf({ marker, strength, gloves, attacks, worth }: Candidate, { cardlessA, cardlessD }: Squad): number {
  if (marker < 0) return worth + 0.5 * (strength - NOBODY.strength) + 0.7 * (gloves - NOBODY.gloves);
  return worth + 0.6 * (strength - (attacks ? cardlessA : cardlessD));
}

/** ELV-906 to ELV-909, ELV-913: the dearest first, cards and effects alike, as far as the markers go. */
function pickCards(squad: Squad): Picked {
  const { candidates, open } = squad;
  const assigned = [...squad.assigned];
  const paid = [...squad.paid];
  if (!open) return { assigned, paid };
  let { purse, free } = squad;
  const wanted = candidates.flatMap((c, i) => {
    const { extra } = c;
    const card = { i, extra: false, worth: worthOf(c, squad), cost: ONE_FIT };
    return extra
      ? [
          card,
          { i, extra: true, worth: (0.6 * extra.lift + extra.worth) / (extra.cost.fit + extra.cost.fan + extra.cost.op), cost: extra.cost },
        ]
      : [card];
  });
  wanted.sort((a, b) => b.worth - a.worth || a.i - b.i);
  const shares = (a: Candidate, b: Candidate) => a.marker === b.marker || (a.number > 0 && a.number === b.number);
  const taken = (c: Candidate) => assigned.some((j) => shares(candidates[j], c));
  // Twice: an effect can be worth more than its card.
  for (let round = 0; round < 2; round++)
    for (const { i, extra, worth, cost } of wanted) {
      if (worth <= 0) continue;
      if (extra) {
        if (!assigned.includes(i) || paid.includes(i) || !within(cost, purse)) continue;
        paid.push(i);
        purse = less(purse, cost);
      } else if (!assigned.includes(i) && !taken(candidates[i]) && (free > 0 || within(cost, purse))) {
        assigned.push(i);
        if (free > 0) free--;
        else purse = less(purse, cost);
      }
    }
  return { assigned, paid };
}

// ---------------------------------------------------------------- where they stand

/** Numbers by lot, the same ones in every search. */
function lots(): (n: number) => number {
  let seed = 1;
  return (n) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return (seed >>> 8) % n;
  };
}

interface Draft {
  places: number[];
  readonly assigned: number[];
  readonly cardOf: number[];
  readonly attacks: boolean[];
  readonly strengths: number[];
  readonly keeper: Keeper;
  readonly extra: number;
}

/** One placement by lot; cards for whom no place is left do not play. */
function place(squad: Squad, { assigned, paid }: Picked, choice: number, lot: (n: number) => number): Draft {
  const { candidates, markers } = squad;
  const { formation } = squad.choices[choice];
  const standing = PLACES.map(() => 0);
  const places = markers.map(() => -1);
  const cardOf = markers.map(() => -1);
  const put = (m: number, at: number) => {
    places[m] = at;
    standing[at]++;
  };
  const canGo = (at: number) => {
    standing[at]++;
    const can = fits(standing, formation);
    standing[at]--;
    return can;
  };
  markers.forEach(({ settled }, m) => {
    if (settled >= 0) put(m, settled);
  });
  const playing: number[] = [];
  const byChoice = [...assigned].sort((a, b) => candidates[a].places.length - candidates[b].places.length || a - b);
  let on = markers.filter(({ settled }) => settled >= 0).length;
  for (const i of byChoice) {
    const { marker, places: printed } = candidates[i];
    if (marker >= 0 && places[marker] < 0) {
      const can = on < 10 ? printed.filter(canGo) : [];
      if (can.length === 0) continue;
      put(marker, can[lot(can.length)]);
      on++;
    }
    if (marker >= 0) cardOf[marker] = i;
    playing.push(i);
  }
  // Those on the pitch fill it up; whoever has no place left goes to the Bench Area for those who came in.
  const left = markers.flatMap(({ at }, m) => (places[m] < 0 && at >= 0 ? [m] : []));
  for (; on < 10; on++) {
    const m = left.splice(lot(left.length), 1)[0];
    const can = PLACES.filter((at) => standing[at] < roomIn(at) && canGo(at));
    put(m, can[lot(can.length)]);
  }
  return { places, cardOf, ...strengthsOf(squad, cardOf, playing, paid) };
}

function strengthsOf({ candidates, markers, cardlessA, cardlessD }: Squad, cardOf: number[], playing: number[], paid: readonly number[]) {
  const lift = (i: number) => (paid.includes(i) ? (candidates[i].extra?.lift ?? 0) : 0);
  const attacks = markers.map((marker, m) => (cardOf[m] >= 0 ? candidates[cardOf[m]].attacks : marker.attacks));
  const strengths = markers.map((_, m) =>
    cardOf[m] >= 0 ? candidates[cardOf[m]].strength + lift(cardOf[m]) : attacks[m] ? cardlessA : cardlessD,
  );
  const keeper = playing.map((i) => candidates[i]).find(({ marker }) => marker < 0) ?? NOBODY;
  const extra = playing.reduce((sum, i) => sum + candidates[i].worth + (paid.includes(i) ? (candidates[i].extra?.worth ?? 0) : 0), 0);
  return { assigned: playing, attacks, strengths, keeper, extra };
}

// ---------------------------------------------------------------- better, step by step

/** May this marker stand there? One that is settled may not be moved, and nobody comes from the Bench Area without a card (ELV-910). */
function mayStand(squad: Squad, draft: Draft, m: number, at: number): boolean {
  if (at < 0 || draft.places[m] < 0 || squad.markers[m].settled >= 0) return false;
  const card = draft.cardOf[m];
  return card < 0 || squad.candidates[card].places.includes(at);
}

/** Every change of places that keeps the Formation: two markers swap, or one goes to another place of its Line. */
function improve(squad: Squad, draft: Draft, better: (places: readonly number[]) => boolean): void {
  const { places } = draft;
  const count = places.length;
  let steps = STEPS;
  for (let again = true; again && steps > 0; ) {
    again = false;
    for (let a = 0; a < count && steps > 0; a++) {
      for (let b = a + 1; b < count && steps > 0; b++) {
        const [x, y] = [places[a], places[b]];
        const alike = draft.attacks[a] === draft.attacks[b] && draft.strengths[a] === draft.strengths[b];
        if (x === y || alike || !mayStand(squad, draft, a, y) || !mayStand(squad, draft, b, x)) continue;
        places[a] = y;
        places[b] = x;
        steps--;
        if (better(places)) again = true;
        else {
          places[a] = x;
          places[b] = y;
        }
      }
      if (places[a] < 0) continue;
      const line = lineOf(places[a]);
      for (let to = line * 3; to < line * 3 + 3 && steps > 0; to++) {
        const from = places[a];
        if (to === from || !mayStand(squad, draft, a, to)) continue;
        let [here, there] = [0, 0];
        for (let m = 0; m < count; m++) {
          if (places[m] === from) here++;
          if (places[m] === to) there++;
        }
        if (there >= roomIn(to) || (roomIn(from) > 1 && here === 1)) continue;
        places[a] = to;
        steps--;
        if (better(places)) again = true;
        else places[a] = from;
      }
    }
  }
}

interface Judged {
  readonly draft: Draft;
  readonly choice: number;
  readonly hopes: Hopes;
}
/** Of equals the first. */
const bestFor = (all: readonly Judged[], aim: Aim): Judged =>
  all.reduce((best, one) => (value(one.hopes, aim) > value(best.hopes, aim) ? one : best));

/**
 * For each aim the line-up that suits it best, of those that were looked at: two aims may find the same. What is found in one Formation does
 * not depend on what else is in hand, because the markers would show it.
 */
export function search(squad: Squad): Readonly<Record<Aim, LineUp>> {
  const picked = pickCards(squad);
  const ranks = emptyRanks();
  const hopesOf = (draft: Draft, places: readonly number[]): Hopes => {
    rank(ranks, places, draft.attacks, draft.strengths);
    return judge(ranks, draft.keeper, squad.sides, draft.extra);
  };
  const better = ({ draft: from, choice, hopes: before }: Judged, aim: Aim): Judged => {
    const draft = { ...from, places: [...from.places] };
    let hopes = before;
    improve(squad, draft, (places) => {
      const next = hopesOf(draft, places);
      if (value(next, aim) <= value(hopes, aim)) return false;
      hopes = next;
      return true;
    });
    return { draft, choice, hopes };
  };
  const improved = squad.choices.flatMap((_, choice) => {
    const lot = lots();
    const drawn = Array.from({ length: DRAWN }, (): Judged => {
      const draft = place(squad, picked, choice, lot);
      return { draft, choice, hopes: hopesOf(draft, draft.places) };
    });
    return AIMS.map((aim) => better(bestFor(drawn, aim), aim));
  });
  const found = (aim: Aim): LineUp => {
    const { draft, choice, hopes } = bestFor(improved, aim);
    return { choice, places: draft.places, assigned: draft.assigned, paid: picked.paid.filter((i) => draft.assigned.includes(i)), hopes };
  };
  return { best: found('best'), bold: found('bold'), safe: found('safe') };
}

/** How many of a line stand there: what a Formation is made of. */
export const linesOf = (places: readonly number[]): number[] => {
  const standing = PLACES.map((at) => places.filter((p) => p === at).length);
  return [0, 1, 2].map((line) => inLine(standing, line));
};
