/** The board of Final Fantasy TCG, drawn from views: every mark is to be read without colours. */
import { random } from '@touchline/bots';
import { asked, create, type DeckList, pick, type SeenCard, type State, stream, type View, view } from '@touchline/engine';
import { expect, test } from 'vitest';
import { gameNamed } from '../../games.ts';
import { sceneOf } from '../../table/scene.ts';
import { wordsOf } from '../../words/words.ts';
import { board } from './index.ts';

const pack = gameNamed('fftcg');
const { game } = pack;
const decks: readonly DeckList[] = Object.values(pack.decks);
const marks = game.spec.marks!;

/** A match at random up to where something holds. */
function playTo(seed: string, holds: (state: State) => boolean, lists = [decks[0], decks[1]]): State {
  for (let n = 0; n < 20; n++) {
    const chance = stream(`${seed}/${n}`);
    let state = create(game, { firstPlayer: 'fixed' }, lists, `${seed}/${n}`);
    while (!state.result) {
      if (holds(state)) return state;
      const [seat] = asked(game, state);
      const seen = view(game, state, seat);
      state = pick(game, state, seat, random(game, seen, chance).key);
    }
  }
  throw new Error(`Nothing found for ${seed}.`);
}

const drawn = (seen: View, columns = 80, tty = false) =>
  board(sceneOf(pack, seen, pack.speak('en'), wordsOf('en'), { columns, rows: 24, tty }));

const typeOf = ({ def }: SeenCard) => game.defs[game.defIndex.get(def)!].traits.type[0];
const fieldOf = (seen: View, seat: number) => seen.zones.find((zone) => zone.zone === 'field' && zone.seat === seat)!.cards;
const lastRow = (lines: readonly string[], label: string) => lines.findLast((line) => line.startsWith(label))!;

/** The same view with other marks on the cards of a type. */
function marked(seen: View, seat: number, type: string, given: { readonly [mark: string]: number }): View {
  const change = (card: SeenCard) =>
    typeOf(card) === type ? { ...card, marks: marks.map((name, i) => given[name] ?? (name in given ? 0 : card.marks[i])) } : card;
  return {
    ...seen,
    zones: seen.zones.map((zone) => (zone.zone === 'field' && zone.seat === seat ? { ...zone, cards: zone.cards.map(change) } : zone)),
  };
}

const onePlusOne = () =>
  view(
    game,
    playTo('field', (state) => {
      const cards = fieldOf(view(game, state, 0), 0);
      return cards.length === 2 && cards.some((card) => typeOf(card) === 'forward') && cards.some((card) => typeOf(card) === 'backup');
    }),
    0,
  );

test('a Character shows whether it is dull, hurt, frozen, attacking, and what counters it has', () => {
  const seen = onePlusOne();
  const forward = fieldOf(seen, 0).find((card) => typeOf(card) === 'forward')!;
  const { name, stats } = game.defs[game.defIndex.get(forward.def)!];
  const plain = { dull: 0, damage: 0, frozen: 0, fresh: 0, attacking: 0, blocking: 0 };
  const shown = (given: { readonly [mark: string]: number }) =>
    lastRow(drawn(marked(seen, 0, 'forward', { ...plain, ...given })), 'Forwards');
  expect(shown({})).toBe(`Forwards  ${name} ${stats.power}`);
  expect(shown({ dull: 1 })).toBe(`Forwards  ⟲ ${name} ${stats.power}`);
  expect(shown({ damage: 3000 })).toBe(`Forwards  ${name} ${stats.power} [3000 damage]`);
  expect(shown({ dull: 1, frozen: 1, attacking: 1 })).toBe(`Forwards  ⟲ ${name} ${stats.power} attacking frozen`);
  expect(shown({ blocking: 1 })).toBe(`Forwards  ${name} ${stats.power} blocking`);
  const counter = marks.at(-1)!;
  expect(shown({ [counter]: 2 })).toBe(`Forwards  ${name} ${stats.power} ${counter[0].toUpperCase()}${counter.slice(1)} ×2`);
});

test('Limit Break cards and cards that warp have rows of their own', () => {
  const seen = onePlusOne();
  const [mine, theirs] = [0, 1].map((seat) => seen.zones.find((zone) => zone.zone === 'hand' && zone.seat === seat)!);
  const [card] = fieldOf(seen, 0);
  const warp = marks.indexOf('warp');
  const zones = seen.zones.map((zone) => {
    if (zone.seat === 1 && zone.zone === 'limit') return { ...theirs, zone: 'limit', count: 2, hidden: theirs.hidden.slice(0, 2) };
    if (zone.seat === 0 && zone.zone === 'limitSpent') return { ...mine, zone: 'limitSpent', count: 1, cards: [card], hidden: [] };
    if (zone.seat !== 0 || zone.zone !== 'removed')
      return zone.zone === 'field' && zone.seat === 0 ? { ...zone, cards: zone.cards.slice(1) } : zone;
    return { ...zone, cards: [{ ...card, handle: seen.nextHandle, marks: marks.map((_, i) => (i === warp ? 3 : 0)) }] };
  });
  const hand = zones.map((zone) =>
    zone.zone === 'hand' && zone.seat === 1 ? { ...zone, count: zone.count - 2, hidden: zone.hidden.slice(2) } : zone,
  );
  const lines = drawn({ ...seen, zones: theirs.count >= 2 ? hand : zones });
  const { name } = game.defs[game.defIndex.get(card.def)!];
  expect(lines.filter((line) => line.startsWith('LB deck'))).toEqual(['LB deck   2 cards', `LB deck   spent: ${name}`]);
  expect(lines.filter((line) => line.startsWith('Warp'))).toEqual([`Warp      ${name} ×3`]);
});

test('the damage row has a place for each point, and the newest broken cards come first', () => {
  const state = playTo('hurt', (s) => s.zones[game.layouts[2].zones.findIndex((z) => z.name === 'damage' && z.seat === 0)].length === 3);
  const seen = view(game, state, 0);
  const lines = drawn(seen, 120);
  expect(lastRow(lines, 'Damage')).toMatch(/^Damage {4}■■■□□□□ 3 of 7 · \S/);
  const broken = seen.zones.find((zone) => zone.zone === 'breakZone' && zone.seat === 0)!.cards;
  const names = broken.map(({ def }) => game.defs[game.defIndex.get(def)!].name);
  const more = names.length > 3 ? ` · ${names.length - 3} more` : '';
  expect(lastRow(lines, 'Break ')).toBe(`Break     ${names.slice(-3).reverse().join(' · ')}${more}`);
});

test('the stack stands between the players, the newest first, with source, kind, owner and targets', () => {
  const stack = game.layouts[2].zones.findIndex(({ name }) => name === 'stack');
  const state = playTo(
    'stack',
    (s) => s.zones[stack].length >= 2 && s.waiting.some((w) => w.on && Object.values(w.bound ?? {}).flat().length > 0),
  );
  const lines = drawn(view(game, state, 0), 120);
  const at = lines.findIndex((line) => line.startsWith('Stack '));
  expect(lines.filter((line) => /^─+$/.test(line))).toHaveLength(2);
  expect(lines[at - 1]).toMatch(/^─+$/);
  const items = lines.slice(at).filter((line) => /^(Stack)? +\d\. /.test(line));
  expect(items).toHaveLength(state.zones[stack].length);
  state.zones[stack].toReversed().forEach((card, i) => {
    const held = state.waiting.find((w) => w.on?.id === card)!;
    const source = game.defs[game.abilities[held.ability].def].name;
    const kind = { summon: 'Summon', auto: 'auto-ability', action: 'action ability', special: 'special ability' }[
      game.defs[state.def[card]].traits.item[0]
    ];
    expect(items[i].slice(10)).toMatch(new RegExp(`^${i + 1}\\. ${source} · ${kind} · ${held.seat === 0 ? 'You' : 'Your opponent'}`));
    const targets = Object.values(held.bound ?? {}).flat() as unknown as { id?: number }[];
    for (const { id } of targets) if (id !== undefined) expect(items[i]).toContain(game.defs[state.def[id]].name);
  });
  // On a small terminal without what the items say.
  const small = drawn(view(game, state, 0), 80, true);
  expect(small.length).toBeLessThan(drawn(view(game, state, 0), 80).length);
  expect(small.filter((line) => /^(Stack)? +\d\. /.test(line))).toHaveLength(items.length);
});

test('the opponent and a spectator see no hand; each sees how many cards are in it', () => {
  const state = playTo('field', (s) => s.zones[game.layouts[2].zones.findIndex((z) => z.name === 'hand' && z.seat === 0)].length === 6);
  const mine = view(game, state, 0).zones.find((zone) => zone.zone === 'hand' && zone.seat === 0)!.cards;
  const names = mine.filter(({ known }) => known === 1).map(({ def }) => game.defs[game.defIndex.get(def)!].name);
  const open = new Set(view(game, state, 1).zones.flatMap((zone) => zone.cards.map(({ def }) => game.defs[game.defIndex.get(def)!].name)));
  const secret = names.filter((name) => !open.has(name));
  expect(secret.length).toBeGreaterThan(2);
  expect(drawn(view(game, state, 0)).join(' ')).toContain(names[0]);
  for (const viewer of [1, 'spectator'] as const) {
    const text = drawn(view(game, state, viewer)).join('\n');
    expect(text).toMatch(/hand 6 · deck/);
    for (const name of secret) expect(text).not.toContain(name);
  }
});
