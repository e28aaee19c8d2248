/** What the table shows and reads aloud: cards, questions, answers, the log, refusals, results. */
import type { Ask, AskOption, CardDef, Game, Json, Own, Seat, SeenEvent, View, Viewer } from '@touchline/engine';
import { askingEffect } from './asking.ts';
import type { At, Book, EventAt, Library, Line, Moved, SharedAsk, Speaker } from './book.ts';
import { resultText } from './result.ts';
import { Voice } from './voice.ts';
import { need, type Phrases, type Who } from './words.ts';

/** A game's voice at a table for so many; for two, if the game can be played by two. */
export function speaker<O extends Own>(game: Game<O>, book: Book, seats = game.seats.includes(2) ? 2 : game.seats[0]): Speaker {
  const { titles = {} } = book.words;
  const titled = (def: CardDef): CardDef => (Object.hasOwn(titles, def.id) ? { ...def, name: titles[def.id] } : def);
  const library: Library = book.words.titles ? { ...game, defs: game.defs.map(titled) } : game;
  const say = new Voice(library, book, seats);
  const { shared, words } = book;
  const { lang, grammar } = shared;
  const called = (seat: Seat, viewer: Viewer): Who => shared.seat(seat, viewer, seats);
  const defOf = (id: string): CardDef | null => library.defs[game.defIndex.get(id) ?? -1] ?? null;

  const at = (ask: Ask, view: View): At => {
    const card = (handle: number): CardDef | null => {
      for (const zone of view.zones) for (const c of zone.cards) if (c.handle === handle) return defOf(c.def);
      return null;
    };
    return { ask, view, say, card, names: (option) => option.on.map((h) => card(h)?.name ?? words.card.one) };
  };

  /** A question or answer the game words itself, else the engine's own. */
  const own = <T>(table: Phrases<T> = {}, name: string): T | null => (Object.hasOwn(table, name) ? table[name] : null);

  const eventAt = (e: SeenEvent, viewer: Viewer): EventAt => ({
    e,
    viewer,
    say,
    who: called(e.seat, viewer),
    seat: (seat) => called(seat, viewer),
    names: e.cards.flatMap((c) => (c === 'hidden' ? [] : [defOf(c.def)?.name ?? c.def])),
  });

  const movedOf = (events: readonly SeenEvent[], viewer: Viewer): Moved => {
    const [first] = events;
    const from = first.args.from as readonly Json[];
    const to = first.args.to as readonly Json[];
    const toSeat = Number(to[1]);
    return {
      who: called(first.seat, viewer),
      from: String(from[0]),
      to: String(to[0]),
      toOther: toSeat >= 0 && toSeat !== first.seat ? called(toSeat, viewer) : null,
      places: events.map(({ args }) => Number((args.to as readonly Json[])[2] ?? -1)),
      n: events.length,
      seen: events.flatMap((e) => e.cards.flatMap((c) => (c === 'hidden' ? [] : [defOf(c.def)].filter((d) => d !== null)))),
      clause: first.clause,
      say,
    };
  };

  const line = (events: readonly SeenEvent[], viewer: Viewer): string | null => {
    const [e] = events;
    const said = { ...eventAt(e, viewer), names: events.flatMap((x) => eventAt(x, viewer).names) };
    if (e.type === 'move') {
      const moved = movedOf(events, viewer);
      const special = words.move?.(moved);
      return special === null ? null : grammar.sentence(grammar.tell(special ?? shared.move(moved)));
    }
    if (e.type === 'change') {
      const by = e.args.by;
      const stat = String(e.args.stat);
      const how = String(e.args.how);
      // Only what can be said in a line of its own: a granted ability or a ban is told by the card that gives it.
      if ((typeof by !== 'number' && typeof by !== 'string') || ['grant', 'forbid', 'mute'].includes(how)) return null;
      const forPlayer = said.names.length === 0 ? own(words.stats, stat)?.changeFor : undefined;
      const who = said.names.length > 0 ? { words: grammar.and(said.names), many: said.names.length > 1 } : said.who;
      const clause = forPlayer ? forPlayer(who, how, by) : shared.change(who, stat, how, by, say);
      return clause && grammar.sentence(grammar.tell(clause));
    }
    const phrase = own(words.events, e.type) ?? need(shared.events, e.type, 'event', lang);
    return phrase(said);
  };

  const voice: Speaker = {
    lang,
    among: (others) => (others === seats ? voice : speaker(game, book, others)),
    title: words.title,
    card: (given) => {
      const def = titled(given as CardDef);
      const text = [...(words.notes?.(def, say) ?? []), ...def.abilities.map((a) => say.ability(a, def))];
      return { name: def.name, line: words.line(def), text };
    },
    ability: (index) => say.ability(index),
    ask(ask, view) {
      const special = own(words.asks, ask.name);
      if (special) return special.prompt(at(ask, view));
      const name = ask.path.startsWith('ability/') && !Object.hasOwn(shared.asks, ask.name) ? questionOf(library, ask) : ask.name;
      return need(shared.asks, name, 'question', lang)(at(ask, view));
    },
    option(ask: Ask, option: AskOption, view: View) {
      const phrase =
        own(words.verbs, option.verb) ?? need(shared.verbs, /^mode\d+$/.test(option.verb) ? 'mode' : option.verb, 'answer', lang);
      return grammar.label(phrase({ ...at(ask, view), option }));
    },
    event: (e, viewer) => line([e], viewer),
    lines(events, viewer) {
      const out: Line[] = [];
      for (let i = 0; i < events.length; ) {
        let end = i + 1;
        while (end < events.length && (sameWay(events[i], events[end]) || alike(events[i], events[end], words.together))) end++;
        const run = events.slice(i, end);
        const text = line(run, viewer);
        const cards = run.flatMap((e) => e.cards.flatMap((c) => (c === 'hidden' ? [] : [c.def])));
        if (text !== null) out.push({ text, clause: events[i].clause, seat: events[i].seat, cards, facts: events[i].args });
        i = end;
      }
      return out;
    },
    refusal(r) {
      const clause = /^[A-Z]/.test(r.clause) ? ` [${r.clause}]` : '';
      const ask = String(r.args.ask ?? '');
      if (ask === 'notYourGo' || ask === 'over') return grammar.sentence(shared.refusals[ask]) + clause;
      if (ask !== '') return grammar.sentence(own(words.asks, ask)?.only ?? shared.refusals.notAmong) + clause;
      const special = own(words.refusals, r.clause);
      if (special) return grammar.sentence(special(r.args, say)) + clause;
      const plain = own(shared.refusals, r.clause);
      return grammar.sentence(plain ?? shared.refusals.notOffered) + clause;
    },
    undo: (why) => grammar.sentence(shared.undo[why]),
    result: (result, viewer) => resultText(result, say, (seat) => called(seat, viewer)),
    problem: (p) => `${grammar.sentence(words.problem(p, say))} [${p.clause}]`,
    zone: (name) => need(words.zones, name, 'area', lang).label ?? grammar.label(words.zones[name].area.one),
    stat: (name) => own(words.stats, name)?.name ?? name,
    value: (name) => own(words.values, name) ?? name,
    face: (face) => own(words.faces, face) ?? face,
    phase(path) {
      const named = path.split('/').flatMap((part) => own(words.phases, part) ?? []);
      return named.at(-1) ?? words.title;
    },
    seat: (seat, viewer) => grammar.label(called(seat, viewer).words),
    optionName: (name) => need(words.options, name, 'option', lang).name,
    optionValue(name, value) {
      const { values } = need(words.options, name, 'option', lang);
      // A number is called by itself.
      return typeof value === 'number'
        ? (values?.[value] ?? String(value))
        : need(values, String(value), `value of option "${name}"`, lang);
    },
    optionAbout(name, value) {
      const { about, meanings } = need(words.options, name, 'option', lang);
      return meanings?.[String(value)] ?? about;
    },
    preset: (name) => need(words.presets, name, 'preset', lang),
  };
  return voice;
}

const questions: Phrases<SharedAsk> = { modes: 'modes', split: 'share', number: 'number', word: 'word', player: 'player' };

/** A question out of a text bears the name of what is named there; what kind of question it is, the text says. */
const questionOf = (library: Library, ask: Ask): SharedAsk => questions[askingEffect(library, ask)?.do ?? ''] ?? 'choose';

/** The same befell both, at the same moment. */
const alike = (a: SeenEvent, b: SeenEvent, types: readonly string[] = []): boolean =>
  a.type === b.type && types.includes(a.type) && a.clause === b.clause && JSON.stringify(a.args) === JSON.stringify(b.args);

/** Which areas, and whose: the places in them do not matter. */
const way = ({ args }: SeenEvent) => [args.from, args.to].map((area) => (area as readonly Json[]).slice(0, 2));

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
