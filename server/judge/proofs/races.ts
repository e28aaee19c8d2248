/** Of several who want a seat exactly one gets it; of two processes, whichever. */
import { stream } from '@touchline/engine';
import { house, Person } from '../../testing/house.ts';
import { count, type Proof } from './proof.ts';

export const prove: Proof = async (given, say) => {
  const first = await house();
  const second = await house({ data: first.data });
  const chance = stream(given.seed);
  const races = count(given.number, 1000);
  let wrong = 0;
  for (let race = 0; race < races; race++) {
    const { id, invite } = (await new Person(first).post('/api/match', { game: given.game ?? 'playca', seats: ['me', 'open'] })).body;
    const racers = Array.from({ length: 2 + chance.below(4) }, () => new Person(chance.below(2) === 0 ? first : second));
    const answers = await Promise.all(racers.map((racer) => racer.sit(id, 1, { secret: invite })));
    const seated = answers.filter(({ status }) => status === 200).length;
    if (seated !== 1 || answers.some(({ status }) => status !== 200 && status !== 409)) {
      wrong++;
      say(`race ${race}: ${answers.map(({ status }) => status).join(' ')}`);
    }
  }
  say(`${races} races, ${wrong} without exactly one winner, ${first.faults.length + second.faults.length} errors`);
  await second.close();
  await first.close();
  return wrong === 0 && first.faults.length + second.faults.length === 0;
};
