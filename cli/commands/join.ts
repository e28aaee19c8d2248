/** `touchline join`: a match at a server, by its link. */
import { randomBytes } from 'node:crypto';
import { stops } from '@touchline/host';
import { nonceCommit } from '@touchline/host/fair';
import { read, wordsOf as wordsGiven } from '../arguments.ts';
import { deckOf } from '../choices.ts';
import { gameAt, languageOf, languages } from '../games.ts';
import type { Io } from '../io.ts';
import { Mistake } from '../mistake.ts';
import { Guest } from '../online/guest.ts';
import { OnlineTable } from '../online/onlineTable.ts';
import { RemoteMatch } from '../online/remoteMatch.ts';
import { wordsOf } from '../words/words.ts';

const OPTIONS = {
  deck: { type: 'string' },
  watch: { type: 'boolean' },
  stop: { type: 'string' },
  lang: { type: 'string' },
} as const;

interface Link {
  readonly origin: string;
  readonly match: string;
  /** Lets one sit down; '' where none is needed. */
  readonly invite: string;
  /** Lets one look on. */
  readonly watch: string;
  readonly only: boolean;
}

/** What the page calls `#/online/join/…`, `#/online/watch/…` and `#/online/room/…`. */
function linkOf(text: string): Link {
  const url = URL.canParse(text) ? new URL(text) : null;
  const [, kind, match, third = '', fourth = ''] =
    /^#\/online\/(join|watch|room)\/(\w+)(?:\/([\w-]+))?(?:\/([\w-]+))?$/.exec(url?.hash ?? '') ?? [];
  if (!url || !/^https?:$/.test(url.protocol) || !kind) throw new Mistake('noLink', text);
  const only = kind === 'watch';
  return { origin: url.origin, match, invite: only || third === '-' ? '' : third, watch: only ? third : fourth, only };
}

interface Info {
  readonly terms: { readonly game: string; readonly fair: boolean };
  readonly seats: readonly { readonly who: 'open' | 'person' | 'bot'; readonly invited: boolean }[];
  readonly mine: { readonly seat: number; readonly sits: boolean } | null;
}

export async function run(args: readonly string[], io: Io): Promise<number> {
  const given = read(args, OPTIONS, 'join');
  const language = given.oneOf('lang', languages, languageOf(io.env));
  const stop = given.oneOf('stop', stops, 'when-i-can');
  const [text] = wordsGiven(given, ['link'], 'join');
  const link = linkOf(text);
  const watch = link.only || given.flag('watch');
  const guest = new Guest(link.origin, io.folder);
  for (let match: string | null = link.match; match !== null; ) {
    const info: Info = await guest.ask('GET', `match/${match}`);
    const pack = await gameAt(info.terms.game, io.folder);
    const wanted = given.text('deck');
    const deck = wanted === undefined ? null : deckOf(pack, wanted, io.folder);
    // A rematch needs no invitation.
    if (!watch) await sit(guest, match, info, match === link.match ? link.invite : '', deck && { list: deck.list });
    else io.out(`${wordsOf(language).online.join.watching}\n`);
    const remote = new RemoteMatch(guest, match, watch ? link.watch : undefined);
    try {
      match = await new OnlineTable({ io, match: remote, id: match, guest, pack, language, stop }).run();
    } finally {
      remote.close();
    }
  }
  return 0;
}

/** With a number of our own, kept before it is committed to. Who finds a seat taken meanwhile takes another. */
async function sit(guest: Guest, match: string, { terms, seats, mine }: Info, secret: string, deck: object | null): Promise<void> {
  if (mine?.sits) return;
  await guest.ask('POST', 'me', {});
  const seat = mine?.seat ?? seats.findIndex(({ who, invited }) => who === 'open' && invited);
  if (seat < 0) throw new Mistake('serverSays', 'taken');
  const number = guest.numberFor(match) ?? randomBytes(32).toString('hex');
  guest.bring(match, number);
  try {
    await guest.ask('POST', `match/${match}/sit`, {
      seat,
      ...(secret && { secret }),
      ...(deck && { deck }),
      ...(terms.fair && { commit: nonceCommit(match, seat, number) }),
    });
  } catch (error) {
    if (!(error instanceof Mistake) || error.fields[0] !== 'taken') throw error;
    await sit(guest, match, await guest.ask('GET', `match/${match}`), secret, deck);
  }
}
