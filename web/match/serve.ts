/** A match in its worker, and bots in theirs. */
import { BotDesk, type WorkerPort, workersFor } from '@touchline/bots';
import { gameOf } from '../games/packages.ts';
import { detailsOf, Failing } from './failure.ts';
import { keyOf } from './key.ts';
import type { Call, CallName, Calls, FromMatch } from './messages.ts';
import { type Outside, PageTable } from './pageTable.ts';
import type { RemoteTable } from './remote/remoteTable.ts';
import type { Retelling } from './remote/retelling.ts';
import type { Replay } from './replay.ts';
import { facesOf } from './stage.ts';
import { broughtKey, keep, keepOutcome, keptText } from './store.ts';
import { failureThrown } from './thrown.ts';

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

let table: PageTable | null = null;
let replay: Replay | Retelling | null = null;
let remote: RemoteTable | null = null;
let key = '';
/** Something is not yet written. */
let unwritten = false;
let writing = false;

/** Writes the match as it stands. What happens at once after something, or while it is written, is written together. */
async function write(): Promise<void> {
  if (writing) return;
  writing = true;
  try {
    while (unwritten) {
      await new Promise((idle) => setTimeout(idle));
      unwritten = false;
      const [about, saved] = [{ key, ...current().about(), at: Date.now() }, current().saved()];
      await keep(about, JSON.stringify(saved));
      await keepOutcome(about, (saved.practice ?? 0) > 0);
    }
  } catch (error) {
    // The match goes on; whoever plays it must know that it would be lost.
    post({ trouble: { code: 'unkept', details: detailsOf(error) } });
  } finally {
    writing = false;
  }
}

const outside: Outside = {
  post,
  deskFor: (game) => new BotDesk(() => botWorker(game), workersFor(navigator.hardwareConcurrency)),
  changed: () => {
    unwritten = true;
    void write();
  },
};

function current(): PageTable {
  if (!table) throw new Error('No match has been begun.');
  return table;
}

/** The match that is played, here or at a server. */
const played = (): PageTable | RemoteTable => remote ?? current();

function connected(): RemoteTable {
  if (!remote) throw new Error('No server is connected.');
  return remote;
}

function opened(): Replay | Retelling {
  if (!replay) throw new Error('No match has been opened.');
  return replay;
}

/** All of the match that is looked at again; of what only one side is known there is no such thing. */
function whole(): Replay {
  const found = opened();
  if ('near' in found) throw new Error('Only one side of this match is known.');
  return found;
}

/** Whoever plays need not load how matches are looked at again. */
const openReplay = async (text: string, name: string): Promise<Replay> => (await import('./replay.ts')).Replay.open(text, name);
const followLink = async (link: string): Promise<Replay> => (await import('./replay.ts')).Replay.follow(link);

/** What is shown: a match that is played, or one that is looked at again. */
const shown = (): PageTable | Replay => table ?? whole();

const calls: { readonly [N in CallName]: (args: Calls[N]['args']) => Promise<Calls[N]['gives']> | Calls[N]['gives'] } = {
  async begin({ match, language }) {
    key = keyOf(match);
    table = await PageTable.begin(match, language, outside);
    table.start();
    return { key, game: table.game };
  },
  async resume({ key: wanted, stop, language }) {
    const text = await keptText(wanted);
    if (text === null) throw new Failing({ code: 'gone' });
    key = wanted;
    table = await PageTable.resume(text, wanted, stop, language, outside);
    table.start();
    return { key, game: table.game };
  },
  async faces({ game, language }) {
    return facesOf(await gameOf(game, language), language);
  },
  sit({ seat }) {
    current().sit(seat);
    return null;
  },
  async pick({ key: answer }) {
    await played().pick(answer);
    return null;
  },
  undo: async () => ({ refused: await played().undo() }),
  rewind: () => ({ done: current().rewind() }),
  async concede() {
    await played().concede();
    return null;
  },
  why: ({ thing }) => played().why(thing),
  hint: () => played().hint(),
  async language({ language }) {
    await played().speakIn(language);
    return null;
  },
  stop({ stop }) {
    played().stopAt(stop);
    return null;
  },
  painted({ step }) {
    table?.painted(step);
    return null;
  },
  async open(args) {
    if ('online' in args) replay = await (await import('./remote/retelling.ts')).openOnline(args.online, args.watch);
    else if ('link' in args) replay = await followLink(args.link);
    else {
      const text = 'text' in args ? args.text : await keptText(args.key);
      if (text === null) throw new Failing({ code: 'gone' });
      replay = await openReplay(text, 'text' in args ? args.name : args.key);
    }
    const { game, steps, players } = replay;
    return { game, steps, players, near: 'near' in replay ? replay.near : null };
  },
  again: () => current().again(),
  recap: () => current().recap(),
  async link() {
    const { linkOf } = await import('@touchline/host/link');
    const saved = shown().saved();
    const { game } = await gameOf(saved.game);
    return { link: linkOf(game, saved) };
  },
  goTo: ({ step, viewer, language }) => opened().scene(step, viewer, language),
  wholeLog: ({ viewer, language }) => opened().log(viewer, language),
  async bring({ text, name }) {
    const found = await openReplay(text, name);
    const made = broughtKey(found.game);
    await keep({ key: made, ...found.about(), at: Date.now() }, JSON.stringify(found.saved()));
    return { key: made };
  },
  async branch({ step, seat, bot }) {
    const saved = whole().branch(step, seat, bot);
    const made = `${saved.game}-${saved.record.seed}-${step}-${Date.now().toString(36)}`;
    const about = { ...whole().about(step), players: saved.players, winners: null };
    await keep({ key: made, ...about, at: Date.now() }, JSON.stringify(saved));
    return { key: made };
  },
  file() {
    const saved = shown().saved();
    return { name: `${key || `${saved.game}-${saved.record.seed}`}.json`, text: JSON.stringify(saved) };
  },
  takeSeat: async (wanted) => ({ seat: await (await import('./remote/brought.ts')).sitDown(wanted) }),
  async connect(wanted) {
    const { RemoteTable: Table } = await import('./remote/remoteTable.ts');
    remote = await Table.connect(wanted, outside);
    return { game: remote.game };
  },
  deed: ({ deed }) => connected().deed(deed),
  mute({ seat, on }) {
    connected().mute(seat, on);
    return null;
  },
  here() {
    connected().takeBack();
    return null;
  },
  verify: async ({ match }) => (await import('./remote/verify.ts')).verified(match),
};

export function serveMatch(): void {
  // What goes wrong while nobody waits for an answer, such as in a bot's turn.
  self.addEventListener('unhandledrejection', ({ reason }) => post({ broken: failureThrown(reason) }));
  self.addEventListener('message', async ({ data }: MessageEvent<Call>) => {
    try {
      const gives = await (calls[data.call] as (args: unknown) => unknown)(data.args);
      post({ id: data.id, gives });
    } catch (error) {
      post({ id: data.id, failed: failureThrown(error) });
    }
  });
}

/** Sent views and nothing else. */
export async function serveThinkers(id: string): Promise<void> {
  const [{ serveBots }, { game }] = await Promise.all([import('@touchline/bots/thinkers'), gameOf(id)]);
  const port = {
    onMessage: (hear: (message: unknown) => void) => self.addEventListener('message', ({ data }) => hear(data)),
    post: (message: unknown) => self.postMessage(message),
  };
  serveBots(port, [game]);
}
