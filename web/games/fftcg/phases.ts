/** The line of a turn: its phases, the steps of an attack, and who is to act in them. */
import type { Scene } from '../../match/scene.ts';
import type { PhaseGroup } from '../drawing.ts';
import { nearOf, ownOf, toldOf } from './told.ts';
import { type BoardWords, wordsFor } from './words/words.ts';

const PHASES = ['active', 'draw', 'main1', 'attackPhase', 'main2', 'end'];
type Step = PhaseGroup['steps'][number];
type Who = NonNullable<Step['who']>;

export function phasesOf(scene: Scene): PhaseGroup[] {
  const words = wordsFor(scene.language);
  const { turns } = ownOf(scene);
  const at = (i: number, now: number) => (scene.result || i < now ? 'done' : i === now ? 'now' : 'next');
  const now = PHASES.findIndex((name) => scene.scopes.includes(name));
  const before: PhaseGroup[] = turns === 0 ? [{ name: words.phases.setUp, at: 'now', steps: [acting(scene, words)] }] : [];
  return [
    ...before,
    ...PHASES.map((name, i): PhaseGroup => {
      const steps = i !== now ? [] : name === 'attackPhase' ? attackSteps(scene, words) : [acting(scene, words)];
      return { name: words.phases[name], at: at(i, now), steps, ...(name === 'end' && { note: words.handLimit }) };
    }),
  ];
}

/** Who is asked now, as the one in front of the page calls them. */
function asked(scene: Scene): Who | undefined {
  if (scene.thinking.length === 0) return undefined;
  if (scene.thinking.length > 1) return 'both';
  return scene.thinking[0] === nearOf(scene) ? 'you' : 'opp';
}

const acting = (scene: Scene, words: BoardWords): Step => {
  const who = asked(scene);
  const name = toldOf(scene).priority ? words.steps.priority : words.steps.deciding;
  return { name, at: 'now', ...(who && { who }) };
};

/** After the declaration, and again after the block, both may act: steps of their own on the line. */
function attackSteps(scene: Scene, words: BoardWords): Step[] {
  const { scopes } = scene;
  const answering = scopes.includes('priority');
  const mine = ownOf(scene).turn === nearOf(scene);
  const [attacker, defender]: readonly Who[] = mine ? ['you', 'opp'] : ['opp', 'you'];
  const steps: readonly (readonly [string, Who | undefined, boolean])[] = [
    ['preparation', 'both', scopes.includes('preparation')],
    ['declaration', attacker, scopes.includes('declaration') && !answering],
    ['attacked', 'both', scopes.includes('declaration') && answering],
    ['blockStep', defender, scopes.includes('blockStep') && !answering],
    ['blocked', 'both', scopes.includes('blockStep') && answering],
    ['damageStep', undefined, scopes.includes('damageStep')],
  ];
  const now = steps.findIndex(([, , here]) => here);
  return steps.map(([name, who, here], i) => {
    const acts = here ? asked(scene) : who;
    return { name: words.steps[name], at: here ? 'now' : i < now ? 'done' : 'next', ...(acts && { who: acts }) };
  });
}
