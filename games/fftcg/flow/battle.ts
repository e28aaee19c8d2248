/** FFT-1020 to FFT-1027, FFT-1300: the Damage Resolution Step. After it everybody may act (FFT-R63). */
import { type Flow, forbidden, type Happening, type Ref, type Seat } from '@touchline/engine';
import { attackers, blocker, has, power } from '../characters.ts';
import { act, ask, type Fftcg, leave, loop, nonTurnPlayer, offer, seq, sub, type T, when } from '../state.ts';

const STEP = 1000;

const bothThere = (t: T) => attackers(t).length > 0 && blocker(t) >= 0;

/** FFT-1113, FFT-R64: a party strikes first only if every member still in battle does. FFT-1310, FFT-R32: fixed when the step begins. */
const partyFirst = (t: T) => attackers(t).every((c) => has(t, c, 'firstStrike'));
const blockerFirst = (t: T) => has(t, blocker(t), 'firstStrike');

/** A text may forbid a Forward to deal battle damage. */
const mayStrike = (t: T, card: number) => forbidden(t, 'battleDamage', card, t.controller(card)) === '';

/** FFT-1105, FFT-1110: the party's powers are one amount, without those that may not deal damage. FFT-1114: of the members still there. FFT-1201: damage does not reduce it; FFT-108: below 0 it counts as 0. */
const partyStrikes = (t: T): Happening[] => {
  const members = attackers(t).filter((c) => mayStrike(t, c));
  const n = members.reduce((sum, c) => sum + Math.max(0, power(t, c)), 0);
  return n > 0 && blocker(t) >= 0 ? [{ type: 'damage', card: blocker(t), n, by: members[0], why: 'battle' }] : [];
};

/** FFT-1110: who has dealt this damage; to a blocker, each member that may. */
export function strikersOf(t: T, e: Happening): number[] {
  if (e.why === 'battle' && t.mark(e.card!, 'blocking') === 1) return attackers(t).filter((c) => mayStrike(t, c));
  return e.by === undefined ? [] : [e.by];
}

const sharesOf = (t: T) => t.v<readonly number[] | null>('shares') ?? [];
const blows = (t: T) => (blocker(t) < 0 || !mayStrike(t, blocker(t)) ? 0 : Math.max(0, power(t, blocker(t))));

const blockerStrikes = (t: T): Happening[] => {
  const by = blocker(t);
  if (by < 0) return [];
  const members = (t.v<readonly Ref[] | null>('members') ?? []).map((r) => t.find(r));
  return sharesOf(t).flatMap((n, i) => (n > 0 && members[i] >= 0 ? [{ type: 'damage', card: members[i], n, by, why: 'battle' }] : []));
};

/**
 * FFT-1108, FFT-1109, FFT-R26: the defending player divides the blocker's damage among the members, in thousands, the whole of it; a
 * remainder goes with one of the shares.
 */
const distribute: Flow<Fftcg> = seq(
  act('members', 'FFT-1108', (t) => {
    t.let(
      'members',
      attackers(t).map((c) => ({ ...t.ref(c) })),
    );
    t.let('shares', []);
  }),
  loop(
    'sharing',
    when('shared', (t) => sharesOf(t).length >= (t.v('members') as unknown[]).length, leave('sharing')),
    ask('distribute', {
      who: nonTurnPlayer,
      clause: 'FFT-1108',
      open: true,
      offers: [
        offer('share', {
          list: (t, _seat, add) => {
            const members = t.v<readonly Ref[]>('members');
            const rest = blows(t) - sharesOf(t).reduce((sum, n) => sum + n, 0);
            const card = t.find(members[sharesOf(t).length]);
            if (sharesOf(t).length === members.length - 1) add(card, -1, rest);
            else {
              const odd = rest % STEP;
              for (let n = 0; n < rest; n += STEP) {
                if (n === 0 || rest - n >= STEP) add(card, -1, n);
                if (odd > 0 && n > 0 && n + odd < rest) add(card, -1, n + odd);
              }
              add(card, -1, rest);
            }
          },
          take: (t, o) => t.let('shares', [...sharesOf(t), o.n]),
        }),
      ],
    }),
  ),
);

/** FFT-1025: all of it at once, and known as battle damage (FFT-1209). */
const strike = (name: string, clause: string, events: (t: T) => Happening[]): Flow<Fftcg> =>
  act(name, clause, (t) => {
    const all = events(t);
    t.set('struck', true);
    if (all.length > 0) t.batch(all);
  });

/** FFT-1304 to FFT-1307: one side strikes first; whoever is still in battle strikes back. Nobody may do anything in between (FFT-R46). */
const firstStrike = seq(
  when(
    'party',
    (t) => t.v('partyFirst') === true,
    strike('partyFirst', 'FFT-1304', partyStrikes),
    seq(distribute, strike('blockerFirst', 'FFT-1309', blockerStrikes)),
  ),
  sub('processes'),
  when(
    'strikesBack',
    bothThere,
    when(
      'blockerLast',
      (t) => t.v('partyFirst') === true,
      seq(distribute, strike('blockerLast', 'FFT-1305', blockerStrikes)),
      strike('partyLast', 'FFT-1309', partyStrikes),
    ),
  ),
);

export const blockedBattle = seq(
  act('order', 'FFT-1306', (t) => {
    t.let('partyFirst', partyFirst(t));
    t.let('first', partyFirst(t) !== blockerFirst(t));
  }),
  when(
    'first',
    (t) => t.v('first') === true,
    firstStrike,
    seq(
      distribute,
      strike('together', 'FFT-1025', (t) => [...partyStrikes(t), ...blockerStrikes(t)]),
    ),
  ),
);

/** FFT-1024, FFT-1111: one point, whatever the power, and First Strike or not (FFT-1308). FFT-1118, FFT-R66: dealt by each member. */
const unblocked = act('point', 'FFT-1024', (t) => t.happen({ type: 'wound', seat: opponent(t), n: 1, by: attackers(t)[0], why: 'battle' }));
const opponent = (t: T): Seat => 1 - t.own.turn;

/**
 * FFT-1026: blocked, the player takes nothing. FFT-1021, FFT-R23: what was blocked stays blocked, though the blocker has left; unless the
 * option says otherwise.
 */
const countsAsUnblocked = (t: T) => !t.own.blocked || (blocker(t) < 0 && t.option<string>('blockerLeaves') === 'becomesUnblocked');

export const damageStep = when('unblocked', countsAsUnblocked, unblocked, when('blocked', bothThere, sub('blockedBattle')));
