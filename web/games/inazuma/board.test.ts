/** The board, drawn from random matches: what a question names lies on it, lit, once; places and sides that can be chosen are buttons. */
import type { Seat } from '@touchline/engine';
import { expect, test } from 'vitest';
import type { Scene } from '../../match/scene.ts';
import { facesOf } from '../../match/stage.ts';
import { belowTheQuestion, boardOf, namedIn, questions } from '../../testing/scenes.ts';
import { gameOf } from '../packages.ts';
import { look } from './look.tsx';
import { ownOf, toldOf } from './told.ts';

const pack = await gameOf('inazuma', 'en', 'fr');
const drawn = await boardOf(pack, look);
const nameOf = new Map(facesOf(pack, 'en').map(({ id, name }) => [id, name]));
const played = ['board/0', 'board/1', 'board/2', 'board/3'].flatMap((seed) =>
  [...questions(pack, seed, 4)].map((moment) => ({ ...moment, markup: drawn(moment.scene) })),
);
const times = (markup: string, part: string) => markup.split(part).length - 1;

/** Handles a question names that do not lie in the hand. */
const namedOnBoard = (scene: Scene, seat: Seat): readonly number[] => {
  const hand = belowTheQuestion(scene, look, seat);
  const named = new Set(scene.ask?.options.flatMap(({ on }) => on));
  return [...named].filter((handle) => !hand.includes(handle)).toSorted((a, b) => a - b);
};

test('everything a question names is drawn and lit, once, on the board or in the hand', () => {
  const asked = new Set<string>();
  for (const { scene, seat, markup } of played) {
    const named = namedOnBoard(scene, seat);
    expect(namedIn(markup, scene), `step ${scene.step}: ${scene.ask?.question}`).toEqual(named);
    if (named.length > 0) asked.add(scene.ask!.name);
  }
  expect([...asked]).toEqual(expect.arrayContaining(['place', 'move', 'actions', 'kicker', 'join']));
});

test('cards of a pile that is asked about are laid out', () => {
  const zones = new Set<string>();
  for (const { scene, seat } of ['pile/4', 'pile/5'].flatMap((seed) => [...questions(pack, seed, 1)])) {
    const named = namedOnBoard(scene, seat);
    const piles = scene.zones.filter(
      ({ zone, cards }) => PILES.includes(zone) && cards.some((card) => card && named.includes(card.handle)),
    );
    if (piles.length === 0) continue;
    expect(namedIn(drawn(scene), scene)).toEqual(named);
    for (const { zone } of piles) zones.add(zone);
  }
  expect([...zones].toSorted()).toEqual(['discard', 'looking']);
});
const PILES = ['discard', 'looking', 'deck', 'out'];

test('a card that was pointed at can go to every place its answers name', () => {
  let places = 0;
  let onto = 0;
  for (const { scene } of played) {
    if (!scene.ask || !['place', 'move'].includes(scene.ask.name)) continue;
    for (const handle of [...new Set(scene.ask.options.flatMap(({ on }) => on))].slice(0, 3)) {
      const answers = scene.ask.options.filter(({ on }) => on.includes(handle));
      const markup = drawn(scene, [handle]);
      expect(times(markup, 'ina-free') + times(markup, 'ina-onto')).toBe(answers.length);
      for (const { label } of answers) expect(markup).toContain(`<span class="sr">${label.replaceAll("'", '&#x27;')} </span>`);
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
        expect(markup).toMatch(new RegExp(`flagtab (you|opp)"><svg[^>]*><use[^>]*></use></svg><span>[a-z ]+ ${sum.replace('+', '\\+')}`));
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
    const names = beneath.flatMap(({ seat, cards }) => cards.flatMap((card) => (card ? [`${seat}/${nameOf.get(card.def)}`] : [])));
    if (markup.includes('ina-shootout')) continue;
    expect(times(markup, 'class="ina-flame"')).toBe(new Set(names).size);
    if (names.length > 0) expect(markup).toMatch(/class="card [sm] ina reserve fired/);
    stacks += names.length;
  }
  expect(stacks).toBeGreaterThan(0);
});

test('a pile shows its number, and can be opened if its cards may be looked at', () => {
  const opened = new Set<string>();
  for (const { scene, seat, markup } of played) {
    if (markup.includes('ina-shootout')) continue;
    for (const { zone, seat: whose, count, cards } of scene.zones) {
      const shown = new RegExp(`<(span|button)[^>]*class="ina-pile" data-pile="${zone}:${whose}"[^>]*>.*?<b>(\\d+)</b>`).exec(markup);
      // Of a pile with nothing in it, and of one's own hand, nothing need be said.
      if (!shown) expect(['deck', 'discard', 'starting', 'underKeeper'].includes(zone) || (zone === 'hand' && whose !== seat)).toBe(false);
      if (!shown || zone === 'bench') continue;
      expect(Number(shown[2])).toBe(count);
      expect(shown[1]).toBe(cards.some((card) => card !== null) ? 'button' : 'span');
      if (shown[1] === 'button') opened.add(`${zone} ${whose === seat ? 'own' : 'other'}`);
    }
  }
  expect([...opened]).toEqual(expect.arrayContaining(['discard own', 'discard other', 'starting own', 'out other']));
  expect([...opened]).not.toContain('starting other');
});

test('a shootout shows every kick, and as many goals as were scored', () => {
  let shootouts = 0;
  for (let n = 0; shootouts === 0 && n < 12; n++) {
    const end = [...questions(pack, `shootout/${n}`, 1000, 'fr')].at(-1)!.scene;
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
