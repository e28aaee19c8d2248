/** What a view says of a turn: who attacks, who takes part, and where the turn stands. */
import { type Game, type Seat, type SeenCard, type State, tableOf, type View } from '@touchline/engine';
import type { Step } from './told.ts';

interface Values {
  readonly turn: number;
  readonly first: Seat;
  readonly side: number;
}

const valuesIn = (view: View) => view.own as unknown as Values;

/** INA-302: the roles change with every turn. */
const attackerIn = ({ turn, first }: Values): Seat => (turn % 2 === 1 ? first : 1 - first);
export const attackerOf = (view: View): Seat => attackerIn(valuesIn(view));

/** Whose SP count for each seat. */
export interface Fighters<Card> {
  readonly of: 'attack' | 'shot';
  readonly sides: readonly [readonly Card[], readonly Card[]];
}

/** What tells who fights, wherever it is read: cards by seat that stand in the open, and their marks. */
interface Reading<Card> {
  readonly values: Values;
  readonly within: (scope: string) => boolean;
  readonly standing: (seat: Seat) => readonly Card[];
  readonly keepers: (seat: Seat) => readonly Card[];
  readonly marked: (card: Card, mark: string) => boolean;
}

/** Null while nothing is fought out. */
function fightersIn<Card>({ values, within, standing, keepers, marked }: Reading<Card>): Fighters<Card> | null {
  const attacker = attackerIn(values);
  const inOrder = <T>(attack: T, defence: T): readonly [T, T] => (attacker === 0 ? [attack, defence] : [defence, attack]);
  const all = (seat: Seat, mark: string) => standing(seat).filter((card) => marked(card, mark));
  if (within('attack') && values.side >= 0)
    return { of: 'attack', sides: inOrder(all(attacker, 'attacking'), all(1 - attacker, 'defending')) };
  const kicker = all(attacker, 'kicking');
  return within('shooting') && kicker.length > 0 ? { of: 'shot', sides: inOrder(kicker, keepers(1 - attacker)) } : null;
}

const seenIn = (view: View, seat: Seat, ...names: string[]) =>
  view.zones.filter(({ zone, seat: whose }) => whose === seat && names.includes(zone)).flatMap(({ cards }) => cards);

/** Cards as the viewer sees them. */
export function fightersOf(game: Game, view: View): Fighters<SeenCard> | null {
  const marks = game.spec.marks ?? [];
  return fightersIn({
    values: valuesIn(view),
    within: (scope) => view.at.scopes.some(([path]) => path.endsWith(`/${scope}`)),
    standing: (seat) => seenIn(view, seat, 'field', 'goal'),
    keepers: (seat) => seenIn(view, seat, 'goal'),
    marked: (card, mark) => card.marks[marks.indexOf(mark)] === 1,
  });
}

/** The sums in a state that has come of a view. Nobody comes to the field where something is fought out, so those it showed are all. */
export function totalsOf(game: Game, view: View, state: State): readonly [number, number] | null {
  const t = tableOf(game, state);
  const ids = state.handles?.[view.viewer as Seat] ?? [];
  const cards = (seat: Seat, ...names: string[]) => seenIn(view, seat, ...names).map(({ handle }) => ids.indexOf(handle));
  const fighters = fightersIn({
    values: t.own as unknown as Values,
    within: (scope) => t.within(scope),
    standing: (seat) => cards(seat, 'field', 'goal'),
    keepers: (seat) => cards(seat, 'goal'),
    marked: (card, mark) => t.mark(card, mark) === 1,
  });
  if (!fighters || state.result) return null;
  const sum = (side: readonly number[]) => side.reduce((total, card) => total + t.stat(card, 'sp'), 0);
  return [sum(fighters.sides[0]), sum(fighters.sides[1])];
}

/** The window of actions is left for what comes next, and so is known by it. */
const LEFT_FOR: { readonly [next: string]: Step } = {
  benching: 'afterDraw',
  moving: 'afterBench',
  compare: 'attackActions',
  shoots: 'shotActions',
};
const STEPS: { readonly [name: string]: Step } = {
  formation: 'lineUp',
  benching: 'bench',
  moving: 'move',
  side: 'side',
  joining: 'join',
  kicker: 'kicker',
  lastChance: 'lastChance',
  putUnder: 'under',
  end: 'end',
  shootout: 'shootout',
};

export function stepOf({ at }: View): Step {
  for (const [path, , , left] of at.scopes)
    if (path === 'actions') return LEFT_FOR[String(left).slice(String(left).lastIndexOf('/') + 1)] ?? 'afterMove';
  const names = [...at.scopes.map(([path]) => path), at.at].flatMap((path) => path.split('/'));
  const found = names.findLast((name) => Object.hasOwn(STEPS, name));
  return found ? STEPS[found] : 'end';
}
