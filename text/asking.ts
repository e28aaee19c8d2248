/** What a question that comes out of a card's text is about. */
import type { Ability, CardDef, Effect, Json } from '@touchline/engine';
import type { At, Library, OptionAt } from './book.ts';
import { planEffects } from './plan.ts';

interface Source {
  readonly card: CardDef | null;
  readonly ability: Ability;
  readonly index: number;
}

/** The ability whose flow a question stands in. */
export function sourceOf(library: Library, path: string): Source | null {
  const found = library.abilities
    .filter((a) => path.startsWith(`${a.flow}/`))
    .reduce<(typeof library.abilities)[number] | null>((best, a) => (best && best.flow.length > a.flow.length ? best : a), null);
  return found && { card: library.defs[found.def] ?? null, ability: found.spec, index: found.index };
}

const inner = (e: Effect): readonly (readonly Effect[])[] =>
  ['then', 'else', 'cost'].flatMap((field) => (Array.isArray(e[field]) ? [e[field] as readonly Effect[]] : []));

/** The list of effects in which a choice is made, from that choice on. */
function fromChoice(effects: readonly Effect[], name: string): readonly Effect[] | null {
  const at = effects.findIndex((e) => e.do === 'choose' && e.name === name);
  if (at >= 0) return effects.slice(at, at + 2);
  for (const e of effects)
    for (const list of inner(e)) {
      const found = fromChoice(list, name);
      if (found) return found;
    }
  return null;
}

/** What is being chosen for, in the words of the card: "put 1 card from your hand into …". */
export function deedOf(at: At): { readonly card: string; readonly deed: string } {
  const source = sourceOf(at.say.library, at.ask.path);
  const list = source && fromChoice([...(source.ability.cost ?? []), ...source.ability.do], at.ask.name);
  return {
    card: source?.card?.name ?? at.say.words.title,
    deed: list ? at.say.steps(planEffects(list).slice(0, 1)) : '',
  };
}

/** The ability a trigger or replacement option stands for. */
export function abilityOf(o: OptionAt): string {
  const waiting = (o.view.waiting as readonly { readonly [field: string]: Json }[])[o.option.n];
  return o.say.ability(o.option.verb === 'first' ? Number(waiting.ability) : o.option.n);
}
