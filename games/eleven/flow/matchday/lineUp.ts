/**
 * ELV-903 to ELV-913, ELV-R49: the line-up, one decision. A complete suggestion, or by hand: Formation, cards with their Zones, then the
 * other markers. Every step leaves a legal line-up within reach, and the rest can be left to the suggestion at any time.
 */
import type { Seat } from '@touchline/engine';
import { confirm, playFor, priceOf, putBack, putOn, remember, stand } from '../../lineUp/lay.ts';
import { SUGGESTIONS, type Suggestion } from '../../lineUp/model.ts';
import { effectPrice, hasPrice } from '../../lineUp/price.ts';
import { cardlessStrength, choicesOf, freeLeft } from '../../lineUp/squad.ts';
import { complete, layOut, suggested, suggestions } from '../../lineUp/suggest.ts';
import { cardOf, markerFor, numberOf, onPitch, placeOf, showsD } from '../../markers.ts';
import { codeOf, fits, ofCode, PLACES, type Standing, withOne, ZONES } from '../../pitch.ts';
import { assignedOf, isAssigned, isFit, isKeeper, jerseyOf, keeperOf, squadOf, strengthOf, zonesOf } from '../../players.ts';
import { canPay, type Price, pay } from '../../resources.ts';
import { act, again, ask, group, leave, loop, loopWhile, offer, seq, type T, when } from '../../state.ts';
import { bench, formation, pitch } from '../../zones.ts';

export const here = (t: T): Seat => t.strand;

// ---------------------------------------------------------------- what is settled already

const isSet = (t: T, marker: number): boolean => t.mark(marker, 'set') === 1;
const unset = (t: T, seat: Seat): number[] => onPitch(t, seat).filter((marker) => !isSet(t, marker));

/** How many settled markers stand in each place. */
const standing = (t: T, seat: Seat): Standing =>
  PLACES.map((place) => t.pile(pitch, seat, place).filter((marker) => isSet(t, marker)).length);

/** ELV-904, ELV-905: where one more may still stand. */
function open(t: T, seat: Seat): number[] {
  const now = standing(t, seat);
  const shape = ofCode(t.own.shape[seat]);
  return PLACES.filter((place) => fits(withOne(now, place), shape));
}

function settle(t: T, seat: Seat, marker: number, place: number): void {
  stand(t, seat, marker, place);
  t.setMark(marker, 'set', 1);
}

// ---------------------------------------------------------------- Formation

/** With one marker left there is nothing to leave to anybody, and nothing to think about. */
const more = (cards: boolean) => (t: T, seat: Seat) => (cards || unset(t, seat).length > 1 ? '' : 'ELV-904');

const finish = (cards: boolean) =>
  offer('complete', {
    unless: more(cards),
    take: (t, _o, seat) => complete(t, seat, cards),
    then: leave('making'),
  });

/** ELV-R49: nothing is settled before the whole is. */
const startOver = (cards: boolean) =>
  offer('startOver', { unless: more(cards), take: (t, _o, seat) => putBack(t, seat), then: again('making') });

const formations = ask('formation', {
  who: here,
  clause: 'ELV-903',
  offers: [
    offer('formation', {
      list: (t, seat, add) => {
        for (const { tactic, formation: of } of choicesOf(t, seat)) add(tactic, -1, codeOf(of));
      },
      key: (t, _seat, o) => `${t.def(o.card).id}/${ofCode(o.n).join('-')}`,
      take: (t, o, seat) => playFor(t, seat, o.card, ofCode(o.n)),
    }),
    finish(true),
  ],
});

// ---------------------------------------------------------------- cards

/** ELV-610, ELV-907, ELV-908, ELV-911, ELV-913: the clause that keeps a card out of this line-up; '': it can play. */
function keptOut(t: T, seat: Seat, card: number): string {
  if (isAssigned(t, card)) return 'ELV-906';
  if (!isFit(t, card)) return 'ELV-907';
  if (isKeeper(t, card)) return keeperOf(t, seat) < 0 ? '' : 'ELV-913';
  const shares = (other: number) => jerseyOf(t, other) > 0 && jerseyOf(t, other) === jerseyOf(t, card);
  if (markerFor(t, seat, card) < 0 || assignedOf(t, seat).some(shares)) return 'ELV-908';
  return zonesFor(t, seat, card).length > 0 ? '' : 'ELV-911';
}
const zonesFor = (t: T, seat: Seat, card: number): number[] => {
  const free = open(t, seat);
  return zonesOf(t, card).filter((place) => free.includes(place));
};

/** Who has just been assigned and has no Zone yet. */
const zoneless = (t: T, seat: Seat): number =>
  squadOf(t, seat).find((card) => isAssigned(t, card) && !isKeeper(t, card) && !isSet(t, markerFor(t, seat, card))) ?? -1;

/** ELV-911: the Zones printed on the card; ELV-910, ELV-R11: from the Bench Area, a marker without an assigned card makes room. */
const zoneAndRoom = seq(
  when(
    'outfield',
    (t) => zoneless(t, here(t)) >= 0,
    ask('zone', {
      who: here,
      clause: 'ELV-911',
      open: true,
      offers: [
        offer('zone', {
          list: (t, seat, add) => {
            const card = zoneless(t, seat);
            for (const place of zonesFor(t, seat, card)) add(card, -1, place);
          },
          key: (t, _seat, o) => `${t.def(o.card).id}/${ZONES[o.n]}`,
          take: (t, o, seat) => settle(t, seat, markerFor(t, seat, o.card), o.n),
        }),
      ],
    }),
  ),
  when(
    'crowded',
    (t) => onPitch(t, here(t)).length > 10,
    ask('benchOut', {
      who: here,
      clause: 'ELV-910',
      open: true,
      offers: [offer('benchOut', { things: unset, take: (t, o, seat) => t.move(o.card, t.at(bench, seat)) })],
    }),
  ),
);

/** ELV-906, ELV-R77: 1 FIT each; once they are chosen markers stay where they stand (ELV-912). */
const assign = (verb: string, free: boolean) =>
  offer(verb, {
    clause: 'ELV-906',
    things: squadOf,
    unless: (t, seat, card) => {
      const paid = free ? freeLeft(t, seat) > 0 : t.own.fit[seat] > 0;
      return keptOut(t, seat, card) || (paid ? '' : 'ELV-906');
    },
    facts: (t, seat, card) => ({ card: t.def(card).id, fit: t.own.fit[seat] }),
    figures: () => ({ fit: free ? 0 : 1 }),
    take: (t, o, seat) => {
      if (!free) pay(t, seat, { fit: 1 }, 'assign');
      putOn(t, o.card, isKeeper(t, o.card) ? -1 : markerFor(t, seat, o.card), free);
    },
    then: zoneAndRoom,
  });

const figuresOf = ({ fit = 0, fan = 0, op = 0 }: Price) => ({ fit, fan, op });

/** ELV-909: the full cost of an effect, in addition to the 1 FIT. */
const payEffect = offer('payEffect', {
  clause: 'ELV-909',
  things: (t, seat) => squadOf(t, seat).filter((card) => isAssigned(t, card) && hasPrice(t, card)),
  unless: (t, seat, card) => (t.mark(card, 'paid') === 0 && canPay(t, seat, effectPrice(t, card)) ? '' : 'ELV-909'),
  figures: (t, _seat, o) => figuresOf(effectPrice(t, o.card)),
  facts: (t, _seat, card) => ({ card: t.def(card).id, ...figuresOf(effectPrice(t, card)) }),
  take: (t, o, seat) => {
    pay(t, seat, effectPrice(t, o.card), t.def(o.card).id);
    t.setMark(o.card, 'paid', 1);
  },
});

const assigning = loop(
  'assigning',
  ask('assign', {
    who: here,
    clause: 'ELV-906',
    offers: [
      assign('assign', false),
      assign('assignFree', true),
      payEffect,
      offer('done', { then: leave('assigning') }),
      finish(true),
      startOver(true),
    ],
  }),
);

// ---------------------------------------------------------------- the other markers

const placing = loopWhile(
  'placing',
  (t) => unset(t, here(t)).length > 0,
  ask('place', {
    who: here,
    clause: 'ELV-904',
    open: true,
    offers: [
      offer('place', {
        list: (t, seat, add) => {
          const places = open(t, seat);
          for (const marker of unset(t, seat)) for (const place of places) add(marker, -1, place);
        },
        key: (t, _seat, o) => `${t.def(o.card).id}/${ZONES[o.n]}`,
        take: (t, o, seat) => settle(t, seat, o.card, o.n),
      }),
      finish(false),
      startOver(false),
    ],
  }),
);

// ---------------------------------------------------------------- the whole decision

/** What a suggestion costs, in how many of a hundred Matches it would win or draw, tenths of goals, and by which names it goes. */
function hoped(t: T, seat: Seat, name: Suggestion): { readonly [figure: string]: number } {
  const { names, reading, found } = suggested(t, seat, name);
  const { fit = 0, fan = 0, op = 0 } = priceOf(t, reading, found);
  const { wins, draws, goals, against } = found.hopes;
  return {
    fit,
    fan,
    op,
    win: Math.round(100 * wins),
    draw: Math.round(100 * draws),
    goals: Math.round(10 * goals),
    against: Math.round(10 * against),
    ...Object.fromEntries(names.map((each) => [each, 1])),
  };
}

const suggestion = ask('lineUp', {
  who: here,
  clause: 'ELV-R49',
  offers: [
    offer('suggest', {
      list: (t, seat, add) => {
        for (const { names } of suggestions(t, seat)) add(-1, -1, SUGGESTIONS.indexOf(names[0]));
      },
      key: (_t, _seat, o) => SUGGESTIONS[o.n],
      figures: (t, seat, o) => hoped(t, seat, SUGGESTIONS[o.n]),
      take: (t, o, seat) => layOut(t, seat, SUGGESTIONS[o.n]),
      then: leave('making'),
    }),
    offer('byHand', { take: (t, _o, seat) => remember(t, seat) }),
  ],
});

/** What everybody may see of a line-up that is settled. */
const tell = act('confirm', 'ELV-R49', (t) => {
  const seat = here(t);
  confirm(t, seat);
  const keeper = keeperOf(t, seat);
  const men = onPitch(t, seat).map((marker) => {
    const card = cardOf(t, seat, marker);
    const strength = card < 0 ? cardlessStrength(t, seat, !showsD(t, marker)) : strengthOf(t, card);
    return [numberOf(t, marker), placeOf(t, marker), showsD(t, marker) ? 'D' : 'A', strength, card < 0 ? '' : t.def(card).id];
  });
  t.emit(
    'lineUp',
    squadOf(t, seat).filter((card) => isAssigned(t, card)),
    {
      formation: ofCode(t.own.shape[seat]).join('-'),
      tactic: t.def(t.top(formation, seat)).id,
      men,
      keeper: keeper < 0 ? '' : t.def(keeper).id,
    },
    seat,
  );
});

export const lineUp = seq(
  group('lineUp', 'ELV-R49', [], loop('making', suggestion, formations, assigning, placing, leave('making'))),
  tell,
);
