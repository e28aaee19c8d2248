import type { Bot } from './index.ts';

/** Every option equally likely. */
export const random: Bot = (_view, ask, stream) => ask.options[stream.below(ask.options.length)].key;
