/** Events as lines of the log, as a viewer is told them. */
import { type CardDef, listIn, type Seat, type SeenEvent, type Viewer } from '@touchline/engine';
import type { Book } from './gameWords.ts';
import { ownPhrase } from './gameWords.ts';
import type { EventAt, Moved, Say } from './say.ts';
import { type Clause, need, type Said, type Who } from './words.ts';

/** A line of the log. */
export interface Line {
  readonly text: string;
  readonly clause: string;
  readonly seat: Seat;
  /** Printed ids of the cards it names. */
  readonly cards: readonly string[];
  /** What the event counts, by name: who draws it need not read its words. */
  readonly facts: SeenEvent['args'];
}

/** What telling needs to know of a table. */
export interface Table {
  readonly say: Say;
  readonly book: Book;
  defOf(id: string): CardDef | null;
  called(seat: Seat, viewer: Viewer): Who;
}

/** The log of one step: cards that move together, or go through the same, share a line. */
export function logLines(table: Table, events: readonly SeenEvent[], viewer: Viewer): Line[] {
  const { together } = table.book.words;
  const out: Line[] = [];
  for (let i = 0; i < events.length; ) {
    let end = i + 1;
    while (end < events.length && (sameWay(events[i], events[end]) || alike(events[i], events[end], together))) end++;
    const run = events.slice(i, end);
    const text = lineOf(table, run, viewer);
    const cards = run.flatMap((e) => e.cards.flatMap((c) => (c === 'hidden' ? [] : [c.def])));
    if (text !== null) out.push({ text, clause: events[i].clause, seat: events[i].seat, cards, facts: events[i].args });
    i = end;
  }
  return out;
}

/** Events that went the same way, in one line; null: not worth one. */
export function lineOf(table: Table, events: readonly SeenEvent[], viewer: Viewer): string | null {
  const said = saidOf(table, events, viewer);
  const { grammar } = table.book.shared;
  return said === null || typeof said === 'string' ? said : grammar.sentence(grammar.tell(said));
}

function saidOf(table: Table, events: readonly SeenEvent[], viewer: Viewer): Said | null {
  const { shared, words } = table.book;
  const [e] = events;
  if (e.type === 'move') {
    const moved = movedOf(table, events, viewer);
    const special = words.move?.(moved);
    return special === undefined ? shared.move(moved) : special;
  }
  const names = events.flatMap((one) => namesIn(table, one));
  const at: EventAt = {
    e,
    viewer,
    say: table.say,
    who: table.called(e.seat, viewer),
    seat: (seat) => table.called(seat, viewer),
    names,
    named: names[0] ?? shared.grammar.a(words.card),
  };
  if (e.type === 'change') return changed(table, at);
  const phrase = ownPhrase(words.events, e.type);
  if (phrase === undefined) return need(shared.events, e.type, 'event', shared.lang)(at);
  return phrase === null ? null : phrase(at);
}

/** Only what can be said in a line of its own: a granted ability or a ban is said by the card that gives it. */
function changed({ say, book }: Table, { e, names, who }: EventAt): Clause | null {
  const { by } = e.args;
  const [stat, how] = [String(e.args.stat), String(e.args.how)];
  if ((typeof by !== 'number' && typeof by !== 'string') || ['grant', 'forbid', 'mute'].includes(how)) return null;
  if (names.length > 0) return book.shared.change({ words: say.grammar.and(names), many: names.length > 1 }, stat, how, by, say);
  const forPlayer = ownPhrase(book.words.stats, stat)?.changeFor;
  return forPlayer ? forPlayer(who, how, by) : book.shared.change(who, stat, how, by, say);
}

const namesIn = ({ defOf }: Table, { cards }: SeenEvent): string[] =>
  cards.flatMap((card) => (card === 'hidden' ? [] : [defOf(card.def)?.name ?? card.def]));

function movedOf({ say, called, defOf }: Table, events: readonly SeenEvent[], viewer: Viewer): Moved {
  const [first] = events;
  const from = listIn(first.args.from);
  const to = listIn(first.args.to);
  const toSeat = Number(to[1]);
  const seen = events.flatMap((e) => e.cards.flatMap((c) => (c === 'hidden' ? [] : [defOf(c.def)].filter((d) => d !== null))));
  const n = events.length;
  const names = say.grammar.names(seen.map(({ name }) => name));
  const listed = (cards: string): string => say.grammar.listed(cards, names, seen.length >= n);
  return {
    who: called(first.seat, viewer),
    from: String(from[0]),
    to: String(to[0]),
    toOther: toSeat >= 0 && toSeat !== first.seat ? called(toSeat, viewer) : null,
    places: events.map(({ args }) => Number(listIn(args.to)[2] ?? -1)),
    n,
    seen,
    names,
    cards: seen.length < n ? listed(say.grammar.some(n, say.words.card)) : names,
    listed,
    clause: first.clause,
    say,
  };
}

/** The same befell both, at the same moment. */
const alike = (a: SeenEvent, b: SeenEvent, types: readonly string[] = []): boolean =>
  a.type === b.type && types.includes(a.type) && a.clause === b.clause && JSON.stringify(a.args) === JSON.stringify(b.args);

/** Which areas, and whose: the places in them do not matter. */
const way = ({ args }: SeenEvent) => [args.from, args.to].map((area) => listIn(area).slice(0, 2));

/** Cards of one seat that go from one area to another for one reason. */
function sameWay(a: SeenEvent, b: SeenEvent): boolean {
  return (
    a.type === 'move' &&
    b.type === 'move' &&
    a.seat === b.seat &&
    a.clause === b.clause &&
    JSON.stringify(way(a)) === JSON.stringify(way(b))
  );
}
