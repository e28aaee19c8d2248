/** Final Fantasy Trading Card Game. */
import { type AnyCard, defineGame, forbidden, type Game, type GameSpec, SetupError } from '@touchline/engine';
import { gamePackage } from '@touchline/kit';
import { advice } from './advice.ts';
import { houseCards, items } from './cards/index.ts';
import { checkDeck, decks, groups } from './decks.ts';
import { conditions, costs, effectFlows, kinds } from './effects/index.ts';
import { facts } from './facts.ts';
import { strikersOf } from './flow/battle.ts';
import { flows, match } from './flow/match.ts';
import { dealersOf, staysAsDamage } from './flow/playerDamage.ts';
import { breaking, processes } from './flow/processes.ts';
import { putTrigger } from './flow/stack.ts';
import { pricedAlike, returnLimitCards } from './limitBreak.ts';
import { recordsAsked } from './paidRecord.ts';
import { age, arrive } from './piles.ts';
import { followCharacter } from './primed.ts';
import { damageOf, passable } from './read/shown.ts';
import { isRuleMark, MARKS, refuse, refuseText } from './sense.ts';
import { type Fftcg, startState, turnOrder } from './state.ts';
import { burst, field, stack, zones } from './zones.ts';

/** FFT-2020: the counters these cards place. */
function countersOf(cards: readonly AnyCard[]): string[] {
  const names = new Set<string>();
  JSON.stringify(cards, (_key, value) => {
    if ((value?.do === 'counter' || value?.do === 'spend') && typeof value.counter === 'string' && !isRuleMark(value.counter))
      names.add(value.counter);
    return value;
  });
  return [...names];
}

/** FFT-708: what a Summon does when it is cast; without it there is nothing to lay on the stack. */
function refuseEmptySummons(cards: readonly AnyCard[]): void {
  for (const { id, kind, abilities } of cards)
    if (kind === 'summon' && !abilities?.some((a) => 'use' in a.when && a.when.use[0] === 'cast'))
      throw new SetupError(
        { code: 'game' },
        `fftcg: card ${id}, abilities: a Summon needs an effect: one ability with "when": { "use": ["cast"] }.`,
      );
}

const specWith = (cards: readonly AnyCard[]): GameSpec<Fftcg> => ({
  id: 'fftcg',
  // FFT-101, FFT-R45: two players. Either may concede at any time; the table sees to it (FFT-103).
  seats: facts.seats,
  zones,
  cards: [...pricedAlike(cards), ...items],
  decks,
  groups,
  options: {
    damageToLose: { default: 7, values: [3, 4, 5, 6, 7, 8, 9, 10] },
    mulligan: { default: 'onceBottom', values: ['onceBottom', 'none'] },
    firstPlayer: { default: 'randomChooses', values: ['randomChooses', 'random', 'loserOfPrevious', 'fixed'] },
    format: { default: 'constructed', values: ['constructed', 'limited'] },
    exBurstTiming: { default: 'interleaved', values: ['interleaved', 'batched'] },
    triggerOrder: { default: 'ask', values: ['ask', 'auto'] },
    overpay: { default: 'official', values: ['official', 'free'] },
    blockerLeaves: { default: 'staysBlocked', values: ['staysBlocked', 'becomesUnblocked'] },
    searchMayFail: { default: true },
    multiElement: { default: true },
    damageN: { default: true },
    counters: { default: true },
    crystals: { default: true },
    warp: { default: true },
    limitBreak: { default: true },
    priming: { default: false },
  },
  marks: [...MARKS, ...countersOf(cards), ...recordsAsked(cards)],
  tallies: { cast: { per: 'seat', scope: 'turn' }, summons: { per: 'seat', scope: 'turn' } },
  /** FFT-102, FFT-R59: what the rules say, unless a text says otherwise. */
  rules: { backups: 5, handLimit: 5, draws: 2, damageToLose: { option: 'damageToLose' } },
  own: startState,
  flow: match,
  flows: { ...flows, ...effectFlows },
  kinds,
  conditions,
  /** Texts may replace any of them before it happens (FFT-1508, FFT-R52): each once (FFT-1509), in an order the affected player chooses (FFT-1510). */
  events: {
    dull: (t, e) => t.setMark(e.card!, 'dull', 1),
    activate: (t, e) => t.setMark(e.card!, 'dull', 0),
    freeze: (t, e) => t.setMark(e.card!, 'frozen', 1),
    damage: (t, e) => {
      t.setMark(e.card!, 'damage', t.mark(e.card!, 'damage') + e.n!);
      if (t.game.heeded.has('deals')) t.batch(strikersOf(t, e).map((card) => ({ type: 'deals', card, n: e.n! })));
    },
    wound: (t, e) => t.call('wounds', { seat: e.seat!, n: e.n!, dealers: dealersOf(t, e).map((c) => ({ ...t.ref(c) })) }),
    control: (t, e) => {
      t.put(e.card!, t.at(field, e.seat!));
      t.setMark(e.card!, 'fresh', 1);
    },
    counter: (t, e) => t.setMark(e.card!, e.why!, t.mark(e.card!, e.why!) + e.n!),
    // What others can notice; nothing else happens by them.
    attack: () => {},
    party: () => {},
    block: () => {},
    blocked: () => {},
    hit: () => {},
    deals: () => {},
    breaks: () => {},
    wounded: () => {},
    burst: () => {},
    cast: () => {},
    use: () => {},
    chosen: () => {},
    prime: () => {},
    primed: () => {},
    main1Begins: () => {},
    main2Begins: () => {},
    attackBegins: () => {},
    turnEnds: () => {},
    // FFT-830: nothing that happens, but what is so; noticed by the rule processes.
    state: () => {},
  },
  checks: processes,
  // FFT-814: noticed in every phase, and put on the stack when somebody would receive priority.
  putTrigger,
  // FFT-816: the turn player places theirs first, so that the other's resolve first.
  /** FFT-816, FFT-1507: what comes about together is ordered by the turn player first. */
  turnOrder,
  inOrder: (t) => t.option<string>('triggerOrder') === 'auto',
  scopeOf: (t) => t.own.turn,
  arrive,
  age,
  // FFT-1207, FFT-1110: who breaks something notices it, if it is broken.
  besides: breaking,
  moved: (t, events) => {
    returnLimitCards(t, events);
    followCharacter(t, events);
  },
  stays: staysAsDamage,
  /** FFT-1517, FFT-R29: protection from Summons or abilities, EX Bursts among them. */
  choosable: (t, card, seat, self) => {
    // FFT-710, FFT-809: what is being declared does not choose itself.
    if (t.hasV('item') && t.vCard('item') === card) return false;
    // FFT-807: what has left is stood for by what carries its ability.
    const by = self >= 0 ? self : t.count(burst) > 0 ? t.top(burst) : t.top(stack);
    return forbidden(t, 'choose', card, t.controller(card), -1, { by, doer: seat }) === '';
  },
  costs,
  refuse,
  refuseText,
  /** What texts can forbid (FFT-1517, FFT-1518), require (FFT-1013) or permit (FFT-2004). */
  deeds: [
    'attack',
    'block',
    'blockThis',
    'battleDamage',
    'break',
    'play',
    'castSummon',
    'choose',
    'dull',
    'activate',
    'freeze',
    'put',
    'return',
    'remove',
    'enterDull',
    'anyParty',
    'several',
  ],
  /** FFT-834: when an ability can be used; `cast` is the effect of a Summon. */
  timings: ['any', 'yours', 'main', 'cast'],
  paysFirst: true,
  /** FFT-1322, FFT-1514, FFT-R36: abilities, lost with them. */
  keywords: 'keyword',
  /** FFT-315: a name with a slash is also each of its parts. */
  joins: '/',
  // FFT-835: what is on the stack knows its source as it was just before it moved.
  // FFT-R83; that the "if" of a leave trigger is asked after the move (FFT-R82), that abilities taken away are gone (FFT-R84) and what circular
  // values read (FFT-R85) is the engine's own affair. So are what has happened this turn (FFT-R91), triggers that see several things at once
  // (FFT-R92), several actions chosen of a list (FFT-R93) and how many different values there are (FFT-R94).
  remembers: ['power', 'cost'],
  floors: { power: 0 },
  checkDeck,
  advice,
  bound: { decisions: 3000, steps: 20000, clause: 'FFT-1412' },
});

export const spec: GameSpec<Fftcg> = specWith(houseCards);
export const game: Game<Fftcg> = defineGame(spec);

/** The same game with these cards only. */
export function ofCards(cards: readonly AnyCard[]): Game<Fftcg> {
  const game = defineGame(specWith(cards));
  refuseEmptySummons(cards);
  return game;
}

/** The same game with further cards on the same card model. */
export const withCards = (cards: readonly AnyCard[]): Game<Fftcg> => ofCards([...houseCards, ...cards]);
export {
  damageToLose,
  hasPriority,
  type PaidWith,
  paidWith,
  passable,
  primedIn,
  type StackItem,
  stackItems,
  stepOf,
} from './read/shown.ts';
export type { Fftcg };
export { decks };

export default gamePackage({
  game,
  facts,
  voice: (language) => import(`./words/${language}/index.ts`),
  about: (language) => import(`./words/${language}/about.ts`),
  recap: () => import('./recap.ts'),
  turns: { of: ({ turns }) => turns, open: ['FFT-602', 'FFT-605'] },
  logged: ['pass', 'payForMe', 'charge', 'stop', 'useBurst', 'yes', 'noExtra', 'done', 'takeBack'],
  declines: ['pass', 'stop', 'noBlock', 'charge', 'noExtra', 'no'],
  plays: ['play', 'cast'],
  passable: (view, ask) => passable(game, view, ask),
  first: ({ turns, turn }) => (turns > 0 ? turn : -1),
  score: damageOf,
  markers: 'item',
  presets: {
    constructed: { options: {} },
    limited: { options: { format: 'limited', damageToLose: 6 } },
    short: { options: { damageToLose: 5 } },
  },
});
