/** What cards say in the same way in every language, from the words of one. */
import type { Ability, AnyCard, AnyEffect, CardDef } from '@touchline/engine';
import { type Clause, type Grammar, minus, type Noun, type Say, type StatWords } from '@touchline/text';
import { ZONES, type Zone } from '../cards/make.ts';
import { type Band, type Part, readReport, type Scouted } from '../cards/scout.ts';
import { type Goal, inOwnKinds, type RuleName, type Spoken } from '../kinds.ts';
import { RESOURCES, type Resource } from '../state.ts';
import type { By, Colour, LineName, Terms } from './terms.ts';

type Named = { readonly [name: string]: string };

// ---------------------------------------------------------------- one deed after another

/** Kinds of which several in a row are one deed: "gain 2 fans and 1 fitness". */
const folding = ['receive', 'lose', 'raise', 'lower'] as const;
type Folding = (typeof folding)[number];
type Folded<K extends Folding = Folding> = Spoken<K> & { readonly more?: readonly Spoken<K>[] };

const isFolding = (e: Spoken): e is Spoken<Folding> => (folding as readonly string[]).includes(e.do);

function folded(effects: readonly AnyEffect[]): AnyEffect[] {
  const out: AnyEffect[] = [];
  for (const e of inOwnKinds(effects)) {
    const last = out.at(-1) as Folded | undefined;
    if (isFolding(e) && last?.do === e.do) out[out.length - 1] = { ...last, more: [...(last.more ?? []), e] } as Folded;
    else out.push(e);
  }
  return out;
}

/** What says more than one thing, or how things are, stands in a sentence of its own. */
const standsAlone = (e: Spoken): boolean => 'more' in e || e.do === 'gain' || e.do === 'loseSponsor' || ('whom' in e && e.whom === 'd12');

/** The deeds of a text, those of one sentence together. */
function inSentences(effects: readonly AnyEffect[]): AnyEffect[][] {
  const out: AnyEffect[][] = [];
  let joins = false;
  for (const e of inOwnKinds(folded(effects))) {
    const alone = standsAlone(e);
    if (joins && !alone) out[out.length - 1].push(e);
    else out.push([e]);
    joins = !alone;
  }
  return out;
}

/** All that a folded deed is about, said one by one. */
export const allOf = <K extends Folding>(x: Spoken<K>, and: Grammar['and'], say: (e: Spoken<K>) => string): string =>
  and([x, ...((x as Folded<K>).more ?? [])].map((e) => say(e as Spoken<K>)));

/** How far each Stat goes: "your cash Stat by 2 and your fan Stat by 1". */
export function stepsOf(x: Spoken<'raise' | 'lower'>, and: Grammar['and'], say: (of: Resource, n: number) => string): string {
  const all = [x, ...((x as Folded<'raise' | 'lower'>).more ?? [])];
  return and(
    RESOURCES.map((of) => [of, all.filter((e) => e.of === of).length] as const).flatMap(([of, n]) => (n === 0 ? [] : [say(of, n)])),
  );
}

// ---------------------------------------------------------------- how a text is printed

export interface FrameWording {
  readonly timings: Named;
  readonly feature: string;
  readonly face: { readonly [face: string]: string };
  readonly cost: (parts: readonly Spoken<'pay'>[]) => string;
}

/** `{Action: 1 fitness} Train 1 Player.` A FEATURE goes without saying that its card must serve. */
export const frameBy =
  ({ label, sentence, titled }: Grammar, w: FrameWording) =>
  (ability: Ability<AnyEffect>, text: string, say: Say): string => {
    const always = !('use' in ability.when);
    const when = 'use' in ability.when ? w.timings[ability.when.use[0]] : w.feature;
    const face = w.face[String(ability.notes?.face ?? '')];
    const named = label(face === undefined ? when : `${face}, ${when}`);
    const cost = inOwnKinds(ability.cost) as readonly Spoken<'pay'>[];
    const head = `{${cost.length === 0 ? named : label(titled(named, w.cost(cost)))}}`;
    const said = inSentences(ability.do);
    return `${head} ${always || said.length > 1 || said[0].length < ability.do.length ? said.map((effects) => sentence(say.effects(effects))).join(' ') : text}`;
  };

/** A rule value is nobody's number: what changes is said as it is played. */
export const ruleBy = (name: string, says: (n: number) => Clause): StatWords => ({
  name,
  change: (_who, _how, by) => says(Number(by)),
  // The text that did it is told of already.
  changeFor: () => null,
});

export type RuleWords = Readonly<Record<RuleName, StatWords>>;

// ---------------------------------------------------------------- prices

export interface PriceWording {
  readonly less: (n: number) => string;
  readonly free: string;
}
type Priced = { readonly less?: number; readonly free?: true };
/** ELV-315: what costs something is offered, what is free is done. */
export const offeredBy =
  ({ may }: Grammar, w: PriceWording) =>
  ({ less, free }: Priced, clause: Clause, after = ''): Clause | string => {
    const rest = `${clause.rest}${free ? ` ${w.free}` : less ? ` ${w.less(less)}` : ''}${after}`;
    return free ? { ...clause, rest } : may({ ...clause, rest });
  };

// ---------------------------------------------------------------- Scout Reports

export interface ScoutWording {
  readonly band: Readonly<Record<Band, string>>;
  readonly dangerous: (where: string) => string;
  readonly threat: By<Part>;
  readonly leaves: (where: string) => string;
  readonly space: By<Part>;
  readonly organised: string;
  readonly star: By<'D' | 'M' | 'F'>;
  readonly plays: (formation: string) => string;
  /** Reports with a text of their own, by name: what stands in the place of the facts. */
  readonly own: Named;
}

/** ELV-902, ELV-R87: one text of true facts; the name stands above it. */
export const scoutBy =
  ({ and, sentence }: Grammar, w: ScoutWording) =>
  ({ name, band, threat, spaces, star, formation }: Scouted): string => {
    const facts =
      threat === 'own'
        ? [w.own[name]]
        : [
            w.dangerous(w.threat[threat]),
            spaces.length === 0 ? w.organised : w.leaves(and(spaces.map((part) => w.space[part]))),
            ...(star === '' ? [] : [w.star[star]]),
          ];
    return [w.band[band], ...facts, w.plays(formation)].map(sentence).join(' ');
  };

/** What hidden cards show: the Scout Reports of these cards, and the outside of Youngsters (ELV-R84). */
export function facesBy(
  { label, titled }: Grammar,
  cards: readonly AnyCard[],
  scout: (report: Scouted) => string,
  outside: (task: string, line: LineName) => string,
): Named {
  return Object.fromEntries(
    cards.flatMap(({ faces = {} }) =>
      Object.entries(faces).map(([kind, face]) => {
        if (kind === 'scout') return [face, label(titled(readReport(face).name, scout(readReport(face))))];
        const [task, line] = face.split('/');
        return [face, outside(task, line as LineName)];
      }),
    ),
  );
}

// ---------------------------------------------------------------- what stands beside the texts

export interface NoteWording {
  readonly goals: Readonly<Record<Goal, (n: number) => string>>;
  readonly base: string;
  readonly perfect: string;
  readonly brandEarly: (week: number) => string;
  readonly scout: (report: Scouted) => string;
}

/** Objectives say what they ask for; Opponents what the scouts know. */
export const notesBy =
  ({ sentence }: Grammar, w: NoteWording) =>
  ({ kind, faces, notes }: CardDef): string[] => {
    if (kind === 'opponent') return [w.scout(readReport(faces?.scout ?? ''))];
    if (kind !== 'objective') return [];
    const goal = String(notes?.goal) as Goal;
    const [base, perfect] = [Number(notes?.base), Number(notes?.perfect)];
    return [
      `{${w.base}} ${sentence(w.goals[goal](base))}`,
      `{${w.perfect}} ${sentence(goal === 'brand' ? w.brandEarly(perfect) : w.goals[goal](perfect))}`,
    ];
  };

// ---------------------------------------------------------------- the line of a card

export interface LineWording {
  readonly terms: Terms;
  readonly kinds: { readonly [kind: string]: Noun };
  readonly sort: By<'regular' | 'youngster' | 'veteran'>;
  readonly number: (n: number) => string;
  readonly numberTrained: (n: number) => string;
  readonly noNumber: string;
  readonly cost: (n: number) => string;
  readonly strength: (n: number) => string;
  readonly gloves: Noun;
  readonly trained: (values: string) => string;
  readonly experience: (m: number, g: number) => string;
  readonly more: string;
  readonly end: string;
  readonly now: string;
  readonly band: (band: string) => string;
  readonly die: (colour: string) => string;
  readonly dice: By<'red' | 'blue' | 'green'>;
  readonly keeper: string;
  readonly space: By<'general' | 'own'>;
  readonly vp: Noun;
}

/** What a card has one of, as the word it is known to be. */
const traitOf = <W extends string>(values: readonly string[]): W => values[0] as W;

export function lineBy({ label, or, some }: Grammar, w: LineWording) {
  const { terms } = w;
  const values = (strength: number, gloves: number): string =>
    gloves === 0 ? w.strength(strength) : `${w.strength(strength)}, ${some(gloves, w.gloves)}`;
  const place = (zone: string): string => (zone === 'GK' ? terms.line.goalkeeper : terms.places[ZONES.indexOf(zone as Zone)]);
  const player = ({ stats: s, traits }: CardDef): string[] => [
    w.sort[traitOf<'regular'>(traits.sort)],
    or(traits.zones.map(place)),
    ...(traits.task[0] === 'GK' ? [] : [terms.task[traitOf<'A'>(traits.task)]]),
    s.jersey > 0 ? w.number(s.jersey) : w.numberTrained(s.jerseyT),
    w.cost(s.cost),
    values(s.strength, s.gloves),
    // In the transfer area only the Untrained face may be looked at (ELV-606).
    ...(s.strengthT === undefined ? [] : [w.trained(values(s.strengthT, s.glovesT))]),
    ...(s.m + s.g > 0 ? [w.experience(s.m, s.g)] : []),
  ];
  const moves = (stats: CardDef['stats']): string =>
    RESOURCES.filter((of) => stats[of] !== 0)
      .map((of) => `${terms.resource[of]} ${stats[of] > 0 ? `+${stats[of]}` : minus(stats[of])}`)
      .join(', ');
  const lines: { readonly [kind: string]: (def: CardDef) => readonly string[] } = {
    player,
    staff: ({ stats, traits, notes }) => [
      terms.profession[traitOf<'agent'>(traits.profession)],
      terms.set[traitOf<'CO'>(traits.set)],
      w.cost(stats.cost),
      ...(notes?.more ? [w.more] : []),
    ],
    director: ({ stats, notes }) => [w.kinds.director.one, votesBy(terms.colour, String(notes?.votes)), moves(stats)],
    tactic: ({ traits }) => [w.kinds.tactic.one, or(traits.formation)],
    objective: ({ notes }) => [w.kinds.objective.one, notes?.end ? w.end : w.now],
    opponent: ({ stats, traits }) => [
      w.kinds.opponent.one,
      w.band(traits.band[0]),
      w.die(w.dice[traitOf<'red'>(traits.die)]),
      traits.formation[0],
      `${w.keeper} ${values(stats.strength, stats.gloves)}`,
    ],
    infrastructure: ({ stats, notes }) => [w.kinds.infrastructure.one, w.space[String(notes?.space) as 'own'], some(stats.vp, w.vp)],
    marker: ({ stats }) => [w.kinds.marker.one, stats.number > 11 ? w.noNumber : w.number(stats.number)],
  };
  return (def: CardDef): string => label((lines[def.kind]?.(def) ?? [w.kinds[def.kind].one]).join(' · '));
}

const LETTERS: { readonly [letter: string]: Colour } = { Y: 'yellow', B: 'blue', R: 'red' };
/** Faces that vote alike stand together: "yellow 1, 2, 4 · blue 3, 6 · red 5". */
function votesBy(colour: By<Colour>, votes: string): string {
  return [...'YBR']
    .filter((letter) => votes.includes(letter))
    .map((letter) => `${colour[LETTERS[letter]]} ${[...votes].flatMap((vote, i) => (vote === letter ? [i + 1] : [])).join(', ')}`)
    .join(' · ');
}
