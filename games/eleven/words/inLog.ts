/** What the log tells in the same way in every language, from the words of one. */
import { type Json, textsIn } from '@touchline/engine';
import { type EventAt, type Grammar, type Moved, minus, type Noun, type Say, type Who } from '@touchline/text';
import { SETS } from '../cards/boards.ts';
import { isMan, nameOf, numIn, numsIn, wordIn } from '../read/seen.ts';
import { RESOURCES, type Resource } from '../state.ts';
import type { StaffSet, Terms } from './terms.ts';

/** A kind of marker an event is about; VP are counted with them. */
export type Counted = Resource | 'vp';
export const countedIn = (x: EventAt): Counted => RESOURCES.find((of) => of === wordIn(x, 'of')) ?? 'vp';
export const resourceIn = (x: EventAt): Resource => RESOURCES.find((of) => of === wordIn(x, 'of')) ?? 'cash';

/** Rules that give and take, as events name them. */
export type Reason =
  | 'track'
  | 'reroll'
  | 'assign'
  | 'lineUp'
  | 'office'
  | 'stands'
  | 'maintenance'
  | 'scenario'
  | 'paidAction'
  | 'debt'
  | 'directors'
  | 'consequence'
  | 'served'
  | 'played'
  | 'scored'
  | 'match'
  | 'vote'
  | 'injury';

/** What something came from: the name of a card, or words for a rule. */
export const sourceBy =
  (reasons: { readonly [why in Reason]: string }, from: (name: string) => string) =>
  (x: EventAt): string => {
    const why = wordIn(x, 'why');
    if (why === '') return '';
    const card = nameOf(x.say, why);
    return ` ${card === '' ? reasons[why as Reason] : from(card)}`;
  };

/** ELV-108: what is dealt before the season lies there for all to see. */
export const isSetUp = ({ e }: EventAt): boolean => e.clause === 'ELV-102';

/** Everything that moves is told of by what it moves for. */
export const move = (_moved: Moved): null => null;

/** The score of a match, the club first. */
export const scoreIn = (x: EventAt): string => numsIn(x, 'score').join('–');

/** An Opponent by the letters of its emblem. */
export const teamName = (say: Say, emblem: Json | undefined): string =>
  say.library.defs.find(({ kind, traits }) => kind === 'opponent' && traits.emblem[0] === emblem)?.name ?? '';

// ---------------------------------------------------------------- one pair of Sections

/** What became of an attacker. */
interface Shot {
  readonly id: string;
  readonly card: string;
  readonly strength: number;
  readonly printed: number;
  readonly tokens: number;
  readonly boost: number;
  readonly by: string;
  readonly byCard: string;
  readonly byStrength: number;
  readonly end: 'goal' | 'saved' | 'blocked';
}

/** Why a Goalkeeper did not save: this Strength was too low; no glove was left; he was told not to. */
export type Unsaved = { readonly weak: number } | 'noGlove' | 'letIn';

export interface SectionWording {
  readonly terms: Terms;
  readonly head: (own: string, their: string) => string;
  readonly attacker: string;
  readonly defender: string;
  readonly goal: (man: string, why: Unsaved) => string;
  /** By a Goalkeeper of this Strength. */
  readonly saved: (man: string, keeper: number) => string;
  /** After saves: what both Goalkeepers have left. */
  readonly gloves: (own: number, their: number) => string;
  readonly blocked: (man: string, by: string) => string;
  readonly quiet: string;
  readonly score: (score: string) => string;
}

/** "3", or "3 = 2 + 1": printed, tokens, effects. */
const sumOf = ({ strength, printed, tokens, boost }: Shot): string => {
  const parts = [tokens, boost].filter((n) => n !== 0).map((n) => `${n < 0 ? '−' : '+'} ${Math.abs(n)}`);
  return parts.length === 0 ? String(strength) : `${strength} = ${[String(printed), ...parts].join(' ')}`;
};

export const sectionBy =
  ({ sentence }: Grammar, w: SectionWording) =>
  (x: EventAt): string => {
    const pair = numIn(x, 'pair');
    const own = x.e.args.own as unknown as readonly Shot[];
    const their = x.e.args.their as unknown as readonly Shot[];
    type Both = { readonly own: number; readonly their: number };
    const { keepers, gloves } = x.e.args as { readonly keepers: Both; readonly gloves: Both };
    const called = (id: string, card: string, other: string): string =>
      nameOf(x.say, card) || (id.startsWith('m') && !id.startsWith('man') ? nameOf(x.say, id) : other);
    const told = (shot: Shot, keeper: number, left: number): string => {
      const man = `${called(shot.id, shot.card, w.attacker)} (${sumOf(shot)})`;
      if (shot.end === 'goal') return w.goal(man, shot.strength > keeper ? { weak: keeper } : left > 0 ? 'letIn' : 'noGlove');
      if (shot.end === 'saved') return w.saved(man, keeper);
      return w.blocked(man, `${called(shot.by, shot.byCard, w.defender)} (${shot.byStrength})`);
    };
    const all = [
      ...own.map((shot) => told(shot, keepers.their, gloves.their)),
      ...their.map((shot) => told(shot, keepers.own, gloves.own)),
    ];
    const saves = [...own, ...their].some(({ end }) => end === 'saved') ? [sentence(w.gloves(gloves.own, gloves.their))] : [];
    const head = w.head(w.terms.sections[pair], w.terms.theirSections[pair]);
    return [sentence(head), ...(all.length === 0 ? [w.quiet] : all).map(sentence), ...saves, sentence(w.score(scoreIn(x)))].join(' ');
  };

/** A price that is not the printed one: that, and what lowers it; '': it is. */
export const insteadBy =
  ({ and }: Grammar, instead: (printed: number, by: string) => string, scenario: string) =>
  (x: EventAt): string => {
    if (x.e.args.printed === undefined) return '';
    const by = textsIn(x.e.args.by).map((id) => nameOf(x.say, id) || scenario);
    return ` ${instead(numIn(x, 'printed'), by.length === 0 ? '' : ` (${and(by)})`)}`;
  };

/** "yellow 2 (Mia Walker and Hugo Lefevre), blue 1 (Sofia Nilsen), red 0", and who does not vote. */
export const ballotBy =
  ({ and }: Grammar, colours: readonly string[], silent: (names: string, count: number) => string) =>
  (x: EventAt): string => {
    const called = (ids: Json | undefined) => textsIn(ids).map((id) => nameOf(x.say, id));
    const lists = Array.isArray(x.e.args.votes) ? x.e.args.votes.map(called) : [];
    const parts = lists.map((names, i) => `${colours[i]} ${names.length}${names.length === 0 ? '' : ` (${and(names)})`}`);
    const quiet = called(x.e.args.silent);
    return [...parts, ...(quiet.length === 0 ? [] : [silent(and(quiet), quiet.length)])].join(', ');
  };

/** The card an event is about; opposing men have no names. */
export function cardIn(x: EventAt, foe: string): Who {
  const [card] = x.e.cards;
  return { words: card !== undefined && card !== 'hidden' && isMan(card.def) ? foe : x.named };
}

// ---------------------------------------------------------------- sums

export interface UpkeepWording {
  readonly players: Noun;
  readonly stadium: Noun;
  readonly staff: Noun;
  /** So much for so many. */
  readonly part: (many: string, pays: number) => string;
  readonly less: (n: number, by: string) => string;
  readonly due: (who: Who, sum: string, total: number, missing: number) => string;
}

/** ELV-1204: three counts, what each costs, what is taken off, what is missing. */
export const upkeepBy =
  ({ and, some }: Grammar, w: UpkeepWording) =>
  (x: EventAt): string => {
    const part = (name: 'players' | 'stadium' | 'staff') => {
      const [count, pays] = numsIn(x, name);
      return w.part(some(count, w[name]), pays);
    };
    const less = numIn(x, 'less');
    const parts = [
      part('players'),
      part('stadium'),
      part('staff'),
      ...(less > 0 ? [w.less(less, and(textsIn(x.e.args.by).map((id) => nameOf(x.say, id))))] : []),
    ];
    return w.due(x.who, parts.join(', '), numIn(x, 'paid') + numIn(x, 'missing'), numIn(x, 'missing'));
  };

export interface SheetWording {
  readonly terms: Terms;
  /** Points of the League by the place. */
  readonly league: (position: number, vp: string) => string;
  readonly tokens: string;
  readonly experience: string;
  readonly infrastructure: string;
  readonly office: string;
  readonly suspensions: string;
  readonly scenario: string;
  readonly total: (who: Who, lines: string, total: string) => string;
}

/** ELV-1303 to ELV-1310: one line of the log with every line of the sheet; what is 0 is left out. */
export const sheetBy =
  (w: SheetWording) =>
  (x: EventAt): string => {
    const sets = x.e.args.sets as { readonly [S in StaffSet]: number };
    const line = (name: string, n: number) => (n === 0 ? [] : [`${name} ${minus(n)}`]);
    const lines = [
      w.league(numIn(x, 'position'), minus(numIn(x, 'league'))),
      ...line(w.tokens, numIn(x, 'tokens')),
      ...line(w.experience, numIn(x, 'experience')),
      ...(Object.keys(SETS) as StaffSet[]).flatMap((set) => line(w.terms.set[set], sets[set])),
      ...line(w.infrastructure, numIn(x, 'infrastructure')),
      ...line(w.office, numIn(x, 'office')),
      ...line(w.suspensions, numIn(x, 'suspensions')),
      ...line(w.scenario, numIn(x, 'scenario')),
    ];
    return w.total(x.who, lines.join(', '), minus(numIn(x, 'total')));
  };

// ---------------------------------------------------------------- markers

/** Clauses by which cash is paid for what the next line tells with its price. */
const TOLD_WITH_PRICE = ['ELV-603', 'ELV-605', 'ELV-702', 'ELV-801', 'ELV-808'];
export const isToldWithPrice = ({ e }: EventAt): boolean =>
  (TOLD_WITH_PRICE.includes(e.clause) && e.args.of === 'cash') || e.args.why === 'debt';

/** All four kinds an event counts, leaving out those of which there are none. */
export const markersIn = (x: EventAt): { readonly [R in Resource]?: number } =>
  Object.fromEntries(RESOURCES.flatMap((of) => (Number(x.e.args[of] ?? 0) > 0 ? [[of, numIn(x, of)]] : [])));
