/** The shared phrase book of a language, made of its wording: what every language does the same way is written here once. */
import type { Cond, Num, Outcome, Players, SharedKinds, SpokenEffect } from '@touchline/engine';
import { abilityOf, cardAsking, deedOf, modeOf, sourceOf, traitAsked, wordOf } from './asking.ts';
import { tail } from './grammar.ts';
import { changeIn, chosenFrom, zoneIn } from './plan.ts';
import type { At, EventAt, OptionAt, Say } from './say.ts';
import type { SharedBook } from './sharedBook.ts';
import { thingsOf } from './thingsOf.ts';
import type { Wording } from './wording.ts';
import type { Clause, Noun, Verb, Who } from './words.ts';

export function bookOf(w: Wording): SharedBook {
  const { lang, grammar } = w;
  const { player } = playersOf(w);
  const change = changeOf(w);
  return {
    lang,
    grammar,
    ...thingsOf(w),
    player,
    kinds: { ...kindsOf(w, change), ...w.kinds },
    untils: {
      scope: (u, say) => say.find('scopes', u.scope),
      yours: (u, say) => say.find('scopes', `your ${u.next ? 'next ' : ''}${u.yours}`),
      theirs: (u, say) => say.find('scopes', `their ${u.next ? 'next ' : ''}${u.theirs}`),
      leaves: (_u, say) => w.untils.leaves(say.thing({ self: true })),
      uses: (u) => w.untils.uses(u.uses),
      while: (u, say) => w.untils.while(say.cond(u.while)),
    },
    happens: happensOf(w),
    whens: whensOf(w),
    shape: shapeOf(w),
    asks: asksOf(w),
    verbs: verbsOf(w),
    events: eventsOf(w),
    move: (x) => {
      const what = x.seen.length === x.n ? x.names : grammar.some(x.n, x.say.words.card);
      return w.log.moves(x.who, what, areaOf(x.say, x.from), areaOf(x.say, x.to), x.toOther);
    },
    change,
    ...resultsOf(w),
    undo: w.undo,
    refusals: w.refusals,
    seat: seatOf(w),
  };
}

function shapeOf({ shape }: Wording): SharedBook['shape'] {
  const { ifYouDo, ifTheyDo, ifNot, semicolon } = shape;
  return {
    ...shape,
    limit: (l, say) => shape.limit(l.times, say.find('scopes', `per ${l.per}`)),
    may: (offer, then, otherwise, theirs) =>
      [
        offer,
        ...(then === '' ? [] : [`${theirs ? ifTheyDo : ifYouDo}, ${then}`]),
        ...(otherwise === '' ? [] : [`${ifNot}, ${otherwise}`]),
      ].join(semicolon),
  };
}

const areaOf = (say: Say, zone: string): Noun => say.find('zones', zone).area;

// ---------------------------------------------------------------- players

/** Players as a text calls them; and whoever an event happens to, any one of those meant. */
export function playersOf({ grammar: { you, opponent }, players }: Pick<Wording, 'grammar' | 'players'>) {
  const called = { you, opponent, opponents: players.eachOpponent, next: players.next, any: players.everybody };
  const player = (who: Players | undefined): Who => (typeof who === 'object' ? players.that : called[who ?? 'you']);
  const somebody = (who: Players | undefined): Who => {
    if (who === undefined || who === 'any') return players.somebody;
    return who === 'opponents' ? players.anOpponent : player(who);
  };
  return { player, somebody };
}

function seatOf({ grammar, players }: Wording): SharedBook['seat'] {
  return (seat, viewer, seats) => {
    if (seat < 0) return players.table;
    if (seat === viewer) return grammar.you;
    return { words: viewer !== 'spectator' && seats === 2 ? players.yourOpponent : players.numbered(seat + 1) };
  };
}

// ---------------------------------------------------------------- effects

type SharedLogic = Omit<SharedBook['kinds'], keyof Wording['kinds']>;

function kindsOf(w: Wording, change: SharedBook['change']): SharedLogic {
  const { grammar, effects } = w;
  const { player } = playersOf(w);
  const choose = (who: Who, say: Say, rest: string): Clause => ({ who, verb: say.words.choosing ?? effects.choose, rest });
  const many = ({ count, atLeast, upTo }: HowMany, say: Say): string =>
    effects.howMany(say.num(count), upTo || atLeast === 0, atLeast === undefined ? null : say.num(atLeast));
  /** An ability quoted inside a sentence ends with that sentence. */
  const nested = (head: string, x: SpokenEffect<SharedKinds, 'grant' | 'later' | 'whenDone'>, say: Say): string =>
    grammar.titled(head, grammar.quote(say.ability(x.ability).replace(/\.$/, '')));
  return {
    gain: (x, say) => {
      const { how, by } = changeIn(x);
      const plain = typeof by === 'number' || typeof by === 'string';
      const who = x.rule ? player(x.whose) : say.thing(x.to ?? {}, x.live ? 'each' : 'now');
      const said = change(who, x.stat ?? x.rule ?? x.trait ?? '', how, plain ? by : 'X', say);
      return { ...said, rest: `${said.rest}${plain ? '' : effects.whereX(say.value(by))}${tail(say.until(x.until))}` };
    },
    happen: (x, say) => {
      const who = x.what ? say.thing(x.what) : player(x.whose);
      return say.find('happenings', x.event)(who, x.n === undefined ? '' : say.num(x.n), say);
    },
    choose: (x, say) => choose(player(x.by), say, say.thing(chosenFrom(x)).words),
    target: (x, say) => ({ who: grammar.you, verb: effects.choose, rest: say.thing(chosenFrom(x)).words }),
    modes: (x, say) => {
      const modes = x.of.map((mode) => grammar.quote(say.mode(mode).replace(/\.$/, '')));
      const { usual, instead } = countsIn(x);
      const head = x.count === undefined ? effects.oneOf(modes.length) : effects.someOf(many(usual, say), modes.length);
      const list = x.count === undefined || usual.count === 1 ? grammar.or(modes) : grammar.names(modes);
      const said = grammar.order(choose(grammar.you, say, grammar.titled(head, list)));
      if (instead === null) return said;
      const more = grammar.order(choose(grammar.you, say, effects.someInstead(many(instead, say))));
      return `${said}. ${grammar.label(say.book.shape.if(say.cond(instead.cond), more, ''))}`;
    },
    split: (x, say) => {
      const { divided } = say.words;
      const step = say.num(x.step);
      const total = `${say.num(x.total)}${divided ? ` ${divided.many}` : ''}`;
      return effects.split(total, say.thing({ bound: x.among }).words, step === '1' ? null : step);
    },
    number: (x, say) => grammar.order(choose(player(x.by), say, effects.oneNumber(say.num(x.least), say.num(x.most)))),
    word: (x, say) => grammar.order(choose(player(x.by), say, `1 ${say.words.traits?.[x.trait]?.name ?? x.trait}`)),
    player: (x, say) => grammar.order(choose(player(x.by), say, x.from === 'any' ? effects.onePlayer : effects.oneOpponent)),
    grant: (x, say) => ({
      who: say.thing(x.to, x.live ? 'each' : 'now'),
      verb: effects.get,
      rest: nested(`${effects.thisAbility}${tail(say.until(x.until))}`, x, say),
    }),
    later: (x, say) => nested(`${x.each ? effects.fromNowOn : effects.firstTime}${tail(say.until(x.until))}`, x, say),
    whenDone: (x, say) => nested(effects.whenDone, x, say),
    tally: () => '',
    perform: (x, say) => say.find('procedures', x.flow)(x, say),
  };
}

interface HowMany {
  readonly count: Num;
  readonly atLeast?: Num;
  readonly upTo: boolean;
}

/** How many modes: as a rule, and what instead under a condition. */
function countsIn(x: SpokenEffect<SharedKinds, 'modes'>): { readonly usual: HowMany; readonly instead: (HowMany & { cond: Cond }) | null } {
  const { count = 1, atLeast } = x;
  const upTo = x.upTo === true;
  if (typeof count !== 'object' || !('if' in count)) return { usual: { count, atLeast, upTo }, instead: null };
  const split = typeof atLeast === 'object' && 'if' in atLeast ? atLeast : { if: count.if, then: atLeast, else: atLeast };
  // Two conditions are said as they stand.
  if (JSON.stringify(split.if) !== JSON.stringify(count.if)) return { usual: { count, atLeast, upTo }, instead: null };
  const some = (n: Num, least: Num | undefined): HowMany => ({
    count: n,
    upTo,
    ...(JSON.stringify(least) !== JSON.stringify(n) && { atLeast: least }),
  });
  return { usual: some(count.else, split.else), instead: { ...some(count.then, split.then), cond: count.if } };
}

/** Who must or may: those it is laid on. */
export const laidOn = (x: SpokenEffect<SharedKinds, 'forbid' | 'require' | 'permit'>, say: Say): Who =>
  x.to ? say.thing(x.to, x.live ? 'each' : 'now') : say.book.player(x.whose);

function changeOf({ grammar, change }: Wording): SharedBook['change'] {
  return (who, stat, how, by, say) => {
    if (how === 'also') return change.also(who, String(by));
    const words = say.find('stats', stat);
    if (words.change) return words.change(who, how, by);
    if (how !== 'add') return change.set(who, how, by, words.name);
    return change.add(who, by, `${typeof by === 'number' ? grammar.signed(by) : `+${by}`} ${words.name}`);
  };
}

// ---------------------------------------------------------------- when a text works

/** What a trigger waits for, or what has happened, as a clause: "this card takes damage". */
function happensOf(w: Wording): SharedBook['happens'] {
  const { events } = w;
  const { somebody } = playersOf(w);
  return (type, f, say) => {
    const who = f.card ? say.thing(f.card, 1) : somebody(f.seat);
    const why = f.why === undefined ? type : `${type} ${f.why}`;
    if (why !== 'move') return say.find('happenings', why)(who, '', say);
    const from = f.from === undefined ? null : areaOf(say, f.from);
    return f.to === undefined ? events.leaves(who, from) : events.goes(who, from, areaOf(say, f.to));
  };
}

function whensOf(w: Wording): SharedBook['whens'] {
  const { grammar, events, whens } = w;
  /** What happens in its place, card and area by name. */
  const outcome = (o: Outcome, say: Say): string => {
    const card = say.thing({ event: true });
    if (o.to) return events.goesInstead(card, areaOf(say, o.to), o.at ?? null);
    return grammar.tell(say.find('happenings', o.type)(card, o.n === undefined ? '' : String(o.n), say));
  };
  return {
    use: (x, say) => x.use.map((timing) => say.find('timings', timing)).join(''),
    on: (x, say) => {
      const said = whens.when(grammar.tell(say.book.happens(x.on, x, say)));
      return x.together === undefined ? said : whens.together(said, x.together);
    },
    always: () => '',
    instead: (x, say) => {
      const said =
        x.less !== undefined
          ? whens.number(Math.abs(x.less), x.less < 0)
          : x.with.length === 0
            ? whens.prevented
            : whens.instead(grammar.and(x.with.map((o) => outcome(o, say))));
      return `${whens.would(say.book.happens(x.instead, x, say))}, ${said}${x.may ? whens.ifYouLike : ''}`;
    },
  };
}

// ---------------------------------------------------------------- questions and answers

function asksOf({ grammar, asks }: Wording): SharedBook['asks'] {
  const { question, sentence, titled } = grammar;
  const of = (at: At, asked: string): string => question(titled(cardAsking(at), asked));
  return {
    order: () => question(asks.order),
    which: () => question(asks.which),
    instead: () => question(asks.instead),
    may: (at) => {
      const source = sourceOf(at.say.library, at.ask.path);
      return `${question(asks.use(source?.card?.name ?? at.say.words.title))} ${source ? at.say.ability(source.index) : ''}`.trimEnd();
    },
    putBack: () => question(asks.putBack),
    choose: (at) => {
      const { card, deed } = deedOf(at);
      return deed === '' ? question(titled(card, asks.whichCard)) : `${sentence(titled(card, deed))} ${question(asks.whichCard)}`;
    },
    modes: (at) => of(at, asks.modes),
    share: (at) => of(at, asks.share(at.names(at.ask.options[0])[0] ?? at.say.words.card.one)),
    number: (at) => of(at, asks.number),
    word: (at) => of(at, asks.word(traitAsked(at).name)),
    player: (at) => of(at, asks.player),
  };
}

function verbsOf(w: Wording): SharedBook['verbs'] {
  const { verbs } = w;
  const ability = (o: OptionAt): string => w.grammar.titled(o.names(o.option)[0] ?? '', abilityOf(o));
  const number = (o: OptionAt): string => String(o.option.n);
  return {
    first: ability,
    which: ability,
    instead: ability,
    decline: () => verbs.decline,
    yes: () => verbs.yes,
    no: () => verbs.no,
    choose: (o) => verbs.choose(o.named()),
    done: () => verbs.done,
    putBack: (o) => verbs.putBack(o.named()),
    pass: () => verbs.pass,
    takeBack: () => verbs.takeBack,
    mode: modeOf,
    share: number,
    number,
    word: wordOf,
    player: (o) => o.say.book.seat(o.option.n, o.ask.seat, o.say.seats).words,
  };
}

// ---------------------------------------------------------------- the log and the end

function eventsOf({ grammar, log }: Wording): SharedBook['events'] {
  const told = (clause: Clause): string => grammar.sentence(grammar.tell(clause));
  const area = (x: EventAt): Noun => areaOf(x.say, zoneIn(x.e));
  return {
    show: (x) => {
      const everybody = (1 << (x.say.seats + 1)) - 1;
      const to = Number(x.e.args.to);
      if (to === everybody) return told(log.reveals(x.who, x.named));
      const seat = Math.log2(to);
      return Number.isInteger(seat) ? told(log.looks(x.seat(seat), x.named)) : null;
    },
    shuffle: (x) => told(log.shuffles(x.who, area(x), x.e.args.n === undefined ? null : Number(x.e.args.n))),
    arrange: (x) => told(log.arranges(x.who, grammar.some(Number(x.e.args.n), x.say.words.card), area(x))),
    roll: (x) => told(log.rolls(x.who, String(x.e.args.n))),
    make: (x) => grammar.sentence(log.comes(x.named)),
    reveal: () => grammar.sentence(log.allChosen),
    leave: (x) => told(log.leaves(x.who)),
    finished: (x) => told(log.finished(x.who)),
    join: () => null,
    unmake: (x) => grammar.sentence(log.goes(x.named)),
  };
}

function resultsOf({ grammar, results }: Wording): Pick<SharedBook, 'wins' | 'drawn' | 'results' | 'lost' | 'inOrder'> {
  const ends = (who: Who, verb: Verb, rest: string): string => grammar.tell({ who, verb, rest });
  const wins = (winner: Who, how: string): string => ends(winner, results.win, how);
  const drawn = (why: string): string => grammar.titled(results.draw, why);
  const { lengthBound, stepBudget, loop, noResult } = results.draws;
  return {
    wins,
    drawn,
    results: {
      conceded: (winner) => (winner ? wins(winner, results.conceded) : results.givenUp),
      lengthBound: () => drawn(lengthBound),
      stepBudget: () => drawn(stepBudget),
      loop: () => drawn(loop),
      noResult: () => drawn(noResult),
    },
    lost: (alone) => (alone ? ends(alone, results.lose, '') : results.nobody),
    inOrder: (places) => grammar.titled(results.inOrder, places.join(results.then)),
  };
}
