/** Cards of others: a text or a card of which something would be left aside is refused when cards are read. */
import type { AnyCard, AnyEffect, GameSpec } from '@touchline/engine';
import { printedOf } from '../cards/make.ts';
import { type Goal, inOwnKinds } from '../kinds.ts';
import { placesOf } from '../pitch.ts';
import type { Eleven } from '../state.ts';
import { paysNothing, priceWrong, type Wrong } from './effects.ts';
import { FEATURES, faceOf, MATCH, TIMINGS, timingOf } from './moments.ts';
import { opponentWrong } from './opponents.ts';

export { refuse } from './effects.ts';

const FACES: readonly string[] = ['untrained', 'trained'];
/** "1 of them": there must be some. */
const trainsHired = (e: AnyEffect): boolean => inOwnKinds([e]).some((x) => x.do === 'train' && x.who === 'hired');

/** When it is used, on which face, at what price, and nothing beside. */
export const refuseText: NonNullable<GameSpec<Eleven>['refuseText']> = (of) => {
  const { ability, card } = of;
  const wrong: Wrong = [];
  for (const field of ['zones', 'declare', 'may', 'limit'] as const)
    if (ability[field] !== undefined) wrong.push([field, 'nothing reads it']);
  if ('always' in ability.when) {
    const serving = ability.if !== undefined && JSON.stringify(ability.if) === '{"is":"serving"}';
    if (FEATURES[card.kind] === 'serving' ? !serving : ability.if !== undefined)
      wrong.push(['if', FEATURES[card.kind] === 'serving' ? "must be { is: 'serving' }" : 'nothing puts it out']);
    if (ability.do.length !== 1) wrong.push(['do', 'must be one rule value']);
    return wrong;
  }
  const timings: readonly string[] = TIMINGS[card.kind] ?? [];
  const timing = timingOf(of);
  if (!('use' in ability.when) || ability.when.use.length !== 1 || !timings.includes(timing))
    return [['when', timings.length === 0 ? 'no text of such a card is looked at' : `must be one use: ${timings.join(', ')}`]];
  if (ability.if !== undefined) wrong.push(['if', 'is said by an effect: if']);
  if (ability.do.length === 0) wrong.push(['do', 'must do something']);
  const player = card.kind === 'player';
  if (player ? !FACES.includes(faceOf(of)) || Object.keys(ability.notes ?? {}).length > 1 : ability.notes !== undefined)
    wrong.push(['notes', player ? 'must say the face: untrained or trained' : 'nothing reads it']);
  if (timing === 'flip' && faceOf(of) !== 'trained') wrong.push(['notes.face', 'must be trained: the card is turned to it']);
  if (card.traits.sort?.includes('youngster') && faceOf(of) === 'untrained')
    wrong.push(['notes.face', 'Youngsters are all alike before they are trained']);
  const same = (other: string, face: unknown) =>
    (other === timing || (MATCH.includes(timing) && MATCH.includes(other))) && (!player || face === faceOf(of));
  if (card.abilities.filter(({ when, notes }) => 'use' in when && same(String(when.use[0]), notes?.face)).length > 1)
    wrong.push(['when', 'a card has one text for a moment, and a Player one for a Match on each face']);
  ability.do.forEach((e, i) => {
    if (trainsHired(e) && ability.do[i - 1]?.do !== 'hireYoungsters') wrong.push([`do[${i}].who`, 'hired: follows on hireYoungsters']);
  });
  if (JSON.stringify(ability.do).split('"hired"').length - 1 > ability.do.filter(trainsHired).length)
    wrong.push(['do', 'train hired stands by itself, right after hireYoungsters']);
  if (paysNothing(ability.do)) wrong.push(['do', 'what is paid must be the cost of something']);
  return [...wrong, ...priceWrong(of)];
};

// ---------------------------------------------------------------- cards

const whole = (card: AnyCard, field: string, least: number, most: number): Wrong => {
  const n = card.stats[field];
  return Number.isInteger(n) && n >= least && n <= most ? [] : [[`stats.${field}`, `must be a whole number from ${least} to ${most}`]];
};
const noted = (card: AnyCard, field: string): unknown => card.notes?.[field];

const JERSEYS = 99;

function playerWrong(card: AnyCard): Wrong {
  const keeper = card.traits.task?.[0] === 'GK';
  const young = card.traits.sort?.[0] === 'youngster';
  const zones = card.traits.zones ?? [];
  const wrong: Wrong = whole(card, 'strengthT', 0, 20);
  // ELV-R84: what is hidden of a Youngster must not show in what it costs, or does, before it is trained.
  for (const field of ['strength', 'cost']) wrong.push(...whole(card, field, young ? 1 : 0, young ? 1 : 20));
  wrong.push(
    ...whole(card, 'gloves', young && keeper ? 1 : 0, keeper ? (young ? 1 : 20) : 0),
    ...whole(card, 'glovesT', 0, keeper ? 20 : 0),
  );
  for (const field of ['m', 'g']) wrong.push(...whole(card, field, 0, young ? 20 : 0));
  wrong.push(...whole(card, 'jersey', young ? 0 : 1, young ? 0 : JERSEYS));
  wrong.push(...whole(card, 'jerseyT', 1, JERSEYS));
  if (keeper ? zones.join() !== 'GK' : zones.length === 0 || placesOf(zones).length !== zones.length)
    wrong.push(['traits.zones', 'must be GK for a Goalkeeper, and Zones of the pitch for the others']);
  return wrong;
}

const FORMATION = /^[3-5]-[2-5]-[1-4]$/;
const adds = (formation: string): number => formation.split('-').reduce((sum, n) => sum + Number(n), 0);
/** ELV-904: ten men, with room for all of them. */
export const isFormation = (formation: string): boolean => FORMATION.test(formation) && adds(formation) === 10;

const GOALS: { readonly [goal in Goal]: 'more' | 'less' } = {
  wins: 'more',
  goals: 'more',
  cleanSheets: 'more',
  academy: 'more',
  soldOuts: 'more',
  built: 'more',
  brand: 'more',
  staff: 'more',
  position: 'less',
  cash: 'more',
  hardWins: 'more',
  office: 'more',
};
function objectiveWrong(card: AnyCard): Wrong {
  const way = Object.entries(GOALS).find(([goal]) => goal === noted(card, 'goal'))?.[1];
  if (!way) return [['notes.goal', `must be one of ${Object.keys(GOALS).join(', ')}`]];
  const [base, perfect] = [Number(noted(card, 'base')), Number(noted(card, 'perfect'))];
  if (
    !Number.isInteger(base) ||
    !Number.isInteger(perfect) ||
    base < 1 ||
    perfect < 1 ||
    (way === 'more' ? perfect <= base : perfect >= base)
  )
    return [['notes.perfect', 'must be a whole number that is harder to reach than that of base']];
  const atEnd = noted(card, 'goal') === 'position' || noted(card, 'goal') === 'cash';
  if (noted(card, 'goal') === 'brand' && (base !== 3 || perfect > 6))
    return [['notes.base', 'brand asks for 3 Adboards, and for a Week up to 6']];
  return atEnd === (noted(card, 'end') === true) ? [] : [['notes.end', 'belongs to position and cash, which change both ways']];
}

/** Which texts it must have. */
const MUST: { readonly [kind: string]: readonly string[] } = {
  sponsor: ['small', 'adboard', 'kit', 'bonus'],
  meeting: ['yellow', 'blue', 'red'],
};

export const refuseCard: NonNullable<GameSpec<Eleven>['refuseCard']> = (card) => {
  const wrong: Wrong = [];
  for (const timing of MUST[card.kind] ?? [])
    if (!card.abilities.some(({ when }) => 'use' in when && when.use.includes(timing)))
      wrong.push(['abilities', `must have one for ${timing}`]);
  for (const [note, printed] of Object.entries(printedOf(card)))
    if (JSON.stringify(noted(card, note)) !== JSON.stringify(printed))
      wrong.push([`notes.${note}`, `must be ${JSON.stringify(printed)}, as its texts say`]);
  if (card.kind === 'player') wrong.push(...playerWrong(card));
  if (card.kind === 'staff') wrong.push(...whole(card, 'cost', 0, 20));
  if (card.kind === 'director') {
    for (const field of ['cash', 'fan', 'op', 'fit']) wrong.push(...whole(card, field, -2, 2));
    if (!/^[YBR]{6}$/.test(String(noted(card, 'votes')))) wrong.push(['notes.votes', 'must be six letters of Y, B, R']);
  }
  if (card.kind === 'tactic') {
    const formations = card.traits.formation ?? [];
    if (formations.length === 0 || !formations.every(isFormation))
      wrong.push(['traits.formation', 'must be Formations of ten, such as 4-4-2']);
  }
  if (card.kind === 'objective') wrong.push(...objectiveWrong(card));
  if (card.kind === 'opponent') wrong.push(...opponentWrong(card));
  if (card.kind === 'infrastructure') wrong.push(...whole(card, 'vp', 0, 20));
  return wrong;
};
