/** The League table, the Board Meeting, a Scenario's goals, and the sheet of every club. */
import type { Seat } from '@touchline/engine';
import { weeksTold } from '../../../games/eleven/read/results.ts';
import { COLOURS } from '../../../games/eleven/state.ts';
import { entries, row } from '../../table/rows.ts';
import { defOf, nameOf, type Scene } from '../../table/scene.ts';
import { cardsIn, comesTo, own, shown, signed, wordsOf } from './cards.ts';
import type { SheetLine } from './words.ts';

const teamName = (s: Scene, emblem: string): string =>
  s.game.defs.find(({ kind, traits }) => kind === 'opponent' && traits.emblem[0] === emblem)?.name ?? emblem;

/** ELV-1304: all teams in their places. */
export function league(s: Scene): string[] {
  const w = wordsOf(s);
  const { league: emblems, inactive } = own(s);
  const teams = shown(s).league.map(({ seat, foe, points, position }) => {
    const name = seat >= 0 ? shown(s).clubs[seat].name : teamName(s, emblems[foe]);
    return `${position} ${name} ${points}${foe >= 0 && inactive[foe] === 1 ? ` (${w.inactive})` : ''}`;
  });
  return [...row(s, w.league, entries(s, teams)), ...results(s)];
}

/** Who played whom and how it ended, Week by Week; of the last one only, where there are few lines. */
function results(s: Scene): string[] {
  const w = wordsOf(s);
  const lines = s.told().map(({ clause, seat, args }) => ({ clause, seat, facts: args }));
  const weeks = weeksTold(lines);
  return (s.dense ? weeks.slice(-1) : weeks).flatMap(({ week, played, rolled }) => {
    const matches = played.map(({ seat, team, score }) => `${shown(s).clubs[seat].name} ${score.join('–')} ${teamName(s, team)}`);
    const dice = Object.entries(rolled).map(([team, n]) => `${teamName(s, team)} ${w.rolled(n)}`);
    return row(s, w.weekShort(week), entries(s, [...matches, ...(s.dense ? [] : dice)]));
  });
}

/** ELV-406: the card, and which colour leads on each face of the die. */
export function meeting(s: Scene, seat: Seat): string[] {
  const w = wordsOf(s);
  const { die } = own(s);
  const cards = cardsIn(s, 'meeting', seat).flatMap((card) => {
    const def = defOf(s.game, card.def);
    const decisions = s.speaker.card(def).text.flatMap((text, i) => {
      const becomes = comesTo(s, seat, def, COLOURS[i + 1]);
      return row(s, '', becomes === '' ? text : `${text} (${becomes})`);
    });
    return [...row(s, w.meeting, nameOf(s, card)), ...decisions];
  });
  const leads = shown(s).ballots[seat].leads.map((colour, i) => {
    const said = w.onDie(i + 1, colour === 0 ? w.tie : w.terms.colour[COLOURS[colour] as 'red']);
    return die[seat] === i + 1 ? `▶${said}` : said;
  });
  return cards.length === 0 ? [] : [...cards, ...row(s, w.votes, entries(s, leads))];
}

export function aims(s: Scene): string[] {
  const w = wordsOf(s);
  const list = shown(s).aims.map(
    ({ goal, now, need, met }) => `${w.terms.aim[goal](need)}, ${w.aimNow(now)}: ${met ? w.met : s.view.result ? w.missed : w.unmet}`,
  );
  return list.length === 0 ? [] : row(s, w.aims, entries(s, list));
}

const LINES: readonly SheetLine[] = ['league', 'tokens', 'experience', 'infrastructure', 'office', 'suspensions', 'scenario'];

/** ELV-1303 to ELV-1310: every line that counts. */
export function sheet(s: Scene, seat: Seat): string[] {
  const w = wordsOf(s);
  const { sheet: lines } = shown(s).clubs[seat];
  const sets = Object.entries(lines.sets).flatMap(([set, { vp }]) => (vp === 0 ? [] : [`${w.terms.set[set as 'CO']} ${signed(vp)}`]));
  const parts = LINES.flatMap((name) => (lines[name] === 0 && name !== 'league' ? [] : [`${w.sheet[name]} ${signed(lines[name])}`]));
  return row(s, shown(s).clubs[seat].name.slice(0, 9), entries(s, [...parts, ...sets, `${w.total} ${signed(lines.total)}`]));
}
