/** FFT-2061 to FFT-2064: Characters of two cards, of which the upper one says what they are. */
import type { Happening, Seat } from '@touchline/engine';
import type { T } from './state.ts';
import { under } from './zones.ts';

export const isNamed = (t: T, card: number, name: string): boolean => t.is(card, 'name', name);

/**
 * FFT-2062: the same Character, with its state, its damage and all that was laid on it, is another card from now on; the one it was lies
 * under it. FFT-2061: it has the names of both.
 */
export function putOnTop(t: T, character: number, top: number): void {
  const names = t.def(character).traits.name.filter((name) => !t.def(top).traits.name.includes(name));
  t.put(top, t.at(under));
  t.exchange(character, top);
  t.set('primed', [...t.own.primed, t.ref(character)]);
  t.set('beneath', [...t.own.beneath, t.ref(top)]);
  const on = { refs: [t.ref(character)] };
  for (const by of names)
    t.gain({ source: null, seat: t.controller(character), on, stat: 'name', change: 'also', by, until: [], clause: 'FFT-2061' });
}

/** FFT-2064: the cards under a Character that has left go to the same kind of zone, each to its owner's. */
export function followCharacter(t: T, events: readonly Happening[]): void {
  const { primed, beneath } = t.own;
  if (primed.length === 0) return;
  const stays = primed.map((character) => t.find(character) >= 0);
  if (stays.every(Boolean)) return;
  t.set(
    'primed',
    primed.filter((_, i) => stays[i]),
  );
  t.set(
    'beneath',
    beneath.filter((_, i) => stays[i]),
  );
  primed.forEach(({ id }, i) => {
    const move = stays[i] ? undefined : events.find((e) => e.type === 'move' && e.card === id);
    const card = t.find(beneath[i]);
    if (move && card >= 0) t.move(card, t.at(t.zone(move.to!).kind, t.s.owner[card]), move.at);
  });
}

/** FFT-R39: a Character goes back to the owner of its lowest card when nobody's text gives control of it any more. */
export function ownerOf(t: T, character: number): Seat {
  const lowest = t.own.primed.findIndex((on) => t.find(on) === character);
  return t.s.owner[lowest < 0 ? character : t.own.beneath[lowest].id];
}
