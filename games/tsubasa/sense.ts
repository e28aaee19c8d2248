/** What texts of this game must say beyond what their fields ask for; whatever would be left aside is refused when cards are read. */
import type { AnyEffect, AnyText, Cond, GameSpec } from '@touchline/engine';
import { inOwnKinds, ownKinds, type Spoken } from './kinds.ts';
import { KINDS, type Tsubasa } from './state.ts';

type Refuse = NonNullable<GameSpec<Tsubasa>['refuse']>;
type Wrong = [field: string, message: string][];

/** TSU-311, TSU-412, TSU-414: as a card is played, after a roll, after a lost Shot. */
export const TIMINGS = ['play', 'reroll', 'save'] as const;
const SAVED: readonly string[] = ['catch', 'corner', 'goal'];
const FACES = 6;
/** Of what every game knows, what means something here. */
const SHARED: readonly string[] = ['gain', 'if', 'may', 'choose'];
/** TSU-722, TSU-742: they end the Attack Phase. */
const ENDING: readonly string[] = ['advance', 'specialShot'];

const timingOf = ({ ability }: AnyText): string => ('use' in ability.when ? String(ability.when.use[0]) : '');
const inside = (e: Spoken): readonly AnyEffect[] => {
  if (e.do === 'if' || e.do === 'may') return [...e.then, ...(e.else ?? [])];
  return (e.do === 'mandatory' || e.do === 'eliminate' || e.do === 'discard') && e.then ? e.then : [];
};

/** Kinds of points or values, each once. */
function kindsWrong(of: readonly string[]): Wrong {
  if (of.length > 0 && new Set(of).size === of.length && of.every((kind) => KINDS.some((k) => k === kind))) return [];
  return [['of', `must be some of ${KINDS.join(', ')}, each once`]];
}

/** What conditions of this game are asked with is nothing. */
function condWrong(cond: Cond, field: string): Wrong {
  if ('all' in cond) return cond.all.flatMap((c) => condWrong(c, field));
  if ('any' in cond) return cond.any.flatMap((c) => condWrong(c, field));
  if ('not' in cond) return condWrong(cond.not, field);
  return 'is' in cond && cond.with !== undefined ? [[field, `${cond.is} takes no value`]] : [];
}

/** TSU-R38: a total, or a value of cards, until the round is over. */
function gainWrong(e: Spoken<'gain'>): Wrong {
  const wrong: Wrong = [];
  if (e.until !== 'round') wrong.push(['until', 'must be round']);
  if (e.trait !== undefined) wrong.push(['trait', 'no text reads it: say a stat or a rule value']);
  if (e.live || (e.stat !== undefined && !KINDS.some((kind) => kind === e.stat)))
    wrong.push(['stat', `must be one of ${KINDS.join(', ')}, of cards that lie there now`]);
  if (e.rule !== undefined && !Number.isInteger(e.add)) wrong.push(['add', 'must be a whole number: a total is raised or lowered']);
  if (e.rule !== undefined && e.whose === undefined) wrong.push(['whose', 'is missing']);
  return wrong;
}

/** The effects of a text, and those in them. */
export const refuse: Refuse = (effect: AnyEffect, place, of) => {
  const [e] = inOwnKinds([effect]);
  if (!(e.do in ownKinds) && !SHARED.includes(e.do)) return [['do', 'means nothing in this game']];
  if (place !== 'do') return [['do', 'stands among what is done']];
  const timing = timingOf(of);
  const wrong: Wrong = [];
  if (e.do === 'points') {
    wrong.push(...kindsWrong(e.of));
    if (e.each && e.of.length < 2) wrong.push(['each', 'needs several kinds']);
    if (e.times !== undefined && (e.each || e.times < 2)) wrong.push(['times', 'is 2 or more, and not with each']);
  }
  if (e.do === 'zero') wrong.push(...kindsWrong(e.of));
  if ((e.do === 'draw' || e.do === 'fatigue') && e.n < 1) wrong.push(['n', 'must be 1 or more']);
  if (e.do === 'save' && (e.table.length !== FACES || !e.table.every((result) => SAVED.includes(result))))
    wrong.push(['table', `must say for each of the ${FACES} faces: ${SAVED.join(', ')}`]);
  if ((e.do === 'reroll' || e.do === 'save') && timing !== e.do)
    wrong.push(['do', `belongs to a text that is used then: use: ['${e.do}']`]);
  if ((ENDING.includes(e.do) || e.do === 'playMore') && timing !== 'play')
    wrong.push(['do', 'belongs to a text that is used when its card is played']);
  if (e.do === 'if') wrong.push(...condWrong(e.cond, 'cond'));
  if (e.do === 'may' && e.cost?.some((part) => part.do !== 'eliminate' && part.do !== 'discard' && part.do !== 'discardRandom'))
    wrong.push(['cost', 'must be a card: eliminate, discard or discardRandom']);
  if (e.do === 'may' && (e.cost?.length ?? 0) > 1) wrong.push(['cost', 'must be one thing']);
  if (e.do === 'gain') wrong.push(...gainWrong(e));
  if (inside(e).some((x) => x.do === 'reroll' || x.do === 'save' || ENDING.includes(x.do)))
    wrong.push(['then', `cannot hold reroll, save, ${ENDING.join(' or ')}: they stand by themselves`]);
  return wrong;
};

/** TSU-312: a text is used or not. What ends the Attack Phase is the last thing it does, and re-rolls and saves are used once (TSU-R29, TSU-R60). */
export const refuseText: NonNullable<GameSpec<Tsubasa>['refuseText']> = (of) => {
  const { ability } = of;
  if (!('use' in ability.when) || ability.when.use.length !== 1) return [['when', `must be one use: ${TIMINGS.join(', ')}`]];
  const wrong: Wrong = [];
  const timing = timingOf(of);
  for (const field of ['zones', 'cost', 'declare', 'may', 'notes'] as const)
    if (ability[field] !== undefined) wrong.push([field, 'nothing reads it']);
  if (ability.if) wrong.push(...condWrong(ability.if, 'if'));
  const done = inOwnKinds(ability.do);
  if (done.every((e) => e.do === 'mandatory')) wrong.push(['do', 'must do something beside what is mandatory']);
  const ends = done.findIndex((e) => ENDING.includes(e.do));
  if (ends >= 0 && ends < done.length - 1) wrong.push([`do[${ends}]`, 'must be the last thing: the Attack Phase is over']);
  if (timing !== 'play') {
    if (done.filter((e) => e.do === timing).length !== 1) wrong.push(['do', `must have one ${timing}`]);
    if (of.card.abilities.filter(({ when }) => 'use' in when && when.use.includes(timing)).length > 1)
      wrong.push(['when.use', `a card has one text for ${timing}: an answer names the card`]);
    if (ability.limit?.times !== 1 || ability.limit.per !== 'round' || ability.limit.of !== undefined)
      wrong.push(['limit', 'must be once a round']);
  } else if (ability.limit) wrong.push(['limit', 'is once each time its card is played, for every text']);
  return wrong;
};
