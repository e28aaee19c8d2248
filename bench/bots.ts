/** Our search at work: its iterations, and what an iteration's time is spent on. */
import { Session } from 'node:inspector';
import { search } from '@touchline/bots';
import type { Game, Own } from '@touchline/engine';
import { stream } from '@touchline/engine';
import { type Side, timed } from './clock.ts';
import { positions, spread } from './positions.ts';
import { type CpuProfile, parts } from './profile.ts';

/** Enough for a tree that goes some answers deep. */
const ITERATIONS = 100;
/** Positions from four matches, away from their beginnings. */
const POSITIONS = 8;
const PROFILE_EVERY_US = 200;
/** As often as makes some thousand samples. */
const PROFILED = 3;

const middle = <O extends Own>(game: Game<O>) => spread(positions(game, 4, 5), POSITIONS);

/** Every position once; returns the iterations made. */
function thinking<O extends Own>(game: Game<O>): () => number {
  const views = middle(game);
  const bot = search({ iterations: ITERATIONS });
  const chance = stream('bench');
  return () => {
    let imagined = 0;
    for (const view of views) imagined += bot(game, view, chance).imagined;
    return imagined;
  };
}

export const searching =
  <O extends Own>(game: Game<O>): Side =>
  () => {
    const work = thinking(game);
    return () => timed(work);
  };

/**
 * What takes the time, first come first: what is listed or played while a world is dealt belongs to the world, and a list of answers is
 * a list also where playing on makes it, in order to see whether anybody need be asked.
 */
const PARTS = {
  sample: /^secrets\/(sample|deal)\.ts /,
  options: /^run\/(options|asking)\.ts |^run\/play\.ts options$/,
  play: /^run\/play\.ts play$/,
  judge: /^bots\/judge\.ts |\/advice\.ts /,
};

/** The same work under the profiler. */
export const partsOf =
  <O extends Own>(game: Game<O>): Side =>
  () => {
    const work = thinking(game);
    const session = new Session();
    session.connect();
    session.post('Profiler.enable');
    session.post('Profiler.setSamplingInterval', { interval: PROFILE_EVERY_US });
    return () => {
      session.post('Profiler.start');
      let units = 0;
      for (let i = 0; i < PROFILED; i++) units += work();
      let profile: CpuProfile | undefined;
      // Within one thread the answer comes before `post` returns.
      session.post('Profiler.stop', (_error, stopped) => {
        profile = stopped.profile as CpuProfile;
      });
      const us = parts(profile!, PARTS);
      for (const part of ['sample', 'options', 'play'])
        if (us[part] === 0)
          throw new Error(`bench/bots.ts: no time was spent in "${part}". Where its functions live has changed; mend PARTS.`);
      return Object.fromEntries(Object.entries(us).map(([part, time]) => [part, { units, ns: time * 1000 }]));
    };
  };
