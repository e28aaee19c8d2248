/** A match in one sentence. */
import { calledBy, levelOf, type Opponents, styleOf } from '@touchline/bots';
import type { SetUpWords } from '../../library/setUp.ts';
import type { OwnDeck } from '../../match/store.ts';
import { peopleOf, type SeatChoice, type SetUp } from '../../page/setUp.ts';
import type { SetUpScreenWords } from '../../words/setUp.ts';
import { deckNamed } from './begin.ts';

export function sumOf(setUp: SetUp, offered: SetUpWords, own: readonly OwnDeck[], words: SetUpScreenWords, opponents: Opponents): string {
  const alone = peopleOf(setUp).length === 1;
  return words.sum(
    setUp.seats.map((choice) => ({
      kind: choice.who === 'bot' ? 'bot' : alone ? 'you' : 'person',
      name: choice.who === 'bot' ? botName(choice.level, opponents) : choice.name.trim(),
      level: levelOf(choice.level)?.level ?? 0,
      brings: broughtBy(choice, offered, own),
    })),
  );
}

/** The level is said besides. */
const botName = (bot: string, opponents: Opponents): string => {
  const style = styleOf(bot);
  return style ? opponents[style].name : calledBy(bot, opponents);
};

/** Its deck, or what it has chosen of the options each seat chooses; what is left to chance is not said. */
function broughtBy({ deck, values }: SeatChoice, offered: SetUpWords, own: readonly OwnDeck[]): string {
  const { offers, options } = offered;
  const chosen = options.flatMap(({ id, values: named }) => {
    const value = values[id];
    // What everybody has unless they choose is not worth a word either.
    if (value === undefined || value === null || (!offers.distinct.includes(id) && value === offers.options[id].default)) return [];
    return named.find((one) => one.value === value)?.name ?? [];
  });
  return [deckNamed(offered, own, deck)?.name ?? '', ...chosen].filter(Boolean).join(', ');
}
