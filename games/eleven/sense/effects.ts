/** What effects of this game must say beyond what their fields ask for; whatever would be left aside is refused when cards are read. */
import type { AnyEffect, AnyText, Cond, GameSpec } from '@touchline/engine';
import { inOwnKinds, type MatchCondition, type RuleName, type Spoken } from '../kinds.ts';
import type { Eleven } from '../state.ts';
import { DONE, FEATURES, PRICED, timingOf } from './moments.ts';

export type Wrong = [field: string, message: string][];
type Refuse = NonNullable<GameSpec<Eleven>['refuse']>;

/** As many as anybody will ever count. */
const MOST = 20;
const within = (field: string, n: number | undefined, least: number, most = MOST): Wrong =>
  n === undefined || (n >= least && n <= most) ? [] : [[field, `must be from ${least} to ${most}`]];
const some = (field: string, n: number): Wrong =>
  n !== 0 && Math.abs(n) <= MOST ? [] : [[field, `must not be 0, nor beyond ${MOST} either way`]];

// ---------------------------------------------------------------- rule values

type How = 'add' | 'set' | 'atMost';
/** How each rule value is changed, by as much as means something. */
const CHANGES: { readonly [rule in RuleName]: readonly [how: How, least: number, most: number] } = {
  paidAction: ['set', 0, MOST],
  maintenance: ['add', 1, MOST],
  keepFan: ['set', 1, MOST],
  keepFit: ['set', 1, MOST],
  firstBuild: ['add', 1, MOST],
  freeAssign: ['add', 1, 11],
  freeReroll: ['add', 1, MOST],
  tacticPlays: ['add', 1, MOST],
  injuryLess: ['add', 1, MOST],
  meetingLess: ['add', 1, MOST],
  soldOutPay: ['add', 1, MOST],
  fullSale: ['set', 1, 1],
  stands: ['add', 1, 1],
  adboards: ['add', 1, 1],
  standLimit: ['atMost', 1, 3],
  cardless: ['add', 1, MOST],
  cardlessA: ['add', 1, MOST],
};
/** ELV-805: only what is built. */
const BUILT: readonly string[] = ['stands', 'adboards'];
const isRule = (name: string): name is RuleName => name in CHANGES;

function gainWrong(e: Spoken<'gain'>, place: string, of: AnyText): Wrong {
  if (e.rule === undefined || !isRule(e.rule)) return [['rule', `must be one of ${Object.keys(CHANGES).join(', ')}`]];
  const [how, least, most] = CHANGES[e.rule];
  const wrong: Wrong = [];
  if (e.whose !== 'you') wrong.push(['whose', 'must be you']);
  const n = e[how];
  if (typeof n !== 'number' || !Number.isInteger(n)) wrong.push([how, `is missing: ${e.rule} is changed by ${how}, a whole number`]);
  else wrong.push(...within(how, n, least, most));
  if (place === 'do' && e.until !== 'week') wrong.push(['until', 'must be week']);
  if (BUILT.includes(e.rule) && (of.card.kind !== 'infrastructure' || place === 'do')) wrong.push(['rule', 'belongs to what is built']);
  for (const field of ['live', 'apart', 'laid', 'by']) if (field in e) wrong.push([field, 'means nothing of a rule value here']);
  return wrong;
}

// ---------------------------------------------------------------- conditions

/** With a number, and without. */
const NUMBERED: readonly MatchCondition[] = ['goals', 'wonBy'];
const ASKED: readonly MatchCondition[] = ['won', 'lost', 'drawn', 'scored', 'soldOut', 'cleanSheet', ...NUMBERED];

/** What is asked of a Match (ELV-1103); `scored` of a Player. */
function condWrong(cond: Cond, of: AnyText): Wrong {
  if ('all' in cond) return cond.all.flatMap((c) => condWrong(c, of));
  if ('any' in cond) return cond.any.flatMap((c) => condWrong(c, of));
  if ('not' in cond) return condWrong(cond.not, of);
  const is = 'is' in cond ? ASKED.find((name) => name === cond.is) : undefined;
  if (!('is' in cond) || is === undefined) return [['cond', `must be made of ${ASKED.join(', ')}`]];
  if (is === 'scored' && of.card.kind !== 'player') return [['cond', 'only a Player scores']];
  if (!NUMBERED.includes(is)) return cond.with === undefined ? [] : [['cond.with', `${is} takes no value`]];
  return Number.isInteger(cond.with) ? within('cond.with', Number(cond.with), 1) : [['cond.with', 'must be a whole number']];
}

// ---------------------------------------------------------------- costs

const isPay = (e: AnyEffect): boolean => e.do === 'pay';
/** ELV-304: several markers; or a Suspension of the Player himself. */
function costWrong(cost: readonly AnyEffect[], of: AnyText): Wrong {
  const [first] = inOwnKinds(cost);
  if (cost.every(isPay)) {
    const kinds = inOwnKinds(cost).map((e) => (e.do === 'pay' ? e.of : ''));
    return new Set(kinds).size === kinds.length ? [] : [['cost', 'must name each kind of marker once']];
  }
  const serves =
    cost.length === 1 && first.do === 'suspend' && first.whom === 'self' && of.card.kind === 'player' && timingOf(of) === 'after';
  return serves ? [] : [['cost', 'must be paid in markers, or be a Suspension of this Player after the Match']];
}

// ---------------------------------------------------------------- numbers, and whom they are about

/** On its own card a Player speaks of himself, and where he stands. */
function aboutSelf(e: Spoken, of: AnyText): Wrong {
  const { kind, traits } = of.card;
  const player = kind === 'player';
  const outfield = player && !(traits.task ?? []).includes('GK');
  const only = (field: string): Wrong => (player ? [] : [[field, 'belongs on the card of a Player']]);
  const inField = (field: string): Wrong => (outfield ? [] : [[field, 'belongs on the card of a Player on the pitch']]);
  if (e.do === 'goal' || e.do === 'strengthen' || e.do === 'ally')
    return [...only('do'), ...(e.do === 'ally' && e.where === 'section' ? inField('where') : [])];
  if (e.do === 'blockTwo') return outfield && (traits.task ?? []).includes('D') ? [] : [['do', 'belongs on the card of a defender']];
  if (e.do === 'moveMarker') return inField('do');
  if (e.do === 'foe') return e.where === 'paired' ? inField('where') : [];
  if (e.do === 'train' && e.who === 'hired' && e.n !== undefined) return [['n', 'is one of them: leave it out']];
  if (e.do === 'train') return e.who === 'other' ? only('who') : [];
  if (e.do === 'injure' || e.do === 'suspend') return e.whom === 'self' ? only('whom') : [];
  if (e.do === 'place' && e.on === 'otherAssigned')
    return ['before', 'during', 'after'].includes(timingOf(of)) ? [] : [['on', 'somebody plays only in a Match']];
  // It would go round for ever.
  if (e.do === 'repeatBonus') return kind === 'director' ? [['do', 'cannot stand on a Director']] : [];
  return [];
}

function numbersWrong(e: Spoken): Wrong {
  switch (e.do) {
    case 'exchange':
      return within('n', e.n, 1, 9);
    case 'raiseChosen':
      return within('n', e.n, 1, 4);
    case 'scoutYoungsters':
      return within('n', e.n, 2);
    case 'receive':
    case 'receiveAny':
    case 'lose':
    case 'pay':
    case 'victoryPoints':
    case 'train':
    case 'place':
    case 'injure':
    case 'suspend':
    case 'heal':
    case 'pardon':
    case 'hireYoungsters':
    case 'drawTactics':
    case 'goal':
    case 'glove':
      return within('n', e.n, 1);
    case 'concede':
    case 'strengthen':
    case 'ally':
    case 'youngster':
    case 'boost':
    case 'foe':
      return some('n', e.n);
    case 'section':
      return e.attack === 0 && e.defence === 0 ? [['attack', 'must not be 0 as well']] : [];
    case 'discardPlayer':
      return within('plus', e.plus, 0);
    case 'sell':
      return within('more', e.more, 1);
    case 'office':
      return within('less', e.less, 1);
    case 'hireStaff':
      return [...terms(e), ...within('dearest', e.dearest, 1)];
    case 'hire':
    case 'build':
      return terms(e);
    default:
      return [];
  }
}
const terms = (e: { readonly less?: number; readonly free?: true }): Wrong => [
  ...within('less', e.less, 1),
  ...(e.free && e.less !== undefined ? [['less', 'means nothing of what is free'] satisfies Wrong[number]] : []),
];

/** The effects of a text, and those in them. */
export const refuse: Refuse = (effect, place, of) => {
  const [e] = inOwnKinds([effect]);
  if (place === 'always') {
    if (!(of.card.kind in FEATURES)) return [['do', 'belongs on a card that stays']];
    return e.do === 'gain' ? gainWrong(e, place, of) : [['do', 'must be gain']];
  }
  if (place === 'cost') {
    if (e.do === 'pay') return numbersWrong(e);
    return e.do === 'suspend' ? [...numbersWrong(e), ...aboutSelf(e, of)] : [['do', 'must be pay']];
  }
  const timing = timingOf(of);
  // Whether it is a cost, the text as a whole says.
  if (e.do === 'pay') return numbersWrong(e);
  if (place !== 'do' || !DONE[timing]?.includes(e.do)) return [['do', `cannot be done then. What can: ${(DONE[timing] ?? []).join(', ')}`]];
  const wrong: Wrong = [...numbersWrong(e), ...aboutSelf(e, of)];
  if (e.do === 'gain') wrong.push(...gainWrong(e, place, of));
  if (e.do === 'if') wrong.push(...condWrong(e.cond, of));
  if (e.do === 'may') {
    if (e.by !== undefined) wrong.push(['by', 'nobody but the manager is asked']);
    wrong.push(...costWrong(e.cost ?? [], of));
  }
  return wrong;
};

/** ELV-304: what is paid is the cost of something. */
export const paysNothing = (effects: readonly AnyEffect[]): boolean =>
  inOwnKinds(effects).some((e) => {
    if (e.do === 'if' || e.do === 'may' || e.do === 'roll') return paysNothing([...e.then, ...(e.else ?? [])]);
    return e.do === 'pay';
  });

/** ELV-909: with a card markers are assigned, and cash is none that lies on it. */
export function priceWrong(of: AnyText): Wrong {
  const cost = of.ability.cost;
  if (cost === undefined) return [];
  if (!PRICED.includes(timingOf(of))) return [['cost', 'nobody asks for it then']];
  if (cost.length === 0 || !cost.every(isPay)) return [['cost', 'must be paid in markers']];
  if (of.card.kind === 'player' && inOwnKinds(cost).some((e) => e.do === 'pay' && e.of === 'cash'))
    return [['cost', 'cannot be cash: it is assigned with the card']];
  return costWrong(cost, of);
}
