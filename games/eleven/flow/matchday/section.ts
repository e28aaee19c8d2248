/** ELV-1008 to ELV-1022: one pair of Sections: the own attack, then the Opponent's, and everything told that decided them. */
import type { Seat } from '@touchline/engine';
import { type Attack, attack, rivals } from '../../sections.ts';
import { act, ask, leave, loop, loopWhile, offer, seq, type T, when } from '../../state.ts';
import { credit, foeKeeper, foesIn, type Man, ownIn, ownKeeper, wantsGoal } from '../../team.ts';
import { here } from './lineUp.ts';

const pairHere = (t: T): number => t.v<number>('pair');

interface Fight {
  readonly attackers: readonly Man[];
  /** Who may block two stands here twice. */
  readonly defenders: readonly Man[];
  readonly outcome: Attack;
}

const attackersOf = (men: readonly Man[]): Man[] => men.filter(({ attacks }) => attacks);
const defendersOf = (men: readonly Man[]): Man[] =>
  men.filter(({ attacks }) => !attacks).flatMap((man) => Array.from({ length: man.blocks }, () => man));
const strengths = (men: readonly Man[]): number[] => men.map(({ strength }) => strength);

/** ELV-1018: the Opponent's Goalkeeper always saves what he can. */
export function ownAttack(t: T, seat: Seat, pair: number): Fight {
  const attackers = attackersOf(ownIn(t, seat, pair));
  const defenders = defendersOf(foesIn(t, seat, pair));
  return { attackers, defenders, outcome: attack(strengths(attackers), strengths(defenders), foeKeeper(t, seat)) };
}

/** ELV-1018: what the own Goalkeeper could save and was told not to is let in. */
const LET_IN = 2;
export function theirAttack(t: T, seat: Seat, pair: number): Fight {
  const attackers = attackersOf(foesIn(t, seat, pair));
  const defenders = defendersOf(ownIn(t, seat, pair));
  const lets = (i: number) => t.mark(attackers[i].thing, 'saved') === LET_IN;
  return { attackers, defenders, outcome: attack(strengths(attackers), strengths(defenders), ownKeeper(t, seat), lets) };
}

// ---------------------------------------------------------------- who of equals scores

const isPicked = (t: T, { thing }: Man): boolean => t.mark(thing, 'picked') === 1;

/** ELV-1022, ELV-R68, ELV-R88: equals of whom only some score, if a goal means something for one of them: who is not chosen yet. */
function toChoose(t: T, seat: Seat, pair: number): Man[] {
  const { attackers, outcome } = ownAttack(t, seat, pair);
  for (const { of, goals } of rivals(strengths(attackers), outcome)) {
    const men = of.map((i) => attackers[i]);
    if (men.some((man) => wantsGoal(t, man)) && men.filter((man) => isPicked(t, man)).length < goals)
      return men.filter((man) => !isPicked(t, man));
  }
  return [];
}

const scorers = loopWhile(
  'scorers',
  (t) => toChoose(t, here(t), pairHere(t)).length > 0,
  ask('scorer', {
    who: here,
    clause: 'ELV-R88',
    open: true,
    offers: [
      offer('scorer', {
        things: (t, seat) => toChoose(t, seat, pairHere(t)).map(({ thing }) => thing),
        take: (t, o) => t.setMark(o.card, 'picked', 1),
      }),
    ],
  }),
);

// ---------------------------------------------------------------- the own Goalkeeper

/** ELV-R31: shots the own Goalkeeper could save and nobody has decided on. */
function shots(t: T): number[] {
  const { attackers, outcome } = theirAttack(t, here(t), pairHere(t));
  return attackers.flatMap(({ thing }, i) => (outcome.saved[i] && t.mark(thing, 'saved') === 0 ? [thing] : []));
}
/** The strongest comes first: it is the first one that is saved. */
function nextShot(t: T): number {
  const { attackers } = theirAttack(t, here(t), pairHere(t));
  const strength = (thing: number) => attackers.find((man) => man.thing === thing)!.strength;
  return shots(t).reduce((best, shot) => (strength(shot) > strength(best) ? shot : best));
}

const saves = when(
  'byHand',
  (t) => !t.option<boolean>('goalkeeperAuto'),
  loop(
    'shots',
    when('none', (t) => shots(t).length === 0, leave('shots')),
    ask('save', {
      who: here,
      clause: 'ELV-1018',
      offers: [
        offer('save', { things: (t) => [nextShot(t)], take: (t, o) => t.setMark(o.card, 'saved', 1) }),
        offer('letIn', { things: (t) => [nextShot(t)], take: (t, o) => t.setMark(o.card, 'saved', LET_IN) }),
      ],
    }),
  ),
);

// ---------------------------------------------------------------- both attacks, and the story

const idOf = (t: T, thing: number): string => (thing < 0 ? '' : t.def(thing).id);

/** Who met whom: Strength with its addends, and how it ended. */
const story = (t: T, { attackers, defenders, outcome }: Fight) =>
  attackers.map(({ thing, card, strength, printed, tokens, boost }, i) => ({
    id: idOf(t, thing),
    card: idOf(t, card),
    strength,
    printed,
    tokens,
    boost,
    by: outcome.blockedBy[i] < 0 ? '' : idOf(t, defenders[outcome.blockedBy[i]].thing),
    byCard: outcome.blockedBy[i] < 0 ? '' : idOf(t, defenders[outcome.blockedBy[i]].card),
    byStrength: outcome.blockedBy[i] < 0 ? 0 : defenders[outcome.blockedBy[i]].strength,
    end: outcome.goal[i] ? 'goal' : outcome.saved[i] ? 'saved' : 'blocked',
  }));

/** ELV-1020, ELV-1021: goals count at once, gloves are gone for the rest of the Match. */
const compare = act('compare', 'ELV-1007', (t) => {
  const seat = here(t);
  const pair = pairHere(t);
  const own = ownAttack(t, seat, pair);
  const their = theirAttack(t, seat, pair);
  const keepers = { own: ownKeeper(t, seat).strength, their: foeKeeper(t, seat).strength };
  own.attackers.forEach((man, i) => {
    if (own.outcome.goal[i]) credit(t, man);
  });
  const goals = ({ outcome }: Fight) => outcome.goal.filter((scored) => scored).length;
  t.setOf('goals', seat, t.own.goals[seat] + goals(own));
  t.setOf('against', seat, t.own.against[seat] + goals(their));
  t.setOf('foeGloves', seat, own.outcome.gloves);
  t.setOf('gloves', seat, their.outcome.gloves);
  t.emit(
    'section',
    [...ownIn(t, seat, pair), ...foesIn(t, seat, pair)].map(({ thing }) => thing),
    {
      pair,
      own: story(t, own),
      their: story(t, their),
      keepers,
      gloves: { own: their.outcome.gloves, their: own.outcome.gloves },
      score: [t.own.goals[seat], t.own.against[seat]],
    },
    seat,
  );
});

export const section = seq(scorers, saves, compare);
