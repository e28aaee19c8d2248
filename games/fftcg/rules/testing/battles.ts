/** Battles for tests, and the Forwards that fight them. */
import { auto, cannot, card, cast, draw, dull, EOT, fieldAbility, forwards, gains, heads, must, this_ } from '../../cards/make.ts';
import { atAttack, attack, block, bothPass, type Match } from './scenarios.ts';
import { aForward, BOUNCE, big, bounce, breakOne, FIVE, FOUR, fwd, print, SIX, small, target } from './testCards.ts';

// ---------------------------------------------------------------- blocking

const lull = card('T-LULL', 'Lull', 'summon', print(1), cast({ declare: [aForward] }, dull(target), gains(target, -3000, EOT)));
const shy = card('T-SHY', 'Shy', 'forward', print(1, 3000), fieldAbility(cannot('block', this_)));
const sly = card(
  'T-SLY',
  'Sly',
  'forward',
  print(1, 3000),
  fieldAbility(cannot('blockThis', forwards('opponent', { stat: 'power', atLeast: 8000 }))),
);
const keen = (id: string) => card(id, id, 'forward', print(1, 3000), fieldAbility(must('block', this_)));
const guard = card('T-GUARD', 'Guard', 'forward', print(1, 5000), auto(heads.block, {}, draw(1)), auto({ on: 'blocked' }, {}, draw(1)));
/** Who cannot block or be blocked, who must block and who notices it; and what takes a Forward out of a battle. */
export const blockCards = [bounce, breakOne, lull, big, small, shy, sly, keen('T-KEEN'), keen('T-KEEN2'), guard];

// ---------------------------------------------------------------- First Strike

export const swift = (id: string, power: number) => fwd(id, power, { keywords: ['firstStrike'] });
const S5 = swift('T-S5', 5000);
/** One with First Strike and three without, named by their power. */
export const strikeCards = [S5, fwd('T-4', 4000), fwd('T-5', 5000), fwd('T-6', 6000)];

// ---------------------------------------------------------------- parties

/** Members of a party, two of them with First Strike, and blockers of Water. */
export const partyCards = [
  FOUR,
  FIVE,
  SIX,
  swift('T-SWIFT', 5000),
  swift('T-QUICK', 4000),
  fwd('T-10', 10000, { elements: 'water' }),
  BOUNCE,
];
/** Members of a party, and a blocker whose power is no multiple of 1000. */
export const oddParty = [fwd('T-2', 2000), fwd('T-3', 3000), fwd('T-ODD', 7500), swift('T-FS', 1000)];

/** Forwards of the worked examples, named by their power; S has First Strike. */
export const byPower = [
  fwd('T-3', 3000),
  fwd('T-4', 4000),
  fwd('T-5', 5000),
  fwd('T-6', 6000),
  S5,
  swift('T-S6', 6000),
  fwd('T-B5', 5000),
  BOUNCE,
];

/** These attack together, this one blocks, and the damage step has begun. */
export function blocked(party: readonly string[], blocker: string): Match {
  const t = atAttack({ cards: byPower, a: { field: party }, b: { field: [blocker] } });
  const [first, ...rest] = party;
  attack(t, first, ...rest);
  block(t, blocker);
  return bothPass(t);
}
/** Who is left on both fields. */
export const left = (t: Match) => [t.a.cards('field'), t.b.cards('field')];
