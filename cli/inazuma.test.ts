/** A whole game of Inazuma Eleven TCG at the terminal, and what its board shows. */
import { asked, askFor, create, type Event, pick, stream, view } from '@touchline/engine';
import { expect, test, vi } from 'vitest';
import { gameNamed } from './games.ts';
import { main } from './main.ts';
import { scripted } from './scripted.ts';
import { sceneOf } from './table/scene.ts';
import { newFolder } from './testing/folder.ts';
import { player, tooWide } from './testing/player.ts';
import { wordsOf } from './words/words.ts';

// A busy machine plays a whole game slowly.
vi.setConfig({ testTimeout: 120_000 });

/** A game in which much happens: a technique, an assist, a goal, a last chance, somebody fired-up, and the shootout. */
const SEED = 'golden/19';
const SHOWN = [/plays? /, /as an assist/, /scores? a goal/, /turns? up/, /gets? fired-up/, /penalty/i];
const decks = ['--deck', 'raimon fire', '--deck', 'swiftlake run', '--bot', 'random'];

test.each([
  ['en', ['why', 'undo', 'save', 'quit', 'log'], /^(You|Your opponent) wins? .*\[INA-\d+\]$/m],
  ['fr', ['pourquoi', 'annuler', 'sauver', 'quitter', 'journal'], /^(Vous gagnez|Votre adversaire gagne) .*\[INA-\d+\]$/m],
] as const)('a whole game in %s reads as it did', async (lang, [why, undo, save, quit, log], end) => {
  const folder = newFolder();
  const choose = player(3);
  const asides: { readonly [prompt: number]: string } = {
    1: 'help',
    2: `${why} Axel Blaze`,
    3: 'zoom Mark Evans',
    4: `${why} INA-408`,
    6: undo,
    20: `${why} 1`,
    30: log,
    40: `${save} half.json`,
    41: quit,
  };
  const first = scripted({ folder, input: (n) => asides[n] ?? choose(first.text()) });
  expect(await main(['play', 'inazuma', '--seed', SEED, '--lang', lang, ...decks], first)).toBe(0);
  const rest = scripted({ folder, input: () => choose(rest.text()) });
  expect(await main(['play', '--load', 'half.json', '--lang', lang], rest)).toBe(0);
  expect([first.errors(), rest.errors()]).toEqual(['', '']);
  expect(rest.text()).toMatch(end);
  const text = `${first.text()}\n${'='.repeat(80)}\n${rest.text()}`;
  // A turn begins with its number.
  for (const turn of [1, 2, 3, 4, 5, 6]) expect(text).toMatch(new RegExp(`^T(urn|our) ${turn}.?: `, 'm'));
  // What a golden game is to show.
  if (lang === 'en') for (const shown of SHOWN) expect(text).toMatch(shown);
  await expect(text).toMatchFileSnapshot(`./golden/inazuma.${lang}.txt`);
});

test.each([40, 60, 120])('no line is wider than a terminal of %i columns', async (columns) => {
  for (const lang of ['en', 'fr']) {
    const choose = player(3);
    const asides = ['help', 'why Axel Blaze', 'why 1', 'zoom Mark Evans', 'log'];
    const io = scripted({ columns, input: (n) => (n > 70 ? null : n % 12 === 0 ? asides[(n / 12) % 5] : choose(io.text())) });
    expect(await main(['play', 'inazuma', '--seed', 'w', '--lang', lang, ...decks], io)).toBe(0);
    expect(io.text().length).toBeGreaterThan(10_000);
    expect(tooWide(io.text(), columns)).toEqual([]);
  }
});

/** Random matches: each pick with the scene its seat had before its eyes, and what came of it. */
function* picks(matches: number, decks: readonly string[]) {
  const pack = gameNamed('inazuma');
  const { game } = pack;
  const speaker = pack.speak('en');
  for (let n = 0; n < matches; n++) {
    const dice = stream(`picks/${n}`);
    let state = create(
      game,
      {},
      [0, 1].map(() => pack.decks[decks[dice.below(decks.length)]]),
      `picks/${n}`,
    );
    while (!state.result) {
      const [seat] = asked(game, state);
      const ask = askFor(game, state, seat)!;
      const option = ask.options[dice.below(ask.options.length)];
      const scene = sceneOf(pack, view(game, state, seat), speaker, wordsOf('en'), { columns: 100, rows: 40, tty: false });
      const log: Event[] = [];
      state = pick(game, state, seat, option.key, log);
      yield { pack, scene, ask, option, log };
    }
  }
}

test('the totals between the sides are those the attack is decided by', () => {
  let compared = 0;
  for (const { pack, scene, ask, log } of picks(6, Object.keys(gameNamed('inazuma').decks))) {
    const fight = log.find((e) => e.type === 'attack');
    // The pass that ended the window: nothing else can come between.
    if (!fight || ask.name !== 'actions') continue;
    const { attack, defence } = fight.args as { attack: number; defence: number };
    expect(pack.board(scene)).toContain(`Attack ${attack} against defence ${defence}`);
    compared++;
  }
  expect(compared).toBeGreaterThan(20);
});

test('beside an assist stands what it adds, a text that raises it included', () => {
  let raised = 0;
  for (const { pack, scene, ask, option, log } of picks(12, ['Swiftlake Run'])) {
    if (option.verb !== 'assist') continue;
    const given = log.find((e) => e.type === 'change')!;
    expect(pack.beside!(scene, ask, option)).toBe(`(+${given.args.by} SP)`);
    const id = option.key.slice('assist:'.length).split('>')[0];
    if (given.args.by !== pack.game.defs[pack.game.defIndex.get(id)!].stats.ap) raised++;
  }
  expect(raised).toBeGreaterThan(0);
});
