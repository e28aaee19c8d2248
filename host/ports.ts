/** What a session is handed from outside: where bots think, and the way out to whoever looks. */
import type { Game, Seat, View, Viewer } from '@touchline/engine';
import type { LogEntry } from './entries.ts';

/** What a bot is asked: a view and nothing else, and the label of its own stream of chance. */
export interface Asking {
  readonly bot: string;
  readonly how: 'boxed';
  readonly game: Game;
  readonly view: View;
  readonly seed: string;
  /** Questions of one row come one after the other, and a person waits until the last is answered. */
  readonly row?: number;
  /** How many bots people wait for at the same time. */
  readonly among?: number;
}

export interface BotAnswer {
  readonly thought: { readonly key: string };
  readonly fault: { readonly bot: string; readonly why: string; readonly replaced: boolean } | null;
}

/** Where bots think, one at a time. */
export interface Desk<A extends BotAnswer = BotAnswer> {
  think(asking: Asking): Promise<A>;
}

/** What a viewer is told of a step. It is made of that viewer's view alone. */
export interface News {
  /** Steps so far. */
  readonly step: number;
  readonly view: View;
  /** What happened since the step told before. */
  readonly entries: readonly LogEntry[];
  /** The log begins anew: something was taken back, or the viewer has only come now. */
  readonly anew: boolean;
  /** The viewer's open question is theirs to answer: the table does not answer it for them. */
  readonly asked: boolean;
  /** How often somebody went back in practice. */
  readonly practice: number;
}

export type Message =
  | { readonly news: News }
  /** A bot failed, and an answer was drawn in its place. */
  | { readonly fault: { readonly bot: string; readonly why: string } };

export interface Ports<A extends BotAnswer = BotAnswer> {
  readonly desk: Desk<A>;
  /** To a viewer who looks. */
  readonly send?: (viewer: Viewer, message: Message) => void;
  /** Something has changed that is worth saving. */
  readonly changed?: () => void;
  /** A person is asked, and nobody looks from that seat. */
  readonly wanted?: (seat: Seat) => void;
  /** Before the first bot thinks after somebody has acted: until they have seen what they did. */
  readonly ready?: () => Promise<void>;
  /** All about a bot that failed. It may tell what the bot holds: nothing for the other seats. */
  readonly failed?: (fault: NonNullable<A['fault']>) => void;
}
