/**
 * What a server and whoever plays there say to each other: JSON texts over a socket, one match a socket. `docs/online.md` explains it. A
 * viewer is sent a whole view once and then the difference of each view to the one sent before; both ends share this file.
 */
import type { Result, Seat, SeenZone, View, Viewer } from '@touchline/engine';
import type { LogEntry } from './entries.ts';

export const PROTOCOL = 'touchline.1';

/** Why a command was refused. It says nothing that the seat does not know. */
export const refusals = [
  'over', // the match is over
  'notBegun',
  'notOver', // only afterwards
  'notAsked', // it is not this seat's decision
  'notOffered', // no such answer
  'ahead', // commands before this one are missing
  'nothing', // undo: no pick to take back
  'revealed', // undo: somebody learned something
  'chance', // undo: chance was asked
  'other', // undo: somebody else acted since
  'noOffer', // there is no open offer to answer
  'offered', // an offer is open already
  'here', // claim: nobody is absent, or not for long enough
  'badReveal', // the nonce does not fit what was committed
  'tooOften', // too many phrases in a short time
  'watching', // whoever watches decides nothing
  'malformed',
  'busy', // the store cannot be reached: try again
] as const;
export type RefusalCode = (typeof refusals)[number];

/** Why a socket is closed. */
export const CLOSE = {
  noTicket: 4401,
  tooSlow: 4408,
  elsewhere: 4409,
  gone: 4410,
  malformed: 4422,
  limits: 4429,
  restart: 1012,
} as const;

/** What can be proposed to the others. `record`: the whole match, with everybody's cards, may be looked at afterwards. */
export const offers = ['takeBack', 'moreTime', 'rematch', 'record'] as const;
export type OfferKind = (typeof offers)[number];

/** What can be said: nobody has to read what others would write. */
export const phrases = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'nice',
  'thanks',
  'sorry',
  'oops',
  'thinking',
  'oneMoment',
  'back',
  'goodMatch',
  'bye',
] as const;
export type Phrase = (typeof phrases)[number];

// ---------------------------------------------------------------- to the server

/** A deed of a seat. Each has the seat's own number `n`: the same number again gets the same answer again. */
export type Command =
  | { readonly t: 'pick'; readonly key: string }
  | { readonly t: 'undo' }
  | { readonly t: 'concede' }
  | { readonly t: 'reveal'; readonly nonce: string }
  | { readonly t: 'offer'; readonly what: OfferKind }
  | { readonly t: 'answer'; readonly yes: boolean }
  | { readonly t: 'claim' }
  | { readonly t: 'say'; readonly phrase: Phrase };

export type ToServer =
  /** The first message. `have`: the last number of the log that was seen, 0 for none; then only what came after is told. */
  | { readonly t: 'hello'; readonly ticket: string; readonly have: number }
  | (Command & { readonly n: number })
  /** What this person says is not to be shown any more, or again: here and in other matches. */
  | { readonly t: 'mute'; readonly seat: Seat; readonly on: boolean }
  /** Something was missed: the whole view, please. */
  | { readonly t: 'full' }
  /** Are you there? */
  | { readonly t: 'p' };

// ---------------------------------------------------------------- from the server

export type Difference = Partial<Omit<View, 'zones'>> & {
  /** Zones by their place in the list. */
  readonly zones?: readonly (readonly [index: number, zone: SeenZone])[];
};

/** Who sits at a seat, as everybody sees it. */
export interface SeatNow {
  readonly who: 'open' | 'person' | 'bot';
  readonly name: string;
  /** SHA-256 of the deck and a salt, and of the nonce: shown before anything is dealt. */
  readonly deck?: string;
  readonly commit?: string;
  readonly revealed: boolean;
}

/** How the match stands apart from the rules. */
export interface Standing {
  readonly seats: readonly SeatNow[];
  readonly begun: boolean;
  readonly offer: { readonly seat: Seat; readonly what: OfferKind; readonly yes: readonly Seat[] } | null;
  /** Milliseconds left by seat, whose clocks run, and when that was; null without a clock. */
  readonly clock: { readonly left: readonly number[]; readonly runs: readonly Seat[]; readonly at: number } | null;
  readonly over: { readonly result: Result; readonly by: 'rules' | 'concession' | 'flag' | 'claim' } | null;
  /** The match that follows this one. */
  readonly next: string | null;
  /** Everybody agreed to show the whole match afterwards. */
  readonly open: boolean;
}

/** A line of the log. The view of a deed is null where it is the one its viewer was shown last: `received` puts it back. */
export type SentEntry = LogEntry<View | null>;

interface Told {
  readonly seq: number;
  /** The number of the seat's next command; 0 for whoever watches. */
  readonly n: number;
  readonly entries: readonly SentEntry[];
  /** The log begins anew: all that was told before is forgotten. */
  readonly anew: boolean;
}

export type FromServer =
  | { readonly t: 'welcome'; readonly match: string; readonly game: string; readonly viewer: Viewer; readonly now: number }
  | (Told & { readonly t: 'full'; readonly view: View | null; readonly standing: Standing })
  | (Told & { readonly t: 'news'; readonly news: Difference; readonly standing?: Standing })
  /** `again`: it had been done before; `key` is what stands in the log. */
  | { readonly t: 'ack'; readonly n: number; readonly seq: number; readonly again?: true; readonly key?: string }
  | { readonly t: 'no'; readonly n: number; readonly why: RefusalCode }
  | { readonly t: 'here'; readonly seats: readonly ('on' | 'off')[]; readonly watching: number }
  /** Somebody said something; what was said before one came is not told. */
  | { readonly t: 'said'; readonly seat: Seat; readonly phrase: Phrase }
  /** Whose phrases are not shown to this viewer. */
  | { readonly t: 'muted'; readonly seats: readonly Seat[] }
  | { readonly t: 'p'; readonly now: number };

// ---------------------------------------------------------------- afterwards

/** A match that is over, as one viewer saw it: the first view, and what came with each step that was in their sight. */
export interface Retold {
  readonly game: string;
  readonly players: readonly string[];
  readonly names: readonly string[];
  readonly viewer: Viewer;
  readonly view: View;
  /** What was told before the first step. */
  readonly entries: readonly LogEntry[];
  readonly steps: readonly { readonly news: Difference; readonly entries: readonly LogEntry[] }[];
}

// ---------------------------------------------------------------- differences

/** Lines of the log as they were meant. `before`: what was shown when they came. */
export const received = (entries: readonly SentEntry[], before: View | null): LogEntry[] =>
  entries.flatMap((entry): LogEntry[] => {
    if ('event' in entry) return [entry];
    const view = entry.deed.view ?? before;
    return view ? [{ ...entry, deed: { ...entry.deed, view } }] : [];
  });

/** The view that a difference leads to. */
export function applied(before: View, { zones = [], ...fields }: Difference): View {
  const laid = before.zones.slice();
  for (const [index, zone] of zones) laid[index] = zone;
  return { ...before, ...fields, zones: laid };
}

/** A view as texts, so that what has changed is what reads differently: nothing else may decide what is sent. */
export interface Shown {
  readonly zones: readonly string[];
  readonly fields: ReadonlyMap<string, string>;
  /** What the texts were made of: the same zone or field again has the same text. */
  readonly of: View;
}

/** `before`: what was shown last, from where texts are taken over. */
export function shownOf(view: View, before: Shown | null = null): Shown {
  const fields = new Map<string, string>();
  for (const name in view) {
    if (name === 'zones') continue;
    const value = view[name as keyof View];
    fields.set(name, before && before.of[name as keyof View] === value ? before.fields.get(name)! : JSON.stringify(value));
  }
  return {
    zones: view.zones.map((zone, i) => (before && before.of.zones[i] === zone ? before.zones[i] : JSON.stringify(zone))),
    fields,
    of: view,
  };
}

/** The text of a whole view. */
export const wholeText = ({ zones, fields }: Shown): string =>
  `{${[...fields].map(([name, text]) => `"${name}":${text},`).join('')}"zones":[${zones.join(',')}]}`;

/** The text of a difference. An open question is always in it: one that reads the same is another one all the same. */
export function differenceText(before: Shown, after: Shown): string {
  const parts: string[] = [];
  for (const [name, text] of after.fields)
    if (name === 'ask' ? text !== 'null' || before.fields.get(name) !== 'null' : before.fields.get(name) !== text)
      parts.push(`"${name}":${text}`);
  const zones = after.zones.flatMap((text, index) => (before.zones[index] === text ? [] : [`[${index},${text}]`]));
  if (zones.length > 0) parts.push(`"zones":[${zones.join(',')}]`);
  return `{${parts.join(',')}}`;
}
