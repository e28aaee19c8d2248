/** A match in its worker, and bots in theirs. */
import { BotDesk, serveBots, type WorkerPort } from '@touchline/bots';
import { titleOf } from '../games/titles.ts';
import { Custody, type Outside } from './custody.ts';
import { keyOf } from './key.ts';
import type { Call, CallName, Calls, FromMatch } from './messages.ts';
import type { Replay } from './replay.ts';
import { facesOf } from './stage.ts';
import { keep, keptText } from './store.ts';

/** How the worker of a game's bots is called. */
export const BOTS = 'bots:';

const post = (message: FromMatch): void => self.postMessage(message);

function botWorker(game: string): WorkerPort {
  // The same file again: it is there already.
  const worker = new Worker(self.location.href, { type: 'module', name: `${BOTS}${game}` });
  return {
    onMessage: (hear) => worker.addEventListener('message', ({ data }) => hear(data)),
    post: (message) => worker.postMessage(message),
    onEnd: (hear) => worker.addEventListener('error', ({ message }) => hear(message || 'its worker broke')),
    terminate: () => worker.terminate(),
  };
}

let custody: Custody | null = null;
let replay: Replay | null = null;
let key = '';
/** The newest state not yet written; states in between need not be. */
let unwritten: string | null = null;
let writing = false;

async function write(): Promise<void> {
  if (writing) return;
  writing = true;
  while (unwritten !== null) {
    const text = unwritten;
    unwritten = null;
    const { game, players, decks, record } = JSON.parse(text);
    const { winners, score } = current();
    await keep({ key, game, players, decks, step: record.picks.length, winners, score, at: Date.now() }, text);
  }
  writing = false;
}

const outside: Outside = {
  post,
  deskFor: (game) => new BotDesk(() => botWorker(game)),
  keep: (text) => {
    unwritten = text;
    void write();
  },
};

function current(): Custody {
  if (!custody) throw new Error('No match has been begun.');
  return custody;
}

function opened(): Replay {
  if (!replay) throw new Error('No match has been opened.');
  return replay;
}

/** Whoever plays need not load how matches are looked at again. */
const openReplay = async (text: string, name: string): Promise<Replay> => (await import('./replay.ts')).Replay.open(text, name);

const calls: { readonly [N in CallName]: (args: Calls[N]['args']) => Promise<Calls[N]['gives']> | Calls[N]['gives'] } = {
  async begin({ match, language }) {
    key = keyOf(match);
    custody = await Custody.begin(match, language, outside);
    void custody.goOn();
    return { key, game: custody.game };
  },
  async resume({ key: wanted, stop, language }) {
    const text = await keptText(wanted);
    if (text === null) throw new Error('This match is not kept on this device any more.');
    key = wanted;
    custody = await Custody.resume(text, wanted, stop, language, outside);
    void custody.goOn();
    return { key, game: custody.game };
  },
  async faces({ game, language }) {
    return facesOf(await titleOf(game, language), language);
  },
  sit({ seat }) {
    current().sit(seat);
    return null;
  },
  pick({ key: answer }) {
    current().pick(answer);
    return null;
  },
  undo: () => ({ refused: current().undo() }),
  rewind: () => ({ done: current().rewind() }),
  concede() {
    current().concede();
    return null;
  },
  why: ({ thing }) => current().why(thing),
  hint: () => current().hint(),
  async language({ language }) {
    await current().speakIn(language);
    return null;
  },
  stop({ stop }) {
    current().stopAt(stop);
    return null;
  },
  painted({ step }) {
    current().painted(step);
    return null;
  },
  async open(args) {
    const text = 'text' in args ? args.text : await keptText(args.key);
    if (text === null) throw new Error('This match is not kept on this device any more.');
    replay = await openReplay(text, 'text' in args ? args.name : args.key);
    return { game: replay.game, steps: replay.steps, players: replay.players };
  },
  goTo: ({ step, viewer, language }) => opened().scene(step, viewer, language),
  wholeLog: ({ viewer, language }) => opened().log(viewer, language),
  async bring({ text, name }) {
    const found = await openReplay(text, name);
    const { decks, record } = JSON.parse(text);
    const made = `${found.game}-file-${Date.now().toString(36)}`;
    const { game, players, steps: step, winners } = found;
    const about = { game, players, decks: decks ?? [], step, winners, score: found.score(step) };
    await keep(
      { key: made, ...about, at: Date.now() },
      JSON.stringify(record ? JSON.parse(text) : { ...JSON.parse(text), players: found.players }),
    );
    return { key: made };
  },
  async branch({ step, seat, bot }) {
    const saved = opened().branch(step, seat, bot);
    const { game, players, decks, record } = saved;
    const made = `${game}-${record.seed}-${step}-${Date.now().toString(36)}`;
    const score = opened().score(step);
    await keep({ key: made, game, players, decks, step, winners: null, score, at: Date.now() }, JSON.stringify(saved));
    return { key: made };
  },
  file: () => ({ name: `${key}.json`, text: current().text() }),
};

export function serveMatch(): void {
  self.addEventListener('message', async ({ data }: MessageEvent<Call>) => {
    try {
      const gives = await (calls[data.call] as (args: unknown) => unknown)(data.args);
      post({ id: data.id, gives });
    } catch (error) {
      post({ id: data.id, failed: error instanceof Error ? error.message : String(error) });
    }
  });
}

/** Sent views and nothing else. */
export async function serveThinkers(id: string): Promise<void> {
  const { game } = await titleOf(id);
  const port = {
    onMessage: (hear: (message: unknown) => void) => self.addEventListener('message', ({ data }) => hear(data)),
    post: (message: unknown) => self.postMessage(message),
  };
  serveBots(port, [game]);
}
