/** Game Plan's pack: data only. What a card says is generated from it. */
import type { Ability, CardDef } from '@touchline/engine';

const joker: Ability = { when: { always: true }, if: { is: 'last' }, do: [{ do: 'gain', stat: 'power', add: 8, to: { self: true } }] };
const capitano: Ability = {
  when: { on: 'trick', seat: 'you' },
  limit: { times: 1, per: 'round' },
  do: [{ do: 'happen', event: 'score', n: 2 }],
};

const special: { readonly [id: string]: Partial<CardDef> } = {
  '433-1': { name: 'Joker', abilities: [joker] },
  '352-5': { name: 'Capitano', abilities: [capitano] },
};

const card = (formation: string, power: number): CardDef => {
  const id = `${formation.replaceAll('-', '')}-${power}`;
  const plain = { id, name: `${formation} · ${power}`, kind: 'player', back: 'card', abilities: [] };
  return { ...plain, stats: { power }, traits: { formation: [formation] }, ...special[id] };
};

export const cards = ['4-4-2', '4-3-3', '3-5-2'].flatMap((formation) => [1, 2, 3, 4, 5, 6, 7, 8].map((power) => card(formation, power)));
