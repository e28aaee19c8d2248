/** Is this value the state of a match of this game? Whoever loads a file may hold anything in his hands. */
import type { Game } from '../game.ts';
import { STREAM_KINDS } from '../model/random.ts';
import { optionsOf, SetupError } from '../model/state.ts';
import type { Options, Own } from '../model/types.ts';

type Fields = { readonly [name: string]: unknown };

const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);
const isInts = (x: unknown): x is number[] => Array.isArray(x) && x.every(Number.isInteger);
const intsOf = (x: unknown, n: number) => isInts(x) && x.length === n;
const listOf = (x: unknown, fits: (item: unknown) => boolean): boolean => Array.isArray(x) && x.every(fits);
const isRefOrNull = (x: unknown) => x === null || isCardRef(x);
const isCardRef = (x: unknown) => isFields(x) && Number.isInteger(x.id) && Number.isInteger(x.epoch);

function isThread(x: unknown): boolean {
  if (!isFields(x) || typeof x.at !== 'string' || !Number.isInteger(x.in) || !Array.isArray(x.vars)) return false;
  return (
    listOf(x.scopes, (s) => {
      if (!Array.isArray(s) || s.length !== 5) return false;
      const [scope, aux, base, ret, unw] = s;
      return typeof scope === 'string' && intsOf([aux, base, unw], 3) && (ret === null || typeof ret === 'string');
    }) && (x.scopes as unknown[]).length > 0
  );
}

const isKey = (x: unknown) => typeof x === 'string' && /^[0-9a-f]{64}$/.test(x);
const isUntil = (x: unknown) => typeof x === 'string' || isFields(x);
const isMod = (x: unknown) =>
  isFields(x) &&
  isRefOrNull(x.source) &&
  isFields(x.on) &&
  typeof x.stat === 'string' &&
  Number.isInteger(x.seat) &&
  listOf(x.until, isUntil);
const isTrigger = (x: unknown) => isFields(x) && typeof x.ability === 'string' && isCardRef(x.self) && Number.isInteger(x.seat);
const isUse = (x: unknown) =>
  isFields(x) && typeof x.key === 'string' && typeof x.scope === 'string' && Number.isInteger(x.n) && isRefOrNull(x.of);
const isResult = (x: unknown) =>
  x === null ||
  (isFields(x) &&
    isInts(x.winners) &&
    typeof x.clause === 'string' &&
    typeof x.reason === 'string' &&
    [x.ranks, x.scores].every((list) => list === undefined || (Array.isArray(list) && list.every(Number.isFinite))));

/** Every card lies in exactly the zone it says, or in none. */
function lieRight(zone: readonly number[], zones: unknown, count: number): boolean {
  if (!Array.isArray(zones) || zones.length !== count || !zones.every(isInts)) return false;
  const piles = zones;
  const lying = piles.reduce((n, pile) => n + pile.length, 0);
  return (
    piles.every((pile, z) => new Set(pile).size === pile.length && pile.every((card) => zone[card] === z)) &&
    lying === zone.filter((z) => z !== -1).length
  );
}

/** The name of the first field that cannot be right, or ''. */
function wrongField<O extends Own>(game: Game<O>, v: Fields, options: Options): string {
  const seats = v.seats as number;
  const layout = game.layouts[seats];
  const viewers = seats + 1;
  if (!listOf(v.def, (d) => typeof d === 'string')) return 'def';
  const cards = (v.def as unknown[]).length;
  for (const field of ['owner', 'zone', 'epoch', 'known']) if (!intsOf(v[field], cards)) return field;
  const marks = game.spec.marks?.length ?? 0;
  if (!listOf(v.marks, (m) => intsOf(m, cards)) || (v.marks as unknown[]).length !== marks) return 'marks';
  if (!lieRight(v.zone as number[], v.zones, layout.zones.length)) return 'zones';
  const own = game.spec.own(options, seats);
  if (!isFields(v.own) || Object.keys(own).some((key) => (v.own as Fields)[key] === undefined)) return 'own';
  if (!intsOf(v.tallies, layout.tallyCount)) return 'tallies';
  if (!intsOf(v.pending, seats)) return 'pending';
  for (const field of ['out', 'leaving'])
    if (v[field] !== undefined && (!Number.isInteger(v[field]) || (v[field] as number) >> seats !== 0)) return field;
  if (!intsOf(v.seeds, viewers * 2)) return 'seeds';
  if (v.keys !== undefined && !(Array.isArray(v.keys) && v.keys.length === viewers && v.keys.every(isKey))) return 'keys';
  if (!intsOf(v.counts, viewers * STREAM_KINDS)) return 'counts';
  if (v.handles !== null && (!listOf(v.handles, (h) => intsOf(h, cards)) || (v.handles as unknown[]).length !== viewers)) return 'handles';
  if (!isInts(v.nextHandle) || v.nextHandle.length < viewers) return 'nextHandle';
  if (!Number.isInteger(v.decisions)) return 'decisions';
  if (!Number.isInteger(v.forced)) return 'forced';
  if (typeof v.loopMark !== 'string' || !/^(-?\d+\/-?\d+)?$/.test(v.loopMark)) return 'loopMark';
  if (!listOf(v.uses, isUse)) return 'uses';
  if (!listOf(v.mods, isMod)) return 'mods';
  if (!listOf(v.waiting, isTrigger)) return 'waiting';
  if (!listOf(v.delayed, isTrigger)) return 'delayed';
  if (!isThread(v.main)) return 'main';
  if (!listOf(v.strands, isThread)) return 'strands';
  const strands = (v.strands as unknown[]).length;
  if (strands !== 0 && strands !== seats) return 'strands';
  if (v.fork !== null && !(isFields(v.fork) && listOf(v.fork.picks, isInts) && intsOf(v.fork.can, seats) && Number.isInteger(v.fork.last)))
    return 'fork';
  return isResult(v.result) ? '' : 'result';
}

/** Throws a `SetupError` that says what is wrong and what to do. */
export function checkShape<O extends Own>(game: Game<O>, v: unknown): asserts v is Fields {
  const damaged = (field: string) =>
    new SetupError(
      { code: 'damaged', field },
      `This save is damaged: its "${field}" cannot be right. Use an earlier save, or begin a new match.`,
    );
  if (!isFields(v)) throw damaged('state');
  if (!isFields(v.options)) throw damaged('options');
  if (!game.seats.includes(v.seats as number)) throw damaged('seats');
  const field = wrongField(game, v, optionsOf(game, v.options as Options, v.seats as number));
  if (field !== '') throw damaged(field);
}
