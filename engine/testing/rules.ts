/** Rules as tests: collected, so that any runner can run them, each in several modes and on any stand-in for the game. */
import type { Game, Own } from '../index.ts';

export interface Rule {
  readonly name: string;
  readonly run: () => void;
}
const registry: Rule[] = [];

/** A test whose name starts with the clause it shows. Collected, so that any runner (and the mutants) can run it. */
export function rule(name: string, run: () => void): void {
  registry.push({ name, run });
}

/** The rules registered since the last call. */
export function collectRules(): Rule[] {
  return registry.splice(0);
}

/** Stand-ins for games under test: the mutants put damaged ones here. A maker is given the game, which may have cards of a test's own. */
type StandIn = (of: Game<Own>) => Game<Own>;
const standIns = new Map<string, StandIn>();
export function standIn(id: string, game: Game<Own> | StandIn | null): void {
  if (game) standIns.set(id, typeof game === 'function' ? game : () => game);
  else standIns.delete(id);
}

/** plain · undo: every pick is taken back and made again · save: the state goes through text between asks. */
export type Mode = 'plain' | 'undo' | 'save';
let mode: Mode = 'plain';
export const modeNow = (): Mode => mode;

/** A test, or the way to a situation that is not itself tested: that is played `plain`. */
export function inMode(wanted: Mode, run: () => void): void {
  const before = mode;
  mode = wanted;
  try {
    run();
  } finally {
    mode = before;
  }
}

/** The game itself, or what stands in for it. */
export function underTest<O extends Own>(game: Game<O>): Game<O> {
  const stand = standIns.get(game.id);
  return stand ? (stand(game as unknown as Game<Own>) as unknown as Game<O>) : game;
}
