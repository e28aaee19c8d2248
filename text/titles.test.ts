/** Cards that are called otherwise in another language. */
import { askFor, create, defineGame, type Event, flowOf, type Own, pick, seenLog, view } from '@touchline/engine';
import { expect, test } from 'vitest';
import { french as f, fr, type GameWords, speaker } from './index.ts';

const { ask, offer, over, seq } = flowOf<Own>();
const card = (id: string, name: string) => ({ id, name, kind: 'shot', back: 'card', stats: {}, traits: {}, abilities: [] });

const game = defineGame<Own>({
  id: 'titled',
  seats: [2],
  zones: { hand: { per: 'seat', owner: 'card', others: 'card' }, net: { per: 'seat', owner: 'card', others: 'card' } },
  cards: [card('tiger', 'Tiger Shot'), card('lob', 'Lob')],
  common: () => [{ zone: 'hand', seat: 0, owner: 0, cards: ['tiger', 'lob'] }],
  decks: { '': {} },
  groups: {},
  options: {},
  checkDeck: () => [],
  own: () => ({}),
  flow: seq(
    ask('shot', {
      who: () => 0,
      clause: 'TIT-1',
      offers: [offer('choose', { things: (t) => t.pile(0, 0), take: (t, o) => t.move(o.card, t.at(1, 0)) })],
    }),
    over('end', 'TIT-2', () => ({ winners: [0], reason: 'end' })),
  ),
  bound: { decisions: 9, steps: 99, clause: 'TIT-2' },
});

const words: GameWords = {
  lang: 'fr',
  title: 'Titres',
  card: f.f('carte'),
  titles: { tiger: 'Tir du tigre' },
  zones: { hand: { area: f.f('main') }, net: { area: f.m('filet') } },
  stats: {},
  asks: { shot: { prompt: () => '', only: '' } },
  verbs: {},
  problem: () => '',
  results: {},
  line: () => '',
};

test('a title takes the place of the name wherever the card is named: on itself, in answers and in the log', () => {
  const voice = speaker(game, { shared: fr, words });
  const state = create(game, {}, [{}, {}], 'x');
  const asked = askFor(game, state, 0)!;
  expect(game.defs.map((def) => voice.card(def).name)).toEqual(['Tir du tigre', 'Lob']);
  expect(asked.options.map((option) => voice.option(asked, option, view(game, state, 0)))).toEqual(['Choisir Tir du tigre', 'Choisir Lob']);
  const log: Event[] = [];
  pick(game, state, 0, asked.options[0].key, log);
  const [line] = voice.lines(seenLog(game, log, 0, 2), 0);
  expect(line.text).toContain('Tir du tigre');
});
