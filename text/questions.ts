/** Open questions, their answers, and why something is not among them. */
import type { Ask, AskOption, Refusal, View } from '@touchline/engine';
import { askingEffect } from './asking.ts';
import { ownPhrase, worded } from './gameWords.ts';
import type { Table } from './logLines.ts';
import type { At, Library } from './say.ts';
import type { SharedAsk } from './sharedBook.ts';
import { need, type Phrases } from './words.ts';

function atOf({ say, book, defOf }: Table, ask: Ask, view: View): At {
  const card = (handle: number) => {
    for (const zone of view.zones) for (const c of zone.cards) if (c.handle === handle) return defOf(c.def);
    return null;
  };
  return { ask, view, say, card, names: (option) => option.on.map((handle) => card(handle)?.name ?? book.words.card.one) };
}

export function askText(table: Table, ask: Ask, view: View): string {
  const { shared, words } = table.book;
  const at = atOf(table, ask, view);
  const own = ownPhrase(words.asks, ask.name);
  if (own) return worded(own.prompt, at);
  const name = ask.path.startsWith('ability/') && !Object.hasOwn(shared.asks, ask.name) ? questionOf(table.say.library, ask) : ask.name;
  return need(shared.asks, name, 'question', shared.lang)(at);
}

const questions: Phrases<SharedAsk> = { modes: 'modes', split: 'share', number: 'number', word: 'word', player: 'player' };

/** A question out of a text bears the name of what is named there; what kind of question it is, the text says. */
const questionOf = (library: Library, ask: Ask): SharedAsk => questions[askingEffect(library, ask)?.do ?? ''] ?? 'choose';

export function optionText(table: Table, ask: Ask, option: AskOption, view: View): string {
  const { shared, words } = table.book;
  const at = atOf(table, ask, view);
  const named = (i = 0): string => at.names(option)[i] ?? shared.grammar.a(words.card);
  const verb = /^mode\d+$/.test(option.verb) ? 'mode' : option.verb;
  const phrase = ownPhrase(words.verbs, option.verb) ?? need(shared.verbs, verb, 'answer', shared.lang);
  return shared.grammar.label(worded(phrase, { ...at, option, named }));
}

/** The reason in words, with the clause at the end in brackets. */
export function refusalText(table: Table, refusal: Refusal): string {
  const clause = /^[A-Z]/.test(refusal.clause) ? ` [${refusal.clause}]` : '';
  return table.say.grammar.sentence(reasonOf(table, refusal)) + clause;
}

function reasonOf({ say, book: { shared, words } }: Table, { clause, args }: Refusal): string {
  const ask = String(args.ask ?? '');
  if (ask === 'notYourGo' || ask === 'over') return shared.refusals[ask];
  if (ask !== '') return ownPhrase(words.asks, ask)?.only ?? shared.refusals.notAmong;
  const own = ownPhrase(words.refusals, clause);
  return own === undefined ? (ownPhrase(shared.refusals, clause) ?? shared.refusals.notOffered) : worded(own, args, say);
}
