/** What effects of this game must say beyond what their fields ask for; whatever would be left aside is refused when cards are read. */
import type { AnyEffect, AnyText, GameSpec } from '@touchline/engine';
import type { Spending } from './costs.ts';
import { inOwnKinds } from './kinds.ts';
import { isRecord } from './paidRecord.ts';
import type { Fftcg } from './state.ts';

/** Marks every Character can have; counters besides, by name (FFT-2020). */
export const MARKS: readonly string[] = ['dull', 'damage', 'frozen', 'fresh', 'attacks', 'attacking', 'blocking', 'warp'];

/** Is it a mark of the rules, and so no counter? */
export const isRuleMark = (mark: string): boolean => MARKS.includes(mark) || isRecord(mark);

/** Declared with the cast or use, and only there (FFT-2072, FFT-110). */
const DECLARED: readonly string[] = ['extra', 'x'];
const PARTS: readonly string[] = ['cp', 'spend', 'crystals'];

/** What somebody's Summon or ability does to a card (FFT-1517, FFT-1518). */
export const CAUSED: readonly string[] = ['choose', 'dull', 'activate', 'freeze', 'break', 'put', 'return', 'remove'];

/** What a Character says about being cast (FFT-2072): costs to declare, and nothing else. What it then does is said of its entry. */
export const refuseText: NonNullable<GameSpec<Fftcg>['refuseText']> = ({ card, ability }) => {
  const wrong: [string, string][] = [];
  const declared = inOwnKinds(ability.declare);
  const others = declared.filter((e) => e.do === 'extra' && e.instead);
  let inside = -others.length;
  JSON.stringify(ability, (_key, value) => {
    if (value?.do === 'extra' && value.instead === true) inside++;
    return value;
  });
  if (inside > 0) wrong.push(['do', 'what is given is not cast: it can have no other cost']);
  if (others.length > 0 && (declared.find((e) => e.do === 'extra') !== others[0] || others.length > 1))
    wrong.push(['declare', 'one cost stands in place of another, and it is declared before extra costs']);
  const leaving = inOwnKinds(ability.cost).filter((e) => e.do === 'spend' && e.from.self && LEAVING.includes(e.how));
  if (leaving.length > 1) wrong.push(['cost', 'the card itself can go only once']);
  if (ability.do.filter((e) => e.do === 'castFree').length > 1)
    wrong.push(['do', 'one text lets one card be cast: the second would take the place of the first']);
  if (unannounced(ability)) wrong.push(['declare', 'extra costs and X are declared when something is cast or used, not when it triggers']);
  if (!('use' in ability.when && ability.when.use[0] === 'cast')) {
    if (others.length > 0) wrong.push(['declare', 'only a card that is cast can have another cost']);
    return wrong;
  }
  if (card.kind !== 'character') return wrong;
  if (declared.length === 0 || declared.some((e) => e.do !== 'extra'))
    wrong.push(['declare', 'a Character declares extra costs when it is cast']);
  if (ability.do.length > 0)
    wrong.push(['do', 'a Character has no effect of its own when it is cast: say what happens when it enters the field']);
  for (const field of ['if', 'cost', 'limit', 'may'] as const) if (ability[field] !== undefined) wrong.push([field, 'means nothing here']);
  return wrong;
};

/** FFT-2072, FFT-110: is there, in this text or inside it, something that triggers and yet declares what only casting or using pays for? */
function unannounced(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(unannounced);
  if (typeof value !== 'object' || value === null) return false;
  const { when, declare, ...rest }: { readonly when?: { readonly use?: readonly string[] }; readonly declare?: unknown } = value;
  const announced = when?.use !== undefined && when.use.length > 0;
  const declared = Array.isArray(declare) && declare.some((e) => DECLARED.includes(e?.do));
  return (when !== undefined && !announced && declared) || unannounced(declare) || unannounced(Object.values(rest));
}

/** FFT-522, FFT-402: whose cards an effect can speak of, and where they can go. */
function refusePlaces(effect: AnyEffect): [string, string][] {
  const [e] = inOwnKinds([effect]);
  const wrong: [string, string][] = [];
  if (e.do === 'spend' && !e.from.self) {
    if (e.from.of === 'opponent') wrong.push(['from', 'only what is one’s own can be paid with']);
    const from = [e.from.zone ?? []].flat();
    if (from.some((zone) => !TAKEN_FROM[e.how].includes(zone)))
      wrong.push(['from', `what is there cannot be used so: ${TAKEN_FROM[e.how].join(', ')}`]);
    if (e.namesake && (e.from.zone !== 'hand' || e.from.of !== 'you')) wrong.push(['from', 'a namesake is discarded from one’s own hand']);
  }
  if (e.do === 'spend' && e.count !== undefined && (e.from.self || e.namesake)) wrong.push(['count', 'is one card: leave it out']);
  if (e.do === 'eachSelects' && e.from.of !== undefined && e.from.of !== 'any')
    wrong.push(['from', 'each player selects of their own: leave of out, or say any']);
  if (e.do === 'forbid' && e.deed === 'blockThis' && e.to?.of !== 'opponent')
    wrong.push(['to', 'only Forwards of the opponent could block it']);
  if (e.do === 'move') {
    if (!MOVED_TO.includes(e.to)) wrong.push(['to', `must be one of ${MOVED_TO.join(', ')}: what comes onto the field enters`]);
    if (e.whose !== undefined) wrong.push(['whose', 'a card goes to its owner’s zone']);
    if (e.at !== undefined && e.to !== 'deck') wrong.push(['at', 'only a deck has a top and a bottom']);
  }
  return wrong;
}
const LEAVING: readonly Spending[] = ['put', 'discard', 'remove', 'return'];
/** FFT-519: what a cost takes is not yet what it becomes. */
const TAKEN_FROM: { readonly [how in Spending]: readonly string[] } = {
  dull: ['field'],
  counters: ['field'],
  put: ['field', 'hand'],
  discard: ['hand'],
  remove: ['field', 'hand', 'breakZone'],
  return: ['field', 'breakZone'],
  turn: ['limit'],
};
const MOVED_TO: readonly string[] = ['hand', 'deck', 'removed', 'breakZone', 'damage'];

/** Is it a part of the cost of the ability itself? */
const isOwnCost = (e: AnyEffect, { ability }: AnyText): boolean =>
  (ability.cost ?? []).some((part) => JSON.stringify(part) === JSON.stringify(e));

export const refuse: NonNullable<GameSpec<Fftcg>['refuse']> = (effect: AnyEffect, place, text) => {
  const [e] = inOwnKinds([effect]);
  const wrong: [string, string][] = refusePlaces(effect);
  if (isOwnCost(effect, text)) {
    if (!PARTS.includes(e.do)) wrong.push(['do', `is no part of a cost: ${PARTS.join(', ')}`]);
    if (e.do === 'cp' && e.by === 'opponent') wrong.push(['by', 'who uses an ability pays for it: leave it out']);
  }
  if (DECLARED.includes(e.do) && place !== 'declare')
    wrong.push(['do', 'is declared with the cast or use: it stands in declare, and not inside a mode']);
  if (e.do === 'extra' && !e.cost.every((part) => PARTS.includes(part.do))) wrong.push(['cost', `must be made of ${PARTS.join(', ')}`]);
  if (e.do === 'extra' && inOwnKinds(e.cost).some((part) => part.do === 'cp' && part.by === 'opponent'))
    wrong.push(['cost', 'who casts pays: leave by out']);
  if (e.do === 'spend') {
    if ((e.how === 'counters') !== (e.counter !== undefined)) wrong.push(['counter', 'is named where counters are taken, and only there']);
    if (e.n !== undefined && e.how !== 'counters') wrong.push(['n', 'is the number of counters: say count for the number of cards']);
    if (e.counter !== undefined && isRuleMark(e.counter)) wrong.push(['counter', 'is no counter but a mark of the rules']);
    if (e.name !== undefined && e.from.self) wrong.push(['name', 'is the card itself: say self']);
    if (e.namesake && e.how !== 'discard') wrong.push(['namesake', 'is discarded']);
  }
  if (e.do === 'counter' && isRuleMark(e.counter) && e.counter !== 'warp') wrong.push(['counter', 'is no counter but a mark of the rules']);
  if (e.do === 'damage' && e.by !== undefined && e.share !== undefined)
    wrong.push(['by', 'shares are dealt by the text itself: leave one of the two out']);
  if (e.do === 'damage' && (e.n === undefined) === (e.share === undefined)) wrong.push(['n', 'say how much, or which shares']);
  if (e.do === 'discard' && e.by !== undefined) {
    if (e.random) wrong.push(['by', 'nobody chooses at random']);
    if (e.by === (e.whose ?? 'you')) wrong.push(['by', 'who discards chooses anyway: leave it out']);
  }
  if (e.do === 'lookTop') {
    if ((e.n === undefined) === (e.untilFound === undefined)) wrong.push(['n', 'say how many, or untilFound']);
    if (e.untilFound && (e.reveal || e.must)) wrong.push(['untilFound', 'is revealed and taken anyway: leave out reveal and must']);
  }
  if ((e.do === 'lookTop' || e.do === 'search') && e.dull && e.to !== 'field') wrong.push(['dull', 'is said of what comes onto the field']);
  if (e.do === 'search' && e.count !== undefined && e.count < 1) wrong.push(['count', 'must be 1 or more']);
  if (e.do === 'forbid' && e.by !== undefined && !CAUSED.includes(e.deed))
    wrong.push(['by', `only these have a cause: ${CAUSED.join(', ')}`]);
  return wrong;
};
