/** What the boards of ELEVEN say themselves. The terms are those of the rules in each language. */
import { lexicon } from '../../../words/lexicon.ts';
import type { Panel } from '../stage.ts';

export type StepName =
  | 'directors'
  | 'bonuses'
  | 'markers'
  | 'objective'
  | 'production'
  | 'vote'
  | 'decision'
  | 'action'
  | 'lineUp'
  | 'before'
  | 'tactic'
  | 'during'
  | 'after'
  | 'maintenance'
  | 'transfers'
  | 'keep';

type Named = { readonly [id: string]: string };

export interface BoardWords {
  readonly vp: string;
  readonly week: (n: number) => string;
  readonly weekOf: (n: number, of: number) => string;
  readonly division: (n: number) => string;
  readonly setUp: string;
  readonly over: string;
  /** Monday to Thursday, Matchday, the End of the Week. */
  readonly days: readonly string[];
  readonly steps: { readonly [step in StepName]: string };
  readonly pays: (cash: number) => string;
  /** As the game counts them: a Match that was lost, drawn, won. */
  readonly ended: readonly string[];
  readonly tabs: { readonly [panel in Panel]: string } & { readonly lit: string };
  /** Another club: whose, whom it meets this Week, whether it is waited for. */
  readonly rival: (who: string, meets: string, thinks: boolean) => string;
  readonly squad: {
    readonly title: string;
    readonly players: string;
    readonly staff: string;
    readonly tactics: string;
    readonly objective: string;
    readonly none: string;
    readonly plays: string;
    readonly injured: (n: number) => string;
    readonly suspended: (n: number) => string;
  };
  readonly resources: { readonly cash: string; readonly fan: string; readonly op: string; readonly fit: string };
  readonly market: {
    readonly title: string;
    readonly player: string;
    readonly staff: string;
    readonly sponsor: string;
    readonly open: string;
    readonly deck: string;
    readonly out: string;
    readonly youngster: string;
  };
  readonly club: {
    readonly tracks: string;
    readonly track: (name: string, have: number, at: number) => string;
    readonly directors: string;
    readonly stands: string;
    readonly stand: (n: number) => string;
    readonly closed: string;
    readonly seated: string;
    readonly printed: string;
    readonly spaces: string;
    readonly free: string;
    readonly build: (cash: number) => string;
    readonly adboards: string;
    readonly adboard: (n: number) => string;
    readonly kit: string;
    readonly office: string;
    readonly start: string;
    readonly price: (cash: number) => string;
  };
  readonly due: {
    readonly players: (n: number) => string;
    readonly buildings: (n: number) => string;
    readonly staff: (n: number) => string;
    readonly less: string;
    readonly total: string;
  };
  readonly whole: {
    readonly place: (place: number, points: number) => string;
    readonly office: (space: number, vp: number) => string;
    readonly tactics: (n: number) => string;
    readonly objective: (n: number) => string;
  };
  readonly table: {
    readonly title: string;
    readonly place: string;
    readonly team: string;
    readonly points: string;
    readonly friday: string;
    readonly weeks: string;
    /** What the tiles of Weeks mean. */
    readonly legend: string;
    readonly outcomes: { readonly [outcome in 'W' | 'D' | 'L']: readonly [letter: string, word: string] };
    /** By a die; null: not even that. */
    readonly rolled: (n: number | null) => string;
    readonly inactive: string;
    readonly short: (place: number) => string;
  };
  readonly scout: { readonly title: string; readonly sides: string };
  readonly goals: {
    readonly title: string;
    readonly names: readonly string[];
    readonly goal: (of: string, need: number) => string;
    readonly now: (of: string, now: number) => string;
    readonly debt: (n: number) => string;
    readonly short: (of: string, now: number, need: number) => string;
  };
  readonly season: {
    readonly title: string;
    readonly now: string;
    readonly total: string;
    readonly source: string;
    readonly rank: string;
    /** From the lowest. */
    readonly ranks: readonly string[];
    readonly below: (vp: number) => string;
    readonly lines: Named;
  };
  readonly draft: {
    readonly kept: string;
    readonly pick: (n: number) => string;
    readonly help: string;
    readonly stats: string;
    readonly votes: string;
  };
  readonly votes: {
    readonly title: string;
    readonly meeting: string;
    readonly none: string;
    readonly card: string;
    readonly count: (n: number) => string;
    readonly director: string;
    readonly decision: string;
    readonly tie: string;
    /** In how many of six rolls each colour leads; what is missing are ties. */
    readonly odds: (faces: readonly number[]) => string;
    readonly rolled: (n: number) => string;
  };
  readonly pitch: {
    readonly title: string;
    readonly bench: string;
    readonly keeper: string;
    readonly keeps: (strength: number, gloves: number) => string;
    readonly man: (attack: boolean, strength: number, name: string) => string;
    readonly here: string;
    readonly brief: (formation: string, win: number) => string;
    /** Where the Scout Report tells of something. */
    readonly danger: string;
    readonly space: string;
  };
  readonly match: {
    readonly title: string;
    readonly sections: readonly string[];
    readonly faces: readonly string[];
    readonly would: string;
    readonly yours: string;
    readonly their: string;
    readonly gloves: (n: number) => string;
    readonly shots: (goals: number, saved: number, blocked: number) => string;
    /** How a shot ended, in a word. */
    readonly ends: { readonly goal: string; readonly saved: string; readonly blocked: string };
    /** Why: by whom, with what Strength; of a goal, the keeper's, if it was too low. */
    readonly blockedBy: (name: string, strength: number) => string;
    readonly savedBy: (strength: number) => string;
    readonly tooWeak: (strength: number) => string;
    readonly noGlove: string;
    readonly letIn: string;
    readonly defender: string;
    readonly consequence: string;
    readonly consequences: Named;
    /** Whom the twelve-sided die hits. */
    readonly numbers: string;
    readonly nobody: string;
  };
  readonly weekend: {
    readonly after: string;
    readonly title: string;
    readonly due: string;
    readonly cash: (n: number) => string;
    readonly missing: (n: number) => string;
    readonly keep: string;
  };
}

export const wordsFor = lexicon(import.meta.glob<BoardWords>('./??.ts', { import: 'words' }));
