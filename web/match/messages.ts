/** What page and match say to each other. The page asks for things by name and gets an answer; scenes come whenever something changed. */
import type { Thought } from '@touchline/bots';
import type { Stop } from '@touchline/host';
import type { Failure } from './failure.ts';
import type { Recapped } from './recap.ts';
import type { SitDown } from './remote/brought.ts';
import type { OnlineDeed, OnlineNow } from './remote/now.ts';
import type { Verified } from './remote/verify.ts';
import type { Begin, Face, Language, Scene } from './scene.ts';

/** A match that has been begun, or goes on. */
export interface Begun {
  /** In the store. */
  readonly key: string;
  readonly game: string;
}

export interface Opened {
  readonly game: string;
  readonly steps: number;
  readonly players: readonly string[];
  /** The seat whose side alone can be shown; null if all can. */
  readonly near: number | null;
}

/** Where a match comes from that is looked at again. */
export type Source =
  | { readonly key: string }
  | { readonly text: string; readonly name: string }
  | { readonly link: string }
  /** At a server; `watch`: the secret of a link for watching. */
  | { readonly online: string; readonly watch?: string };

/** What the page can ask for, and what it gets. */
export interface Calls {
  /** A new match. */
  begin: { args: { readonly match: Begin; readonly language: Language }; gives: Begun };
  /** Go on with a match of the store. */
  resume: {
    args: { readonly key: string; readonly stop: Stop; readonly language: Language };
    gives: Begun;
  };
  /** Every card of a game as it is printed. */
  faces: { args: { readonly game: string; readonly language: Language }; gives: readonly Face[] };
  /** Somebody sits down: from now on the scenes are this seat's. */
  sit: { args: { readonly seat: number }; gives: null };
  pick: { args: { readonly key: string }; gives: null };
  undo: { args: Record<never, never>; gives: { readonly refused: string | null } };
  /** Practice: back to the last decision, whatever the bot did since. */
  rewind: { args: Record<never, never>; gives: { readonly done: boolean } };
  concede: { args: Record<never, never>; gives: null };
  /** Why a card, or going on without doing anything, is not offered. */
  why: { args: { readonly thing: number | string }; gives: { readonly text: string; readonly clause: string } | null };
  hint: { args: Record<never, never>; gives: Thought };
  language: { args: { readonly language: Language }; gives: null };
  stop: { args: { readonly stop: Stop }; gives: null };
  /** This step has been painted. */
  painted: { args: { readonly step: number }; gives: null };
  /** A match of the store, a file, a link or a server, to be looked at again. */
  open: { args: Source; gives: Opened };
  /** A file is checked and kept; its key. */
  bring: { args: { readonly text: string; readonly name: string }; gives: { readonly key: string } };
  /** One step of it. */
  goTo: { args: { readonly step: number; readonly viewer: number; readonly language: Language }; gives: Scene };
  wholeLog: { args: { readonly viewer: number; readonly language: Language }; gives: Scene['log'] };
  /** Keeps the match up to a step as a new one, to be played on against a bot; its key. */
  branch: { args: { readonly step: number; readonly seat: number; readonly bot: string }; gives: { readonly key: string } };
  /** The match that is played, to be begun once more. */
  again: { args: Record<never, never>; gives: Omit<Begin, 'seed' | 'stop'> };
  /** What there is to say of it once it is over. */
  recap: { args: Record<never, never>; gives: Recapped };
  /** All of the match that is shown, for the address of a page. */
  link: { args: Record<never, never>; gives: { readonly link: string } };
  /** The match that is shown, as a file. */
  file: { args: Record<never, never>; gives: { readonly name: string; readonly text: string } };

  // At a server.
  /** Sits down at an online match, with a number drawn here; the seat. */
  takeSeat: { args: SitDown; gives: { readonly seat: number } };
  /** Looks at an online match, from the seat one has there or by a link for watching. */
  connect: {
    args: { readonly match: string; readonly watch?: string; readonly stop: Stop; readonly language: Language };
    gives: { readonly game: string };
  };
  deed: { args: { readonly deed: OnlineDeed }; gives: null };
  mute: { args: { readonly seat: number; readonly on: boolean }; gives: null };
  /** The seat was opened elsewhere, and is wanted here again. */
  here: { args: Record<never, never>; gives: null };
  /** Was an online match that is over dealt as everybody had committed to? */
  verify: { args: { readonly match: string }; gives: Verified };
}

export type CallName = keyof Calls;

export type Call = { readonly [N in CallName]: { readonly id: number; readonly call: N; readonly args: Calls[N]['args'] } }[CallName];

export type FromMatch =
  | { readonly id: number; readonly gives: unknown }
  | { readonly id: number; readonly failed: Failure }
  | { readonly scene: Scene }
  /** How an online match stands beside the rules. */
  | { readonly online: OnlineNow }
  /** Somebody else must sit down: what was shown is to be forgotten. */
  | { readonly handOver: { readonly seat: number; readonly name: string } }
  /** Something that nobody asked for went wrong; the match goes on. */
  | { readonly trouble: Failure }
  /** The match cannot go on in this worker. */
  | { readonly broken: Failure }
  | { readonly fault: { readonly bot: string; readonly why: string } };
