/** Between the two sides: the Pitch, the Signings, how many cards are played, and how the action stands. */
import type { Seat } from '@touchline/engine';
import { game, ownOf, prospectsOf, standingOf, totalsOf } from '../../../games/tsubasa/index.ts';
import { GLUE } from '../../table/lines.ts';
import { entries, row } from '../../table/rows.ts';
import { type Scene, zoneAt } from '../../table/scene.ts';
import { cardText, isOffered, offeredText, phaseOf, signed, wordsOf } from './cards.ts';

export function middle(s: Scene): string[] {
  if (phaseOf(s) === 'duel') return duel(s);
  return [...pitch(s), ...signings(s), ...count(s), ...action(s)];
}

/** The Match cards in the open, and how many lie in the deck of this half. */
function pitch(s: Scene): string[] {
  const w = wordsOf(s);
  const { half } = standingOf(game, s.view);
  const { cards } = zoneAt(s, 'pitch', -1);
  const left = half === 0 ? zoneAt(s, 'firstDeck', -1).count : half === 1 ? zoneAt(s, 'secondDeck', -1).count : 0;
  if (cards.length + left === 0 || (s.dense && !isOffered(s, 'take'))) return [];
  return row(s, w.pitch, entries(s, [...cards.map((card) => cardText(s, card)), w.deckCount(left)]));
}

function signings(s: Scene): string[] {
  const { cards } = zoneAt(s, 'signings', -1);
  if (cards.length === 0 || (s.dense && !isOffered(s, 'sign'))) return [];
  return row(
    s,
    wordsOf(s).signings,
    entries(
      s,
      cards.map((card) => offeredText(s, card)),
    ),
  );
}

function count(s: Scene): string[] {
  const w = wordsOf(s);
  const { round, count, limit } = standingOf(game, s.view);
  const gone = zoneAt(s, 'box', -1).count;
  return round === 0 ? [] : row(s, w.count, entries(s, [w.of(count, limit), ...(gone > 0 ? [w.box(gone)] : [])]));
}

// ---------------------------------------------------------------- the action

function action(s: Scene): string[] {
  const phase = phaseOf(s);
  if (phase === '' || phase === 'setUp' || phase === 'draw') return [];
  const { action, dice, save } = ownOf(s.view);
  const { attacker } = standingOf(game, s.view);
  if (action === '') return chances(s);
  const rolled = dice[attacker] > 0;
  return [
    ...row(s, wordsOf(s).action, wordsOf(s).against(sideSum(s, attacker), sideSum(s, 1 - attacker))),
    ...(rolled ? [] : chances(s)),
    ...(save > 0 ? row(s, '', wordsOf(s).saveDie(save)) : []),
  ];
}

/** How it would stand if it came to it now, without points: `Shot 5 against Defence 7: 28 %`. */
function chances(s: Scene): string[] {
  const w = wordsOf(s);
  const each = prospectsOf(game, s.view).map(({ action, total, defence, chances }) =>
    w.odds(w.against(`${w.kinds[action]} ${signed(total)}`, `${w.kinds.defence} ${signed(defence)}`), w.percent(chances[0].best)),
  );
  return row(s, w.chance, entries(s, each));
}

/** `Pass 4 + 3 points + die 3 = 10`, as far as it has come. */
function sideSum(s: Scene, seat: Seat): string {
  const w = wordsOf(s);
  const { action, spent, dice } = ownOf(s.view);
  const kind = seat !== standingOf(game, s.view).attacker ? 'defence' : action === 'pass' ? 'pass' : 'shot';
  const { total } = totalsOf(game, s.view)[seat][kind];
  const parts = [signed(total), ...(spent[seat] > 0 ? [w.pointsAdded(spent[seat])] : []), ...(dice[seat] > 0 ? [w.die(dice[seat])] : [])];
  const sum = parts.length > 1 ? ` = ${signed(total + spent[seat] + dice[seat])}` : '';
  return `${w.kinds[kind]} ${parts.join(' + ')}${sum}`.replaceAll(' ', GLUE);
}

// ---------------------------------------------------------------- a Special Shot

/** Who has chosen shows, what they chose does not. */
function duel(s: Scene): string[] {
  const w = wordsOf(s);
  const done = [0, 1].filter((seat) => !s.view.thinking.includes(seat)).map((seat) => w.chosen(s.speaker.seat(seat, s.view.viewer)));
  return [...row(s, w.duel, w.inSecret), ...(done.length > 0 ? row(s, '', done.join(' · ')) : [])];
}
