/** ELV-304: every answer says what it costs and brings before it is given, and that is what happens. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import type { Option } from '@touchline/engine';
import { options } from '@touchline/engine';
import { rule } from '@touchline/engine/testing';
import { RESOURCES } from '../state.ts';
import { friday, lineUp, settled } from './testing/matches.ts';
import { atDay, atMeeting, build, mark, own, type Season, type Setting } from './testing/scenarios.ts';
import { day } from './testing/solo.ts';

/** What the answer with this key says of itself. */
const said = (t: Season, key: string) => t.a.view.ask!.options.find((option) => option.key === key)?.figures ?? {};
const KEYS = { cash: 'cost', fan: 'fan', op: 'op', fit: 'fit' } as const;

/** Markers paid, and cash gained first, by what happened after an event. */
function happened(t: Season, from: number) {
  const events = t.events.slice(from);
  const paid = RESOURCES.map((of) => events.reduce((n, { type, args }) => n + (type === 'pay' && args.of === of ? Number(args.n) : 0), 0));
  const gained = events.find(({ type, args }) => type === 'gain' && args.of === 'cash');
  return { paid, gain: Number(gained?.args.n ?? 0) };
}

const CLUB: Setting = {
  players: ['R01', 'R05', 'R07', 'R19', 'R31'],
  staff: ['S07', 'S09', 'S11', 'S20', 'S31'],
  sponsors: ['P01', 'P02', 'P03', 'P04', 'P06'],
  a: {
    cash: 9,
    op: 5,
    fan: 5,
    fit: 5,
    squad: ['R08', 'Y01', 'R24'],
    staff: ['S01', 'S15', 'S32'],
    directors: ['D02', 'D04', 'D13'],
  },
};
const tuesday = (): Season => mark(mark(atDay(CLUB), 'R24', 'inj', 1), 'Y01', 'vpM', 1);

rule('ELV-304, ELV-602, ELV-611, ELV-701, ELV-801, ELV-808 each answer of a Day costs and brings what it says', () => {
  const all: readonly Option[] = options(tuesday().game, tuesday().state, 0);
  const verbs = new Set(all.map(({ verb }) => verb));
  for (const verb of ['hire', 'hireYoungster', 'sell', 'hireStaff', 'small', 'kit', 'lighting', 'office', 'action', 'paidAction'])
    ok(verbs.has(verb), verb);
  for (const key of tuesday().a.keys) {
    const t = tuesday();
    const figures = said(t, key);
    const from = t.events.length;
    t.a.pick(key);
    const { paid, gain } = happened(t, from);
    deepEqual(
      paid,
      RESOURCES.map((of) => figures[KEYS[of]] ?? 0),
      key,
    );
    if (figures.gain !== undefined) equal(gain, figures.gain, key);
  }
});

rule('ELV-612, ELV-723, ELV-R86, ELV-502 what a sale, a contract, the first build of a Week and a Paid action come to', () => {
  const t = tuesday();
  deepEqual(said(t, 'sell:R24'), { gain: 2, vp: 0 });
  deepEqual(said(t, 'sell:Y01'), { gain: 3, vp: 1 });
  deepEqual([said(t, 'small:P03'), said(t, 'adboard:P06'), said(t, 'adboardBonus:P06')], [{ gain: 4 }, { gain: 5 }, {}]);
  deepEqual(said(t, 'store'), { cost: 2, printed: 3 });
  deepEqual([said(t, 'paidAction:S32'), said(t, 'paidAction:D04')], [{ op: 1 }, { op: 2 }]);
});

rule('ELV-310, ELV-402 a reroll and a Production say what they cost and bring', () => {
  const meeting = (s: Setting) => atMeeting('M01', 'yellow', { ...s, options: { rerollPrompt: 'ask' } });
  const roll = meeting({ a: { fan: 3 } });
  equal(roll.ask, 'reroll');
  deepEqual([said(roll, 'keep'), said(roll, 'reroll')], [{}, { fan: 1 }]);
  const store = meeting({ a: { fan: 3, stadium: ['store'] } });
  deepEqual(said(store, 'produce:store'), { fan: 1, gain: 2 });
});

rule('ELV-314, ELV-1652 an exchange and a repayment say what goes and what comes', () => {
  const t = atDay({ a: { op: 2, fan: 2, staff: ['S26'] } }).pick(0, 'action:S26');
  deepEqual(said(t, 'exchange:fan/op/2'), { fan: 2, op: -2 });
  deepEqual(said(day(2, { a: { cash: 5 } }), 'repay#4'), { cost: 4 });
});

rule('ELV-919, ELV-1108 fans on the Stands say what they will pay: more if S34 is there and it is Sold Out', () => {
  const at = (staff: readonly string[], there: number) => {
    const t = friday({ fan: 4, staff, tactics: ['T01', 'T11'] });
    for (const kind of ['stand3', 'stand4']) build(t, 0, kind);
    own(t, 0, 'stands', there);
    return lineUp(settled(t), 'T01/4-4-2');
  };
  deepEqual(
    [said(at([], 0), 'stands#4'), said(at([], 1), 'stands#3')].map(({ pays }) => pays),
    [4, 3],
  );
  deepEqual(
    ['stands#3', 'stands#4'].map((key) => said(at(['S34'], 0), key)),
    [
      { fan: 3, pays: 3 },
      { fan: 4, pays: 8 },
    ],
  );
});
