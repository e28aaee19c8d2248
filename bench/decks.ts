/** Two legal lists of house cards on which nothing is written: the game without any effect. */
import type { DeckList } from '@touchline/engine';

const five = (ids: readonly string[]) => ids.flatMap((id) => new Array<string>(5).fill(id));

const list = (characters: readonly string[], hissatsu: readonly string[]): DeckList => ({
  deck: five(characters),
  hissatsu,
  goalkeeper: ['PC-K2'],
  licences: [],
});

export const plain: readonly [DeckList, DeckList] = [
  list(
    ['PC-G01', 'PC-G04', 'PC-G08', 'PC-L01', 'PC-L04', 'PC-L08'],
    ['PC-H01', 'PC-H09', 'PC-H03', 'PC-H11', 'PC-H05', 'PC-H06', 'PC-H15', 'PC-H31'],
  ),
  list(
    ['PC-I01', 'PC-I04', 'PC-I08', 'PC-E01', 'PC-E04', 'PC-E08'],
    ['PC-H18', 'PC-H25', 'PC-H20', 'PC-H27', 'PC-H05', 'PC-H29', 'PC-H15', 'PC-H31'],
  ),
];
