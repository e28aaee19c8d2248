/** The games on the shelf. */
import type { Ask, AskOption, DeckList, Game, Own, Seat, State } from '@touchline/engine';
import * as fftcg from '@touchline/fftcg';
import type { Passable } from '@touchline/host';
import * as inazuma from '@touchline/inazuma';
import * as playca from '@touchline/playca';
import type { Speaker } from '@touchline/text';
import { Mistake } from './mistake.ts';
import * as fftcgTable from './table/fftcg.ts';
import * as inazumaTable from './table/inazuma.ts';
import * as playcaTable from './table/playca.ts';
import type { Scene } from './table/scene.ts';

export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** The language the machine is set to, if we speak it. */
export function languageOf(env: { readonly [name: string]: string | undefined }): Language {
  const set = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return languages.find((language) => set.toLowerCase().startsWith(language)) ?? 'en';
}

export interface Title {
  readonly id: string;
  readonly name: string;
  readonly game: Game;
  readonly decks: { readonly [name: string]: DeckList };
  speak(language: Language): Speaker;
  /** The numbered clauses. */
  rules(language: Language): URL;
  /** Buttons of which the log tells anyway, by what they do. */
  readonly told: readonly string[];
  /** The table as text. */
  board(scene: Scene): string[];
  /** What is added to the words of an answer. */
  beside?(scene: Scene, ask: Ask, option: AskOption): string;
  readonly passable?: Passable;
  /** Who has the first turn; -1 while that is open. */
  first(own: Own): Seat;
  /** Goals of both sides, where there are any to score. */
  goals?(state: State): number;
  /** How a result names a match that was level and then decided by kicks: hardly more than luck. */
  readonly shootout?: string;
  /** Things on the table that are no cards. */
  readonly markers?: string;
}

const beganBy = ({ turns, turn }: fftcg.Fftcg): Seat => (turns > 0 ? turn : -1);
const rulesOf = (id: string) => (language: Language) => new URL(`../games/${id}/rules.${language}.md`, import.meta.url);

// A game's own state has a type of its own; the table asks for nothing that depends on it.
export const titles: readonly Title[] = [
  {
    id: 'playca',
    name: 'Eleven PlayCa',
    game: playca.game,
    decks: playca.decks,
    speak: (language) => playca.speak(playca.game, language),
    told: ['pass', 'takeAll'],
    board: playcaTable.board,
    first: (own) => (own as unknown as { attacker: Seat }).attacker,
    goals: ({ own }) => (own as unknown as { goals: readonly number[] }).goals.reduce((sum, n) => sum + n),
    shootout: 'penalties',
    rules: rulesOf('playca'),
  },
  {
    id: 'fftcg',
    name: 'Final Fantasy TCG',
    game: fftcg.game,
    decks: fftcg.decks,
    speak: (language) => fftcg.speak(fftcg.game, language),
    told: ['pass', 'payForMe', 'charge', 'stop', 'useBurst', 'yes', 'noExtra', 'done', 'takeBack'],
    ...fftcgTable,
    passable: (view, ask) => fftcg.passable(fftcg.game, view, ask),
    first: (own) => beganBy(own as unknown as fftcg.Fftcg),
    markers: 'item',
    rules: rulesOf('fftcg'),
  },
  {
    id: 'inazuma',
    name: 'Inazuma Eleven TCG',
    game: inazuma.game,
    decks: inazuma.decks,
    speak: (language) => inazuma.speak(inazuma.game, language),
    told: ['pass', 'side', 'lineUpA', 'lineUpB', 'done', 'decline', 'asFlipped', 'yes', 'no'],
    ...inazumaTable,
    first: (own) => (own as unknown as inazuma.Inazuma).first,
    goals: (state) => inazuma.scored(inazuma.game, state as unknown as State<inazuma.Inazuma>),
    shootout: 'shootout',
    rules: rulesOf('inazuma'),
  },
];

export function titleOf(id: string): Title {
  const found = titles.find((title) => title.id === id.toLowerCase());
  if (!found) throw new Mistake(`There is no game "${id}". Games: ${titles.map((t) => t.id).join(', ')}.`);
  return found;
}
