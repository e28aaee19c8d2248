/** All that is measured, by name. */
import type { DeckList, Event, State } from '@touchline/engine';
import { asked, asks, copy, create, options, pick, play, Stream, stream, tableOf, view, whyNot } from '@touchline/engine';
import { allGames } from '@touchline/kit/node';
import { decks, game, type PlayCa } from '@touchline/playca';
import { playAt } from '../engine/run/play.ts';
import { boards } from './board.ts';
import { onClient, onReducer } from './boardgameio.ts';
import { partsOf, searching } from './bots.ts';
import { nanoseconds, type Side, timed } from './clock.ts';
import { plain } from './decks.ts';
import * as eleven from './eleven.ts';
import * as fftcg from './fftcg.ts';
import { HandCoded } from './handcoded.ts';
import { longer } from './longer.ts';
import * as mcts from './mcts.ts';
import { sessions } from './session.ts';
import { ticTacToe } from './tictactoe.ts';

const random = (): Stream => new Stream().at(7, 11, 0, 0);

// ---------------------------------------------------------------- tic-tac-toe

const GAMES = 300;

/** Every game begins with a copy of the first position, as boardgame.io's side begins with the first position it made. */
const ourTicTacToe: Side = () => {
  const start = create(ticTacToe, {}, [{}, {}], 'first');
  const picker = random();
  return () =>
    timed(() => {
      let moves = 0;
      for (let g = 0; g < GAMES; g++) {
        const state = copy(start, false);
        while (!state.result) {
          const seat = asked(ticTacToe, state)[0];
          play(ticTacToe, state, seat, picker.below(options(ticTacToe, state, seat).length));
          moves++;
        }
      }
      return moves;
    });
};

const theirs =
  (play: (games: number, random: Stream) => number): Side =>
  () => {
    const picker = random();
    // Theirs are slower: fewer games are as long a piece of work.
    return () => timed(() => play(GAMES / 20, picker));
  };

// ---------------------------------------------------------------- PlayCa

const house: readonly DeckList[] = Object.values(decks);
const PAIRINGS = 16;
/** Every pairing of the house decks in turn, both ways round. */
const pairing = (n: number): readonly DeckList[] => [house[n % 4], house[(n >> 2) % 4]];

/** Random play in place: the list is built, the index checked. */
function playOut(state: State<PlayCa>, picker: Stream): void {
  while (!state.result) {
    const seat = asked(game, state)[0];
    play(game, state, seat, picker.below(options(game, state, seat).length));
  }
}

/** The same with every event written down. */
function playLogged(state: State<PlayCa>, picker: Stream, events: Event[]): void {
  while (!state.result) {
    const seat = asked(game, state)[0];
    const index = picker.below(options(game, state, seat).length);
    const t = tableOf(game, state);
    t.log = events;
    playAt(t, seat, index);
  }
  if (events.length < state.decisions) throw new Error('The log was off.');
}

/** Unwatched: nobody will look, as in a rollout, so no handles are kept. */
const matches =
  (lists: (n: number) => readonly DeckList[], how: 'unwatched' | 'watched' | 'logged'): Side =>
  () => {
    let n = 0;
    return () =>
      timed(() => {
        let decisions = 0;
        for (let g = 0; g < 3 * PAIRINGS; g++, n++) {
          const events: Event[] | null = how === 'logged' ? [] : null;
          const state = create(game, {}, lists(n), `match/${n}`, events);
          if (how === 'unwatched') state.handles = null;
          if (events) playLogged(state, stream(n), events);
          else playOut(state, stream(n));
          decisions += state.decisions;
        }
        return decisions;
      });
  };

const byHand: Side = () => {
  let n = 0;
  return () =>
    timed(() => {
      let decisions = 0;
      for (let g = 0; g < 20 * PAIRINGS; g++, n++) {
        const picker = stream(n);
        const match = new HandCoded(plain, `match/${n}`);
        while (match.winner < 0) match.play(picker.below(match.options.length));
        decisions += match.decisions;
      }
      return decisions;
    });
};

// ---------------------------------------------------------------- positions

/** Sixteen positions of the house decks in the second half, one of each pairing. */
function midGame(): State<PlayCa>[] {
  return house.flatMap((a, i) =>
    house.map((b, j) => {
      for (let n = 0; ; n++) {
        const state = create(game, {}, [a, b], `mid/${i}/${j}/${n}`);
        const picker = stream(n);
        while (!state.result && !(state.own.period === 1 && state.decisions >= 20)) {
          const seat = asked(game, state)[0];
          play(game, state, seat, picker.below(options(game, state, seat).length));
        }
        if (!state.result) return state;
      }
    }),
  );
}

/** Positions at every decision of some matches, each with the seat that is asked. */
function decisions(): { readonly state: State<PlayCa>; readonly seat: number; readonly hand: readonly number[] }[] {
  const hand = game.zoneKind.get('hissatsuHand')!;
  return house.flatMap((list, i) => {
    const out: { state: State<PlayCa>; seat: number; hand: readonly number[] }[] = [];
    const state = create(game, {}, [list, house[(i + 1) % 4]], `every/${i}`);
    const picker = stream(i);
    while (!state.result) {
      const seat = asked(game, state)[0];
      const { length } = options(game, state, seat);
      if (length > 1) out.push({ state: copy(state), seat, hand: state.zones[game.layouts[2].zoneBase[hand] + seat].slice() });
      play(game, state, seat, picker.below(length));
    }
    return out;
  });
}

/** What was made is kept until it is made again, so that no compiler can leave the work out. */
let kept: unknown;
export const lastMade = (): unknown => kept;

const copies =
  (make: (state: State<PlayCa>) => State<PlayCa>): Side =>
  () => {
    const states = midGame();
    return () =>
      timed(() => {
        for (let i = 0; i < 16; i++) for (const state of states) kept = make(state);
        return states.length * 16;
      });
  };

const playouts: Side = () => {
  const states = midGame();
  const picker = random();
  return () =>
    timed(() => {
      for (const state of states) playOut(copy(state, false), picker);
      return states.length;
    });
};

/** The positions follow one another, so nothing is answered from the question worked out last. */
const looks =
  (look: (at: ReturnType<typeof decisions>[number]) => unknown): Side =>
  () => {
    const all = decisions();
    return () =>
      timed(() => {
        for (const at of all) kept = look(at);
        return all.length;
      });
  };

// ---------------------------------------------------------------- growth

/** Ten matches' worth of periods, then twenty. */
const PERIODS = 24;
const HUNDRED = 100;
/** Ironmoor stays out: a move of its deck changes the goalkeeper for the rest of the match, and here each period would add one more. */
const lasting = [decks['Galewick Relay'], decks['Lanternfall Tricks'], decks['Emberquay Furnace']];

const STEP = 50;

/** A long match with one log and every earlier state within reach of undo: the time at every fiftieth decision. */
function longMatch(periods: number, n: number): number[] {
  const long = longer(periods);
  const events: Event[] = [];
  const picker = stream(n);
  let state = create(long, {}, [lasting[n % 3], lasting[(n + 1) % 3]], `long/${n}`, events);
  const at = [nanoseconds()];
  while (!state.result) {
    const seat = asked(long, state)[0];
    state = pick(long, state, seat, picker.below(options(long, state, seat).length), events);
    if (state.decisions === at.length * STEP) at.push(nanoseconds());
  }
  at.push(nanoseconds());
  kept = events;
  return at;
}

/** The same few matches every time, because matches differ in length; as much work whatever the periods. */
const growth =
  (periods: number): Side =>
  () =>
  () => {
    const matches = (3 * PERIODS * 2) / periods;
    const ns = { all: 0, first: 0, last: 0 };
    for (let n = 0; n < matches; n++) {
      const at = longMatch(periods, n % 3);
      const end = at.length - 1;
      ns.all += at[end] - at[0];
      ns.first += at[HUNDRED / STEP] - at[0];
      // Up to the last full fifty.
      ns.last += at[end - 1] - at[end - 1 - HUNDRED / STEP];
    }
    return {
      all: { units: matches, ns: ns.all },
      first: { units: matches * HUNDRED, ns: ns.first },
      last: { units: matches * HUNDRED, ns: ns.last },
    };
  };

// ---------------------------------------------------------------- all of them

export const sides: { readonly [name: string]: Side } = {
  'ttt/touchline': ourTicTacToe,
  'ttt/boardgame.io reducer': theirs(onReducer),
  'ttt/boardgame.io client': theirs(onClient),
  'playca/plain': matches(() => plain, 'unwatched'),
  'playca/hand-coded': byHand,
  'playca/house': matches(pairing, 'unwatched'),
  'playca/house, watched': matches(pairing, 'watched'),
  'playca/house, log on': matches(pairing, 'logged'),
  'copy/touchline': copies((state) => copy(state)),
  'copy/structuredClone': copies((state) => structuredClone(state)),
  playouts,
  view: looks(({ state, seat }) => view(game, state, seat)),
  asks: looks(({ state }) => asks(game, state)),
  whyNot: looks(({ state, seat, hand }) => hand.map((card) => whyNot(game, state, seat, card))),
  'fftcg/house': fftcg.matches,
  'fftcg/listing': fftcg.listing,
  'fftcg/playouts': fftcg.playouts,
  'fftcg/copy': fftcg.copies((state) => copy(state)),
  'fftcg/structuredClone': fftcg.copies((state) => structuredClone(state)),
  'eleven/seasons': eleven.decisions,
  'eleven/playouts': eleven.playouts,
  'eleven/listing': eleven.listing,
  'eleven/view': eleven.views,
  'eleven/copy': eleven.copies,
  'eleven/structuredClone': eleven.clones,
  'mcts/touchline': mcts.ours,
  'mcts/boardgame.io': mcts.theirs,
  ...Object.fromEntries(
    (await allGames()).flatMap(({ pack }) => [
      [`search/${pack.id}`, searching(pack.game)],
      [`parts/${pack.id}`, partsOf(pack.game)],
      [`session/${pack.id}`, sessions(pack)],
    ]),
  ),
  'growth/once': growth(PERIODS),
  'growth/twice': growth(PERIODS * 2),
  'growth/board 50': boards(50),
  'growth/board 100': boards(100),
};
