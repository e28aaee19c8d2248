/** The game in English: what its cards say. */
import { type Clause, english as e, en, stated, type Verb } from '@touchline/text';
import { factsOf } from '../../read/seen.ts';
import { chooseBy, chosen, fixed, frameBy, gainBy, mark, sumBy, tailBy } from '../onCards.ts';
import type { InazumaWords } from '../vocabulary.ts';
import { log } from './log.ts';
import { attributeName, card, cardKinds, keywords, kindNoun, tags, zones } from './nouns.ts';
import { setUp } from './setUp.ts';
import { table } from './table.ts';
import { eachOf, those } from './things.ts';

const { grammar, noun, verb, you } = e;
const { label, signed, some } = grammar;

const get = verb('get');
const order = (v: string, rest: string): Clause => ({ who: you, verb: verb(v), rest });
const cannot: Verb = { inf: 'be unable to', you: 'cannot', it: 'cannot', they: 'cannot' };

const tail = tailBy('until the end of the turn');

// ---------------------------------------------------------------- effects

const gain = gainBy(grammar, {
  shared: en.kinds.gain,
  tail,
  yours: (to) => ({ words: `your ${those(to)}`, many: true }),
  give: verb('give'),
  moreAp: (n) => `${n} AP more as assists`,
  chosenCharacter: 'the chosen character',
  each: ' each',
  gets: () => get,
  ofDiscarded: (stat) => `additional SP equal to the ${stat} of the discarded card`,
  forEach: (by, of, say) => `${by} for ${eachOf(of, say)}`,
  either: (usual, other, cond) => `${usual}, or ${other} if ${cond}`,
  onTop: (value) => `${value} on top`,
});

const sumOf = sumBy(
  grammar,
  (names) => `the sum of the SP of ${names} on your field`,
  (who) => `the SP of ${who}`,
);

const deeds: InazumaWords['deeds'] = {
  beFiredUp: fixed('count as fired-up'),
  joinAttack: fixed('attack away from the action side'),
  joinDefence: fixed('defend away from the action side'),
  beChosen: fixed('be chosen'),
  payForAbility: fixed('use abilities with a cost'),
  assist: fixed('use assists'),
};

const effects: InazumaWords['effects'] = {
  gain,
  chooseOne: chooseBy(
    grammar,
    (what) => `ready ${what}`,
    (what) => `add ${what} to your hand`,
    (what) => `choose ${what}`,
  ),
  move: (x, say) => {
    const what = say.thing(x.what);
    if (x.to === 'discard') return order('discard', what.words.replace(' from your hand', ''));
    if (x.to === 'underKeeper') return order('put', `${what.words} under this goalkeeper`);
    return en.kinds.move(x, say);
  },
  mayDiscard: (x, say) => {
    const what = chosen({ zone: 'hand', of: 'you', where: x.where }, say);
    return `you may discard ${what.replace(' from your hand', '')}; if you do so, ${say.effects(x.then)}`;
  },
  becomeSp: (x, say) =>
    stated({ words: `the SP of ${say.thing(x.to ?? {}, 'all').words}`, many: true }, verb('become'), `${sumOf(x.n, say)}${tail(x)}`),
  lowerSp: (x, say) => order('lower', `the SP of ${say.thing({ self: true }).words} by ${x.n}`),
  exhaust: (_x, say) => order('exhaust', say.thing({ self: true }).words),
  ready: (x, say) => order('ready', say.thing(x.to ?? {}, 'all').words),
  join: (x, say) => stated(say.thing(x.to ?? {}, 'all'), verb('join'), `the ${x.part === 'attacking' ? 'attack' : 'defence'}`),
  fireUp: (x, say) => `choose ${chosen(x.from, say)}. It counts as fired-up${tail(x)}`,
  draw: (x) => order('draw', some(Number(x.n), card)),
  discardRandom: (x) => grammar.tell({ who: e.opponent, verb: verb('discard'), rest: `${some(Number(x.n), card)} at random` }),
  arrange: (x, say) => {
    const what = say.thing({ zone: x.zone, of: 'you', top: x.top }).words;
    return `look at ${what} and put them back in any order`;
  },
  goalFever: () => '[Goal Fever] If you score in this phase, another shooting phase follows',
  endShooting: () => 'this shooting phase ends without a goal',
  permit: (x, say) =>
    x.deed === 'beFiredUp' ? stated(say.thing(x.to ?? {}, 'all'), verb('count'), 'as fired-up') : en.kinds.permit(x, say),
  forbid: (x, say) => {
    if (x.deed === 'beChosen')
      return stated(e.opponent, cannot, `choose ${say.thing(x.to ?? {}, 'all').words} for super techniques or abilities${tail(x)}`);
    const who = x.to ? say.thing(x.to ?? {}, 'all') : x.whose === 'opponent' ? e.opponent : you;
    return `${who.words} can use no more ${x.deed === 'assist' ? 'assists' : 'abilities with a cost'}${tail(x)}`;
  },
};

// ---------------------------------------------------------------- the book

const isOrDoes = (says: string) => mark(`that ${says}`, says);

export const inazumaEn: InazumaWords = {
  lang: 'en',
  title: 'Inazuma Eleven TCG',
  card,
  cardKinds,
  zones,
  stats: {
    sp: {
      name: 'SP',
      change: (who, how, by) =>
        how === 'become' || how === 'set'
          ? { who: { words: `the SP of ${who.words}`, many: true }, verb: verb('become'), rest: String(by) }
          : how === 'add'
            ? { who, verb: get, rest: `${typeof by === 'number' ? signed(by) : `+${by}`} SP` }
            : { who, verb: verb('have'), rest: `${how === 'atLeast' ? 'at least' : 'at most'} ${by} SP`, stated: true },
      // Nobody was there to be changed.
      changeFor: () => null,
    },
    fsp: { name: 'FSP' },
    ap: { name: 'AP' },
    level: { name: 'level' },
  },
  traits: {
    name: { after: (v) => `named ${v}`, says: (v) => `is ${v}` },
    attribute: { before: attributeName, says: (v) => `is ${e.a(attributeName(v))} card` },
    team: { before: (v) => v, says: (v) => `is of team ${v}` },
    position: { before: (v) => v, says: (v) => `is ${e.a(v)}` },
  },
  roles: { kicker: noun('kicker') },
  timings: { strategy: '{Strategy}', attack: '{Attack}', shooting: '{Shooting}' },
  scopes: {
    strategy: 'until the end of the phase',
    attack: 'until the end of the phase',
    shooting: 'until the end of the phase',
    turn: 'until the end of the turn',
    'per turn': 'per turn',
  },
  marks: {
    exhausted: isOrDoes('is exhausted'),
    attacking: isOrDoes('attacks'),
    defending: isOrDoes('defends'),
    attacked: isOrDoes('attacked in this turn'),
    kicking: isOrDoes('is the kicker'),
  },
  deeds,
  effects,
  conditions: {
    behind: 'you have fewer goals than the opponent',
    firedUp: (_v, say) => `${say.thing({ self: true }).words} is fired-up`,
    kicking: (_v, say) => `${say.thing({ self: true }).words} is the kicker`,
    ownTurn: 'it is your turn',
    opponentTurn: "it is the opponent's turn",
    inPhase: (phase) => `it is the ${phase} phase`,
  },
  frame: frameBy(grammar, {
    tags,
    keywords,
    asKicker: 'Only as the kicker',
    fewerUnder: (n) => `Only with ${n === 1 ? 'no card' : `fewer than ${n} cards`} under this goalkeeper`,
    onlyIf: (cond) => `Only if ${cond}`,
    oncePerTurn: 'Once per turn',
    parts: { attacking: 'attack', defending: 'defend' },
    mayJoin: (self, parts) => `${self} may ${parts} away from the action side`,
    does: { dribbler: 'attacks', defender: 'defends', striker: 'is the kicker' },
    whileIt: (text, does) => `${text} while it ${does}`,
    while: (conds, text) => `while ${grammar.and(conds)}, ${text}`,
    once: (text) => text.replace(/(The opponent's goalkeeper [^.]*)\. The opponent's goalkeeper /, '$1 and '),
  }),
  line: (def) =>
    [
      label(kindNoun(def.kind).one),
      ...factsOf(def, { attribute: attributeName, none: 'no attribute', level: 'Level', needs: 'needs' }),
    ].join(' · '),
  ...table,
  ...setUp,
  ...log,
};
