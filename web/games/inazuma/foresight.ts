/**
 * Where an answer leads. It is tried in a world dealt from the viewer's own view, so nothing hidden comes into it; what is read of it is the
 * same in every such world.
 */
import { type Game, pick, type Seat, sampler, stream, type View, viewingSeat, view as viewOf } from '@touchline/engine';
import { fightOf, standingOf, totalsAfter } from '../../../games/inazuma/index.ts';
import { stepOf } from './steps.ts';
import type { Step, Totals } from './told.ts';

function after(game: Game, view: View, key: string): View {
  const seat = viewingSeat(view);
  return viewOf(game, pick(game, sampler(game, view)(stream('shown')), seat, key), seat);
}

/** The totals an answer leads to at best; null if it ends the fight, or begins none. */
export function totalsOf(game: Game, view: View, key: string): Totals | null {
  const totals = totalsAfter(game, view, key);
  if (totals || fightOf(game, view)) return totals && bySeat(standingOf(view).attacker, totals[0], totals[1]);
  const fight = fightOf(game, after(game, view, key));
  return fight && bySeat(fight.attack.seat, fight.attack.total, fight.defence.total);
}

export const bySeat = <T>(attacker: Seat, attack: T, defence: T): readonly [T, T] =>
  attacker === 0 ? [attack, defence] : [defence, attack];

/** The next step, who is asked there, and whether the attack has broken through. */
export interface Ahead {
  readonly step: Step;
  readonly seat: Seat;
  readonly broke: boolean;
}

export function ahead(game: Game, view: View, key: string): Ahead {
  const then = after(game, view, key);
  return { step: stepOf(then), seat: then.thinking[0] ?? -1, broke: (then.own as { readonly broke: boolean }).broke };
}

/** Ids of the cards an answer brings to the viewer's field. */
export const fieldedBy = (game: Game, view: View, key: string): readonly string[] =>
  after(game, view, key)
    .zones.filter(({ zone, seat }) => zone === 'field' && seat === view.viewer)
    .flatMap(({ cards }) => cards.map(({ def }) => def));
