import { answers } from './answers.ts';
import type { Bot } from './index.ts';

/** Every option equally likely, but nothing is taken back. */
export const random: Bot = (_view, ask, stream) => {
  const list = answers(ask.options);
  return list[stream.below(list.length)].key;
};
