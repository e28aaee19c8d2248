import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Dice } from './Dice.tsx';

test('a die shows as many pips as it counts, or what its side is called', () => {
  const drawn = (n: number, face?: string) =>
    renderToStaticMarkup(createElement(Dice, { dice: [{ seat: 0, sides: 6, n, ...(face && { face }) }], moves: 0 }));
  for (const n of [1, 2, 3, 4, 5, 6]) expect(drawn(n).match(/<i /g)).toHaveLength(n);
  expect(drawn(6, 'GK')).toContain('<b>GK</b>');
  const large = createElement(Dice, { dice: [{ seat: 0, sides: 20, n: 17 }], moves: 0 });
  expect(renderToStaticMarkup(large)).toContain('<b>17</b>');
});
