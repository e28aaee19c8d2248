/** What effects and costs of the cards say in English. */

import type { Lasting, Num, Players, Sel } from '@touchline/engine';
import { type Clause, english as e, need, type Said, type Say, type Verb, type Who } from '@touchline/text';
import type { Spoken } from '../../kinds.ts';
import { type Spending, spendsIn } from '../../read/seen.ts';
import { describe, perEach, reduction, shieldOf, wordsIn } from '../described.ts';
import type { FftcgWords } from '../vocabulary.ts';
import { card, counterName, elements, keywords } from './nouns.ts';
import { amount, counted, iconText, one, subject, those } from './things.ts';

const { grammar, verb, you } = e;
const { and, or, signed } = grammar;

const tail = (x: { readonly until?: Lasting | readonly Lasting[] }, say: Say): string =>
  x.until === undefined ? '' : ` ${say.until(x.until)}`;
const order = (v: string, rest: string): Clause => ({ who: you, verb: verb(v), rest });
const stated = (who: Who, v: Verb, rest: string): Clause => ({ who: subject(who), verb: v, rest, stated: true });
const player = (x: { readonly whose?: Players; readonly by?: Players }): Who =>
  x.whose === 'opponent' || x.by === 'opponent' ? e.opponent : you;
const cards = (n: Num | undefined, say: Say): string =>
  typeof n === 'object' ? `${say.num(n)} cards` : grammar.some(Number(n ?? 1), card);
const cannot: Verb = { inf: 'be unable to', you: 'cannot', it: 'cannot', they: 'cannot' };
const can: Verb = { inf: 'be able to', you: 'can', it: 'can', they: 'can' };
const must: Verb = { inf: 'have to', you: 'must', it: 'must', they: 'must' };
const fixed = (words: string): Verb => ({ inf: words, you: words, it: words, they: words });

interface Laid {
  readonly to?: Sel;
  readonly until?: Lasting | readonly Lasting[];
}

/** Those a change is laid on: named or chosen ones, or all that fit as long as it lasts. */
function laidOn(x: Laid, say: Say): Who {
  const sel = x.to ?? {};
  if (sel.self || sel.bound !== undefined || x.until !== undefined) return say.thing(sel, 'all');
  return { words: those(sel, say), many: true };
}

// ---------------------------------------------------------------- changes

const gains = verb('gain');

const changes: { readonly [stat: string]: (x: Spoken<'gain'>, who: Who, say: Say) => Said } = {
  power: (x, who, say) => {
    if (x.set !== undefined)
      return stated(
        { words: who.words === 'it' ? 'its power' : `the power of ${who.words}` },
        verb('become'),
        `${say.value(x.set)}${tail(x, say)}`,
      );
    const per = perEach(x.add);
    if (per) return stated(who, gains, `${signed(per.one)} power for each ${counted(per.each, say)}${tail(x, say)}`);
    const n = Number(x.add);
    return stated(who, n < 0 ? verb('lose') : gains, `${n < 0 ? -n : signed(n)} power${tail(x, say)}`);
  },
  keyword: (x, who, say) => stated(who, gains, `${keywords[String(x.also)]}${tail(x, say)}`),
  cp: (x, who) => {
    const list = wordsIn(x.also);
    return stated(who, can, `be dulled for 1 CP of ${list.length === 8 ? 'any Element' : or(list.map((n) => elements[n]))}`);
  },
  attacks: (x, who, say) =>
    x.set === undefined
      ? stated(who, can, 'attack once more this turn')
      : stated(who, can, `attack ${x.set === 2 ? 'twice' : `${say.value(x.set)} times`} in the same turn`),
  price: (x, who, say) => {
    const by = reduction(x.add);
    return stated(who, verb('cost'), typeof by === 'number' ? `${by} CP less` : `1 CP less for each ${counted(by, say)}`);
  },
  leastPrice: (x, who) => stated(who, fixed('cannot cost'), `less than ${x.set} CP`),
};

function gain(x: Spoken<'gain'>, say: Say): Said {
  const { to = {} } = x;
  const cast = to.zone !== undefined && (x.stat === 'price' || x.stat === 'leastPrice');
  const who = cast ? { words: `${those({ where: to.where }, say)} you cast`, many: true } : laidOn(x, say);
  return changes[x.stat ?? x.trait ?? ''](x, who, say);
}

export const deeds: FftcgWords['deeds'] = {
  attack: verb('attack'),
  block: verb('block'),
  blockThis: verb('block it'),
  castSummon: verb('cast Summons'),
  play: verb('play Characters'),
  break: fixed('be broken'),
  battleDamage: verb('deal battle damage'),
  chosenBySummon: fixed('be chosen by'),
  chosenByAbility: fixed('be chosen by'),
  enterDull: fixed('enter the field dull'),
  anyParty: fixed('form a party with Forwards of any Elements'),
};

const deedText = (x: { readonly deed: string }): string => need<Verb>(deeds, x.deed, 'deed', 'en').inf;

function forbid(x: Spoken<'forbid'>, say: Say): Said {
  const { deed, to = {} } = x;
  if (deed === 'blockThis') {
    const d = describe(to.where ?? []);
    const by = d.bounds.length + d.elements.length + d.marks.length > 0 ? ` by ${those(to, say, false)}` : '';
    return stated(say.thing({ self: true }), cannot, `be blocked${by}${tail(x, say)}`);
  }
  const who = x.to ? laidOn(x, say) : player(x);
  if (deed === 'chosenBySummon' || deed === 'chosenByAbility')
    return stated(
      who,
      fixed('cannot be chosen by'),
      `the opponent's ${deed === 'chosenBySummon' ? 'Summons' : 'abilities'}${tail(x, say)}`,
    );
  return stated(who, cannot, `${deedText(x)}${tail(x, say)}`);
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

export const effects: FftcgWords['effects'] = {
  gain,
  forbid,
  require: (x, say) =>
    x.deed === 'enterDull'
      ? stated(laidOn(x, say), verb('enter'), 'the field dull')
      : stated(laidOn(x, say), must, `${deedText(x)} in each of your turns if possible${tail(x, say)}`),
  permit: (x, say) => stated(x.to ? laidOn(x, say) : player(x), can, `${deedText(x)}${tail(x, say)}`),
  mute: (x, say) => {
    const who = laidOn(x, say);
    return stated(who, verb('lose'), `all ${who.many ? 'their' : 'its'} abilities${tail(x, say)}`);
  },
  grant: (x, say) => {
    const shield = shieldOf(typeof x.ability === 'number' ? say.library.abilities[x.ability].spec : x.ability);
    if (!shield) return stated(laidOn(x, say), gains, `${grammar.quote(say.ability(x.ability).replace(/\.$/, ''))}${tail(x, say)}`);
    const who = say.thing(x.to, 'all').words.replace(/^all (.*)$/, 'each of the $1');
    return stated(
      { words: `the next damage that would be dealt to ${who} this turn` },
      shield.less === null ? verb('become') : e.be,
      shield.less === null ? '0 instead' : `reduced by ${shield.less}`,
    );
  },
  whenDone: (x, say) =>
    `when you do so, ${say
      .ability(x.ability)
      .replace(/\.$/, '')
      .replace(/^\p{Lu}/u, (l) => l.toLowerCase())}`,
  split: (x, say) =>
    order(
      'distribute',
      `${say.num(x.total)} damage among ${say.thing({ bound: String(x.among) }).words} in thousands, at least ${say.num(x.step)} each`,
    ),
  show: (x, say) => {
    const { zone, of } = x.what;
    if (zone === 'hand')
      return { who: of === 'opponent' ? e.opponent : you, verb: verb('reveal'), rest: of === 'opponent' ? 'their hand' : 'your hand' };
    return order(x.to === 'you' ? 'look at' : 'reveal', say.thing(x.what).words);
  },
  move: (x, say) => {
    const what = say.thing(x.what, 'all');
    const { zone } = x.what;
    const owner = what.many ? "their owners'" : "its owner's";
    if (x.to === 'removed') return order('remove', `${what.words} from the game`);
    if (x.to === 'deck') return order('put', `${what.words} on the ${x.at ?? 'top'} of ${owner} ${what.many ? 'decks' : 'deck'}`);
    if (zone === 'breakZone' || zone === 'looked') return order('add', `${what.words} to your hand`);
    return order('return', `${what.words} to ${owner} ${what.many ? 'hands' : 'hand'}`);
  },
  damage: (x, say) => {
    if (x.share !== undefined) return '';
    const to = say.thing(x.to, 'all').words;
    return to === 'it'
      ? order('deal', `it ${amount(x.n ?? 1, 'damage', say)}`)
      : order('deal', `${amount(x.n ?? 1, 'damage', say)} to ${to}`);
  },
  fight: (x, say) =>
    stated({ words: `${say.thing(x.one).words} and that Forward`, many: true }, verb('deal'), 'each other damage equal to their own power'),
  break: (x, say) => order('break', say.thing(x.what, 'all').words),
  put: (x, say) => order('put', `${say.thing(x.what, 'all').words} into the Break Zone`),
  dull: (x, say) => order('dull', say.thing(x.what, 'all').words),
  activate: (x, say) => order('activate', say.thing(x.what, 'all').words),
  freeze: (x, say) => order('Freeze', say.thing(x.what, 'all').words),
  enter: (x, say) => order('bring', `${say.thing(x.what, 'all').words} onto the field${x.dull ? ' dull' : ''}`),
  arriveByWarp: (_x, say) => order('bring', `${say.thing({ self: true }).words} onto the field without paying its cost`),
  control: (x, say) => order('gain', `control of ${say.thing(x.what, 'all').words}${tail(x, say)}`),
  become: (x, say) => {
    const words = (x.keywords ?? []).map((k) => keywords[k]);
    const power = typeof x.power === 'number' ? `with ${x.power} power` : 'with the same power as that Forward';
    return stated(say.thing(x.to), fixed('is also'), `a Forward ${power}${words.length > 0 ? ` and ${and(words)}` : ''}${tail(x, say)}`);
  },
  counter: (x, say) => {
    const n = Number(x.n ?? 1);
    const what = countersText(Math.abs(n), x.counter ?? '');
    return n < 0 ? order('remove', `${what} from ${say.thing(x.to).words}`) : order('place', `${what} on ${say.thing(x.to).words}`);
  },
  cancel: (x, say) => order('cancel', say.thing(x.what).words),
  draw: (x, say) => ({ who: player(x), verb: verb('draw'), rest: cards(x.n, say) }),
  discard: (x, say) => {
    const what = x.where ? one({ where: x.where }, say).replace(/^/, '1 ') : cards(x.n, say);
    return { who: player(x), verb: verb('discard'), rest: `${what}${x.random ? ' at random' : ''}` };
  },
  mill: (x) => {
    const n = Number(x.n ?? 1);
    return {
      who: player(x),
      verb: verb('put'),
      rest: `${n} ${n === 1 ? 'card' : 'cards'} from the top of ${e.own(player(x), 'deck')} into the Break Zone`,
    };
  },
  search: (x, say) =>
    order(
      'search',
      `for ${x.count ?? 1} ${one({ where: x.for }, say)} and ${x.to === 'field' ? 'bring it onto the field' : 'add it to your hand'}`,
    ),
  lookTop: (x, say) =>
    `${x.reveal ? 'reveal' : 'look at'} the top ${x.n} cards of your deck. You may ${x.reveal ? 'take' : 'reveal'} ${x.count ?? 1} ${one({ where: x.take }, say)} among them and ${x.to === 'field' ? 'bring it onto the field' : 'add it to your hand'}. Put the rest ${x.rest === 'breakZone' ? 'into the Break Zone' : 'on the bottom of your deck in any order'}`,
  eachSelects: (x, say) => stated({ words: 'each player' }, verb('select'), `1 ${one({ ...x.from, of: undefined }, say)} they control`),
  castFree: (x, say) => order('cast', `${say.thing(x.what).words} without paying its cost`),
  gainCrystals: (x) => order('gain', `${'{Crystal}'.repeat(Number(x.n))}`),
  wound: (x, say) => {
    const n = Number(x.n ?? 1);
    return stated(say.thing({ self: true }), verb('deal'), `${player(x).words} ${n} ${n === 1 ? 'point' : 'points'} of damage`);
  },
  cp: (x) => ({ who: player(x), verb: verb('pay'), rest: iconText([x]) }),
  spend: (x, say) => {
    const [v, ...rest] = spendText(x, say).split(' ');
    return order(v, rest.join(' '));
  },
  crystals: (x) => order('pay', '{Crystal}'.repeat(Number(x.n))),
  extra: (x, say) => {
    const cost = x.cost;
    const pay = iconText(cost);
    return `as an extra cost you may ${and([...(pay === '' ? [] : [`pay ${pay}`]), ...spendsIn(cost).map((s) => spendText(s, say))])}`;
  },
  x: () => 'name a number X and pay that many CP besides',
};
