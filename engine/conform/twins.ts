/**
 * Twins: two matches from the start whose dice differ for everybody but one viewer. They share no code with `sample`, and they
 * show what `sample` cannot: secrets copied into places that a view takes to be public.
 */
import { create, type Event, stream, type Viewer } from '../index.ts';
import { seatSeeds } from '../model/random.ts';
import { compareTold, type Worlds, walk } from './pairs.ts';
import { placeOf, type Run, type Setup, survives, viewerName } from './run.ts';

/** Most twins part long before; those that never do need not be played to the end. */
const LONGEST = 200;

function twinSeeds(setup: Setup, seats: number, viewer: Viewer): [number[], number[]] {
  const one = seatSeeds(setup.seed, seats);
  const two = seatSeeds(`${setup.seed}/twin`, seats);
  // The viewer's own stream and the table's are the same in both.
  return [one, one.map((word, i) => (i >> 1 === viewer || i >> 1 === seats ? word : two[i]))];
}

export function checkTwins(run: Run, setup: Setup, viewer: Viewer): void {
  const { game, ledger } = run;
  const place = () => placeOf(game, setup, 0, null);
  survives(run, place, `playing twins for ${viewerName(viewer)}`, () => {
    const logs: [Event[], Event[]] = [[], []];
    const seeds = twinSeeds(setup, setup.lists.length, viewer);
    const worlds: Worlds = [
      create(game, setup.options, setup.lists, seeds[0], logs[0]),
      create(game, setup.options, setup.lists, seeds[1], logs[1]),
    ];
    ledger.did('pairsByTwins');
    const start = compareTold(game, logs, worlds, viewer);
    const { outcome, words, state } =
      start.outcome === 'same' ? walk(game, worlds, viewer, stream(`${setup.seed}/twins`), LONGEST) : { ...start, state: worlds[0] };
    if (outcome === 'revealed') ledger.did('differedAfterReveal');
    if (outcome === 'leak')
      ledger.fault(
        'leaks',
        placeOf(game, setup, state.decisions, state),
        `${viewerName(viewer)} can tell twins apart ${words || 'from the start'}`,
      );
  });
}
