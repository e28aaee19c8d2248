/** The shared English phrase book. */
import type { EventFilter, Outcome, SharedKinds, SpokenEffect } from '@touchline/engine';
import { abilityOf, cardAsking, deedOf, modeOf, sourceOf, traitAsked, wordOf } from '../asking.ts';
import type { EventAt, Say, SharedBook } from '../book.ts';
import { changeIn, chosenFrom, zoneIn } from '../plan.ts';
import { type Clause, need } from '../words.ts';
import * as e from './grammar.ts';
import { areaName, ofThings, player, somebody, tail } from './things.ts';

const { grammar, verb, you } = e;
const put = verb('put');
const get = verb('get');

// ---------------------------------------------------------------- events cards wait for

/** What a trigger waits for, as a clause: "this card takes damage". */
function happening(type: string, f: EventFilter, say: Say): Clause {
  const who = f.card ? say.thing(f.card, 1) : somebody(f.seat);
  const why = f.why === undefined ? type : `${type} ${f.why}`;
  if (why !== 'move') return need(say.words.happenings ?? {}, why, 'happening', 'en')(who, '', say);
  const from = f.from === undefined ? '' : `the ${areaName(f.from, say)}`;
  if (f.to === undefined) return { who, verb: verb('leave'), rest: from };
  return { who, verb: verb('go'), rest: `${from === '' ? '' : `from ${from} `}to the ${areaName(f.to, say)}` };
}

/** What happens in its place, card and area by name. */
const outcome = (o: Outcome, say: Say): string =>
  o.to
    ? `that ${say.words.card.one} goes to ${o.at ? `the ${o.at} of ` : ''}the ${areaName(o.to, say)}`
    : grammar.tell(
        need(say.words.happenings ?? {}, o.type, 'happening', 'en')(say.thing({ event: true }), o.n === undefined ? '' : String(o.n), say),
      );

/** An ability quoted inside a sentence ends with that sentence. */
const nested = (x: SpokenEffect<SharedKinds, 'grant' | 'later' | 'whenDone'>, say: Say): string =>
  grammar.quote(say.ability(x.ability).replace(/\.$/, ''));

type Laid = SpokenEffect<SharedKinds, 'forbid' | 'require' | 'permit'>;

/** Who must or may: those it is laid on. */
const laidOn = (x: Laid, say: Say): string => (x.to ? say.thing(x.to, x.live ? 'each' : 'now').words : player(x.whose).words);
const deedName = (x: Laid, say: Say): string => need(say.words.deeds ?? {}, x.deed, 'deed', 'en').inf;

const ruleless = (change: string) => ({ add: '', set: '', atLeast: 'at least ', atMost: 'at most ' })[change] ?? '';

export const en: SharedBook = {
  lang: 'en',
  grammar,
  ...ofThings,
  player,
  kinds: {
    gain: (x, say) => {
      const { how, by: given } = changeIn(x);
      const plain = typeof given === 'number' || typeof given === 'string';
      const stat = x.stat ?? x.rule ?? x.trait ?? '';
      const who = x.rule ? player(x.whose) : say.thing(x.to ?? {}, x.live ? 'each' : 'now');
      const said = en.change(who, stat, how, plain ? given : 'X', say);
      const until = say.until(x.until);
      return {
        ...said,
        rest: `${said.rest}${plain ? '' : `, where X is ${say.value(given)}`}${tail(until)}`,
      };
    },
    move: (x, say) => {
      const what = say.thing(x.what);
      const { of, self, bound } = x.what;
      const zone = need(say.words.zones, x.to, 'area', 'en');
      if (zone.verb && x.at !== 'bottom') return { who: you, verb: zone.verb, rest: what.words };
      const owner =
        x.whose !== undefined
          ? player(x.whose)
          : self || of === 'you'
            ? you
            : of === undefined || of === 'any'
              ? { words: 'its owner' }
              : player(of);
      // Several that were chosen may belong to different players.
      const owners = owner.words === 'its owner' && bound !== undefined && what.many;
      const area = owners ? `their owners' ${zone.area.many}` : e.possessive(owner, zone.area.one);
      return { who: you, verb: put, rest: `${what.words} ${x.at ? `on the ${x.at} of` : 'into'} ${area}` };
    },
    show: (x, say) =>
      x.to === 'you'
        ? { who: you, verb: verb('look'), rest: `at ${say.thing(x.what).words}` }
        : { who: you, verb: verb('reveal'), rest: say.thing(x.what).words },
    happen: (x, say) => {
      const who = x.what ? say.thing(x.what) : player(x.whose);
      return need(say.words.happenings ?? {}, x.event, 'happening', 'en')(who, x.n === undefined ? '' : say.num(x.n), say);
    },
    choose: (x, say) => ({
      who: player(x.by),
      verb: say.words.choosing ?? verb('choose'),
      rest: say.thing(chosenFrom(x)).words,
    }),
    target: (x, say) => ({ who: you, verb: verb('choose'), rest: say.thing(chosenFrom(x)).words }),
    modes: (x, say) => {
      const modes = x.of.map((m) => grammar.quote(say.mode(m).replace(/\.$/, '')));
      const rest = `1 of these ${modes.length}: ${grammar.or(modes)}`;
      return grammar.order({ who: you, verb: say.words.choosing ?? verb('choose'), rest });
    },
    split: (x, say) => {
      const noun = say.words.divided;
      const step = say.num(x.step);
      return {
        who: you,
        verb: verb('distribute'),
        rest: `${say.num(x.total)}${noun ? ` ${noun.many}` : ''} among ${say.thing({ bound: x.among }).words}${step === '1' ? '' : ` in steps of ${step}`}`,
      };
    },
    number: (x, say) => grammar.order({ who: player(x.by), verb: say.words.choosing ?? verb('choose'), rest: '1 number' }),
    word: (x, say) =>
      grammar.order({
        who: player(x.by),
        verb: say.words.choosing ?? verb('choose'),
        rest: `1 ${say.words.traits?.[x.trait]?.name ?? x.trait}`,
      }),
    player: (x, say) =>
      grammar.order({ who: player(x.by), verb: say.words.choosing ?? verb('choose'), rest: x.from === 'any' ? '1 player' : '1 opponent' }),
    mute: (x, say) => ({
      who: say.thing(x.to, x.live ? 'each' : 'now'),
      verb: verb('lose'),
      rest: `all abilities${tail(say.until(x.until))}`,
      stated: true,
    }),
    arrange: (x, say) => ({
      who: you,
      verb: verb('look'),
      rest: `at ${say.thing({ zone: x.zone, of: 'you', top: x.top }).words}`,
      and: { verb: put, rest: 'these cards back in the order you like' },
    }),
    grant: (x, say) => ({
      who: say.thing(x.to, x.live ? 'each' : 'now'),
      verb: get,
      rest: `this ability${tail(say.until(x.until))}: ${nested(x, say)}`,
    }),
    forbid: (x, say) => {
      const who = laidOn(x, say)
        .replace(/^each of /, 'none of ')
        .replace(/^all /, 'the ');
      return `${who} ${who.startsWith('none') ? 'can' : 'cannot'} ${deedName(x, say)}${tail(say.until(x.until))}`;
    },
    require: (x, say) => `${laidOn(x, say)} must ${deedName(x, say)}${tail(say.until(x.until))}`,
    permit: (x, say) => `${laidOn(x, say)} can ${deedName(x, say)}${tail(say.until(x.until))}`,
    later: (x, say) => `${x.each ? 'from now on' : 'the first time this happens'}${tail(say.until(x.until))}: ${nested(x, say)}`,
    whenDone: (x, say) => `when you have done so: ${nested(x, say)}`,
    tally: () => '',
    perform: (x, say) => need(say.words.procedures ?? {}, x.flow, 'procedure', 'en')(x, say),
  },
  untils: {
    scope: (u, say) => need(say.words.scopes, u.scope, 'duration', 'en'),
    yours: (u, say) => need(say.words.scopes, `your ${u.next ? 'next ' : ''}${u.yours}`, 'duration', 'en'),
    leaves: (_u, say) => `until this ${say.words.card.one} leaves`,
    uses: (u) => (u.uses === 1 ? 'the next time only' : `the next ${u.uses} times`),
    while: (u, say) => `as long as ${say.cond(u.while)}`,
  },
  whens: {
    use: (w, say) => w.use.map((t) => need(say.words.timings, t, 'timing', 'en')).join(''),
    on: (w, say) => `when ${grammar.tell(happening(w.on, w, say))}`,
    always: () => '',
    instead: (w, say) => {
      const clause = happening(w.instead, w, say);
      const event = `if ${clause.who.words} would ${grammar.bare(clause)}`;
      if (w.less !== undefined)
        return `${event}, that number is ${Math.abs(w.less)} ${w.less < 0 ? 'higher' : 'lower'}${w.may ? ' if you like' : ''}`;
      if (w.with.length === 0) return `${event}, that does not happen${w.may ? ' if you like' : ''}`;
      return `${event}, ${grammar.and(w.with.map((o) => outcome(o, say)))} instead${w.may ? ' if you like' : ''}`;
    },
  },
  shape: {
    if: (cond, then, otherwise) =>
      then === '' ? `unless ${cond}, ${otherwise}` : `if ${cond}, ${then}${otherwise === '' ? '' : `; otherwise, ${otherwise}`}`,
    onlyIf: (text, cond) => `${text} if ${cond}`,
    mayThis: (deed) => `you may do this: ${deed}`,
    theyMayThis: (who, deed) => `${who.words} may let this happen: ${deed}`,
    needs: (cond) => `only if ${cond}`,
    may: (offer, then, otherwise, theirs) =>
      `${offer}${then === '' ? '' : `; if ${theirs ? 'they' : 'you'} do so, ${then}`}${otherwise === '' ? '' : `; if not, ${otherwise}`}`,
    limit: (l, say) => `${l.times === 1 ? 'once' : `${l.times} times`} ${need(say.words.scopes, `per ${l.per}`, 'limit', 'en')}`,
  },
  asks: {
    order: () => 'Which effect comes first?',
    which: () => 'Which effect changes what is about to happen?',
    instead: () => 'Let this effect change what is about to happen?',
    may: (at) => {
      const source = sourceOf(at.say.library, at.ask.path);
      return `Use this effect of ${source?.card?.name ?? at.say.words.title}? ${source ? at.say.ability(source.index) : ''}`.trimEnd();
    },
    putBack: () => 'Which card do you put back next, on top of those already there?',
    choose: (at) => {
      const { card, deed } = deedOf(at);
      return deed === '' ? `${card}: which card?` : `${card}: ${deed}. Which card?`;
    },
    modes: (at) => `${cardAsking(at)}: which action?`,
    share: (at) => `${cardAsking(at)}: how much for ${at.names(at.ask.options[0])[0] ?? at.say.words.card.one}?`,
    number: (at) => `${cardAsking(at)}: which number?`,
    word: (at) => `${cardAsking(at)}: which ${traitAsked(at).name}?`,
    player: (at) => `${cardAsking(at)}: which player?`,
  },
  verbs: {
    first: (o) => `${o.names(o.option)[0] ?? ''}: ${abilityOf(o)}`,
    which: (o) => `${o.names(o.option)[0] ?? ''}: ${abilityOf(o)}`,
    instead: (o) => `${o.names(o.option)[0] ?? ''}: ${abilityOf(o)}`,
    decline: () => 'do not use it',
    yes: () => 'yes',
    no: () => 'no',
    choose: (o) => `choose ${o.names(o.option)[0] ?? `a ${o.say.words.card.one}`}`,
    done: () => 'that is all',
    putBack: (o) => `put back ${o.names(o.option)[0] ?? `a ${o.say.words.card.one}`}`,
    pass: () => 'go on',
    takeBack: () => 'take back',
    mode: modeOf,
    share: (o) => String(o.option.n),
    number: (o) => String(o.option.n),
    word: wordOf,
    player: (o) => en.seat(o.option.n, o.ask.seat, o.say.seats).words,
  },
  events: {
    show: (x) => {
      const everybody = (1 << (x.say.seats + 1)) - 1;
      const to = Number(x.e.args.to);
      const what = x.names[0] ?? e.a(x.say.words.card.one);
      if (to === everybody) return grammar.sentence(grammar.tell({ who: x.who, verb: verb('reveal'), rest: what }));
      const seat = Math.log2(to);
      return Number.isInteger(seat) ? grammar.sentence(grammar.tell({ who: x.seat(seat), verb: verb('look'), rest: `at ${what}` })) : null;
    },
    shuffle: (x) => grammar.sentence(grammar.tell({ who: x.who, verb: verb('shuffle'), rest: e.own(x.who, areaOf(x)) })),
    arrange: (x) =>
      grammar.sentence(
        grammar.tell({
          who: x.who,
          verb: verb('arrange'),
          rest: `${grammar.some(Number(x.e.args.n), x.say.words.card)} in ${e.own(x.who, areaOf(x))}`,
        }),
      ),
    roll: (x) => grammar.sentence(grammar.tell({ who: x.who, verb: verb('roll'), rest: String(x.e.args.n) })),
    make: (x) => grammar.sentence(`${x.names[0] ?? e.a(x.say.words.card.one)} comes into play`),
    reveal: () => grammar.sentence('everybody has chosen'),
    leave: (x) => grammar.sentence(grammar.tell({ who: x.who, verb: verb('leave'), rest: 'the match' })),
    finished: (x) => grammar.sentence(grammar.tell({ who: x.who, verb: e.have, rest: 'finished' })),
    join: () => null,
    unmake: (x) => grammar.sentence(`${x.names[0] ?? e.a(x.say.words.card.one)} goes out of play`),
  },
  move: (x) => {
    const what = x.seen.length === x.n ? grammar.and(x.seen.map((d) => d.name)) : grammar.some(x.n, x.say.words.card);
    const to = areaName(x.to, x.say);
    const from = e.own(x.who, areaName(x.from, x.say));
    return { who: x.who, verb: put, rest: `${what} from ${from} into ${x.toOther ? e.possessive(x.toOther, to) : e.own(x.who, to)}` };
  },
  change: (who, stat, how, by, say) => {
    if (how === 'also') return { who, verb: verb('also count', 'also counts'), rest: `as ${by}`, stated: true };
    const words = need(say.words.stats, stat, 'value', 'en');
    if (words.change) return words.change(who, how, by);
    if (how === 'add')
      return { who, verb: get, rest: `${typeof by === 'number' ? grammar.signed(by) : `+${by}`} ${words.name}`, stated: true };
    return { who, verb: e.have, rest: `${ruleless(how)}${by} ${words.name}`, stated: true };
  },
  results: {
    conceded: (w) =>
      w ? grammar.tell({ who: w, verb: verb('win'), rest: 'because the other side has given up' }) : 'the match was given up',
    lengthBound: () => 'the match is a draw: it has gone on for too long',
    stepBudget: () => 'the match is a draw: an effect would never have come to an end',
    loop: () => 'the match is a draw: it would go round for ever',
    noResult: () => 'the match is a draw: it ended without a winner',
  },
  lost: (alone) => (alone ? grammar.tell({ who: alone, verb: verb('lose'), rest: '' }) : 'nobody wins'),
  inOrder: (places) => `in order: ${places.join(', then ')}`,
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
  seat: (seat, viewer, seats) => {
    if (seat < 0) return { words: 'the table' };
    if (seat === viewer) return you;
    return { words: viewer !== 'spectator' && seats === 2 ? 'your opponent' : `player ${seat + 1}` };
  },
};

const areaOf = (x: EventAt): string => areaName(zoneIn(x.e), x.say);
