/** Set-up, kick-off, two halves, and Extra Time where the score is level. */
import type { Called, Seat } from '@touchline/engine';
import { shuffleIn } from '../piles.ts';
import { teamOf } from '../setUp.ts';
import { act, ask, attacker, leave, loop, offer, over, phase, SEATS, seq, sub, type T, type Tsubasa, when } from '../state.ts';
import { deck, discard, firstDeck, hand, removed, secondDeck, signings, unsigned } from '../zones.ts';
import { duelFlows } from './duel.ts';
import { playFlows } from './play.ts';
import { ballLost, refill, round } from './round.ts';
import { shootFlows } from './shoot.ts';

// ---------------------------------------------------------------- set-up

/** TSU-113. */
const SIGNINGS = 4;

/** TSU-104, TSU-106, TSU-110, TSU-113. */
const setUp = act('setUp', 'TSU-104', (t) => {
  for (const zone of [firstDeck, secondDeck]) {
    t.shuffle(t.at(zone), -1);
    t.move(t.top(zone), t.at(removed));
  }
  if (t.count(unsigned) > 0) {
    t.shuffle(t.at(unsigned), -1);
    for (let n = 0; n < SIGNINGS; n++) t.move(t.top(unsigned), t.at(signings));
  }
  for (const seat of SEATS) t.shuffle(t.at(deck, seat));
});

// ---------------------------------------------------------------- kick-off

/** TSU-201: the coach of the team that the marker shows. Until the whistle is given, the marker lies with that coach. */
const flip = act('flip', 'TSU-201', (t) => {
  const team = t.random(-1, 2) === 0 ? 'nankatsu' : 'toho';
  t.set('attacker', teamOf(t.s.options, 0) === team ? 0 : 1);
  t.emit('flip', [], { team }, attacker(t));
});

/** TSU-202, TSU-203. */
function kickOff(t: T, seat: Seat): void {
  t.set('whistle', seat);
  t.set('attacker', seat);
}

const chooseKickOff = when(
  'chosen',
  (t) => t.option<string>('kickoffChoice') === 'winnerChooses',
  ask('kickOff', {
    who: attacker,
    clause: 'TSU-201',
    offers: [
      offer('ownKickOff', { take: (t, _o, seat) => kickOff(t, seat) }),
      offer('theirKickOff', { take: (t, _o, seat) => kickOff(t, 1 - seat) }),
    ],
  }),
  act('kickOff', 'TSU-202', (t) => kickOff(t, attacker(t))),
);

// ---------------------------------------------------------------- halves

/** TSU-602, TSU-603, TSU-615, TSU-R35, TSU-R39, TSU-R42: Injury Time ends with a goal or a lost ball, or after as many rounds as the option says. */
export function halfEnd(t: T): '' | 'goal' | 'lost' | 'cap' {
  const { injury, outcome } = t.own;
  if (injury === 0) return '';
  if (outcome === 'goal') return 'goal';
  if (ballLost(t.own)) return 'lost';
  const cap = t.option<number>('injuryTimeCap');
  return cap > 0 && injury >= cap ? 'cap' : '';
}

/** TSU-204, TSU-510. */
const rounds = loop(
  'rounds',
  round,
  when(
    'halfOver',
    (t) => halfEnd(t) !== '',
    seq(
      act('halfOver', 'TSU-602', (t) => t.emit('halfOver', [], { half: t.own.half, why: halfEnd(t), goals: t.own.goals })),
      leave('rounds'),
    ),
  ),
);

/** TSU-607, TSU-R40, TSU-R44: in the second half of each pair the other coach kicks off. */
const begin = act('begin', 'TSU-607', (t) => {
  const half = t.v<number>('half');
  t.set('half', half);
  t.set('round', 0);
  t.set('injury', 0);
  t.set('outcome', '');
  t.set('attacker', half % 2 === 0 ? t.own.whistle : 1 - t.own.whistle);
  t.emit('kickOff', [], { half }, attacker(t));
});

/** TSU-608: four cards of its Match Deck are laid open first; those of the first half lie there already (TSU-105). */
const half: Called<Tsubasa> = { vars: ['half'], body: phase('half', 'TSU-204', begin, refill, rounds) };
const playHalf = (n: number) => sub('half', { half: () => n });

/** TSU-604, TSU-605, TSU-606, TSU-611, TSU-619, TSU-R43: deck, Discard Pile and hand make a new deck; everything else stays as it is. */
const shuffleAll = act('shuffleAll', 'TSU-604', (t) => {
  for (const seat of SEATS) shuffleIn(t, seat, discard, hand);
});

/** TSU-102. */
const level = (t: T): boolean => t.own.goals[0] === t.own.goals[1];

const won = (name: string, clause: string, reason: string) =>
  when(
    name,
    (t) => !level(t),
    over(name, clause, (t) => ({ winners: [t.own.goals[0] > t.own.goals[1] ? 0 : 1], scores: t.own.goals, reason })),
  );

/** TSU-616: the first Attacker is chosen at random. */
const tossUp = act('tossUp', 'TSU-616', (t) => t.set('whistle', t.random(-1, 2)));

/** TSU-612, TSU-614, TSU-617, TSU-R46: two halves of two rounds, always in full. */
const extraTime = seq(
  shuffleAll,
  tossUp,
  playHalf(2),
  when('reshuffled', (t) => t.option<string>('extraTimeReshuffle') === 'eachHalf', shuffleAll),
  playHalf(3),
);

export const match = seq(
  phase('setUp', 'TSU-104', setUp, refill, flip, chooseKickOff),
  playHalf(0),
  shuffleAll,
  playHalf(1),
  won('won', 'TSU-609', 'goals'),
  when(
    'noExtraTime',
    (t) => !t.option<boolean>('extraTime'),
    over('drawn', 'TSU-610', (t) => ({ winners: SEATS, scores: t.own.goals, reason: 'level' })),
  ),
  extraTime,
  won('wonLate', 'TSU-609', 'extraTime'),
  over('champions', 'TSU-618', (t) => ({ winners: SEATS, scores: t.own.goals, reason: 'champions' })),
);

export const flows: { readonly [name: string]: Called<Tsubasa> } = { half, ...playFlows, ...shootFlows, ...duelFlows };
