/** The board of Captain Tsubasa, drawn from views: both Play Areas, totals with every part, points, chances and the duel. */
import { asked, askFor, create, type Event, pick, stream, type View, view } from '@touchline/engine';
import { describe, expect, test } from 'vitest';
import { act, atTake, atTurn, lay, type Match, passes, play, points, toDeclare } from '../../../games/tsubasa/rules/testing/scenarios.ts';
import { gameNamed } from '../../games.ts';
import { sceneOf } from '../../table/scene.ts';
import { wordsOf } from '../../words/words.ts';

const pack = gameNamed('tsubasa');
const { game } = pack;

type Size = { readonly columns?: number; readonly rows?: number; readonly tty?: boolean };
const sceneFor = (seen: View, lang: 'en' | 'fr', { columns = 80, rows = 40, tty = false }: Size = {}) =>
  sceneOf(pack, seen, pack.speak(lang), wordsOf(lang), { columns, rows, tty });
const drawn = (t: Match, viewer: 0 | 1 | 'spectator' = 0, lang: 'en' | 'fr' = 'en', size: Size = {}) =>
  pack.board(sceneFor(view(t.game, t.state, viewer), lang, size));
const rows = (lines: readonly string[], label: string) => lines.filter((line) => line.startsWith(label));
/** What stands beside each answer of the open ask. */
function notes(t: Match, seat: 0 | 1, lang: 'en' | 'fr' = 'en'): string[] {
  const seen = view(t.game, t.state, seat);
  return seen.ask!.options.map((option) => pack.beside!(sceneFor(seen, lang), seen.ask!, option));
}

const fight = () =>
  atTurn({
    a: { played: ['N11', 'N10'], hand: ['N01', 'N09'], points: [2, 1, 0] },
    b: { played: ['T02', 'TM4'], hand: ['T03', 'F08'], points: [0, 0, 2] },
  });

test('both sides, the Pitch between them, the count against the limit: the whole table', () => {
  expect(drawn(fight(), 0)).toEqual([
    'First half · Round 1 of 6 · Attack Phase                 You 0 – 0 Your opponent',
    '── Your opponent ● Toho ───────────────────── deck 10 · discard 0 · Fatigue 4 ──',
    'Hand      2 cards (1 Toho, 1 First Half)',
    'Points    Shot 0, pool 5 · Pass 0, pool 5 · Defence 2, pool 3',
    'Motivate  Kojiro Hyuga S6 P2 D2 for 3S · Takeshi Sawada S2 P4 D2 for 2P ·',
    '          Hideto Koike S1 P2 D4 for 1P+2D',
    'Played    Kiyoshi Furuta S0 P1 D3 ·',
    '          Ken Wakashimazu S0 P1 D4 (save: 1–2 catch, 3 corner, 4–6 goal)',
    'Defence   7 = 3 + 4',
    '─'.repeat(80),
    'Pitch     Long Shot S3 P0 D0 · Injury S0 P0 D1 · deck 9',
    'Count     4 of 9 cards played',
    'Chance    Shot 5 against Defence 7: 28 % · Pass 6 against Defence 7: 42 %',
    '─'.repeat(80),
    'Shot      5 = 3 + 2',
    'Pass      6 = 4 + 2',
    'Played    Tsubasa Ozora S3 P4 D1 · Teppei Kisugi S2 P2 D0 (re-roll)',
    'Motivate  Tsubasa Ozora S4 P5 D2 for 2S+1P · Ryo Ishizaki S0 P2 D4 for 2D ·',
    '          Mamoru Izawa S2 P3 D3 for 1S+1P+1D · Yuzo Morisaki S0 P0 D4 for 3D',
    'Points    Shot 2, pool 3 · Pass 1, pool 4 · Defence 0, pool 5',
    'Hand      Yuzo Morisaki S0 P0 D3 · Hajime Taki S2 P2 D0',
    '── You ● Nankatsu, ball ────────────────────── deck 8 · discard 0 · Fatigue 4 ──',
  ]);
});

test('the other coach sees the same table from the other side, in French', () => {
  const lines = drawn(fight(), 1, 'fr');
  expect(lines.slice(0, 4)).toEqual([
    "Première mi-temps · Manche 1 sur 6 · Phase d'attaque",
    'Vous 0 – 0 Votre adversaire',
    '── Votre adversaire ● Nankatsu, ballon ──── pioche 8 · défausse 0 · Fatigue 4 ──',
    'Main      2 cartes (2 Nankatsu)',
  ]);
  expect(rows(lines, 'Chances')).toEqual(['Chances   Tir 5 contre Défense 7 : 28 % · Passe 6 contre Défense 7 : 42 %']);
  expect(rows(lines, 'Compte')).toEqual(['Compte    4 cartes jouées sur 9']);
  expect(lines.slice(-3)).toEqual([
    'Points    Tir 0, réserve 5 · Passe 0, réserve 5 · Défense 2, réserve 3',
    'Main      Tsuneo Takashima T0 P0 D3 · Une-deux T0 P3 D0',
    '── Vous ● Toho ─────────────────────────── pioche 10 · défausse 0 · Fatigue 4 ──',
  ]);
});

test('the line above tells half and round, Injury Time with its cap, and who has passed', () => {
  const t = fight();
  t.a.pick('pass');
  expect(rows(drawn(t, 1), '── Your opponent')[0]).toMatch(/^── Your opponent ● Nankatsu, ball, passed ─/);
  t.set('half', 2).set('injury', 3);
  expect(drawn(t, 1)[0]).toMatch(/^Extra Time, first half · Injury Time 3 of at most 20 · Attack Phase/);
  expect(rows(drawn(t), 'Count')).toEqual(['Count     4 of 7 cards played']);
});

test('totals name every part: what counts 0, a lower total, a Yellow or Red card', () => {
  const t = atTurn({ a: { played: ['N11', 'N09'], hand: ['N01'] }, b: { hand: ['F12', 'T03'] } });
  lay(t, 0, 'booking', ['booking']);
  t.a.pick('pass');
  play(t, 1, 'F12', 'F12/0', 'choose:N11');
  play(t, 1, 'T03', 'T03/0');
  const lines = drawn(t, 1);
  expect(rows(lines, 'Pass ')).toEqual(['Pass      0 = 0 (Offside Trap) + 2 − 1 (Yellow card) − 1 (Tsuneo Takashima)']);
  expect(rows(lines, 'Shot ')).toEqual(['Shot      4 = 3 + 2 − 1 (Yellow card)']);
  expect(rows(lines, 'Booked')).toEqual(['Booked    Yellow card S−1 P−1 D−1']);
});

describe('chances', () => {
  test('stand beside the action and beside the points, for the Attacker with what the Defender may answer', () => {
    const t = toDeclare(fight());
    expect(rows(drawn(t), 'Chance')).toEqual(['Chance    Shot 5 against Defence 7: 28 % · Pass 6 against Defence 7: 42 %']);
    expect(notes(t, 0)).toEqual(['(28 %, 58 % with 2 points)', '(42 %, 58 % with 1 point)']);
    t.a.pick('shoot');
    expect(notes(t, 0)).toEqual(['(28 %, 8 % against 2 more)', '(42 %, 17 % against 2 more)', '(58 %, 28 % against 2 more)']);
    t.a.pick('spend#2');
    expect(notes(t, 1)).toEqual(['(stops it: 42 %)', '(stops it: 58 %)', '(stops it: 72 %)']);
    expect(rows(drawn(t), 'Action')).toEqual(['Action    Shot 5 + 2 points = 7 against Defence 7']);
  });

  test('are gone when the dice have fallen: then the sums stand there', () => {
    const t = act(fight(), { do: 'shoot', spend: [2, 1], dice: [[3], [6]] });
    expect(rows(drawn(t), 'Chance')).toEqual([]);
    expect(drawn(t).join('\n')).toContain('Action    Shot 5 + 2 points + die 3 = 10 against\n          Defence 7 + 1 point + die 6 = 14');
  });
});

test('what can be rolled again or saved lies open, with its faces; what was used says so', () => {
  const t = act(fight(), {
    do: 'shoot',
    spend: [2, 0],
    dice: [
      [4, 4],
      [2, 1, 5],
    ],
  });
  const played = () => [rows(drawn(t), '          Ken')[0] ?? '', rows(drawn(t), 'Played')[1]].map((line) => line.slice(10));
  expect(played()).toEqual([
    'Ken Wakashimazu S0 P1 D4 (save: 1–2 catch, 3 corner, 4–6 goal)',
    'Tsubasa Ozora S3 P4 D1 · Teppei Kisugi S2 P2 D0 (re-roll)',
  ]);
  // The shot has beaten the Defence, the save is tried, and its die rolled again.
  t.a.pick('pass').b.pick('save:TM4');
  expect(rows(drawn(t), '          Die')).toEqual(['          Die of the save: 1']);
  expect(rows(drawn(t), 'Played')[0]).toContain('Ken Wakashimazu S0 P1 D4 (save tried)');
});

test('a duel: both sets of cards lie open; who has chosen shows, and not what', () => {
  const t = atTurn({ a: { hand: ['F05'] }, b: { played: ['T02'] } });
  t.a.pick('play:F05').a.pick('use:F05/0');
  expect(notes(t, 0)[0]).toBe('(blue, blocked by Wakashimazu Stops the Drive Shot)');
  expect(notes(t, 1)[0]).toBe('(blue, blocks Drive Shot)');
  const before = drawn(t, 1);
  expect(rows(before, 'Shots')).toEqual(['Shots     Drive Shot (blue) · Overhead Kick (green) · Banana Shot (white)']);
  expect(rows(before, 'Blocks')[0]).toMatch(/^Blocks {4}Wakashimazu Stops the Drive Shot \(blue\) ·/);
  t.a.pick('choose:NS2');
  expect(drawn(t, 1).filter((line) => !before.includes(line))).toEqual(['          Your opponent: chosen']);
});

test('of the other hand only backs show, and what everybody has seen', () => {
  const t = atTake();
  const [taken] = t.b.cards('pitch');
  t.b.pick(`take:${taken}`);
  const name = pack.speak('en').card(game.defs[game.defIndex.get(taken)!]).name;
  const line = rows(drawn(t, 0), 'Hand')[0];
  expect(line).toBe(`Hand      5 cards (4 Toho, 1 First Half) · you know ${name}`);
  const hidden = t.b
    .cards('hand')
    .filter((id) => id !== taken)
    .map((id) => game.defs[game.defIndex.get(id)!].name);
  expect(hidden).toHaveLength(4);
  for (const viewer of [0, 'spectator'] as const) for (const secret of hidden) expect(drawn(t, viewer).join(' ')).not.toContain(secret);
});

test('a back on top of a deck that is none of the team shows', () => {
  const t = atTurn({ a: { deck: ['N05', 'F10'] }, b: { hand: ['T02'], deck: ['fatigue', 'T03'] } });
  expect(rows(drawn(t), 'Deck')).toEqual(['Deck      Fatigue on top']);
});

test('where lines are few, what cannot be done now is left out', () => {
  const t = fight();
  const small = drawn(t, 0, 'en', { rows: 24, tty: true });
  expect(rows(small, 'Motivate')).toHaveLength(1);
  expect(rows(small, 'Pitch')).toEqual([]);
  expect(small.join('\n')).toContain('(save)');
  points(t, 0, [0, 0, 0]);
  expect(rows(drawn(t, 0, 'en', { rows: 24, tty: true }), 'Motivate')).toEqual([]);
});

/** Random matches: each pick with the scene its seat had before its eyes, and what came of it. */
function* picks(matches: number) {
  for (let n = 0; n < matches; n++) {
    const dice = stream(`picks/${n}`);
    let state = create(game, { startingPoints: 2 }, [{}, {}], `picks/${n}`);
    while (!state.result) {
      const [seat] = asked(game, state);
      const ask = askFor(game, state, seat)!;
      const option = ask.options[dice.below(ask.options.length)];
      const seen = view(game, state, seat);
      const log: Event[] = [];
      state = pick(game, state, seat, option.key, log);
      yield { seen, option, log };
    }
  }
}

test('the sums between the sides are those the action is decided by', () => {
  let compared = 0;
  for (const { seen, option, log } of picks(20)) {
    const found = log.find((e) => e.type === 'compare');
    // A pass that ended the re-rolls: nothing else can come between.
    if (!found || option.verb !== 'pass' || seen.ask?.name !== 'rerolls') continue;
    const { values, attacker } = found.args as { values: number[]; attacker: number };
    const text = pack.board(sceneFor(seen, 'en', { columns: 120 })).join('\n');
    expect(text).toMatch(new RegExp(`= ${values[attacker]} against Defence .* = ${values[1 - attacker]}$`, 'm'));
    compared++;
  }
  expect(compared).toBeGreaterThan(6);
});

test.each([40, 60, 80, 120])('no line is wider than %i columns, in either language, with nine cards played', (columns) => {
  const t = atTurn({
    a: { played: ['N11', 'N10', 'N09', 'N07', 'NM4'], hand: ['N01'] },
    b: { played: ['T02', 'TM4', 'G07', 'F04'], hand: ['T03'] },
  });
  for (const lang of ['en', 'fr'] as const) {
    const lines = drawn(passes(t), 0, lang, { columns });
    expect(lines.filter((line) => [...line].length > columns)).toEqual([]);
    for (const def of ['N11', 'NM4', 'G07', 'F04'])
      expect(lines.join(' ').replace(/\s+/g, ' ')).toContain(pack.speak(lang).card(game.defs[game.defIndex.get(def)!]).name);
  }
});
