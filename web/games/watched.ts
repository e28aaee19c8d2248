/** What boards say to somebody who only watches: there is no "you", so both sides have their names. */
import type { Language, Scene } from '../match/scene.ts';

interface WatchedWords {
  readonly leads: (who: string, by: number) => string;
  readonly attacks: (who: string) => string;
  readonly mustEndHigher: (who: string) => string;
  readonly support: (who: string) => string;
  readonly moves: (who: string) => string;
}

const words: { readonly [L in Language]: WatchedWords } = {
  en: {
    leads: (who, by) => `${who} leads by ${by}.`,
    attacks: (who) => `${who} attacks`,
    mustEndHigher: (who) => `${who} attacks and must end higher.`,
    support: (who) => `Support, ${who}`,
    moves: (who) => `Moves, ${who}`,
  },
  fr: {
    leads: (who, by) => `${who} mène de ${by}.`,
    attacks: (who) => `${who} attaque`,
    mustEndHigher: (who) => `${who} attaque : il faut finir plus haut.`,
    support: (who) => `Soutien, ${who}`,
    moves: (who) => `Hissatsu, ${who}`,
  },
};

/** Null: somebody sits here, and is "you". */
export const watchedWords = ({ viewer, language }: Scene): WatchedWords | null => (viewer === 'spectator' ? words[language] : null);

/** Who leads, by name; null where it is level, or where somebody sits here. */
export function watchedLead(scene: Scene, seats: readonly [number, number], totals: readonly [number, number]): string | null {
  const [own, other] = totals;
  if (own === other) return null;
  return watchedWords(scene)?.leads(scene.seats[seats[own > other ? 0 : 1]].name, Math.abs(own - other)) ?? null;
}

/** Both totals, said by name; null where somebody sits here. */
export const watchedTotal = (scene: Scene, seats: readonly [number, number], totals: readonly [string, string]): string | null =>
  scene.viewer === 'spectator' ? seats.map((seat, i) => `${scene.seats[seat].name} ${totals[i]}`).join(', ') : null;
