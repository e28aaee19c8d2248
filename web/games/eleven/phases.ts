/** Where a season stands: the Week and its days, what is done in the day that is now, and what comes after. */
import type { Scene } from '../../match/scene.ts';
import { nearOf } from '../../match/seen.ts';
import type { PhaseGroup } from '../drawing.ts';
import { stageOf } from './stage.ts';
import { toldOf } from './told.ts';
import { type BoardWords, type StepName, wordsFor } from './words/words.ts';

type At = PhaseGroup['at'];
type Step = PhaseGroup['steps'][number];

const DAYS = 6;
const MATCHDAY = 4;
const atOf = (i: number, now: number): At => (i < now ? 'done' : i === now ? 'now' : 'next');

export function periodOf(scene: Scene): string {
  const words = wordsFor(scene.language);
  const { own, weeks, division } = toldOf(scene);
  if (scene.result) return words.over;
  if (own.week === 0) return words.setUp;
  return [words.weekOf(own.week, weeks), words.days[own.day], words.division(division)].join(' · ');
}

/** Who is asked, as the one in front of the page calls them. */
function askedNow(scene: Scene): Step['who'] {
  const [first, ...more] = scene.thinking;
  if (first === undefined) return undefined;
  return more.length > 0 ? 'both' : first === nearOf(scene) ? 'you' : 'opp';
}

/** The steps of each day, and the questions and scopes of the match that belong to them. */
const STEPS: { readonly [day: string]: readonly (readonly [StepName, ...string[]])[] } = {
  setUp: [
    ['directors', 'draft'],
    ['bonuses', 'bonuses', 'bonus'],
    ['markers', 'benchSides', 'benchOut'],
    ['objective', 'objective', 'keepTactic'],
  ],
  monday: [
    ['production', 'production'],
    ['vote', 'reroll', 'colour'],
    ['decision', 'decisions'],
  ],
  day: [['action', 'turn']],
  matchday: [
    ['lineUp', 'lineUp', 'formation', 'assign', 'zone', 'place', 'benchOut'],
    ['before', 'token', 'before', 'stands'],
    ['tactic', 'tactic', 'section', 'swap'],
    ['during', 'during', 'ally', 'boost', 'foe', 'youngster', 'scorer', 'save'],
    ['after', 'after', 'reroll', 'form', 'train', 'hit', 'place'],
  ],
  weekend: [
    ['maintenance', 'maintenance'],
    ['transfers', 'refresh'],
    ['keep', 'keep'],
  ],
};

function stepsOf(scene: Scene, day: string, words: BoardWords): readonly Step[] {
  const steps = STEPS[day];
  // Simultaneous parts are known by what is asked in them.
  const names = [scene.ask?.name ?? '', ...[...scene.scopes].reverse()];
  const found = names.map((name) => steps.findIndex(([, ...of]) => of.includes(name))).find((i) => i >= 0);
  const now = found ?? (stageOf(scene) === 'match' ? steps.length - 1 : 0);
  return steps.map(([name], i) => {
    const at = atOf(i, now);
    const who = at === 'now' ? askedNow(scene) : undefined;
    return { name: words.steps[name], at, ...(who && { who }) };
  });
}

export function phasesOf(scene: Scene): readonly PhaseGroup[] {
  const words = wordsFor(scene.language);
  const { own, weeks, clubs } = toldOf(scene);
  const plain = (name: string, at: At, note = ''): PhaseGroup => ({ name, at, note, steps: [] });
  if (scene.result) return [plain(words.week(own.week), 'done'), plain(words.over, 'now')];
  if (own.week === 0) return [{ name: words.setUp, at: 'now', steps: stepsOf(scene, 'setUp', words) }, plain(words.week(1), 'next')];
  const { meets, bill } = clubs[nearOf(scene)];
  const near = nearOf(scene);
  const notes = ['', '', '', '', meets, words.pays(bill.total)];
  // The goals are counted anew before the Week is over; how it ended stays.
  const result = words.ended[own.outcome[near]] ?? '';
  const days = Array.from({ length: DAYS }, (_, day): PhaseGroup => {
    const at = atOf(day, own.day);
    const of = day === 0 ? 'monday' : day === 4 ? 'matchday' : day === 5 ? 'weekend' : 'day';
    return {
      name: words.days[day],
      at,
      note: at !== 'done' ? notes[day] : day === MATCHDAY ? result : '',
      steps: at === 'now' ? stepsOf(scene, of, words) : [],
    };
  });
  const next = own.week < weeks ? words.week(own.week + 1) : words.over;
  return [...days, plain(next, 'next')];
}
