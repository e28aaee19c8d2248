/** A program at a match, over HTTP with lines of JSON: everything that was said to it. */
import { applied, type Command, type FromServer } from '@touchline/host/wire';
import { type House, type Line, Person } from './house.ts';

/** Milliseconds for what was written before an answer to arrive by another connection. */
const LATE = 500;

export class ProgramLine implements Pick<Line, 'frames' | 'view' | 'n' | 'command' | 'pick' | 'settled' | 'close'> {
  readonly frames: string[] = [];
  view: Line['view'] = null;
  n = 0;
  readonly #house: House;
  readonly #token: string;
  readonly #leaving = new AbortController();
  #id = '';

  private constructor(house: House, token: string) {
    this.#house = house;
    this.#token = token;
  }

  /** Somebody asks a program to play, in this house; it sits at the first seat. */
  static async seated(
    house: House,
    wanted: { readonly game: string },
    decks: readonly object[],
    sit: (person: Person, id: string) => Promise<Line>,
  ) {
    const { token, name } = (await new Person(house).post('/api/bot/account', {})).body;
    const program = new ProgramLine(house, token);
    const person = new Person(house);
    const listening = await program.#ask('GET', `/api/bot/stream?games=${wanted.game}`);
    for (;;) {
      const { programs } = (await person.get('/api/tables')).body;
      if (programs.some((one: { name: string }) => one.name === name)) break;
    }
    await listening.body?.cancel();
    const { body } = await person.post('/api/match', { ...wanted, seats: [{ program: name }, 'me'] });
    program.#id = body.id;
    const accepted = await program.#ask('POST', `/api/bot/challenge/${body.id}/accept`, decks[0]);
    if (accepted.status !== 200) throw new Error(`No seat: ${accepted.status} ${await accepted.text()}`);
    await accepted.text();
    const line = await sit(person, body.id);
    void program.#listen();
    await line.until(() => line.view !== null);
    return { id: String(body.id), program, line, person };
  }

  #ask(method: 'GET' | 'POST', path: string, body?: object): Promise<Response> {
    const { signal } = this.#leaving;
    const headers = { authorization: `Bearer ${this.#token}`, ...(body && { 'content-type': 'application/json' }) };
    return fetch(`${this.#house.origin}${path}`, { method, headers, signal, ...(body && { body: JSON.stringify(body) }) });
  }

  async #listen(): Promise<void> {
    const stream = await this.#ask('GET', `/api/bot/match/${this.#id}/stream`);
    let rest = '';
    try {
      for await (const bytes of stream.body ?? []) {
        const lines = (rest + Buffer.from(bytes).toString()).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) if (line !== '') this.#hear(line);
      }
    } catch (error) {
      if (!this.#leaving.signal.aborted) throw error;
    }
  }

  #hear(text: string): void {
    this.frames.push(text);
    const message: FromServer = JSON.parse(text);
    if (message.t !== 'full' && message.t !== 'news') return;
    this.n = message.n;
    this.view = message.t === 'full' ? message.view : this.view && applied(this.view, message.news);
  }

  async command(command: Command, n = this.n): ReturnType<Line['command']> {
    const text = await (await this.#ask('POST', `/api/bot/match/${this.#id}`, { ...command, n })).text();
    this.frames.push(text);
    const answer = JSON.parse(text);
    for (let waited = 0; answer.t === 'ack' && this.n <= n && waited < LATE; waited += 5) await new Promise((go) => setTimeout(go, 5));
    return answer;
  }

  pick(key?: string): ReturnType<Line['command']> {
    return this.command({ t: 'pick', key: key ?? 'none' });
  }

  /** What was written before is there in a moment: nothing orders what comes by two connections. */
  async settled(): Promise<void> {
    for (let before = -1; before !== this.frames.length; ) {
      before = this.frames.length;
      await new Promise((go) => setTimeout(go, 15));
    }
  }

  close(): void {
    this.#leaving.abort();
  }
}
