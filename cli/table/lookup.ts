/** Finding what somebody named: a card on the table, or any card of the game. */
import type { CardDef, SeenCard } from '@touchline/engine';
import type { TerminalGame } from '../games.ts';
import { defOf, nearSeat, type Scene } from './scene.ts';

/** The cards of a game, without markers. */
export const cardsOf = ({ game, markers }: Pick<TerminalGame, 'game' | 'markers'>): readonly CardDef[] =>
  game.defs.filter(({ kind }) => kind !== markers);

export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase().trim();

/** How well a name fits: whole, by its beginning, by the beginning of a word; 0 not at all. */
function fit(s: Scene, def: CardDef, wanted: string): number {
  const name = plain(s.speaker.card(def).name);
  if (name === wanted || def.id.toLowerCase() === wanted) return 3;
  if (name.startsWith(wanted)) return 2;
  return name.split(/[\s'-]+/).some((word) => word.startsWith(wanted)) ? 1 : 0;
}

/** The names that fit best, each once. */
function best(s: Scene, defs: readonly CardDef[], wanted: string): CardDef[] {
  const scored = [...new Set(defs)].map((def) => [fit(s, def, wanted), def] as const).filter(([score]) => score > 0);
  const most = Math.max(0, ...scored.map(([score]) => score));
  return scored.filter(([score]) => score === most).map(([, def]) => def);
}

/** Cards in view, the viewer's own first: of two equal cards the nearer one is meant. */
export function cardsInView(s: Scene): SeenCard[] {
  const near = nearSeat(s);
  const zones = [...s.view.zones].sort((a, b) => Number(b.seat === near) - Number(a.seat === near));
  return zones.flatMap((zone) => zone.cards);
}

/** Definitions somebody may mean: those on the table if any fits, else any card of the game. */
export function defsNamed(s: Scene, text: string): CardDef[] {
  const wanted = plain(text);
  if (wanted === '') return [];
  const here = best(
    s,
    cardsInView(s).map((card) => defOf(s.game, card.def)),
    wanted,
  );
  return here.length > 0 ? here : best(s, cardsOf(s.pack), wanted);
}

export const inView = (s: Scene, def: CardDef): SeenCard[] => cardsInView(s).filter((card) => card.def === def.id);
