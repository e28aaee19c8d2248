/** What tests do and look at again and again. */
import { type Seat, view, whyNot } from '@touchline/engine';
import {
  act,
  atAttack,
  attack,
  bothPass,
  find,
  isDull,
  type Laid,
  type Match,
  markOf,
  PLAIN,
  pass,
  resolveAll,
  type Side,
} from './scenarios.ts';

/** So many of one card. */
export const many = (id: string, n: number): string[] => new Array<string>(n).fill(id);
export const dulled = (card: string): Laid => ({ card, dull: true });

// ---------------------------------------------------------------- casting and using

/** Whoever has priority casts this, and it resolves. */
export const cast1 = (t: Match, id: string, ...choices: readonly string[]): Match => bothPass(act(t, `cast:${id}`, ...choices));
/** Side a passes and side b casts or uses this, which resolves. */
export const theyCast = (t: Match, key: string, ...choices: readonly string[]): Match => resolveAll(act(pass(t), key, ...choices));
/** Side a uses its `doer` and lets it resolve, as far as that goes without an answer. */
export const doIt = (t: Match): Match => bothPass(t.a.pick('use:DOER#1'));

// ---------------------------------------------------------------- points of damage

/** From a Preparation Step: this attack is not blocked and deals its point. Stops at the EX Burst or in the window after the damage. */
export function hit(t: Match, first: string, ...party: readonly string[]): Match {
  attack(t, first, ...party);
  for (let i = 0; i < 20 && t.own.phase === 'attack' && t.b.count('stack') > 0; i++) bothPass(t);
  bothPass(t);
  if (t.ask === 'block') t.b.pick('noBlock');
  return bothPass(t);
}
/** Side a attacks, nobody blocks, and side b uses the EX Burst of the card that is turned up. */
export const turnUp = (t: Match, attacker: string): Match => hit(t, attacker).b.pick('useBurst');
/** A textless Forward of side a's deals a point of damage that turns up this card of side b's, who uses its EX Burst. */
export const burst = (card: string, s: { readonly a?: Side; readonly b?: Side } = {}): Match =>
  turnUp(atAttack({ a: { ...s.a, field: [PLAIN, ...(s.a?.field ?? [])] }, b: { ...s.b, top: [card, ...(s.b?.top ?? [])] } }), PLAIN);

// ---------------------------------------------------------------- looking

/** What the seat may answer with this verb. */
export const offered = (t: Match, seat: Seat, verb: string): string[] => t.seat(seat).keys.filter((k) => k.startsWith(`${verb}:`));
/** What is offered for the next CP. */
export const sources = (t: Match, seat: Seat = 0): string[] =>
  t
    .seat(seat)
    .keys.filter((k) => /^(dull|discard|spend):/.test(k))
    .toSorted();
/** How many cards on a field are dull. */
export const dullCount = (t: Match, seat: Seat = 0): number =>
  t
    .seat(seat)
    .ids('field')
    .filter((c) => t.table.mark(c, 'dull') === 1).length;
/** Dull and frozen, as `df`. */
export const cold = (t: Match, seat: Seat, id: string): string =>
  `${isDull(t, seat, id) ? 'd' : ''}${markOf(t, seat, id, 'frozen') === 1 ? 'f' : ''}`;
/** A zone as a viewer sees it. */
export const seen = (t: Match, viewer: 0 | 1 | 'spectator', zone: string, seat: number) =>
  view(t.game, t.state, viewer).zones.find((z) => z.zone === zone && z.seat === seat)!;
/** What a card of side a's hand costs now, as the refusal says when nothing can be paid. */
export const costNow = (t: Match, id: string) => whyNot(t.game, t.state, 0, find(t, 0, id, 'hand'))?.args.cost;
