/** Huge boards of Final Fantasy TCG: what an ask costs when many cards with texts lie on the field. */
import { type AnyCard, asked, copy, create, type Game, options, play, type Seat, type State, stream, tableOf } from '@touchline/engine';
import { decks, type Fftcg, withCards } from '@touchline/fftcg';
import { type Side, timed } from './clock.ts';

/** A Forward of 7000 power and no cost, with one text. */
const forward = (id: string, ...abilities: AnyCard['abilities']): AnyCard => ({
  id,
  name: id,
  kind: 'character',
  back: 'card',
  stats: { cost: 1, price: 1, leastPrice: 0, power: 7000, attacks: 1, attackCost: 0, blockCost: 0 },
  traits: { type: ['forward'], element: ['fire'], name: [id], job: [], category: [], keyword: [], icon: ['generic'], item: [], cp: [] },
  abilities,
});
const mine = { zone: 'field', of: 'you', where: [{ trait: 'type', is: 'forward' }] } as const;
const power = (to: object, add: unknown) => ({ do: 'gain', to, stat: 'power', add });
/** Texts as they would come from a file. */
const text = (ability: object): AnyCard['abilities'][number] => JSON.parse(JSON.stringify(ability));
const always = (...effects: readonly object[]) => text({ when: { always: true }, do: effects });

/** Plain ones, lords, some that count others, some that read the powers they change, and some that give abilities away. */
const cards: readonly AnyCard[] = [
  forward('B-PLAIN'),
  forward('B-LORD', always(power({ ...mine, other: true }, 100))),
  forward('B-COUNT', always(power({ self: true }, { times: [10, { count: mine }] }))),
  forward(
    'B-CIRCLE',
    always(power({ self: true }, { times: [10, { count: { ...mine, where: [...mine.where, { stat: 'power', atLeast: 7000 }] } }] })),
  ),
  forward(
    'B-GIVES',
    always({
      do: 'grant',
      to: { ...mine, other: true, where: [{ trait: 'name', is: 'B-PLAIN' }] },
      ability: always(power({ self: true }, 10)),
    }),
  ),
  forward(
    'B-NOTES',
    text({
      when: { on: 'attack', card: { ...mine } },
      do: [{ do: 'gain', to: { self: true }, stat: 'power', add: 10, until: 'thisTurn' }],
    }),
  ),
];

/** The turn player's first Main Phase with so many Forwards on each side. */
function board(game: Game<Fftcg>, n: number): State<Fftcg> {
  const [one, two] = Object.values(decks);
  const state = create(game, { firstPlayer: 'fixed' }, [one, two], 'board');
  while (state.own.phase !== 'main') play(game, state, asked(game, state)[0], 0);
  const t = tableOf(game, state);
  const field = game.zoneKind.get('field')!;
  for (let i = 0; i < n; i++) for (const seat of [0, 1]) t.make(cards[i % cards.length].id, t.at(field, seat), seat);
  state.handles = null;
  return state;
}

const ASKS = 40;
const WAYS = 8;

/** So many asks from that position, answered at random; lists are made and answers carried out. */
function goOn(game: Game<Fftcg>, state: State<Fftcg>, way: number): number {
  const picker = stream(way);
  let made = 0;
  for (; made < ASKS && !state.result; made++) {
    const seat: Seat = asked(game, state)[0];
    const list = options(game, state, seat);
    const last = list.length - 1;
    play(game, state, seat, picker.below(last > 0 && list[last].verb === 'takeBack' ? last : list.length));
  }
  return made;
}

/** The same ways on from there every time: they differ in what they cost. */
export const boards =
  (n: number): Side =>
  () => {
    const game = withCards(cards);
    const start = board(game, n);
    return () =>
      timed(() => {
        let made = 0;
        for (let way = 0; way < WAYS; way++) made += goOn(game, copy(start, false), way);
        return made;
      });
  };
