/** The board, drawn from random matches: what a question names lies on it, lit, once; places and sides that can be chosen are buttons. */
import { random } from '@touchline/bots';
import { type Seat, stream } from '@touchline/engine';
import { Host, type Player } from '@touchline/host';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { choiceOf } from '../../match/choice.ts';
import type { Language, Scene } from '../../match/scene.ts';
import { facesOf, sceneOf } from '../../match/stage.ts';
import { TableProvider } from '../../pieces/table.ts';
import { wordsOf } from '../../words/words.ts';
import { Board } from './Board.tsx';
import { look } from './look.tsx';
import { title } from './title.ts';
import { ownOf, toldOf } from './told.ts';

const decks = Object.entries(title.decks);
const faces = { en: facesOf(title, 'en'), fr: facesOf(title, 'fr') };
const players: readonly Player[] = ['person', 'person'];

interface Moment {
  readonly scene: Scene;
  readonly seat: Seat;
}

/** A match at random, as whoever is asked sees it now and then (`often` in four), and at its end. */
function* moments(seed: string, often: number, language: Language = 'en'): Generator<Moment> {
  const chance = stream(seed);
  const first = chance.below(decks.length);
  const [a, b] = [decks[first], decks[(first + 1) % decks.length]];
  const host = new Host(title.game, {}, [a[1], b[1]], seed);
  const show = (seat: Seat) => sceneOf(host, { title, language, players, decks: [a[0], b[0]] }, seat, host.steps);
  while (!host.result) {
    const [seat] = host.asked();
    // Not all of them: a scene costs more than a move.
    if (chance.below(4) < often) yield { seat, scene: show(seat) };
    host.pick(seat, random(title.game, host.view(seat), chance).key);
  }
  yield { seat: 0, scene: show(0) };
}

function drawn(scene: Scene, chosen: readonly number[] = []): string {
  const table = {
    words: wordsOf(scene.language),
    language: scene.language,
    look,
    faces: new Map(faces[scene.language].map((face) => [face.id, face])),
    choice: choiceOf(scene.ask, chosen),
    asked: scene.ask !== null,
    onCard: () => {},
    onPick: () => {},
    onInspect: () => {},
    onZoom: () => {},
  };
  return renderToStaticMarkup(createElement(TableProvider, { value: table }, createElement(Board, { scene })));
}

const played = ['board/0', 'board/1', 'board/2', 'board/3'].flatMap((seed) =>
  [...moments(seed, 1)].map((moment) => ({ ...moment, markup: drawn(moment.scene) })),
);

/** Handles of the lit cards, in the order they are drawn. */
const litIn = (markup: string) =>
  [...markup.matchAll(/<button[^>]*data-handle="(\d+)"[^>]*data-lit="true"/g)].map(([, handle]) => Number(handle));
const times = (markup: string, part: string) => markup.split(part).length - 1;

/** What lies below the question is drawn there, not on the board. */
const inHand = ({ zones }: Scene, near: Seat): number[] =>
  zones.flatMap(({ zone, seat, cards }) => (seat === near && zone === 'hand' ? cards.flatMap((card) => card?.handle ?? []) : []));

test('everything a question names is drawn and lit, once, on the board or in the hand', () => {
  const asked = new Set<string>();
  for (const { scene, seat, markup } of played) {
    if (!scene.ask) continue;
    const hand = inHand(scene, seat);
    const named = new Set(scene.ask.options.flatMap(({ on }) => on).filter((handle) => !hand.includes(handle)));
    expect(
      litIn(markup).toSorted((a, b) => a - b),
      `step ${scene.step}: ${scene.ask.question}`,
    ).toEqual([...named].toSorted((a, b) => a - b));
    if (named.size > 0) asked.add(scene.ask.name);
  }
  expect([...asked]).toEqual(expect.arrayContaining(['place', 'move', 'actions', 'it']));
});

test('a card that was pointed at can go to every place its answers name', () => {
  let places = 0;
  let onto = 0;
  for (const { scene } of played) {
    if (!scene.ask || !['place', 'move'].includes(scene.ask.name)) continue;
    for (const handle of [...new Set(scene.ask.options.flatMap(({ on }) => on))].slice(0, 3)) {
      const answers = scene.ask.options.filter(({ on }) => on.includes(handle));
      const markup = drawn(scene, [handle]);
      expect(times(markup, 'ina-free') + times(markup, 'ina-onto')).toBe(answers.length);
      for (const { label } of answers) expect(markup).toContain(`aria-label="${label.replaceAll("'", '&#x27;')}"`);
      places += times(markup, 'ina-free');
      onto += times(markup, 'ina-onto');
    }
  }
  expect(places).toBeGreaterThan(10);
  expect(onto).toBeGreaterThan(0);
});

test('the side of the attack is chosen on the pitch, then marked', () => {
  let chosen = 0;
  let marked = 0;
  for (const { scene, markup } of played) {
    expect(times(markup, 'ina-side s0 open') + times(markup, 'ina-side s1 open')).toBe(scene.ask?.name === 'side' ? 2 : 0);
    if (scene.ask?.name === 'side') chosen++;
    if (toldOf(scene).duel?.of !== 'attack') continue;
    expect(markup).toMatch(new RegExp(`ina-side s${ownOf(scene).side} +action`));
    marked++;
  }
  expect(chosen).toBeGreaterThan(2);
  expect(marked).toBeGreaterThan(10);
});

test('whoever fights has a tab with what is printed and what changes it, and the meter has both totals', () => {
  let tabs = 0;
  for (const { scene, markup } of played) {
    const { duel } = toldOf(scene);
    if (!duel || !markup.includes('class="meter"')) continue;
    for (const { total, fighters } of duel.sides) {
      expect(markup).toContain(`>${total}</b>`);
      for (const { total: own, parts } of fighters) {
        const more = own - parts[0].by;
        const sum = more === 0 ? `${own}<` : `${parts[0].by} ${more < 0 ? '−' : '+'} ${Math.abs(more)}<`;
        expect(markup).toMatch(new RegExp(`flagtab (you|opp)">[a-z ]+ ${sum.replace('+', '\\+')}`));
        tabs++;
      }
    }
  }
  expect(tabs).toBeGreaterThan(30);
});

test('cards under a character show as a stack with their number, and FSP count', () => {
  let stacks = 0;
  for (const { scene, markup } of played) {
    const beneath = scene.zones.filter(({ zone }) => zone === 'covered' || zone === 'benchCovered');
    const names = beneath.flatMap(({ seat, cards }) =>
      cards.flatMap((card) => (card ? [`${seat}/${faces.en.find(({ id }) => id === card.def)!.name}`] : [])),
    );
    if (markup.includes('ina-shootout')) continue;
    expect(times(markup, 'class="ina-flame"')).toBe(new Set(names).size);
    if (names.length > 0) expect(markup).toMatch(/class="card [sm] ina reserve fired/);
    stacks += names.length;
  }
  expect(stacks).toBeGreaterThan(0);
});

test('of a hidden pile only its number is drawn', () => {
  for (const { scene, seat, markup } of played) {
    const shown = new Set([...markup.matchAll(/data-handle="(\d+)"/g)].map(([, handle]) => Number(handle)));
    for (const { zone, seat: whose, cards } of scene.zones) {
      if (whose === seat || !['hand', 'starting', 'deck', 'underKeeper'].includes(zone)) continue;
      for (const card of cards) if (card) expect(shown.has(card.handle)).toBe(false);
    }
  }
});

test('a shootout shows every kick, and as many goals as were scored', () => {
  let shootouts = 0;
  for (let n = 0; shootouts === 0 && n < 12; n++) {
    const [{ scene: end }] = moments(`shootout/${n}`, 0, 'fr');
    const kicks = end.zones.filter(({ zone }) => zone === 'shootout');
    if (kicks[0].count === 0) continue;
    const markup = drawn(end);
    expect(times(markup, 'data-handle=')).toBe(kicks[0].count + kicks[1].count);
    expect(times(markup, '<li class="goal"')).toBe(ownOf(end).kicks[0] + ownOf(end).kicks[1]);
    expect(markup).toContain('Tirs au but');
    shootouts++;
  }
  expect(shootouts).toBe(1);
});
