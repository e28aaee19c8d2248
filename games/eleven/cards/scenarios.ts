/** The Scenarios of the solo game as numbers; `scenarios` of the rules carry them out (ELV-1651 to ELV-1661). */
export type Division = 1 | 2 | 3;

export interface Scenario {
  readonly no: number;
  readonly name: string;
  /** Those it can be played in; the first where the option does not fit (ELV-R85). */
  readonly divisions: readonly Division[];
  /** Goals: this position on the League table or better, and so many VP. */
  readonly position: number;
  readonly vp?: number;
}

export const scenarios = {
  firstJob: { no: 1, name: 'First Job', divisions: [3], position: 8, vp: 40, extra: { position: 5, vp: 3 } },
  redNumbers: {
    no: 2,
    name: 'Red Numbers',
    divisions: [2, 3],
    position: 6,
    cashStat: 1,
    debt: 14,
    suspension: 1,
    /** By the End of a Week so much must have been repaid. */
    due: [
      { week: 2, repaid: 4 },
      { week: 4, repaid: 9 },
    ],
    extra: { cash: 3 },
  },
  oldLegs: {
    no: 3,
    name: 'Old Legs',
    divisions: [2],
    position: 5,
    veterans: 4,
    /** Each Monday from this Week on, a die of at most this injures a Veteran. */
    injury: { week: 2, most: 2 },
    trainedYoungsters: 3,
    extra: { experience: 3 },
  },
  deadline: {
    no: 4,
    name: 'Before the Deadline',
    divisions: [2, 3],
    position: 5,
    /** Infrastructure is dearer up to this Week. */
    dear: { week: 2, cost: 4 },
    adboardCash: 2,
    week: 5,
    required: ['stand3', 'stand4', 'adboard3'],
    general: 2,
    extra: { general: 2, missing: -3 },
  },
  upOrOut: {
    no: 5,
    name: 'Up or Out',
    divisions: [1],
    position: 2,
    tactics: { seen: 4, kept: 2 },
    /** Looked at after this Week: worse than this position suspends a Director. */
    check: { week: 3, position: 6 },
    /** Wins from this Week on. */
    wins: { from: 4, least: 2 },
    extra: { win: 2 },
  },
} as const satisfies { readonly [name: string]: Scenario & { readonly [more: string]: unknown } };

export type ScenarioName = keyof typeof scenarios;

/** By the option's number; 0 is none. */
export const scenarioBy = (no: number): ScenarioName | null =>
  (Object.keys(scenarios) as ScenarioName[]).find((name) => scenarios[name].no === no) ?? null;
