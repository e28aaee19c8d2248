/** Where a match stands: the half and its round, the phases of the round, and what comes after it. */
import type { Scene } from '../../match/scene.ts';
import { nearOf } from '../../match/seen.ts';
import type { PhaseGroup } from '../drawing.ts';
import { stageOf } from './stage.ts';
import { toldOf } from './told.ts';
import { type BoardWords, wordsFor } from './words/words.ts';

type At = PhaseGroup['at'];
type Step = PhaseGroup['steps'][number];

const PHASES = ['draw', 'attack', 'shoot', 'discard'] as const;
type Phase = (typeof PHASES)[number];

const atOf = (i: number, now: number): At => (i < now ? 'done' : i === now ? 'now' : 'next');

export function periodOf(scene: Scene): string {
  const words = wordsFor(scene.language);
  const { half, round, rounds, injury, cap } = toldOf(scene);
  if (scene.result) return words.fullTime;
  if (round === 0) return words.beforeStart;
  return injury > 0 ? `${words.halves[half]} · ${words.injuryRound(injury, cap)}` : words.period(words.halves[half], round, rounds);
}

/** Who is asked, as the one in front of the page calls them. */
function askedNow(scene: Scene): Step['who'] {
  const [first, ...more] = scene.thinking;
  if (first === undefined) return undefined;
  return more.length > 0 ? 'both' : first === nearOf(scene) ? 'you' : 'opp';
}

const ATTACK = ['play', 'ability', 'more', 'afterwards', 'duel'] as const;
const SHOOT = ['motivation', 'declare', 'spend', 'dice', 'rerolls', 'save'] as const;

function attackStep({ scopes }: Scene): (typeof ATTACK)[number] {
  const inner = scopes.at(-1);
  if (inner === 'duel') return 'duel';
  if (inner === 'playMore') return 'more';
  if (inner === 'afterwards') return 'afterwards';
  return scopes.includes('abilities') ? 'ability' : 'play';
}

function shootStep(scene: Scene): (typeof SHOOT)[number] {
  const { scopes } = scene;
  if (scopes.includes('motivation') || scopes.includes('motivating')) return 'motivation';
  if (scopes.includes('spending')) return 'spend';
  if (scopes.includes('saves')) return 'save';
  return scopes.includes('rerolls') ? 'rerolls' : 'declare';
}

function stepsOf(scene: Scene, phase: Phase, words: BoardWords): readonly Step[] {
  const { attacker } = toldOf(scene);
  const whoOf = (seat: number) => (seat === nearOf(scene) ? 'you' : 'opp');
  const { steps } = words;
  if (phase === 'draw') {
    const first = scene.thinking.includes(1 - attacker);
    return [
      { name: steps.fillHands, who: 'both', at: 'done' },
      { name: steps.defenderTakes, who: whoOf(1 - attacker), at: first ? 'now' : 'done' },
      { name: steps.attackerTakes, who: whoOf(attacker), at: first ? 'next' : 'now' },
    ];
  }
  const list = (all: readonly (keyof BoardWords['steps'])[], now: keyof BoardWords['steps']): readonly Step[] =>
    all.map((one, i) => {
      const at = atOf(i, all.indexOf(now));
      const who = at === 'now' ? askedNow(scene) : one === 'dice' ? 'both' : undefined;
      return { name: steps[one], at, ...(who && { who }) };
    });
  if (phase === 'attack') {
    const now = attackStep(scene);
    const told: readonly (keyof BoardWords['steps'])[] =
      now === 'duel'
        ? ['play', 'ability', 'duel', 'reveal']
        : ['play', 'ability', ...(now === 'more' ? ['more' as const] : []), 'afterwards'];
    return list(told, now);
  }
  if (phase === 'shoot') return list(SHOOT, shootStep(scene));
  return [];
}

export function phasesOf(scene: Scene): readonly PhaseGroup[] {
  const words = wordsFor(scene.language);
  const told = toldOf(scene);
  const { half, round, rounds, injury, cap, count, limit } = told;
  const named = (name: string, at: At, note = ''): PhaseGroup => ({ name, at, note, steps: [] });
  const stage = stageOf(scene);
  if (stage === 'kickOff')
    return [
      { name: words.phases.kickOff, at: 'now', steps: [{ name: words.steps.chooseKickOff, at: 'now', who: askedNow(scene) ?? 'both' }] },
      named(words.halves[0], 'next'),
      named(words.halves[1], 'next'),
    ];
  if (stage === 'over') return [named(words.halves[half], 'done'), named(words.fullTime, 'now')];
  const now = stage === 'duel' ? 1 : PHASES.indexOf(stage);
  const notes: { readonly [phase in Phase]: string } = {
    draw: '',
    attack: words.count(count, limit),
    shoot: '',
    discard: half < 2 ? words.refill : '',
  };
  const phases = PHASES.map((phase, i): PhaseGroup => {
    const at = atOf(i, now);
    const note = at === 'done' ? '' : notes[phase];
    return { name: words.phases[phase], at, note, steps: at === 'now' ? stepsOf(scene, phase, words) : [] };
  });
  const playOn =
    injury > 0 ? named(words.injuryRound(injury, cap), 'next', words.injuryEnds) : named(words.injury, 'next', words.injuryFrom(rounds));
  const next =
    half % 2 === 0
      ? [named(words.halves[half + 1], 'next')]
      : half === 1 && told.extraTime
        ? [named(words.halves[2].split(',')[0], 'next', words.ifLevel)]
        : [named(words.fullTime, 'next')];
  const standing = injury > 0 ? words.injury : words.roundOf(round, rounds);
  return [named(words.halves[half], 'done', standing), ...phases, playOn, ...next];
}
