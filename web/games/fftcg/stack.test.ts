/** What lies on the stack reads as it stands on the card. */
import { expect, test } from 'vitest';
import { boardOf, questions } from '../../testing/scenes.ts';
import { gameOf } from '../packages.ts';
import { look } from './look.tsx';

test('marks of a text are drawn as marks', async () => {
  const pack = await gameOf('fftcg', 'en', 'fr');
  const drawn = await boardOf(pack, look);
  let marks = 0;
  for (const seed of ['a', 'b'])
    for (const { scene } of questions(pack, seed, 4)) {
      const stack =
        drawn(scene)
          .match(/<section class="stackv".*?<\/section>/g)
          ?.join('') ?? '';
      expect(stack).not.toMatch(/[{}]/);
      if (stack.includes('class="mark when"')) marks++;
    }
  expect(marks).toBeGreaterThan(0);
});
