/** Games with one promise broken: the fuzzer must notice each of them. */
import { defineGame, flowOf, type Game, type Own } from '@touchline/engine';

const { act, ask, offer, loop, seq } = flowOf<Own>();
type Spec = Game['spec'];

/** The same game, in which texts of one kind do something they must not. */
const withKind = (game: Game, kind: string, run: NonNullable<Spec['kinds']>[string]['run']): Game =>
  defineGame({ ...game.spec, kinds: { ...game.spec.kinds, [kind]: { ...game.kinds[kind], run } } });

export const broken: { readonly [fault: string]: (game: Game, kind: string) => Game } = {
  crashes: (game, kind) =>
    withKind(game, kind, () =>
      act('throws', '', () => {
        throw new Error('this kind always throws');
      }),
    ),
  deadEnds: (game, kind) =>
    withKind(game, kind, () =>
      ask('nothing', { who: (t) => t.v<number>('seat'), clause: '', offers: [offer('never', { unless: () => 'X-1' })] }),
    ),
  stepBudgetReached: (game, kind) => withKind(game, kind, () => loop('round', seq())),
  cardsLost: (game, kind) =>
    withKind(game, kind, () =>
      act('loses', '', (t) => {
        const pile = t.s.zones.find((cards) => cards.length > 0 && t.def(cards[0]).kind !== 'item');
        if (pile) t.unmake(pile[0]);
      }),
    ),
  /** Which way it goes depends on what lies hidden on top of the first deck. */
  leaks: (game, kind) =>
    withKind(game, kind, () =>
      act('tells', '', (t) => {
        const hidden = t.s.zones.findIndex((cards, z) => cards.length > 0 && t.layout.sight[z] === 0);
        if (hidden >= 0 && t.log) t.emit('show', [], { to: 0, n: t.s.def[t.s.zones[hidden].at(-1)!] });
        if (hidden >= 0) t.addTally(Object.keys(t.game.spec.tallies ?? {})[0], 0, t.s.def[t.s.zones[hidden].at(-1)!]);
      }),
    ),
};
