import { answers } from './answers.ts';
import { askOf, type Bot } from './bot.ts';

/** Every option equally likely, but nothing is taken back. */
export const random: Bot = (_game, view, stream) => {
  const list = answers(askOf(view).options);
  return { key: list[stream.below(list.length)].key, considered: [], imagined: 0 };
};
