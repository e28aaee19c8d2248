/** Where a PlayCa match stands: the periods played, the four phases of this one, and what comes if the score is level. */
import type { Scene } from '../../match/scene.ts';
import { nearOf } from '../../match/seen.ts';
import type { PhaseGroup } from '../drawing.ts';
import { watchedWords } from '../watched.ts';
import { ownOf, toldOf } from './told.ts';
import { type BoardWords, wordsFor } from './words/words.ts';

type Step = PhaseGroup['steps'][number];
type At = Step['at'];

const PHASES = ['kickOff', 'strategy', 'breakthrough', 'shoot'] as const;
type Phase = (typeof PHASES)[number];

const whoOf = (scene: Scene, seat: number) => (seat === nearOf(scene) ? 'you' : 'opp');
const atOf = (i: number, now: number): At => (i < now ? 'done' : i === now ? 'now' : 'next');

/** The phase the match is in; none between periods and in penalty kicks. */
const phaseOf = ({ scopes }: Scene): number => PHASES.findIndex((phase) => scopes.includes(phase));

export function periodOf(scene: Scene): string {
  const words = wordsFor(scene.language);
  const { period, pkRounds } = ownOf(scene);
  if (pkRounds > 0) return words.penalties;
  return scene.result ? words.fullTime : words.periods[period];
}

/** Who is to use cards: the one who is asked, else the side that begins. */
const second = (scene: Scene, defender: number) => scene.thinking.includes(defender);

function stepsOf(scene: Scene, phase: Phase, words: BoardWords): readonly Step[] {
  const { attacker } = ownOf(scene);
  const defender = 1 - attacker;
  const { scopes } = scene;
  const attacks = whoOf(scene, attacker);
  const defends = whoOf(scene, defender);
  const watched = watchedWords(scene);
  const named = (what: 'support' | 'moves', seat: number) =>
    watched?.[what](scene.seats[seat].name) ?? words.steps[what][whoOf(scene, seat) === 'you' ? 0 : 1];
  const list = (now: number, steps: readonly (readonly [string, Step['who']])[]): readonly Step[] =>
    steps.map(([name, who], i) => ({ name, who, at: atOf(i, now) }));
  const { steps } = words;
  switch (phase) {
    case 'kickOff':
      return list(scopes.includes('flips') ? 1 : 0, [
        [steps.layOut, 'both'],
        [steps.firstFlip, 'both'],
      ]);
    case 'strategy':
      return list(second(scene, defender) ? 1 : 0, [
        [named('support', attacker), attacks],
        [named('support', defender), defends],
      ]);
    default: {
      const now = scopes.includes('passing')
        ? 0
        : scopes.includes('uses')
          ? second(scene, defender)
            ? 2
            : 1
          : scopes.includes('burningChance')
            ? 3
            : 4;
      return list(now, [
        [steps.passing, attacks],
        [named('moves', attacker), attacks],
        [named('moves', defender), defends],
        [steps.burningChance, 'both'],
        [phase === 'shoot' ? steps.goal : steps.ball, undefined],
      ]);
    }
  }
}

export function phasesOf(scene: Scene): readonly PhaseGroup[] {
  const words = wordsFor(scene.language);
  const { period, pkRounds } = ownOf(scene);
  const { overtime, penalties } = toldOf(scene);
  const over = scene.result !== null || pkRounds > 0;
  const now = phaseOf(scene);
  const named = (name: string, at: At, note?: string): PhaseGroup => ({ name, at, note, steps: [] });
  const played = words.periods.slice(0, over ? period + 1 : period).map((name) => named(name, 'done'));
  const current = over
    ? []
    : PHASES.map((phase, i): PhaseGroup => {
        // Between two periods everything of this one is done.
        const at = now < 0 ? 'done' : atOf(i, now);
        return { name: words.phases[phase], at, steps: at === 'now' ? stepsOf(scene, phase, words) : [] };
      });
  const next = over || period > 0 ? [] : [named(words.periods[1], 'next')];
  const level = period < 2 && overtime ? words.ifLevel.overtime : penalties ? words.ifLevel.penalties : words.ifLevel.draw;
  const end = pkRounds > 0 ? named(words.penalties, 'now') : named(words.fullTime, scene.result ? 'now' : 'next', over ? '' : level);
  return [...played, ...current, ...next, end];
}
