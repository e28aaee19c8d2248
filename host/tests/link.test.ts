/** A match in a link: short, whole, and refused with the reason when it is not. */
import { type DeckList, defineGame, SetupError, stream } from '@touchline/engine';
import { checkLetters } from '@touchline/lists/packing';
import { describe, expect, test } from 'vitest';
import { toys } from '../../engine/toys/index.ts';
import { type Playable, savedOf, Timeline, timelineOf } from '../index.ts';
import { gameInLink, linkIn, linkOf, savedInLink } from '../link.ts';
import { gameOf, games, timelineFor, toyTable } from '../testing/table.ts';

const tables = [...toys.map(toyTable), ...games];
const named = tables.flatMap((one) => one.game.seats.map((seats) => [`${one.game.id} for ${seats}`, one, seats] as const));
const MOST_STEPS = 3000;

/** At random, in whatever order several are asked. */
function played(timeline: Timeline, label: string): Timeline {
  const { game } = timeline;
  const chance = stream(label);
  while (!timeline.result && timeline.steps < MOST_STEPS) {
    const seats = timeline.asked();
    const seat = seats[chance.below(seats.length)];
    const { options } = timeline.ask(seat)!;
    timeline.pick(seat, options[chance.below(options.length)].key);
  }
  expect(timeline.result, `${game.id} ends`).not.toBeNull();
  return timeline;
}

const seated = (timeline: Timeline, decks: readonly string[] = []) =>
  savedOf(timeline, { players: Array.from({ length: timeline.seats }, (_, seat) => (seat === 0 ? 'person' : 'anchor')), decks });

/** The same cards the other way round. */
const turned = (list: DeckList): DeckList => Object.fromEntries(Object.entries(list).map(([group, ids]) => [group, ids.toReversed()]));

const problemOf = (doing: () => unknown) => {
  try {
    doing();
  } catch (error) {
    if (error instanceof SetupError) return error.problem;
    throw error;
  }
  return null;
};

test.each(named)('%s: what is read is what was played', (_, { game }, seats) => {
  const timeline = played(timelineFor({ game } as Playable, seats, 'link'), 'link');
  const saved = seated(timeline);
  const link = linkOf(game, saved);
  expect(link).toMatch(new RegExp(`^TM1\\.${game.id}\\.[\\w-]+\\.[\\w-]{6}$`));
  expect(gameInLink(link)).toBe(game.id);
  const read = savedInLink(game, link);
  expect(read.record.picks).toEqual(saved.record.picks);
  expect(read.record.lists).toEqual(saved.record.lists);
  expect(read.players).toEqual(saved.players);
  const again = timelineOf(game, read, 'link');
  expect([again.hash(), again.result]).toEqual([timeline.hash(), timeline.result]);
});

const MOST = { playca: 1500, inazuma: 6000, fftcg: 6000 };

test.each(Object.entries(MOST))('%s: a link is short, with ready decks and with decks of one’s own', (id, most) => {
  const playable = gameOf(id);
  const { game } = playable;
  const names = Object.keys(game.spec.decks);
  for (let n = 0; n < 5; n++) {
    const timeline = played(timelineFor(playable, 2, `short-${n}`, n), `short-${n}`);
    const ready = [names[n % names.length], names[(n + 1) % names.length]];
    const links = [ready, ['A deck of mine', 'Another one']].map((decks) => linkOf(game, seated(timeline, decks)));
    for (const link of links) expect(link.length).toBeLessThan(most);
    expect(links[0].length).toBeLessThan(links[1].length);
    expect(links.map((link) => savedInLink(game, link).decks)).toEqual([ready, ['A deck of mine', 'Another one']]);
    for (const link of links) expect(savedInLink(game, link).record.lists).toEqual(timeline.begun.lists);
  }
});

test('the order of a list is kept: the shuffle begins with it', () => {
  const playable = gameOf('fftcg');
  const usual = timelineFor(playable, 2, 'order');
  const lists = usual.begun.lists.map(turned);
  const timeline = played(new Timeline(playable.game, { ...usual.begun, lists }), 'order');
  const read = savedInLink(playable.game, linkOf(playable.game, seated(timeline, ['Mine', 'Yours'])));
  expect(read.record.lists).toEqual(lists);
});

test('a match that is not over, and one that was given up, come back as they stood; so do options', () => {
  const { game } = gameOf('playca');
  const { lists } = timelineFor(gameOf('playca'), 2, 'x').begun;
  const timeline = new Timeline(game, { options: { overtime: false }, lists, seed: 'x' });
  for (let n = 0; n < 9; n++) timeline.pick(timeline.asked()[0], timeline.ask(timeline.asked()[0])!.options[0].key);
  const half = savedInLink(game, linkOf(game, seated(timeline)));
  expect(half.record.picks).toHaveLength(9);
  expect(half.record.options).toEqual({ overtime: false });
  timeline.concede(1);
  const left = savedInLink(game, linkOf(game, seated(timeline)));
  expect(left.record.picks.at(-1)).toEqual([1, null]);
  expect(timelineOf(game, left, 'link').result?.winners).toEqual([0]);
});

describe('what is no link, or no longer one', () => {
  const { game } = gameOf('playca');
  const timeline = played(timelineFor(gameOf('playca'), 2, 'bad'), 'bad');
  const link = linkOf(game, seated(timeline));
  const resealed = (packed: string) => `${packed}.${checkLetters(packed)}`;

  test('it is found in an address', () => {
    expect(linkIn(`https://example.org/table/#/m/${link}`)).toBe(link);
    expect(linkIn('done.json')).toBeNull();
  });

  test('every letter that is changed, and every piece that is cut off, is noticed', () => {
    for (let at = 0; at < link.length; at++) {
      const other = link[at] === 'Q' ? 'R' : 'Q';
      const changed = `${link.slice(0, at)}${other}${link.slice(at + 1)}`;
      expect(problemOf(() => savedInLink(game, changed))?.code, changed).toMatch(/link|format/);
      expect(problemOf(() => savedInLink(game, link.slice(0, at)))?.code).toBe('link');
    }
  });

  test('another version says so', () => {
    expect(problemOf(() => gameInLink(link.replace('TM1', 'TM2')))).toEqual({ code: 'format', found: 2, reads: 1 });
  });

  test.each([
    ['a rule', { rules: { ...game.spec.rules, chanceCards: 2 } }],
    ['a deck', { decks: Object.fromEntries(Object.entries(game.spec.decks).map(([name, list]) => [name, turned(list)])) }],
    ['a card', { cards: game.spec.cards.map((card) => ({ ...card, stats: { ...card.stats, ...(card.stats?.of && { of: 1 }) } })) }],
    ['no such deck', { decks: {} }],
  ])('other rules or cards say so: %s', (_, other) => {
    const ready = linkOf(game, seated(timeline, Object.keys(game.spec.decks).slice(0, 2)));
    const changed = defineGame({ ...game.spec, ...other });
    expect(problemOf(() => savedInLink(changed, ready))?.code).toBe('otherRules');
  });

  test('letters that make sense by chance are a match or a reason, never anything else', () => {
    const [, , body] = link.split('.');
    let refused = 0;
    for (let at = 0; at < body.length; at += 4) {
      const letter = body[at] === 'x' ? 'y' : 'x';
      const strange = resealed(`TM1.playca.${body.slice(0, at)}${letter}${body.slice(at + 1)}`);
      if (problemOf(() => savedInLink(game, strange))) refused++;
    }
    // Another name of a player or a deck is none the worse for it.
    expect(refused).toBeGreaterThan(body.length / 8);
  });

  test('a link to another game is not opened as this one', () => {
    expect(problemOf(() => savedInLink(gameOf('fftcg').game, link))).toMatchObject({ code: 'otherGame', found: 'playca' });
  });
});
