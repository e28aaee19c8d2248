/** Servers that tell too much, on purpose, each in its own way. Each must be found on the wire. */
import { createHash } from 'node:crypto';
import { ServerResponse } from 'node:http';
import { replay } from '@touchline/engine';
import { Timeline } from '@touchline/host';
import { Metrics } from '../door/metrics.ts';
import { Admin } from '../log/admin.ts';
import { type Entry, TABLE } from '../log/port.ts';
import { Clocks } from '../match/clock.ts';
import { Crowd } from '../match/crowd.ts';
import { Waitings } from '../match/lobby.ts';
import type { Matches } from '../match/matches.ts';
import { OutOfSight } from '../match/outOfSight.ts';
import { Refusal } from '../match/refusal.ts';
import { Replica } from '../match/replica.ts';
import {
  answers,
  bit,
  bitFor,
  bitOf,
  cards,
  changedNews,
  type Damage,
  instead,
  type Leak,
  looked,
  matches,
  news,
  otherThan,
  refused,
  retold,
  said,
  standing,
  stateOf,
  topCards,
  whole,
  wholeOf,
} from './leaky.ts';
import type { Eye, Way } from './twinTables.ts';

export { leaking } from './leaky.ts';

const at = (damage: Damage, eye: Eye = 0, way: Way = 'deal', game = 'playca'): Leak => ({ damage, eye, way, game });
/** Where seats act at the same time and do not see what the other does. */
const aside = (damage: Damage): Leak => at(damage, 0, 'aside', 'inazuma');
/** Something befalls the clocks with whatever is done out of sight: they have not noticed that. */
const doneAside =
  (change: (clocks: Clocks, entry: Entry) => unknown): Damage =>
  () =>
    instead(
      Replica.prototype,
      'apply',
      (was) =>
        function (this: Replica, entry) {
          was.call(this, entry);
          if (this.clocks.at < entry.at) change(this.clocks, entry);
        },
    );
const decksIn = ({ seats }: Replica) => seats.map(({ sitting }) => sitting?.deck);

export const leaks: { readonly [name: string]: Leak } = {
  // In news.
  "another's question": at(news((_, { view }) => view?.ask ?? null)),
  "the length of another's question": at(news((_, { view }) => JSON.stringify(view?.ask ?? null).length)),
  "another's zones": at(news((_, { view }) => view?.zones.map((zone) => zone.cards) ?? null)),
  "the length of another's view": at(news((_, other) => JSON.stringify(other.view).length)),
  'what another does not know yet': at(news((_, { view }) => view?.unseen ?? null)),
  'the hash of the state': at(news(({ timeline }) => timeline?.hash() ?? null)),
  'the key of chance': at(news(({ timeline }) => timeline?.seed ?? null)),
  'the top cards of piles': at(news((replica) => topCards(replica))),
  'where cards lie': at(news((replica) => cards(replica))),
  'a sum over what is hidden': at(news((replica) => cards(replica).reduce((sum, card, i) => sum + card * (i % 7), 0))),
  'one bit of the order of cards': at(news((replica) => bitOf(replica))),
  'a space more where that bit is set': at(news((replica) => ' '.repeat(bitOf(replica)))),
  'a hand, to whoever watches': at(
    news((_, { view }) => view?.zones.map((zone) => zone.cards) ?? null),
    'spectator',
    'deal',
    'fftcg',
  ),
  "another's log": at(
    changedNews((frame, teller, viewer) => ({ ...frame, entries: wholeOf(teller, otherThan(viewer)).entries })),
    0,
    'deal',
    'fftcg',
  ),
  'a question put to the wrong seat': at(
    changedNews((frame, teller, viewer) => ({
      ...frame,
      news: { ...Object(frame.news), ask: wholeOf(teller, otherThan(viewer)).view?.ask },
    })),
    1,
    'deal',
    'fftcg',
  ),
  // In views.
  "another's cards, to whoever comes back": at(
    whole((_, { view }) => view?.zones.map((zone) => zone.cards) ?? null),
    0,
    'deal',
    'fftcg',
  ),
  'cards that lie face down keep their number through a shuffle': at(() =>
    instead(
      Timeline.prototype,
      'view',
      (was) =>
        function (this: Timeline, ...asked) {
          const view = was.apply(this, asked);
          const { zones } = replay(this.game, this.record());
          return { ...view, zones: view.zones.map((zone, i) => ({ ...zone, was: zones[i] })) };
        },
    ),
  ),
  'the order of a pile': at(whole((replica) => stateOf(replica)?.zones.map((pile) => pile.at(0)) ?? null)),
  // Out of sight.
  'numbers that count what happens out of sight': aside(() => instead(Replica.prototype, 'toldTo', () => latestSeq)),
  'steps that count what happens out of sight': aside(() => instead(OutOfSight.prototype, 'number', () => (_, step) => step)),
  "another's number of commands": aside(() =>
    instead(
      Replica.prototype,
      'standing',
      (was) =>
        function (this: Replica) {
          return { ...was.call(this), numbers: this.seats.map(({ n }) => n) };
        },
    ),
  ),
  'a sign of life with whatever is written': aside(() =>
    instead(
      Crowd.prototype,
      'tellNews',
      (was) =>
        function (this: Crowd) {
          this.tellWhoIsHere();
          return was.call(this);
        },
    ),
  ),
  'that something was taken back out of sight': aside(() =>
    instead(
      Replica.prototype,
      'apply',
      (was) =>
        function (this: Replica, entry) {
          was.call(this, entry);
          if (entry.kind === 'undo') this.told.forEach((count, viewer) => (this.told[viewer] = count + 1));
        },
    ),
  ),
  'a clock that tells when something was done out of sight': aside(
    doneAside((clocks, { at, seat }) => clocks.passed(at, clocks.runs, seat === TABLE ? null : seat)),
  ),
  'a decision that begins anew out of sight': aside(doneAside((clocks, { seat }) => clocks.left[seat]++)),
  'more time for whoever does something out of sight': aside(() => {
    const more = new WeakMap<Clocks, number>();
    const repairs = [
      doneAside((clocks) => more.set(clocks, (more.get(clocks) ?? 0) + 200))(),
      instead(
        Clocks.prototype,
        'due',
        (was) =>
          function (this: Clocks) {
            const due = was.call(this);
            return due && { ...due, at: due.at + (more.get(this) ?? 0) };
          },
      ),
    ];
    return () => {
      for (const repair of repairs) repair();
    };
  }),
  // Decks and numbers of chance.
  "the name of another's deck": at(
    standing((_, replica) => ({ decks: decksIn(replica).map((deck) => deck?.name) })),
    0,
    'decks',
  ),
  "another's list": at(
    whole((replica) => decksIn(replica).map((deck) => deck?.list)),
    1,
    'decks',
  ),
  'the salt of a deck': at(whole((replica) => decksIn(replica).map((deck) => deck?.salt))),
  'a hash of a deck without salt': at(
    standing((now, replica) => ({
      seats: now.seats.map((seat, i) => ({
        ...seat,
        ...(seat.deck && {
          deck: createHash('sha256')
            .update(JSON.stringify(decksIn(replica)[i]?.list))
            .digest('hex'),
        }),
      })),
    })),
  ),
  'the seed of the server': at(standing((_, replica) => ({ seed: replica.seed() }))),
  // Beside the rules.
  'who is there, and a bit': at(
    said((message, to) => ['t' in message && message.t === 'here' ? { ...message, watching: message.watching + bitFor(to) } : message]),
    0,
    'deal',
    'fftcg',
  ),
  'a phrase that means something': at(
    said((message, to) => ['t' in message && message.t === 'said' && bitFor(to) === 1 ? { ...message, phrase: 'oops' } : message]),
    0,
    'deal',
    'fftcg',
  ),
  'a name with a space more': at(
    standing((now, replica) => ({ seats: now.seats.map((seat) => ({ ...seat, name: seat.name + ' '.repeat(bitOf(replica)) })) })),
  ),
  'a clock that is late': at(
    said((message, to) => ['t' in message && message.t === 'p' ? { ...message, now: message.now + bitFor(to) } : message]),
  ),
  'one message more': at(said((message, to) => ('t' in message && message.t === 'p' && bitFor(to) === 1 ? [message, message] : [message]))),
  'hands with the result': at(standing((now, replica) => (now.over ? { hands: cards(replica) } : {}))),
  // In answers.
  'the number of an acknowledgement': at(answers((answer) => (answer.t === 'ack' ? { ...answer, seq: answer.seq + bit() } : answer))),
  'why a pick was refused': at(refused('pick', 'other'), 0, 'deal', 'fftcg'),
  'why nothing can be taken back': at(refused('undo', 'chance'), 0, 'deal', 'fftcg'),
  'why nobody can be left behind': at(refused('claim', 'noOffer'), 0, 'deal', 'fftcg'),
  // Over HTTP.
  'why there is no record yet': at(
    matches(
      'record',
      (was) =>
        async function (this: Matches, id, player) {
          if (bitOf((await this.live(id)).replica) === 1) throw new Refusal('busy');
          return was.call(this, id, player);
        },
    ),
  ),
  'a replay from a seat, for whoever asks': at(
    matches(
      'placeOf',
      (was) =>
        async function (this: Matches, id, player, secret) {
          return (await was.call(this, id, player, secret)) ?? ((await this.live(id)).replica.result ? 0 : null);
        },
    ),
    1,
  ),
  'a seat for whoever watches': at(
    matches(
      'placeOf',
      (was) =>
        async function (this: Matches, id, player, secret) {
          return (await was.call(this, id, player, secret)) ?? 0;
        },
    ),
    'spectator',
  ),
  'more people who watch than there are': at(() =>
    instead(
      Waitings.prototype,
      'watchable',
      (was) =>
        async function (this: Waitings, all, game) {
          const list = await was.call(this, all, game);
          return Promise.all(list.map(async (one) => ({ ...one, watching: one.watching + bitOf((await all.live(one.id)).replica) })));
        },
    ),
  ),
  'a header': at(() =>
    instead(
      ServerResponse.prototype,
      'writeHead',
      (was) =>
        function (this: ServerResponse, ...given: unknown[]) {
          this.setHeader('x-cards', bit());
          return Reflect.apply(was, this, given);
        },
    ),
  ),
  'a report that fails where a bit is set': at(() =>
    instead(
      Admin.prototype,
      'report',
      (was) =>
        function (this: Admin, report) {
          return bit() === 1 ? Promise.reject(new Refusal('busy')) : was.call(this, report);
        },
    ),
  ),
  'a number for whoever runs the server': at(() =>
    instead(
      Metrics.prototype,
      'text',
      (was) =>
        function (this: Metrics) {
          return `${was.call(this)}touchline_hidden{bit="${bit()}"} 1\n`;
        },
    ),
  ),
  // To programs.
  'a program is shown more': at(
    said((message, to) => {
      const replica = looked.get(to);
      if (!('text' in message) || !to.whole || !replica) return [message];
      return [{ text: `${message.text.slice(0, -1)},"more":${JSON.stringify(topCards(replica))}}` }];
    }),
    'program',
  ),
  "a program's answers": at(
    answers((answer) => ({ ...answer, ...(answer.t === 'no' && bit() === 1 && { why: 'busy' }) })),
    'program',
  ),
  // To those who are behind.
  'too early, for those who watch late': at(
    matches(
      'live',
      (was) =>
        function (this: Matches, id) {
          return was.call(this, id);
        },
    ),
    'spectator',
    'late',
  ),
  'how far a match is that is watched late': at(
    () =>
      instead(
        Waitings.prototype,
        'watchable',
        (was) =>
          async function (this: Waitings, all, game) {
            const list = await was.call(this, all, game);
            return Promise.all(list.map(async (one) => ({ ...one, last: (await all.live(one.id)).replica.link })));
          },
      ),
    'spectator',
    'late',
  ),
  // In replays.
  "another's replay": at(retold((_, theirs) => theirs())),
  "another's steps beside one's own": at(
    retold(async (mine, theirs) => JSON.stringify({ ...JSON.parse(mine), theirs: JSON.parse(await theirs()).steps })),
  ),
  "one bit of another's replay": at(
    retold(
      async (mine, theirs) =>
        `${mine.slice(0, -1)},"bit":${[...(await theirs())].reduce((sum, letter, i) => sum ^ ((letter.charCodeAt(0) * i) & 1), 0)}}`,
    ),
  ),
};

function latestSeq(this: Replica): number {
  return this.seq;
}
