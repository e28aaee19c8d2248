/** Bots in a thread of their own: whoever plays need not load how they think before one of them is asked. */
import type { Game } from '@touchline/engine';
import type { Bot } from './bot.ts';
import type { Port, Question, Reply } from './desk.ts';
import { guarded } from './guard.ts';
import { botNamed, thinkerNamed } from './named.ts';
import { ALONE, chanceIn, type Part } from './together.ts';

/** Answers every question that comes through the port. */
export function serveBots(port: Port, games: readonly Game[]): void {
  let warm = false;
  port.onMessage((message) => {
    const { id, bot, box, game: wanted, view, seed, part = ALONE } = message as Question;
    const game = games.find((known) => known.id === wanted);
    if (!game) throw new Error(`There is no game "${wanted}" here. Games: ${games.map((known) => known.id).join(', ')}.`);
    // The first question is answered by code that never ran before: that it takes longer is no fault of the bot.
    const due = box !== null && warm ? box : undefined;
    warm = true;
    const named = part.of === 1 ? botNamed(bot, box ?? undefined) : partNamed(bot, part, box ?? undefined);
    post({ id, ...guarded(named ?? missing(bot), bot, due)(game, view, seed) });
  });
  const post = (reply: Reply) => port.post(reply);
  post({ ready: true });
}

/** One of several that think about the same question. */
function partNamed(name: string, part: Part, box: number | undefined): Bot | null {
  const bot = thinkerNamed(name, part, box);
  return bot && ((game, view, stream) => bot(game, view, chanceIn(stream, part)));
}

const missing = (name: string): Bot => {
  return () => {
    throw new Error(`There is no bot "${name}".`);
  };
};
