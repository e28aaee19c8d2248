/** The board, drawn from random matches: what a question names lies on it, lit, once; and what waits on the stack is told in words. */
import { describe, expect, test } from 'vitest';
import type { Language } from '../../match/scene.ts';
import { facesOf } from '../../match/stage.ts';
import { type Asked, belowTheQuestion, boardOf, namedIn, questions } from '../../testing/scenes.ts';
import { gameOf } from '../packages.ts';
import { look } from './look.tsx';
import { ownOf, toldOf } from './told.ts';

const pack = await gameOf('fftcg', 'en', 'fr');
const drawn = await boardOf(pack, look);
const faces = new Map(facesOf(pack, 'en').map((face) => [face.id, face]));
const scenes = (seed: string, language: Language = 'en'): readonly Asked[] =>
  [...questions(pack, seed, 3, language)].filter(({ scene }) => scene.ask);

test('everything a question names is drawn and lit, once, on the board or in the hand', () => {
  const asked = new Set<string>();
  for (const seed of ['board/0', 'board/1', 'board/2'])
    for (const { scene, seat } of scenes(seed)) {
      const hand = belowTheQuestion(scene, look, seat);
      const named = new Set(scene.ask!.options.flatMap(({ on }) => on).filter((handle) => !hand.includes(handle)));
      expect(namedIn(drawn(scene), scene), `${seed}, step ${scene.step}: ${scene.ask!.question}`).toEqual(
        [...named].toSorted((a, b) => a - b),
      );
      if (named.size > 0) asked.add(scene.ask!.name);
    }
  // The matches are long enough to have asked about the field, and about more than one thing there.
  expect([...asked]).toEqual(expect.arrayContaining(['attack', 'source']));
});

describe.each<Language>(['en', 'fr'])('in %s', (language) => {
  test('what lies on the stack is told with its source, whose it is, what it says and what it has chosen', () => {
    let items = 0;
    let chosen = 0;
    for (const { scene } of scenes('stack/1', language))
      for (const item of toldOf(scene).stack) {
        items++;
        expect(faces.get(item.source)?.name).toBe(item.name);
        expect(item.text).not.toBe('');
        const there = scene.zones.flatMap(({ cards }) => cards.flatMap((card) => card?.handle ?? []));
        for (const target of item.targets) {
          chosen++;
          expect(target.name).not.toBe('');
          if (target.handle > 0) expect(there).toContain(target.handle);
        }
        if (scene.viewer !== 'spectator') expect(drawn(scene)).toContain(item.name.replaceAll("'", '&#x27;'));
      }
    expect(items).toBeGreaterThan(5);
    expect(chosen).toBeGreaterThan(2);
  });
});

test('a card says what it costs, and "pay for me" what it would use', () => {
  let prices = 0;
  let plans = 0;
  for (const { scene, seat } of scenes('price/0'))
    for (const option of scene.ask!.options) {
      if (option.verb === 'play' || option.verb === 'cast') {
        prices++;
        expect(option.beside).toMatch(/^\d+ CP$/);
      }
      if (option.verb === 'payForMe') {
        plans++;
        const own = scene.zones.filter(({ zone, seat: near }) => near === seat && ['hand', 'field'].includes(zone));
        const names = own.flatMap(({ cards }) => cards.flatMap((card) => (card ? [faces.get(card.def)!.name] : [])));
        expect(
          names.some((name) => option.beside.includes(name)),
          option.beside,
        ).toBe(true);
      }
    }
  expect(prices).toBeGreaterThan(5);
  expect(plans).toBeGreaterThan(2);
});

test('the line stands at the phase of the turn and at one step of it', () => {
  const seen = new Set<string>();
  for (const { scene } of scenes('line/0')) {
    const groups = look.phases(scene);
    const now = groups.filter(({ at }) => at === 'now');
    expect(now, `step ${scene.step}, ${scene.scopes.join('/')}`).toHaveLength(1);
    expect(
      now[0].steps.filter(({ at }) => at === 'now'),
      scene.scopes.join('/'),
    ).toHaveLength(1);
    seen.add(now[0].name);
    if (ownOf(scene).turns === 0) expect(now[0].name).toBe('Set-up');
  }
  expect([...seen]).toEqual(expect.arrayContaining(['Set-up', 'Main 1', 'Attack', 'Main 2']));
});

describe.each<Language>(['en', 'fr'])('FFT-2061 in %s', (language) => {
  test('a Character that has primed shows the card under it, which can be looked at and says under whom it lies', () => {
    const found = scenes('board/0', language).find(({ scene }) => onField(scene).length > 1)!;
    const [character, other] = onField(found.scene);
    const below = { ...other, handle: 99_001 };
    const zones = found.scene.zones.map((zone) => (zone.zone === 'under' ? { ...zone, count: 1, cards: [below] } : zone));
    const primed = [{ character: character.handle, beneath: below.handle }];
    const plain = { ...found.scene, zones };
    const markup = drawn({ ...plain, told: { ...toldOf(found.scene), primed } });
    const name = facesOf(pack, language)
      .find(({ id }) => id === character.def)!
      .name.replaceAll("'", '&#x27;');
    expect(markup).toMatch(
      new RegExp(`<button[^>]*data-handle="99001"[^>]*aria-label="[^"]*${language === 'en' ? 'under' : 'sous'} ${name}`),
    );
    expect(drawn(plain)).not.toContain('data-handle="99001"');
  });
});

const onField = (scene: Asked['scene']) =>
  scene.zones.filter(({ zone }) => zone === 'field').flatMap(({ cards }) => cards.filter((card) => card !== null));
