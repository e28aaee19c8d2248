/** EPC-500 to EPC-700: pass, uses, Burning Chance, and the chain of battles. */
import { rawStat, type Seat } from '@touchline/engine';
import { active, chance, field, hissatsuHand } from '../areas.ts';
import { discardAll, takeTop } from '../piles.ts';
import {
  act,
  ask,
  attacker,
  defender,
  fallen,
  fighter,
  leave,
  loop,
  offer,
  phase,
  phaseEnding,
  seq,
  sub,
  type T,
  when,
  window,
} from '../state.ts';
import {
  cannotUse,
  costOf,
  effectOffer,
  emptied,
  flipEffects,
  hasText,
  passEffects,
  slotTaken,
  timings,
  typeNow,
  useCard,
  useFacts,
} from '../uses.ts';

// ---------------------------------------------------------------- flips and passes

/**
 * EPC-604, EPC-709: which face-down card comes next is its owner's choice, or the arranged order; that one comes is not (EPC-R41).
 * Its Flip texts are handled before anything else (EPC-607, EPC-715).
 */
const nextCharacter = seq(
  ask('nextCharacter', {
    who: (t) => t.v<number>('seat'),
    clause: 'EPC-R2',
    open: true,
    offers: [
      offer('flip', {
        things: (t, seat) => t.pile(field, seat),
        unless: (t, seat, card) => (t.option<boolean>('fixedFieldOrder') && t.pile(field, seat)[0] !== card ? 'EPC-R2' : ''),
        take: (t, o, seat) => t.move(o.card, t.at(active, seat)),
      }),
    ],
  }),
  flipEffects((t) => t.v<number>('seat')),
);

/** EPC-R52: a fallen character is replaced at once, the attacker's first; a side without another has been broken through. */
const replaceFallen = loop(
  'falling',
  when('allStand', (t) => fallen(t).length === 0, leave('falling')),
  when(
    'another',
    (t) => replaceable(t).length > 0,
    seq(
      act('notByPass', 'EPC-R52', (t) => t.setOf('arrived', replaceable(t)[0], 0)),
      sub('nextCharacter', { seat: (t) => replaceable(t)[0] }),
    ),
    sub('noCharacter'),
  ),
);

const replaceable = (t: T): Seat[] => fallen(t).filter((seat) => t.count(field, seat) > 0);

/**
 * EPC-600: only the attacker (EPC-601) may swap the active character for another that lies face-down (EPC-R60), once a battle (EPC-R3),
 * also as a shooter (EPC-608, EPC-R38). The opponent's character stays (EPC-609); the new one fights this battle (EPC-611).
 */
const maybePass = loop(
  'passing',
  ask('passDecision', {
    who: attacker,
    clause: 'EPC-605',
    open: true,
    offers: [
      offer('pass', {
        unless: (t, seat) => (t.count(field, seat) === 0 ? 'EPC-602' : t.own.passes > 0 && !t.option('multiPass') ? 'EPC-606' : ''),
      }),
      offer('stay', { then: leave('passing') }),
    ],
  }),
  act('passOut', 'EPC-610', (t) => t.set('passes', t.own.passes + 1)),
  passEffects(attacker),
  act('leaveField', 'EPC-603', (t) => {
    const seat = attacker(t);
    if (t.count(active, seat) > 0) discardAll(t, seat, t.pile(active, seat));
    t.setOf('arrived', seat, 1);
  }),
  sub('nextCharacter', { seat: attacker }),
);

// ---------------------------------------------------------------- uses

/**
 * EPC-511: the attacker finishes all uses, then the defender (no second go, EPC-R6), each Hissatsu and effect at most once (EPC-508,
 * EPC-509), both kinds in one battle (EPC-510). Using nothing is a choice (EPC-528); the Burning Chance follows all the same (EPC-R66).
 */
const uses = window('uses', {
  clause: 'EPC-511',
  first: attacker,
  next: 'same',
  pass: 'final',
  passVerb: 'done',
  offers: [
    offer('use', {
      things: (t, seat) => t.pile(hissatsuHand, seat),
      unless: (t, seat, card) => {
        const { kind } = t.def(card);
        if (kind !== typeNow(t, seat)) return kind === 'support' ? 'EPC-404' : 'EPC-506';
        return slotTaken(t, seat, card) ? 'EPC-508' : cannotUse(t, seat, card);
      },
      facts: useFacts,
      figures: (t, _seat, o) => ({ cost: costOf(t, o.card) }),
      merge: true,
      take: (t, o, seat) => {
        t.set('used', [...t.own.used, `${seat}:${t.def(o.card).id}`]);
        useCard(t, o.card, seat);
      },
      then: emptied,
    }),
    { ...effectOffer(timings), then: emptied },
  ],
});

// ---------------------------------------------------------------- Burning Chance

/**
 * EPC-701, EPC-R58: OF of the attacker's fighter or DF of the defender's, the other value does not count; plus every Burning Chance card
 * of the battle, tie flips included (EPC-704, EPC-R8); never below 0 (EPC-R33).
 */
export function power(t: T, seat: Seat): number {
  const card = fighter(t, seat);
  let sum = card < 0 ? 0 : rawStat(t as never, card, seat === attacker(t) ? 'of' : 'df');
  const pile = t.pile(chance, seat);
  for (let i = 0; i < pile.length; i++) sum += t.stat(pile[i], 'bcp');
  return Math.max(sum, 0);
}

/** What it is the sum of: the card that fights, then each Burning Chance card. */
const partsOf = (t: T, seat: Seat): number[] => {
  const card = fighter(t, seat);
  const own = card < 0 ? 0 : rawStat(t as never, card, seat === attacker(t) ? 'of' : 'df');
  return [own, ...t.pile(chance, seat).map((c) => t.stat(c, 'bcp'))];
};

/** EPC-R24: as many pairs of flips and no more. */
const MOST_FLIPS = 60;

/** EPC-702, EPC-521, EPC-R26: one card each; on the first flip one more for each effect used before it (EPC-R55, EPC-R56). */
function flipChance(t: T): void {
  const first = t.own.flips === 0;
  let flipped = 0;
  for (const seat of [attacker(t), defender(t)]) {
    const n = first ? t.rule(seat, 'chanceCards') : 1;
    for (let i = 0; i < n; i++) if (takeTop(t, seat, chance) >= 0) flipped++;
  }
  t.set('flips', t.own.flips + 1);
  // EPC-R23: where nothing can break the tie, the defending side wins.
  if (flipped === 0 && power(t, 0) === power(t, 1)) t.set('winner', defender(t));
}

/** EPC-703, EPC-717, EPC-803: only a difference decides. */
function compare(t: T): void {
  const attack = power(t, attacker(t));
  const defence = power(t, defender(t));
  if (t.log) t.emit('powers', [], { attack, defence, attackOf: partsOf(t, attacker(t)), defenceOf: partsOf(t, defender(t)) }, attacker(t));
  if (attack !== defence) t.set('winner', attack > defence ? attacker(t) : defender(t));
}

const burningChance = loop(
  'burningChance',
  act('flip', 'EPC-702', flipChance),
  when('unbreakable', (t) => t.own.winner >= 0, leave('burningChance')),
  // EPC-714, EPC-R13: effects after the flips, attacker first; only where somebody has one, which all can see.
  when(
    'afterFlip',
    (t) => afterFlipEffect(t, 0) || afterFlipEffect(t, 1),
    window('chanceEffects', {
      clause: 'EPC-R13',
      first: attacker,
      next: 'same',
      pass: 'final',
      passVerb: 'done',
      seats: (t) => [0, 1].filter((seat) => afterFlipEffect(t, seat)),
      offers: [{ ...effectOffer(() => ['burningChance']), then: emptied }],
    }),
  ),
  act('compare', 'EPC-717', compare),
  when('decided', (t) => t.own.winner >= 0, leave('burningChance')),
  when(
    'cap',
    (t) => t.own.flips >= MOST_FLIPS,
    seq(
      act('capped', 'EPC-R24', (t) => t.set('winner', defender(t))),
      leave('burningChance'),
    ),
  ),
);

/** Has this side's fighter a text with the Burning Chance timing? The card is public, so is the answer. */
const afterFlipEffect = (t: T, seat: Seat): boolean => hasText(t, fighter(t, seat), AFTER_FLIPS);
const AFTER_FLIPS = ['burningChance'] as const;

// ---------------------------------------------------------------- the battle

/** Pass, uses, Burning Chance: the same for a breakthrough battle and a shot (EPC-802). Ends with `winner` set. */
export const fight = phase('fight', 'EPC-605', maybePass, uses, burningChance);

/** EPC-707, EPC-712, EPC-716: however a battle ends, its cards and marks go. */
export const battleOver = act('battleOver', 'EPC-707', (t) => {
  for (const seat of [0, 1]) if (t.count(chance, seat) > 0) discardAll(t, seat, t.pile(chance, seat));
  t.set('used', NONE);
  t.set('arrived', NOBODY);
  t.set('passes', 0);
  t.set('flips', 0);
});
const NONE: readonly string[] = [];
const NOBODY: readonly number[] = [0, 0];

const loser = (t: T): Seat => 1 - t.own.winner;

/**
 * EPC-705, EPC-706: the winner has the ball and keeps the card, fresh for the next battle (EPC-R37). The loser's card goes; when no
 * other is left (EPC-713: after three to five battles, fewer with passes) the winner shoots, whoever attacked (EPC-710, EPC-711).
 */
export const breakthrough = phase(
  'breakthrough',
  'EPC-202',
  loop(
    'battles',
    phaseEnding(
      'battle',
      'EPC-701',
      battleOver,
      act('newBattle', 'EPC-716', (t) => t.set('winner', -1)),
      sub('fight'),
      act('ball', 'EPC-706', (t) => t.set('attacker', t.own.winner)),
    ),
    act('loserOut', 'EPC-708', (t) => discardAll(t, loser(t), t.pile(active, loser(t)))),
    when('brokenThrough', (t) => t.count(field, loser(t)) === 0, leave('battles')),
    sub('nextCharacter', { seat: loser }),
  ),
);

export const battleFlows = {
  fight: { vars: [], body: fight },
  nextCharacter: { vars: ['seat'], body: nextCharacter },
  replaceFallen: { vars: [], body: replaceFallen },
};
