/** TSU-744 to TSU-748: a Special Shot and a Special Defence, chosen in secret and shown together. */
import type { Called } from '@touchline/engine';
import { toBox } from '../piles.ts';
import { act, askAll, attacker, bothSides, defender, offer, seq, type T, type Tsubasa } from '../state.ts';
import { blocks, shots } from '../zones.ts';

const choices = (t: T, seat: number): readonly number[] => t.pile(seat === attacker(t) ? shots : blocks, seat);

const choose = askAll('duel', {
  clause: 'TSU-744',
  // TSU-R77: who has none left does not block.
  seats: (t) => bothSides(t).filter((seat) => choices(t, seat).length > 0),
  offers: [
    offer('choose', {
      things: choices,
      take: (t, o, seat) => t.let(seat === attacker(t) ? 'shot' : 'block', { ...t.ref(o.card) }),
    }),
  ],
});

/** TSU-745, TSU-746: both are shown at once; the defence of the same name and colour blocks. TSU-R47: they are kept, unless the option says so. */
const reveal = act('reveal', 'TSU-746', (t) => {
  const shot = t.vCard('shot');
  const block = t.vCard('block');
  const [key] = t.traits(shot, 'key');
  const blocked = block >= 0 && t.is(block, 'key', key);
  t.emit('duel', block >= 0 ? [shot, block] : [shot], { key, blocked, defender: defender(t) }, attacker(t));
  t.set('outcome', blocked ? 'blocked' : 'goal');
  if (t.option<boolean>('specialCardsSingleUse')) for (const card of [shot, block]) if (card >= 0) toBox(t, card);
});

export const duelFlows: { readonly [name: string]: Called<Tsubasa> } = { duel: { vars: ['shot', 'block'], body: seq(choose, reveal) } };
