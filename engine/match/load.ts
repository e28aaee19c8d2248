/** A saved match, with its undo, is a match again; what is none is refused with the reason. */
import type { Game } from '../game.ts';
import { SetupError } from '../model/state.ts';
import type { Own, State } from '../model/types.ts';
import { Refused } from '../run/play.ts';
import { type NamedThread, threadNamed } from '../saves/names.ts';
import { FORMAT, hash, PLAIN, type SavedState } from '../saves/save.ts';
import { checkShape } from '../saves/shape.ts';
import { led, pick, type Rest, type SavedMatch } from './match.ts';

function ability<O extends Own>(game: Game<O>, name: string): number {
  const found = game.abilities.find((a) => a.flow === name);
  if (!found)
    throw new SetupError(
      { code: 'otherRules', step: null },
      `This save knows an ability "${name}" that this version of ${game.id} does not have.`,
    );
  return found.index;
}

export function load<O extends Own>(game: Game<O>, saved: SavedState): State<O> {
  if (saved?.touchline !== FORMAT)
    throw new SetupError(
      { code: 'format', found: saved?.touchline, reads: FORMAT },
      `This is not a save this version can read (format ${saved?.touchline}, known: ${FORMAT}). Choose another file.`,
    );
  if (saved.game !== game.id)
    throw new SetupError(
      { code: 'otherGame', found: saved.game, wanted: game.id },
      `This is a save of ${saved.game}, not of ${game.id}. Open it there.`,
    );
  checkShape(game, saved.state);
  const v = JSON.parse(JSON.stringify(saved.state));
  return {
    ...Object.fromEntries(PLAIN.map((field) => [field, v[field]])),
    game: game.id,
    out: v.out ?? 0,
    leaving: v.leaving ?? 0,
    keys: v.keys ?? null,
    options: Object.freeze(v.options),
    def: v.def.map((id: string) => {
      const d = game.defIndex.get(id);
      if (d === undefined)
        throw new SetupError({ code: 'noCard', card: id }, `This save holds a card "${id}" that this version of ${game.id} does not have.`);
      return d;
    }),
    mods: v.mods.map((m: { change: string; by: string }) => (m.change === 'grant' ? { ...m, by: ability(game, m.by) } : m)),
    waiting: v.waiting.map((w: { ability: string }) => ({ ...w, ability: ability(game, w.ability) })),
    delayed: v.delayed.map((d: { ability: string }) => ({ ...d, ability: ability(game, d.ability) })),
    main: threadNamed(game, v.main as NamedThread, (x) => x),
    strands: v.strands.map((th: NamedThread) => threadNamed(game, th, (x) => x)),
    fork: v.fork && { base: load(game, v.fork.base), picks: v.fork.picks, can: v.fork.can, last: v.fork.last },
  } as State<O>;
}

export function loadMatch<O extends Own>(game: Game<O>, saved: SavedMatch): State<O> {
  const end = load(game, saved);
  if (!saved.undo) return end;
  const broken = new SetupError(
    { code: 'damaged', field: 'undo' },
    'This save contradicts itself: its picks do not lead to its state. Load it without "undo".',
  );
  if (!Array.isArray(saved.undo.picks)) throw broken;
  let state = load(game, saved.undo.from);
  try {
    for (const [seat, index] of saved.undo.picks) state = pick(game, state, seat, index);
  } catch (error) {
    throw error instanceof Refused || error instanceof TypeError ? broken : error;
  }
  if (hash(game, state) !== hash(game, end)) throw broken;
  return state;
}

/** The state a match goes on from; the picks since must be given again. */
export function rested<O extends Own>(game: Game<O>, { from, last }: Rest): State<O> {
  const state = load(game, from);
  if (last) led(state, last);
  return state;
}
