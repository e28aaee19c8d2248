/** Where the table passes for somebody, and that nobody else can tell. */
import { random } from '@touchline/bots';
import { type Ask, asked, askFor, create, type DeckList, type Json, pick, type Seat, stream, type View, view } from '@touchline/engine';
import { entriesSince, passFor, type Stop, stops, Timeline } from '@touchline/host';
import { afterEach, expect, test, vi } from 'vitest';
import { gameNamed } from './games.ts';
import { main } from './main.ts';
import { scripted } from './scripted.ts';
import { stopNamed } from './stops.ts';
import { sit } from './terminalTable.ts';
import { wordsOf } from './words/words.ts';

const pack = gameNamed('fftcg');
const decks: readonly DeckList[] = Object.values(pack.decks);
const [mine, theirs] = decks;
const ME: Seat = 1;
const OPTIONS = { firstPlayer: 'fixed' };

afterEach(() => {
  vi.useRealTimers();
});

/** The first priority the seat that does not begin is asked at, after a card of the other's. */
function firstPriority(lists: readonly DeckList[], seed: string) {
  let state = create(pack.game, OPTIONS, lists, seed);
  for (let n = 0; n < 12; n++) {
    const [seat] = asked(pack.game, state);
    const ask = askFor(pack.game, state, seat)!;
    if (seat === ME && ask.name === 'priority') return ask;
    const answer = ask.options.find(({ key }) => key === 'keep') ?? ask.options[0];
    state = pick(pack.game, state, seat, answer.key);
  }
  return null;
}

/** A list in another order: with the same seed the same cards lie in the same places, but for these two. */
const swapped = (list: DeckList, i: number, j: number): DeckList => {
  const main = [...list.main];
  [main[i], main[j]] = [main[j], main[i]];
  return { ...list, main };
};

/** Two matches that differ only in the hand of one seat: with the one it can only pass, with the other it could respond. */
function twoHands(): { seed: string; unable: DeckList; able: DeckList } {
  for (let n = 0; n < 40; n++) {
    const seed = `hands/${n}`;
    if (firstPriority([mine, theirs], seed)?.options.length !== 1) continue;
    for (let i = 0; i < theirs.main.length; i++)
      for (let j = i + 1; j < theirs.main.length; j++) {
        if (theirs.main[i] === theirs.main[j]) continue;
        const other = swapped(theirs, i, j);
        if ((firstPriority([mine, other], seed)?.options.length ?? 0) > 1) return { seed, unable: theirs, able: other };
      }
  }
  throw new Error('No two hands found.');
}

/** A match that keeps what the other seat is sent: the view, the log, who is asked. */
class Watched extends Timeline {
  readonly sent: string[] = [];
  acted = false;

  override pick(seat: Seat, key: string, passed?: boolean): void {
    if (seat === ME && !['keep', 'pass'].includes(key)) this.acted = true;
    super.pick(seat, key, passed);
    const log = entriesSince(this, -1, { viewer: 1 - ME, logged: pack.logged });
    if (!this.acted) this.sent.push(JSON.stringify([this.steps, this.asked(), this.view(1 - ME), this.ask(1 - ME), log]));
  }
}

/** A person who only ever passes, until it is their own turn; against the bot. */
async function passAlong(list: DeckList, seed: string, stop: Stop) {
  const timeline = new Watched(pack.game, { options: OPTIONS, lists: [mine, list], seed });
  let prompts = 0;
  const io = scripted({
    input: () => {
      expect(vi.getTimerCount()).toBe(0);
      const key = timeline.ask(ME)?.options.find((option) => ['keep', 'pass'].includes(option.key))?.key;
      const own = timeline.view(ME).own as { turn: Seat; turns: number };
      if (key === undefined || (own.turn === ME && own.turns > 0)) return null;
      prompts++;
      return key;
    },
  });
  await sit({ pack, timeline, players: ['random', 'person'], decks: [], language: 'en', notice: [], stop }, io);
  return { sent: timeline.sent, prompts };
}

test.each(stops)('FFT-R44 what the other is sent does not tell whether a hand could respond: %s', async (stop) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'setImmediate'] });
  const { seed, unable, able } = twoHands();
  const [without, withResponse] = [await passAlong(unable, seed, stop), await passAlong(able, seed, stop)];
  expect(without.sent.length).toBeGreaterThan(6);
  expect(withResponse.sent).toEqual(without.sent);
  // The service itself differs, or the test would show nothing.
  if (stop === 'when-i-can') expect(withResponse.prompts).toBeGreaterThan(without.prompts);
  else expect(withResponse.prompts).toBe(without.prompts);
});

// ---------------------------------------------------------------- which windows are passed

interface Asked {
  readonly name: string;
  readonly turn: Seat;
  readonly options: number;
  /** The step of the turn it stands in. */
  readonly step: string;
  /** Something of the opponent's on the stack has chosen a card of this seat. */
  readonly targeted: boolean;
  readonly passed: (stop: Stop, alone?: boolean) => string | null;
}

const STEPS = ['main1', 'main2', 'preparation', 'declaration', 'blockStep', 'damageStep'];

function askedOf(view: View, ask: Ask): Asked {
  const scopes = view.at.scopes.map(([path]) => path.slice(path.lastIndexOf('/') + 1));
  const cards = view.zones.filter((zone) => zone.seat === ME).flatMap((zone) => zone.cards.map(({ handle }) => handle));
  const waiting = view.waiting as unknown as readonly { on?: Json; seat: Seat; bound?: { [name: string]: Json } }[];
  const chosen = waiting.flatMap((w) => (w.on && w.seat !== ME ? Object.values(w.bound ?? {}).flat() : [])) as ({
    handle?: number;
  } | null)[];
  return {
    name: ask.name,
    turn: (view.own as { turn: Seat }).turn,
    options: ask.options.length,
    step: STEPS.findLast((name) => scopes.includes(name)) ?? '',
    targeted: chosen.some((ref) => cards.includes(ref?.handle ?? -1)),
    passed: (stop, alone = true) => passFor(stop, pack.passable, view, ask, alone),
  };
}

/** Every ask of seat b in some matches at random. */
function askedAll(): Asked[] {
  const out: Asked[] = [];
  for (let n = 0; n < 16; n++) {
    const chance = stream(`asks/${n}`);
    let state = create(pack.game, OPTIONS, [decks[n % 4], decks[(n >> 2) % 4]], `asks/${n}`);
    while (!state.result) {
      const [seat] = asked(pack.game, state);
      const seen = view(pack.game, state, seat);
      if (seat === ME) out.push(askedOf(seen, seen.ask!));
      state = pick(pack.game, state, seat, random(pack.game, seen, chance).key);
    }
  }
  return out;
}

let known: readonly Asked[] | null = null;
const asksOfMine = (): readonly Asked[] => (known ??= askedAll());

test('always: nothing is answered for anybody', () => {
  for (const ask of asksOfMine()) expect(ask.passed('always')).toBeNull();
});

test('when-i-can: the only answer is given, and nothing else', () => {
  const all = asksOfMine();
  for (const ask of all) expect(ask.passed('when-i-can') !== null).toBe(ask.options === 1);
  expect(all.filter((ask) => ask.passed('when-i-can') === 'pass').length).toBeGreaterThan(100);
});

test('at-their-attack: besides, passes in their turn, but not at attacks and blocks, nor when one of my cards was chosen', () => {
  const all = asksOfMine().filter(({ options }) => options > 1);
  const [passed, stopped] = [true, false].map((yes) => all.filter((ask) => (ask.passed('at-their-attack') !== null) === yes));
  expect(passed.length).toBeGreaterThan(10);
  for (const ask of passed) {
    expect([ask.name, ask.passed('at-their-attack'), ask.turn, ask.targeted]).toEqual(['priority', 'pass', 1 - ME, false]);
    expect(['main1', 'main2', 'preparation', 'damageStep']).toContain(ask.step);
  }
  const theirs = asksOfMine().filter(({ name, turn }) => name === 'priority' && turn !== ME);
  const concerns = ({ step, targeted }: Asked) => targeted || step === 'declaration' || step === 'blockStep';
  for (const ask of theirs.filter(concerns)) expect(ask.passed('at-their-attack', false)).toBeNull();
  for (const step of ['declaration', 'blockStep']) expect(theirs.filter((ask) => ask.step === step).length).toBeGreaterThan(10);
  expect(theirs.filter(({ step, targeted }) => targeted && step.startsWith('main')).length).toBeGreaterThan(10);
  // FFT-R44: these come up, and are never passed.
  for (const name of ['exBurst', 'block', 'attack', 'target']) {
    expect(stopped.filter((ask) => ask.name === name).length).toBeGreaterThan(0);
    expect(passed.filter((ask) => ask.name === name)).toEqual([]);
  }
});

test('beside another person at the keyboard only what everybody sees decides', () => {
  const passed = asksOfMine().filter((ask) => ask.passed('at-their-attack', false) !== null);
  for (const ask of asksOfMine()) expect(ask.passed('when-i-can', false)).toBeNull();
  for (const { name, turn } of passed) expect([name, turn]).toEqual(['priority', 1 - ME]);
  // Whether there was another answer or not.
  expect(passed.filter(({ options }) => options === 1).length).toBeGreaterThan(0);
  expect(passed.filter(({ options }) => options > 1).length).toBeGreaterThan(0);
});

// ---------------------------------------------------------------- at the table

test('the setting is given on the command line and changed at the table, in both languages', async () => {
  const play = async (...[lang, stop, ...input]: string[]) => {
    const io = scripted({ input });
    expect(await main(['play', 'fftcg', '--seed', 'stops', '--lang', lang, '--bot', 'random', '--stop', stop], io)).toBe(0);
    return io.text().replace(/\s+/g, ' ');
  };
  const en = await play('en', 'always', 'stops', 'stops never', 'stops when-i-can', 'stops');
  expect(en).toMatch(/> stops Stops: always\. You are asked every time/);
  expect(en).toMatch(/"never" is no setting\. Use always, when-i-can, at-their-attack\./);
  expect(en.match(/Stops: when-i-can\./g)).toHaveLength(2);
  const fr = await play('fr', 'at-their-attack', 'arrêts', 'arrets toujours', 'help');
  expect(fr).toMatch(/> arrêts Arrêts : à-son-attaque\./);
  expect(fr).toMatch(/> arrets toujours Arrêts : toujours\./);
  expect(fr).toMatch(/arrêts \[quand\] où vous êtes consulté/);
  expect(stopNamed(wordsOf('fr'), 'a-son-attaque', 'always').stop).toBe('at-their-attack');
});
