/**
 * INA-600: the window of actions. The attacker goes first (INA-601); on each go one technique, one assist or one ability (INA-602), as
 * often as a player likes (INA-606), each carried out before the next (INA-605, INA-R15). It closes after two passes in a row (INA-603);
 * who passed may act again if the other did (INA-604, INA-R14).
 */
import { type Called, type Seat, startAbility, unusable } from '@touchline/engine';
import { abilityOffer } from './abilities.ts';
import { assistOffer } from './assists.ts';
import { conditionClause, usedIn } from './conditions.ts';
import { deckOut } from './piles.ts';
import { fielded } from './pitch.ts';
import { act, attacker, type Inazuma, offer, phaseNow, seq, type T, window } from './state.ts';
import { discard, hand, technique } from './zones.ts';

/**
 * INA-608: one of the player's own characters on the field for each icon, wherever it stands and whether or not it takes part (INA-610);
 * no goalkeeper (INA-611), nobody on the bench (INA-612). Equal icons need as many characters (INA-609, INA-R16); no icon needs none
 * (INA-613).
 */
function missing(t: T, seat: Seat, card: number): string {
  const icons = (t.def(card).notes?.requires ?? []) as readonly string[];
  const field = fielded(t, seat);
  return icons.find((icon) => field.filter((c) => t.is(c, 'attribute', icon)).length < icons.filter((i) => i === icon).length) ?? '';
}

/** The clause that forbids a technique now, or ''. What could do nothing is not played: no kicker, no help for one (INA-R62). */
function cannotPlay(t: T, seat: Seat, card: number): string {
  const [index] = t.game.abilitiesOf[t.s.def[card]];
  if (!usedIn(t, index, phaseNow(t))) return 'INA-616';
  if (t.stat(card, 'level') > t.own.turn) return 'INA-607';
  if (missing(t, seat, card) !== '') return 'INA-608';
  switch (unusable(t, index, card, seat)) {
    case '':
      return '';
    case 'condition':
      return conditionClause(t.ability(index).if!, 'INA-R33');
    default:
      return 'INA-638';
  }
}

const playOffer = offer('play', {
  things: (t, seat) => t.pile(hand, seat).filter((card) => t.def(card).kind === 'technique'),
  unless: cannotPlay,
  facts: (t, seat, card) => ({
    card: t.def(card).name,
    level: t.def(card).stats.level ?? 0,
    turn: t.own.turn,
    attribute: missing(t, seat, card),
  }),
  merge: true,
  take: (t, o, seat) => t.call('technique', { seat, card: { ...t.ref(o.card) } }),
});

/** INA-614, INA-R49: from the hand into the open, carried out, then to the discard pile at once. */
const carryOut = seq(
  act('reveal', 'INA-614', (t) => {
    const card = t.vCard('card');
    const seat = t.v<number>('seat');
    t.move(card, t.at(technique, seat));
    t.emit('play', card, {}, seat);
    t.let('card', { ...t.ref(card) });
  }),
  act('effect', 'INA-614', (t) => {
    const card = t.vCard('card');
    startAbility(t, t.game.abilitiesOf[t.s.def[card]][0], t.ref(card), t.v<number>('seat'));
  }),
  act('finish', 'INA-614', (t) => t.move(t.vCard('card'), t.at(discard, t.v<number>('seat')))),
);

export const actions = window('actions', {
  clause: 'INA-602',
  first: attacker,
  next: 'other',
  pass: 'row',
  // INA-R39: with the shooting phase its window ends too.
  until: (t) => t.own.stopped,
  // INA-307, INA-R23: whatever a text took from a deck.
  offers: [{ ...playOffer, then: deckOut }, assistOffer, { ...abilityOffer, then: deckOut }],
});

export const useFlows: { readonly [name: string]: Called<Inazuma> } = {
  technique: { vars: ['seat', 'card'], body: carryOut },
};
