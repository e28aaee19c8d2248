/** `why` and `zoom`: where a number comes from, why something is not offered, what a card says. */

import type { Ask, CardDef, SeenCard } from '@touchline/engine';
import { signed } from '@touchline/text';
import type { Clauses } from '../clauses.ts';
import { cardsInView, defsNamed, inView, plain } from './lookup.ts';
import { pileNamed } from './piles.ts';
import { defOf, nameOf, type Scene } from './scene.ts';
import { explained } from './terms.ts';

/** Several lines, each a paragraph to be wrapped. */
type Told = string[];

/** `OF 7 = 5 + 2 Kite Volley`, for each value that is not as printed. */
function changedValues(s: Scene, card: SeenCard): Told {
  const { stats } = defOf(s.game, card.def);
  return Object.keys(stats).flatMap((stat) => {
    const { printed, total, parts } = s.numbers(card.handle, stat);
    if (parts.length === 0) return [];
    const addends = parts.map(({ source, makes }) => {
      const from = source === null ? s.words.someCard : s.speaker.card(defOf(s.game, source)).name;
      return `${signed(makes)} ${from}`;
    });
    return [`${s.speaker.stat(stat)} ${total} = ${s.words.printed(printed)}, ${addends.join(', ')}`];
  });
}

function zoomed(s: Scene, def: CardDef): Told {
  const { name, line, text } = s.speaker.card(s.pack.face?.(s, def) ?? def);
  const values = inView(s, def).slice(0, 1);
  return [`${name} (${def.id})`, line, ...text, ...values.flatMap((card) => changedValues(s, card))];
}

export function zoom(s: Scene, ask: Ask | null, text: string): Told {
  const defs = optionCards(s, ask, text) ?? defsNamed(s, text);
  const pile = pileNamed(s, text);
  if (pile.length > 0) return pile;
  if (defs.length === 0) return [s.words.nothingNamed(text)];
  if (defs.length > 3) return [s.words.severalNamed(defs.map((def) => s.speaker.card(def).name))];
  return defs.flatMap((def, i) => (i === 0 ? zoomed(s, def) : ['', ...zoomed(s, def)]));
}

/** The cards an option lights up, if a number was given. */
function optionCards(s: Scene, ask: Ask | null, text: string): CardDef[] | null {
  const option = /^\d+$/.test(text.trim()) ? ask?.options[Number(text) - 1] : undefined;
  if (!option || option.on.length === 0) return null;
  const cards = cardsInView(s).filter((card) => option.on.includes(card.handle));
  return [...new Set(cards.map((card) => defOf(s.game, card.def)))];
}

export function why(s: Scene, ask: Ask, clauses: Clauses, text: string): Told {
  const wanted = text.trim();
  if (wanted === '') return [s.words.whatToExplain];
  const cited = (clause: string): Told => (clauses.has(clause) ? [s.words.deed(clause, clauses.get(clause)!)] : []);
  if (/^\d+$/.test(wanted)) {
    const option = ask.options[Number(wanted) - 1];
    if (!option) return [s.words.nothingNamed(wanted)];
    return [s.words.optionAllowed(Number(wanted), s.speaker.option(ask, option, s.view)), ...cited(ask.clause)];
  }
  const clause = [...clauses.keys()].find((id) => id.toLowerCase() === wanted.toLowerCase());
  if (clause) return cited(clause);
  const button = ask.options.findIndex(
    (option) => option.verb === wanted.toLowerCase() || plain(s.speaker.option(ask, option, s.view)) === plain(wanted),
  );
  if (button >= 0) return [s.words.optionAllowed(button + 1, s.speaker.option(ask, ask.options[button], s.view)), ...cited(ask.clause)];
  const defs = defsNamed(s, wanted);
  const cards = defs.flatMap((def) => inView(s, def).slice(0, 1));
  if (cards.length === 0) {
    const meant = refusedButton(s, wanted, cited) ?? explained(s, clauses, wanted);
    return meant.length > 0 ? meant : [s.words.nothingNamed(wanted)];
  }
  if (cards.length > 3) return [s.words.severalNamed(cards.map((card) => nameOf(s, card)))];
  return cards.flatMap((card) => whyCard(s, ask, card, cited));
}

/** A button that exists here but is not offered now. */
function refusedButton(s: Scene, verb: string, cited: (clause: string) => Told): Told | null {
  const refusal = s.reader.refusal(verb.toLowerCase());
  return refusal && refusal.args.verb === verb.toLowerCase() ? [s.speaker.refusal(refusal), ...cited(refusal.clause)] : null;
}

function whyCard(s: Scene, ask: Ask, card: SeenCard, cited: (clause: string) => Told): Told {
  const n = ask.options.findIndex((option) => option.on.includes(card.handle));
  const values = changedValues(s, card);
  if (n >= 0) return [s.words.deed(nameOf(s, card), s.words.offered(n + 1, s.speaker.option(ask, ask.options[n], s.view))), ...values];
  const refusal = s.reader.refusal(card.handle);
  if (!refusal) return [`${nameOf(s, card)}`, ...values];
  return [s.words.deed(nameOf(s, card), s.speaker.refusal(refusal)), ...cited(refusal.clause), ...values];
}
