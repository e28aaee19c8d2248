/** The use steps of both sides, in the first battle and at the shot. */
import { atShot, atUses, type Match, type Setting, type Side } from './scenarios.ts';

export const G01: Side = { active: 'PC-G01', field: ['PC-G04', 'PC-G04'] };
export const I01: Side = { active: 'PC-I01', field: ['PC-I01', 'PC-I01'] };

/** The defender's use step of the first battle. */
export const atBlock = (b: Side, a: Side = G01) => atUses({ a, b: { ...I01, ...b } }).a.pick('done');
/** The same with nothing laid but what is named. */
export const defending = (b: Side, a: Side = {}) => atUses({ a, b }).a.pick('done');

/** The shooter's and the keeper's use steps. */
export const atShoot = (a: Side, b: Side = {}, goals: [number, number] = [0, 0]) =>
  atShot({ a: { active: 'PC-G01', field: [], ...a }, b, goals }).a.pick('stay');
export const atCatch = (b: Side, a: Side = {}, goals: [number, number] = [0, 0]) => atShoot(a, b, goals).a.pick('done');
/** The shooter's with nothing laid but what is named. */
export const shooting = (s: Setting) => atShot(s).a.pick('stay');

/** What a card of the hand costs now. */
export const costOf = (t: Match, seat: number, id: string) => {
  const who = t.seat(seat);
  return t.table.stat(who.ids('hissatsuHand')[who.cards('hissatsuHand').indexOf(id)], 'cost');
};

/** Both sides turn up these cards: who has the ball afterwards? */
export function winner(t: Match, a: string, b: string): number {
  t.top(0, [a]).top(1, [b]);
  if (t.asked[0] === 0) t.a.pick('done');
  return t.b.pick('done').own.attacker;
}

/** The attacker wins the first battle; side a is asked for its uses of the second. */
export const nextBattle = (t: Match) => {
  if (t.asked[0] === 0) t.a.pick('done');
  t.top(0, ['PC-L04']).top(1, ['PC-G11']);
  t.b.pick('done');
  if (t.ask === 'nextCharacter') t.b.pick(t.b.keys[0]);
  return t.ask === 'passDecision' ? t.a.pick('stay') : t;
};
