/** What effects and costs of the cards say in English. */

import type { Num, Sel } from '@touchline/engine';
import { type Clause, english as e, stated as plainly, type Said, type Say, type Verb, type Who } from '@touchline/text';
import type { Spoken } from '../../kinds.ts';
import { type Spending, spendsIn } from '../../read/seen.ts';
import { capital } from '../joining.ts';
import {
  areTwo,
  calledBy,
  causeOf,
  fixed,
  gainBy,
  grantBy,
  laidOn as laid,
  laterBy,
  lookBy,
  playerOf,
  lasting as tail,
  whenDoneBy,
} from '../onCards.ts';
import type { FftcgWords } from '../vocabulary.ts';
import { card, counterName, elements, keywords, types } from './nouns.ts';
import { amount, forEach, iconText, one, subject, those, WHEN_DONE } from './things.ts';

const { grammar, verb, you } = e;
const { and, or } = grammar;

const order = (v: string, rest: string): Clause => ({ who: you, verb: verb(v), rest });
const stated = (who: Who, v: Verb, rest: string): Clause => plainly(subject(who), v, rest);
const player = (x: Parameters<typeof playerOf>[0]): Who => playerOf(x, grammar, { words: 'each player' });
const cards = (n: Num | undefined, say: Say): string =>
  typeof n === 'object' ? `a number of cards equal to ${say.num(n)}` : grammar.some(Number(n ?? 1), card);
const cannot: Verb = { inf: 'be unable to', you: 'cannot', it: 'cannot', they: 'cannot' };
const can: Verb = { inf: 'be able to', you: 'can', it: 'can', they: 'can' };
const must: Verb = { inf: 'have to', you: 'must', it: 'must', they: 'must' };
const gains = verb('gain');

const laidOn = laid(those, ', now or later,');

/** What a card is or has: "also Fire", "only Job Guard". */
const trait = (who: Who, name: string, words: readonly string[], besides: boolean): Clause => {
  const also = besides ? 'also' : 'only';
  if (name === 'type') return stated(who, e.be, `${also} ${and(words.map((word) => e.a(types[word]?.one ?? word)))}`);
  if (name === 'element') return stated(who, e.be, `${also} ${and(words.map((word) => elements[word] ?? word))}`);
  if (name === 'category') return stated(who, e.be, `${also} of Category ${and(words)}`);
  if (name === 'keyword') return stated(who, e.have, `${also} ${and(words.map((word) => keywords[word] ?? word))}`);
  if (name === 'cp')
    return stated(who, can, `${besides ? '' : 'only '}be dulled for 1 CP of ${or(words.map((word) => elements[word] ?? word))}`);
  return stated(who, e.have, `${also} ${name === 'job' ? 'Job' : `the ${name}`} ${and(words)}`);
};

const gain = gainBy(grammar, {
  laidOn,
  casts: ({ of = 'you', where, other }, next, say) => {
    const cast = of === 'you' ? 'you cast' : of === 'any' ? 'that are cast' : 'the opponent casts';
    if (next === null) return { words: `${those({ where, other }, say)} ${cast}`, many: true };
    return next === 1
      ? { words: `the next ${one({ where, other }, say)} ${cast.replace('are', 'is')}` }
      : { words: `the next ${next} ${those({ where, other }, say)} ${cast}`, many: true };
  },
  subject,
  gains,
  loses: verb('lose'),
  becomes: verb('become'),
  can,
  costs: verb('cost'),
  powerOf: (who) => (who === 'it' ? 'its power' : `the power of ${who}`),
  power: (by) => `${by} power`,
  powerBy: (n) => `power equal to ${n}`,
  is: e.be,
  atLeast: (n) => `at least ${n}`,
  atMost: (n) => `at most ${n}`,
  value: (name, who, how, by) => {
    if (how === 'set') return stated(who, verb('become'), `of ${name} ${by}`);
    return how === 'add'
      ? stated(who, gains, `${by} ${name}`)
      : stated(who, verb('have'), `${how === 'atLeast' ? 'at least' : 'at most'} ${by} ${name}`);
  },
  trait,
  rule: (name, whose, how, by) => {
    const who: Who = { words: whose === 'you' ? `your ${name}` : whose === 'any' ? `each player's ${name}` : `the opponent's ${name}` };
    if (how !== 'add') return plainly(who, e.be, `${how === 'atLeast' ? 'at least ' : how === 'atMost' ? 'at most ' : ''}${by}`);
    return typeof by === 'number'
      ? plainly(who, e.be, `${by < 0 ? 'reduced' : 'increased'} by ${Math.abs(by)}`)
      : plainly(who, e.be, `increased by ${by}`);
  },
  forEach,
  keywords,
  cpOf: (list) => `be dulled for 1 CP of ${list === null ? 'any Element' : or(list.map((name) => elements[name]))}`,
  attackOnceMore: 'attack once more',
  attackTimes: (n) => `attack ${n === '2' ? 'twice' : `${n} times`} in the same turn`,
  less: (cp) => `${cp} CP less`,
  noLess: (who, cp, until) => stated(who, fixed('cannot cost'), `less than ${cp} CP${until}`),
});

export const deeds: FftcgWords['deeds'] = {
  attack: verb('attack'),
  block: verb('block'),
  blockThis: verb('block it'),
  castSummon: verb('cast Summons'),
  play: verb('play Characters'),
  break: fixed('be broken'),
  battleDamage: verb('deal battle damage'),
  choose: fixed('be chosen'),
  dull: fixed('be dulled'),
  activate: fixed('be activated'),
  freeze: fixed('be frozen'),
  put: fixed('be put into the Break Zone'),
  return: fixed("be returned to its owner's hand"),
  remove: fixed('be removed from the game'),
  enterDull: fixed('enter the field dull'),
  anyParty: fixed('form a party with Forwards of any Elements'),
  several: fixed('be on the field together'),
};

const deedText = (x: { readonly deed: string }, say: Say): string => say.find('deeds', x.deed).inf;

function forbid(x: Spoken<'forbid'>, say: Say): Said {
  const { deed, to = {} } = x;
  if (deed === 'blockThis') {
    const isAny = (to.where ?? []).every((f) => 'trait' in f && f.trait === 'type' && f.is === 'forward');
    const by = isAny ? '' : ` by ${those(to, say, false)}`;
    return stated(say.thing({ self: true }), cannot, `be blocked${by}${tail(x, say)}`);
  }
  // "All of them cannot" could mean that some can.
  const who = x.to ? laidOn(x.live ? x : { to: x.to }, say) : player(x);
  const words = deedText(x, say).replace("its owner's hand", who.many ? "their owners' hands" : "its owner's hand");
  if (x.to && (deed === 'play' || deed === 'castSummon'))
    return stated(who, cannot, `be ${deed === 'play' ? 'played' : 'cast'}${tail(x, say)}`);
  if (x.by) return stated(who, fixed(`cannot ${words} by`), `${causeText(x.by, say)}${tail(x, say)}`);
  return stated(who, cannot, `${words}${tail(x, say)}`);
}

/** "the opponent's Summons or abilities". */
function causeText(by: Sel, say: Say): string {
  const what = { summons: 'Summons', abilities: 'abilities', both: 'Summons or abilities' };
  const cause = causeOf(by);
  if (by.self) return `Summons or abilities of ${say.thing(by).words}`;
  if (cause === null) return `Summons or abilities of ${those(by, say)}`;
  const whose = by.of === 'opponent' ? "the opponent's " : by.of === 'you' ? 'your ' : '';
  return `${whose}${by.other ? 'other ' : ''}${what[cause]}`;
}

// ---------------------------------------------------------------- costs

const spendVerb: { readonly [S in Spending]: (what: string) => string } = {
  dull: (what) => `dull ${what}`,
  put: (what) => `put ${what} into the Break Zone`,
  discard: (what) => `discard ${what}`,
  remove: (what) => `remove ${what} from the game`,
  return: (what) => `return ${what} to its owner's hand`,
  turn: (what) => `turn ${what} face up`,
  counters: (what) => `remove ${what}`,
};

const taken: { readonly [S in Spending]: (card: string) => string } = {
  dull: (card) => `dulled ${card}`,
  put: (card) => `${card} put into the Break Zone`,
  discard: (card) => `discarded ${card}`,
  remove: (card) => `removed ${card}`,
  return: (card) => `returned ${card}`,
  turn: (card) => `${card} turned face up`,
  counters: (card) => card,
};
/** FFT-R98. */
export const called = calledBy((how, many) => ({ words: `the ${taken[how](many ? 'cards' : 'card')}`, many }));

const countersText = (n: number, name: string): string => `${n} ${counterName(name)}${n === 1 ? '' : 's'}`;

export function spendText(x: Spoken<'spend'>, say: Say): string {
  const from = x.from;
  const n = x.count ?? 1;
  const what = from.self
    ? say.thing(from).words
    : x.namesake
      ? 'a card with the same name'
      : say.thing({ ...from, chosen: { count: n, upTo: false } }).words;
  if (x.how === 'counters') return spendVerb.counters(`${countersText(Number(x.n ?? 1), x.counter ?? '')} from ${what}`);
  return spendVerb[x.how](what.replace(/ from your hand$/, x.how === 'discard' ? '' : ' from your hand'));
}

// ---------------------------------------------------------------- effects

/** What was chosen, told from something else that was. */
function chosen(sel: Sel, say: Say): Who {
  const many = say.named(sel.bound ?? '') === 'several';
  const from = say.namedFrom(sel.bound ?? '');
  return { words: many ? `those ${those(from, say)}` : `that ${one(from, say)}`, many };
}

/** What becomes of a card that was found. */
function goes(to: 'hand' | 'field' | 'breakZone' | 'removed' | 'deck' = 'hand', dull: boolean, many: boolean): string {
  const it = many ? 'them' : 'it';
  if (to === 'field') return `play ${it} onto the field${dull ? ' dull' : ''}`;
  if (to === 'breakZone') return `put ${it} into the Break Zone`;
  if (to === 'removed') return `remove ${it} from the game`;
  return to === 'deck' ? `put ${it} on top of your deck after shuffling it` : `add ${it} to your hand`;
}

export const effects: FftcgWords['effects'] = {
  gain,
  forbid,
  require: (x, say) =>
    x.deed === 'enterDull'
      ? stated(x.to ? laidOn(x, say) : player(x), verb('enter'), 'the field dull')
      : stated(x.to ? laidOn(x, say) : player(x), must, `${deedText(x, say)} in each of your turns if possible${tail(x, say)}`),
  permit: (x, say) =>
    x.deed === 'several'
      ? stated(you, can, `have 2 or more ${those(x.to ?? {}, say, false)} on the field${tail(x, say)}`)
      : stated(x.to ? laidOn(x, say) : player(x), can, `${deedText(x, say)}${tail(x, say)}`),
  mute: (x, say) => {
    const who = laidOn(x, say);
    return stated(who, verb('lose'), `all ${who.many ? 'their' : 'its'} abilities${tail(x, say)}`);
  },
  grant: grantBy(
    grammar,
    (x, text, say) => stated(laidOn(x, say), gains, text),
    (to, less, say) => {
      const who = say.thing(to, 'all').words.replace(/^all (.*)$/, 'each of the $1');
      return stated(
        { words: `the next damage that would be dealt to ${who} this turn` },
        less === null ? verb('become') : e.be,
        less === null ? '0 instead' : `reduced by ${less}`,
      );
    },
  ),
  later: laterBy((head) =>
    head
      .replace(/^When /, 'the next time ')
      .replace(/^At the end of each /, 'at the end of the ')
      .replace(/^At the beginning of each /, 'at the beginning of the next '),
  ),
  whenDone: whenDoneBy(WHEN_DONE),
  split: (x, say) =>
    order(
      'distribute',
      `${say.num(x.total)} damage among ${say.thing({ bound: String(x.among) }).words} in thousands, at least ${say.num(x.step)} each`,
    ),
  show: (x, say) => {
    const { zone, of } = x.what;
    const whole = zone === 'hand' && (x.what.where ?? []).length === 0;
    if (whole && x.to === 'you') return order('look at', of === 'opponent' ? "the opponent's hand" : 'your hand');
    if (whole)
      return { who: of === 'opponent' ? e.opponent : you, verb: verb('reveal'), rest: of === 'opponent' ? 'their hand' : 'your hand' };
    return order(x.to === 'you' ? 'look at' : 'reveal', say.thing(x.what).words);
  },
  move: (x, say) => {
    const what = say.thing(x.what, 'all');
    const { zone, of } = x.what.bound === undefined ? x.what : say.namedFrom(x.what.bound);
    const owner = what.many ? "their owners'" : "its owner's";
    if (x.to === 'removed') return order('remove', `${what.words} from the game`);
    if (x.to === 'breakZone' || x.to === 'damage')
      return order('put', `${what.words} into ${owner} ${x.to === 'damage' ? 'Damage' : 'Break'} ${what.many ? 'Zones' : 'Zone'}`);
    if (x.to === 'deck') return order('put', `${what.words} on the ${x.at ?? 'top'} of ${owner} ${what.many ? 'decks' : 'deck'}`);
    if (zone === 'looked' || (zone === 'breakZone' && of === 'you'))
      return order('add', `${what.words.replace(/ in your /, ' from your ')} to your hand`);
    if (zone === 'breakZone') return order('add', `${what.words} to ${owner} ${what.many ? 'hands' : 'hand'}`);
    return order('return', `${what.words} to ${owner} ${what.many ? 'hands' : 'hand'}`);
  },
  damage: (x, say) => {
    if (x.share !== undefined) return x.fixed ? stated({ words: 'this damage' }, cannot, 'be reduced') : '';
    const to = say.thing(x.to, 'all').words;
    const fixed = x.fixed ? '. This damage cannot be reduced' : '';
    if (x.by && areTwo(x.by, x.to, say))
      return stated(chosen(x.by, say), verb('deal'), `${amount(x.n ?? 1, say)} to ${chosen(x.to, say).words}${fixed}`);
    if (x.by) return stated(say.thing(x.by), verb('deal'), `${amount(x.n ?? 1, say)} to ${to}${fixed}`);
    return order('deal', to === 'it' ? `it ${amount(x.n ?? 1, say)}${fixed}` : `${amount(x.n ?? 1, say)} to ${to}${fixed}`);
  },
  fight: (x, say) =>
    stated(
      { words: `${say.thing(x.one).words} and ${x.other.bound === undefined ? say.thing(x.other).words : 'that Forward'}`, many: true },
      verb('deal'),
      'each other damage equal to their own power',
    ),
  break: (x, say) => order('break', say.thing(x.what, 'all').words),
  put: (x, say) => order('put', `${say.thing(x.what, 'all').words} into the Break Zone`),
  dull: (x, say) => order('dull', say.thing(x.what, 'all').words),
  activate: (x, say) => order('activate', say.thing(x.what, 'all').words),
  freeze: (x, say) => order('Freeze', say.thing(x.what, 'all').words),
  enter: (x, say) =>
    order(
      'play',
      `${say.thing(x.what, 'all').words} onto the field${x.dull ? ' dull' : ''}${x.whose === undefined ? '' : ` under ${x.whose === 'you' ? 'your' : "the opponent's"} control`}`,
    ),
  arriveByWarp: (_x, say) => order('play', `${say.thing({ self: true }).words} onto the field without paying its cost`),
  control: (x, say) => order('gain', `control of ${say.thing(x.what, 'all').words}${tail(x, say)}`),
  become: (x, say) => {
    const words = (x.keywords ?? []).map((k) => keywords[k]);
    const same = typeof x.power === 'object' && 'stat' in x.power && x.power.of.bound !== undefined;
    const power =
      typeof x.power === 'number'
        ? `with ${x.power} power`
        : same
          ? 'with the same power as that Forward'
          : `with power equal to ${say.num(x.power)}`;
    return stated(say.thing(x.to), fixed('is also'), `a Forward ${power}${words.length > 0 ? ` and ${and(words)}` : ''}${tail(x, say)}`);
  },
  counter: (x, say) => {
    if (typeof x.n === 'object') return order('place', `${say.num(x.n)} ${counterName(x.counter ?? '')}s on ${say.thing(x.to).words}`);
    const n = Number(x.n ?? 1);
    const what = countersText(Math.abs(n), x.counter ?? '');
    return n < 0 ? order('remove', `${what} from ${say.thing(x.to).words}`) : order('place', `${what} on ${say.thing(x.to).words}`);
  },
  cancel: (x, say) => order('cancel', say.thing(x.what).words),
  draw: (x, say) => ({ who: player(x), verb: verb('draw'), rest: cards(x.n, say) }),
  discard: (x, say) => {
    const some = x.n !== undefined && x.n !== 1;
    const what = x.where ? `${x.n === undefined ? 1 : say.num(x.n)} ${(some ? those : one)({ where: x.where }, say)}` : cards(x.n, say);
    if (x.by) {
      const [theirs, yours] = [
        `the opponent reveals their hand. Select ${what} from it. They discard`,
        `reveal your hand. The opponent selects ${what} from it. Discard`,
      ];
      return `${x.by === 'you' ? theirs : yours} ${some ? 'them' : 'it'}`;
    }
    return { who: player(x), verb: verb('discard'), rest: `${what}${x.random ? ' at random' : ''}` };
  },
  mill: (x, say) => {
    return {
      who: player(x),
      verb: verb('put'),
      rest: `${cards(x.n, say)} from the top of ${e.own(player(x), 'deck')} into the Break Zone`,
    };
  },
  search: (x, say) =>
    order(
      'search',
      `for ${x.count ?? 1} ${((x.count ?? 1) === 1 ? one : those)({ where: x.for }, say)} and ${goes(x.to, x.dull === true, (x.count ?? 1) > 1)}`,
    ),
  lookTop: lookBy(
    { one, those },
    {
      reveal: (n) => `reveal the top ${n === '1' ? 'card' : `${n} cards`} of your deck`,
      look: (n) => `look at the top ${n === '1' ? 'card' : `${n} cards`} of your deck`,
      until: (what, many) => `reveal cards from the top of your deck one by one until ${what} ${many ? 'are' : 'is'} revealed`,
      take: (what, shown, must, to) =>
        `${must ? (shown ? 'Take' : 'Reveal') : `You may ${shown ? 'take' : 'reveal'}`} ${what} among them and ${to}`,
      upTo: 'up to ',
      single: (what, _from, shown, must, to, rest) => {
        const deed = `${must ? '' : 'you may '}${shown ? '' : 'reveal it and '}${to}`;
        const otherwise = rest === 'breakZone' ? 'put it into the Break Zone' : 'put it on the bottom of your deck';
        return `${capital(what === null ? deed : `if it is ${e.a(what)}, ${deed}`)}. Otherwise, ${otherwise}`;
      },
      goes,
      rest: {
        breakZone: 'Put the rest into the Break Zone',
        bottom: 'Put the rest on the bottom of your deck in any order',
        shuffled: 'Shuffle the rest and put it on the bottom of your deck',
      },
    },
  ),
  eachSelects: (x, say) => stated({ words: 'each player' }, verb('select'), `1 ${one({ ...x.from, of: undefined }, say)} they control`),
  castFree: (x, say) => order('cast', `${say.thing(x.what).words} without paying its cost`),
  gainCrystals: (x, say) => order('gain', typeof x.n === 'object' ? `${say.num(x.n)} {Crystal}` : '{Crystal}'.repeat(Number(x.n))),
  wound: (x, say) => {
    const n = x.n === undefined ? '1' : say.num(x.n);
    return stated(say.thing({ self: true }), verb('deal'), `${player(x).words} ${n} ${n === '1' ? 'point' : 'points'} of damage`);
  },
  cp: (x) => ({ who: player({ whose: x.by }), verb: verb('pay'), rest: iconText([x]) }),
  spend: (x, say) => {
    const [v, ...rest] = spendText(x, say).split(' ');
    return order(v, rest.join(' '));
  },
  crystals: (x) => order('pay', '{Crystal}'.repeat(Number(x.n))),
  extra: (x, say) => {
    const cost = x.cost;
    const pay = iconText(cost);
    return `${x.instead ? 'instead of paying its cost' : 'as an extra cost'} you may ${and([...(pay === '' ? [] : [`pay ${pay}`]), ...spendsIn(cost).map((s) => spendText(s, say))])}`;
  },
  x: (x, say) => `name a number X${x.most === undefined ? '' : ` up to ${say.num(x.most)}`} and pay that many CP besides`,
};
