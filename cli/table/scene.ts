/** What a table is drawn from: one viewer's view and the words to say it in. Never the state. */
import type { CardDef, Game, Seat, SeenCard, SeenEvent, SeenZone, View } from '@touchline/engine';
import { Reader, type Values } from '@touchline/host';
import type { Speaker } from '@touchline/text';
import type { TerminalGame } from '../games.ts';
import type { Io } from '../io.ts';
import type { Words } from '../words/words.ts';
import { GLUE } from './lines.ts';

export interface Scene extends Values {
  readonly pack: TerminalGame;
  readonly game: Game;
  readonly view: View;
  readonly speaker: Speaker;
  readonly reader: Reader<TerminalGame>;
  readonly words: Words;
  readonly width: number;
  /** There are few lines: the board leaves out what can be asked for. */
  readonly dense: boolean;
  /** What the viewer has been told since the match began; nothing where nobody keeps it. */
  readonly told: () => readonly SeenEvent[];
}

const FEW_ROWS = 32;

export function sceneOf(
  pack: TerminalGame,
  view: View,
  speaker: Speaker,
  words: Words,
  io: Pick<Io, 'columns' | 'rows' | 'tty'>,
  told: Scene['told'] = () => [],
): Scene {
  const reader = new Reader(pack, view, speaker.lang);
  return {
    pack,
    game: pack.game,
    view,
    speaker,
    words,
    reader,
    ...reader.values,
    width: io.columns,
    dense: io.tty && io.rows < FEW_ROWS,
    told,
  };
}

export const defOf = (game: Game, id: string): CardDef => game.defs[game.defIndex.get(id)!];
export const nameOf = (s: Scene, card: SeenCard): string => s.speaker.card(defOf(s.game, card.def)).name;

export function zoneAt(s: Scene, name: string, seat: Seat): SeenZone {
  return s.view.zones.find((z) => z.zone === name && (z.seat === seat || z.seat < 0))!;
}

/** The side at the near edge of the table: the viewer's, or the first one's for who only watches. */
export const nearSeat = (s: Scene): Seat => (s.view.viewer === 'spectator' ? 0 : s.view.viewer);

/** `7 (5+2)`: the current value, and the printed one where they differ. */
export function valueText(s: Scene, card: SeenCard, stat: string): string {
  const { printed, total } = s.numbers(card.handle, stat);
  return total === printed ? `${total}` : `${total}${GLUE}(${printed}${total > printed ? '+' : '−'}${Math.abs(total - printed)})`;
}

/** `OF 7 (5+2)` */
export const statText = (s: Scene, card: SeenCard, stat: string): string => `${s.speaker.stat(stat)}${GLUE}${valueText(s, card, stat)}`;

export const withStats = (s: Scene, card: SeenCard, stats: readonly string[]): string =>
  [nameOf(s, card), ...stats.map((stat) => statText(s, card, stat))].join(' ');

/** `deck 17 · TP 5`: how many cards lie in each of these zones, under the short names the board uses. */
export const countsText = (s: Scene, seat: Seat, names: { readonly [zone: string]: string }): string =>
  Object.entries(names)
    .map(([zone, name]) => `${name} ${zoneAt(s, zone, seat).count}`)
    .join(' · ');

/** Names of the scopes the play stands in, outermost first. */
export function scopes(view: View): string[] {
  return view.at.scopes.map(([path]) => path);
}
