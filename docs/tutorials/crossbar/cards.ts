/** Crossbar's cards and decks: data only. What a card says is generated from it. */
import type { Ability, CardDef, Cond, DeckList, DeckProblem, Effect } from '@touchline/engine';

const self = { self: true } as const;
const power = (n: number): Effect => ({ do: 'gain', stat: 'power', add: n, to: self });
const draw = (n: number): Effect => ({ do: 'draw', n });
const always = (cond: Cond, effect: Effect): Ability => ({ when: { always: true }, if: cond, do: [effect] });
const onShot = (effect: Effect): Ability => ({ when: { on: 'move', card: self, to: 'box' }, do: [effect] });
const behind: Cond = { is: 'behind' };
const afterCrossbar: Cond = { exists: { zone: 'box', of: 'you', other: true } };

const card = (id: string, name: string, power: number, ...abilities: Ability[]): CardDef => {
  return { id, name, kind: 'shot', back: 'card', stats: { power }, traits: {}, abilities };
};

export const cards = [
  card('volley', 'Volley', 5),
  card('header', 'Header', 4),
  card('rebound', 'Rebound', 3, always(afterCrossbar, power(3))),
  card('comeback', 'Comeback', 2, always(behind, power(3))),
  card('playmaker', 'Playmaker', 1, onShot(draw(2))),
  card('captain', 'Captain', 3, onShot(draw(1)), always(behind, power(1))),
];

const deck = (...counts: number[]) => ({ deck: cards.flatMap(({ id }, i) => new Array<string>(counts[i]).fill(id)) });
export const decks = { 'Long Balls': deck(3, 3, 2, 3, 1, 0), 'Short Passes': deck(1, 2, 3, 1, 3, 2) };

export function checkDeck({ deck = [] }: DeckList): DeckProblem[] {
  const tooMany = cards.filter(({ id }) => deck.filter((other) => other === id).length > 3);
  const wrongSize = deck.length === 12 ? [] : [{ clause: 'XB-1', args: { count: deck.length } }];
  return [...wrongSize, ...tooMany.map(({ id }) => ({ clause: 'XB-1', card: id, args: {} }))];
}
