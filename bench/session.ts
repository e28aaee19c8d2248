/** A running match in its session: what a pick costs beside the engine's own, and the room a match takes. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { asked, type Beginning, create, type Entry, type Event, entered, type Game, keysAt, pick, stream } from '@touchline/engine';
import { type Desk, type Playable, Session, Timeline } from '@touchline/host';
import { nanoseconds, type Side } from './clock.ts';

const MATCHES = 16;

interface Played {
  readonly begun: Beginning;
  readonly picks: readonly Entry[];
}

/** Matches of random play to their end; what was begun is not taken back, which would only go round in circles. */
function matches(game: Game): Played[] {
  const decks = Object.values(game.spec.decks);
  const [seats] = game.seats;
  return Array.from({ length: MATCHES }, (_, n) => {
    const begun = {
      options: {},
      lists: Array.from({ length: seats }, (_, seat) => decks[(n >> (2 * seat)) % decks.length]),
      seed: `session/${n}`,
    };
    const picker = stream(n);
    const picks: Entry[] = [];
    for (let state = create(game, begun.options, begun.lists, begun.seed); !state.result; ) {
      const [seat] = asked(game, state);
      const keys = keysAt(game, state, seat).filter((key) => key !== 'takeBack');
      picks.push([seat, keys[picker.below(keys.length)]]);
      state = entered(game, state, picks.at(-1)!);
    }
    return { begun, picks };
  });
}

/** Nobody looks: that costs a view, in a session or without one. */
function sessionOf(playable: Playable, begun: Beginning, watched: boolean): Session {
  const desk: Desk = { think: () => new Promise(() => {}) };
  const timeline = new Timeline(playable.game, begun);
  const session = new Session(
    { playable, timeline, players: begun.lists.map(() => 'person'), decks: [], language: 'en', stop: 'always' },
    { desk },
  );
  if (watched) for (const seat of begun.lists.keys()) session.watch(seat);
  session.start();
  return session;
}

function playAll(session: Session, picks: readonly Entry[]): Session {
  for (const [seat, key] of picks) session.pick(seat, key!);
  return session;
}

/** Bytes of a match that was played to its end and that both seats look at, as much as is not thrown away. */
function bytes(playable: Playable, all: readonly Played[]): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const used = () => {
    collect();
    collect();
    return process.memoryUsage().heapUsed;
  };
  const round = () => all.map(({ begun, picks }) => playAll(sessionOf(playable, begun, true), picks));
  // What is made once for all matches is made here.
  round();
  const before = used();
  const kept = round();
  return (used() - before) / kept.length;
}

export const sessions =
  (playable: Playable): Side =>
  () => {
    const { game } = playable;
    const all = matches(game);
    const room = bytes(playable, all);
    const picks = all.reduce((sum, one) => sum + one.picks.length, 0);
    return () => {
      const from = nanoseconds();
      for (const one of all) {
        const { options, lists, seed } = one.begun;
        const log: Event[] = [];
        let state = create(game, options, lists, seed, log);
        for (const [seat, key] of one.picks) state = pick(game, state, seat, key!, []);
      }
      const between = nanoseconds();
      for (const one of all) playAll(sessionOf(playable, one.begun, false), one.picks);
      const to = nanoseconds();
      return {
        all: { units: picks, ns: to - between },
        engine: { units: picks, ns: between - from },
        room: { units: 1, ns: room },
      };
    };
  };
