/** What the table shows and reads aloud: cards, questions, answers, the log, refusals, results. */
import type {
  AnyCard,
  Ask,
  AskOption,
  CardDef,
  DeckProblem,
  Game,
  Own,
  Refusal,
  Result,
  Seat,
  SeenEvent,
  UndoRefusal,
  View,
  Viewer,
} from '@touchline/engine';
import { type Book, type DetailWords, ownPhrase, type PresetWords } from './gameWords.ts';
import type { Language } from './languages.ts';
import { type Line, lineOf, logLines, type Table } from './logLines.ts';
import { askText, optionText, refusalText } from './questions.ts';
import { resultText } from './result.ts';
import type { Library, Say } from './say.ts';
import type { SharedBook } from './sharedBook.ts';
import { Voice } from './voice.ts';
import { need } from './words.ts';

export interface Speaker {
  readonly lang: Language;
  /** The same voice at a table for another number of seats, with the names of those who have one. */
  among(seats: number, names?: readonly string[]): Speaker;
  readonly title: string;
  card(def: AnyCard): { readonly name: string; readonly line: string; readonly text: readonly string[] };
  /** The generated sentences of one ability of a card. */
  ability(index: number): string;
  ask(ask: Ask, view: View): string;
  option(ask: Ask, option: AskOption, view: View): string;
  /** A line of the log; null: not worth a line. */
  event(e: SeenEvent, viewer: Viewer): string | null;
  /** The log of one step: cards that move together share a line. */
  lines(events: readonly SeenEvent[], viewer: Viewer): Line[];
  /** The reason in words, with the clause at the end in brackets. */
  refusal(refusal: Refusal): string;
  undo(why: UndoRefusal): string;
  result(result: Result, viewer: Viewer): string;
  problem(problem: DeckProblem): string;
  zone(name: string): string;
  /** A number of a card; as the rules call it, where no text speaks of it. */
  stat(name: string): string;
  /** One of the game's own values, tallies or marks; as the rules call it, where there is no name for it. */
  value(name: string): string;
  /** What a hidden card shows of itself. */
  face(face: string): string;
  phase(path: string): string;
  seat(seat: Seat, viewer: Viewer): string;
  optionName(name: string): string;
  optionValue(name: string, value: string | number | boolean): string;
  /** What an option changes, or what one of its values means. */
  optionAbout(name: string, value?: string | number | boolean): string;
  /** All that a value brings with it; none where the line above says it. */
  optionDetails(name: string, value: string | number | boolean): readonly DetailWords[];
  preset(name: string): PresetWords;
}

/** A game's voice at a table for so many; for two, if the game can be played by two. */
export function speaker<O extends Own>(game: Game<O>, book: Book, seats = game.seats.includes(2) ? 2 : game.seats[0]): Speaker {
  const { shared, words } = book;
  const { lang, grammar } = shared;
  const { titles } = words;
  const titled = (def: CardDef): CardDef => (titles && Object.hasOwn(titles, def.id) ? { ...def, name: titles[def.id] } : def);
  const library: Library = titles ? { ...game, defs: game.defs.map(titled) } : game;
  const say = new Voice(library, book, seats);
  const table: Table = {
    say,
    book,
    defOf: (id) => library.defs[library.defIndex.get(id) ?? -1] ?? null,
    called: (seat, viewer) => shared.seat(seat, viewer, seats),
  };
  const voice: Speaker = {
    ...names(say),
    lang,
    among: (others, called = []) =>
      others === seats && called.length === 0 ? voice : speaker(game, { ...book, shared: withNames(shared, called) }, others),
    card: (given) => {
      const def = titled(given as CardDef);
      const text = [...(words.notes?.(def, say) ?? []), ...def.abilities.map((a) => say.ability(a, def))];
      return { name: def.name, line: words.line(def), text };
    },
    ability: (index) => say.ability(index),
    ask: (ask, view) => askText(table, ask, view),
    option: (ask, option, view) => optionText(table, ask, option, view),
    event: (e, viewer) => lineOf(table, [e], viewer),
    lines: (events, viewer) => logLines(table, events, viewer),
    refusal: (refusal) => refusalText(table, refusal),
    undo: (why) => grammar.sentence(shared.undo[why]),
    result: (result, viewer) => resultText(result, say, (seat) => table.called(seat, viewer)),
    problem: (p) => `${grammar.sentence(words.problem(p, say))} [${p.clause}]`,
    seat: (seat, viewer) => grammar.label(table.called(seat, viewer).words),
  };
  return voice;
}

type Naming =
  | 'title'
  | 'zone'
  | 'stat'
  | 'value'
  | 'face'
  | 'phase'
  | 'optionName'
  | 'optionValue'
  | 'optionAbout'
  | 'optionDetails'
  | 'preset';

/** What things of the game are called by themselves. */
function names(say: Say): Pick<Speaker, Naming> {
  const { words, grammar } = say;
  return {
    title: words.title,
    zone: (name) => {
      const { label, area } = say.find('zones', name);
      return label ?? grammar.label(area.one);
    },
    stat: (name) => ownPhrase(words.stats, name)?.name ?? name,
    value: (name) => ownPhrase(words.values, name) ?? name,
    face: (face) => ownPhrase(words.faces, face) ?? face,
    phase: (path) => {
      const phases = path.split('/').flatMap((part) => ownPhrase(words.phases, part) ?? []);
      return phases.at(-1) ?? words.title;
    },
    optionName: (name) => say.find('options', name).name,
    optionValue: (name, value) => {
      const { values } = say.find('options', name);
      // A number is called by itself.
      return typeof value === 'number'
        ? (values?.[value] ?? String(value))
        : need(values, String(value), `value of option "${name}"`, say.lang);
    },
    optionAbout: (name, value) => {
      const { about, meanings } = say.find('options', name);
      return meanings?.[String(value)] ?? about;
    },
    optionDetails: (name, value) => say.find('options', name).details?.[String(value)] ?? [],
    preset: (name) => say.find('presets', name),
  };
}

/** Whoever has a name is called by it; to themselves they are still you. */
const withNames = (shared: SharedBook, names: readonly string[]): SharedBook => ({
  ...shared,
  seat: (seat, viewer, seats) => (names[seat] && seat !== viewer ? { words: names[seat] } : shared.seat(seat, viewer, seats)),
});
