/**
 * What a match is summed up by when it is over: moments worth going back to, and what is counted for each seat. A game says what its
 * events are; without a word from it, every change of the score is a moment.
 */
import type { Seat, SeenEvent } from '@touchline/engine';
import type { Language } from '@touchline/text';

/** `score`: the score changed; `margin`: two numbers were compared, so far apart; `special`: worth seeing again whenever it happens. */
export type MomentKind = { readonly kind: 'score' } | { readonly kind: 'special' } | { readonly kind: 'margin'; readonly by: number };

/** What is counted for each seat: to whom an event counts, and how much. */
export interface Figure {
  readonly name: { readonly [L in Language]: string };
  readonly of: (event: SeenEvent) => readonly [seat: Seat, n: number] | null;
}

/** What `games/<id>/recap.ts` exports as `recap`. */
export interface Recap {
  /** By the type of the event; null: this one is nothing special. */
  readonly moments: { readonly [type: string]: (event: SeenEvent) => MomentKind | null };
  /** In the order they are shown. */
  readonly figures: readonly Figure[];
  /** Who has the lower score leads. */
  readonly lowLeads?: true;
  /** The event that tells of a changed score; without it the last one of the step does. */
  readonly scoring?: string;
}

/** A step of the match as everybody sees it. */
export interface SeenStep {
  readonly step: number;
  readonly events: readonly SeenEvent[];
  /** How it stands after it, by seat; empty where no number says it. */
  readonly score: readonly number[];
}

export interface KeyMoment {
  readonly step: number;
  /** `lead`: somebody else leads from here on; `widest`: the two numbers that were farthest apart. */
  readonly kind: 'score' | 'lead' | 'widest' | 'special';
  /** What tells of it; null: whatever the step is told by. */
  readonly event: SeenEvent | null;
  readonly score: readonly number[];
}

export interface SummedUp {
  readonly moments: readonly KeyMoment[];
  readonly figures: readonly { readonly name: Figure['name']; readonly values: readonly number[] }[];
}

/** More than these would be the log once more. */
const MOST_MOMENTS = 8;

const PLAIN: Recap = { moments: {}, figures: [] };

export function sumUp(recap: Recap = PLAIN, seats: number, steps: readonly SeenStep[]): SummedUp {
  const figures = recap.figures.map(({ name, of }) => {
    const values = new Array<number>(seats).fill(0);
    for (const { events } of steps)
      for (const event of events) {
        const [seat, n] = of(event) ?? [-1, 0];
        if (seat >= 0) values[seat] += n;
      }
    return { name, values };
  });
  return { moments: fewest(momentsOf(recap, steps)), figures };
}

/** Who has more than everybody else, or less where that is better; -1 if nobody. */
export function leaderOf(score: readonly number[], lowLeads?: boolean): Seat {
  const best = lowLeads ? Math.min(...score) : Math.max(...score);
  return score.filter((n) => n === best).length === 1 ? score.indexOf(best) : -1;
}

function momentsOf(recap: Recap, steps: readonly SeenStep[]): KeyMoment[] {
  const moments: KeyMoment[] = [];
  let widest: { readonly moment: KeyMoment; readonly by: number } | null = null;
  let leader = -1;
  let before: readonly number[] = [];
  for (const { step, events, score } of steps) {
    const scored: KeyMoment[] = [];
    for (const event of events) {
      const found = recap.moments[event.type]?.(event);
      if (!found) continue;
      if (found.kind === 'score') scored.push({ step, kind: 'score', event, score });
      else if (found.kind === 'special') {
        // What comes again and again in one step is one moment: how it ended.
        const same = moments.findIndex((moment) => moment.step === step && moment.event?.type === event.type);
        moments.splice(same < 0 ? moments.length : same, 1, { step, kind: 'special', event, score });
      } else if (found.by > (widest?.by ?? 0)) widest = { moment: { step, kind: 'widest', event, score }, by: found.by };
    }
    const changed = before.length > 0 && score.some((n, seat) => n !== before[seat]);
    const leads = score.length > 1 ? leaderOf(score, recap.lowLeads) : -1;
    if (changed && scored.length === 0) {
      const gains = score.map((n, seat) => Math.abs(n - before[seat]));
      const about = leads >= 0 && leads !== leader && gains[leads] > 0 ? leads : gains.indexOf(Math.max(...gains));
      scored.push({ step, kind: 'score', event: telling(events, about, recap.scoring), score });
    }
    before = score;
    const last = scored.at(-1);
    // Who was first to lead took it from nobody.
    if (last && leads >= 0 && leader >= 0 && leads !== leader) scored[scored.length - 1] = { ...last, kind: 'lead' };
    if (leads >= 0) leader = leads;
    moments.push(...scored);
  }
  // A comparison that decided a goal is told with the goal.
  if (widest && !moments.some(({ step }) => step === widest!.moment.step)) moments.push(widest.moment);
  return moments.sort((a, b) => a.step - b.step);
}

/** What a step is about: what the game says, or the last thing that was more than cards on their way, of the seat it is about. */
function telling(events: readonly SeenEvent[], about: Seat, scoring: string | undefined): SeenEvent | null {
  const said = events.filter(({ type }) => type === scoring);
  const more = said.length > 0 ? said : events.filter(({ type }) => !ON_THE_WAY.includes(type));
  return more.findLast(({ seat }) => seat === about) ?? more.at(-1) ?? null;
}
const ON_THE_WAY = ['move', 'shuffle', 'show', 'reveal', 'arrange', 'change', 'make', 'unmake'];

/** The last change of the score first of all: it decided; then who took the lead, what is special, and the rest from the end. */
function fewest(moments: readonly KeyMoment[]): KeyMoment[] {
  const last = moments.findLast(({ kind }) => kind === 'score' || kind === 'lead');
  const weight = (moment: KeyMoment) => (moment === last ? 4 : { lead: 3, widest: 2, special: 1, score: 0 }[moment.kind]);
  return moments
    .map((moment) => ({ moment, weight: weight(moment) }))
    .sort((a, b) => b.weight - a.weight || b.moment.step - a.moment.step)
    .slice(0, MOST_MOMENTS)
    .map(({ moment }) => moment)
    .sort((a, b) => a.step - b.step);
}
