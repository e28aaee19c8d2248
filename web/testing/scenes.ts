/** Scenes of whole matches played at random, without a page: for tests of what is told, and of boards. */
import { random } from '@touchline/bots';
import { type Seat, stream } from '@touchline/engine';
import { entriesSince, type Player, Timeline } from '@touchline/host';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Look } from '../games/drawing.ts';
import type { TableGame } from '../games/teller.ts';
import { choiceOf } from '../match/choice.ts';
import type { Language, Scene } from '../match/scene.ts';
import { facesOf, type Seating, sceneOf } from '../match/stage.ts';
import { AskedProvider, TableProvider } from '../pieces/table.ts';
import { learn } from '../words/lexicon.ts';
import { wordsOf } from '../words/words.ts';

const players: readonly Player[] = ['person', 'person'];

/** What a seat sees now, with what it is told since a step. */
function shown(match: Timeline, seating: Seating, viewer: Seat, after: number, before?: Scene): Scene {
  const entries = entriesSince(match, after, { ...seating.pack, viewer });
  return sceneOf(seating, { step: match.steps, view: match.view(viewer), entries, practice: 0, before });
}

export interface Moment {
  /** As the first seat sees it. */
  readonly scene: Scene;
  readonly next: Scene;
  /** The answer it gave; null if somebody else was asked. */
  readonly key: string | null;
}

/** Every moment of a match; `n` chooses decks and chance. */
export function* moments(pack: TableGame, n: number): Generator<Moment> {
  const names = Object.keys(pack.decks);
  const decks = [names[n % names.length], names[(n + 1 + (n >> 2)) % names.length]];
  const match = new Timeline(pack.game, { options: {}, lists: decks.map((name) => pack.decks[name]), seed: `title/${n}` });
  const chance = stream(`title/${n}`);
  const show = (before?: Scene) => shown(match, { pack, language: 'en', players, decks }, 0, before?.step ?? -1, before);
  let scene = show();
  while (!match.result) {
    const [seat] = match.asked();
    const { options } = match.view(seat).ask!;
    const { key } = options[chance.below(options.length)];
    match.pick(seat, key);
    const next = show(scene);
    yield { scene, next, key: seat === 0 ? key : null };
    scene = next;
  }
}

export interface Asked {
  readonly scene: Scene;
  readonly seat: Seat;
}

/** A match as whoever is asked sees it, at one question of so many: a scene costs more than a move. The end is always seen. */
export function* questions(pack: TableGame, seed: string, of: number, language: Language = 'en'): Generator<Asked> {
  const decks = Object.entries(pack.decks);
  const chance = stream(seed);
  const first = chance.below(decks.length);
  const [a, b] = [decks[first], decks[(first + 1) % decks.length]];
  const match = new Timeline(pack.game, { options: {}, lists: [a[1], b[1]], seed });
  const show = (seat: Seat) => shown(match, { pack, language, players, decks: [a[0], b[0]] }, seat, match.steps);
  while (!match.result) {
    const [seat] = match.asked();
    if (chance.below(of) === 0) yield { seat, scene: show(seat) };
    match.pick(seat, random(pack.game, match.view(seat), chance).key);
  }
  yield { seat: 0, scene: show(0) };
}

/** The board as it is drawn for a person who has pointed at some cards. */
export async function boardOf(pack: TableGame, look: Look): Promise<(scene: Scene, chosen?: readonly number[]) => string> {
  await Promise.all([learn('en'), learn('fr')]);
  const faces = (language: Language) => new Map(facesOf(pack, language).map((face) => [face.id, face]));
  const books = { en: faces('en'), fr: faces('fr') };
  return (scene, chosen = []) => {
    const table = {
      words: wordsOf(scene.language),
      language: scene.language,
      look,
      faces: books[scene.language],
      onCard: () => {},
      onPick: () => {},
      onInspect: () => {},
      onZoom: () => {},
    };
    const asked = { choice: choiceOf(scene.ask, chosen), asked: scene.ask !== null };
    const board = createElement(AskedProvider, { value: asked }, createElement(look.Board, { scene }));
    return renderToStaticMarkup(createElement(TableProvider, { value: table }, board));
  };
}

/** Handles of the lit cards, in the order they are drawn. */
export const litIn = (markup: string): number[] =>
  [...markup.matchAll(/<button[^>]*data-handle="(\d+)"[^>]*data-lit="true"/g)].map(([, handle]) => Number(handle));

/** Those of them that options name: not the equal ones beside them. */
export const namedIn = (markup: string, { ask }: Scene): number[] =>
  litIn(markup)
    .filter((handle) => !(handle in (ask?.twins ?? {})))
    .toSorted((a, b) => a - b);

/** What lies below the question is drawn there, not on the board. */
export const belowTheQuestion = ({ zones }: Scene, { hand }: Look, near: Seat): number[] =>
  zones.flatMap(({ zone, seat, cards }) => (seat === near && hand.includes(zone) ? cards.flatMap((card) => card?.handle ?? []) : []));
