/** Values are remembered until something they read changes: what is remembered is compared with what is worked out afresh. */
import type { State } from '../index.ts';
import { Table } from '../index.ts';
import { tableOf } from '../run/asking.ts';
import type { Run } from './run.ts';

/** Every value of every thing and, of rule values, every seat: in words, as far as it can be read. */
function read(t: Table, name: string, card: number): string {
  const { rule } = t.game.values.of(name);
  if (card < 0) return rule === null ? '' : Array.from({ length: t.s.seats }, (_, seat) => t.rule(seat, name)).join();
  return `${t.stat(card, name)} ${t.traits(card, name).join()}`;
}

/** Read everything, so that it is remembered when the next thing changes; the first value that is not what it should be, in words. */
export function staleValue({ game }: Run, state: State): string {
  const t = tableOf(game, state);
  const fresh = new Table(game, state);
  for (const { name } of game.values.list.slice(0, game.values.count))
    for (let card = -1; card < state.def.length; card++) {
      if (card >= 0 && state.zone[card] < 0) continue;
      const [was, is] = [read(t, name, card), read(fresh, name, card)];
      if (was === is) continue;
      const whose = card < 0 ? 'the rules' : t.def(card).id;
      return `${name} of ${whose} is remembered as ${was} and worked out as ${is}: something it reads is not declared`;
    }
  return '';
}
