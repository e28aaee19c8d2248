/** Two tables that differ in one thing which whoever looks cannot know: how people sit down there. */
import { stream } from '@touchline/engine';
import { deckProblems, drawnOptions, type GamePackage, hasDecks, listsFor, type NamedList } from '@touchline/kit';
import { type House, type Line, nonceOf, Person, seated } from './house.ts';
import { ProgramLine } from './programLine.ts';

/** From where the two are compared. A program sits at the first seat. */
export const EYES = [0, 1, 'spectator', 'program'] as const;
export type Eye = (typeof EYES)[number];
/**
 * In what they differ: in how the others were dealt, in the decks the others have brought, in what somebody does out of sight and when, or in
 * what those who watch late cannot know yet.
 */
export const WAYS = ['deal', 'decks', 'aside', 'late'] as const;
export type Way = (typeof WAYS)[number];

/** Seconds by which whoever watches late is behind. */
export const DELAY = 30;

export type Seen = Pick<Line, 'frames' | 'view' | 'command' | 'pick' | 'settled' | 'close'>;

/** One of the two matches. */
export interface One {
  readonly house: House;
  readonly id: string;
  readonly lines: Seen[];
  readonly people: readonly Person[];
  eye: Seen;
  /** Who looks, over HTTP. */
  readonly who: Person;
}

/** Two matches: what they are called, in what they differ, and the seat whose chance and deck stay as they are. */
export interface Pair {
  readonly label: string;
  readonly way: Way;
  readonly keeps: number | null;
}

/** With clocks of each kind, and without. Some run out soon where time passes out of sight: for whom, and when, must not depend on that. */
function clockOf({ label, way }: Pair): object {
  const chance = stream(`${label}/clock`);
  const soon = way === 'aside' && chance.below(2) === 0;
  return [
    { kind: 'none' },
    { kind: 'match', each: soon ? 10_000 : 3_600_000, increment: chance.below(2) * 1000 },
    { kind: 'decision', each: soon ? 1000 : 3_600_000 },
  ][chance.below(3)];
}

/** What the seats of a house bring: the same in both, but for others' decks where these are the difference. */
function decksOf(
  pack: GamePackage,
  options: ReturnType<typeof drawnOptions>,
  pair: Pair,
  i: number,
): readonly { readonly deck?: object }[] {
  if (!hasDecks(pack.game)) return [{}, {}];
  return [0, 1].map((seat) => {
    const { name, list } = listsFor(pack.game, [null], 1, `${pair.label}/deck ${seat}`, { options })[0];
    const other = pair.way === 'decks' && i === 1 && seat !== pair.keeps ? another(pack, list, options, pair) : null;
    return { deck: other ? { list: other } : { name } };
  });
}

/** The same deck but for some cards where most of them are: what lies open from the beginning is the same. Null: it cannot be. */
function another(
  { game, decks }: GamePackage,
  list: NamedList['list'],
  options: ReturnType<typeof drawnOptions>,
  { label }: Pair,
): NamedList['list'] | null {
  const chance = stream(`${label}/another`);
  const [main] = Object.entries(list).sort(([, a], [, b]) => b.length - a.length)[0];
  const others = Object.values(decks).flatMap((one) => one[main] ?? []);
  let changed: NamedList['list'] | null = null;
  for (let tries = 0; tries < 60; tries++) {
    const cards: string[] = [...(changed ?? list)[main]];
    cards[chance.below(cards.length)] = others[chance.below(others.length)];
    const one: NamedList['list'] = { ...list, [main]: cards };
    if (deckProblems(game, one, options).length === 0) changed = one;
  }
  return changed;
}

/** The match in one of the two houses, with everybody in place. */
export async function opened(here: House, pack: GamePackage, eye: Eye, pair: Pair, i: number): Promise<One> {
  const drawn = drawnOptions(pack.offers, {}, 2, pair.label);
  const options = Object.fromEntries(Object.entries(drawn).filter(([, value]) => value !== undefined));
  const wanted = { game: pack.id, options, watch: 'all', clock: clockOf(pair), ...(pair.way === 'late' && { delay: DELAY }) };
  const decks = decksOf(pack, drawn, pair, i);
  if (eye === 'program') {
    const sit = async (person: Person, id: string) => {
      await person.sit(id, 1, decks[1]);
      const line = await person.look(id);
      await line.command({ t: 'reveal', nonce: nonceOf(1) });
      return line;
    };
    const { id, program, line, person } = await ProgramLine.seated(here, wanted, decks, sit);
    while (!program.view) await new Promise((go) => setTimeout(go, 2));
    return { house: here, id, lines: [program, line], people: [person, person], eye: program, who: new Person(here) };
  }
  const { id, lines, people } = await seated(here, { ...wanted, seats: ['me', 'open'] }, decks);
  const looker = new Person(here);
  const seen = eye === 'spectator' ? await looker.look(id) : lines[eye];
  return { house: here, id, lines, people, eye: seen, who: eye === 'spectator' ? looker : people[eye] };
}
