/**
 * boardgame.io's own server with the hand-coded PlayCa for cards without text: what `npm run test:online -- moves` compares with.
 * `node rival.ts [patches] [drafts]`. With `patches` it sends what has changed, otherwise whole states. With `drafts` the rules change the
 * state the library gives them, as its documentation has games written; otherwise they are plain code on a copy, which costs less than any
 * game for it does. It keeps matches in memory, and nothing is asked of it that costs more than it must: no undo, no events.
 */
import { createRequire } from 'node:module';
import process from 'node:process';
import { plain } from '../decks.ts';
import { HandCoded, type Saved } from '../handcoded.ts';

/** What is used of the library; its own types do not resolve under this project's module setting. */
interface Library {
  readonly server: {
    Server(setup: { games: object[]; origins: string[] }): {
      readonly app: { listen(port: number, ...more: unknown[]): unknown };
      run(config: { port: number; lobbyConfig?: object }): Promise<{ appServer: { address(): { port: number } } }>;
    };
  };
  readonly core: { readonly INVALID_MOVE: string; readonly ActivePlayers: { readonly ALL: object } };
  readonly immer: { original<T>(draft: T): T | undefined };
}

const load = createRequire(import.meta.url);
const { Server }: Library['server'] = load('boardgame.io/server');
const { INVALID_MOVE, ActivePlayers }: Library['core'] = load('boardgame.io/core');
// The library's own copy.
const { original }: Library['immer'] = createRequire(load.resolve('boardgame.io/core'))('immer');

const ways = process.argv.slice(2);

interface Held extends Saved {
  readonly seed: string;
}
let dealt = 0;

const game = {
  name: 'playca',
  deltaState: ways.includes('patches'),
  disableUndo: true,
  setup: (): Held => {
    const seed = `match/${dealt++}`;
    return { ...new HandCoded(plain, seed).saved(), seed };
  },
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    answer: ({ G, playerID }: { G: Held; playerID: string }, index: number) => {
      const held = ways.includes('drafts') ? G : original(G)!;
      if (held.asked !== Number(playerID) || held.options[index] === undefined) return INVALID_MOVE;
      if (held === G) {
        const match = new HandCoded(plain, G.seed, G, true);
        match.play(index);
        Object.assign(G, match.numbers());
        return undefined;
      }
      const match = new HandCoded(plain, held.seed, held);
      match.play(index);
      return { ...match.saved(), seed: held.seed };
    },
  },
  endIf: ({ G }: { G: Held }) => (G.winner >= 0 ? { winner: G.winner } : undefined),
  /** One's own cards, what lies open, and how many of the rest there are. */
  playerView: ({ G, playerID }: { G: Held; playerID: string | null }) => {
    const { asked, options, attacker, period, winner, shooting, sides } = G;
    const mine = asked === Number(playerID);
    return {
      ...{ asked, attacker, period, winner, shooting, answers: mine ? options.length : 0 },
      options: mine ? options : [],
      sides: sides.map((side, seat) => {
        const { deck, hand, field, tp, chance, discard, row, keeper, active, bonus, used, goals, up } = side;
        const seen = seat === Number(playerID);
        const open = { tp: tp.length, chance, discard, row, keeper, active, bonus, used, goals, up, deck: deck.length };
        return seen ? { ...open, hand, field } : { ...open, hand: hand.length, field: field.length };
      }),
    };
  },
};

const write = console.log;
console.log = () => {};
console.info = () => {};
const server = Server({ games: [game], origins: [] });
const { app } = server;
const listen = app.listen.bind(app);
// For this computer only.
app.listen = (port, ...more) => listen(port, '127.0.0.1', ...more);
const { appServer } = await server.run({ port: 0 });
write(`http://127.0.0.1:${appServer.address().port}/`);
// The decks, for whoever compares.
process.on('message', (asked) => {
  const { user, system } = process.cpuUsage();
  process.send?.(asked === 'decks' ? plain : { cpu: (user + system) / 1e6, memory: process.memoryUsage.rss() });
});
process.on('disconnect', () => process.exit(0));
