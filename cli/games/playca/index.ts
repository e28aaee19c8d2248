/** The board of Eleven PlayCa: the opponent far away, you near, the ball beside whoever has it. */
import type { Seat, SeenCard } from '@touchline/engine';
import { GLUE, spread } from '../../table/lines.ts';
import { acrossTheTable, edge, row } from '../../table/rows.ts';
import { nameOf, nearSeat, type Scene, scopes, statText, withStats, zoneAt } from '../../table/scene.ts';

type Own = {
  readonly attacker: Seat;
  readonly period: number;
  readonly goals: readonly number[];
  readonly shooting: boolean;
  readonly pkRounds: number;
  readonly pkUp: readonly number[];
};

type BoardWords = {
  readonly periods: readonly string[];
  readonly penalties: string;
  readonly ball: string;
  readonly hand: string;
  readonly handCount: (n: number) => string;
  readonly later: (n: number) => string;
  readonly faceDown: (n: number) => string;
  readonly power: (n: number) => string;
  readonly active: string;
  readonly inGoal: string;
  readonly field: string;
  readonly chance: string;
  readonly licences: string;
  readonly used: string;
  readonly areas: { readonly [zone: string]: string };
  readonly keeper: string;
  readonly none: string;
  readonly colon: string;
  readonly tp: string;
  readonly types: { readonly [kind: string]: string };
};

const WORDS: { readonly [language: string]: BoardWords } = {
  en: {
    periods: ['First half', 'Second half', 'Overtime'],
    penalties: 'Penalty kicks',
    ball: 'ball',
    hand: 'Hand',
    handCount: (n) => `${n} ${n === 1 ? 'card' : 'cards'}`,
    later: (n) => `${n} for other phases`,
    faceDown: (n) => (n === 0 ? 'nobody' : `${n} face-down`),
    power: (n) => `power ${n}`,
    active: 'Active',
    inGoal: 'In goal',
    field: 'Waiting',
    chance: 'Chance',
    licences: 'Licences:',
    used: 'Used',
    areas: { deck: 'deck', tp: 'TP', discard: 'discard' },
    keeper: 'Keeper',
    none: '–',
    tp: 'TP',
    colon: ':',
    types: { shoot: 'Shoot', dribble: 'Dribble', block: 'Block', catch: 'Catch', support: 'Support' },
  },
  fr: {
    periods: ['Première mi-temps', 'Seconde mi-temps', 'Prolongation'],
    penalties: 'Tirs au but',
    ball: 'ballon',
    hand: 'Main',
    handCount: (n) => `${n} ${n === 1 ? 'carte' : 'cartes'}`,
    later: (n) => `${n} pour d'autres phases`,
    faceDown: (n) => (n === 0 ? 'personne' : `${n} face cachée`),
    power: (n) => `puissance ${n}`,
    active: 'Active',
    inGoal: 'Au but',
    field: 'Attente',
    chance: 'Chance',
    licences: 'Licences :',
    used: 'Utilisées',
    areas: { deck: 'pioche', tp: 'PT', discard: 'défausse' },
    keeper: 'Gardien',
    none: '–',
    tp: 'PT',
    colon: ' :',
    types: { shoot: 'Tir', dribble: 'Dribble', block: 'Blocage', catch: 'Arrêt', support: 'Soutien' },
  },
};

const FIGHTING = ['of', 'df', 'bcp'];
const USABLE: { readonly [phase: string]: readonly string[] } = {
  strategy: ['support'],
  breakthrough: ['dribble', 'block'],
  shoot: ['shoot', 'catch'],
};
const PHASES = ['kickOff', 'strategy', 'breakthrough', 'shoot', 'penalties'];

const ownOf = (s: Scene): Own => s.view.own as Own;
const wordsOf = (s: Scene): BoardWords => WORDS[s.speaker.lang] ?? WORDS.en;

export const board = (s: Scene): string[] => [...heading(s, nearSeat(s)), ...acrossTheTable(s, (seat) => side(s, seat))];

function heading(s: Scene, near: Seat): string[] {
  const { period, goals, pkRounds, pkUp } = ownOf(s);
  const w = wordsOf(s);
  const phase = phaseOf(s);
  const kicks = pkRounds > 0;
  const where = kicks
    ? w.penalties
    : [w.periods[period], phase && !s.view.result ? s.speaker.phase(phase) : ''].filter(Boolean).join(' · ');
  const name = (seat: Seat) => s.speaker.seat(seat, s.view.viewer);
  const shown = kicks ? `${goals[near]} – ${goals[1 - near]} (${pkUp[near]} – ${pkUp[1 - near]})` : `${goals[near]} – ${goals[1 - near]}`;
  return spread(where, `${name(near)} ${shown} ${name(1 - near)}`, s.width);
}

function phaseOf(s: Scene): string | undefined {
  const open = scopes(s.view).map((path) => path.slice(path.lastIndexOf('/') + 1));
  return PHASES.findLast((name) => open.includes(name));
}

/** The fighting card stands nearest to the middle. */
function side(s: Scene, seat: Seat): string[][] {
  const { attacker } = ownOf(s);
  const w = wordsOf(s);
  const areas = edge(s, seat, attacker === seat && !s.view.result ? w.ball : '', w.areas);
  return [areas, keeper(s, seat), used(s, seat), hand(s, seat), waiting(s, seat), chance(s, seat), active(s, seat)];
}

function keeper(s: Scene, seat: Seat): string[] {
  const cards = zoneAt(s, 'goalkeeper', seat).cards.map((card) => withStats(s, card, ['df']));
  const licences = zoneAt(s, 'licences', seat).cards.map((card) => nameOf(s, card));
  const more = licences.length > 0 ? ` · ${wordsOf(s).licences} ${licences.join(', ')}` : '';
  return row(s, wordsOf(s).keeper, cards.join(', ') + more);
}

function used(s: Scene, seat: Seat): string[] {
  const cards = zoneAt(s, 'hissatsuArea', seat).cards;
  return cards.length === 0 ? [] : row(s, wordsOf(s).used, cards.map((card) => nameOf(s, card)).join(', '));
}

function hand(s: Scene, seat: Seat): string[] {
  const w = wordsOf(s);
  const zone = zoneAt(s, 'hissatsuHand', seat);
  if (seat !== s.view.viewer) {
    const known = zone.cards.length > 0 ? ` (${zone.cards.map((card) => nameOf(s, card)).join(', ')})` : '';
    return row(s, w.hand, w.handCount(zone.count) + known);
  }
  // Where lines are few, only what this phase can use; the rest is a count.
  const now = s.dense ? USABLE[phaseOf(s) ?? ''] : undefined;
  const kindOf = (card: SeenCard) => s.game.defs[s.game.defIndex.get(card.def)!].kind;
  const groups = Object.entries(w.types).flatMap(([kind, label]) => {
    const cards = zone.cards.filter((card) => kindOf(card) === kind && (!now || now.includes(kind)));
    return cards.length === 0 ? [] : [[label, cards.map((card) => moveText(s, card, kind))] as const];
  });
  if (!s.dense) return groups.flatMap(([label, moves]) => row(s, label, moves.join(' · ')));
  const later = zone.count - groups.reduce((n, [, moves]) => n + moves.length, 0);
  const shown = groups.map(([label, moves]) => `${label}${w.colon} ${moves.join(', ')}`);
  return row(s, w.hand, [...shown, ...(later > 0 ? [w.later(later)] : [])].join(' · '));
}

/** A move with its price, and what it adds on the side that may use it. */
function moveText(s: Scene, card: SeenCard, kind: string): string {
  const stat = kind === 'shoot' || kind === 'dribble' ? 'hof' : 'hdf';
  const power = kind === 'support' ? '' : `${GLUE}+${s.numbers(card.handle, stat).total}`;
  return `${nameOf(s, card)}${power}${GLUE}(${s.numbers(card.handle, 'cost').total}${GLUE}${wordsOf(s).tp})`;
}

function waiting(s: Scene, seat: Seat): string[] {
  const zone = zoneAt(s, 'field', seat);
  const text =
    seat === s.view.viewer && zone.count > 0
      ? zone.cards.map((card) => withStats(s, card, FIGHTING)).join(' · ')
      : wordsOf(s).faceDown(zone.count);
  return row(s, wordsOf(s).field, text);
}

function chance(s: Scene, seat: Seat): string[] {
  const { cards } = zoneAt(s, 'chance', seat);
  return cards.length === 0
    ? []
    : row(s, wordsOf(s).chance, cards.map((card) => `${nameOf(s, card)} ${statText(s, card, 'bcp')}`).join(' · '));
}

function active(s: Scene, seat: Seat): string[] {
  const { attacker, shooting } = ownOf(s);
  const w = wordsOf(s);
  const cards = zoneAt(s, shooting && seat !== attacker ? 'goalkeeper' : 'active', seat).cards;
  if (cards.length === 0) return row(s, w.active, w.none);
  const inGoal = shooting && seat !== attacker;
  const fighter = cards[cards.length - 1];
  const flips = zoneAt(s, 'chance', seat).cards;
  const points = flips.reduce((sum, card) => sum + s.numbers(card.handle, 'bcp').total, 0);
  const power = s.numbers(fighter.handle, attacker === seat ? 'of' : 'df').total + points;
  const total = flips.length > 0 ? ` → ${w.power(Math.max(0, power))}` : '';
  return row(s, inGoal ? w.inGoal : w.active, withStats(s, fighter, inGoal ? ['df'] : FIGHTING) + total);
}
