/** The shared English phrase book. */
import { bookOf, laidOn } from '../bookOf.ts';
import { tail } from '../grammar.ts';
import type { EffectWording, Wording } from '../wording.ts';
import type { Who } from '../words.ts';
import { stated } from '../words.ts';
import * as e from './grammar.ts';
import { players, things } from './things.ts';

const { grammar, verb, you } = e;
const put = verb('put');
const get = verb('get');
const look = verb('look');
const reveal = verb('reveal');

const kinds: Wording['kinds'] = {
  move: (x, say) => {
    const what = say.thing(x.what);
    const { of, self, bound } = x.what;
    const zone = say.find('zones', x.to);
    if (zone.verb && x.at !== 'bottom' && x.whose === undefined) return { who: you, verb: zone.verb, rest: what.words };
    const holder = x.whose ?? (self ? 'you' : (of ?? 'any'));
    const owner: Who = holder === 'any' && x.whose === undefined ? { words: 'its owner' } : say.book.player(holder);
    // Several that were chosen may belong to different players.
    const owners = owner.words === 'its owner' && bound !== undefined && what.many;
    const area = owners ? `their owners' ${zone.area.many}` : e.possessive(owner, zone.area.one);
    return { who: you, verb: put, rest: `${what.words} ${x.at ? `on the ${x.at} of` : 'into'} ${area}${tail(zone.put ?? '')}` };
  },
  show: (x, say) => {
    const what = say.thing(x.what).words;
    return x.to === 'you' ? { who: you, verb: look, rest: `at ${what}` } : { who: you, verb: reveal, rest: what };
  },
  mute: (x, say) => stated(say.thing(x.to, x.live ? 'each' : 'now'), verb('lose'), `all abilities${tail(say.until(x.until))}`),
  arrange: (x, say) => ({
    who: you,
    verb: look,
    rest: `at ${say.thing({ zone: x.zone, of: 'you', top: x.top }).words}`,
    and: { verb: put, rest: 'these cards back in the order you like' },
  }),
  forbid: (x, say) => {
    const who = laidOn(x, say)
      .words.replace(/^each of /, 'none of ')
      .replace(/^all /, 'the ');
    return `${who} ${who.startsWith('none') ? 'can' : 'cannot'} ${say.find('deeds', x.deed).inf}${x.by ? ` because of ${say.thing(x.by, 'all').words}` : ''}${tail(say.until(x.until))}`;
  },
  require: (x, say) => `${laidOn(x, say).words} must ${say.find('deeds', x.deed).inf}${tail(say.until(x.until))}`,
  permit: (x, say) => `${laidOn(x, say).words} can ${say.find('deeds', x.deed).inf}${tail(say.until(x.until))}`,
};

const effects: EffectWording = {
  choose: verb('choose'),
  whereX: (value) => `, where X is ${value}`,
  oneOf: (n) => `1 of these ${n}`,
  someOf: (some, n) => `${some} of these ${n}`,
  someInstead: (some) => `${some} of them instead`,
  howMany: (count, upTo, atLeast) => `${upTo ? 'up to ' : atLeast === null ? '' : `${atLeast} to `}${count}`,
  oneNumber: (least, most) => `1 number from ${least} to ${most}`,
  onePlayer: '1 player',
  oneOpponent: '1 opponent',
  split: (total, among, step) => ({
    who: you,
    verb: verb('distribute'),
    rest: `${total} among ${among}${step === null ? '' : ` in steps of ${step}`}`,
  }),
  get,
  thisAbility: 'this ability',
  fromNowOn: 'from now on',
  firstTime: 'the first time this happens',
  whenDone: 'when you have done so',
};

const ruleless: { readonly [how: string]: string } = { atLeast: 'at least ', atMost: 'at most ' };

export const en = bookOf({
  lang: 'en',
  grammar,
  things,
  players,
  kinds,
  effects,
  untils: {
    leaves: (card) => `until ${card.words} leaves`,
    uses: (n) => (n === 1 ? 'the next time only' : `the next ${n} times`),
    while: (cond) => `as long as ${cond}`,
  },
  events: {
    leaves: (who, from) => ({ who, verb: verb('leave'), rest: from ? `the ${from.one}` : '' }),
    goes: (who, from, to) => ({ who, verb: verb('go'), rest: `${from ? `from the ${from.one} ` : ''}to the ${to.one}` }),
    goesInstead: (card, to, at) => `${card.words} goes to ${at ? `the ${at} of ` : ''}the ${to.one}`,
  },
  whens: {
    when: (happens) => `when ${happens}`,
    together: (when, n) => `${when} (once for all at the same moment${n > 1 ? `, if there are ${n} or more` : ''})`,
    would: (clause) => `if ${clause.who.words} would ${grammar.bare(clause)}`,
    number: (by, more) => `that number is ${by} ${more ? 'higher' : 'lower'}`,
    prevented: 'that does not happen',
    instead: (outcomes) => `${outcomes} instead`,
    ifYouLike: ' if you like',
  },
  shape: {
    if: (cond, then, otherwise) =>
      then === '' ? `unless ${cond}, ${otherwise}` : `if ${cond}, ${then}${otherwise === '' ? '' : `; otherwise, ${otherwise}`}`,
    onlyIf: (text, cond) => `${text} if ${cond}`,
    mayThis: (deed) => `you may do this: ${deed}`,
    theyMayThis: (who, deed) => `${who.words} may let this happen: ${deed}`,
    needs: (cond) => `only if ${cond}`,
    ifYouDo: 'if you do so',
    ifTheyDo: 'if they do so',
    ifNot: 'if not',
    semicolon: '; ',
    limit: (times, per) => `${times === 1 ? 'once' : `${times} times`} ${per}`,
  },
  asks: {
    order: 'which effect comes first',
    which: 'which effect changes what is about to happen',
    instead: 'let this effect change what is about to happen',
    putBack: 'which card do you put back next, on top of those already there',
    use: (card) => `use this effect of ${card}`,
    whichCard: 'which card',
    modes: 'which action',
    share: (card) => `how much for ${card}`,
    number: 'which number',
    word: (trait) => `which ${trait}`,
    player: 'which player',
  },
  verbs: {
    decline: 'do not use it',
    yes: 'yes',
    no: 'no',
    done: 'that is all',
    pass: 'go on',
    takeBack: 'take back',
    choose: (card) => `choose ${card}`,
    putBack: (card) => `put back ${card}`,
  },
  log: {
    reveals: (who, what) => ({ who, verb: reveal, rest: what }),
    looks: (who, what) => ({ who, verb: look, rest: `at ${what}` }),
    shuffles: (who, area, n) => ({
      who,
      verb: verb('shuffle'),
      rest: n === null ? e.own(who, area.one) : `the lowest ${n} cards of ${e.own(who, area.one)}`,
    }),
    arranges: (who, cards, area) => ({ who, verb: verb('arrange'), rest: `${cards} in ${e.own(who, area.one)}` }),
    rolls: (who, n) => ({ who, verb: verb('roll'), rest: n }),
    leaves: (who) => ({ who, verb: verb('leave'), rest: 'the match' }),
    finished: (who) => ({ who, verb: e.have, rest: 'finished' }),
    comes: (card) => `${card} comes into play`,
    goes: (card) => `${card} goes out of play`,
    allChosen: 'everybody has chosen',
    moves: (who, cards, from, to, other) => ({
      who,
      verb: put,
      rest: `${cards} from ${e.own(who, from.one)} into ${other ? e.possessive(other, to.one) : e.own(who, to.one)}`,
    }),
  },
  change: {
    also: (who, word) => stated(who, verb('also count', 'also counts'), `as ${word}`),
    add: (who, _by, said) => stated(who, get, said),
    set: (who, how, by, name) => stated(who, e.have, `${ruleless[how] ?? ''}${by} ${name}`),
  },
  results: {
    win: verb('win'),
    lose: verb('lose'),
    conceded: 'because the other side has given up',
    givenUp: 'the match was given up',
    draw: 'the match is a draw',
    draws: {
      lengthBound: 'it has gone on for too long',
      stepBudget: 'an effect would never have come to an end',
      loop: 'it would go round for ever',
      noResult: 'it ended without a winner',
    },
    nobody: 'nobody wins',
    inOrder: 'in order',
    then: ', then ',
  },
  undo: {
    nothing: 'there is nothing to take back',
    revealed: 'this cannot be taken back: a card has been seen since',
    chance: 'this cannot be taken back: chance has decided something since',
    other: 'this cannot be taken back: somebody else has acted since',
    over: 'the match is over; nothing can be taken back',
  },
  refusals: {
    notYourGo: 'it is not your turn to decide',
    over: 'the match is over',
    cost: 'you cannot pay for it',
    'choose more': 'you have to choose more cards',
    must: 'this has to be carried out; it is not your choice',
    targets: 'there is nothing that could be chosen for it',
    notAmong: 'an effect is being carried out, and this is not among the choices it gives you',
    notOffered: 'this is not possible now',
  },
});
