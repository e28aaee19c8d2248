/** A level spends in each game what it says. */
import { asked, create, type Game, stream, view } from '@touchline/engine';
import { game as fftcg } from '@touchline/fftcg';
import { game as inazuma } from '@touchline/inazuma';
import { game as playca } from '@touchline/playca';
import { expect, test } from 'vitest';
import { botNamed, levels } from './index.ts';
import { thinkingIn } from './levels.ts';

const anchor = levels[2];
const thinking = (of: unknown) => levels.slice(1).map((level) => thinkingIn(level, of as Game));

test('imagined to its end, judged on the way, or judged where chance hides much', () => {
  expect(thinking(playca)).toEqual([{ bot: 'greedy:6', lapses: 10 }, { bot: 'search:45' }, { bot: 'search:200' }, { bot: 'search:1600' }]);
  expect(thinking(fftcg)).toEqual([{ bot: 'greedy:6', lapses: 25 }, { bot: 'search:20' }, { bot: 'search:160' }, { bot: 'search:1600' }]);
  expect(thinking(inazuma)).toEqual([{ bot: 'greedy:6', lapses: 25 }, { bot: 'search:80' }, { bot: 'search:200' }, { bot: 'search:1600' }]);
});

test('one bot plays several games, and in each as what it is there', () => {
  const anchors = botNamed('anchor')!;
  for (const each of [playca, fftcg, inazuma, playca]) {
    const game = each as unknown as Game;
    const [a, b] = Object.values(game.spec.decks);
    const state = create(game, {}, [a, b], 'levels');
    const sight = view(game, state, asked(game, state)[0]);
    expect(anchors(game, sight, stream('levels'))).toEqual(botNamed(thinkingIn(anchor, game).bot)!(game, sight, stream('levels')));
  }
});
