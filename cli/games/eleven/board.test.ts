/** The board of ELEVEN, drawn from views: clubs, transfer area, meeting, pitch, Sections, League, goals and the sheet. */
import { type View, view } from '@touchline/engine';
import { expect, test } from 'vitest';
import { atDay, atMatch, atMeeting, type Season, start } from '../../../games/eleven/rules/testing/scenarios.ts';
import { gameNamed } from '../../games.ts';
import { zoom } from '../../table/explain.ts';
import { sceneOf } from '../../table/scene.ts';
import { wordsOf } from '../../words/words.ts';

const pack = gameNamed('eleven');
const { game } = pack;

type Size = { readonly columns?: number; readonly rows?: number; readonly tty?: boolean };
const sceneFor = (seen: View, lang: 'en' | 'fr', { columns = 80, rows = 60, tty = false }: Size = {}) =>
  sceneOf(pack, seen, pack.speak(lang, seen.seats), wordsOf(lang), { columns, rows, tty });
const drawn = (t: Season, viewer: number | 'spectator' = 0, lang: 'en' | 'fr' = 'en', size: Size = {}) =>
  pack.board(sceneFor(view(t.game, t.state, viewer), lang, size));
/** A row with the lines it runs on to. */
function row(lines: readonly string[], label: string): string {
  const at = lines.findIndex((line) => line.startsWith(`${label} `));
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((line) => !line.startsWith('          '));
  return [lines[at], ...rest.slice(0, end)].map((line) => line.slice(10)).join(' ');
}
/** From the first rule on: what is the viewer's own. */
const own = (t: Season): string[] => {
  const lines = drawn(t);
  return lines.slice(lines.indexOf('─'.repeat(80)));
};
const notes = (t: Season, seat: number) => {
  const seen = view(t.game, t.state, seat);
  return seen.ask!.options.map((option) => pack.beside!(sceneFor(seen, 'en'), seen.ask!, option)).filter((note) => note !== '');
};

const week = () =>
  atDay({
    a: {
      cash: 5,
      fan: 2,
      squad: ['V05', 'Y15'],
      staff: ['S01'],
      directors: ['D01', 'D11', 'D16'],
      stadium: ['stand3'],
      office: 2,
      kit: ['P01'],
    },
    b: { cash: 1, squad: ['V01'] },
    players: ['R01', 'R05', 'R21', 'R31', 'R24'],
    staff: ['S20', 'S11', 'S31', 'S07', 'S24'],
    sponsors: ['P01', 'P02', 'P03', 'P04', 'P05'],
  });

test('in the week: slots that can be had, the League, the next Opponent, and the own club with what it costs', () => {
  const lines = drawn(week());
  expect(lines[0]).toMatch(/^Week 1 of 6 · Tuesday · Division 3 +Rookhaven \d+ · Port Salter \d+$/);
  expect(row(lines, 'Players')).toBe(
    '[1 Bauer GK1 2 gloves 2 cash] · [2 González D3 LD LM #3 2 cash] · 3 Fitzroy A2 LM LF #11 2 cash · 4 Vance A1 RF #7 1 cash · 5 Mbeki A3 CM #8 4 cash',
  );
  expect(row(lines, 'Youth')).toMatch(/^Youngster · .* · \d+ cards$/);
  expect(row(lines, 'League')).toMatch(/^1 Rookhaven 0 · 1 Port Salter 0 · /);
  expect(row(lines, 'Scout')).toMatch(/They play \d-\d-\d\.$/);
  const near = lines.slice(lines.findIndex((line) => line.startsWith('── You ●')));
  expect(near[0]).toContain('── You ● Rookhaven, First player ─');
  expect(row(near, 'Supply')).toBe('cash 5 (Stat 2) · fans 2 (Stat 2) · operation 0 (Stat 2) · fitness 0 (Stat 2) · VP 0');
  expect(row(near, 'Stadium')).toBe('0 of 3 Stands taken · Stand 3 · Office 2 (5 VP)');
  expect(row(near, 'Sponsors')).toBe('Adboards 0 of 2 · Kit: Mended Bones Clinic');
  expect(row(near, 'Upkeep')).toBe('0 + 1 + 0 = 1 cash at the end of the week');
  expect(row(near, 'Squad')).toBe('Castellanos A3 LM LF #11 · Achebe A1 LD LM');
});

test('the other manager sees the same from the other side, in French, and no hand but the own', () => {
  const lines = drawn(week(), 1, 'fr');
  expect(lines[0]).toMatch(/^Semaine 1 sur 6 · Mardi · Division 3/);
  expect(row(lines, 'Joueurs')).toContain('[2 González D3 DG MG #3 2 argent] · 3 Fitzroy A2 MG AG #11 2 argent');
  const far = lines.slice(0, lines.indexOf('─'.repeat(80)));
  expect(row(far, 'Effectif')).toBe('Castellanos A3 MG AG #11 · Achebe A1 DG MG');
  expect(row(far, 'Tactiques')).toBe('1 carte');
  expect(row(lines.slice(far.length), 'Tactiques')).not.toBe('');
});

test('what a contract pays and a Player is stands beside the answer', () => {
  const beside = notes(week(), 0);
  expect(beside).toContain('(cash 5 → 9)');
  expect(beside).toContain('(A3 LM LF #11)');
});

test('of a Player nobody has only the Untrained face can be looked at', () => {
  const seen = view(game, week().state, 0);
  const zoomed = (name: string) => zoom(sceneFor(seen, 'en'), seen.ask, name).join(' ');
  expect(zoomed('González')).toMatch(/Strength 3.*\{Untrained, before the match\}/);
  expect(zoomed('González')).not.toContain('Trained:');
  // Castellanos is in the squad.
  expect(zoomed('Castellanos')).toMatch(/Trained: Strength 2.*\{Trained, after the match\}/);
});

test('on Monday: the card, and which colour leads on each face', () => {
  const t = atMeeting('M01', 'yellow', { options: { rerollPrompt: 'ask' }, a: { fan: 3, directors: ['D02', 'D15'] } });
  const lines = drawn(t);
  expect(row(lines, 'Meeting')).toMatch(/^Ticket prices \{Yellow\} Gain 2 cash and lose 2 fans\. \(cash 0 → 2 · fans 3 → 1\) \{Blue\}/);
  expect(row(lines, 'Votes')).toMatch(/^▶1 yellow · 2 \w+ · /);
});

test('on Matchday: the report and the Lines, then five pairs of Sections and what would happen', () => {
  const t = atMatch({ a: { fit: 3, fan: 1, squad: ['V05', 'Y15'], tactics: ['T01', 'T06'], opponent: 'BLK2' } });
  expect(row(own(t), 'Scout')).toMatch(/^Blackston Kings: /);
  t.a.pick('suggest:best');
  const placed = own(t);
  expect(row(placed, 'Forwards')).toMatch(/^LF .* · CF .* · RF /);
  expect(row(placed, 'Keeper')).toMatch(/^GK1 1 glove · Formation \d-\d-\d$/);
  t.a.pick('stands#0');
  expect(t.ask).toBe('tactic');
  const met = own(t).filter((line) => /v their/.test(line));
  expect(met).toHaveLength(5);
  expect(met[0]).toMatch(/^ {10}left wing v their right wing: .*: \d–\d$/);
  expect(row(own(t), 'Score')).toBe('0–0 · Blackston Kings');
});

test('alone: the goals of the Scenario as they stand', () => {
  const t = start({ seats: 1, options: { scenario: 2 } }).until('day');
  expect(row(drawn(t), 'Goals')).toMatch(/^no Debt, now 14: open · place 6 or better, now 1: met$/);
  expect(drawn(t)[0]).toContain('Division 3 · Red Numbers');
});

test('after the last match: every line of the sheet of every club, no line too wide', () => {
  const t = start({ options: { weeks: 3 }, seed: 'sheet' });
  t.random('sheet');
  for (const lang of ['en', 'fr'] as const) {
    const lines = drawn(t, 0, lang);
    expect(lines.filter((line) => /^(Rookhaven|Port Salt)/.test(line))).toHaveLength(2);
    expect(lines.filter((line) => [...line].length > 80)).toEqual([]);
  }
  expect(row(drawn(t), 'Rookhaven')).toMatch(/^League −?\d+ · .*Total −?\d+$/);
});

test('where lines are few, others show only what they have', () => {
  const dense = drawn(week(), 1, 'en', { rows: 24, tty: true });
  expect(dense.length).toBeLessThan(drawn(week(), 1).length);
});
