/** A match at a server in a terminal: one's own questions, and what the others do and propose. */
import { passFor, phraseWords, type Stop, withNames } from '@touchline/host';
import { CommandRefused } from '@touchline/host/commands';
import { type Command, type Phrase, phrases } from '@touchline/host/wire';
import { type Clauses, clausesOf } from '../clauses.ts';
import type { Language, TerminalGame } from '../games.ts';
import type { Io } from '../io.ts';
import { why, zoom } from '../table/explain.ts';
import { labelled } from '../table/lines.ts';
import { logLines } from '../table/log.ts';
import { type Scene, sceneOf } from '../table/scene.ts';
import { draw, paragraphs, write } from '../table/screen.ts';
import { type Words, wordsOf } from '../words/words.ts';
import type { Guest } from './guest.ts';
import type { RemoteMatch } from './remoteMatch.ts';

interface Setup {
  readonly io: Io;
  readonly match: RemoteMatch;
  readonly id: string;
  readonly guest: Guest;
  readonly pack: TerminalGame;
  readonly language: Language;
  readonly stop: Stop;
}

/** What leads on: a question was answered, something is to be drawn again, or somebody leaves. */
type Outcome = 'on' | 'again' | 'left';

export class OnlineTable {
  readonly #setup: Setup;
  readonly #words: Words;
  readonly #clauses: Clauses;
  #told = '';
  #board = '';

  constructor(setup: Setup) {
    this.#setup = setup;
    this.#words = wordsOf(setup.language);
    this.#clauses = clausesOf(setup.pack, setup.language);
  }

  /** The match that follows, if there is one; null when it is over or somebody has left. */
  async run(): Promise<string | null> {
    const { match } = this.#setup;
    await match.until(() => match.standing !== null || match.line === 'gone');
    for (;;) {
      const { turn } = match;
      if (match.line === 'elsewhere' || match.line === 'gone')
        return this.#end(this.#join[match.line === 'gone' ? 'reconnecting' : 'elsewhere']);
      this.#once(match.line === 'open' ? '' : this.#join.reconnecting);
      this.#hearSaid();
      if (match.standing?.over) return this.#after();
      if (!match.standing?.begun) await this.#room();
      else if (this.#isOfferedToMe) await this.#answerOffer();
      else if (match.view?.ask && !match.isBusy) {
        if ((await this.#question()) === 'left') return this.#end(this.#join.left);
        continue;
      } else this.#waits();
      await match.since(turn);
    }
  }

  get #join(): Words['online']['join'] {
    return this.#words.online.join;
  }

  #say(lines: readonly string[]): void {
    write(this.#setup.io, paragraphs(lines, this.#setup.io.columns));
  }

  #end(text: string): null {
    this.#say([text]);
    return null;
  }

  /** What is so for a while is said once. */
  #once(text: string): void {
    if (text !== '' && text !== this.#told) this.#say([text]);
    this.#told = text;
  }

  #hearSaid(): void {
    const { match, language } = this.#setup;
    for (const { seat, phrase } of match.said.splice(0))
      this.#say([this.#join.said(match.standing!.seats[seat].name, phraseWords[language][phrase])]);
  }

  // -------------------------------------------------------------- before the first card

  async #room(): Promise<void> {
    const { match, guest, id } = this.#setup;
    const { seats } = match.standing!;
    const names = seats.map(({ who, name }, seat) => (seat === match.viewer ? this.#join.you : who === 'open' ? this.#join.free : name));
    this.#once(this.#join.room(names));
    if (typeof match.viewer !== 'number' || match.isBusy || seats.some(({ deck }) => deck === undefined)) return;
    const { commit, revealed } = seats[match.viewer];
    if (commit === undefined || revealed) return;
    const nonce = guest.numberFor(id);
    if (nonce === null) this.#once(this.#join.noNumber);
    else await this.#try({ t: 'reveal', nonce });
  }

  // -------------------------------------------------------------- the match

  #scene(): Scene {
    const { match, pack, language, io } = this.#setup;
    const names = match.standing!.seats.map(({ who, name }) => (who === 'person' ? name : ''));
    const named = withNames(pack, names);
    const view = match.view!;
    return sceneOf(named, view, named.speak(language, view.seats), this.#words, io);
  }

  #news(s: Scene): string[] {
    return logLines(s, this.#setup.match.entries.splice(0));
  }

  #waits(): void {
    const { match, io } = this.#setup;
    if (!match.view) return;
    const s = this.#scene();
    const news = this.#news(s);
    if (news.length > 0) this.#say(news);
    if (match.viewer === 'spectator' && news.length > 0) write(io, this.#setup.pack.board(s));
    const waited = s.view.thinking.filter((seat) => seat !== match.viewer).map((seat) => s.speaker.seat(seat, match.viewer));
    if (waited.length > 0) this.#once(this.#join.waitingFor(waited));
  }

  async #question(): Promise<Outcome> {
    const { match, io, pack, stop } = this.#setup;
    const s = this.#scene();
    const ask = s.view.ask!;
    const people = match.standing!.seats.filter(({ who }) => who === 'person').length;
    const passed = passFor(stop, pack.passable, s.view, ask, people === 1);
    if (passed !== null) return this.#try({ t: 'pick', key: passed });
    const board = pack.board(s);
    // In a pipe a board that has not changed is not written again.
    const same = !io.tty && board.join('\n') === this.#board;
    draw(io, s, ask, { board: same ? [] : board, log: this.#news(s), notice: [] });
    this.#board = board.join('\n');
    this.#told = '';
    for (;;) {
      const line = await io.line('> ');
      if (line === null) return 'left';
      const outcome = await this.#obey(s, line.trim());
      if (outcome !== 'again') return outcome;
    }
  }

  async #obey(s: Scene, line: string): Promise<Outcome> {
    const ask = s.view.ask!;
    const option = /^\d+\.?$/.test(line) ? ask.options[Number.parseInt(line, 10) - 1] : undefined;
    if (option) return this.#try({ t: 'pick', key: option.key });
    const [word, ...rest] = line.split(/\s+/);
    switch (word.toLowerCase()) {
      case '':
        return 'again';
      case 'why':
        this.#say(why(s, ask, this.#clauses, rest.join(' ')));
        return 'again';
      case 'zoom':
        this.#say(zoom(s, ask, rest.join(' ')));
        return 'again';
      case 'undo':
        return this.#try({ t: 'undo' });
      case 'ask':
        return this.#try({ t: 'offer', what: 'takeBack' });
      case 'time':
        return this.#try({ t: 'offer', what: 'moreTime' });
      case 'claim':
        return this.#try({ t: 'claim' });
      case 'concede':
        return this.#try({ t: 'concede' });
      case 'say':
        return this.#speak(rest.join(' '));
      case 'quit':
        return 'left';
      case 'help':
      case '?':
        write(
          this.#setup.io,
          this.#join.help.flatMap(([command, text]) => labelled(command, text, s.width, 12)),
        );
        return 'again';
      default:
        this.#say([this.#words.notUnderstood(line, ask.options.length)]);
        return 'again';
    }
  }

  /** A phrase by its words or their beginning. */
  async #speak(wanted: string): Promise<Outcome> {
    const said = phraseWords[this.#setup.language];
    const phrase = wanted && phrases.find((one: Phrase) => one === wanted || said[one].toLowerCase().startsWith(wanted.toLowerCase()));
    if (phrase) await this.#try({ t: 'say', phrase });
    else this.#say([this.#join.phrases(phrases.map((one) => said[one]))]);
    return 'again';
  }

  /** What a server refuses is said. */
  async #try(command: Command): Promise<Outcome> {
    try {
      await this.#setup.match.command(command);
      return 'on';
    } catch (error) {
      if (!(error instanceof CommandRefused)) throw error;
      this.#say([this.#join.refused(error.why)]);
      return 'again';
    }
  }

  // -------------------------------------------------------------- offers, and the end

  get #isOfferedToMe(): boolean {
    const { match } = this.#setup;
    const offer = match.standing?.offer;
    return typeof match.viewer === 'number' && offer != null && offer.seat !== match.viewer && !offer.yes.includes(match.viewer);
  }

  async #answerOffer(): Promise<void> {
    const { match, io } = this.#setup;
    const { seat, what } = match.standing!.offer!;
    this.#say([this.#join.offers[what](match.standing!.seats[seat].name), this.#join.yesNo]);
    const line = await io.line('> ');
    await this.#try({ t: 'answer', yes: this.#join.yes.includes((line ?? '').trim().toLowerCase()) });
  }

  async #after(): Promise<string | null> {
    const { match, io, pack } = this.#setup;
    const s = this.#scene();
    const { result, by } = match.standing!.over!;
    this.#say(this.#news(s));
    write(io, ['', ...pack.board(s)]);
    this.#say([s.speaker.result(result, match.viewer), ...(by === 'rules' ? [] : [this.#join.over[by]])]);
    if (typeof match.viewer !== 'number') return null;
    if (match.standing!.next) return match.standing!.next;
    if (this.#isOfferedToMe) await this.#answerOffer();
    else {
      this.#say([this.#join.rematch]);
      if ((await io.line('> '))?.trim() !== 'rematch') return null;
      if (!this.#isOfferedToMe) await this.#try({ t: 'offer', what: 'rematch' });
      else await this.#try({ t: 'answer', yes: true });
      await match.until(() => match.standing!.next !== null || match.standing!.offer === null || match.line === 'gone');
    }
    return match.standing!.next;
  }
}
