/** Matches that differ in what a viewer cannot see send that viewer the same bytes; leaks made on purpose are found. */
import { gameIds } from '@touchline/kit/node';
import { leaking, leaks } from '../../testing/leaks.ts';
import { Twins } from '../../testing/twins.ts';
import { count, type Proof } from './proof.ts';

export const prove: Proof = async (given, say) => {
  const pairs = count(given.number, 2000);
  const twins = await Twins.open();
  let good = true;
  for (const game of given.game ? [given.game] : gameIds) {
    const outcomes = { same: 0, revealed: 0, leak: 0, apart: 0 };
    let frames = 0;
    for (let pair = 0; pair < pairs; pair++) {
      const viewer = ([0, 1, 'spectator'] as const)[pair % 3];
      const parted = await twins.compared(game, viewer, `${given.seed}/${game}/${pair}`, 60);
      outcomes[parted.outcome]++;
      frames += parted.frames;
      if (parted.outcome === 'leak') say(`  pair ${pair}, seen from ${viewer}: ${parted.words}`);
    }
    say(
      `${game}: ${pairs} pairs, ${frames} messages alike, ${outcomes.same} to the end, ${outcomes.revealed} until something was shown, ${outcomes.leak} leaks`,
    );
    good &&= outcomes.leak === 0;
  }
  for (const [name, leak] of Object.entries(leaks)) {
    let found = false;
    await leaking(leak, async () => {
      for (let pair = 0; pair < 30 && !found; pair++)
        found = (await twins.compared(given.game ?? 'playca', 0, `${given.seed}/${name}/${pair}`, 40)).outcome === 'leak';
    });
    say(`${found ? 'found    ' : 'NOT FOUND'} ${name}`);
    good &&= found;
  }
  await twins.close();
  return good;
};
