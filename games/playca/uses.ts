/** EPC-500: using Hissatsu, Support cards and effects: what it needs, what it costs, what it does. */
import { type Called, type Mod, type Offer, type Seat, unusable, useAbility } from '@touchline/engine';
import { active, goalkeeper, hissatsuArea, tp } from './areas.ts';
import { payTp } from './piles.ts';
import { act, ask, attacker, fighter, leave, loop, offer, type PlayCa, seq, someFallen, sub, type T, when } from './state.ts';

export type Timing = 'shoot' | 'pass' | 'dribble' | 'block' | 'catch' | 'flip' | 'burningChance' | 'battle' | 'support';

/** EPC-506: which type of Hissatsu a side may use in this battle. */
export function typeNow(t: T, seat: Seat): 'shoot' | 'dribble' | 'block' | 'catch' {
  if (seat === attacker(t)) return t.own.shooting ? 'shoot' : 'dribble';
  return t.own.shooting ? 'catch' : 'block';
}

const TIMINGS: { readonly [type: string]: readonly Timing[] } = {
  shoot: ['shoot', 'battle'],
  dribble: ['dribble', 'battle'],
  block: ['block', 'battle'],
  catch: ['catch', 'battle'],
};

/** EPC-512, EPC-R14: timings open to a side in its use step. */
export const timings = (t: T, seat: Seat): readonly Timing[] => TIMINGS[typeNow(t, seat)];

/** Was a Hissatsu of this name or type used by the side in this battle? */
export function usedNow(t: T, seat: Seat, fits: (name: string, kind: string) => boolean): boolean {
  for (const entry of t.own.used) {
    if (Number(entry[0]) !== seat) continue;
    const def = t.game.defs[t.game.defIndex.get(entry.slice(2))!];
    if (fits(def.name, def.kind)) return true;
  }
  return false;
}

/** Has the side used a Hissatsu in this battle? */
function usedAny(t: T, seat: Seat): boolean {
  for (const entry of t.own.used) if (Number(entry[0]) === seat) return true;
  return false;
}

/** EPC-508, EPC-522, EPC-R34: one Hissatsu a battle, and on top of it those that override one already used. */
export function slotTaken(t: T, seat: Seat, card: number): boolean {
  if (!usedAny(t, seat)) return false;
  const over = t.def(card).notes?.override;
  return over === undefined || !usedNow(t, seat, (name) => name === over);
}

/** EPC-503, EPC-520, EPC-532: printed cost less all reductions, not below 0. */
export const costOf = (t: T, card: number): number => t.stat(card, 'cost');

/** What keeps a fitting card from being used: its own condition (EPC-R49) or its cost (EPC-502). */
export function cannotUse(t: T, seat: Seat, card: number): string {
  const team = t.def(card).notes?.onlyTeam;
  if (team !== undefined && (fighter(t, seat) < 0 || !t.is(fighter(t, seat), 'team', String(team)))) return 'EPC-R49';
  return costOf(t, card) > t.count(tp, seat) ? 'EPC-502' : '';
}

export const useFacts = (t: T, seat: Seat, card: number) => ({
  card: t.def(card).name,
  cost: costOf(t, card),
  tp: t.count(tp, seat),
  type: t.def(card).kind,
  team: String(t.def(card).notes?.onlyTeam ?? ''),
});

export function useCard(t: T, card: number, seat: Seat): void {
  t.call('useCard', { seat, card: { ...t.ref(card) }, cost: costOf(t, card) });
}

/** Made once: a change is laid at every use, and what it is laid on is looked at all the time. */
export const whoeverFights: Mod['on'] = { live: { role: 'fighter', of: 'you' } };

/** EPC-507, EPC-R32: HOF counts in attack, HDF in defence, for whoever fights the battle (EPC-R51). */
function addPower(t: T, seat: Seat, card: number): void {
  const inAttack = seat === attacker(t);
  const by = t.def(card).stats[inAttack ? 'hof' : 'hdf'] ?? 0;
  if (by === 0 || t.def(card).kind === 'support') return;
  t.gain({
    source: t.ref(card),
    seat,
    on: whoeverFights,
    stat: inAttack ? 'of' : 'df',
    change: 'add',
    by,
    until: ['battle'],
    clause: 'EPC-507',
  });
}

const using = seq(
  // EPC-R47, EPC-504, EPC-505: public from the moment it is declared; it stays in the area and is not used again from there.
  act('declare', 'EPC-504', (t) => {
    const card = t.vCard('card');
    const seat = t.v<number>('seat');
    t.move(card, t.at(hissatsuArea, seat));
    t.emit('use', card, { cost: t.v('cost') }, seat);
    t.let('card', { ...t.ref(card) });
  }),
  act('pay', 'EPC-501', (t) => payTp(t, t.v<number>('seat'), t.v<number>('cost'))),
  act('power', 'EPC-507', (t) => {
    const card = t.vCard('card');
    const seat = t.v<number>('seat');
    addPower(t, seat, card);
    // EPC-533: power counts whether or not a further effect can be used.
    for (const index of t.game.abilitiesOf[t.s.def[card]]) {
      const when = t.game.abilities[index].spec.when;
      if ('use' in when && when.use.includes('use') && unusable(t, index, card, seat) === '') useAbility(t, index, t.ref(card), seat);
    }
  }),
);

// ---------------------------------------------------------------- effects

/** EPC-R52: what to do after anything that may have taken a fighting character away. */
export const emptied = when('fallen', someFallen, sub('replaceFallen'));

/** Cards whose texts a side can use at these timings (EPC-408): the goalkeeper's only when it defends a shot (EPC-527, EPC-R11, EPC-R48). */
function sources(t: T, seat: Seat, at: readonly Timing[]): readonly number[] {
  if (at[0] !== 'support') return fighter(t, seat) < 0 ? [] : [fighter(t, seat)];
  return [t.top(active, seat), t.top(goalkeeper, seat)].filter((card) => card >= 0);
}

export function atTiming(t: T, index: number, at: readonly Timing[]): boolean {
  const when = t.game.abilities[index].spec.when;
  if (!('use' in when)) return false;
  for (let i = 0; i < when.use.length; i++) if (at.includes(when.use[i] as Timing)) return true;
  return false;
}

/** The clause that forbids an effect now, or ''. */
function cannotUseEffect(t: T, seat: Seat, card: number, index: number): string {
  if (t.option<string>('effectsPerBattle') === 'one' && !t.within('strategy') && t.tally('effects', seat) > 0) return 'EPC-R4';
  switch (unusable(t, index, card, seat)) {
    case 'limit':
      return 'EPC-509';
    case 'condition':
      return conditionClause(t, index);
    case 'cost':
    case 'nothing':
      return 'EPC-R39';
    default:
      return '';
  }
}

function conditionClause(t: T, index: number): string {
  const cond = t.ability(index).if;
  if (cond && 'exists' in cond) return cond.exists.zone === 'licences' ? 'EPC-529' : 'EPC-513';
  return 'EPC-512';
}

/** Has a card a text with one of these timings? */
export function hasText(t: T, card: number, at: readonly Timing[]): boolean {
  if (card < 0) return false;
  for (const index of t.game.abilitiesOf[t.s.def[card]]) if (atTiming(t, index, at)) return true;
  return false;
}

/** Texts at a flip or a pass are looked for only where there are any. */
export const flipEffects = (seat: (t: T) => Seat) =>
  when('hasText', (t) => hasText(t, t.top(active, seat(t)), ['flip']), sub('flipEffects', { seat }));
export const passEffects = (seat: (t: T) => Seat) =>
  when('hasText', (t) => hasText(t, t.top(active, seat(t)), ['pass']), sub('passEffects', { seat }));

/** EPC-509, EPC-534: each effect of the fighting card once a battle, at any of its timings and no other (EPC-R62). */
export function effectOffer(now: (t: T, seat: Seat) => readonly Timing[]): Offer<PlayCa> {
  return offer('effect', {
    list: (t, seat, add) => {
      const at = now(t, seat);
      for (const card of sources(t, seat, at))
        for (const index of t.game.abilitiesOf[t.s.def[card]])
          if (atTiming(t, index, at) && cannotUseEffect(t, seat, card, index) === '') add(card, -1, index);
    },
    things: (t, seat) => sources(t, seat, now(t, seat)),
    unless: (t, seat, card) => {
      const list = t.game.abilitiesOf[t.s.def[card]];
      const fit = list.find((index) => atTiming(t, index, now(t, seat)));
      return fit === undefined ? 'EPC-512' : cannotUseEffect(t, seat, card, fit);
    },
    facts: (t, seat, card) => ({ card: t.def(card).name, tp: t.count(tp, seat) }),
    key: (t, _seat, o) => t.game.abilities[o.n].flow.slice('ability/'.length),
    take: (t, o, seat) => {
      if (!t.within('strategy')) t.addTally('effects', seat);
      t.emit('effect', o.card, {}, seat);
      useAbility(t, o.n, t.ref(o.card), seat);
    },
  });
}

const NONE: readonly number[] = [];

/** EPC-R36, EPC-R54: texts at a flip or a pass apply by themselves, in their owner's order; those with a cost are the owner's choice. */
function automatic(timing: Timing) {
  const due = (t: T, seat: Seat, paid: boolean): readonly number[] => {
    const card = t.top(active, seat);
    if (card < 0 || t.game.abilitiesOf[t.s.def[card]].length === 0) return NONE;
    return t.game.abilitiesOf[t.s.def[card]].filter(
      (index) => (t.ability(index).cost !== undefined) === paid && atTiming(t, index, [timing]) && unusable(t, index, card, seat) === '',
    );
  };
  const listed = (paid: boolean): Omit<Offer<PlayCa>, 'verb'> => ({
    list: (t, seat, add) => {
      for (const index of due(t, seat, paid)) add(t.top(active, seat), -1, index);
    },
    key: (t, _seat, o) => t.game.abilities[o.n].flow.slice('ability/'.length),
    take: (t, o, seat) => {
      t.emit('effect', o.card, {}, seat);
      useAbility(t, o.n, t.ref(o.card), seat);
    },
  });
  return loop(
    'automatic',
    ask('automatic', {
      who: (t) => t.v<number>('seat'),
      clause: 'EPC-R36',
      open: true,
      offers: [
        offer('apply', listed(false)),
        offer('effect', listed(true)),
        offer('decline', { unless: (t, seat) => (due(t, seat, false).length > 0 ? 'EPC-R36' : ''), then: leave('automatic') }),
      ],
    }),
  );
}

export const useFlows: { readonly [name: string]: Called<PlayCa> } = {
  useCard: { vars: ['seat', 'card', 'cost'], body: using },
  flipEffects: { vars: ['seat'], body: seq(automatic('flip'), emptied) },
  passEffects: { vars: ['seat'], body: automatic('pass') },
};
