/** What a question that comes out of a card's text is about. */
import type { Ability, Ask, CardDef, Effect } from '@touchline/engine';
import { inside, nameIn, planEffects } from './plan.ts';
import type { At, Library, OptionAt } from './say.ts';

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

/** Everything that can ask on behalf of an ability. */
const asking = (a: Ability): readonly Effect[] => [...(a.cost ?? []), ...(a.declare ?? []), ...a.do];

/** The list of effects in which something is named, from there on. */
function fromName(effects: readonly Effect[], name: string): readonly Effect[] | null {
  const at = effects.findIndex((e) => nameIn(e) === name);
  if (at >= 0) return effects.slice(at, at + 2);
  for (const e of effects)
    for (const list of inside(e)) {
      const found = fromName(list, name);
      if (found) return found;
    }
  return null;
}

/** The effect that asks this question, if it comes out of a text. */
export function askingEffect(library: Library, ask: Ask): Effect | null {
  const source = sourceOf(library, ask.path);
  return (source && fromName(asking(source.ability), ask.name)?.[0]) ?? null;
}

/** What is being chosen for, in the words of the card: "put 1 card from your hand into …". */
export function deedOf(at: At): { readonly card: string; readonly deed: string } {
  const source = sourceOf(at.say.library, at.ask.path);
  const list = source && fromName(asking(source.ability), at.ask.name);
  return {
    card: source?.card?.name ?? at.say.words.title,
    deed: list ? at.say.steps(planEffects(list).slice(0, 1)) : '',
  };
}

/** The ability a trigger or replacement option stands for. */
export function abilityOf(o: OptionAt): string {
  const { waiting } = o.view;
  const trigger = Array.isArray(waiting) ? waiting[o.option.n] : null;
  return o.say.ability(o.option.verb === 'first' ? Number(trigger?.ability) : o.option.n);
}

/** What a mode offered at a question does. */
export function modeOf(o: OptionAt): string {
  const effect = askingEffect(o.say.library, o.ask);
  const mode = effect?.do === 'modes' ? effect.of[Number(o.option.verb.slice('mode'.length)) - 1] : undefined;
  return mode ? o.say.mode(mode) : '';
}

/** The card whose text asks. */
export const cardAsking = (at: At): string => sourceOf(at.say.library, at.ask.path)?.card?.name ?? at.say.words.title;

/** The trait of which a value is named at a question, and what one of them is called. */
export function traitAsked(at: At): { readonly trait: string; readonly name: string } {
  const effect = askingEffect(at.say.library, at.ask);
  const trait = effect?.do === 'word' ? effect.trait : '';
  return { trait, name: at.say.words.traits?.[trait]?.name ?? trait };
}

/** A value offered at such a question. */
export function wordOf(o: OptionAt): string {
  const value = o.option.key.slice(o.option.key.indexOf(':') + 1);
  return o.say.words.traits?.[traitAsked(o).trait]?.value?.(value) ?? value;
}
