/** The same bot with another judgement: as a game was before it learned anything, with weights that are on trial, or with another look ahead. */
import type { Game, GameSpec, Learned, Own } from '@touchline/engine';
import type { Bot } from '../bot.ts';

/** What is different in a game for the bot that judges it otherwise. */
export type Change = <O extends Own>(spec: GameSpec<O>) => Partial<Pick<GameSpec<O>, 'learned' | 'advice'>>;

export function rival(bot: Bot, change: Change): Bot {
  const rivals = new WeakMap<object, unknown>();
  const rivalOf = <O extends Own>(game: Game<O>): Game<O> => {
    const known = rivals.get(game) ?? { ...game, spec: { ...game.spec, ...change(game.spec) } };
    rivals.set(game, known);
    return known as Game<O>;
  };
  return (game, view, stream) => bot(rivalOf(game), view, stream);
}

/** By the game's advice alone. */
export const byHand: Change = () => ({ learned: undefined });

/** By weights of a file. */
export const judgingBy = (bot: Bot, learned: Learned): Bot => rival(bot, () => ({ learned }));

/** So many decisions are imagined before a position is judged by the game's advice. */
export const looking =
  (horizon: number): Change =>
  ({ advice }) => ({ advice: advice?.stands ? { ...advice, horizon } : advice });
