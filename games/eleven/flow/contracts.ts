/** ELV-721 to ELV-730, ELV-R27: contracts with Sponsors, and what is paid back for a lost one. */
import type { Called, Seat } from '@touchline/engine';
import { inOwnKinds } from '../kinds.ts';
import { refill } from '../piles.ts';
import { lose, moveStat } from '../resources.ts';
import { freeAdboards, isKitFree } from '../stadium.ts';
import { act, type Eleven, offer, seatHere, seq, type T, when } from '../state.ts';
import { gainOf, start, textAt } from '../texts.ts';
import { adboards, kit, signing, sponsorDiscard } from '../zones.ts';

/** As a Sponsor's mark counts them; 0: a Small contract, which is over at once. */
export const ADBOARD = 1;
/** ELV-724: taken for the bonus. */
export const ADBOARD_BONUS = 2;
export const KIT = 3;

/** ELV-728: the clause that keeps a contract from being chosen. */
const full: { readonly [verb: string]: (t: T, seat: Seat) => string } = {
  small: () => '',
  adboard: (t, seat) => (freeAdboards(t, seat) > 0 ? '' : 'ELV-726'),
  adboardBonus: (t, seat) => (freeAdboards(t, seat) > 0 ? '' : 'ELV-726'),
  kit: (t, seat) => (isKitFree(t, seat) ? '' : 'ELV-727'),
};
const VERBS = ['small', 'adboard', 'adboardBonus', 'kit'];
/** The text that is carried out first. */
const TEXTS = ['small', 'adboard', 'bonus', 'kit'] as const;

/** One answer for each Sponsor and contract. `unless`: what else keeps a card from being taken; `taken`: what the choice uses up. */
export const contractOffers = (
  cards: (t: T) => readonly number[],
  unless: (t: T, seat: Seat, card: number) => string = () => '',
  taken: (t: T, seat: Seat) => void = () => {},
) =>
  VERBS.map((verb, how) =>
    offer(verb, {
      things: cards,
      unless: (t, seat, card) => full[verb](t, seat) || unless(t, seat, card),
      figures: (t, _seat, o) => gainOf(t, textAt(t, o.card, TEXTS[how])),
      take: (t, o, seat) => {
        taken(t, seat);
        t.call('sign', { seat, card: { ...t.ref(o.card) }, how });
      },
    }),
  );

const how = (t: T): number => t.v<number>('how');

/** ELV-722, ELV-724, ELV-725: it is laid where it belongs, and the row is filled before anything else happens (ELV-117). */
const lay = act('lay', 'ELV-722', (t) => {
  const card = t.vCard('card');
  const to = how(t) === KIT ? kit : how(t) === 0 ? signing : adboards;
  t.move(card, t.at(to, seatHere(t)));
  t.setMark(card, 'contract', how(t));
  t.emit('contract', card, { how: VERBS[how(t)] }, seatHere(t));
  refill(t, 'sponsors');
});

const run = (name: string, clause: string, timing: 'small' | 'adboard' | 'kit' | 'bonus') =>
  act(name, clause, (t) => start(t, t.vCard('card'), timing, seatHere(t)));

/** ELV-729: all of it, what costs something too. */
const sign = seq(
  lay,
  when(
    'small',
    (t) => how(t) === 0,
    seq(
      run('small', 'ELV-723', 'small'),
      act('discard', 'ELV-723', (t) => t.move(t.vCard('card'), t.at(sponsorDiscard))),
    ),
  ),
  when('adboard', (t) => how(t) === ADBOARD, run('adboard', 'ELV-724', 'adboard')),
  when('kit', (t) => how(t) === KIT, run('kit', 'ELV-725', 'kit')),
  when('bonus', (t) => how(t) >= ADBOARD_BONUS, run('bonus', 'ELV-725', 'bonus')),
);

/** ELV-411, ELV-730, ELV-R27, ELV-R93: cash and VP tokens its contract gave, as many as are owned, and Stats back; a bonus is never paid back. */
export function loseSponsor(t: T, seat: Seat, card: number): void {
  const contract = t.mark(card, 'contract');
  const why = t.def(card).id;
  t.emit('sponsorLost', card, {}, seat);
  if (contract !== ADBOARD_BONUS)
    for (const e of inOwnKinds(t.ability(textAt(t, card, contract === KIT ? 'kit' : 'adboard')).do)) {
      if (e.do === 'receive') lose(t, seat, e.of, e.n, why);
      if (e.do === 'victoryPoints') lose(t, seat, 'vp', e.n, why);
      if (e.do === 'raise') moveStat(t, seat, e.of, -1, why);
    }
  t.move(card, t.at(sponsorDiscard));
}

export const contractFlows: { readonly [name: string]: Called<Eleven> } = {
  sign: { vars: ['seat', 'card', 'how'], body: sign },
};
export const sponsorsOf = (t: T, seat: Seat): number[] => [...t.pile(adboards, seat), ...t.pile(kit, seat)];
