/** A game that says nothing to bots gets one that can play, from `touchline train` alone. */
import { botNamed, featuresOf, fit as fitted, judgement, judgingBy, lessonsOf, random } from '@touchline/bots';
import { asked, create, type DeckList, type Game, pick, type Seat, stream, view } from '@touchline/engine';
import type { GamePackage } from '@touchline/kit';
import { expect, test } from 'vitest';
import crossbar from './crossbar/index.ts';
import gameplan from './gameplan/index.ts';

const untaught = ({ game }: GamePackage): Game => ({ ...game, spec: { ...game.spec, advice: undefined, learned: undefined } });
const listsOf = ({ spec }: Game): readonly DeckList[] => (Object.keys(spec.decks).length > 0 ? Object.values(spec.decks) : [{}]);

/** Which of two bots has won; ½ of a draw. */
function scored(game: Game, lists: readonly DeckList[], seed: string, bots: readonly ReturnType<typeof judgingBy>[], mine: Seat): number {
  let state = create(game, {}, lists, seed);
  const chance = [0, 1].map((seat) => stream(`${seed}/${seat}`));
  while (!state.result) {
    const [seat] = asked(game, state);
    state = pick(game, state, seat, bots[seat](game, view(game, state, seat), chance[seat]).key);
  }
  const { winners } = state.result;
  return winners.includes(mine) ? 1 / winners.length : 0;
}

const MATCHES = 200;
const PAIRS = 12;

/** In Game Plan a call is worth what becomes of it: some decisions are imagined before a position is judged. */
const tutorials = [
  { id: 'crossbar', pack: crossbar, bot: 'search:30', setting: { hidden: 0 } },
  { id: 'gameplan', pack: gameplan, bot: 'search:100', setting: { hidden: 4, horizon: 10 } },
];

test.each(tutorials)('$id', ({ pack, bot: name, setting }) => {
  const game = untaught(pack);
  const lists = listsOf(game);
  const dealt = (i: number) => [0, 1].map((seat) => lists[Math.floor(i / lists.length ** seat) % lists.length]);
  const features = featuresOf(game, 2);
  const lessons = Array.from({ length: MATCHES }, (_, i) =>
    lessonsOf({ game, options: {}, lists: dealt(i), seed: `learn/${i}`, bot: random }, features),
  );
  const { learned, loss, coin } = fitted(lessons, features, { rounds: 10, seed: 'learn', ...setting });
  expect(loss).toBeLessThan(coin);
  expect(judgement(game, { ...learned, cards: '' })).not.toBeNull();
  const bot = judgingBy(botNamed(name)!, { ...learned, cards: '' });
  const scores = Array.from({ length: PAIRS }, (_, i) =>
    [0, 1].map((seat) => scored(game, dealt(i), `play/${i}`, seat === 0 ? [bot, random] : [random, bot], seat)),
  );
  const mean = scores.flat().reduce((sum, one) => sum + one, 0) / (2 * PAIRS);
  expect(mean).toBeGreaterThan(0.7);
});
