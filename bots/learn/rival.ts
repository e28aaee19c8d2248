/** The same bot with another judgement: as a game was before it learned anything, or with weights that are on trial. */
import type { Game, Learned, Own } from '@touchline/engine';
import type { Bot } from '../bot.ts';

/** `null`: by the game's advice alone. */
export function judgingBy(bot: Bot, learned: Learned | null): Bot {
  const rivals = new WeakMap<object, unknown>();
  const rivalOf = <O extends Own>(game: Game<O>): Game<O> => {
    const known = rivals.get(game) ?? { ...game, spec: { ...game.spec, learned: learned ?? undefined } };
    rivals.set(game, known);
    return known as Game<O>;
  };
  return (game, view, stream) => bot(rivalOf(game), view, stream);
}
