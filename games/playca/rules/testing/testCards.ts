/** Cards of the tests' own, for texts no house card has. They are played with the option `cardSet` = `custom`. */

import { addTp, at, bcpAtLeast, chanceAgain, character, costLess, hasBall, move, payTp, youGet } from '../../cards/make.ts';
import type { Ability, Card, Effect } from '../../kinds.ts';
import { withCards } from './fixedCards.ts';
import { atBattle, atShot, atStrategy, atUses, type Setting, start } from './scenarios.ts';

/** The opponent's fighting character goes to the discard pile. */
const fell: Effect = { do: 'move', what: { zone: 'active', of: 'opponent' }, to: 'discard' };
const fellOwn: Effect = { do: 'move', what: { zone: 'active', of: 'you' }, to: 'discard' };
const takeBall: Effect = { do: 'takeBall' };

const plain = (id: string, stats: readonly [number, number, number], abilities: readonly Ability[] = []) =>
  character(id, id, 'Galewick', 'MF', stats, abilities);

/** Not from the house: without its mark. */
const foreign = (card: Card): Card => ({ ...card, notes: {} });

export const testCards: readonly Card[] = [
  foreign(plain('T-GUEST', [3, 3, 3])),
  plain('T-TWO-DRIBBLES', [3, 3, 3], [at('dribble', youGet({ of: 1 })), at('dribble', youGet({ of: 2 }))]),
  plain('T-CALLER', [3, 3, 3], [at('support', addTp(1)), at('dribble', youGet({ of: 1 }))]),
  plain('T-TWO-FLIPS', [3, 3, 3], [at('flip', addTp(1)), at('flip', youGet({ of: 2 }))]),
  plain('T-FLIP', [3, 3, 3], [at('flip', youGet({ of: 2, df: 2 }))]),
  plain('T-PAID-FLIP', [3, 3, 3], [at('flip', { cost: [payTp(1)] }, youGet({ of: 2 }))]),
  plain('T-FELLER', [3, 3, 3], [at('battle', fell), at('dribble', youGet({ of: 1 }))]),
  plain('T-FELL-BOTH', [3, 3, 3], [at('battle', fell, fellOwn)]),
  plain('T-GIVE-UP', [3, 3, 3], [at('battle', fellOwn)]),
  plain('T-LATE-FELLER', [3, 3, 3], [at('burningChance', fell)]),
  plain('T-FLIP-FELLER', [3, 3, 3], [at('flip', fell)]),
  plain('T-CALL-FELLER', [3, 3, 3], [at('support', fell)]),
  plain('T-THIEF', [4, 3, 3], [at('block', takeBall)]),
  plain('T-LATE', [3, 3, 3], [at('battle', chanceAgain), at('burningChance', youGet({ of: 1 }))]),
  plain('T-PATIENT', [3, 3, 3], [at('burningChance', youGet({ of: 1 }))]),
  plain('T-CHEAP', [3, 3, 3], [at('dribble', costLess(3))]),
  plain('T-CHEAPER', [3, 3, 3], [at('dribble', costLess(1)), at('dribble', costLess(1))]),
  plain('T-HIGH', [3, 3, 6], [bcpAtLeast(5, hasBall)]),
  plain('T-ZERO', [3, 3, 0]),
  plain(
    'T-NAMES',
    [3, 3, 3],
    [
      at(
        'battle',
        { if: { exists: { role: 'fighter', of: 'opponent', where: [{ trait: 'name', is: 'Tam Reedwater' }] } } },
        youGet({ of: 1 }),
      ),
    ],
  ),
  move('T-RECYCLED-SUPPORT', 'Encore', 'Galewick', 'support', 0, 0, 0, { recycling: true, on: [addTp(1)] }),
  move('T-CHEER', 'Cheer', 'Galewick', 'support', 0, 0, 0, { on: [youGet({ of: 2 })] }),
  move('T-FELL-SUPPORT', 'Away', 'Galewick', 'support', 0, 0, 0, { on: [fell] }),
  move('T-FELL-DRIBBLE', 'Away Too', 'Galewick', 'dribble', 0, 0, 0, { on: [fell] }),
  move('T-DRIBBLE-2', 'Two', 'Galewick', 'dribble', 2, 2, 0),
  move('T-DRIBBLE-3', 'Three', 'Galewick', 'dribble', 3, 4, 0),
  move('T-BOTH', 'Both Ways', 'Galewick', 'dribble', 1, 2, 5),
  move('T-BOTH-BLOCK', 'Both Ways Back', 'Galewick', 'block', 1, 5, 2),
  move('T-BLOCK', 'Wall', 'Galewick', 'block', 2, 0, 3),
  move('T-OVER', 'Higher Wall', 'Galewick', 'block', 2, 0, 2, { override: 'Wall' }),
];

export const testGame = withCards(testCards);

const custom = (s: Setting): Setting => ({ ...s, game: testGame, options: { cardSet: 'custom', ...s.options } });

/** The situations of the table, with these cards. */
export const testStart = (s: Setting = {}) => start(custom(s));
export const testStrategy = (s: Setting = {}) => atStrategy(custom(s));
export const testBattle = (s: Setting = {}) => atBattle(custom(s));
export const testUses = (s: Setting = {}) => atUses(custom(s));
export const testShot = (s: Setting = {}) => atShot(custom(s));
