/** What every toy leaves out: a toy says only what it is about. */
import { type AnyEffect, type CardDef, defineGame, type Effect, type Game, type GameSpec, type Own } from '../index.ts';

type Needed = 'id' | 'own' | 'flow';

/** Two seats, no cards, no options, one empty deck, unless the toy says otherwise. */
export function toy<O extends Own>(spec: Pick<GameSpec<O>, Needed> & Partial<Omit<GameSpec<O>, Needed>>): Game<O> {
  return defineGame<O>({
    seats: [2],
    zones: { box: { per: 'table', owner: 'card', others: 'card' } },
    cards: [],
    decks: { plain: {} },
    groups: {},
    options: {},
    checkDeck: () => [],
    bound: { decisions: 400, steps: 3000, clause: 'TOY-99' },
    ...spec,
  });
}

export function plainCard<E extends AnyEffect = Effect>(id: string, more: Partial<CardDef<E>> = {}): CardDef<E> {
  return { id, name: id, kind: 'card', back: 'plain', stats: {}, traits: {}, abilities: [], ...more };
}

/** The deck a toy is played with, for each seat. */
export function listsOf<O extends Own>(game: Game<O>, seats = game.seats[0]) {
  return Array.from({ length: seats }, () => game.spec.decks.plain);
}
