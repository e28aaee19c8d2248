/** Sessions for tests: games and toys, and a desk at which the test answers, or real bots without a thread. */
import { type Answer, botNamed, guarded } from '@touchline/bots';
import { type DeckList, type Game, stream, type Viewer } from '@touchline/engine';
import fftcg from '@touchline/fftcg';
import inazuma from '@touchline/inazuma';
import playca from '@touchline/playca';
import { listsOf } from '../../engine/toys/plain.ts';
import { type Asking, type Message, type Playable, type Player, type Ports, Session, type SessionSetup, Timeline } from '../index.ts';

/** A toy has no words. */
const silent = (): never => {
  throw new Error('This game has no words.');
};

export const toyTable = (game: unknown): Playable => ({ game: game as Game, logged: [], speak: silent });

const packages = [playca, inazuma, fftcg];
await Promise.all(packages.map((one) => one.learn('en')));
export const games: readonly Playable[] = packages;

export const gameOf = (id: string): Playable => games.find(({ game }) => game.id === id)!;

/** One list for each seat: the ready decks in turn, or a toy's only one. */
export function listsFor({ spec }: Game, seats: number, n = 0): readonly DeckList[] {
  const decks = Object.values(spec.decks);
  return Array.from({ length: seats }, (_, seat) => decks[(n + seat) % decks.length]);
}

export const timelineFor = ({ game }: Playable, seats: number, seed: string, n = 0): Timeline =>
  new Timeline(game, { options: {}, lists: game.spec.decks.plain ? listsOf(game, seats) : listsFor(game, seats, n), seed });

/** Questions wait until the test answers them. */
export class Desk {
  readonly asked: (Asking & { readonly answer: (key?: string) => Promise<void> })[] = [];
  /** Most questions that were open at the same time. */
  most = 0;
  #open = 0;

  think(asking: Asking): Promise<Answer> {
    this.#open++;
    this.most = Math.max(this.most, this.#open);
    return new Promise((resolve) => {
      const answer = async (key = asking.view.ask!.options[0].key) => {
        this.#open--;
        resolve({ thought: { key, considered: [], imagined: 0 }, fault: null, ms: 0 });
        // What follows from it has happened when the caller goes on.
        await new Promise((done) => setTimeout(done));
      };
      this.asked.push({ ...asking, answer });
    });
  }
}

/** Real bots, in this thread. */
export const realDesk: Ports<Answer>['desk'] = {
  think: ({ bot, game, view, seed }) => Promise.resolve(guarded(botNamed(bot)!, bot)(game, view, seed)),
};

export interface Sent {
  readonly viewer: Viewer;
  readonly message: Message;
}

export interface Seated<A extends Answer> {
  readonly session: Session<Playable, A>;
  readonly sent: Sent[];
}

type More = Partial<SessionSetup & Omit<Ports<Answer>, 'send'>> & { readonly seed?: string };

export function seated(playable: Playable, players: readonly Player[], more: More = {}): Seated<Answer> {
  const { seed = 'seated', desk = realDesk, changed, wanted, ready, failed, ...setup } = more;
  const sent: Sent[] = [];
  const timeline = more.timeline ?? timelineFor(playable, players.length, seed);
  const session = new Session<Playable, Answer>(
    { playable, players, decks: [], language: 'en', ...setup, timeline },
    { desk, changed, wanted, ready, failed, send: (viewer, message) => sent.push({ viewer, message }) },
  );
  return { session, sent };
}

/** Any answer, but never one that takes back: that would only go round in circles. */
export function anyKey(session: Session<Playable, Answer>, seat: number, label: string): string {
  const keys = session.timeline.ask(seat)!.options.flatMap(({ key }) => (key === 'takeBack' ? [] : [key]));
  return keys[stream(`${label}/${session.steps}`).below(keys.length)];
}

/** Every person answers at random until it is over, or so many steps are done. */
export async function playOut(session: Session<Playable, Answer>, label: string, steps = Number.POSITIVE_INFINITY): Promise<void> {
  for (;;) {
    await session.settled();
    if (session.result || session.steps >= steps) return;
    const { asked } = session;
    const seat = asked[stream(`${label}/who/${session.steps}`).below(asked.length)];
    session.pick(seat, anyKey(session, seat, label));
  }
}
