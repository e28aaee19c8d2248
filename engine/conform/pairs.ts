/**
 * Non-interference: two worlds that differ only in what a viewer cannot see give that viewer the same bytes, until an event
 * declares that it shows the viewer something.
 */
import {
  asked,
  copy,
  type Event,
  type Game,
  keysAt,
  pick,
  type Seat,
  type State,
  type Stream,
  sample,
  seenEvent,
  tableOf,
  underWay,
  undo,
  type Viewer,
  view,
  whyNot,
} from '../index.ts';
import { stateBefore, viewerIndex } from '../secrets/view.ts';
import { difference } from './differ.ts';
import { placeOf, type Run, type Spot, survives, viewerName, viewersOf } from './run.ts';
import { swapped } from './swap.ts';

/** How far two worlds are played side by side. A sampled world has other dice and parts soon; a swapped one does not. */
const AFTER_SAMPLE = 3;
const AFTER_SWAP = 8;

export type Outcome = 'same' | 'revealed' | 'leak' | 'apart';
export type Worlds = readonly [State, State];

/** Refusals and numbers a viewer can ask for: by handle for cards, by verb for buttons. */
function answers(game: Game, state: State, viewer: Viewer): { [question: string]: unknown } {
  const out: { [question: string]: unknown } = {};
  const before = stateBefore(game, state, viewer);
  const t = tableOf(game, before);
  const seen = before.handles![viewerIndex(before.seats, viewer)];
  const cards = seen.map((handle, id) => [handle, id] as const).filter(([handle]) => handle > 0);
  cards.sort(([a], [b]) => a - b);
  for (const [handle, id] of cards) {
    const def = game.defs[before.def[id]];
    out[`numbers of ${handle}`] = [
      ...Object.keys(def.stats).map((s) => t.stat(id, s)),
      ...Object.keys(def.traits).map((x) => t.traits(id, x)),
    ];
  }
  if (viewer === 'spectator') return out;
  for (const name of Object.keys(game.spec.rules ?? {})) out[`rule ${name}`] = t.rule(viewer, name);
  if (!asked(game, state).includes(viewer)) return out;
  for (const [handle, id] of cards) out[`why not ${handle}`] = whyNot(game, state, viewer, id);
  for (const verb of verbsAt(game, state, viewer)) out[`why not ${verb}`] = whyNot(game, state, viewer, verb);
  return out;
}

function verbsAt(game: Game, state: State, seat: Seat): string[] {
  const thread = state.strands.length > 0 ? state.strands[seat] : state.main;
  const { offers, window } = game.program.code[thread.pc];
  return [...offers.map((o) => o.verb), ...(window ? [window.passVerb ?? 'pass'] : [])];
}

const undoOf = (game: Game, state: State, viewer: Viewer) => {
  if (viewer === 'spectator') return null;
  // Inside a strand the view says how much can be taken back; why the rest cannot is in a past that worlds do not share.
  if (state.fork) return state.fork.can[viewer] > 0 ? 'yes' : 'no';
  const answer = undo(game, state, viewer);
  return answer.ok ? 'yes' : answer.why;
};

/** The first thing a viewer could tell two worlds apart by; '' if there is none. */
export function tells(game: Game, [one, two]: Worlds, viewer: Viewer): string {
  return (
    label('view', difference(view(game, one, viewer), view(game, two, viewer))) ||
    label('answer to', difference(answers(game, one, viewer), answers(game, two, viewer))) ||
    label('undo', difference(undoOf(game, one, viewer), undoOf(game, two, viewer)))
  );
}

const label = (what: string, found: string) => (found === '' ? '' : `${what} ${found}`);

/** The answers that wait in secret, by key. */
function secrets(game: Game, state: State): (string | null)[] {
  return state.pending.map((index, seat) => {
    if (index < 0) return null;
    const asking = copy(state);
    asking.pending[seat] = -1;
    return keysAt(game, asking, seat)[index];
  });
}

/** The same pick in both worlds; then what the viewer was told, one by one, and what the viewer sees. */
function step(game: Game, worlds: Worlds, seat: Seat, key: string, viewer: Viewer): { worlds: Worlds; outcome: Outcome; words: string } {
  const logs: [Event[], Event[]] = [[], []];
  const next: Worlds = [pick(game, worlds[0], seat, key, logs[0]), pick(game, worlds[1], seat, key, logs[1])];
  // A join tells again what happened in strands; a sampled world has no memory of that.
  const forks = worlds.map(({ fork }) => fork && [fork.picks, fork.base.strands.map(({ pc }) => pc)]);
  if (worlds[0].fork && next[0].fork?.base !== worlds[0].fork.base && difference(forks[0], forks[1]) !== '')
    return { worlds: next, outcome: 'apart', words: '' };
  const told = compareTold(game, logs, next, viewer);
  // The last secret answer shows all of them: that is what the ask declares.
  const shown = worlds[0].pending.some((n) => n >= 0) && next[0].pending.every((n) => n < 0);
  if (told.outcome === 'leak' && shown && difference(secrets(game, worlds[0]), secrets(game, worlds[1])) !== '')
    return { worlds: next, outcome: 'revealed', words: '' };
  if (told.outcome === 'leak' && partedByChance(worlds, next)) return { worlds: next, outcome: 'apart', words: '' };
  return { worlds: next, ...told };
}

/** Chance was asked, of numbers that differ in the two worlds or about cards that lie in another order: no secret is needed to part them. */
function partedByChance(before: Worlds, after: Worlds): boolean {
  const kinds = before[0].counts.length / (before[0].seats + 1);
  // Only a swap keeps every card where it is; then the same numbers mean the same cards.
  const laidOut = difference(before[0].zones, before[1].zones) !== '';
  return before.some((world, w) =>
    world.counts.some((n, i) => {
      const words = Math.floor(i / kinds) * 2;
      const other = laidOut || before[0].seeds[words] !== before[1].seeds[words] || before[0].counts[i] !== before[1].counts[i];
      return after[w].counts[i] !== n && other;
    }),
  );
}

/** Both have come to the same question: nobody was spared an answer, one of them has only more to tell on the way. */
const standAlike = (worlds: Worlds): boolean =>
  difference(...(worlds.map((w) => [w.main.pc, ...w.strands.map(({ pc }) => pc)]) as [number[], number[]])) === '';

export function compareTold(
  game: Game,
  logs: readonly [readonly Event[], readonly Event[]],
  worlds: Worlds,
  viewer: Viewer,
): { outcome: Outcome; words: string } {
  // What happens in another seat's strand may be held back until the join.
  const [one, two] = logs.map((log) =>
    log.filter((e) => !e.held || e.strand === viewer).map((e) => seenEvent(game, e, viewer, worlds[0].seats)),
  );
  for (let i = 0; i < Math.max(one.length, two.length); i++) {
    const parted = difference(one[i], two[i]);
    if (parted === '') continue;
    const type = (one[i] ?? two[i]).type;
    // Whether the engine answers for a seat must not depend on what is hidden. But a strand tells that it has finished, and a ready
    // answer of a group goes as far as it can.
    if (!(one[i] && two[i]) && type !== 'finished' && !standAlike(worlds) && !worlds.some((w) => w.result || underWay(game, w)))
      return { outcome: 'leak', words: `one world stops to ask, the other goes on with "${type}" without asking` };
    if (one[i]?.shows || two[i]?.shows) return { outcome: 'revealed', words: '' };
    return { outcome: 'leak', words: `event "${type}" differs and does not declare that it shows anything: ${parted}` };
  }
  const words = tells(game, worlds, viewer);
  // An event may declare that it shows something without saying what (the label of the next card, where another back went).
  if (words !== '' && one.some((e) => e.shows)) return { outcome: 'revealed', words: '' };
  return words === '' ? { outcome: 'same', words } : { outcome: 'leak', words: `${words}, with no event that shows it` };
}

/** Play two worlds side by side by the same keys. */
export function walk(
  game: Game,
  start: Worlds,
  viewer: Viewer,
  dice: Stream,
  depth: number,
): { outcome: Outcome; words: string; state: State } {
  let worlds = start;
  for (let i = 0; i < depth && !worlds[0].result; i++) {
    const seats = asked(game, worlds[0]);
    const seat = seats[dice.below(seats.length)];
    const offered = worlds.map((w) => keysAt(game, w, seat));
    // What others hold may offer them different answers; only common ones can be compared.
    const keys = offered[0].filter((key) => offered[1].includes(key));
    if (keys.length === 0) return { outcome: 'apart', words: '', state: worlds[0] };
    const key = keys[dice.below(keys.length)];
    const made = step(game, worlds, seat, key, viewer);
    if (made.outcome !== 'same') return { outcome: made.outcome, words: `after "${key}" of seat ${seat}: ${made.words}`, state: worlds[0] };
    worlds = made.worlds;
  }
  return { outcome: 'same', words: '', state: worlds[0] };
}

/** A sampled world looks exactly like the one it was sampled from. */
export function checkSample(run: Run, { setup, step: at, state, dice }: Spot): void {
  const { game, ledger } = run;
  const place = () => placeOf(game, setup, at, state);
  for (const viewer of viewersOf(state.seats))
    survives(run, place, `sampling for ${viewerName(viewer)}`, () => {
      const lists = dice.below(4) === 0 ? 'pool' : 'open';
      const seen = view(game, state, viewer, lists);
      const parted = difference(seen, view(game, sample(game, seen, dice), viewer, lists));
      ledger.did('samples');
      if (parted === '') return;
      // The ask is computed in the sampled world: if it differs, rules read what the viewer cannot see.
      const kind = parted.startsWith('ask') || parted.startsWith('thinking') ? 'leaks' : 'sampleMismatches';
      ledger.fault(kind, place(), `what ${viewerName(viewer)} sees of a sampled world differs (lists ${lists}): ${parted}`);
    });
}

/** One viewer, two pairs of worlds: one dealt anew by `sample`, one with two hidden cards exchanged. */
export function checkPairs(run: Run, spot: Spot, viewer: Viewer): void {
  const { game, ledger } = run;
  const { state, dice } = spot;
  const place = () => placeOf(game, spot.setup, spot.step, state);
  const compare = (kind: 'pairsBySample' | 'pairsBySwap', other: State, depth: number) => {
    ledger.did(kind);
    // Copies have no past, and neither has the other world: so undo can be compared.
    const worlds: Worlds = [copy(state), other];
    const parted = tells(game, worlds, viewer);
    if (parted !== '') return ledger.fault('leaks', place(), `${viewerName(viewer)} can tell two worlds apart: ${parted}`);
    const { outcome, words } = walk(game, worlds, viewer, dice, depth);
    if (outcome === 'revealed') ledger.did('differedAfterReveal');
    if (outcome === 'leak') ledger.fault('leaks', place(), `${viewerName(viewer)} can tell two worlds apart ${words}`);
  };
  survives(run, place, `comparing worlds for ${viewerName(viewer)}`, () => {
    const seen = view(game, state, viewer);
    const dealt = sample(game, seen, dice);
    // A world that already looks different is reported by checkSample; nothing further can be learned from it.
    if (difference(seen, view(game, dealt, viewer)) === '') compare('pairsBySample', dealt, AFTER_SAMPLE);
    const exchanged = swapped(game, state, viewer, dice);
    if (exchanged) compare('pairsBySwap', exchanged, AFTER_SWAP);
  });
}
