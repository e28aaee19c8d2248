/** What a list says, before anybody asks whether there are such cards. */
import type { Game } from '@touchline/engine';
import type { ListProblem } from './problem.ts';

/** What lists need to know of a game: its cards and the groups of its lists. */
export interface Shelf {
  readonly id: string;
  readonly defs: readonly Pick<Game['defs'][number], 'id' | 'name' | 'kind' | 'traits'>[];
  readonly spec: { readonly groups: Game['spec']['groups'] };
}

export type Form = 'text' | 'json' | 'o8d' | 'packed';

export interface Fault {
  /** From 1; 0 when it is not about one line. */
  readonly line: number;
  readonly problem: ListProblem;
  /** Of a card that is not known: how many were asked for, and in which group; '' where that is not told. */
  readonly wanted?: { readonly count: number; readonly group: string };
}

/** So many of one card. */
export interface Entry {
  readonly line: number;
  readonly count: number;
  /** What stands for the card: number, name or both. */
  readonly words: string;
  /** What of the words is a number and what a name, as far as their shape tells. */
  readonly id?: string;
  readonly name?: string;
  /** The line with its count, because a name may begin with a number; none if the count is a field of its own. */
  readonly whole?: string;
  /** OCTGN's own id of the card. */
  readonly uuid?: string;
  /** Index of its section; -1 before the first heading. */
  readonly section: number;
}

export interface Section {
  readonly line: number;
  readonly title: string;
  /** How many cards the heading promises. */
  readonly says?: number;
}

/** `markup`: brackets and tags that say nothing themselves. */
export type LineKind = 'card' | 'heading' | 'title' | 'comment' | 'markup' | 'fault';

export interface Parsed {
  readonly form: Form;
  readonly name?: string;
  /** The game it says it is for: our id of it, or OCTGN's. */
  readonly game?: string;
  readonly sections: readonly Section[];
  readonly entries: readonly Entry[];
  readonly faults: readonly Fault[];
  /** Worth saying, but no reason to refuse the list. */
  readonly remarks: readonly Fault[];
  /** What each line was taken for. A line of text is one thing, a line of JSON or XML can be several. */
  readonly lines: readonly { readonly line: number; readonly kind: LineKind }[];
}

export const linesOf = (text: string): string[] => text.split(/\r\n|\n|\r/);

/** A list while it is being read. */
export class Draft {
  name: string | undefined;
  game: string | undefined;
  readonly sections: Section[] = [];
  readonly entries: Entry[] = [];
  readonly faults: Fault[] = [];
  readonly remarks: Fault[] = [];
  readonly lines: { readonly line: number; readonly kind: LineKind }[] = [];
  /** Index of the section that lines belong to now. */
  section = -1;

  note(line: number, kind: LineKind): void {
    this.lines.push({ line, kind });
  }

  heading(line: number, title: string, says?: number): void {
    this.note(line, 'heading');
    this.section = this.sections.push({ line, title, says }) - 1;
  }

  card(entry: Omit<Entry, 'section'>, section = this.section): void {
    this.note(entry.line, 'card');
    this.entries.push({ ...entry, section });
  }

  title(line: number, name: string): void {
    this.note(line, 'title');
    if (this.name !== undefined) this.remark(line, { code: 'secondName', used: name, other: this.name });
    this.name = name;
  }

  fault(line: number, problem: ListProblem): void {
    this.note(line, 'fault');
    this.faults.push({ line, problem });
  }

  remark(line: number, problem: ListProblem): void {
    this.remarks.push({ line, problem });
  }

  /** The section of this title, made when it is first mentioned: for forms that name the section in every line. */
  sectionOf(line: number, title: string): number {
    const found = this.sections.findIndex((section) => section.title === title);
    return found >= 0 ? found : this.sections.push({ line, title }) - 1;
  }

  done(form: Form): Parsed {
    const { name, game, sections, entries, faults, remarks, lines } = this;
    return { form, name, game, sections, entries, faults, remarks, lines };
  }
}
