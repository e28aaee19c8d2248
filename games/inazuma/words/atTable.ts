/** What is said at the table in the same way in every language, from the words of one: questions, answers, the log, refusals, mistakes. */
import { numbersIn } from '@touchline/engine';
import type { At, Clause, EventAt, Grammar, OptionAt, Say, Verb } from '@touchline/text';
import { attackerOf, countsNowhere, demandOf, isTechnique, offered, phaseOf, phasesFor, score, stacksOn } from '../read/seen.ts';
import type { Phase } from '../state.ts';
import type { Args } from './vocabulary.ts';

// ---------------------------------------------------------------- questions and answers

export interface ActionWording {
  readonly technique: string;
  readonly assist: string;
  readonly ability: string;
  readonly nothing: string;
  readonly useOrPass: (things: string) => string;
}

export const actionsBy =
  ({ or, question }: Grammar, w: ActionWording) =>
  (at: At): string => {
    const { play, assist, use } = offered(at);
    const things = [...(play ? [w.technique] : []), ...(assist ? [w.assist] : []), ...(use ? [w.ability] : [])];
    return things.length === 0 ? w.nothing : question(w.useOrPass(or(things)));
  };

/** "God Hand: …" has a name of its own; other texts are named after their card. */
export const useBy =
  ({ titled }: Grammar) =>
  (o: OptionAt): string => {
    const [card = ''] = o.names(o.option);
    const text = o.say.ability(o.option.n);
    return o.say.library.abilities[o.option.n].spec.notes?.name === undefined ? titled(card, text) : `${card} – ${text}`;
  };

/** The part of whoever is asked. */
export const partBy =
  (attack: string, defence: string) =>
  ({ view, ask }: At): string =>
    attackerOf(view) === ask.seat ? attack : defence;

/** How a player ends what they are doing. */
export const doneBy =
  (texts: { readonly [ask: string]: string }, otherwise: string) =>
  ({ ask }: OptionAt): string =>
    texts[ask.name] ?? otherwise;

/** A card that would lie on another of its name gets fired-up. */
export const stacking =
  (on: 'bench' | 'field', stacked: (o: OptionAt) => string, alone: (o: OptionAt) => string) =>
  (o: OptionAt): string =>
    (stacksOn(o, on) ? stacked : alone)(o);

/** Choosing a character; if its SP count nowhere now, that is said. */
export const choosing =
  (choose: (o: OptionAt) => string, inAttack: string, inShot: string) =>
  (o: OptionAt): string =>
    `${choose(o)}${countsNowhere(o) ? ` (${phaseOf(o.view) === 'attack' ? inAttack : inShot})` : ''}`;

// ---------------------------------------------------------------- the log

export interface LogWording {
  readonly character: string;
  readonly attack: Verb;
  readonly turn: (n: string) => string;
  readonly joins: (character: string, attack: boolean) => string;
  readonly use: (what: string, character: string) => Omit<Clause, 'who'>;
  readonly ability: string;
  readonly attacks: (attack: number, defence: number, broke: boolean) => string;
  readonly ready: (character: string) => string;
  readonly firedUp: (character: string) => string;
  readonly kicks: (character: string) => string;
  readonly shot: (shot: number, save: number) => string;
  readonly level: string;
  readonly score: Verb;
  readonly aGoal: string;
  readonly standing: (goals: string) => string;
  readonly stopped: string;
  readonly save: Omit<Clause, 'who'>;
  readonly nobodyScores: string;
  readonly kick: (levels: string, result: string, count: string) => string;
}

export function eventsBy({ sentence, tell, titled }: Grammar, w: LogWording) {
  const character = (x: EventAt): string => x.names[0] ?? w.character;
  return {
    turn: (x: EventAt): string => sentence(titled(w.turn(String(x.e.args.turn)), tell({ who: x.who, verb: w.attack, rest: '' }))),
    // The engine tells in the same way that both line-ups are complete.
    join: (x: EventAt): string | null =>
      x.e.args.part === undefined ? null : sentence(w.joins(character(x), x.e.args.part === 'attacking')),
    use: (x: EventAt): Clause => ({ who: x.who, ...w.use(x.e.args.name === '' ? w.ability : String(x.e.args.name), character(x)) }),
    attack: (x: EventAt): string => {
      const { attack, defence, broke } = x.e.args;
      return sentence(w.attacks(Number(attack), Number(defence), broke === true));
    },
    ready: (x: EventAt): string => sentence(w.ready(character(x))),
    fireUp: (x: EventAt): string => sentence(w.firedUp(character(x))),
    kicker: (x: EventAt): string => sentence(w.kicks(character(x))),
    shot: (x: EventAt): string => {
      const [shot, save] = [Number(x.e.args.shot), Number(x.e.args.save)];
      return sentence(`${w.shot(shot, save)}${shot === save ? w.level : ''}`);
    },
    goal: (x: EventAt): string =>
      `${sentence(tell({ who: x.who, verb: w.score, rest: w.aGoal }))} ${w.standing(score(numbersIn(x.e.args.goals), x.viewer))}`,
    save: (x: EventAt): string | Clause => (x.e.args.stopped ? w.stopped : { who: x.who, ...w.save }),
    kick: (x: EventAt): string => {
      const levels = numbersIn(x.e.args.levels);
      const kicks = numbersIn(x.e.args.kicks);
      const [a, b] = levels;
      const result = a === b ? w.nobodyScores : tell({ who: x.seat(a > b ? 0 : 1), verb: w.score, rest: '' });
      return sentence(w.kick(score(levels, x.viewer), result, score(kicks, x.viewer)));
    },
  };
}

// ---------------------------------------------------------------- refusals and mistakes

type Refusing = (x: Args) => string;

/** A super technique is refused for another reason than a character. */
export const byKind =
  (technique: Refusing, character: Refusing) =>
  (x: Args, say: Say): string =>
    (isTechnique(say, x.card) ? technique : character)(x);

/** The phases a card is made for; none: it has no text for this one. */
export const byPhase =
  ({ or }: Grammar, names: { readonly [P in Phase]: string }, none: Refusing, only: (x: Args, phases: string) => string) =>
  (x: Args, say: Say): string => {
    const phases = phasesFor(say, x.card);
    return phases.length === 0 ? none(x) : only(x, or(phases.map((phase) => names[phase])));
  };

/** What a super technique demands, in words where it can be told. */
export const byDemand =
  (unmet: Refusing, needed: (x: Args, demand: string) => string) =>
  (x: Args, say: Say): string => {
    const demand = demandOf(say, x.card);
    return demand === '' ? unmet(x) : needed(x, demand);
  };

export const byCard =
  (none: string, card: Refusing) =>
  (x: Args): string =>
    x.card === undefined ? none : card(x);

/** Too many cards of one name, and how many must go. */
export const copiesBy =
  (starting: (x: Args, over: number) => string, deck: (x: Args, over: number) => string) =>
  (x: Args): string =>
    (x.group === 'starting' ? starting : deck)(x, Number(x.count) - Number(x.most));
