/** Matches that differ in what a viewer cannot see send that viewer the same bytes; leaks made on purpose are found. */
import { gameIds } from '@touchline/kit/node';
import { leaking, leaks } from '../../testing/leaks.ts';
import { Twins } from '../../testing/twins.ts';
import { EYES, type Eye, WAYS, type Way } from '../../testing/twinTables.ts';
import { count, type Proof, stopAfter } from './proof.ts';

/** From everywhere, in every way: most pairs differ in how they were dealt. */
const LOOKS: readonly (readonly [Eye, Way])[] = WAYS.flatMap((way): (readonly [Eye, Way])[] =>
  way === 'late' ? [['spectator', way]] : EYES.map((eye) => [eye, way] as const),
);
/** Of so many pairs one is also asked over HTTP, which takes longer than all the rest. */
const DOORS = 4;
/** Pairs in which a leak must show. */
const TRIES = 40;

export const prove: Proof = async (given, say) => {
  const pairs = count(given.number, 2000);
  const twins = await Twins.open();
  let good = true;
  for (const [name, leak] of Object.entries(leaks)) {
    if (given.only !== undefined && given.only !== name) continue;
    const { eye, way, game } = leak;
    let tried = 0;
    let found = false;
    await leaking(leak, async () => {
      for (; tried < TRIES && !found; tried++)
        found = (await twins.compared(game, eye, `${given.seed}/${name}/${tried}`, 30, way)).outcome === 'leak';
    });
    say(`${found ? 'found    ' : 'NOT FOUND'} ${name}, pair ${tried}`);
    good &&= found;
  }
  for (const game of given.game ? [given.game] : gameIds) {
    const outcomes = { same: 0, revealed: 0, leak: 0 };
    let frames = 0;
    let pair = 0;
    const stop = stopAfter(given);
    for (; pair < pairs && !stop?.aborted; pair++) {
      const [eye, way] = LOOKS[pair % LOOKS.length];
      const parted = await twins.compared(game, eye, `${given.seed}/${game}/${pair}`, 60, way, pair % DOORS === 0);
      outcomes[parted.outcome]++;
      frames += parted.frames;
      if (parted.outcome === 'leak') say(`  pair ${pair}, seen from ${eye}, ${way}: ${parted.words}`);
    }
    say(
      `${game}: ${pair} pairs, ${frames} messages alike, ${outcomes.same} to the end, ${outcomes.revealed} until something was shown, ${outcomes.leak} leaks`,
    );
    good &&= outcomes.leak === 0;
  }
  await twins.close();
  return good;
};
