/** What effects of this game must say beyond what their fields ask for; whatever would be left aside is refused when cards are read. */
import type { GameSpec } from '@touchline/engine';
import { inOwnKinds } from './kinds.ts';
import { type Inazuma, PHASES } from './state.ts';

/** What texts forbid or allow (INA-513, INA-714, INA-R47, INA-R58). */
const FORBIDDEN: readonly string[] = ['beChosen', 'payForAbility', 'assist'];
const ALLOWED: readonly string[] = ['beFiredUp', 'joinAttack', 'joinDefence'];
export const DEEDS: readonly string[] = [...ALLOWED, ...FORBIDDEN];
const LASTING: readonly string[] = ['gain', 'forbid', 'permit', 'becomeSp', 'lowerSp', 'fireUp'];

/** INA-615, INA-631: to the end of the phase, whichever that is, or of the turn. */
const lasts = (until: unknown): boolean => until === 'turn' || JSON.stringify(until) === JSON.stringify(PHASES);

export const refuse: NonNullable<GameSpec<Inazuma>['refuse']> = (effect, place) => {
  const [e] = inOwnKinds([effect]);
  const wrong: [string, string][] = [];
  if (place !== 'always' && 'until' in e && e.until !== undefined && !lasts(e.until))
    wrong.push(['until', `must be turn, or ${JSON.stringify(PHASES)}: to the end of the phase`]);
  if (place !== 'always' && LASTING.includes(e.do) && !('until' in e && e.until !== undefined)) wrong.push(['until', 'is missing']);
  if ('live' in e && e.live) wrong.push(['live', 'changes are laid on those who are there']);
  if (e.do === 'require') wrong.push(['do', 'nothing reads it']);
  if (e.do === 'forbid' && !FORBIDDEN.includes(e.deed)) wrong.push(['deed', `must be one of ${FORBIDDEN.join(', ')}`]);
  if (e.do === 'permit' && !ALLOWED.includes(e.deed)) wrong.push(['deed', `must be one of ${ALLOWED.join(', ')}`]);
  if (e.do === 'forbid' || e.do === 'permit') {
    if (e.whose === 'any') wrong.push(['whose', 'must be you or opponent']);
    if ((e.deed === 'assist') !== (e.to === undefined)) wrong.push(['to', 'players are kept from assists, cards from everything else']);
  }
  if (e.do === 'forbid' && e.by !== undefined) wrong.push(['by', 'nothing reads it']);
  if (e.do === 'move') {
    if (e.whose !== undefined) wrong.push(['whose', 'a card goes to a zone of its owner’s']);
    if (e.at !== undefined && e.to !== 'deck') wrong.push(['at', 'only a deck has a top and a bottom']);
  }
  return wrong;
};
