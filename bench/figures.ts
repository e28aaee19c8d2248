/** What we publish: each figure from the medians of its sides, with the target it is held to. */
import { allGames } from '@touchline/kit/node';
import type { FigureSpec } from './figure.ts';

/** Every game there is. */
const games = await Promise.all(
  (await allGames()).map(async ({ pack }) => {
    return { id: pack.id, name: (await pack.about('en')).name };
  }),
);

const perSecond = (ns: number) => 1e9 / ns;
const micro = (ns: number) => ns / 1000;
const milli = (ns: number) => ns / 1e6;
const kilo = (bytes: number) => bytes / 1000;
/** How many times the first is faster. */
const faster = (ours: number, theirs: number) => theirs / ours;
/** How many times the first is slower. */
const slower = (ours: number, theirs: number) => ours / theirs;

const ttt = 'ttt/touchline';
const reducer = 'ttt/boardgame.io reducer';
const client = 'ttt/boardgame.io client';
const plain = 'playca/plain';
const hand = 'playca/hand-coded';
const house = 'playca/house';
const watched = 'playca/house, watched';
const logged = 'playca/house, log on';
const copying = 'copy/touchline';
const cloning = 'copy/structuredClone';

/** What a bot's search costs in a game. */
const thinking = (game: string, title: string): FigureSpec[] => {
  const search = `search/${game}`;
  const parts = `parts/${game}`;
  const browser = `browser/${game}`;
  return [
    {
      id: `${game}-search-iterations-per-second`,
      unit: '1/s',
      what: `${title}: iterations of the search from the middle of matches`,
      sides: [search],
      value: perSecond,
    },
    {
      id: `${game}-search-sample-share`,
      unit: 'of the time',
      what: 'of an iteration, dealing its world: copy and sample',
      sides: [`${parts}#sample`, parts],
      value: slower,
      target: { atMost: 0.25 },
    },
    {
      id: `${game}-search-options-share`,
      unit: 'of the time',
      what: 'of an iteration, listing answers',
      sides: [`${parts}#options`, parts],
      value: slower,
    },
    {
      id: `${game}-search-play-share`,
      unit: 'of the time',
      what: 'of an iteration, playing them',
      sides: [`${parts}#play`, parts],
      value: slower,
    },
    {
      id: `${game}-browser-median-milliseconds`,
      unit: 'ms/decision',
      what: `${title}: search:400 in a worker of headless Chromium, median`,
      sides: [`${browser}#median`],
      lookInto: search,
      value: milli,
      target: { atMost: 250 },
    },
    {
      id: `${game}-browser-p95-milliseconds`,
      unit: 'ms/decision',
      what: 'what 95 of 100 decisions stay under',
      sides: [`${browser}#p95`],
      lookInto: search,
      value: milli,
      target: { atMost: 500 },
    },
  ];
};

/** What a running match costs beside the rules themselves. */
const inSession = (game: string, title: string): FigureSpec[] => [
  {
    id: `${game}-session-pick-cost`,
    unit: 'times',
    what: `${title}: a pick through a session against the engine's own, log on`,
    sides: [`session/${game}`, `session/${game}#engine`],
    value: slower,
    target: { atMost: 1.6 },
  },
  {
    id: `${game}-session-kilobytes`,
    unit: 'kB',
    what: 'a match played to its end, both seats looking',
    sides: [`session/${game}#room`],
    value: kilo,
    target: { atMost: 200 },
  },
];

/** What somebody at a table in the browser waits for, and what they load. */
const atTheTable = (game: string, title: string): FigureSpec[] => {
  const table = (name: string, unit: string, what: string, side: string, value: (n: number) => number, most: number): FigureSpec => ({
    id: `${game}-table-${name}`,
    unit,
    what,
    sides: [`table/${game}#${side}`],
    value,
    target: { atMost: most },
  });
  return [
    table('first-decision-milliseconds', 'ms', `${title}: from the address, by one click, to the first question`, 'first', milli, 5000),
    table('pick-p95-milliseconds', 'ms', 'from a pick to the painted board, 95 of 100, a bot of level 3 thinking', 'pick', milli, 50),
    table('longest-task-milliseconds', 'ms', 'the longest task of the page during matches', 'task', milli, 100),
    table('jump-p95-milliseconds', 'ms', 'to any step of a long match looked at again, 95 of 100', 'jump', milli, 200),
    table('first-load-kilobytes', 'kB', 'the first screen and its board: scripts and styles, workers included', 'load', kilo, 230),
    table('page-kilobytes', 'kB', 'of this game alone, in the page', 'page', kilo, 80),
    table('worker-kilobytes', 'kB', 'of this game alone, in the worker', 'worker', kilo, 80),
    table('fonts-kilobytes', 'kB', 'fonts of the first screen and its board', 'fonts', kilo, 130),
  ];
};

/** Our search against boardgame.io's, from one position. */
const againstMcts = (position: string, title: string, target?: FigureSpec['target']): FigureSpec[] => {
  const ours = `mcts/touchline#${position}`;
  const theirs = `mcts/boardgame.io#${position}`;
  return [
    {
      id: `mcts-${position}-iterations-per-second`,
      unit: '1/s',
      what: `tic-tac-toe, ${title}: our search`,
      sides: [ours],
      value: perSecond,
    },
    {
      id: `mcts-${position}-boardgameio-iterations-per-second`,
      unit: '1/s',
      what: "the same of boardgame.io's MCTSBot",
      sides: [theirs],
      value: perSecond,
    },
    {
      id: `mcts-${position}-vs-boardgameio`,
      unit: 'times faster',
      what: 'iterations per second against it',
      sides: [ours, theirs],
      value: faster,
      ...(target && { target }),
    },
  ];
};

export const figures: readonly FigureSpec[] = [
  { id: 'ttt-moves-per-second', unit: '1/s', what: 'tic-tac-toe, random play', sides: [ttt], value: perSecond },
  {
    id: 'ttt-boardgameio-reducer-moves-per-second',
    unit: '1/s',
    what: "the same on boardgame.io's reducer",
    sides: [reducer],
    value: perSecond,
  },
  {
    id: 'ttt-boardgameio-client-moves-per-second',
    unit: '1/s',
    what: "the same on boardgame.io's client",
    sides: [client],
    value: perSecond,
  },
  {
    id: 'ttt-vs-boardgameio-reducer',
    unit: 'times faster',
    what: 'moves per second against its bare reducer',
    sides: [ttt, reducer],
    value: faster,
    target: { atLeast: 30 },
  },
  {
    id: 'ttt-vs-boardgameio-client',
    unit: 'times faster',
    what: 'moves per second against its headless client',
    sides: [ttt, client],
    value: faster,
    target: { atLeast: 60 },
  },
  { id: 'playca-plain-nanoseconds', unit: 'ns/decision', what: 'PlayCa, two decks without text', sides: [plain], value: (ns) => ns },
  { id: 'playca-handcoded-nanoseconds', unit: 'ns/decision', what: 'the same matches, coded by hand', sides: [hand], value: (ns) => ns },
  {
    id: 'playca-vs-handcoded',
    unit: 'times slower',
    what: 'the price of generality',
    sides: [plain, hand],
    value: slower,
    target: { atMost: 8 },
  },
  { id: 'playca-house-nanoseconds', unit: 'ns/decision', what: 'PlayCa, the four house decks', sides: [house], value: (ns) => ns },
  {
    id: 'playca-effects-vs-plain',
    unit: 'times slower',
    what: 'the price of effects, per decision',
    sides: [house, plain],
    value: slower,
    target: { atMost: 2.5 },
  },
  {
    id: 'playca-vs-boardgameio-ttt',
    unit: 'times faster',
    what: "PlayCa decisions against moves of tic-tac-toe on boardgame.io's reducer",
    sides: [house, reducer],
    value: faster,
    target: { atLeast: 5 },
  },
  {
    id: 'log-on-vs-off',
    unit: 'of the speed',
    what: 'house decks, every event written down',
    sides: [logged, watched],
    value: faster,
    target: { atLeast: 0.65 },
  },
  { id: 'copy-microseconds', unit: 'µs', what: 'copy of a position in the second half', sides: [copying], value: micro },
  {
    id: 'copy-vs-structuredclone',
    unit: 'times faster',
    what: 'the same against structuredClone',
    sides: [copying, cloning],
    value: faster,
    target: { atLeast: 20 },
  },
  { id: 'playouts-per-second', unit: '1/s', what: 'copy and random play to the end from there', sides: ['playouts'], value: perSecond },
  { id: 'view-microseconds', unit: 'µs/decision', what: 'what the asked seat sees, its ask included', sides: ['view'], value: micro },
  { id: 'asks-microseconds', unit: 'µs/decision', what: 'the open asks with their keys', sides: ['asks'], value: micro },
  { id: 'whynot-microseconds', unit: 'µs/decision', what: 'why not, for every card of the hand', sides: ['whyNot'], value: micro },
  {
    id: 'fftcg-decisions-per-second',
    unit: '1/s',
    what: 'Final Fantasy TCG, the four house decks',
    sides: ['fftcg/house'],
    value: perSecond,
  },
  {
    id: 'fftcg-vs-boardgameio-ttt',
    unit: 'times faster',
    what: "its decisions against moves of tic-tac-toe on boardgame.io's reducer",
    sides: ['fftcg/house', reducer],
    value: faster,
    target: { atLeast: 1 },
  },
  {
    id: 'fftcg-listing-share',
    unit: 'of the time',
    what: 'listing the answers, per decision',
    sides: ['fftcg/listing', 'fftcg/house'],
    value: slower,
    target: { atMost: 0.5 },
  },
  {
    id: 'fftcg-playouts-per-second',
    unit: '1/s',
    what: 'copy and random play to the end from the middle',
    sides: ['fftcg/playouts'],
    value: perSecond,
  },
  {
    id: 'fftcg-copy-vs-structuredclone',
    unit: 'times faster',
    what: 'copy of a position against structuredClone',
    sides: ['fftcg/copy', 'fftcg/structuredClone'],
    value: faster,
    target: { atLeast: 20 },
  },
  {
    id: 'eleven-decision-microseconds',
    unit: 'µs/decision',
    what: 'ELEVEN, random seasons for two, everything the rules do included',
    sides: ['eleven/seasons'],
    value: micro,
  },
  {
    id: 'eleven-listing-microseconds',
    unit: 'µs',
    what: 'listing the answers of an ask',
    sides: ['eleven/listing'],
    value: micro,
  },
  {
    id: 'eleven-view-microseconds',
    unit: 'µs',
    what: 'what the asked seat sees, its ask included',
    sides: ['eleven/view'],
    value: micro,
  },
  { id: 'eleven-copy-microseconds', unit: 'µs', what: 'copy of a position', sides: ['eleven/copy'], value: micro },
  {
    id: 'eleven-copy-vs-structuredclone',
    unit: 'times faster',
    what: 'the same against structuredClone',
    sides: ['eleven/copy', 'eleven/structuredClone'],
    value: faster,
    target: { atLeast: 20 },
  },
  {
    id: 'eleven-playout-milliseconds',
    unit: 'ms',
    what: 'a season for two from its beginning to its end',
    sides: ['eleven/playouts'],
    value: milli,
    target: { atMost: 30 },
  },
  {
    id: 'growth-2x',
    unit: 'times the cost',
    what: 'a match of twice the periods, log and undo on',
    sides: ['growth/twice', 'growth/once'],
    value: slower,
    target: { atMost: 2.2 },
  },
  {
    id: 'growth-last-vs-first',
    unit: 'times the cost',
    what: 'its last hundred decisions against its first',
    sides: ['growth/twice#last', 'growth/twice#first'],
    value: slower,
    target: { atMost: 1.2 },
  },
  {
    id: 'growth-board',
    unit: 'times the cost',
    what: 'Final Fantasy TCG: an ask with 100 Forwards a side against 50, most of them with texts about others',
    sides: ['growth/board 100', 'growth/board 50'],
    value: slower,
    target: { atMost: 2.2 },
  },
  ...againstMcts('empty', 'from the empty board', { atLeast: 50 }),
  ...againstMcts('two', 'after two moves'),
  ...games.flatMap(({ id, name }) => thinking(id, name)),
  ...games.flatMap(({ id, name }) => inSession(id, name)),
  ...games.flatMap(({ id, name }) => atTheTable(id, name)),
];
