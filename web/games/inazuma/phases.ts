/** Where a match stands: the turn with its four phases, the steps of the one that is going on, and what comes after. */
import type { Scene } from '../../match/scene.ts';
import { nearOf } from '../../match/seen.ts';
import type { PhaseGroup } from '../drawing.ts';
import { watchedWords } from '../watched.ts';
import { ATTACK, ownOf, SHOOTING, STRATEGY, type Step, toldOf } from './told.ts';
import { type BoardWords, wordsFor } from './words/words.ts';

type At = PhaseGroup['at'];
type Shown = PhaseGroup['steps'][number];
type Who = NonNullable<Shown['who']>;

const PHASES = ['strategy', 'attack', 'shooting', 'end'] as const;
type Phase = (typeof PHASES)[number];

const STEPS: { readonly [phase in Phase]: readonly Step[] } = { strategy: STRATEGY, attack: ATTACK, shooting: SHOOTING, end: [] };

const atOf = (i: number, now: number): At => (i < now ? 'done' : i === now ? 'now' : 'next');

export function periodOf(scene: Scene): string {
  const words = wordsFor(scene.language);
  const { turn, kicks } = ownOf(scene);
  const near = nearOf(scene);
  if (toldOf(scene).step === 'shootout') return `${words.shootout} ${kicks[near]}–${kicks[1 - near]}`;
  if (scene.result) return words.fullTime;
  return turn === 0 ? words.beforeStart : words.turnOf(turn, toldOf(scene).attackers.length);
}

/** Who is asked now, as the one in front of the page calls them. */
function asked(scene: Scene): Who | undefined {
  const [first, ...more] = scene.thinking;
  if (first === undefined) return undefined;
  if (more.length > 0) return 'both';
  return first === nearOf(scene) ? 'you' : 'opp';
}

/** Who acts in a step that is not going on: its attacker, or both. */
function actsIn(scene: Scene, step: Step): Who | undefined {
  if (step === 'compare') return undefined;
  if (step !== 'side' && step !== 'kicker') return 'both';
  return toldOf(scene).attacker === nearOf(scene) ? 'you' : 'opp';
}

function stepsOf(scene: Scene, phase: Phase, words: BoardWords): readonly Shown[] {
  const { step, newRound } = toldOf(scene);
  // Line-ups are chosen once a round; joining, and cards going under, are steps only for those who are asked.
  const seldom = (one: Step) => (one === 'lineUp' && !newRound) || ((one === 'join' || one === 'under') && one !== step);
  const steps = STEPS[phase].filter((one) => !seldom(one));
  const now = steps.indexOf(step);
  return steps.map((one, i) => {
    const who = i === now ? asked(scene) : actsIn(scene, one);
    return { name: words.steps[one as keyof BoardWords['steps']], at: atOf(i, now), ...(who && { who }) };
  });
}

export function phasesOf(scene: Scene): readonly PhaseGroup[] {
  const words = wordsFor(scene.language);
  const { turn } = ownOf(scene);
  const { step, attacker, attackers } = toldOf(scene);
  const turns = attackers.length;
  const named = (name: string, at: At, note = ''): PhaseGroup => ({ name, at, note, steps: [] });
  const mine = attacker === nearOf(scene);
  const watched = watchedWords(scene);
  const attacks = (near: boolean) =>
    watched?.attacks(scene.seats[near ? nearOf(scene) : 1 - nearOf(scene)].name) ?? (near ? words.youAttack : words.theyAttack);
  if (step === 'shootout') return [named(words.turnOf(turns, turns), 'done'), named(words.shootout, 'now')];
  if (scene.result) return [named(words.turn(Math.max(turn, 1)), 'done'), named(words.fullTime, 'now')];
  const found = PHASES.findIndex((phase) => STEPS[phase].includes(step));
  const now = found < 0 ? PHASES.length - 1 : found;
  const phases = PHASES.map((phase, i): PhaseGroup => {
    const at = atOf(i, now);
    const note = phase === 'shooting' && at === 'next' ? words.ifThrough(mine && !watched) : '';
    return { name: words.phases[phase], at, note, steps: at === 'now' ? stepsOf(scene, phase, words) : [] };
  });
  const last = turn >= turns;
  const next = last ? named(words.fullTime, 'next', words.ifLevel) : named(words.turn(turn + 1), 'next', attacks(!mine));
  return [named(words.turn(turn), 'done', attacks(mine)), ...phases, next];
}
