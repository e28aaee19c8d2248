/** Situations of a Match: one manager on a Friday, with a line-up by hand, or with both teams laid out as a rule needs them. */
import { copy, type Event, type Json, load, save } from '@touchline/engine';
import type { RuleName } from '../../kinds.ts';
import { ZONES, type ZoneName } from '../../pitch.ts';
import { atMatch, type Club, defOf, find, type Season, type Setting } from './scenarios.ts';

/** What was laid out while strands run is where they began: nothing else is told again when they end. */
export function settled(t: Season): Season {
  t.state = load(t.game, save(t.game, t.state));
  const { seats } = t.state;
  const none = Array.from({ length: seats }, () => []);
  const base = { ...copy(t.state), fork: null };
  t.state.fork = { base, picks: none, can: none.map(() => 0), last: 0 };
  return t;
}

/** Friday of the first Week, one manager, before the line-up. */
export const friday = (club: Club = {}, rest: Omit<Setting, 'a'> = {}): Season => settled(atMatch({ seats: 1, ...rest, a: club }));

/** The same for several managers. */
export const fridayOf = (s: Setting): Season => settled(atMatch(s));

/** A rule value is another one this Week, as a card would have it. */
export function thisWeek(t: Season, rule: RuleName, change: 'add' | 'atMost', by: number): Season {
  t.state = load(t.game, save(t.game, t.state));
  t.table.gain({ source: null, seat: 0, on: { rulesOf: 0 }, stat: rule, change, by, until: ['week'], clause: '' });
  return settled(t);
}

// ---------------------------------------------------------------- line-ups

/** By hand, as far as the cards; `T01/4-4-2` is played. */
export const byHand = (t: Season, tactic: string): Season => t.pick(0, 'byHand').pick(0, `formation:${tactic}`);

/** These cards play: `R05/LD` where there is a choice of Zones, `R10!` with its effect paid for. */
export function assign(t: Season, ...cards: readonly string[]): Season {
  for (const card of cards) {
    const [id, zone] = card.replace('!', '').split('/');
    t.pick(0, `assign:${id}`);
    if (t.ask === 'zone') t.pick(0, zone ? `zone:${id}/${zone}` : t.a.keys[0]);
    if (t.ask === 'benchOut') t.pick(0, t.a.keys[0]);
    if (card.endsWith('!')) t.pick(0, `payEffect:${id}`);
  }
  return t;
}

/** Whoever is left is placed as it comes. */
export function done(t: Season): Season {
  t.pick(0, 'done');
  while (t.ask === 'place') t.pick(0, t.a.keys[0]);
  return t;
}

/** A whole line-up of these cards. */
export const lineUp = (t: Season, tactic: string, ...cards: readonly string[]): Season => done(assign(byHand(t, tactic), ...cards));

/** Nobody is put on Stands. */
export const noFans = (t: Season): Season => (t.ask === 'stands' ? t.pick(0, 'stands#0') : t);

/** To the question for a Tactic: the Opponent stands revealed, nothing is compared yet. An effect Tactic must be in hand. */
export function revealed(t: Season): Season {
  while (t.ask !== 'tactic') t.pick(t.asked[0], t.ask === 'lineUp' ? 'suggest:best' : t.ask === 'stands' ? 'stands#0' : t.a.keys[0]);
  return t;
}

// ---------------------------------------------------------------- both teams

/** Men by Zone: `{ CF: 'A3 D1' }`; an own `m9` is that marker, as it is, with whoever plays behind it. */
export type Men = { readonly [zone in ZoneName]?: string };

export interface Teams {
  readonly own?: Men;
  readonly their?: Men;
  /** Strength and gloves, as `2/1`; by default 0/0, so that every shot is a goal. */
  readonly keeper?: string;
  readonly foeKeeper?: string;
  readonly goals?: number;
  readonly against?: number;
}

const menIn = (men: Men): { man: string; place: number; attacks: boolean; strength: number }[] =>
  Object.entries(men).flatMap(([zone, list]) =>
    list.split(' ').map((man) => ({ man, place: ZONES.indexOf(zone as ZoneName), attacks: man[0] === 'A', strength: Number(man[1]) })),
  );
const isMarker = (man: string): boolean => man.startsWith('m');

function shift(t: Season, thing: number, zone: string, place = 0): void {
  const s = t.state;
  const from = s.zones[s.zone[thing]];
  from.splice(from.indexOf(thing), 1);
  s.zone[thing] = t.table.at(t.game.zoneKind.get(zone)!, 0, place);
  s.zones[s.zone[thing]].push(thing);
}

/** A mark, written without more ado: the state is open already. */
function note(t: Season, id: string, name: 'def' | 'boost' | 'attack' | 'strength', n: number): void {
  t.state.marks[t.game.marks.indexOf(name)][find(t, id)] = n;
}

/**
 * Exactly these men stand on the pitch, markers from 2 upwards in the order named. A Goalkeeper card is only there if somebody
 * was assigned; its Strength is changed so that it is what is asked for.
 */
export function laidOut(
  t: Season,
  { own: ours = {}, their = {}, keeper = '0/0', foeKeeper = '0/0', goals = 0, against = 0 }: Teams,
): Season {
  const markers = Array.from({ length: 13 }, (_, i) => `m${i + 2}`);
  const named = menIn(ours).map(({ man }) => man);
  const others = markers.filter((id) => !named.includes(id));
  t.state = load(t.game, save(t.game, t.state));
  for (const id of markers) shift(t, find(t, id), 'bench');
  for (const { man, place, attacks, strength } of menIn(ours)) {
    const id = isMarker(man) ? man : others.shift()!;
    shift(t, find(t, id), 'pitch', place);
    if (isMarker(man)) continue;
    note(t, id, 'def', attacks ? 0 : 1);
    note(t, id, 'boost', strength - 1);
  }
  for (let n = 1; n <= 10; n++) shift(t, find(t, `man${n}`), 'dugout');
  menIn(their).forEach(({ place, attacks, strength }, i) => {
    shift(t, find(t, `man${i + 1}`), 'foes', place);
    note(t, `man${i + 1}`, 'attack', attacks ? 1 : 0);
    note(t, `man${i + 1}`, 'strength', strength);
    note(t, `man${i + 1}`, 'boost', 0);
  });
  const [strength, gloves] = keeper.split('/').map(Number);
  const [foeStrength, foeGloves] = foeKeeper.split('/').map(Number);
  const card = t.table.pile(t.game.zoneKind.get('squad')!, 0).find((c) => defOf(t, c).traits.task[0] === 'GK' && t.table.mark(c, 'on') > 0);
  if (card !== undefined) note(t, defOf(t, card).id, 'boost', strength - defOf(t, card).stats.strength);
  note(t, 'keeper', 'strength', foeStrength);
  const first = (list: readonly number[], n: number) => [n, ...list.slice(1)];
  t.state.own = {
    ...t.own,
    gloves: first(t.own.gloves, gloves),
    foeGloves: first(t.own.foeGloves, foeGloves),
    goals: first(t.own.goals, goals),
    against: first(t.own.against, against),
  };
  return settled(t);
}

/** Both teams laid out so, before the Sections are compared. Somebody keeps the own goal, so that its Strength can be what is asked for. */
export function met(teams: Teams, options: Setting['options'] = {}): Season {
  const t = friday({ fit: 1, squad: ['R01'], tactics: ['T01', 'T11'] }, { options });
  return laidOut(revealed(lineUp(t, 'T01/4-4-2', 'R01')), teams);
}
/** The Sections are compared. */
export const compare = (t: Season): Season => t.pick(0, 'none');

// ---------------------------------------------------------------- looking

/** What happened of this kind, told once: as it happens while managers play apart, and then as the log keeps it. */
export function heard(t: Season, type: string): readonly Event['args'][] {
  const joined = t.events.findLastIndex((e) => e.type === 'join');
  return t.events.filter((e, i) => e.type === type && (e.strand < 0 || i > joined)).map(({ args }) => args);
}

type Shot = { readonly id: string; readonly card: string; readonly strength: number; readonly by: string; readonly end: string };

/** A pair of Sections as it was told: `A2 blocked by man3`, in the order left wing, right wing, CF, CM, CD. */
export function pairs(t: Season): { own: string[]; their: string[]; score: Json; gloves: Json }[] {
  const said = (shots: Json | undefined) =>
    (shots as unknown as readonly Shot[]).map(({ strength, by, end }) => `A${strength} ${end}${by ? ` by ${by}` : ''}`);
  return heard(t, 'section').map(({ own: ours, their, score, gloves }) => ({ own: said(ours), their: said(their), score, gloves }));
}
export const score = (t: Season): Json => heard(t, 'result').at(-1)!.score;
export const shots = (t: Season, pair: number, side: 'own' | 'their' = 'own'): readonly Shot[] =>
  heard(t, 'section')[pair][side] as unknown as readonly Shot[];

/** Where a marker stands: the name of a Zone, or '' on the bench. */
export function zoneOf(t: Season, id: string): string {
  const zone = t.table.zone(t.state.zone[find(t, id)]);
  return zone.name === 'pitch' ? (ZONES[zone.place] ?? 'off') : '';
}
